"""Bidding: how an auction finds the declaring pair and the starter (T40, T41, T99, T100).

Either partner may bid or pass for the pair. The pair of the dealer (the seat that was dealt the first card)
speaks first. The seat to act is the dealer for its own pair, and the seat after it for the other pair.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from followsuit.base.actions import Bid, Pass, Play
from followsuit.base.cards import Card, Rank
from followsuit.base.errors import Refusal
from followsuit.base.seats import AnySeat, AnySide, check_turn
from followsuit.card_games.shengji.cards.pack import card_points
from followsuit.card_games.tractor.standings import ROTATION
from followsuit.card_games.trick.trick import Trick

#: All possible bids, in points that the pair has to take in play (T40).
BIDS: Final = tuple(range(5, 201, 5))

Call = Bid | Pass


@dataclass(frozen=True, slots=True)
class PairBidding:
    """The pairs' bidding: the calls so far, in order, beginning with the pair of ``dealer``.

    ``single``: each pair speaks once (T99).
    """

    dealer: AnySeat
    calls: tuple[Call, ...] = ()
    single: bool = False

    @property
    def standing(self) -> Bid | None:
        """The highest bid, which is the last one made; None before the first."""
        return next((call for call in reversed(self.calls) if isinstance(call, Bid)), None)

    @property
    def is_thrown_in(self) -> bool:
        """Whether both pairs passed, so that the cards are dealt again."""
        return len(self.calls) == 2 and self.standing is None

    @property
    def is_over(self) -> bool:
        """Whether the bidding has ended: by a pass after a bid, by two passes, or by the highest bid.

        Where each pair speaks once it has ended when both have.
        """
        standing = self.standing
        if standing is None:
            return self.is_thrown_in
        if self.single and len(self.calls) == 2:
            return True
        return standing.value == BIDS[-1] or isinstance(self.calls[-1], Pass)

    @property
    def to_act(self) -> AnySeat | None:
        """The seat that speaks for the pair whose turn it is; its partner may speak too. None at the end."""
        return None if self.is_over else ROTATION.after(self.dealer, len(self.calls) % 2)

    @property
    def values(self) -> tuple[int, ...]:
        """The bids open to the pair whose turn it is, ascending."""
        if self.is_over:
            return ()
        standing = self.standing
        return BIDS if standing is None else BIDS[standing.value // 5 :]

    def check(self, call: Call) -> Refusal | None:
        """Why the call is refused, or None. Codes: ``out_of_turn``, ``bid_too_low``, ``no_such_bid``."""
        to_act = self.to_act
        if to_act is None or call.seat is not to_act.partner:
            refusal = check_turn(call.seat, to_act, "T99" if to_act is None and self.single else "T40")
            if refusal is not None:
                return refusal
        if isinstance(call, Pass) or call.value in self.values:
            return None
        code = "bid_too_low" if call.value in BIDS else "no_such_bid"
        lowest, highest = self.values[0], self.values[-1]
        return Refusal(code, "T40", {"bid": call.value, "lowest": lowest, "highest": highest})

    def with_call(self, call: Call) -> PairBidding:
        """The bidding after a call that `check` allows."""
        return PairBidding(self.dealer, (*self.calls, call), self.single)

    @property
    def declaring_side(self) -> AnySide | None:
        """The pair with the highest bid; None before the first."""
        standing = self.standing
        return None if standing is None else standing.seat.side


# The starter trick ---------------------------------------------------------------------------------------
def starter_strength(card: Card, trump_rank: Rank) -> int:
    """The strength of a card in the starter trick: BJ > SJ > trump-rank cards > A … 2, suits equal (T41).

    >>> from followsuit.base.cards import parse_cards
    >>> [starter_strength(card, Rank.TWO) for card in parse_cards("BJ SJ 2H 2S AH 3C")]
    [15, 14, 13, 13, 12, 1]
    """
    if card.is_joker:
        return card - 38
    return 13 if card.rank is trump_rank else int(card.rank)


def _first_highest(plays: Sequence[Play], trump_rank: Rank) -> AnySeat:
    """The seat of the highest card, the first played among equals."""
    # max() keeps the first of equals, which is what T41 asks for.
    seat: AnySeat = max(plays, key=lambda play: starter_strength(play.cards[0], trump_rank)).seat
    return seat


def starter_winner(plays: Sequence[Play], trump_rank: Rank) -> AnySeat:
    """The seat with the highest card so far, the first played among equals. There has to be a play."""
    return _first_highest(plays, trump_rank)


def starter_found(plays: Sequence[Play], trump_rank: Rank, declaring: AnySide) -> AnySeat:
    """The starter: the declaring side's seat with the higher card, the first played among equals (T41)."""
    return _first_highest([play for play in plays if play.seat.side is declaring], trump_rank)


def starter_points(trick: Trick | None, trump_rank: Rank, side: AnySide) -> int:
    """The points that a side gets for a complete starter trick (T41).

    0 if the other side played the highest card, or if there was no such trick.
    """
    if trick is None or starter_winner(trick.plays, trump_rank).side is not side:
        return 0
    return card_points(trick.cards)
