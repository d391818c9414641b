"""PettingZoo: a game as an AEC environment with action masks. Needs ``followsuit[pettingzoo]``.

One episode is one deal. The agents are ``player_0`` … clockwise from South, so the even ones are partners;
``seats`` says which seat each of them has. An observation is a dictionary of NumPy arrays, as in PettingZoo's
own games: ``observation`` (uint8, shape ``(information_length(seats),)``), ``action_mask`` (int8, shape
``(ACTIONS,)``: 1 where the act is offered, all 0 for an agent that is not at its turn) and, in Tractor,
``options`` (uint8, shape ``(OPTIONS, 54)``: the cards of the acts numbered from ``OPTION`` on). What the
numbers mean is in `followsuit.adapters.encoder`. Rewards come at the end: by how much the own side did
better, zero in sum.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any

from followsuit.adapters.encoder import (
    ACTIONS,
    CARDS,
    OPTIONS,
    decoded,
    encoded,
    information_length,
    information_vector,
    option_cards,
)
from followsuit.adapters.episode import PlayedDeal
from followsuit.base.errors import RequestError
from followsuit.base.seats import AnySeat

try:
    import numpy
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import OrderEnforcingWrapper
except ModuleNotFoundError as error:
    error.add_note('PettingZoo comes with an extra; in a clone: pip install ".[pettingzoo]"')
    raise


class TrickTakingEnv(AECEnv[str, Any, int]):
    """A deal of one of the games, one seat acting at a time.

    ``game`` and ``rules`` are as for `followsuit.match`. An act that the mask does not offer raises
    `RequestError`.
    """

    def __init__(
        self, game: str = "two_hundred", rules: Any = "reference", render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"followsuit_{game}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._game, self._rules = game, rules
        self._deal = PlayedDeal(game, rules)
        #: The seat of each agent.
        self.seats: dict[str, AnySeat] = {f"player_{int(seat)}": seat for seat in self._deal.seats}
        self._agents = {seat: name for name, seat in self.seats.items()}
        self.possible_agents = list(self.seats)
        space = observation_space(game, len(self.seats))
        self.observation_spaces = dict.fromkeys(self.seats, space)
        self.action_spaces = {name: spaces.Discrete(ACTIONS) for name in self.seats}
        shape = (len(self.seats), information_length(len(self.seats)))
        self.state_space = spaces.Box(0, 255, shape, numpy.uint8)
        self._chance = numpy.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's acts."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new deal; the same seed deals the same cards, and None continues the last seed's
        sequence, drawn by lot if there was none. Options mean nothing, and those that look
        as if they chose another game or rules raise `RequestError`.
        """
        if chosen := {"game", "rules"} & set(options or ()):
            error = RequestError("bad_field", f"there is no option {min(chosen)!r}")
            raise error.advised("game and rules are chosen when the environment is made")
        if seed is not None:
            self._chance = numpy.random.default_rng(seed)
        self._deal = PlayedDeal(self._game, self._rules, str(self._chance.integers(2**62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._next_turn()

    def step(self, action: int | None) -> None:
        """Make the act of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is on acts"
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._deal.act(decoded(self._acts, whole_number(action)))
        self._next_turn()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now, as arrays of its observation space."""
        return observed(self._deal, self.seats[agent], self._acts)

    def state(self) -> Any:
        """What all agents see, a row for each: together they see the whole deal."""
        rows = [information_vector(self._deal, seat) for seat in self.seats.values()]
        return numpy.array([numpy.frombuffer(row, numpy.uint8) for row in rows])

    def render(self) -> str | None:
        """The deal as lines of text with every hand, in the mode ``ansi``."""
        return self._deal.drawn() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: it holds nothing."""

    def _next_turn(self) -> None:
        deal = self._deal
        self._acts = encoded(deal.game, deal.options, must_act=deal.must_act) if deal.seat is not None else {}
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        if deal.seat is not None:
            self.agent_selection = self._agents[deal.seat]
            return
        self.rewards = dict(zip(self.possible_agents, deal.returns(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]


def observation_space(game: str, seats: int) -> spaces.Space[Any]:
    """The space of what a seat of a game sees at a table of this many seats."""
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(0, 255, (information_length(seats),), numpy.uint8),
        "action_mask": spaces.Box(0, 1, (ACTIONS,), numpy.int8),
    }
    if game == "tractor":
        parts["options"] = spaces.Box(0, 255, (OPTIONS, CARDS), numpy.uint8)
    return spaces.Dict(parts)


def observed(deal: PlayedDeal, seat: AnySeat, acts: Mapping[int, Any]) -> dict[str, Any]:
    """What a seat sees of a deal as arrays; ``acts`` are those offered to the seat whose turn it is."""
    is_due = deal.seat is seat
    found = {
        "observation": numpy.frombuffer(bytearray(information_vector(deal, seat)), numpy.uint8),
        "action_mask": numpy.zeros(ACTIONS, numpy.int8),
    }
    if is_due:
        found["action_mask"][list(acts)] = 1
    if deal.game.name == "tractor":
        cards = option_cards(deal.options if is_due else ())
        found["options"] = numpy.frombuffer(cards, numpy.uint8).reshape(OPTIONS, CARDS)
    return found


def whole_number(action: object) -> int:
    """The whole number of an act. Raises `RequestError` for anything else."""
    try:
        return index(action)  # type: ignore[arg-type]
    except TypeError:
        error = RequestError("unclear", f"{action!r} is no whole number")
        raise error.advised("an act is the number of one that the mask offers") from None


def env(
    game: str = "two_hundred", rules: Any = "reference", render_mode: str | None = None
) -> AECEnv[str, Any, int]:
    """A `TrickTakingEnv` that says what to do first where it is used in a wrong order: ``env("tractor")``."""
    return OrderEnforcingWrapper(TrickTakingEnv(game, rules, render_mode))
