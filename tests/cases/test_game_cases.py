"""Every public case of a game and of its options, asked through the referee as a line of JSON."""

import json
from pathlib import Path

import pytest

from followsuit.referee import answer_line
from tests.shared.case_answers import agrees

#: By file, how many cases there are at least. Tractor's are in test_tractor_cases.py.
LEAST = {
    "court_piece": 250,
    "rangvaar_rules": 16,
    "two_hundred": 16,
    "options_auction": 16,
    "options_rangvaar": 17,
    "options_two_hundred": 15,
}


def cases(file):
    lines = (Path(__file__).parent / f"{file}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines if line.strip()]


def test_every_file_of_cases_is_asked():
    files = {path.stem for path in Path(__file__).parent.glob("*.jsonl")}
    assert {file for file in files if not file.startswith("tractor_")} == set(LEAST)


@pytest.mark.parametrize("file", LEAST)
def test_there_are_cases(file):
    assert len(cases(file)) >= LEAST[file]


@pytest.mark.parametrize(
    "case", [pytest.param(case, id=case["id"]) for file in LEAST for case in cases(file)]
)
def test_the_referee_rules_as_the_case_expects(case):
    question = {key: value for key, value in case.items() if not key.startswith("expect")}
    ruling = json.loads(answer_line(json.dumps(question)))
    assert ruling["id"] == case["id"]
    assert agrees(case["expect"], ruling), ruling
