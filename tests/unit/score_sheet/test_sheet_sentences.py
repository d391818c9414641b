"""Sentences of sheets: the score of a deal has all the facts that its sentence names, in every language."""

import re
from pathlib import Path
from typing import Any

import pytest

from followsuit.score_sheet import enter_deal, new_sheet, standings

TEXTS = Path(__file__).parents[3] / "web" / "js" / "features" / "score-sheet" / "text"
MESSAGE = re.compile(r"^score-sheet-((?:step|note)-\w+(?:-\w+)?) =((?:.|\n[ \t])*)", re.MULTILINE)

#: Deals whose scores are all that a sheet can say: a game, its rules, and what was entered.
EVENINGS: list[tuple[str, Any, list[dict[str, Any]]]] = [
    ("two_hundred", "traditional", [{"thrown_in": True}]),
    (
        "two_hundred",
        {"preset": "reference", "forced_bet_counts": False},
        [
            {"declarer": "S", "bet": 100, "points": 100},
            {"declarer": "N", "bet": 50, "points": 70, "forced": True},
            {"declarer": "W", "bet": 60, "points": 35, "other_bet": False},
        ],
    ),
    (
        "rangvaar",
        "reference",
        [{"declarer": "S", "bid": 8, "tricks": 6}, {"declarer": "S", "bid": 8, "tricks": 13}],
    ),
    (
        "rangvaar",
        {"preset": "reference", "failed_bid": "minus_bid"},
        [{"declarer": "S", "bid": 8, "tricks": 6}],
    ),
    (
        "rangvaar",
        {"preset": "reference", "failed_bid": "floor_zero"},
        [{"declarer": "S", "bid": 8, "tricks": 6}],
    ),
    ("court_piece", "hokm", [{"winner": "NS", "tricks": 3}]),
    (
        "court_piece",
        {"preset": "reference", "target": 10, "bavney": "go_on"},
        [
            *[{"winner": "NS", "tricks": 4}] * 7,
            {"winner": "NS", "tricks": 4},
            {"winner": "EW", "tricks": 0, "all": False},
            {"winner": "EW", "tricks": 0, "all": True},
        ],
    ),
    (
        "tractor",
        {"preset": "standard", "failed_throw_penalty": 10},
        [
            {"starter": "S", "points": 85, "penalty": 10, "last": True, "kitty": 20, "lead": "pair"},
            {"total": 0},
        ],
    ),
    ("tractor", {"preset": "standard", "must_defend": ["3"]}, [{"starter": "S", "points": 0, "last": False}]),
    ("tractor", {"preset": "standard", "first_level": "A"}, [{"starter": "S", "points": 0, "last": False}]),
    ("tractor", "auction", [{"bid": 150, "starter": "E", "points": 60, "last": False}]),
    (
        "tractor",
        {"preset": "standard", "first_level": "J", "jack_hook": "to_two", "kitty_multiplier": "none"},
        [{"starter": "S", "trump": "H", "points": 80, "last": True, "jacks": "jacks"}],
    ),
]


def said() -> dict[tuple[str, str], set[str]]:
    """The facts of each step and note by its message and the game."""
    found: dict[tuple[str, str], set[str]] = {}
    for game, rules, evening in EVENINGS:
        sheet = new_sheet(game, rules, dealer="W")
        for values in evening:
            sheet = enter_deal(sheet, values)
            now = standings(sheet)
            result = now.deals[-1].result
            notes = sheet.title.keeper.shown(now.standing).notes
            assert result is not None
            for kind, steps in (("step", result.steps), ("note", notes)):
                for step in steps:
                    facts = found.setdefault((f"{kind}-{step.code}", game), set(step.facts))
                    facts &= set(step.facts)
    return found


@pytest.mark.host
def test_every_sentence_about_a_deal_is_said_with_all_of_its_facts():
    found = said()
    for file in sorted(TEXTS.glob("*.ftl")):
        texts = dict(MESSAGE.findall(file.read_text(encoding="utf-8")))
        asked = {f"{message}-{game}" if f"{message}-{game}" in texts else message for message, game in found}
        assert asked == set(texts), f"{file.name}: each sentence is said, and nothing without one"
        for (message, game), facts in found.items():
            text = texts.get(f"{message}-{game}", texts.get(message, ""))
            assert set(re.findall(r"\$(\w+)", text)) <= facts, (file.name, message, game)
