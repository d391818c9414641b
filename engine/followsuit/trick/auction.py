"""Auction: seats bid a number in turn until one is left with the last word.

Two Hundred bids card points and Rangvaar tricks; what differs is data (`AuctionRules`), not code. Tractor's
bidding by pairs is another thing and lives with Tractor.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum

from followsuit.actions import Bid, Pass
from followsuit.errors import Refusal
from followsuit.seats import Rotation, Seat, check_turn


class Rounds(Enum):
    """How often a seat speaks."""

    SINGLE = "single"
    CONTINUOUS = "continuous"


class AllPass(Enum):
    """What happens where nobody wants to bid."""

    OPENER_BIDS = "opener_bids"
    LAST_BIDS = "last_bids"
    REDEAL = "redeal"


@dataclass(frozen=True, slots=True)
class AuctionRules:
    """The terms of an auction: ``values`` that can be bid, ascending; the top one ends it at once.

    ``clause`` is where the game states how one bids, ``end_clause`` how it ends.
    """

    values: tuple[int, ...]
    rounds: Rounds
    all_pass: AllPass
    clause: str
    end_clause: str
    must_rise: bool = True
    rotation: Rotation = Rotation.CLOCKWISE


Call = Bid | Pass


@dataclass(frozen=True, slots=True)
class Auction:
    """The calls so far, in order, beginning with ``first``. A forced bid is not a call: nobody makes it."""

    rules: AuctionRules
    first: Seat
    calls: tuple[Call, ...] = ()

    @property
    def bids(self) -> tuple[Bid, ...]:
        """The bids made, in order, a forced one included."""
        made = tuple(call for call in self.calls if isinstance(call, Bid))
        return made or ((self._forced_bid(),) if self.is_forced else ())

    @property
    def standing(self) -> Bid | None:
        """The bid that wins if nobody says more: the last one made."""
        bids = self.bids
        return bids[-1] if bids else None

    @property
    def passed(self) -> frozenset[Seat]:
        """The seats that have passed; they are not asked again."""
        return frozenset(call.seat for call in self.calls if isinstance(call, Pass))

    @property
    def is_forced(self) -> bool:
        """Whether the last seat was made to bid the lowest value because the three before it passed."""
        return (
            self.rules.all_pass is AllPass.LAST_BIDS
            and len(self.calls) == 3
            and all(isinstance(call, Pass) for call in self.calls)
        )

    def _forced_bid(self) -> Bid:
        return Bid(self.rules.rotation.after(self.first, 3), self.rules.values[0])

    @property
    def is_passed_out(self) -> bool:
        """Whether all four passed, so that the cards are dealt again."""
        return len(self.passed) == 4

    @property
    def is_over(self) -> bool:
        """Whether the auction has ended, won or passed out."""
        standing = self.standing
        if standing is None:
            return self.is_passed_out
        if self.is_forced or standing.value == self.rules.values[-1] or len(self.passed) == 3:
            return True
        return self.rules.rounds is Rounds.SINGLE and len(self.calls) == 4

    @property
    def to_act(self) -> Seat | None:
        """The seat to speak; None when the auction is over."""
        if self.is_over:
            return None
        if not self.calls:
            return self.first
        passed = self.passed
        seat = self.rules.rotation.after(self.calls[-1].seat)
        while seat in passed:
            seat = self.rules.rotation.after(seat)
        return seat

    @property
    def can_pass(self) -> bool:
        """Whether the seat to speak may pass."""
        return not self.is_over and (bool(self.calls) or self.rules.all_pass is not AllPass.OPENER_BIDS)

    @property
    def values(self) -> tuple[int, ...]:
        """What the seat to speak may bid, ascending."""
        if self.is_over:
            return ()
        standing = self.standing
        if standing is None:
            return self.rules.values
        if self.rules.must_rise:
            return tuple(value for value in self.rules.values if value > standing.value)
        made = {bid.value for bid in self.bids}
        return tuple(value for value in self.rules.values if value not in made)

    def check(self, call: Call) -> Refusal | None:
        """Why the call is refused, or None."""
        if self.is_over:
            return Refusal("auction_over", self.rules.end_clause)
        if call.seat in self.passed:
            return Refusal("already_passed", self.rules.clause, {"seat": call.seat.name})
        refusal = check_turn(call.seat, self.to_act, self.rules.clause)
        if refusal is not None:
            return refusal
        if isinstance(call, Pass):
            return None if self.can_pass else Refusal("must_bid", self.rules.clause)
        return self._check_value(call.value)

    def _check_value(self, value: int) -> Refusal | None:
        values = self.values
        if value in values:
            return None
        facts = {"bid": value, "lowest": values[0] if values else None, "highest": self.rules.values[-1]}
        if value not in self.rules.values:
            return Refusal("no_such_bid", self.rules.clause, facts)
        return Refusal("bid_too_low" if self.rules.must_rise else "bid_taken", self.rules.clause, facts)

    def with_call(self, call: Call) -> Auction:
        """The auction after a call that `check` allows."""
        return replace(self, calls=(*self.calls, call))


def options(auction: Auction) -> list[int | str]:
    """What the seat to speak may say, as the referee writes it: ``"pass"`` and the values that may be bid."""
    return [*(["pass"] if auction.can_pass else []), *auction.values]


def bettors(auction: Auction) -> tuple[Seat, ...]:
    """The seats that made a bid, each once, in the order of their first; a forced bid counts (H11)."""
    return tuple(dict.fromkeys(bid.seat for bid in auction.bids))


def replayed(rules: AuctionRules, first: Seat, calls: Iterable[Call]) -> tuple[Auction, int, Refusal | None]:
    """The auction after calls, up to the first refused one: auction, that call's index (or -1), its refusal.

    A forced bid that is written out as a call is taken for what it restates.
    """
    auction = Auction(rules, first)
    for index, call in enumerate(calls):
        if auction.is_forced and len(auction.calls) == 3 and call == auction.standing and index == 3:
            continue
        refusal = auction.check(call)
        if refusal is not None:
            return auction, index, refusal
        auction = auction.with_call(call)
    return auction, -1, None
