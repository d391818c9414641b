"""Every public case of the options that no preset plays, asked through the referee as a line of JSON."""

import json
from pathlib import Path

import pytest

from followsuit.referee import answer_line
from tests.shared.case_answers import agrees

CASES = [
    json.loads(line)
    for file in sorted(Path(__file__).parent.glob("options_*.jsonl"))
    for line in file.read_text(encoding="utf-8").splitlines()
    if line.strip()
]


def test_there_are_cases():
    assert len(CASES) >= 48


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_the_referee_rules_as_the_case_expects(case):
    question = {key: value for key, value in case.items() if not key.startswith("expect")}
    ruling = json.loads(answer_line(json.dumps(question)))
    assert ruling["id"] == case["id"]
    assert agrees(case["expect"], ruling), ruling
