"""Scoring: the score of a deal of Tractor from the values of a sheet (T33 to T37, T43, T96)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from followsuit.base.cards import NO_TRUMP, Card, Rank, Strain, Suit
from followsuit.base.fields import Values
from followsuit.base.score_entry import EntryResult, MatchEnd, ScoreStep
from followsuit.base.seats import AnySeat, AnySide, parse_any_seat, parse_any_side
from followsuit.card_games.shengji.law.scoring import Role
from followsuit.card_games.tractor.interface.score_breakdown import row_of, score_breakdown
from followsuit.card_games.tractor.interface.view import score_view
from followsuit.card_games.tractor.phases.deal_end import KittyScore, TractorScore, score_deal
from followsuit.card_games.tractor.score_sheet.last_lead import multiplier_in
from followsuit.card_games.tractor.scoring import LastTrick
from followsuit.card_games.tractor.standings import TractorStanding

#: The jacks that took the last trick, as a sheet has them, and a play that stands for them (T96).
_JACKS = {
    "jacks": Card.of(Rank.JACK, Suit.HEARTS),
    "trump_jack": Card.of(Rank.JACK, Suit.HEARTS),
    "other_jacks": Card.of(Rank.JACK, Suit.SPADES),
}


@dataclass(frozen=True, slots=True)
class Roles:
    """The starter of a deal and the declaring side, which need not be the starter's by some rules (T100)."""

    starter: AnySeat
    declaring: AnySide


def roles_in(standing: TractorStanding, values: Values) -> Roles:
    """The roles of the deal: those that are due, or where they are open those that were entered."""
    if standing.declaring_side is not None:
        return Roles(standing.first, standing.declaring_side)
    count = standing.rules.seats
    starter = parse_any_seat(values["starter"], count)
    given = values.get("declaring")
    return Roles(starter, starter.side if given is None else parse_any_side(given, count))


def deal_result(standing: TractorStanding, values: Values) -> EntryResult:
    """The deal's score."""
    roles = roles_in(standing, values)
    score = _score(standing, roles, values)
    end = None if score.won_by is None else MatchEnd(score.won_by.name, score.clauses[-1])
    change = {side.name: score.levels[side] - score.before[side] for side in roles.declaring.sides}
    after = standing.after(score.levels, score.next_starter)
    return EntryResult(after, change, _steps(standing, roles, score, values), end)


def _score(standing: TractorStanding, roles: Roles, values: Values) -> TractorScore:
    kitty, penalty = None, int(values.get("penalty", 0))
    tricks = int(values.get("points", values.get("total", 0)))
    if "total" in values:
        # The rest of the total after card points is the kitty's, or was paid for throws.
        penalty = int(values["total"]) - tricks
    elif values.get("kitty"):
        kitty = KittyScore((), int(values["kitty"]), multiplier_in(standing.rules, values))
    bid = values.get("bid")
    return score_deal(
        standing,
        roles.starter,
        declaring=roles.declaring,
        tricks=tricks,
        penalty=penalty,
        kitty=kitty,
        bid=None if bid is None else int(bid),
        last=_last_trick(values),
    )


def _last_trick(values: Values) -> LastTrick | None:
    """The last trick, as far as a sheet knows it: whether jacks took it from the declaring side (T96)."""
    jack = _JACKS.get(str(values.get("jacks")))
    if jack is None:
        return None
    suit: Strain = NO_TRUMP if values.get("trump") == NO_TRUMP.value else Suit.HEARTS
    return LastTrick((jack,), suit, Role.OPPOSING)


def _steps(
    standing: TractorStanding, roles: Roles, score: TractorScore, values: Values
) -> tuple[ScoreStep, ...]:
    """How the levels came about, in the order they are computed."""
    rules = standing.rules
    opposing = roles.declaring.other.name
    steps: list[ScoreStep] = []

    def step(code: str, clause: str, **facts: Any) -> None:
        steps.append(ScoreStep(code, clause, facts))

    if score.kitty is not None:
        kitty = score.kitty
        facts = {"points": kitty.points, "multiplier": kitty.multiplier, "bonus": kitty.bonus}
        step("kitty", "T34", side=opposing, **facts)
    if values.get("penalty"):
        step("penalty", "T22", side=opposing, points=score.penalty)
    step("total", "T33", side=opposing, points=score.points)
    row = score_breakdown(rules, score) or {}
    (role, gain), fewest, most = row_of(score.points, rules)
    side = (
        None if role is None else (roles.declaring if role is Role.DECLARING else roles.declaring.other).name
    )
    told = score_view(score)
    if told["held_at_ace"]:
        step("held_at_ace", "T37", side=side)
    else:
        # A stop makes the rise shorter than the row of the table says.
        rise = told["rise"] if score.gainer is not None else gain
        step("band", "T35", side=side, gain=rise, points=score.points, fewest=fewest, most=most)
    if "T43" in score.clauses:
        step("bid_failed", "T43", side=roles.declaring.name, bid=score.bid, took=score.declarers_took)
    if "T96" in score.clauses:
        before, after = score.before[roles.declaring], score.levels[roles.declaring]
        fall = {"from": before.letter, "to": after.letter}
        step("hooked", "T96", side=roles.declaring.name, **fall)
    if row.get("stopped") and score.gainer is not None:
        step("stopped", "T37", side=score.gainer.name, level=score.levels[score.gainer].letter)
    if score.won_by is None:
        step("declares", "T36", side=score.declares_next.name)
    return tuple(steps)
