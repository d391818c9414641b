"""Score sheet of Court Piece: what is asked of a deal with real cards, and how it counts (C20 to C29)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from followsuit.base.errors import Refusal
from followsuit.base.fields import FieldKind, Values
from followsuit.base.score_entry import (
    SUITS,
    THROWN_IN,
    EntryForm,
    EntryResult,
    MatchEnd,
    ScoreFigure,
    ScoreStep,
    StandingShown,
)
from followsuit.base.score_notation import WordKeeper
from followsuit.base.seats import Seat, Side
from followsuit.card_games.court_piece.ends import ends_of
from followsuit.card_games.court_piece.rules import GOAL, TRICKS, Bavney, CourtPieceRules, Redeal, Scoring
from followsuit.card_games.court_piece.scoring import CourtPieceScore, CourtSort, score_deal
from followsuit.card_games.court_piece.state import CourtDealOver, CourtPieceStanding, CourtThrownIn, State


class CourtPieceKeeper(WordKeeper):
    """Court Piece on a score sheet, for `followsuit.base.score_entry.ScoreKeeper`."""

    bare = ("winner", "tricks", "trump")
    named = ("all",)

    def first(self, rules: CourtPieceRules, dealer: Seat, stake: int) -> CourtPieceStanding:
        """The standing before deal 1; the dealer's next calls (C3)."""
        none = dict.fromkeys(Side, 0)
        return CourtPieceStanding(rules, 1, dealer, none, none)

    def ask(self, standing: CourtPieceStanding, form: EntryForm) -> None:
        """Ask who won the deal and what the others took: nothing of it is a court (C20, C21)."""
        form.trump(SUITS, "C7")
        form.choice("winner", "C20", [side.name for side in Side], kind=FieldKind.SIDE)
        ends = sorted({min(end[:2]) for end in ends_of(standing.rules)})
        tricks = form.number("tricks", "C20", least=0, most=GOAL - 1, offered=ends)
        if tricks == 0 and standing.rules.bavney is Bavney.GO_ON:
            form.flag("all", "C23")
        if tricks is not None and tricks not in ends:
            form.refuse(Refusal("cannot_end_so", "C20", {"tricks": tricks}))

    def thrown_in(self, standing: CourtPieceStanding) -> Refusal | None:
        """A deal is thrown in if the caller asks, by the rules that know it, not twice running (C8)."""
        if standing.rules.redeal is Redeal.OFF:
            return Refusal("not_thrown_in", "C8")
        return Refusal("redeal_used", "C8") if standing.thrown_in else None

    def after_thrown_in(self, standing: CourtPieceStanding) -> CourtPieceStanding:
        """Dealer and caller stay (C29)."""
        return standing.after_thrown_in()

    def result(self, standing: CourtPieceStanding, values: Values) -> EntryResult:
        """The deal's score."""
        winner, tricks = Side[str(values["winner"])], int(values["tricks"])
        # More than seven count only where the winners staked a court on all of them (C23).
        taken = {winner: TRICKS if values.get("all") else GOAL, winner.other: tricks}
        ordered = {side: taken[side] for side in Side}
        score = score_deal(standing.rules, standing.caller, ordered, standing.rows, standing.totals)
        end = None if score.won_by is None else MatchEnd(score.won_by.name, "C26")
        change = {side.name: score.change[side] for side in Side}
        return EntryResult(standing.after(score), change, _steps(standing, score), end)

    def shown(self, standing: CourtPieceStanding) -> StandingShown:
        """Courts and rows, or points; who deals and who calls."""
        in_courts = standing.rules.scoring is Scoring.COURTS
        totals = {side.name: str(standing.totals[side]) for side in Side}
        rows = {side.name: str(standing.rows[side]) for side in Side}
        figures = (ScoreFigure("courts", totals), ScoreFigure("row", rows))
        return StandingShown(
            figures if in_courts else (ScoreFigure("points", totals),),
            {"dealer": standing.dealer, "caller": standing.caller},
            declaring=standing.caller.side.name,
        )

    def due(self, standing: CourtPieceStanding) -> Mapping[str, str]:
        """The caller."""
        return {"caller": standing.caller.name}

    def referee(self, standing: CourtPieceStanding, values: Values) -> Mapping[str, Any]:
        """Trump, caller and what has been won so far."""
        return {
            "trump": values.get("trump"),
            "caller": standing.caller.name,
            "rows": {side.name: standing.rows[side] for side in Side},
            "totals": {side.name: standing.totals[side] for side in Side},
        }

    def values_of(self, state: State) -> Values | None:
        """The values of a deal at a table that is over."""
        match state:
            case CourtThrownIn():
                return {THROWN_IN: True}
            case CourtDealOver(cardplay=cardplay, score=score):
                winner = score.deal_won_by
                return {
                    "winner": winner.name,
                    "tricks": score.tricks[winner.other],
                    "trump": cardplay.trump.letter,
                    "all": score.tricks[winner] == TRICKS,
                }
            case _:
                return None

    def begun(self, state: State) -> tuple[Seat, int] | None:
        """The dealer of deal 1."""
        standing = state.standing
        is_first = standing.number == 1 and not any((*standing.totals.values(), *standing.rows.values()))
        return (standing.dealer, 0) if is_first else None


def _steps(standing: CourtPieceStanding, score: CourtPieceScore) -> tuple[ScoreStep, ...]:
    """What the deal made of courts, rows and points, the winning side first."""
    winner, loser = score.deal_won_by, score.deal_won_by.other
    in_points = standing.rules.scoring is Scoring.POINTS
    court, clause = score.court, score.clauses[winner][0]
    if court is None:
        code = "point" if in_points else "deal"
    else:
        code = court.value
        clause = clause if court is CourtSort.ROW else _CLAUSES[court]
    facts = {
        "side": winner.name,
        "tricks": score.tricks[winner],
        "other": score.tricks[loser],
        "gain": score.change[winner],
        "row": standing.rows[winner] + 1 if court is CourtSort.ROW else score.rows[winner],
    }
    steps = [ScoreStep(code, clause, facts)]
    if standing.rows[loser]:
        steps.append(ScoreStep("row_lost", "C24", {"side": loser.name, "row": standing.rows[loser]}))
    return tuple(steps)


_CLAUSES: Final[Mapping[CourtSort, str]] = {
    CourtSort.COURT: "C21",
    CourtSort.GOON: "C22",
    CourtSort.BAVNEY: "C23",
}

KEEPER: Final = CourtPieceKeeper()
