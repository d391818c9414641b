"""Burial problem: which eight cards to bury, as a problem for the search (T13)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from followsuit.bots.search.problem import WorldOutcome
from followsuit.bots.tractor.burial_heuristic import choose_burials
from followsuit.bots.tractor.facts import facts_of
from followsuit.bots.tractor.playout import Start, play_out
from followsuit.bots.tractor.reasons import reason_to_bury
from followsuit.bots.tractor.utility import TractorUtility
from followsuit.bots.tractor.worlds import TractorWorlds, World
from followsuit.card_games.shengji.cards.pack import card_points, without
from followsuit.card_games.tractor.actions import Bury
from followsuit.card_games.tractor.interface.observation import TractorObservation


class BurialProblem:
    """The search problem of which cards to bury; each burial is judged by deals played out after it."""

    is_exact = False

    def __init__(self, observation: TractorObservation, most: int) -> None:
        facts = facts_of(observation)
        self._board = facts.board
        self._seat = int(observation.seat)
        self._worlds = TractorWorlds(facts, observation.seat, observation.hand, ())
        self._utility = TractorUtility.of(observation)
        assert observation.starter is not None, "a seat that buries knows the starter"
        self._start = Start(int(observation.starter), int(self._utility.declaring.other))
        laid = choose_burials(observation)[:most]
        self._observation = observation
        self._hand = observation.hand
        self.candidates: list[Bury] = []
        self._hands: list[tuple[list[int], list[int]]] = []
        self._points: list[int] = []
        for cards in laid:
            self._take_up(Bury(observation.seat, cards))

    def _take_up(self, burial: Bury) -> None:
        self.candidates.append(burial)
        self._hands.append(self._board.masks(without(self._hand, burial.cards)))
        self._points.append(card_points(burial.cards))

    def index_of(self, action: Bury) -> int:
        """Return the index of a burial among the candidates, whatever the order of its cards."""
        cards = sorted(action.cards)
        for place, burial in enumerate(self.candidates):
            if sorted(burial.cards) == cards:
                return place
        self._take_up(action)
        return len(self.candidates) - 1

    def reason_of(self, action: Bury) -> str:
        """Why a burial makes sense."""
        return reason_to_bury(self._observation, action.cards)

    def world(self, rng: Random) -> World:
        """Return a world: the other three hands; the own one still holds all its cards."""
        return self._worlds.draw(rng)

    def outcomes(self, world: World, indices: Sequence[int], rng: Random) -> list[WorldOutcome]:
        """Return the outcome of each burial when the deal is played by heuristics."""
        found = []
        base = 5 * self._seat
        once, twice = list(world.once), list(world.twice)
        for index in indices:
            once[base : base + 5], twice[base : base + 5] = self._hands[index]
            result = play_out(self._board, once, twice, self._start, ())
            value = self._utility.value(result, self._points[index])
            found.append(WorldOutcome(*value, 1.0 - ((result.first ^ self._seat) & 1)))
        return found
