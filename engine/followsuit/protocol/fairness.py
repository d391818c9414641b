"""Fairness: the messages that verify a record, and that exchange the cards its bots could not see.

Neither touches the match at the table; a record comes with each message.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from followsuit.protocol.answers import Slices, seat_name
from followsuit.protocol.message import Message, bad_field, read_deal_number, read_record_field
from followsuit.protocol.player_session import Handler, PlayerSession
from followsuit.protocol.slices import run_own_slices
from followsuit.record import read_record

if TYPE_CHECKING:
    from followsuit.protocol import messages


def verify_record(player: PlayerSession, message: Message) -> Slices[messages.VerificationAnswer]:
    """Whether the deals of a record are those of its seed, and its bots' acts their own."""
    from followsuit.table.verification import verify

    record = read_record(read_record_field(message))
    found = yield from run_own_slices(player, verify(record))
    return {
        "game": record.game,
        "seed": record.seed,
        "contradicted": found.is_contradicted,
        "deals": [{"number": deal.number, "found": deal.found, "why": deal.why} for deal in found.deals],
        "bots": [
            {
                "seat": seat_name(bot.seat),
                "level": bot.level,
                "searches": bot.searches,
                "same": bot.same,
                "claimed": bot.claimed,
                "others": [{"deal": deal, "act": act} for deal, act in bot.others],
                "why": bot.why,
            }
            for bot in found.bots
        ],
        "people": [seat_name(seat) for seat in found.people],
        "drawn": found.drawn,
        "numbers": list(record.numbers),
        "draw": _describe_draw(record.draw),
    }


def _describe_draw(draw: str) -> messages.Drawing:
    """Which drawing of the table it was, and who was left out, of what a record says of it."""
    words = draw.split()
    number = int(words[0]) if words and words[0].isdecimal() else 1
    return {"number": number, "without": words[2:] if words[1:2] == ["without"] else []}


def exchange_cards(player: PlayerSession, message: Message) -> Slices[messages.ExchangeAnswer]:
    """Whether the bots of a deal choose the same when the cards they cannot see lie elsewhere."""
    from followsuit.table.secrecy_check import exchange

    record = read_record(read_record_field(message))
    named = read_deal_number(message)
    number = record.deals[-1].number if named is None else named
    if all(deal.number != number for deal in record.deals):
        raise bad_field("deal", "the record has no such deal")
    found = yield from run_own_slices(player, exchange(record, number))
    return {
        "deal": number,
        "asked": [
            {
                "act": one.at + 1,
                "seat": seat_name(one.seat),
                "moved": one.moved,
                "knows_same": one.knows_same,
                "chooses_same": one.chooses_same,
            }
            for one in found
        ],
    }


OPS: Final[Mapping[str, Handler]] = {"verify_record": verify_record, "exchange_cards": exchange_cards}
