"""Gymnasium: one seat of a deal as an environment, with bots at the others. Needs ``followsuit[pettingzoo]``.

One episode is one deal, one step one decision of the seat. Observations are those of
`followsuit.adapters.pettingzoo_env`, the action mask among them; the reward comes at the end.
"""

from __future__ import annotations

from random import Random
from typing import Any

from followsuit.adapters.encoder import ACTIONS, decoded, encoded
from followsuit.adapters.episode import PlayedDeal
from followsuit.adapters.pettingzoo_env import observation_space, observed, whole_number
from followsuit.base.seats import AnySeat, parse_any_seat
from followsuit.bots import Budget, bot_for, default_level_of

try:
    import gymnasium
    import numpy
except ModuleNotFoundError as error:
    error.add_note('Gymnasium comes with an extra; in a clone: pip install ".[pettingzoo]"')
    raise


class SeatEnv(gymnasium.Env[dict[str, Any], int]):
    """A seat of one of the games; ``level`` is played by the bots at the others, by default the usual one.

    ``game`` and ``rules`` are as for `followsuit.match`. An act that the mask does not offer raises
    `RequestError`, as do invalid arguments.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - it is declared so there

    def __init__(
        self,
        game: str = "two_hundred",
        rules: Any = "reference",
        seat: str = "S",
        level: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = render_mode
        self._game, self._rules = game, rules
        self._deal = PlayedDeal(game, rules)
        self._seat: AnySeat = parse_any_seat(seat, len(self._deal.seats))
        self._bot = bot_for(self._deal.game, level or default_level_of(self._deal.game))
        self._acts: dict[int, Any] = {}
        self.observation_space = observation_space(game, len(self._deal.seats))
        self.action_space = gymnasium.spaces.Discrete(ACTIONS)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a deal and let the others act until it is the seat's turn.

        The same seed deals the same cards; without one the next deal of the last seed's sequence comes.
        """
        super().reset(seed=seed)
        # A deal that ends before the seat has a turn is no episode.
        while True:
            number = int(self.np_random.integers(2**62))
            self._deal, self._chance = PlayedDeal(self._game, self._rules, str(number)), Random(number)
            self._let_others_act()
            if not self._deal.is_over:
                return observed(self._deal, self._seat, self._acts), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Make the seat's act, and let the others act until it is its turn again."""
        self._deal.act(decoded(self._acts, whole_number(action)))
        self._let_others_act()
        reward = self._deal.returns()[self._deal.seats.index(self._seat)]
        return observed(self._deal, self._seat, self._acts), reward, self._deal.is_over, False, {}

    def action_masks(self) -> Any:
        """Which acts are offered, as booleans: where libraries with masked policies look."""
        mask = numpy.zeros(ACTIONS, bool)
        mask[list(self._acts)] = True
        return mask

    def render(self) -> str | None:
        """The deal as lines of text with every hand, in the mode ``ansi``."""
        return self._deal.drawn() if self.render_mode == "ansi" else None

    def _let_others_act(self) -> None:
        deal = self._deal
        while deal.seat is not None and deal.seat is not self._seat:
            deal.act(self._bot.act(deal.observe(deal.seat), self._chance, Budget()))
        self._acts = encoded(deal.game, deal.options, must_act=deal.must_act) if deal.seat is not None else {}
