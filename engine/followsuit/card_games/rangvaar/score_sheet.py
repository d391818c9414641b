"""Score sheet of Rangvaar: what is asked of a deal with real cards, and how it counts (R4, R8 to R10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from followsuit.base.errors import Refusal, RequestError
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
from followsuit.base.stakes import Cents
from followsuit.card_games.rangvaar.chips import check_stake
from followsuit.card_games.rangvaar.outcome import Tie
from followsuit.card_games.rangvaar.rules import BIDS, TRICKS, RangvaarRules
from followsuit.card_games.rangvaar.scoring import CourtKind, RangvaarScore, SideCourt, score_deal
from followsuit.card_games.rangvaar.state import RangvaarStanding, State
from followsuit.card_games.trick.auction import Contract
from followsuit.card_games.trick.phases import DealOver, ThrownIn


class RangvaarKeeper(WordKeeper):
    """Rangvaar on a score sheet, for `followsuit.base.score_entry.ScoreKeeper`."""

    bare = ("declarer", "bid", "tricks")

    def first(self, rules: RangvaarRules, dealer: Seat, stake: int) -> RangvaarStanding:
        """The standing before deal 1. Raises `RequestError` (``bad_stake``)."""
        refusal = check_stake(stake) if stake else None
        if refusal is not None:
            raise RequestError(refusal.code, f"{stake} is no stake", clause="R10", facts=refusal.facts)
        totals = dict.fromkeys(Side, 0)
        return RangvaarStanding(rules, 1, 0, rules.direction.after(dealer), totals, Cents(stake))

    def ask(self, standing: RangvaarStanding, form: EntryForm) -> None:
        """Ask for declarer, bid and tricks."""
        declarer = form.seat("declarer", "R5", tuple(Seat))
        # Where the opener has to bid, everybody else bids more.
        is_lowest = standing.rules.opener_may_pass or declarer in (None, standing.first)
        lowest = BIDS[0] if is_lowest else BIDS[1]
        given = form.given.get("bid")
        if given in BIDS and given < lowest:
            facts = {"bid": given, "lowest": lowest, "highest": BIDS[-1]}
            form.refuse(Refusal("bid_too_low", "R4", facts))
        form.number("bid", "R4", least=lowest, most=BIDS[-1])
        form.number("tricks", "R8", least=0, most=TRICKS)

    def thrown_in(self, standing: RangvaarStanding) -> Refusal | None:
        """A deal is thrown in if everybody passes, by the rules that let the opener pass (R4)."""
        return None if standing.rules.opener_may_pass else Refusal("not_thrown_in", "R4")

    def after_thrown_in(self, standing: RangvaarStanding) -> RangvaarStanding:
        """The next seat is dealt the first card."""
        return standing.thrown_in()

    def result(self, standing: RangvaarStanding, values: Values) -> EntryResult:
        """The deal's score."""
        contract = Contract(Seat[str(values["declarer"])], int(values["bid"]))
        took = int(values["tricks"])
        tricks = {contract.side: took, contract.side.other: TRICKS - took}
        all_of_them = next((side for side in Side if tricks[side] == TRICKS), None)
        score = score_deal(
            standing.rules,
            standing.totals,
            contract,
            {side: tricks[side] for side in Side},
            # Of the first seven tricks a sheet knows nothing.
            court=None if all_of_them is None else SideCourt(all_of_them, CourtKind.ALL),
            is_last=standing.is_last,
            stake=standing.stake,
        )
        change = {side.name: score.change[side] for side in Side}
        return EntryResult(
            standing.after(score.totals, None), change, _steps(standing, contract, score), _end(score)
        )

    def shown(self, standing: RangvaarStanding) -> StandingShown:
        """Totals, who deals, who opens, and the deals left."""
        totals = {side.name: str(standing.totals[side]) for side in Side}
        return StandingShown(
            (ScoreFigure("total", totals),),
            {"dealer": standing.dealer, "opens": standing.first},
            left=standing.rules.deals - standing.counted,
        )

    def referee(self, standing: RangvaarStanding, values: Values) -> Mapping[str, Any]:
        """Declarer and bid."""
        return {"declarer": values.get("declarer"), "contract": values.get("bid")}

    def values_of(self, state: State) -> Values | None:
        """The values of a deal at a table that is over."""
        match state:
            case ThrownIn():
                return {THROWN_IN: True}
            case DealOver(contract=contract, score=score):
                return {
                    "declarer": contract.declarer.name,
                    "bid": contract.value,
                    "tricks": score.tricks[contract.side],
                }
            case _:
                return None

    def begun(self, state: State) -> tuple[Seat, int] | None:
        """The dealer of deal 1, and what each seat staked."""
        standing = state.standing
        is_first = standing.number == 1 and not standing.counted and not any(standing.totals.values())
        return (standing.dealer, standing.stake) if is_first else None


def _steps(standing: RangvaarStanding, contract: Contract, score: RangvaarScore) -> tuple[ScoreStep, ...]:
    """How each side's change came about, the declaring side first."""
    declaring, other = contract.side, contract.side.other
    facts: dict[Side, dict[str, Any]] = {
        side: {"side": side.name, "tricks": score.tricks[side], "change": score.change[side]} for side in Side
    }
    missing = max(0, contract.value - score.tricks[declaring])
    code = "made" if score.made else standing.rules.failed_bid.value
    steps = [
        ScoreStep(code, "R8", {**facts[declaring], "bid": contract.value, "missing": missing}),
        ScoreStep("took", "R8", facts[other]),
    ]
    if score.court is not None:
        steps.append(ScoreStep("court", "R12", {"side": score.court.side.name}))
    return tuple(steps)


def _end(score: RangvaarScore) -> MatchEnd | None:
    if score.won_by is None:
        return None
    winner = None if isinstance(score.won_by, Tie) else score.won_by.name
    paid = score.payout
    if paid is None:
        return MatchEnd(winner, "R9")
    return MatchEnd(
        winner,
        "R9",
        {seat.name: cents for seat, cents in paid.pay.items()},
        {seat.name: cents for seat, cents in paid.change.items()},
        paid.commission,
    )


KEEPER: Final = RangvaarKeeper()
