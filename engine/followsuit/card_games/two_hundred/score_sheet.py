"""Score sheet of Two Hundred: what is asked of a deal with real cards, and how it counts (H4 to H18)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from followsuit.base.errors import Refusal
from followsuit.base.fields import Values
from followsuit.base.score_entry import (
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
from followsuit.card_games.trick.auction import Contract, bettors
from followsuit.card_games.trick.phases import DealOver, ThrownIn
from followsuit.card_games.two_hundred.rules import BETS, NobodyBets, TwoHundredRules
from followsuit.card_games.two_hundred.scoring import TwoHundredScore, score_deal
from followsuit.card_games.two_hundred.state import State, TwoHundredStanding

#: All card points of a deal (H2), which come in fives.
ALL_POINTS: Final = 100
STEP: Final = 5


class TwoHundredKeeper(WordKeeper):
    """Two Hundred on a score sheet, for `followsuit.base.score_entry.ScoreKeeper`."""

    bare = ("declarer", "bet", "points")
    named = ("other_bet", "forced")

    def first(self, rules: TwoHundredRules, dealer: Seat, stake: int) -> TwoHundredStanding:
        """The standing before deal 1."""
        return TwoHundredStanding(rules, 1, dealer, dict.fromkeys(Side, 0))

    def ask(self, standing: TwoHundredStanding, form: EntryForm) -> None:
        """Ask for declarer, bet and points, and whether others bet where their score hangs on it (H11)."""
        rules, totals = standing.rules, standing.totals
        declarer: Seat | None = form.seat("declarer", "H7", tuple(Seat))
        bet = form.number("bet", "H4", least=BETS[0], most=BETS[-1], step=STEP)
        form.number("points", "H2", least=0, most=ALL_POINTS, step=STEP)
        if declarer is None:
            return
        is_forced = None
        # Only the dealer is forced, to the lowest bet (H6).
        may_be_forced = declarer is standing.dealer and bet == BETS[0]
        if may_be_forced and not rules.forced_bet_counts and totals[declarer.side] >= rules.threshold:
            is_forced = form.flag("forced", "H18")
        if totals[declarer.side.other] >= rules.threshold and not is_forced:
            has_bet = form.flag("other_bet", "H11")
            if has_bet and bet == BETS[0] and rules.bets_must_rise:
                form.refuse(Refusal("no_lower_bet", "H4", {"bet": bet}))

    def thrown_in(self, standing: TwoHundredStanding) -> Refusal | None:
        """A deal is thrown in if nobody bets, by the rules that know it (H6, H15)."""
        return None if standing.rules.nobody_bets is NobodyBets.REDEAL else Refusal("not_thrown_in", "H6")

    def after_thrown_in(self, standing: TwoHundredStanding) -> TwoHundredStanding:
        """The next seat deals."""
        return standing.after(standing.totals)

    def result(self, standing: TwoHundredStanding, values: Values) -> EntryResult:
        """The deal's score."""
        declarer = Seat[str(values["declarer"])]
        contract = Contract(declarer, int(values["bet"]), values.get("forced") is True)
        # Either seat of the other side may have bet: the rule asks whether its side did.
        who_bet = [declarer, *([standing.rules.direction.after(declarer)] if values.get("other_bet") else [])]
        took = int(values["points"])
        points = {contract.side: took, contract.side.other: ALL_POINTS - took}
        score = score_deal(standing.rules, standing.totals, contract, who_bet, points)
        end = None
        if score.won_by is not None:
            reached = score.totals[score.won_by] >= standing.rules.target
            end = MatchEnd(score.won_by.name, "H12" if reached else "H13")
        change = {side.name: score.change[side] for side in Side}
        return EntryResult(standing.after(score.totals), change, _steps(contract, score), end)

    def shown(self, standing: TwoHundredStanding) -> StandingShown:
        """Totals, dealer, who speaks first, and which side has to bet to score (H11)."""
        totals = {side.name: str(standing.totals[side]) for side in Side}
        return StandingShown(
            (ScoreFigure("total", totals),),
            {"dealer": standing.dealer, "opens": standing.first},
            notes=tuple(
                ScoreStep("hundred_rule", "H11", {"side": side.name, "total": standing.totals[side]})
                for side in Side
                if standing.totals[side] >= standing.rules.threshold
            ),
        )

    def referee(self, standing: TwoHundredStanding, values: Values) -> Mapping[str, Any]:
        """Declarer and bet, and the totals before the deal."""
        return {
            "declarer": values.get("declarer"),
            "contract": values.get("bet"),
            "totals": {side.name: standing.totals[side] for side in Side},
        }

    def values_of(self, state: State) -> Values | None:
        """The values of a deal at a table that is over."""
        match state:
            case ThrownIn():
                return {THROWN_IN: True}
            case DealOver(contract=contract, auction=auction, score=score):
                other = contract.side.other
                return {
                    "declarer": contract.declarer.name,
                    "bet": contract.value,
                    "points": score.points[contract.side],
                    "other_bet": any(seat.side is other for seat in bettors(auction)),
                    "forced": contract.forced,
                }
            case _:
                return None

    def begun(self, state: State) -> tuple[Seat, int] | None:
        """The dealer of deal 1."""
        standing = state.standing
        is_first = standing.number == 1 and not any(standing.totals.values())
        return (standing.dealer, 0) if is_first else None


def _steps(contract: Contract, score: TwoHundredScore) -> tuple[ScoreStep, ...]:
    """How each side's change came about, the declaring side first."""
    declaring, other = contract.side, contract.side.other
    facts: dict[Side, dict[str, Any]] = {
        side: {"side": side.name, "points": score.points[side], "change": score.change[side]} for side in Side
    }
    first = ScoreStep("made" if score.made else "failed", "H9", {**facts[declaring], "bet": contract.value})
    if "H18" in score.clauses[declaring]:
        first = ScoreStep("forced", "H18", facts[declaring])
    if score.clauses[other] == ("H11",):
        return first, ScoreStep("no_bet", "H11", facts[other])
    return first, ScoreStep("took", "H10", facts[other])


KEEPER: Final = TwoHundredKeeper()
