"""Bench of what has not changed: questions to the referee under the rules of the presets, asked of two engines.

Questions of Two Hundred and Rangvaar drawn by lot (follow, winner, auction, score, match, payout), every
preset in turn, each answered by this engine and by another one in a folder of its own. Every key that the
other engine answers has to be the same here.

    python -m tests.bench.same_rulings FOLDER_OF_THE_OTHER_ENGINE [--count 100000]
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, Final

RANKS: Final = "23456789TJQKA"
SUITS: Final = "SHCD"
SEATS: Final = "SWNE"
PRESETS: Final = {"two_hundred": ("reference", "traditional"), "rangvaar": ("reference",)}

Question = dict[str, Any]


def questions(count: int, seed: str) -> list[Question]:
    """So many questions, the same for the same seed."""
    rng = Random(seed)
    made = []
    for number in range(count):
        game = ("two_hundred", "rangvaar")[number % 2]
        rules = PRESETS[game][number // 2 % len(PRESETS[game])]
        kinds = (_follow, _winner, _auction, _score, *((_match, _payout) if game == "rangvaar" else ()))
        asked = kinds[int(rng.random() * len(kinds))](game, rules, rng)
        made.append({"id": number, "game": game, "rules": rules, **asked})
    return made


def _pack(game: str, rules: str) -> list[str]:
    ranks = RANKS if game == "rangvaar" else RANKS[3:]
    return [rank + suit for rank in ranks for suit in SUITS if rules != "traditional" or rank != "6"]


def _follow(game: str, rules: str, rng: Random) -> Question:
    cards = rng.sample(_pack(game, rules), 9)
    return {"ask": "follow", "trump": rng.choice(SUITS), "hand": " ".join(cards[1:]), "lead": cards[0]}


def _winner(game: str, rules: str, rng: Random) -> Question:
    first = rng.randrange(4)
    cards = rng.sample(_pack(game, rules), rng.randint(1, 4))
    plays = [[SEATS[(first + at) % 4], card] for at, card in enumerate(cards)]
    return {"ask": "winner", "trump": rng.choice(SUITS), "plays": plays}


def _auction(game: str, rules: str, rng: Random) -> Question:
    values = range(50, 101, 5) if game == "two_hundred" else range(7, 14)
    first = rng.randrange(4)
    bids: list[list[Any]] = []
    least = 0
    for turn in range(rng.randint(0, 9)):
        # Now and then out of turn, or lower than it may be.
        seat = SEATS[(first + turn + (rng.random() < 0.05)) % 4]
        higher = [value for value in values if value > least or rng.random() < 0.1]
        if rng.random() < 0.5 or not higher:
            bids.append([seat, "pass"])
        else:
            least = rng.choice(higher[:3])
            bids.append([seat, least])
    who = {"dealer": SEATS[first - 1]} if game == "two_hundred" else {"first": SEATS[first]}
    return {"ask": "auction", **who, "bids": bids}


def _result(game: str, rng: Random) -> Question:
    if game == "rangvaar":
        ours = rng.randint(0, 13)
        return {
            "declarer": rng.choice(SEATS),
            "contract": rng.randint(7, 13),
            "tricks": {"NS": ours, "EW": 13 - ours},
        }
    ours = 5 * rng.randint(0, 20)
    declarer = rng.choice(SEATS)
    bettors = {declarer, *rng.sample(SEATS, rng.randint(0, 3))}
    return {
        "declarer": declarer,
        "contract": 5 * rng.randint(10, 20),
        "bettors": sorted(bettors),
        "card_points": {"NS": ours, "EW": 100 - ours},
        "totals": {side: 5 * rng.randint(-30, 39) for side in ("NS", "EW")},
    }


def _score(game: str, rules: str, rng: Random) -> Question:
    return {"ask": "score", **_result(game, rng)}


def _match(game: str, rules: str, rng: Random) -> Question:
    deals = rng.choice((3, 5))
    return {"ask": "match", "deals": deals, "results": [_result(game, rng) for _ in range(rng.randint(0, 6))]}


def _payout(game: str, rules: str, rng: Random) -> Question:
    return {"ask": "payout", "stake": rng.randint(0, 5000), "won_by": rng.choice(("NS", "EW", "tie"))}


def answers(engine: Path, lines: str) -> list[Question]:
    """What the referee of the engine in this folder answers, line by line."""
    told = subprocess.run(
        [sys.executable, "-m", "followsuit", "referee"],
        input=lines,
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(engine)},
    )
    return [json.loads(line) for line in told.stdout.splitlines()]


def main() -> None:
    """Ask both engines and print the first questions they answer differently."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", type=Path)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", default="same")
    asked = parser.parse_args()
    made = questions(asked.count, asked.seed)
    lines = "".join(json.dumps(question) + "\n" for question in made)
    here, there = answers(Path(__file__).parents[2] / "engine", lines), answers(asked.other, lines)
    kinds = Counter((question["game"], question["ask"]) for question in made)
    refused = sum("error" in ruling or ruling.get("legal") is False for ruling in there)
    differing = [
        (question, new, old)
        for question, new, old in zip(made, here, there, strict=True)
        if any(new.get(key) != value for key, value in old.items())
    ]
    for question, new, old in differing[:5]:
        print(json.dumps(question), new, old, sep="\n  ")
    print(dict(kinds))
    print(f"{len(made)} questions, {refused} refused or in error, {len(differing)} answered differently")
    sys.exit(bool(differing))


if __name__ == "__main__":
    main()
