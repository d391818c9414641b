"""Auction: seats bid a number in turn, and the last bid wins the contract.

In Two Hundred seats bid card points, in Rangvaar tricks; the difference is data (`AuctionRules`), not code.
In Tractor pairs bid, by other rules: see `followsuit.card_games.tractor.bidding`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum

from followsuit.base.actions import Bid, Pass
from followsuit.base.errors import Refusal
from followsuit.base.seats import Rotation, Seat, Side, check_turn


class Rounds(Enum):
    """How often each seat speaks: once, or until it passes."""

    SINGLE = "single"
    CONTINUOUS = "continuous"


class AllPass(Enum):
    """What happens if nobody bids: the first or the last seat has to, or the cards are dealt again."""

    OPENER_BIDS = "opener_bids"
    LAST_BIDS = "last_bids"
    REDEAL = "redeal"


@dataclass(frozen=True, slots=True)
class AuctionRules:
    """The rules of an auction.

    ``values`` are the numbers that can be bid, ascending; a bid of the highest ends the auction at once.
    ``clause`` is the game's rule about bidding, ``end_clause`` the one about the end of the auction. With
    ``must_rise`` a bid has to be higher than the last; else only a number nobody has bid yet.
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
    """An auction in progress or over: the calls so far, in order, beginning with the seat ``first``.

    A forced bid is not a call, because no seat makes it.
    """

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
        """The last bid made, which wins if all others pass; None before the first."""
        bids = self.bids
        return bids[-1] if bids else None

    @property
    def passed(self) -> frozenset[Seat]:
        """The seats that have passed and are not asked again."""
        return frozenset(call.seat for call in self.calls if isinstance(call, Pass))

    @property
    def is_forced(self) -> bool:
        """Whether the last seat has to bid the lowest value because the three before it passed."""
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
        """The seat that speaks next; None when the auction is over."""
        if self.is_over:
            return None
        if not self.calls:
            return self.first
        passed = self.passed
        seat: Seat = self.rules.rotation.after(self.calls[-1].seat)
        while seat in passed:
            seat = self.rules.rotation.after(seat)
        return seat

    @property
    def can_pass(self) -> bool:
        """Whether the seat that speaks next may pass."""
        return not self.is_over and (bool(self.calls) or self.rules.all_pass is not AllPass.OPENER_BIDS)

    @property
    def values(self) -> tuple[int, ...]:
        """The numbers that the seat to speak may bid, ascending."""
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
        """Why the call is refused, or None.

        Codes: ``auction_over``, ``already_passed``, ``out_of_turn``, ``must_bid``, ``no_such_bid``,
        ``bid_too_low``, ``bid_taken``.
        """
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
    """The calls open to the seat to speak, as the referee writes them: ``"pass"`` and the possible bids."""
    return [*(["pass"] if auction.can_pass else []), *auction.values]


def bettors(auction: Auction) -> tuple[Seat, ...]:
    """The seats that bid, each once, in the order of their first bids; a forced bid counts (H11)."""
    return tuple(dict.fromkeys(bid.seat for bid in auction.bids))


def auction_after(
    rules: AuctionRules, first: Seat, calls: Iterable[Call]
) -> tuple[Auction, int, Refusal | None]:
    """The auction after these calls, up to the first that is refused.

    Returns the auction, the index of the refused call (-1 if none is), and the refusal. A forced bid may be
    among the calls as the fourth one; it is skipped.
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


@dataclass(frozen=True, slots=True)
class Contract:
    """The amount that the declarer's side has to take: card points in Two Hundred, tricks in Rangvaar.

    ``forced``: the declarer had no choice, because the three others had passed (H6).
    """

    declarer: Seat
    value: int
    forced: bool = False

    @property
    def side(self) -> Side:
        """The declaring side."""
        return self.declarer.side
