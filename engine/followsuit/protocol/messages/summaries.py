"""Summaries: the result of a deal, and how it came about."""

from typing import Literal, NotRequired, TypedDict

from followsuit.protocol.messages.table import Court
from followsuit.protocol.messages.words import PerSide, Seat, Side


class PayoutView(TypedDict):
    """What a match with a stake paid, in whole cents."""

    stake: int
    pot: int
    commission: int
    pay: dict[Seat, int]
    change: dict[Seat, int]


class Summary(TypedDict):
    """The result of a deal of every game but Tractor."""

    passed_out: NotRequired[bool]
    declarer: NotRequired[Seat]
    side: NotRequired[Side]
    contract: NotRequired[int | None]
    forced: NotRequired[bool]
    made: NotRequired[bool]
    points: NotRequired[PerSide]
    tricks: NotRequired[PerSide]
    change: NotRequired[PerSide]
    before: NotRequired[PerSide]
    totals: NotRequired[PerSide]
    clauses: NotRequired[dict[Side, list[str]]]
    #: The badge, as in the view.
    court: NotRequired[Court | None]
    won_by: NotRequired[Literal["NS", "EW", "A", "B", "tie"] | None]
    payout: NotRequired[PayoutView | None]
    #: From here: Court Piece.
    caller: NotRequired[Seat]
    deal_won_by: NotRequired[Side]
    rows_before: NotRequired[PerSide]
    rows: NotRequired[PerSide]
    #: Who deals next.
    dealer: NotRequired[Seat]


BreakdownKind = (
    Literal["made", "lost", "took", "no_bet", "shortfall", "minus_bid", "floor_zero"]
    | Literal["court", "goon", "row", "bavney", "deal", "point", "row_lost", "nothing"]
)


class ScoreBreakdown(TypedDict):
    """How a side's score of a deal with an auction comes about."""

    kind: BreakdownKind
    #: What the side had bid; null for the other one.
    contract: int | None
    took: int
    #: What it fell short by.
    missing: int
    change: int
    #: The side's row of deals won, and that before the deal (Court Piece).
    row: NotRequired[int]
    row_before: NotRequired[int]


class LevelBreakdown(TypedDict):
    """The row of the level table that the attackers' points fall into (Tractor)."""

    kind: Literal["declaring", "opposing", "nobody", "bid"]
    points: int
    goal: int
    fewest: int
    #: Null where the row has no end.
    most: int | None
    gain: int
    #: Whether the level rose by less.
    stopped: bool


class TrickPoints(TypedDict):
    """Who won a trick, and the points in it."""

    winner: Seat
    points: int


class Kitty(TypedDict):
    """The kitty, where it was won in the last trick."""

    cards: list[str]
    points: int
    multiplier: int
    bonus: int


class Tally(TypedDict):
    """The result of a deal of Tractor."""

    passed_out: NotRequired[bool]
    starter: Seat
    declaring_side: Side
    trump_rank: str
    trump: str
    #: Each trick, in the order of play.
    by_trick: list[TrickPoints]
    tricks: int
    penalty: int
    kitty: Kitty | None
    #: The cards of the kitty, shown even if it does not count.
    buried: list[str]
    points: int
    bid: int | None
    declarers_took: int | None
    gainer: Side | None
    gain: int
    #: How many levels the gainer really rose, whether to ace, and whether holding at ace won the match.
    rise: int
    to_ace: bool
    held_at_ace: bool
    before: dict[Side, str]
    levels: dict[Side, str]
    declares_next: Side
    next_starter: Seat
    won_by: Side | None
    clauses: list[str]
