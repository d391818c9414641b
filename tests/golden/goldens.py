"""Goldens: how each ``.deal`` record was made, and the further files of some.

Bots play the records of `MATCHES` and `RANGVAAR` again from their seeds, and a test compares every byte: a change in
a rule, in a bot or in the use of random numbers shows. Those of Tractor were made once; that bots play better later
changes nothing there. Beside a record stand a ``.txt``, the transcript of what happened in it, or a
``.summary.jsonl``, the summaries of its deals.

If a change is intended, ``python -m tests.golden.goldens`` writes the first two and what stands beside all three;
``… --records`` first makes Tractor's again. Read the difference before committing it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from followsuit.base.events import event_data
from followsuit.base.game import seats_of
from followsuit.base.seats import AnySeat
from followsuit.card_games.registry import game_named, game_names
from followsuit.card_games.tractor.actions import Bury
from followsuit.record import DealRecord, Player, Record, read_record, replay_steps, write_record
from followsuit.table import Table

HERE = Path(__file__).parent
TRACTOR = game_named("tractor")


@dataclass(frozen=True)
class Played:
    """A match of four casual bots: its game and rules, the seed, the stake, and how many deals are kept, or all."""

    game: str
    rules: Any
    seed: str
    deals: int | None
    stake: int | None = None

    def record(self) -> Record:
        """Play it."""
        game = game_named(self.game)
        rules = game.rules(self.rules)
        players = {seat: Player("casual") for seat in seats_of(game, rules)}
        table = Table.start(self.game, rules, players, self.seed, stake=self.stake)
        while not table.is_over:
            if table.needs_deal and len(table.record().deals) == self.deals:
                break
            _ = table.deal() if table.needs_deal else table.step()
        return table.record()


#: Two deals of every preset, by the name of the file.
MATCHES = {
    f"matches/{name}-{preset}": Played(name, preset, f"golden {name} {preset}", deals=2)
    for name in game_names()
    for preset in game_named(name).preset_names()
}

#: Whole matches of Rangvaar: options and stake.
RANGVAAR = {
    f"rangvaar/{name}": Played("rangvaar", options, f"golden {name}", deals=None, stake=stake)
    for name, options, stake in (
        ("reference", {}, 1000),
        ("five_deals", {"deals": 5, "first_lead": "bidder"}, None),
        ("single", {"auction": "single", "failed_bid": "minus_bid", "commission": "always"}, 7),
        (
            "opener_may_pass",
            {"opener_may_pass": True, "failed_bid": "floor_zero", "commission": "never"},
            123,
        ),
    )
}

#: Deals of Tractor as bots once played them.
BOTS = {
    f"tractor/{name}": Played("tractor", rules, f"golden {name}", deals)
    for name, rules, deals in (
        ("reference", "reference", 2),
        ("howto", "howto", 1),
        ("auction", "auction", 2),
        ("standard", "standard", 2),
        (
            "readings",
            {
                "preset": "standard",
                "void_plays": "must_trump",
                "always_trump": "twos",
                "throw_beat": "highest_type",
                "declare_least": "pair",
                "self_override": "any",
            },
            2,
        ),
        ("four_three", {"preset": "standard", "packs": 3}, 1),
        ("six_three", {"preset": "reference", "seats": 6}, 2),
        ("six_four", {"preset": "howto", "seats": 6, "packs": 4}, 1),
        ("eight_four", {"preset": "standard", "seats": 8}, 1),
    )
}

#: Rules under which random play is kept, from the first seed whose deal has the event named here.
DRAWN = {
    "tractor/failed_throw": ({"preset": "standard", "failed_throw_penalty": 10}, "throw_failed"),
    "tractor/kitty_turned": ("standard", "kitty_turned"),
    "tractor/void_throw": (
        {"preset": "standard", "failed_throw": "all_back", "failed_throw_penalty": 10, "jack_hook": "half"},
        "throw_failed",
    ),
    "tractor/thrown_in": ({"preset": "reference", "no_declaration": "redeal"}, "passed_out"),
}

#: Rules under which some declare, to the first deal in which one does after the burial.
COUNTERED = {"tractor/countered": {"preset": "standard", "seats": 6, "counter_declare": "after_burial"}}


def transcript(record: Record) -> str:
    """What happened in a record, an event a line, and the summary of each deal."""
    game, lines = game_named(record.game), []
    for step in replay_steps(record):
        lines += [_line(event_data(event), event.audience) for event in step.events]
        summary = game.summary(step.state)
        if summary is not None:
            lines += [f"= {key} {_text(value)}" for key, value in summary.items()]
    return "\n".join(lines) + "\n"


def summaries(record: Record) -> str:
    """The summaries of a record's deals, a line of JSON each."""
    lines = [game_named(record.game).summary(step.state) for step in replay_steps(record)]
    return "".join(json.dumps(line) + "\n" for line in lines if line is not None)


#: The further files of a record, by the endings of their names.
BESIDE = {".txt": transcript, ".summary.jsonl": summaries}


def beside() -> Iterator[tuple[Path, str]]:
    """Each record with the ending of each of its further files."""
    for path in sorted(HERE.glob("*/*.deal")):
        yield from ((path, ending) for ending in BESIDE if path.with_suffix(ending).exists())


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


def tractor_records() -> Iterator[tuple[str, Record]]:
    """Make Tractor's records again."""
    for name, played in BOTS.items():
        yield name, played.record()
    for name, (rules, kind) in DRAWN.items():
        yield name, next(one for one in (drawn(rules, seed) for seed in count()) if kind in kinds(one))
    for name, rules in COUNTERED.items():
        yield name, next(one for one in (drawn(rules, seed, True) for seed in count()) if burials(one) > 1)


def burials(record: Record) -> int:
    """How often the kitty was buried in a record."""
    return sum(isinstance(action, Bury) for deal in record.deals for action in deal.actions)


def kinds(record: Record) -> set[str]:
    """The kinds of events of a record."""
    return {event_data(event)["kind"] for step in replay_steps(record) for event in step.events}


def drawn(rules: Any, seed: int, declares: bool = False) -> Record:
    """A deal played at random, in which nobody declares, or some do who can once the cards are dealt."""
    rng = Random(seed)
    chosen = TRACTOR.rules(rules)
    state = TRACTOR.deal(TRACTOR.new_match(chosen, rng), rng).state
    opening, actions = TRACTOR.opening(state), []
    while not TRACTOR.needs_deal(state) and not TRACTOR.is_over(state):
        seat = TRACTOR.to_act(state)
        options = (
            [TRACTOR.table_act(state)] if seat is None else TRACTOR.options(TRACTOR.observe(state, seat))
        )
        # Passing comes first among the options; throws last.
        passes = str(options[0]).endswith("passes")
        if passes and declares and rng.random() < 0.3:
            action = options[-1]
        elif passes:
            action = options[0]
        else:
            action = options[int(rng.random() ** 0.5 * len(options))]
        actions.append(action)
        state = TRACTOR.apply(state, action).state
    players = {seat: Player() for seat in seats_of(TRACTOR, chosen)}
    return Record("tractor", chosen, players, str(seed), (DealRecord(1, opening, tuple(actions)),))


def main(of_tractor_too: bool) -> None:
    """Write the records, and the further files of each."""
    made = [(name, played.record()) for name, played in {**MATCHES, **RANGVAAR}.items()]
    for name, record in [*made, *(tractor_records() if of_tractor_too else ())]:
        _write(HERE / f"{name}.deal", write_record(record))
    for path, ending in beside():
        _write(path.with_suffix(ending), BESIDE[ending](read_record(path.read_text(encoding="utf-8"))))


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main("--records" in sys.argv[1:])
