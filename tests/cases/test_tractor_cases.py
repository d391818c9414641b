"""Every public case of Tractor, ruled on by the referee.

`tractor_league.jsonl` has the facts by which a public league of Tractor bots (80fen) says that two engines play the same
game, under its rules written as ours.
"""

import json
from pathlib import Path

import pytest

from followsuit.referee import answer

FILES = sorted(Path(__file__).parent.glob("tractor_*.jsonl"))
CASES = [json.loads(line) for path in FILES for line in path.read_text(encoding="utf-8").splitlines() if line]

#: The fields of a case other than its question.
BESIDES = ("expect", "expect_any", "engines_agreeing", "tier")


def agrees(want, got):
    if set(want) == {"fails", "down"}:
        return want["fails"] == got["fails"] and sorted(want["down"].split()) == sorted(got["down"].split())
    if "error" in want:
        return "error" in got and all(got["error"][key] == value for key, value in want["error"].items())
    return all(key in got and got[key] == value for key, value in want.items())


def test_there_are_cases():
    assert len(CASES) >= 4872


@pytest.mark.parametrize("ask", sorted({case["ask"] for case in CASES}))
def test_rulings_are_what_the_cases_expect(ask):
    wrong = []
    for case in CASES:
        if case["ask"] == ask:
            question = {key: value for key, value in case.items() if key not in BESIDES}
            ruling = answer(question)
            if not any(agrees(want, ruling) for want in case.get("expect_any") or [case["expect"]]):
                wrong.append((case["id"], ruling))
    assert not wrong
