"""Writer: the one strict form of it."""

from __future__ import annotations

import json

from followsuit.card_games.registry import game_named
from followsuit.record.annotations import annotation_lines
from followsuit.record.model import FORMAT, TAGS, VERSION, DealRecord, Record


def write_record(record: Record) -> str:
    """The record as ``.deal`` text, ending in a line feed."""
    lines = header_lines(record)
    for deal in record.deals:
        lines += deal_lines(record.game, deal)
    return "\n".join(lines) + "\n"


def header_lines(record: Record) -> list[str]:
    """The lines before the first deal: format, game, rules, seed and the players."""
    rules = game_named(record.game).specification(record.rules)
    lines = [
        f"{FORMAT} {VERSION}",
        f"game {record.game}",
        f"rules {rules if isinstance(rules, str) else json.dumps(rules, ensure_ascii=False)}",
        f"seed {record.seed}",
        *(f"{name} {_one_line(record.tags[name])}" for name in TAGS if record.tags.get(name)),
    ]
    for seat, player in record.players.items():
        lines.append(f"player {seat.name} {player.level or 'person'} {_one_line(player.name)}".rstrip())
    return lines


def deal_lines(game: str, deal: DealRecord) -> list[str]:
    """The lines of one deal, beginning with the empty line before it."""
    opening = [f"{name} {value}" for name, value in deal.opening.items()]
    assisted = [" ".join(("assisted", *deal.helps))] if deal.is_assisted else []
    playing = game_named(game)
    actions = playing.write_actions(deal.actions)
    annotations = annotation_lines(playing, (), deal.actions, deal.annotations)
    return ["", f"deal {deal.number}", *opening, *assisted, *actions, *annotations]


def _one_line(text: str) -> str:
    return " ".join(text.split())
