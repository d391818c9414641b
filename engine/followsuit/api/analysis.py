"""Analysis: what the engine thinks of a decision: the acts worth weighing, what each comes to, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from random import Random
from typing import Any, Final

from followsuit.api.acts import SeatAction, act_text
from followsuit.api.match import Match
from followsuit.api.players import Situation
from followsuit.api.position import Position
from followsuit.api.statistics import half_interval
from followsuit.base.errors import RequestError
from followsuit.base.game import AnyGame
from followsuit.base.seats import AnySeat
from followsuit.base.seeds import Seed
from followsuit.bots import Budget, bot_for, default_level_of, levels_of
from followsuit.bots.search.problem import Problem, WorldOutcome
from followsuit.card_games.registry import game_named

#: What can be asked about: a seat's situation, or a match or position and one of its seats.
Asked = Match[Any] | Position[Any] | Situation[Any]

#: So many worlds are looked at unless a budget says how many rollouts there are.
WORLDS: Final = 40


@dataclass(frozen=True, slots=True)
class Candidate:
    """An act that was weighed, all figures means over the same ``worlds``.

    ``value`` is what the search maximises, ``plus_minus`` half its 95 % interval, None of a single world.
    ``result`` is the own side's at the end of the deal, in points or tricks; ``made`` how often the contract
    is made. ``reason`` is a code, empty where none is true of the act.
    """

    act: SeatAction
    value: float
    plus_minus: float | None
    worlds: int
    result: float
    made: float
    reason: str

    def __str__(self) -> str:
        half = "" if self.plus_minus is None else f" ± {self.plus_minus:.2f}"
        return (
            f"{act_text(self.act)}: {self.value:+.2f}{half}, result {self.result:.1f} {self.reason}".strip()
        )


@dataclass(frozen=True, slots=True)
class Analysis:
    """What a level thinks of a seat's decision: the candidates, the best first.

    ``is_exact``: each world was solved to its end, not played out. Where there is nothing to weigh, one
    candidate stands alone, with no world.
    """

    seat: AnySeat
    level: str
    candidates: tuple[Candidate, ...]
    is_exact: bool

    @property
    def best(self) -> Candidate:
        """The candidate of the highest value."""
        return self.candidates[0]

    def __str__(self) -> str:
        return "\n".join(map(str, self.candidates))

    def _repr_html_(self) -> str:
        rows = "".join(f"<tr>{cells}</tr>" for cells in self._rows())
        head = "<tr><th>act<th>value<th>±<th>result<th>worlds<th>reason</tr>"
        return f"<table><caption>{self.seat.name}, {escape(self.level)}</caption>{head}{rows}</table>"

    def _rows(self) -> Iterator[str]:
        for one in self.candidates:
            half = "" if one.plus_minus is None else f"{one.plus_minus:.2f}"
            cells = (act_text(one.act), f"{one.value:.2f}", half, f"{one.result:.1f}", one.worlds, one.reason)
            yield "".join(f"<td>{escape(str(cell))}" for cell in cells)


def analyse(
    of: Asked,
    *,
    level: str | None = None,
    budget: Budget | None = None,
    seat: AnySeat | str | None = None,
    seed: str | int = "1",
) -> Analysis:
    """Weigh a seat's acts as a level does, from what the seat may know.

    By default the level is the strongest, and the seat the one at its turn. ``budget`` bounds the rollouts by
    its ``nodes``; without one each candidate is tried in 40 worlds. A level that plays by rules of thumb
    weighs nothing: its one act stands there with its reason.

    >>> import followsuit
    >>> contract = {"declarer": "S", "bid": 8, "trump": "H"}
    >>> told = followsuit.analyse(followsuit.deal("rangvaar", contract=contract, seed="x"))
    >>> told.best.worlds, told.seat, 1 < len(told.candidates) < 14
    (40, Seat.S, True)

    Raises `RequestError`: ``unknown_level``, ``bad_seat``, or ``nothing_to_do`` if the seat may not act.
    """
    game, observation = _asked(of, seat)
    name = level if level is not None else levels_of(game)[-1]
    bot, rng = bot_for(game, name), Random(Seed(seed).at("weigh"))
    if not game.options(observation):
        raise RequestError("nothing_to_do", f"{observation.seat.name} may not act now")
    if not hasattr(bot, "problem_of"):
        decision = bot.decide(observation, rng) if hasattr(bot, "decide") else None
        act = decision.action if decision is not None else bot.act(observation, rng, Budget())
        return _alone(observation.seat, name, act, decision.reason if decision is not None else "")
    problem = bot.problem_of(observation)
    acts = list(problem.candidates)
    if len(acts) == 1:
        return _alone(observation.seat, name, acts[0], problem.reason_of(acts[0]))
    worlds = WORLDS if budget is None or budget.nodes is None else max(1, budget.nodes // len(acts))
    outcomes = [problem.outcomes(problem.world(rng), range(len(acts)), rng) for _ in range(worlds)]
    return weighed(observation.seat, name, problem, acts, outcomes)


def weighed(
    seat: AnySeat,
    level: str,
    problem: Problem[Any],
    acts: Sequence[Any],
    outcomes: Sequence[Sequence[WorldOutcome]],
) -> Analysis:
    """Return the analysis of some acts, given the outcomes of all of them in each world."""
    worlds = len(outcomes)
    found = [
        Candidate(
            act,
            sum(one.utility for one in its) / worlds,
            half_interval([one.utility for one in its]),
            worlds,
            sum(one.result for one in its) / worlds,
            sum(one.made for one in its) / worlds,
            problem.reason_of(act),
        )
        for act, its in zip(acts, zip(*outcomes, strict=True), strict=True)
    ]
    return Analysis(seat, level, tuple(sorted(found, key=lambda one: -one.value)), problem.is_exact)


def best_reply(
    of: Asked, *, level: str | None = None, seat: AnySeat | str | None = None, seed: str | int = "1"
) -> SeatAction | None:
    """Return what a level would do, by default the game's usual one; None if it is free to act and does not.

    Raises `RequestError`: ``unknown_level``, ``bad_seat``.
    """
    game, observation = _asked(of, seat)
    bot = bot_for(game, default_level_of(game) if level is None else level)
    act: SeatAction | None = bot.act(observation, Random(Seed(seed).at("weigh")), Budget())
    return act


def _alone(seat: AnySeat, level: str, act: Any, reason: str) -> Analysis:
    return Analysis(seat, level, (Candidate(act, 0.0, None, 0, 0.0, 0.0, reason),), is_exact=False)


def _asked(of: object, seat: AnySeat | str | None) -> tuple[AnyGame, Any]:
    if isinstance(of, Situation):
        return game_named(of.game), of.observation
    if not isinstance(of, Match | Position):
        error = RequestError("bad_field", f"{of!r} is no match, position or situation", facts={"field": "of"})
        raise error.advised("give a match, match.position, or the situation of your bot")
    position = of.position if isinstance(of, Match) else of
    return game_named(position.game), position.observation(seat)
