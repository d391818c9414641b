"""Boards: a set of deals as PBN without play, for programs that print hands and machines that deal them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from followsuit.errors import QuestionError
from followsuit.links.pbn import dealer_of, hands_text
from followsuit.record import DealRecord, Record


def boards(record: Record, numbers: Sequence[int] | None = None) -> str:
    """The deals in PBN's import format: ``Board``, ``Dealer``, ``Deal``, and no more of each.

    Raises `QuestionError` (``not_for_bridge``) for a game that is not of 52 cards, thirteen a seat.
    """
    deals = [deal for deal in record.deals if numbers is None or deal.number in numbers]
    if not deals:
        facts = {"deals": numbers}
        raise QuestionError("deal_not_in_record", "the record has none of these deals", facts=facts)
    return "% PBN 2.1\n" + "".join("\n".join(_tags(record, deal)) + "\n\n" for deal in deals)


def _tags(record: Record, deal: DealRecord) -> Iterator[str]:
    yield f'[Board "{deal.number}"]'
    yield f'[Dealer "{dealer_of(record, deal).name}"]'
    yield f'[Deal "{hands_text(record, deal)}"]'
