"""Encounter: one deal or one match between two players, with every decision timed and checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from followsuit.arena.contestants import ArenaPlayer, is_call
from followsuit.base.errors import RequestError
from followsuit.base.game import AnyGame, UnderWayGame
from followsuit.base.seats import AnySeat, AnySide
from followsuit.base.seeds import Seed
from followsuit.base.turns import TableAct, next_turn
from followsuit.bots import Budget
from followsuit.record import DealRecord


class PlayerFailedError(Exception):
    """A player did something illegal, or nothing, in an arena that stops there; the text says what."""


@dataclass(slots=True)
class DecisionLog:
    """A player's decisions: the milliseconds of each, how many the search decided, which were illegal."""

    ms: list[float] = field(default_factory=list)
    searched: int = 0
    overrides: int = 0
    illegal: list[str] = field(default_factory=list)

    def refuse(self, what: str) -> None:
        """Keep what a player did wrong: its seat, its act, the refusal and the position, in words."""
        self.illegal.append(what)


@dataclass(frozen=True, slots=True)
class Encounter:
    """Two players at one table: the game and rules, who plays for which side, and what each does.

    All randomness comes from the text ``seed``; ``budget`` is how much the bots of the package may think.
    ``caller``, if given, makes every call at the table in place of the players. ``is_under_way``: deals are
    of a match that is under way. ``goes_on``: the first of a seat's options stands for an action that is
    illegal; else `PlayerFailedError` is raised. The deals are added to ``played``.
    """

    game: AnyGame
    rules: Any
    players: Mapping[AnySide, ArenaPlayer]
    logs: Mapping[AnySide, DecisionLog]
    seed: Seed
    budget: Budget = field(default_factory=Budget)
    caller: ArenaPlayer | None = None
    is_under_way: bool = False
    goes_on: bool = True
    played: list[DealRecord] = field(default_factory=list)

    def begin(self) -> Any:
        """Return a new match before its first deal. The cards depend on the seed, not on the players."""
        return self.game.new_match(self.rules, Random(self.seed.match()))

    def dealt(self, state: Any, number: int) -> tuple[int, Any]:
        """The state with deal ``number`` begun, and the number it has in its match."""
        rng = Random(self.seed.deal(number))
        state = self.game.deal(state, rng).state
        if not self.is_under_way:
            return number, state
        return begin_under_way(self.game, self.rules, state, rng)

    def play_deal(self, state: Any, number: int) -> Any:
        """The state when the deal is over."""
        number_in_match, state = self.dealt(state, number)
        opening, actions = self.game.opening(state), list[Any]()
        try:
            return self._play(state, number, actions)
        finally:
            self.played.append(DealRecord(number_in_match, opening, tuple(actions)))

    def _play(self, state: Any, number: int, actions: list[Any]) -> Any:
        game, turn = self.game, 0

        def apply(action: Any) -> Any:
            after = game.apply(state, action).state
            actions.append(action)
            return after

        asked = set(game.may_act(state))
        while (due := next_turn(game, state, asked)) is not None:
            if isinstance(due, TableAct):
                turn, action, asked = turn + 1, due.action, set()
            else:
                turn += due.must
                asked.add(due.seat)
                action = self._decide(state, due.seat, f"{number}/{turn}", must=due.must)
            if action is not None:
                state = apply(action)
        return state

    def play_match(self, most: int = 400) -> tuple[Any, int]:
        """The state when the match is over, or after this many deals, and how many deals it took."""
        state = self.begin()
        for number in range(1, most + 1):
            state = self.play_deal(state, number)
            if self.game.is_over(state):
                return state, number
        return state, most

    def _decide(self, state: Any, seat: AnySeat, turn: str, *, must: bool) -> Any:
        log, player = self.logs[seat.side], self.players[seat.side]
        observation = self.game.observe(state, seat)
        if self.caller is not None and is_call(observation):
            log, player = DecisionLog(), self.caller
        rng = Random(self.seed.bot(turn, seat.name))
        began = perf_counter()
        try:
            decision = player.decide(observation, rng, self.budget)
        except Exception as error:
            where = f"{seat.name} of {self.game.name}, seed {self.seed}, deal and turn {turn}"
            error.add_note(f"raised by the bot of {where}; {self.game.position(state)}")
            raise
        action = decision.action
        # A free seat is asked at every card: those decisions outnumber the real ones.
        if must or action is not None:
            log.ms.append(round((perf_counter() - began) * 1000, 3))
        log.searched += bool(decision.nodes)
        log.overrides += bool(decision.nodes) and decision.is_override
        if action is None and not must:
            return None
        refusal = None if action is None else self.game.check(state, action)
        if action is not None and refusal is None:
            return action
        attempt = f"{action if action is not None else decision.reason or 'no answer'}"
        position = self.game.position(state)
        log.refuse(f"{seat.name}: {attempt}: {refusal or 'no legal action'}; {position}")
        if not self.goes_on:
            raise PlayerFailedError(log.illegal[-1])
        return self.game.options(observation)[0] if must else None


def begin_under_way(game: AnyGame, rules: Any, dealt: Any, rng: Random) -> tuple[int, Any]:
    """Put a state just dealt into a match under way: return the deal's number and its state, with the same
    cards.

    Raises `RequestError` (``bad_field``) for a game that does not say how its matches can stand.
    """
    if not isinstance(game, UnderWayGame):
        message = f"there is no drawing a match of {game.name} under way"
        raise RequestError("bad_field", message, facts={"field": "under_way"})
    opening = game.opening(dealt)
    number, standing = game.under_way(rules, opening, rng)
    return number, game.place(rules, number, {**opening, **standing}).state
