"""Scoring a deal of Rangvaar: the bid, the running totals, who has won, and the court."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from followsuit.base.seats import Side
from followsuit.base.stakes import Cents
from followsuit.card_games.rangvaar.chips import Payout, pay_out
from followsuit.card_games.rangvaar.outcome import TIE, Outcome
from followsuit.card_games.rangvaar.rules import TRICKS, FailedBid, RangvaarRules
from followsuit.card_games.trick.auction import Contract
from followsuit.card_games.trick.cardplay import TakenTrick

#: A side that wins this many tricks from the first on has a court (R12).
FIRST_SEVEN: Final = 7


class CourtKind(Enum):
    """The two kinds of court (R12)."""

    ALL = "all_tricks"
    FIRST_SEVEN = "first_seven"


@dataclass(frozen=True, slots=True)
class SideCourt:
    """A badge for taking all tricks, or the first seven; it changes no score (R12)."""

    side: Side
    kind: CourtKind


@dataclass(frozen=True, slots=True)
class RangvaarScore:
    """The result of a deal, by side: tricks, the change of the totals, the totals before and after.

    ``made``: the bidding side took its bid. ``clauses`` are the rules that decided each side's change.
    ``won_by`` is the match's outcome, ``payout`` the payments from the pot; both are None unless this was the
    last deal, and ``payout`` also if the match has no stake.
    """

    tricks: Mapping[Side, int]
    change: Mapping[Side, int]
    before: Mapping[Side, int]
    totals: Mapping[Side, int]
    made: bool
    clauses: Mapping[Side, tuple[str, ...]]
    court: SideCourt | None
    won_by: Outcome | None
    payout: Payout | None


def changes(rules: RangvaarRules, contract: Contract, tricks: Mapping[Side, int]) -> dict[Side, int]:
    """The change of each side's total by a deal (R8); ``tricks`` are those of each side, 13 together.

    >>> from followsuit.base.seats import Seat
    >>> bid, took = Contract(Seat.S, 8), {Side.NS: 6, Side.EW: 7}
    >>> changes(RangvaarRules(), bid, took)[Side.NS]
    4
    """
    took = tricks[contract.side]
    if took < contract.value:
        match rules.failed_bid:
            case FailedBid.SHORTFALL:
                took = 2 * took - contract.value
            case FailedBid.MINUS_BID:
                took = -contract.value
            case FailedBid.FLOOR_ZERO:
                took = max(0, 2 * took - contract.value)
    return {side: took if side is contract.side else tricks[side] for side in Side}


def score_deal(
    rules: RangvaarRules,
    totals: Mapping[Side, int],
    contract: Contract,
    tricks: Mapping[Side, int],
    *,
    court: SideCourt | None,
    is_last: bool,
    stake: Cents,
) -> RangvaarScore:
    """The score of a deal (R8 to R10): ``totals`` before it, and the ``tricks`` that each side took.

    ``is_last``: the match ends with it; ``stake`` is that of each seat, 0 if there is none.
    """
    change = changes(rules, contract, tricks)
    after = {side: totals[side] + change[side] for side in Side}
    won_by = leader(after) if is_last else None
    return RangvaarScore(
        tricks=tricks,
        change=change,
        before=dict(totals),
        totals=after,
        made=tricks[contract.side] >= contract.value,
        clauses=dict.fromkeys(Side, ("R8",)),
        court=court,
        won_by=won_by,
        payout=pay_out(rules.commission, stake, won_by) if stake and won_by is not None else None,
    )


def leader(totals: Mapping[Side, int]) -> Outcome:
    """The outcome of a match that ends with these totals (R9)."""
    if totals[Side.NS] == totals[Side.EW]:
        return TIE
    return max(Side, key=lambda side: totals[side])


def court(taken: Sequence[TakenTrick]) -> SideCourt | None:
    """The court that the tricks so far make, or None (R12); ``taken`` are in order."""
    sides = [won.winner.side for won in taken]
    if len(sides) < FIRST_SEVEN or len(set(sides[:FIRST_SEVEN])) > 1:
        return None
    all_of_them = len(sides) == TRICKS and len(set(sides)) == 1
    return SideCourt(sides[0], CourtKind.ALL if all_of_them else CourtKind.FIRST_SEVEN)
