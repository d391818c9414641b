"""Writer: writes a record in its one strict form."""

from __future__ import annotations

from followsuit.base.agreements import NONE
from followsuit.base.characters import one_line
from followsuit.base.errors import RequestError
from followsuit.base.game import specification_text
from followsuit.card_games.registry import game_named
from followsuit.documents import document_link, kind_named
from followsuit.record.annotations import annotation_lines
from followsuit.record.model import TAGS, DealRecord, Record


def write_record(record: Record) -> str:
    """The record as ``.deal`` text, ending in a line feed."""
    lines = header_lines(record)
    for deal in record.deals:
        lines += deal_lines(record.game, deal)
    return "\n".join(lines) + "\n"


def record_link(record: Record, deal: int | None = None) -> str:
    """The link that carries a record, from ``d1.`` on.

    ``deal`` is the number of the one deal that is to be in it; None: all. Raises `RequestError`
    (``bad_field``) where the record has no such deal, `LinkError` (``link_too_long``).
    """
    if deal is not None:
        record = record.of_deal(deal)
    if not record.deals:
        raise RequestError("bad_field", f"the record has no deal {deal}", facts={"field": "deal"})
    return document_link(write_record(record))


def header_lines(record: Record) -> list[str]:
    """The lines before the first deal: format, game, rules, seed and the players."""
    rules = specification_text(game_named(record.game), record.rules)
    lines = [
        kind_named("record").first_line,
        f"game {record.game}",
        f"rules {rules}",
        f"seed {record.seed}",
        *(f"{name} {text}" for name in TAGS if (text := one_line(record.tags.get(name, "")))),
    ]
    if record.agreements:
        lines.append(f"agreements {record.agreements.text}")
    for seat, player in record.players.items():
        lines.append(f"player {seat.name} {player.level or 'person'} {player.name}".rstrip())
    return lines


def deal_lines(game: str, deal: DealRecord) -> list[str]:
    """The lines of one deal, beginning with the empty line before it."""
    opening = [f"{name} {value}" for name, value in deal.opening.items()]
    assisted = [" ".join(("assisted", *deal.helps))] if deal.is_assisted else []
    playing = game_named(game)
    chosen = [] if deal.agreements is None else [f"agreements {deal.agreements.text or NONE}"]
    actions = playing.write_actions(deal.actions)
    annotations = annotation_lines(playing, (), deal.actions, deal.annotations)
    return ["", f"deal {deal.number}", *opening, *assisted, *chosen, *actions, *annotations]
