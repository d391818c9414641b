"""State of a match of Rangvaar: the standing, the two packets, and the phase the deal is in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from followsuit.base.cards import Card
from followsuit.base.seats import Seat, Side
from followsuit.base.stakes import Cents
from followsuit.card_games.rangvaar.rules import FIRST_PACKET, PACK, SECOND_PACKET, FirstLead, RangvaarRules
from followsuit.card_games.rangvaar.scoring import RangvaarScore
from followsuit.card_games.trick import notation, packets
from followsuit.card_games.trick.packets import Packets
from followsuit.card_games.trick.phases import DealState


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

    def after(self, totals: Mapping[Side, int], last_winner: Seat | None) -> RangvaarStanding:
        """The standing of the next deal; of this one the totals, and who won its last trick (R3, R13)."""
        by_winner = self.rules.first_lead is FirstLead.LAST_WINNER
        return self._next(self.counted + 1, totals, last_winner if by_winner else None)

    def thrown_in(self) -> RangvaarStanding:
        """The standing of the next deal after one that everybody passed (R4)."""
        return self._next(self.counted, self.totals, self.last_winner)

    def _next(self, counted: int, totals: Mapping[Side, int], last_winner: Seat | None) -> RangvaarStanding:
        first = self.rules.direction.after(self.first)
        return RangvaarStanding(self.rules, self.number + 1, counted, first, totals, self.stake, last_winner)


def dealt_in_packets(order: tuple[Card, ...]) -> Packets:
    """The packets of a shuffled pack: each seat gets five cards in one go, then eight."""
    rest = order[4 * FIRST_PACKET :]
    return Packets(notation.packets(order, FIRST_PACKET), notation.packets(rest, SECOND_PACKET))


def check_packets(dealt: Packets) -> None:
    """Raise `DealError` or `CardError` unless the packets deal every card of the pack once."""
    packets.check_packets(dealt, FIRST_PACKET, SECOND_PACKET, PACK)


State = DealState[RangvaarStanding, Packets, RangvaarScore]
