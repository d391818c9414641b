"""Pair: the same cards twice, A in one side's seats and then in the other's."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from followsuit.arena.contestants import ArenaPlayer, player_named
from followsuit.arena.encounter import DecisionLog, Encounter
from followsuit.arena.report import MATCHES
from followsuit.base.game import AnyGame, seats_of
from followsuit.base.seats import AnySide
from followsuit.base.seeds import Seed
from followsuit.bots import Budget, levels_of
from followsuit.card_games.registry import game_named
from followsuit.record import Player, Record, write_record

#: The level that makes every call if calls are shared.
SHARED_CALLS: Final = "casual"


@dataclass(frozen=True, slots=True)
class Plan:
    """An arena's terms: what `--resume` must find unchanged, and nothing about how it is run.

    ``under_way``: deals are of matches under way. ``shared_calls``: the casual bot calls for everybody.
    ``lean``: external players are asked in few words. ``goes_on``: an illegal act does not end the arena.
    """

    game: str
    a: str
    b: str
    rules: Any
    seed: str
    matches: bool = False
    nodes: int | None = None
    limit: float = 10.0
    under_way: bool = False
    shared_calls: bool = False
    lean: bool = False
    goes_on: bool = True


class Pairing:
    """The two players, ready for pair after pair. Close it when done.

    ``a`` and ``b`` are the players themselves, if the plan's names do not identify them. Records of all that
    is played are written to the folder ``records``.
    """

    def __init__(
        self,
        plan: Plan,
        a: ArenaPlayer | None = None,
        b: ArenaPlayer | None = None,
        records: Path | None = None,
    ) -> None:
        self._plan = plan
        self._game: AnyGame = game_named(plan.game)
        self._rules = self._game.rules(plan.rules)
        self._records = records
        self._a = a or player_named(self._game, plan.a, plan.limit, lean=plan.lean)
        self._b = b or player_named(self._game, plan.b, plan.limit, lean=plan.lean)
        self._caller = player_named(self._game, SHARED_CALLS, plan.limit) if plan.shared_calls else None

    def close(self) -> None:
        """Close both players."""
        self._a.close()
        self._b.close()

    def play(self, number: int) -> dict[str, Any]:
        """Pair ``number`` as plain data: A's figures minus B's, and what each player did."""
        a, b = DecisionLog(), DecisionLog()
        sides = seats_of(self._game, self._rules)[0].side.sides
        halves = [self._half(number, side, a, b) for side in sides]
        names = halves[0].keys()
        return {
            "pair": number,
            "figures": {name: sum(half[name] for half in halves) / 2 for name in names},
            "a": _plain(a),
            "b": _plain(b),
        }

    def _half(self, number: int, side: AnySide, a: DecisionLog, b: DecisionLog) -> dict[str, float]:
        plan = self._plan
        encounter = Encounter(
            self._game,
            self._rules,
            {side: self._a, side.other: self._b},
            {side: a, side.other: b},
            Seed(plan.seed).numbered(number),
            Budget(nodes=plan.nodes),
            self._caller,
            plan.under_way,
            plan.goes_on,
        )
        try:
            return self._figures(encounter, side)
        except Exception as error:
            error.add_note(f"in pair {number} of seed {plan.seed}, {plan.a} as {side.name} against {plan.b}")
            raise
        finally:
            if self._records is not None:
                self._write(encounter, self._records / f"{number}-{side.name}.deal", side)

    def _write(self, encounter: Encounter, file: Path, side: AnySide) -> None:
        plan, seats = self._plan, seats_of(self._game, self._rules)
        levels = levels_of(self._game)
        names = {seat: plan.a if seat.side is side else plan.b for seat in seats}
        players = {
            seat: Player(name if name in levels else None, _short(name)) for seat, name in names.items()
        }
        record = Record(self._game.name, self._rules, players, encounter.seed, tuple(encounter.played))
        file.write_text(write_record(record), encoding="utf-8")

    def _figures(self, encounter: Encounter, side: AnySide) -> dict[str, float]:
        plan = self._plan
        own, their = side.name, side.other.name
        if plan.matches:
            state, deals = encounter.play_match()
            won = (self._game.summary(state) or {}).get("won_by")
            return {MATCHES: float((won == own) - (won == their)), "deals": float(deals)}
        state = encounter.play_deal(encounter.begin(), 1)
        figures = self._game.side_figures(self._rules, self._game.summary(state) or {})
        return {name: float(by[own] - by[their]) for name, by in figures.items()}


def _short(name: str) -> str:
    """A player's name as a record can hold it."""
    return " ".join(name.split())[:40]


def _plain(log: DecisionLog) -> dict[str, Any]:
    return {
        "ms": log.ms,
        "searched": log.searched,
        "overrides": log.overrides,
        "illegal": log.illegal,
    }
