"""Writing a record: the one strict form of it."""

from __future__ import annotations

import json

from followsuit.record.model import FORMAT, VERSION, Record
from followsuit.registry import game_named
from followsuit.seats import Seat


def write_record(record: Record) -> str:
    """The record as ``.deal`` text, ending in a line feed."""
    game = game_named(record.game)
    rules = game.specification(record.rules)
    lines = [
        f"{FORMAT} {VERSION}",
        f"game {record.game}",
        f"rules {rules if isinstance(rules, str) else json.dumps(rules, ensure_ascii=False)}",
        f"seed {_one_line(record.seed)}",
    ]
    for seat in Seat:
        player = record.players[seat]
        lines.append(f"player {seat.name} {player.level or 'person'} {_one_line(player.name)}".rstrip())
    for deal in record.deals:
        lines += ["", f"deal {deal.number}"]
        lines += [f"{name} {value}" for name, value in deal.opening.items()]
        lines += ["assisted"] if deal.is_assisted else []
        lines += game.write_actions(deal.actions)
    return "\n".join(lines) + "\n"


def _one_line(text: str) -> str:
    return " ".join(text.split())
