"""Scoring a deal of Court Piece: its winner, courts, rows and totals, and who deals next (C20 to C28)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from followsuit.base.seats import Seat, Side
from followsuit.card_games.court_piece.pile import side_ahead
from followsuit.card_games.court_piece.rules import (
    TRICKS,
    AfterCourt,
    Bavney,
    CourtPieceRules,
    GoonCourt,
    Scoring,
)

#: What a bavney counts: more than any target (C23).
BAVNEY: Final = 52


class CourtSort(StrEnum):
    """The kinds of court: in a deal, against the caller, by a row of deals, and all thirteen staked on."""

    COURT = "court"
    GOON = "goon"
    ROW = "row"
    BAVNEY = "bavney"


@dataclass(frozen=True, slots=True)
class CourtPieceScore:
    """The result of a deal, by side: tricks, the change of the totals, rows and totals before and after.

    ``deal_won_by`` won the deal, with ``court`` if it made one; ``won_by`` has won the match, or is None.
    ``clauses`` are the rules that decided each side's change. ``dealer`` deals next.
    """

    caller: Seat
    tricks: Mapping[Side, int]
    deal_won_by: Side
    court: CourtSort | None
    change: Mapping[Side, int]
    rows_before: Mapping[Side, int]
    rows: Mapping[Side, int]
    before: Mapping[Side, int]
    totals: Mapping[Side, int]
    won_by: Side | None
    clauses: Mapping[Side, tuple[str, ...]]
    dealer: Seat


def court_in_deal(rules: CourtPieceRules, taken: Mapping[Side, int], caller: Seat | None) -> CourtSort | None:
    """The court that a finished deal's tricks make, or None; a goon court only if the ``caller`` is known.

    >>> court_in_deal(CourtPieceRules(), {Side.NS: 0, Side.EW: 7}, Seat.S)
    <CourtSort.GOON: 'goon'>
    """
    winner = side_ahead(taken)
    if taken[winner.other]:
        return None
    if rules.bavney is Bavney.GO_ON and taken[winner] == TRICKS:
        return CourtSort.BAVNEY
    is_goon = caller is not None and winner is not caller.side and rules.goon_court is GoonCourt.THREE
    return CourtSort.GOON if is_goon else CourtSort.COURT


def score_deal(
    rules: CourtPieceRules,
    caller: Seat,
    taken: Mapping[Side, int],
    rows: Mapping[Side, int],
    totals: Mapping[Side, int],
) -> CourtPieceScore:
    """The score of a deal in which the sides have ``taken`` so many tricks; rows and totals before it."""
    winner = side_ahead(taken)
    court = court_in_deal(rules, taken, caller)
    after = dict.fromkeys(Side, 0)
    clauses: tuple[str, ...]
    if rules.scoring is Scoring.POINTS:
        gain = {None: 1, CourtSort.COURT: 2, CourtSort.GOON: 3, CourtSort.BAVNEY: BAVNEY}[court]
        clauses = ("C25",)
    elif court is not None:
        gain = {CourtSort.COURT: 1, CourtSort.GOON: 3, CourtSort.BAVNEY: BAVNEY}[court]
        clauses = (_CLAUSES[court], "C24")
    else:
        after[winner] = rows[winner] + 1
        gain = 0
        clauses = ("C24",)
        if rules.row_court and after[winner] >= rules.row_court:
            court, gain = CourtSort.ROW, 1
            after[winner] = 0
    change = {side: gain if side is winner else 0 for side in Side}
    new = {side: totals[side] + change[side] for side in Side}
    return CourtPieceScore(
        caller=caller,
        tricks=dict(taken),
        deal_won_by=winner,
        court=court,
        change=change,
        rows_before=dict(rows),
        rows=after,
        before=dict(totals),
        totals=new,
        won_by=winner if new[winner] >= rules.target else None,
        clauses={side: clauses if side is winner else ("C20",) for side in Side},
        dealer=next_dealer(rules, rules.direction.after(caller, 3), winner, court=court is not None),
    )


_CLAUSES: Final[Mapping[CourtSort, str]] = {
    CourtSort.COURT: "C21",
    CourtSort.GOON: "C22",
    CourtSort.BAVNEY: "C23",
}


def next_dealer(rules: CourtPieceRules, dealer: Seat, winner: Side, *, court: bool) -> Seat:
    """Who deals after a deal that ``winner`` won, with a ``court`` of any kind or without (C27, C28).

    >>> next_dealer(CourtPieceRules(), Seat.S, Side.NS, court=False)
    Seat.E
    """
    if winner is dealer.side:
        return rules.direction.after(dealer)
    return dealer.partner if court and rules.after_court is AfterCourt.PARTNER else dealer
