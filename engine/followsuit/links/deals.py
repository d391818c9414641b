"""Deal links: a record, or one deal of it, as a link; and back."""

from __future__ import annotations

from followsuit.base.errors import RequestError
from followsuit.links.dictionaries import OF_GAME, PLAIN
from followsuit.links.link import LinkKind, PackedLink, record_text_in, written
from followsuit.links.shorthand import shortened
from followsuit.record import Record, read_record, write_record


def deal_link(record: Record, deal: int | None = None) -> str:
    """The link that carries a record, from ``d1.`` on.

    ``deal`` is the number of the one deal that is to be in it; None: all. Raises `RequestError`
    (``bad_field``) where the record has no such deal, `LinkError` (``link_too_long``).
    """
    if deal is not None:
        record = record.with_deals(one for one in record.deals if one.number == deal)
    if not record.deals:
        raise RequestError("bad_field", f"the record has no deal {deal}", facts={"field": "deal"})
    text = shortened(write_record(record))
    return written(PackedLink(LinkKind.DEAL, text), OF_GAME.get(record.game, PLAIN))


def linked_record(text: str) -> Record:
    """The record that a link carries, checked by replaying it.

    ``text`` is an address or what stands after ``#`` in one. Raises `LinkError`, and `RecordError` for a
    record that cannot be read or replayed.
    """
    return read_record(linked_text(text))


def linked_text(text: str) -> str:
    """The text of the record that a link carries, unread. Raises `LinkError`."""
    return record_text_in(text, LinkKind.DEAL)
