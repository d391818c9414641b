"""Gymnasium: one seat of a deal as an environment, with bots at the others. Needs ``followsuit[pettingzoo]``.

One episode is one deal, one step one decision of the seat. Observations are those of
`followsuit.adapters.pettingzoo_env`, the action mask among them; the reward comes at the end.
"""

from __future__ import annotations

from typing import Any

from followsuit.adapters.encoder import ACTIONS, decoded, encoded
from followsuit.adapters.episode import SeatAmongBots
from followsuit.adapters.pettingzoo_env import observation_space, observed, whole_number
from followsuit.base.seeds import Seed

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
        self._own = SeatAmongBots(game, rules, seat, level)
        self._acts: dict[int, Any] = {}
        self.observation_space = observation_space(game, len(self._own.deal.seats))
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
            self._own.begin_deal(Seed(int(self.np_random.integers(2**62))))
            if not self._own.deal.is_over:
                return self._observed(), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Make the seat's act, and let the others act until it is its turn again."""
        reward = self._own.act(decoded(self._acts, whole_number(action)))
        return self._observed(), reward, self._own.deal.is_over, False, {}

    def action_masks(self) -> Any:
        """Which acts are offered, as booleans: where libraries with masked policies look."""
        mask = numpy.zeros(ACTIONS, bool)
        mask[list(self._acts)] = True
        return mask

    def render(self) -> str | None:
        """The deal as lines of text with every hand, in the mode ``ansi``."""
        return self._own.deal.drawn() if self.render_mode == "ansi" else None

    def _observed(self) -> dict[str, Any]:
        deal = self._own.deal
        self._acts = encoded(deal.game, deal.options, must_act=deal.must_act) if deal.seat is not None else {}
        return observed(deal, self._own.seat, self._acts)
