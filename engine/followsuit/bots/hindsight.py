"""Hindsight: which decisions of a seat cost it most, judged by what it could know when it made them."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Protocol, runtime_checkable

from followsuit.base.seeds import Seed
from followsuit.bots.search.comparison import Comparison, Verdict
from followsuit.bots.search.decision import Progress
from followsuit.bots.search.problem import Problem

#: Worlds in which each decision is weighed, and those in which the costliest are confirmed.
FIRST: Final = 20
FRESH: Final = 120

#: The most decisions that are weighed again, and the most that are reported.
AGAIN: Final = 6
TOLD: Final = 3

#: The cost from which a decision is reported: in standard errors, and in points.
GATE: Final = 2.0
LEAST: Final = 0.75


@runtime_checkable
class ReviewingBot(Protocol):
    """A bot that can turn an observation into a problem, in which any action can be weighed."""

    def problem_of(self, observation: Any) -> Problem[Any]:
        """The decision that an observation asks for."""


@dataclass(frozen=True, slots=True)
class PastDecision:
    """The ``at``-th act of the deal, and what its seat knew then."""

    at: int
    observation: Any
    action: Any


@dataclass(frozen=True, slots=True)
class CostlyDecision:
    """A decision that cost points, tricks or chances of the match.

    ``better_reason`` is the code of why the better action makes sense, empty where there is none.
    """

    decision: PastDecision
    verdict: Verdict
    better_reason: str = ""


@dataclass(frozen=True, slots=True)
class DecisionReview:
    """The decisions that cost most, the costliest first, and how many decisions were judged."""

    findings: tuple[CostlyDecision, ...]
    judged: int


def review_decisions(
    bot: ReviewingBot, decisions: Sequence[PastDecision], seed: Seed
) -> Generator[Progress, None, DecisionReview]:
    """Look at every decision in a few worlds, and at the worst again in fresh ones.

    The work is bounded: every decision sees `FIRST` worlds, `AGAIN` of them `FRESH` more.
    """
    looked: list[tuple[PastDecision, Comparison, Problem[Any]]] = []
    for number, decision in enumerate(decisions):
        problem = bot.problem_of(decision.observation)
        place = problem.index_of(decision.action)
        if place is None:
            continue
        comparison = Comparison(problem, place, Random(seed.numbered(decision.at)))
        if not comparison.has_choice:
            continue
        looked.append((decision, comparison, problem))
        yield from comparison.nominate(FIRST, 0.7 * number / len(decisions))
    worst = sorted((one for one in looked if one[1].gain > 0), key=lambda one: -one[1].gain)[:AGAIN]
    findings: list[CostlyDecision] = []
    for number, (decision, comparison, problem) in enumerate(worst):
        verdict = yield from comparison.confirm(FRESH, 0.7 + 0.3 * number / len(worst))
        if verdict.cost >= LEAST and verdict.cost > GATE * verdict.error:
            reason = problem.reason_of(verdict.better.action)
            findings.append(CostlyDecision(decision, verdict, reason))
    findings.sort(key=lambda finding: -finding.verdict.cost)
    return DecisionReview(tuple(findings[:TOLD]), len(looked))
