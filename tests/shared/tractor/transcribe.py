"""Whole deals of Tractor, written down: a ``.deal`` record of each, and the transcript of what happened in it.

The records are the questions, the transcripts the answers; a test compares both byte for byte. Bots made the
records once; that they play better later changes nothing here.

``python tests/shared/tractor/transcribe.py`` writes the transcripts of the existing records again; ``… transcribe.py
--records`` first makes the records again. ``engine`` has to be on the path.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from followsuit.events import event_data
from followsuit.game import seats_of
from followsuit.record import DealRecord, Player, Record, moments, read_record, write_record
from followsuit.registry import game_named
from followsuit.seats import AnySeat
from followsuit.table import Table
from followsuit.tractor.actions import Bury

HERE = Path(__file__).parents[2] / "golden" / "tractor"
GAME = game_named("tractor")

#: Presets played by bots: name of the file, rules, deals of the match to keep.
PLAYED = {
    "reference": ("reference", 2),
    "howto": ("howto", 1),
    "auction": ("auction", 2),
    "standard": ("standard", 2),
    "four_three": ({"preset": "standard", "packs": 3}, 1),
    "six_three": ({"preset": "reference", "seats": 6}, 2),
    "six_four": ({"preset": "howto", "seats": 6, "packs": 4}, 1),
    "eight_four": ({"preset": "standard", "seats": 8}, 1),
}

#: Rules under which some declare, to the first deal in which one does after the burial.
COUNTERED = {"countered": {"preset": "standard", "seats": 6, "counter_declare": "after_burial"}}

#: Rules under which random play is kept, from the first seed whose deal has the event told beside.
DRAWN = {
    "failed_throw": ({"preset": "standard", "failed_throw_penalty": 10}, "throw_failed"),
    "kitty_turned": ("standard", "kitty_turned"),
    "thrown_in": ({"preset": "reference", "no_declaration": "redeal"}, "passed_out"),
}


def transcript(record: Record) -> str:
    """What happened in a record, an event a line, and the summary of each deal."""
    lines = []
    for moment in moments(record):
        lines += [_line(event_data(event), event.audience) for event in moment.events]
        summary = GAME.summary(moment.state)
        if summary is not None:
            lines += [f"= {key} {_text(value)}" for key, value in summary.items()]
    return "\n".join(lines) + "\n"


def _line(data: dict[str, Any], audience: tuple[AnySeat, ...] | None) -> str:
    to = "" if audience is None else f" (to {' '.join(seat.name for seat in audience)})"
    return " ".join([data.pop("kind"), *(f"{key} {_text(value)}" for key, value in data.items())]) + to


def _text(value: Any) -> str:
    match value:
        case list():
            return (
                ", ".join(map(_text, value))
                if value and isinstance(value[0], dict)
                else " ".join(map(_text, value))
            )
        case dict():
            return " ".join(f"{key} {_text(item)}" for key, item in value.items())
        case None:
            return "-"
        case _:
            return str(value)


def records() -> Iterator[tuple[str, Record]]:
    """Make the records again."""
    for name, (rules, deals) in PLAYED.items():
        yield name, played(rules, deals, f"golden {name}")
    for name, (rules, kind) in DRAWN.items():
        yield (
            name,
            next(record for record in (drawn(rules, seed) for seed in count()) if kind in kinds(record)),
        )

    for name, rules in COUNTERED.items():
        yield (
            name,
            next(record for record in (drawn(rules, seed, True) for seed in count()) if burials(record) > 1),
        )


def burials(record: Record) -> int:
    """How often the kitty was buried in a record."""
    return sum(isinstance(action, Bury) for deal in record.deals for action in deal.actions)


def played(rules: Any, deals: int, seed: str) -> Record:
    """The first deals of a match of bots."""
    chosen = GAME.rules(rules)
    table = Table.start("tractor", chosen, {seat: Player("casual") for seat in seats_of(GAME, chosen)}, seed)
    for _ in range(deals):
        table.deal()
        while not table.needs_deal and not table.is_over:
            table.step()
    return table.record()


def drawn(rules: Any, seed: int, declares: bool = False) -> Record:
    """A deal played at random, in which nobody declares, or some do who can once the cards are dealt."""
    rng = Random(seed)
    chosen = GAME.rules(rules)
    state = GAME.deal(GAME.new_match(chosen, rng), rng).state
    opening, actions = GAME.opening(state), []
    while not GAME.needs_deal(state) and not GAME.is_over(state):
        seat = GAME.to_act(state)
        options = [GAME.table_act(state)] if seat is None else GAME.options(GAME.observe(state, seat))
        # Passing comes first among the options; throws last.
        passes = str(options[0]).endswith("passes")
        if passes and declares and rng.random() < 0.3:
            action = options[-1]
        elif passes:
            action = options[0]
        else:
            action = options[int(rng.random() ** 0.5 * len(options))]
        actions.append(action)
        state = GAME.apply(state, action).state
    players = {seat: Player() for seat in seats_of(GAME, chosen)}
    return Record("tractor", chosen, players, str(seed), (DealRecord(1, opening, tuple(actions)),))


def kinds(record: Record) -> set[str]:
    """The kinds of events of a record."""
    return {event_data(event)["kind"] for moment in moments(record) for event in moment.events}


def main(make_records: bool) -> None:
    """Write the files."""
    if make_records:
        for name, record in records():
            (HERE / f"{name}.deal").write_text(write_record(record), encoding="utf-8", newline="\n")
    for path in sorted(HERE.glob("*.deal")):
        record = read_record(path.read_text(encoding="utf-8"))
        path.with_suffix(".txt").write_text(transcript(record), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main("--records" in sys.argv[1:])
