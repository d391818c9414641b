"""Rulings: whole answers of the referee, one for each shape an answer to a question can have.

The public cases (`tests/cases`) say what they are about and leave the rest of an answer open; here nothing is. Which
case stands for a shape is the first that has it; of all others `answers.txt` holds a checksum for each question, and
`damaged.txt` of questions in which a field is missing or wrong. If a change is intended,
``python -m tests.golden.rulings`` writes all three again. Read the difference before committing it.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from followsuit.card_games.registry import game_named
from followsuit.referee import answer

HERE = Path(__file__).parent
KEPT = HERE / "rulings.jsonl"
SUMS, DAMAGED_SUMS = HERE / "answers.txt", HERE / "damaged.txt"
CASES = HERE.parent / "cases"
#: Fields of a case that are no part of its question.
BESIDES = ("expect", "expect_any", "engines_agreeing", "tier", "clause")

TRUMP = {"rank": "2", "suit": "H"}
#: Of questions that no public case asks.
MORE = [
    {"id": "shape of nothing", "game": "tractor", "ask": "shape", "trump": TRUMP, "cards": ""},
    {"id": "order", "game": "tractor", "ask": "order", "trump": TRUMP, "cards": "3S BJ 2S TD"},
    {"id": "points", "game": "tractor", "ask": "points", "cards": "5H TD KS AS"},
    *(
        {
            "id": f"undeclared {follows} {cards[-2:]}",
            "game": "tractor",
            "rules": {"no_declaration": follows},
            "ask": "undeclared",
            "rank": "2",
            "kitty": cards,
        }
        for follows in ("kitty", "redeal", "no_trump")
        for cards in ("3C 4C 9D KH 2H 6S 7S 8S", "3C 4C 9D KH SJ 6S 7S BJ")
    ),
    {"id": "opens first", "game": "tractor", "ask": "opens", "deal": 1},
    {"id": "opens later", "game": "tractor", "rules": {"preset": "auction"}, "ask": "opens", "deal": 2},
    {
        "id": "thrown",
        "game": "tractor",
        "rules": {"throw": "attempt"},
        "ask": "thrown",
        "trump": TRUMP,
        "attempt": "AS 9S",
        "others": ["TS", "3S", "4C"],
    },
    *(
        {"id": f"points {cards or None}", "game": game, "ask": "points", "cards": cards}
        for game in ("two_hundred", "tractor")
        for cards in ("", "2S KS", "5H 5H", "5H 5H 5H")
    ),
    {"id": "points two hundred", "game": "two_hundred", "ask": "points", "cards": "5H TD KS AS"},
    {
        "id": "no trump yet",
        "game": "court_piece",
        "rules": "hidden",
        "ask": "winner",
        "trump": None,
        "turned_at": None,
        "plays": [["S", "7H"], ["E", "AS"], ["N", "9H"], ["W", "KC"]],
    },
    *(
        {
            "id": f"asked {trump} {hand}",
            "game": "court_piece",
            "rules": "hidden",
            "ask": "follow",
            "trump": trump,
            "hand": hand,
            "lead": "KC",
            "asked": True,
        }
        for trump, hand in ((None, "4D QS"), ("S", "4C QS"))
    ),
    {"id": "leader", "game": "rangvaar", "ask": "leader", "first": "S", "declarer": "E"},
]


def questions() -> Iterator[dict[str, Any]]:
    """Yield the question of every public case, and more."""
    for path in sorted(CASES.glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            yield {key: value for key, value in json.loads(line).items() if key not in BESIDES}
    yield from MORE


def shape_of(question: dict[str, Any], ruling: Any) -> str:
    """Return what a ruling has in common with those of its shape: the question, the fields of both, and its codes."""
    fields = {
        name: value if name in ("reason", "rule") or value in (True, False, None) else type(value).__name__
        for name, value in ruling.items()
    }
    code = ruling["error"]["code"] if "error" in ruling else ""
    said = {name: value is None for name, value in question.items() if name not in ("id", "rules")}
    return json.dumps([question["game"], question["ask"], said, code, fields], sort_keys=True)


def checksums(asked: Iterable[dict[str, Any]]) -> list[str]:
    """Return a line for each question of each game: the checksum of all that is answered to it."""
    told: dict[str, str] = defaultdict(str)
    for question in asked:
        told[f"{question['game']} {question['ask']}"] += json.dumps(answer(question), ensure_ascii=False)
    return [f"{name} {sha256(text.encode()).hexdigest()[:16]}" for name, text in sorted(told.items())]


#: What stands in a field instead, where a question is damaged.
INSTEAD: tuple[Any, ...] = (
    None,
    "X" * 99,
    "",
    "X",
    "S",
    "AS",
    0,
    1,
    -1,
    99,
    True,
    [],
    ["AS"],
    [["S", "AS"]],
    [[["S", 7]]],
    {},
    {"S": "AS"},
)


def damaged() -> Iterator[dict[str, Any]]:
    """Yield the first question of each kind that has the same fields, with one less, with less, twice as much or
    something else in each, and under each preset, again with one field less.
    """
    first: dict[tuple[str, ...], dict[str, Any]] = {}
    for question in questions():
        first.setdefault((question["game"], question["ask"], *sorted(question)), question)
    for question in first.values():
        names = sorted(question.keys() - {"id", "game", "ask", "rules"})
        for preset in game_named(question["game"]).preset_names():
            asked = {**question, "rules": preset}
            yield asked
            yield from ({key: value for key, value in asked.items() if key != name} for name in names)
        for name in names:
            yield {key: value for key, value in question.items() if key != name}
            said = question[name]
            parts = [said[1:], said[:-1], said * 2] if isinstance(said, list | str) else []
            yield from ({**question, name: value} for value in (*INSTEAD, *parts))


def main() -> None:
    """Write the first ruling of each shape, and the checksums of all."""
    first: dict[str, str] = {}
    for question in questions():
        ruling = answer(question)
        line = json.dumps({"question": question, "ruling": ruling}, ensure_ascii=False)
        first.setdefault(shape_of(question, ruling), line)
    KEPT.write_text("\n".join(first.values()) + "\n", encoding="utf-8", newline="\n")
    for kept, asked in ((SUMS, questions()), (DAMAGED_SUMS, damaged())):
        kept.write_text("\n".join(checksums(asked)) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
