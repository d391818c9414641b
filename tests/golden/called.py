"""Called: what the functions of the package answer, called rightly and with each of their arguments wrong.

`shown.py` asks a match and its positions; here is what makes them, reads them and weighs them. If a change is intended,
``python -m tests.golden.called`` writes `called.txt` again: a checksum of what each function said in each game.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import followsuit
from followsuit import Budget, FollowSuitError, Match, Position
from followsuit.card_games.registry import game_names
from tests.golden import shown
from tests.golden.commanded import CHANCE

KEPT = Path(__file__).parent / "called.txt"
WRONG: tuple[Any, ...] = (
    *(None, True, 0, -1, 2, 1.5, "", "S", "Z" * 99, "AS", "casual", "one\nline", b"AS"),
    *([], ["S"], {}, {"S": "AS"}, {"Z": 1}, {"S": None}, {"preset": "reference"}, {"seats": 5}, int),
)
#: Without a seed there is chance in what is said, and so many pairs take long. Two processes do, too.
NEEDED = ("seed", "pairs")
LEFT_OUT = (("seed", None), ("jobs", 2))
#: What each function is rightly given that differs by game: contracts and standings of a deal, and seats that are held.
CONTRACTS: dict[str, dict[str, Any]] = {
    "two_hundred": {"declarer": "W", "bid": 70, "trump": "H"},
    "rangvaar": {"declarer": "N", "bid": 9, "trump": "S"},
    "court_piece": {"trump": "D"},
    "tractor": {},
}
STANDINGS: dict[str, dict[str, Any]] = {
    "two_hundred": {"dealer": "W", "totals": "NS 50 EW 0"},
    "rangvaar": {"first": "N"},
    "court_piece": {"dealer": "E"},
    "tractor": {"levels": "NS 5 EW 9", "declaring": "NS"},
}


def ending_of(game: str) -> Position[Any]:
    """Return the position before the last three tricks of a deal in which everybody does any legal thing."""
    rng, position = Random(game), followsuit.deal(game, seed="called")
    while True:
        seat = position.to_act
        is_played = seat is not None and position.observation().phase == "playing"
        if seat is not None and is_played and len(position.hand(seat)) <= 3:
            return position
        position = position.after(rng.choice(position.legal())) if seat is not None else position.after()


def calls(game: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield a function's name with what it is rightly given, so that it does all it can."""
    begun = followsuit.match(game, level="beginner", seed="called")
    begun.run(deals=1)
    record, ending = begun.record(), ending_of(game)
    made = {"rules": "reference", "seed": 3, "standing": STANDINGS[game]}
    yield (
        "deal",
        {**made, "game": game, "hands": {"S": "AS KS", "N": "2D"}, "contract": CONTRACTS[game] or None},
    )
    yield "deals", {"game": game, "n": 2, "most": 9, "rules": "reference", "seed": 3}
    yield "presets", {"game": game}
    yield "levels", {"game": game}
    match = {"game": game, "rules": "reference", "level": "casual", "seed": 3, "agreements": "points"}
    yield "match", {**match, "players": {"S": "person", "N": "beginner"}}
    yield "positions", {"record": record}
    yield "replay", {"record": record}
    yield "resume", {"record": record, "players": {"W": "person"}}
    asked = {"of": ending, "level": "casual", "seat": ending.to_act, "seed": 3}
    yield "best_reply", asked
    yield "analyse", {**asked, "budget": Budget(nodes=30)}
    yield "analyse", {**asked, "level": followsuit.levels(game)[-1], "budget": Budget(nodes=30)}
    yield "solve", {"position": ending}
    if game == "rangvaar":
        two = {"game": game, "a": "casual", "b": "beginner", "pairs": 1}
        yield "compare", {**two, "rules": "reference", "seed": 3, "jobs": 1}
    yield "act_text", {"action": ending.legal()[0]}
    yield "parse_card", {"text": "TD"}
    yield "parse_cards", {"text": "TD, 2S BJ"}


def said(value: Any) -> str:
    """Return a value as text: of a deal all cards, and of a match its record."""
    if isinstance(value, Position):
        return f"{value} {value.rules} {[value.dealt(seat) for seat in value.seats]}"
    if isinstance(value, Match):
        _ = value if value.deals else value.deal()
        return value.record()
    return CHANCE.sub("-", shown.said(value))


def answer(name: str, given: dict[str, Any]) -> str:
    """Return what a function answers, or all that it says against what it was given."""
    try:
        found = getattr(followsuit, name)(**given)
        return "\n".join(map(said, found)) if isinstance(found, Iterator) else said(found)
    except FollowSuitError as error:
        return f"{type(error).__name__} {error.code} {error.clause} {error.facts} {error}"
    except (AttributeError, TypeError):
        return "no type checker lets it through"


def told(game: str) -> dict[str, str]:
    """Return what each function said."""
    found: dict[str, str] = defaultdict(str)
    for name, given in calls(game):
        without = [
            {key: one for key, one in given.items() if key != left} for left in given if left not in NEEDED
        ]
        wrong = [{**given, key: one} for key in given for one in WRONG if (key, one) not in LEFT_OUT]
        for one in (given, *without, *wrong):
            found[name] += answer(name, one)
    return found


def checksums(game: str) -> list[str]:
    """Return a line for each function."""
    return [
        f"{game} {name} {sha256(text.encode()).hexdigest()[:16]}" for name, text in sorted(told(game).items())
    ]


if __name__ == "__main__":
    lines = [line for game in sorted(game_names()) for line in checksums(game)]
    KEPT.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
