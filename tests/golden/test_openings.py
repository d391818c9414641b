"""Openings: deals of chance placed again from their fields, and whatever is said where a field or a line is wrong.

If a change is intended, ``python -m tests.golden.test_openings`` writes `openings.txt` again: a checksum for each game
of what is said of its openings, and one for the lines of what was done.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from followsuit.base.errors import FollowSuitError
from followsuit.base.game import AnyGame
from followsuit.card_games.registry import game_named, game_names
from tests.shared.drawn_rules import drawn_specification

KEPT = Path(__file__).parent / "openings.txt"
#: Matches of each game, deals of each, and lines of each deal in which a word is wrong.
MATCHES, DEALS, LINES = 8, 3, 12
WRONG = (
    "",
    "X",
    "X" * 99,
    "S",
    "-1",
    "7",
    "999",
    "NS",
    "AS",
    "AS AS",
    "yes",
    "NS 1 EW 2",
    "S AS 2H",
    "pass",
    "play",
)


def said(do: Callable[[], Any]) -> str:
    """Return what comes of it, or all that is said against it."""
    try:
        return str(do())
    except FollowSuitError as error:
        return f"{type(error).__name__} {error.code} {error.clause} {error.facts} {error}"


def placed(game: AnyGame, rules: Any, number: int, opening: dict[str, str]) -> dict[str, str]:
    """Return the opening of a deal that was placed by one."""
    return dict(game.opening(game.place(rules, number, opening).state))


def told(game: AnyGame, number: int) -> dict[str, str]:
    """Return what is said in one match, by what it is about."""
    rng, found = Random(f"{game.name} {number}"), defaultdict[str, str](str)
    rules = game.rules(drawn_specification(game, rng, share=0.3))
    state = game.new_match(rules, rng)
    for deal in range(1, DEALS + 1):
        if game.is_over(state):
            break
        state = game.deal(state, rng).state
        opening = dict(game.opening(state))
        assert placed(game, rules, deal, opening) == opening
        for name, value in opening.items():
            changed = [*({**opening, name: wrong} for wrong in (*WRONG, value[2:], f"{value} {value}"))]
            for one in (*changed, {key: text for key, text in opening.items() if key != name}):
                found["openings"] += said(partial(placed, game, rules, deal, one))
        done = []
        while not (game.needs_deal(state) or game.is_over(state)):
            seat = game.to_act(state)
            options = () if seat is None else game.options(game.observe(state, seat))
            act = rng.choice(options) if options else game.table_act(state)
            done.append((state, act))
            state = game.apply(state, act).state
        lines = [
            (before, line)
            for before, act in done
            if hasattr(act, "seat")
            for line in game.write_actions([act])
        ]
        for before, line in rng.sample(lines, min(LINES, len(lines))):
            words = line.split()
            for at in range(len(words)):
                for wrong in rng.sample(WRONG, 4):
                    text = " ".join([*words[:at], wrong, *words[at + 1 :]])
                    found["lines"] += said(partial(game.read_actions, before, text))
    return found


def checksums(name: str) -> list[str]:
    """Return the lines of a game."""
    texts: dict[str, str] = defaultdict(str)
    for number in range(MATCHES):
        for kind, text in told(game_named(name), number).items():
            texts[kind] += text
    return [f"{name} {kind} {sha256(text.encode()).hexdigest()[:16]}" for kind, text in sorted(texts.items())]


@pytest.mark.host
@pytest.mark.parametrize("game", game_names())
def test_what_is_said_of_openings_and_lines_that_are_wrong_is_as_it_was(game: str) -> None:
    kept = [line for line in KEPT.read_text(encoding="utf-8").splitlines() if line.split()[0] == game]
    assert checksums(game) == kept, f"where the change is meant: python -m {__name__}"


if __name__ == "__main__":
    KEPT.write_text(
        "\n".join(line for game in sorted(game_names()) for line in checksums(game)) + "\n",
        encoding="utf-8",
        newline="\n",
    )
