"""Coaching: whether a play or a burial clearly costs, judged before it is made, from what the seat may know.

It judges as the review does: a few worlds nominate the best other play, and fresh ones measure the
difference. There is no caution unless the cost is proven. The number of worlds bounds the work; a caller that
cannot wait stops asking.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from followsuit.base.jsonable import kind_of
from followsuit.bots.hindsight import ReviewingBot
from followsuit.bots.search.comparison import Comparison, Verdict
from followsuit.bots.search.decision import Progress
from followsuit.bots.search.problem import Problem

#: Worlds that nominate the better play, and fresh ones that confirm it; fewer where they are solved, which
#: takes longer and says more.
FIRST: Final = 16
FRESH: Final = 72
FIRST_EXACT: Final = 10
FRESH_EXACT: Final = 30

#: How much the first worlds have to speak against a play, in standard errors, before fresh ones are asked.
PROMISING: Final = 0.5

#: What is proven: in standard errors, and the least that costs clearly: of what the game counts in the deal,
#: or in the search's own measure, which has the match in view: there a contract or a level weighs more than
#: its points. In Tractor a five lost in four deals of five is clear, and what a novice gives away most often:
#: at 5 points a novice hears of 8.0 % of its decisions, at 4 of more than 10 %; 3 points are less than a card
#: is worth. A burial is judged over a whole deal played out by rules of thumb: an expert's own often seems
#: to cost a five. An expert is to hear of less than 3 % of its decisions; tests/bench/coach.py measures both.
GATE: Final = 2.0
LEAST: Final = {"own_points": 5.0, "opposing_points": 4.0, "own_tricks": 0.5}
LEAST_OF_BURIAL: Final = 8.0
LEAST_OF_MATCH: Final = {"own_points": 12.0, "opposing_points": 10.0, "own_tricks": 0.5}


@dataclass(frozen=True, slots=True)
class PlayWarning:
    """A play that costs clearly: the verdict, and why the better play makes sense."""

    verdict: Verdict
    better_reason: str


def find_warning(
    bot: ReviewingBot, observation: Any, action: Any, *, unit: str, seed: str
) -> Generator[Progress, None, PlayWarning | None]:
    """Return the caution against an action; None if nothing is proven.

    ``unit`` is what the game's results count, a key of `LEAST`.
    """
    problem = bot.problem_of(observation)
    place = problem.index_of(action)
    if place is None:
        return None
    comparison = Comparison(problem, place, Random(seed))
    if not comparison.has_choice:
        return None
    verdict = yield from _judge(comparison, problem, unit)
    if verdict is None:
        return None
    return PlayWarning(verdict, problem.reason_of(verdict.better.action))


def _judge(
    comparison: Comparison, problem: Problem[Any], unit: str
) -> Generator[Progress, None, Verdict | None]:
    """Return the verdict on the action; None if it does not clearly cost."""
    yield from comparison.nominate(FIRST_EXACT if problem.is_exact else FIRST, 0.0)
    # Most plays are as good as any: stop here for these.
    if comparison.gain <= PROMISING * comparison.error:
        return None
    verdict = yield from comparison.confirm(FRESH_EXACT if problem.is_exact else FRESH, 0.5)
    is_proven = verdict.cost >= GATE * verdict.error
    least = LEAST_OF_BURIAL if kind_of(verdict.made.action) == "bury" else LEAST[unit]
    is_clear = verdict.loss >= max(least, GATE * verdict.loss_error)
    return verdict if is_proven and (is_clear or verdict.cost >= LEAST_OF_MATCH[unit]) else None
