"""Shown: all that a match and its positions tell a program and a notebook, asked rightly and wrongly.

If a change is intended, ``python -m tests.golden.shown`` writes `shown.txt` again: a checksum of what each attribute and
method of a match and of a position said in each game.
"""

from __future__ import annotations

import inspect
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import asdict, is_dataclass
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import followsuit
from followsuit import FollowSuitError, Match, Position, act_text
from followsuit.card_games.registry import game_named, game_names
from tests.shared.drawn_rules import drawn_specification

KEPT = Path(__file__).parent / "shown.txt"
#: Matches of each game, and how many acts of each are made; at one of so many everything is asked.
MATCHES, ACTS, ASKED = 3, 130, 12
#: What takes long or begins another match, and what has nothing to show but its address.
LEFT_OUT = ("copy", "run", "worlds", "played_out", "situation", "solve", "step", "deal")
SEATS = (None, "S", "W", "x" * 99, 7)


def members(of: type) -> list[str]:
    """Return the names of what a class offers, with those that notebooks and `print` ask for."""
    shown = ("_repr_html_", "_repr_svg_", "__repr__", "__str__")
    return [
        name
        for name in sorted(dir(of))
        if name in shown or (not name.startswith("_") and name not in LEFT_OUT)
    ]


def said(value: Any) -> str:
    """Return a value as text; results are shown as notebooks show them, too."""
    if hasattr(value, "_repr_html_") and not isinstance(value, Position):
        return f"{value!r} {value} {value._repr_html_()} {asdict(value) if is_dataclass(value) else ''}"
    return f"{value!r} {value}"


def asked(thing: Any, name: str, acts: list[Any]) -> Iterator[str]:
    """Yield what a member says, given what it may be given."""
    member = getattr(thing, name)
    parameters = [*inspect.signature(member).parameters] if callable(member) else []
    calls: list[tuple[Any, ...]] = [()] if not parameters else [(seat,) for seat in SEATS]
    if "act" in parameters:
        calls = [(act, seat) for act in (*acts, "AS", "bid nonsense " * 9, None) for seat in (None, "N")]
    for call in calls:
        # What moves the match is asked of a copy.
        subject = thing.copy() if isinstance(thing, Match) and callable(member) else thing
        try:
            found = getattr(subject, name)
            yield said(found(*call) if callable(found) else found)
        except FollowSuitError as error:
            yield f"{type(error).__name__} {error.code} {error.clause} {error.facts} {error}"


def told(game: str, number: int) -> dict[str, str]:
    """Return what the members said in one match."""
    rng = Random(f"{game} {number}")
    rules = drawn_specification(game_named(game), rng, share=0.2)
    match = followsuit.match(
        game, rules=rules, level="beginner", seed=f"shown {number}", players={"S": "person"}
    )
    found: dict[str, str] = defaultdict(str)
    for count in range(ACTS):
        legal = match.legal() if match.to_act is not None else ()
        if count % ASKED == 0:
            acts = [one for act in rng.sample(legal, min(2, len(legal))) for one in (act, act_text(act))]
            for thing in (match, match.position) if match.deals else (match,):
                for name in members(type(thing)):
                    found[f"{type(thing).__name__}.{name}"] += "\n".join(asked(thing, name, acts))
        if match.is_over:
            break
        _ = match.push(rng.choice(legal)) if legal and not match.is_bot(match.to_act) else match.step()
    return found


def checksums(game: str) -> list[str]:
    """Return a line for each member."""
    texts: dict[str, str] = defaultdict(str)
    for number in range(MATCHES):
        for name, text in told(game, number).items():
            texts[name] += text
    return [f"{game} {name} {sha256(text.encode()).hexdigest()[:16]}" for name, text in sorted(texts.items())]


if __name__ == "__main__":
    lines = [line for game in sorted(game_names()) for line in checksums(game)]
    KEPT.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
