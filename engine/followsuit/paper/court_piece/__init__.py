"""Paper of Court Piece: its order of cards, what deals and courts count, and its columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from followsuit.cards import Rank, Suit
from followsuit.court_piece.rules import (
    FIRST_PACKET,
    GOAL,
    LATER_PACKET,
    PACK,
    TRICKS,
    Bavney,
    CourtAt,
    CourtPieceRules,
    Scoring,
)
from followsuit.court_piece.scoring import score_deal
from followsuit.entries import ScoreStep, Values
from followsuit.paper.court_piece.words import WORDS
from followsuit.paper.game_paper import (
    CardOrder,
    Columns,
    FigureTable,
    GamePaper,
    Point,
    plain_orders,
    signed,
)
from followsuit.paper.words import Words
from followsuit.seats import Seat, Side


def _orders(rules: CourtPieceRules, words: Words, level: Rank, trump: Suit) -> tuple[CardOrder, ...]:
    return plain_orders(PACK.cards, words, trump)


def _figures(rules: CourtPieceRules, words: Words) -> tuple[FigureTable, ...]:
    """What the side of the caller gains by a deal and by a court, and what the other does by one."""
    court = GOAL if rules.court_at is CourtAt.SEVEN else TRICKS
    rows = [
        (words["deal-won"], _gain(rules, Side.NS, GOAL, TRICKS - GOAL)),
        (words["court-made"], _gain(rules, Side.NS, court, 0)),
        (words["goon-made"], _gain(rules, Side.EW, court, 0)),
    ]
    clauses = ["C25"] if rules.scoring is Scoring.POINTS else ["C21", "C22", "C24"]
    if rules.row_court:
        row = {Side.NS: rules.row_court - 1, Side.EW: 0}
        score = score_deal(
            rules, Seat.S, {Side.NS: GOAL, Side.EW: TRICKS - GOAL}, row, dict.fromkeys(Side, 0)
        )
        rows.append((words.say("row-made", deals=rules.row_court), signed(score.change[Side.NS])))
    if rules.bavney is Bavney.GO_ON:
        rows.append((words["bavney-made"], words["match-won"]))
        clauses.append("C23")
    head = (words["event"], words["points" if rules.scoring is Scoring.POINTS else "courts"])
    return (FigureTable(words["counts"], (head, *rows), tuple(clauses)),)


def _gain(rules: CourtPieceRules, winner: Side, took: int, other: int) -> str:
    """The change of the side that took so many tricks; South, of side NS, is the caller."""
    none = dict.fromkeys(Side, 0)
    change = score_deal(rules, Seat.S, {winner: took, winner.other: other}, none, none).change[winner]
    return signed(change) if change else "–"


def _points(rules: CourtPieceRules) -> tuple[Point, ...]:
    found = [
        Point("packets", ("C5", "C6"), facts=(("first", FIRST_PACKET), ("later", LATER_PACKET))),
        Point("follow", ("C10",), is_owed=True),
        Point("wins", ("C11",)),
    ]
    if rules.hidden:
        found.append(Point("hidden", ("C32",), is_owed=True))
    if rules.is_double:
        found.append(Point("double", ("C14", "C17"), facts=(("trick", rules.first_taking),)))
    return (
        *found,
        Point("goal", ("C20",), facts=(("goal", GOAL),)),
        Point("match", ("C26",), facts=(("target", rules.target),)),
        Point("next-caller", ("C27",)),
    )


def _scores(rules: CourtPieceRules) -> Columns:
    return ("caller", "trump", "tricks", "court", "change-NS", "change-EW", "total-NS", "total-EW")


def _filled(values: Values, steps: Sequence[ScoreStep], words: Words) -> dict[str, str]:
    """The tricks of both sides, and which court it was."""
    if not steps:
        return {}
    others, step = values["tricks"], steps[0]
    both = (str(GOAL), str(others)) if values["winner"] == Side.NS.name else (str(others), str(GOAL))
    key = f"{step.code}-made"
    court = words.say(key, deals=step.facts["row"]) if key in words else ""
    return {"tricks": " : ".join(both), "court": court}


PAPER: Final = GamePaper(
    WORDS,
    _orders,
    _figures,
    _points,
    _scores,
    traveller=("caller", "trump", "tricks"),
    filled=_filled,
)
