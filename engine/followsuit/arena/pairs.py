"""Pair: the same cards twice, A in one side's seats and then in the other's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from followsuit.arena.players import ArenaPlayer, player_named
from followsuit.arena.playing import DecisionLog, Encounter
from followsuit.bots import Budget
from followsuit.game import AnyGame
from followsuit.registry import game_named
from followsuit.seats import Side


@dataclass(frozen=True, slots=True)
class Plan:
    """An arena's terms: what `--resume` must find unchanged, and nothing about how it is run."""

    game: str
    a: str
    b: str
    rules: Any
    seed: str
    matches: bool = False
    nodes: int | None = None
    limit: float = 10.0


class Pairing:
    """The two players, ready for pair after pair. Close it when done."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._game: AnyGame = game_named(plan.game)
        self._rules = self._game.rules(plan.rules)
        self._a: ArenaPlayer = player_named(self._game, plan.a, plan.limit)
        self._b: ArenaPlayer = player_named(self._game, plan.b, plan.limit)

    def close(self) -> None:
        """Close both players."""
        self._a.close()
        self._b.close()

    def play(self, number: int) -> dict[str, Any]:
        """Pair ``number`` as plain data: A's figures minus B's, and what each player did."""
        a, b = DecisionLog(), DecisionLog()
        halves = [self._half(number, side, a, b) for side in Side]
        names = halves[0].keys()
        return {
            "pair": number,
            "figures": {name: sum(half[name] for half in halves) / 2 for name in names},
            "a": _plain(a),
            "b": _plain(b),
        }

    def _half(self, number: int, side: Side, a: DecisionLog, b: DecisionLog) -> dict[str, float]:
        plan = self._plan
        encounter = Encounter(
            self._game,
            self._rules,
            {side: self._a, side.other: self._b},
            {side: a, side.other: b},
            f"{plan.seed}/{number}",
            Budget(nodes=plan.nodes),
        )
        own, their = side.name, side.other.name
        if plan.matches:
            state, deals = encounter.play_match()
            won = (self._game.summary(state) or {}).get("won_by")
            return {"matches won": float((won == own) - (won == their)), "deals": float(deals)}
        state = encounter.play_deal(encounter.begin(), 1)
        figures = self._game.side_figures(self._rules, self._game.summary(state) or {})
        return {name: float(by[own] - by[their]) for name, by in figures.items()}


def _plain(log: DecisionLog) -> dict[str, Any]:
    return {
        "ms": log.ms,
        "searched": log.searched,
        "overrides": log.overrides,
        "illegal": log.illegal,
    }
