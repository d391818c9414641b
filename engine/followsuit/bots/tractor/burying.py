"""Burying: which eight cards to lay away, as a problem for the search (T13)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from followsuit.bots.search.problem import WorldOutcome
from followsuit.bots.tractor.burial import burials
from followsuit.bots.tractor.facts import facts_of
from followsuit.bots.tractor.playout import Start, play_out
from followsuit.bots.tractor.prospects import TractorProspects
from followsuit.bots.tractor.worlds import TractorWorlds, World
from followsuit.tractor.actions import Bury
from followsuit.tractor.cards.pack import card_points, without
from followsuit.tractor.front.observation import TractorObservation


class BurialProblem:
    """Which cards to bury: whole deals are played out after each burial."""

    is_exact = False

    def __init__(self, seen: TractorObservation, most: int) -> None:
        facts = facts_of(seen)
        self._board = facts.board
        self._seat = int(seen.seat)
        self._worlds = TractorWorlds(facts, seen.seat, seen.hand, ())
        self._prospects = TractorProspects.of(seen)
        self._start = Start(self._seat, int(self._prospects.declaring.other))
        laid = burials(seen)[:most]
        self.reason = "buried_to_be_void"
        self._hand = seen.hand
        self.ballot: list[Bury] = []
        self._hands: list[tuple[list[int], list[int]]] = []
        self._points: list[int] = []
        for cards in laid:
            self._take_up(Bury(seen.seat, cards))

    def _take_up(self, burial: Bury) -> None:
        self.ballot.append(burial)
        self._hands.append(self._board.masks(without(self._hand, burial.cards)))
        self._points.append(card_points(burial.cards))

    def place_of(self, action: Bury) -> int:
        """The index of a burial in the ballot, in whatever order its cards are given."""
        cards = sorted(action.cards)
        for place, burial in enumerate(self.ballot):
            if sorted(burial.cards) == cards:
                return place
        self._take_up(action)
        return len(self.ballot) - 1

    def world(self, rng: Random) -> World:
        """The other three hands; the own one still holds all its cards."""
        return self._worlds.draw(rng)

    def outcomes(self, world: World, candidates: Sequence[int], rng: Random) -> list[WorldOutcome]:
        """What each burial comes to when the deal is played by rules of thumb."""
        found = []
        base = 5 * self._seat
        once, twice = list(world.once), list(world.twice)
        for candidate in candidates:
            once[base : base + 5], twice[base : base + 5] = self._hands[candidate]
            result = play_out(self._board, once, twice, self._start, ())
            value = self._prospects.value(result, self._points[candidate])
            found.append(WorldOutcome(*value, 1.0 - ((result.first ^ self._seat) & 1)))
        return found
