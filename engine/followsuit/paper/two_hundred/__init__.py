"""Paper of Two Hundred: its order of cards, what bets come to, and its columns."""

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
from followsuit.paper.two_hundred.words import WORDS
from followsuit.paper.words import Words
from followsuit.seats import Seat, Side
from followsuit.trick.contract import Contract
from followsuit.two_hundred.rules import BETS, WORTH, TwoHundredRules
from followsuit.two_hundred.scoring import score_deal

#: A bet and what was taken, to show what it comes to.
_EXAMPLES: Final = ((65, 70), (65, 60))


def _orders(rules: TwoHundredRules, words: Words, level: Rank, trump: Suit) -> tuple[CardOrder, ...]:
    return plain_orders(rules.pack.cards, words, trump)


def _figures(rules: TwoHundredRules, words: Words) -> tuple[FigureTable, ...]:
    worth = tuple(("10" if rank is Rank.TEN else rank.letter, str(points)) for rank, points in WORTH.items())
    rows = [(words["bet"], words["took-points"], words["bettors"], words["others"])]
    for bet, took in _EXAMPLES:
        rows.append((str(bet), str(took), *_changes(rules, bet, took, 0)))
    if rules.hundred_rule:
        high = int(rules.threshold)
        rows.append((str(_EXAMPLES[0][0]), str(_EXAMPLES[0][1]), *_changes(rules, *_EXAMPLES[0], high)))
        rows[-1] = (*rows[-1][:3], words.say("not-bet", at=high, change=rows[-1][3]))
    return (
        FigureTable(words["card-points"], worth, ("H2",)),
        FigureTable(words["comes-to"], tuple(rows), ("H9", "H10", *(("H11",) if rules.hundred_rule else ()))),
    )


def _changes(rules: TwoHundredRules, bet: int, took: int, others: int) -> tuple[str, str]:
    """The change of the side that bet and of the other, which stands at ``others`` and has not bet."""
    ours, theirs = Side.NS, Side.EW
    totals, points = {ours: 0, theirs: others}, {ours: took, theirs: 100 - took}
    change = score_deal(rules, totals, Contract(Seat.S, bet), [Seat.S], points).change
    return signed(change[ours]), signed(change[theirs])


def _points(rules: TwoHundredRules) -> tuple[Point, ...]:
    low, high = BETS[0], BETS[-1]
    found = [
        Point("bets", ("H4",), facts=(("low", low), ("high", high))),
        Point("names-trump", ("H7",)),
        Point("follow", ("H8",), is_owed=True),
        Point("wins", ("H8",)),
    ]
    if rules.hundred_rule:
        found.append(Point("hundred", ("H11", "H16"), is_owed=True, facts=(("at", int(rules.threshold)),)))
    return (*found, Point("match", ("H12",), facts=(("target", rules.target),)))


def _scores(rules: TwoHundredRules) -> Columns:
    return ("declarer", "bet", "trump", "points", "change-NS", "change-EW", "total-NS", "total-EW")


PAPER: Final = GamePaper(
    WORDS, _orders, _figures, _points, _scores, traveller=("declarer", "bet", "trump", "points")
)
