"""Writer: the one strict form of a challenge's text, ``followsuit-challenge 1``, and its link."""

from __future__ import annotations

from followsuit.base.game import specification_text
from followsuit.base.seats import AnySeat
from followsuit.card_games.registry import game_named
from followsuit.challenges.model import Challenge, follows_from_seed
from followsuit.documents import document_link, text_of_lines
from followsuit.record import Record, deal_lines


def write_challenge(challenge: Challenge) -> str:
    """The challenge as text, ending in a line feed."""
    record, you = challenge.record, challenge.you
    rules = specification_text(game_named(record.game), record.rules)
    lines = [
        f"game {record.game}",
        f"rules {rules}",
        f"seat {you.name}",
        f"bots {challenge.version} {_levels_text(record, you)}",
        f"day {challenge.day}" if challenge.day else f"seed {record.seed}",
        *([f"begun {challenge.begun}"] if challenge.begun else ()),
        *([f"agreements {record.agreements.text}"] if record.agreements else ()),
    ]
    carried = challenge.claim or (None if follows_from_seed(record) else record)
    if carried is not None:
        name = carried.players[you].name
        lines += [*([f"name {name}"] if name else ()), *deal_lines(record.game, carried.deals[0])[1:]]
    return text_of_lines("challenge", lines)


def challenge_link(challenge: Challenge) -> str:
    """The link of a challenge, from ``c1.`` on. Raises `LinkError` (``link_too_long``)."""
    return document_link(write_challenge(challenge))


def _levels_text(record: Record, you: AnySeat) -> str:
    levels = {seat.name: player.level for seat, player in record.players.items() if seat is not you}
    if len(set(levels.values())) == 1:
        return str(next(iter(levels.values())))
    return " ".join(f"{seat} {level}" for seat, level in levels.items())
