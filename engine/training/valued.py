"""Valued: the search with a net for its leaves, to be measured against the same search with playouts.

Each candidate's trick is finished by the playout's policy; then the net says what is to come. With few cards
left, where the search counts levels beside points, it plays out as it does today.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, Final

from followsuit.arena.pairs import Pairing, Plan
from followsuit.arena.players import LevelPlayer
from followsuit.bots.search.bot import SearchingBot
from followsuit.bots.search.core import Settings
from followsuit.bots.search.problem import Problem, WorldOutcome
from followsuit.bots.tractor import MASTER
from followsuit.bots.tractor.board import Part
from followsuit.bots.tractor.playing import TractorCardProblem
from followsuit.bots.tractor.playout import Trace, play_out
from followsuit.bots.tractor.prospects import BRACKETS
from followsuit.bots.tractor.searching import TractorSearch
from followsuit.bots.tractor.worlds import World
from followsuit.tractor.front.observation import TractorObservation
from training.judging import net_values
from training.net import Net
from training.positions import Position, bonus_of, take_out

#: Master with a quarter of its worlds; both sides of the comparison search so.
QUARTER: Final = replace(
    MASTER,
    cards=Settings(60, confirm=30, gate=1.0, confirm_gate=0.5),
    burials=Settings(40, confirm=20, gate=1.0, confirm_gate=0.5),
    endings=Settings(15, gate=1.0),
    calls=None,
)


class ValuedProblem(TractorCardProblem):
    """Which cards to play, each valued by a net at the end of the trick."""

    def __init__(self, seen: TractorObservation, first: Any, most: int, net: Net) -> None:
        super().__init__(seen, first, most)
        self._net = net

    def outcomes(self, world: World, candidates: Sequence[int], rng: Random) -> list[WorldOutcome]:
        """Return the outcome of each play as the net says."""
        if len(self._seen.hand) <= BRACKETS + 1:
            return super().outcomes(world, candidates, rng)
        start, sign, found = self._start, self._prospects._sign, list[WorldOutcome]()
        leaves = [self._leaf(world, candidate) for candidate in candidates]
        played = [leaf.played for leaf in leaves]
        values = net_values({"net": self._net}, [leaf.position for leaf in leaves], played)["net"]
        for leaf, value in zip(leaves, values, strict=True):
            before = self._prospects.taken + self._prospects.penalty
            points = sign * max(0.0, before + leaf.taken + leaf.penalty + float(value))
            found.append(WorldOutcome(points, points, 1.0 - ((leaf.winner ^ start.seat) & 1)))
        return found

    def _leaf(self, world: World, candidate: int) -> _Leaf:
        parts: Sequence[Part] = self._parts[candidate]
        penalty, risky, start = 0, self._risky[candidate], self._start
        down = None if risky is None else self._down(world, *risky)
        if down is not None:
            parts = down
            mine = self._seen.seat.side is not self._prospects.declaring
            penalty = self._seen.rules.failed_throw_penalty * (-1 if mine else 1)
        trace: Trace = []
        result = play_out(self._board, world.once, world.twice, start, parts, trace)
        once, twice, pile = list(world.once), list(world.twice), start.pile
        for seat, cards in trace[: 4 - start.count]:
            pile += sum(self._board.worth(*part) for part in cards)
            take_out(once, twice, seat, cards)
        taken = pile if result.first & 1 == start.opposing else 0
        position = Position.of(self._board, once, twice, result.first, start.opposing, world.kitty)
        rest = result.points - taken + bonus_of(result, start.opposing, world.kitty)
        return _Leaf(position, taken, penalty, result.first, rest)


@dataclass(frozen=True, slots=True)
class _Leaf:
    """The end of a trick: who won it, its points for the opposing side, and a playout's of the rest."""

    position: Position
    taken: int
    penalty: int
    winner: int
    played: int


@dataclass(frozen=True, slots=True)
class ValuedSearch:
    """A level's search with a net."""

    terms: TractorSearch
    net: Net

    def __call__(self, seen: TractorObservation) -> tuple[Problem[Any], Settings]:
        """Return the decision an observation asks for."""
        problem, settings = self.terms(seen)
        if isinstance(problem, TractorCardProblem) and not problem.is_exact:
            return ValuedProblem(seen, problem.ballot[0].cards, self.terms.most, self.net), settings
        return problem, settings


def run_pairs(net: Net, file: Path, pairs: int, seed: str) -> Iterator[dict[str, Any]]:
    """Yield the pairs of a comparison: those that the file has, then others, each as it is played."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    kept = [json.loads(line) for line in lines]
    yield from kept
    done = {pair["pair"] for pair in kept}
    plan = Plan("tractor", "net", "playouts", "standard", seed, under_way=True, shared_calls=True)
    valued, today = SearchingBot(ValuedSearch(QUARTER, net)), SearchingBot(QUARTER)
    pairing = Pairing(plan, LevelPlayer(valued), LevelPlayer(today))
    for number in range(pairs):
        if number not in done:
            pair = pairing.play(number)
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(pair) + "\n")
            yield pair
