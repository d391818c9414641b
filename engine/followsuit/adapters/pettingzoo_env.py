"""PettingZoo: a game as an AEC environment with action masks. Needs ``followsuit[pettingzoo]``.

One episode is one deal. The agents are the seats by name. An observation is a dict: ``observation`` (uint8,
shape ``(observation_length(seats),)``), ``action_mask`` (int8, shape ``(ACTIONS,)``) and, in Tractor,
``options`` (uint8, shape ``(OPTIONS, 54)``: the cards of the acts numbered from ``OPTION`` on); what the
numbers mean is in `followsuit.adapters.encoding`. Rewards come at the end: by how much the own side did
better, zero in sum.
"""

from __future__ import annotations

from typing import Any

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv

from followsuit.adapters.deals import PlayedDeal
from followsuit.adapters.encoding import (
    ACTIONS,
    CARDS,
    OPTIONS,
    decoded,
    encoded,
    observation_length,
    observation_vector,
    option_cards,
)


class TrickTakingEnv(AECEnv[str, Any, int]):
    """A deal of one of the games, one seat acting at a time.

    ``game`` and ``rules`` are as for `followsuit.match`. An act that the mask does not offer raises
    `QuestionError`.
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
        self._seats = {seat.name: seat for seat in self._deal.seats}
        self.possible_agents = list(self._seats)
        fields: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0, 255, (observation_length(len(self._seats)),), numpy.uint8),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), numpy.int8),
        }
        if game == "tractor":
            fields["options"] = spaces.Box(0, 255, (OPTIONS, CARDS), numpy.uint8)
        self.observation_spaces = {name: spaces.Dict(fields) for name in self._seats}
        self.action_spaces = {name: spaces.Discrete(ACTIONS) for name in self._seats}
        self._chance = numpy.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's acts."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new deal; the same seed deals the same cards, and None continues the last seed's
        sequence.
        """
        if seed is not None:
            self._chance = numpy.random.default_rng(seed)
        self._deal = PlayedDeal(self._game, self._rules, str(self._chance.integers(2**62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
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
        self._deal.act(decoded(self._acts, int(action)))
        self._next_turn()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now; its mask is empty unless it is its turn."""
        view = self._deal.view(self._seats[agent])
        mask = numpy.zeros(ACTIONS, numpy.int8)
        is_its_turn = self._deal.seat is self._seats[agent]
        if is_its_turn:
            mask[list(self._acts)] = 1
        vector = observation_vector(self._deal.game, view)
        seen: dict[str, Any] = {"observation": numpy.array(vector, numpy.uint8), "action_mask": mask}
        if self._game == "tractor":
            seen["options"] = numpy.array(
                option_cards(self._deal.options if is_its_turn else ()), numpy.uint8
            )
        return seen

    def render(self) -> str | None:
        """The position in a line of words, in the mode ``ansi``."""
        return self._deal.position() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: it holds nothing."""

    def _next_turn(self) -> None:
        deal = self._deal
        self._acts = encoded(deal.game, deal.options, must_act=deal.must_act) if deal.seat is not None else {}
        if deal.seat is not None:
            self.agent_selection = deal.seat.name
            return
        self.rewards = dict(zip(self.possible_agents, deal.returns(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]


def env(
    game: str = "two_hundred", rules: Any = "reference", render_mode: str | None = None
) -> TrickTakingEnv:
    """An environment of a game; ``followsuit.adapters.pettingzoo_env.env("tractor")``."""
    return TrickTakingEnv(game, rules, render_mode)
