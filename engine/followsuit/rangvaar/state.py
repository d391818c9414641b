"""State of a match of Rangvaar: the standing, the two packets, and the phase the deal is in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from followsuit.cards import Card
from followsuit.errors import DealError
from followsuit.rangvaar.rules import FIRST_PACKET, PACK, SECOND_PACKET, RangvaarRules
from followsuit.rangvaar.scoring import RangvaarScore
from followsuit.seats import Seat, Side
from followsuit.trick.cardplay import Hands
from followsuit.trick.hand import Mask, cards_of
from followsuit.trick.notation import check_dealt, packets
from followsuit.trick.phases import DealState
from followsuit.units import Cents


@dataclass(frozen=True, slots=True)
class RangvaarStanding:
    """The match before the deal in progress.

    ``number`` counts all deals, from 1. ``counted`` is the number of deals before this one that count; a deal
    that everybody passed does not (R4). ``first`` is the seat dealt the first card. ``stake`` is the stake of
    each seat in cents, 0 if the match is not played for chips. ``last_winner`` is the winner of the last
    trick of the deal played last, None before there is one and under rules that do not ask for it (R13).
    """

    rules: RangvaarRules
    number: int
    counted: int
    first: Seat
    totals: Mapping[Side, int]
    stake: Cents = Cents(0)
    last_winner: Seat | None = None

    @property
    def dealer(self) -> Seat:
        """The seat that deals: the one before ``first`` (R3)."""
        return self.rules.direction.after(self.first, 3)

    def leader(self, declarer: Seat) -> Seat:
        """The seat that leads to the first trick, ``declarer`` having won the auction (R6, R13)."""
        return self.rules.leads(declarer, self.first, self.last_winner)

    @property
    def is_last(self) -> bool:
        """Whether the match ends with this deal, if it counts (R1)."""
        return self.counted + 1 == self.rules.deals


@dataclass(frozen=True, slots=True)
class Packets:
    """The cards of a deal: five to each seat ``before`` the auction, eight ``after`` trump is named (R2).

    Before trump is named only the state and the record may hold ``after``.
    """

    before: Hands
    after: Hands

    @property
    def whole(self) -> Hands:
        """The thirteen cards of each seat."""
        south, west, north, east = (
            Mask(first | second) for first, second in zip(self.before, self.after, strict=True)
        )
        return south, west, north, east


def dealt_in_packets(order: tuple[Card, ...]) -> Packets:
    """The packets of a shuffled pack: each seat gets five cards in one go, then eight."""
    return Packets(packets(order, FIRST_PACKET), packets(order[4 * FIRST_PACKET :], SECOND_PACKET))


def check_packets(dealt: Packets) -> None:
    """Raise `DealError` or `CardError` unless the packets deal every card of the pack once."""
    check_dealt(dealt.before, FIRST_PACKET, PACK)
    check_dealt(dealt.after, SECOND_PACKET, PACK)
    first = second = 0
    for before, after in zip(dealt.before, dealt.after, strict=True):
        first, second = first | before, second | after
    if twice := first & second:
        card = next(cards_of(twice)).text
        raise DealError("card_twice", f"{card} is in both packets", facts={"card": card})


State = DealState[RangvaarStanding, Packets, RangvaarScore]
