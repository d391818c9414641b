"""Scoring a deal of Two Hundred: the contract, the hundred rule, and who has won."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from followsuit.base.seats import Seat, Side
from followsuit.card_games.trick.auction import Contract
from followsuit.card_games.two_hundred.rules import BothReach, TwoHundredRules


@dataclass(frozen=True, slots=True)
class TwoHundredScore:
    """The result of a deal, by side: card points, the change of the totals, the totals before and after.

    ``made``: the declaring side took its contract. ``clauses`` are the rules that decided each side's change.
    ``won_by`` is the side that has won the match, None while it goes on.
    """

    points: Mapping[Side, int]
    change: Mapping[Side, int]
    before: Mapping[Side, int]
    totals: Mapping[Side, int]
    made: bool
    clauses: Mapping[Side, tuple[str, ...]]
    won_by: Side | None


def score_deal(
    rules: TwoHundredRules,
    totals: Mapping[Side, int],
    contract: Contract,
    bettors: Collection[Seat],
    points: Mapping[Side, int],
) -> TwoHundredScore:
    """The score of a deal (H9 to H13, H16 to H18).

    ``totals`` are those before it, ``bettors`` the seats that bet in it, ``points`` the card points that each
    side took, 100 together.

    >>> ours, theirs = Side.NS, Side.EW
    >>> score = score_deal(
    ...     TwoHundredRules(), {ours: 110, theirs: 80}, Contract(Seat.W, 60), [Seat.W], {ours: 65, theirs: 35}
    ... )
    >>> score.change[ours], score.change[theirs]
    (0, -60)
    """
    declaring, other = contract.side, contract.side.other
    made = points[declaring] >= contract.value
    change = {declaring: points[declaring] if made else -contract.value, other: points[other]}
    clauses: dict[Side, tuple[str, ...]] = {declaring: ("H9",), other: ("H10",)}
    if totals[other] >= rules.threshold:
        has_bet = any(seat.side is other for seat in bettors)
        clauses[other] = ("H10", "H11") if has_bet else ("H11",)
        if not has_bet:
            change[other] = 0
    if made and contract.forced and not rules.forced_bet_counts and totals[declaring] >= rules.threshold:
        change[declaring], clauses[declaring] = 0, ("H11", "H18")
    after = {side: totals[side] + change[side] for side in Side}
    return TwoHundredScore(
        points=dict(points),
        change={side: change[side] for side in Side},
        before=dict(totals),
        totals=after,
        made=made,
        clauses={side: clauses[side] for side in Side},
        won_by=winner(rules, after, declaring),
    )


def winner(rules: TwoHundredRules, totals: Mapping[Side, int], declaring: Side) -> Side | None:
    """The side that has won the match after a deal, or None (H12, H13).

    ``totals`` are those after the deal; ``declaring`` is the side that declared in it.
    """
    reached = [side for side in Side if totals[side] >= rules.target]
    if len(reached) == 2:
        if rules.both_reach is BothReach.DECLARERS:
            return declaring
        if totals[Side.NS] == totals[Side.EW]:
            return None
        return max(Side, key=lambda side: totals[side])
    if reached:
        return reached[0]
    if rules.minus_200_loses:
        # While both sides are below 0 the match goes on.
        return next((side for side in Side if totals[side] >= 0 and totals[side.other] <= -200), None)
    return None
