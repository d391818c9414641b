"""Paper of Rangvaar: its order of cards, what bids come to, and its columns."""

from __future__ import annotations

from typing import Final

from followsuit.cards import Rank, Suit
from followsuit.paper.game_paper import (
    CardOrder,
    Columns,
    FigureTable,
    GamePaper,
    Point,
    plain_orders,
    signed,
)
from followsuit.paper.rangvaar.words import WORDS
from followsuit.paper.words import Words
from followsuit.rangvaar.rules import BIDS, FIRST_PACKET, PACK, SECOND_PACKET, TRICKS, RangvaarRules
from followsuit.rangvaar.scoring import changes
from followsuit.seats import Seat, Side
from followsuit.trick.contract import Contract

#: A bid and the tricks taken, to show what it comes to.
_EXAMPLES: Final = ((8, 9), (8, 6), (10, 7), (13, 0))


def _orders(rules: RangvaarRules, words: Words, level: Rank, trump: Suit) -> tuple[CardOrder, ...]:
    return plain_orders(PACK.cards, words, trump)


def _figures(rules: RangvaarRules, words: Words) -> tuple[FigureTable, ...]:
    rows = [(words["bid"], words["took-tricks"], words["bidders"], words["others"])]
    for bid, took in _EXAMPLES:
        change = changes(rules, Contract(Seat.S, bid), {Side.NS: took, Side.EW: TRICKS - took})
        rows.append((str(bid), str(took), signed(change[Side.NS]), signed(change[Side.EW])))
    return (FigureTable(words["comes-to"], tuple(rows), ("R8",)),)


def _points(rules: RangvaarRules) -> tuple[Point, ...]:
    packets = (("first", FIRST_PACKET), ("then", SECOND_PACKET))
    return (
        Point("packets", ("R2",), facts=packets),
        Point("bids", ("R4", "R5"), facts=(("low", BIDS[0]), ("high", BIDS[-1]))),
        Point("follow", ("R7",), is_owed=True),
        Point("wins", ("R7",)),
        Point("match", ("R1", "R9"), facts=(("deals", rules.deals),)),
        Point("court", ("R12",)),
    )


def _scores(rules: RangvaarRules) -> Columns:
    return ("declarer", "bid", "trump", "tricks", "change-NS", "change-EW", "total-NS", "total-EW")


PAPER: Final = GamePaper(
    WORDS, _orders, _figures, _points, _scores, traveller=("declarer", "bid", "trump", "tricks")
)
