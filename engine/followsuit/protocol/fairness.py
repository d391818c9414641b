"""Fairness: the messages that verify a record, and that exchange the cards its bots could not see.

Neither touches the match at the table; a record comes with each message.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from followsuit.protocol.answers import Slices
from followsuit.protocol.message import Message, bad_field, record_in
from followsuit.protocol.player_session import Handler, PlayerSession
from followsuit.protocol.thinking import in_own_slices
from followsuit.record import read_record


def verify(player: PlayerSession, message: Message) -> Slices:
    """Whether the deals of a record are those of its seed, and its bots' acts their own."""
    from followsuit.table.verifying import verify

    record = read_record(record_in(message))
    found = yield from in_own_slices(player, verify(record))
    return {
        "game": record.game,
        "seed": record.seed,
        "contradicted": found.is_contradicted,
        "deals": [{"number": deal.number, "found": deal.found, "why": deal.why} for deal in found.deals],
        "bots": [
            {
                "seat": bot.seat.name,
                "level": bot.level,
                "searches": bot.searches,
                "same": bot.same,
                "claimed": bot.claimed,
                "others": [{"deal": deal, "act": act} for deal, act in bot.others],
                "why": bot.why,
            }
            for bot in found.bots
        ],
        "people": [seat.name for seat in found.people],
    }


def exchange(player: PlayerSession, message: Message) -> Slices:
    """Whether the bots of a deal choose the same when the cards they cannot see lie elsewhere."""
    from followsuit.table.exchanging import exchange

    record = read_record(record_in(message))
    number = message.get("deal", record.deals[-1].number)
    if type(number) is not int or all(deal.number != number for deal in record.deals):
        raise bad_field("deal", "the record has no such deal")
    found = yield from in_own_slices(player, exchange(record, number))
    return {
        "deal": number,
        "asked": [
            {
                "act": one.at + 1,
                "seat": one.seat.name,
                "moved": one.moved,
                "knows_same": one.knows_same,
                "chooses_same": one.chooses_same,
            }
            for one in found
        ],
    }


OPS: Final[Mapping[str, Handler]] = {"verify": verify, "exchange": exchange}
