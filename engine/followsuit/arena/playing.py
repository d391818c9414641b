"""Playing: one deal or one match between two players, with every decision timed and checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from followsuit.arena.players import ArenaPlayer
from followsuit.bots import Budget
from followsuit.game import AnyGame
from followsuit.seats import Seat, Side


@dataclass(slots=True)
class DecisionLog:
    """What a player did: milliseconds of each decision, how many the search decided, what was illegal."""

    ms: list[float] = field(default_factory=list)
    searched: int = 0
    overrides: int = 0
    illegal: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Encounter:
    """Two players at one table: the game and rules, who plays for which side, and what each does.

    All randomness comes from the text ``seed``; ``budget`` is how much the bots of the package may think.
    """

    game: AnyGame
    rules: Any
    players: Mapping[Side, ArenaPlayer]
    logs: Mapping[Side, DecisionLog]
    seed: str
    budget: Budget = field(default_factory=Budget)

    def begin(self) -> Any:
        """A new match before its first deal. The cards hang on the seed, not on the players."""
        return self.game.new_match(self.rules, Random(f"{self.seed}/match"))

    def dealt(self, state: Any, number: int) -> Any:
        """The state with deal ``number`` begun."""
        return self.game.deal(state, Random(f"{self.seed}/deal/{number}")).state

    def play_deal(self, state: Any, number: int) -> Any:
        """The state when the deal is over."""
        game, turn = self.game, 0
        state = self.dealt(state, number)
        while not (game.needs_deal(state) or game.is_over(state)):
            turn += 1
            seat = game.to_act(state)
            if seat is not None:
                state = game.apply(state, self._decide(state, seat, f"{number}/{turn}", must=True)).state
                continue
            state = game.apply(state, game.table_act(state)).state
            for free in game.may_act(state):
                action = self._decide(state, free, f"{number}/{turn}", must=False)
                if action is not None:
                    state = game.apply(state, action).state
        return state

    def play_match(self, most: int = 400) -> tuple[Any, int]:
        """The state when the match is over, or after so many deals, and how many deals it took."""
        state = self.begin()
        for number in range(1, most + 1):
            state = self.play_deal(state, number)
            if self.game.is_over(state):
                return state, number
        return state, most

    def _decide(self, state: Any, seat: Seat, turn: str, *, must: bool) -> Any:
        log = self.logs[seat.side]
        observation = self.game.observe(state, seat)
        rng = Random(f"{self.seed}/bot/{turn}/{seat.name}")
        began = perf_counter()
        thought = self.players[seat.side].decide(observation, rng, self.budget)
        action = thought.action
        # A seat that is free to act and is asked at every card would drown the figures of real decisions.
        if must or action is not None:
            log.ms.append(round((perf_counter() - began) * 1000, 3))
        log.searched += bool(thought.nodes)
        log.overrides += bool(thought.nodes) and thought.is_override
        if action is None and not must:
            return None
        refusal = None if action is None else self.game.check(state, action)
        if action is not None and refusal is None:
            return action
        told = f"{action if action is not None else thought.reason or 'no answer'}"
        position = self.game.position(state)
        log.illegal.append(f"{seat.name}: {told}: {refusal or 'no legal action'}; {position}")
        return self.game.options(observation)[0] if must else None
