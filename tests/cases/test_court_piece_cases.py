"""Every public case of Court Piece, asked through the referee as a line of JSON."""

import json
from pathlib import Path

import pytest

from followsuit.referee import answer_line
from tests.shared.case_answers import agrees

LINES = (Path(__file__).parent / "court_piece.jsonl").read_text(encoding="utf-8").splitlines()
CASES = [json.loads(line) for line in LINES if line.strip()]


def test_there_are_cases():
    assert len(CASES) >= 250


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_the_referee_rules_as_the_case_expects(case):
    question = {key: value for key, value in case.items() if not key.startswith("expect")}
    ruling = json.loads(answer_line(json.dumps(question)))
    assert ruling["id"] == case["id"]
    assert agrees(case["expect"], ruling), ruling
