"""Arrays: many deals of a game stepped at once, to learn from all seats. Needs ``followsuit[pettingzoo]``.

A row is a deal, at the turn of whichever seat it is. A deal that is over gives its rewards and is followed by
the next of its row's sequence at once, so that every row always waits for an act.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from followsuit.adapters.encoder import ACTIONS, decoded, encoded, information_length, information_vector
from followsuit.adapters.episode import PlayedDeal

try:
    import numpy
except ModuleNotFoundError as error:
    error.add_note('NumPy comes with an extra; in a clone: pip install ".[pettingzoo]"')
    raise


class ArrayStep(NamedTuple):
    """What n deals wait for, and what the acts before have come to.

    ``observation`` is uint8 of shape ``(n, information_length(seats))`` and ``action_mask`` int8 of
    ``(n, ACTIONS)``, both of the seat at its turn, whose number is in ``seat``, shape ``(n,)``. ``rewards``,
    float32 of ``(n, seats)``, are those of the deals that are ``over``, bool of ``(n,)``, and else 0.
    """

    observation: Any
    action_mask: Any
    seat: Any
    rewards: Any
    over: Any


class DealArrays:
    """``n`` deals of one game. ``game`` and ``rules`` are as for `followsuit.match`."""

    def __init__(self, n: int, game: str = "two_hundred", rules: Any = "reference") -> None:
        self._game, self._rules = game, rules
        self._deals = [PlayedDeal(game, rules) for _ in range(n)]
        self._acts: list[dict[int, Any]] = [{} for _ in range(n)]
        self._chances = [numpy.random.default_rng() for _ in range(n)]
        seats = len(self._deals[0].seats)
        self._step = ArrayStep(
            numpy.zeros((n, information_length(seats)), numpy.uint8),
            numpy.zeros((n, ACTIONS), numpy.int8),
            numpy.zeros(n, numpy.int8),
            numpy.zeros((n, seats), numpy.float32),
            numpy.zeros(n, bool),
        )

    def reset(self, seed: int | None = None) -> ArrayStep:
        """Begin new deals; the same seed deals the same cards, None goes on in the last one's sequences."""
        if seed is not None:
            self._chances = [numpy.random.default_rng([seed, row]) for row in range(len(self._deals))]
        self._step.rewards[:] = 0
        self._step.over[:] = False
        for row in range(len(self._deals)):
            self._deal(row)
            self._show(row)
        return self._copied()

    def step(self, actions: Any) -> ArrayStep:
        """Make an act in each deal. Raises `RequestError` for a number that a row's mask does not offer."""
        found = [decoded(acts, int(number)) for acts, number in zip(self._acts, actions, strict=True)]
        for row, act in enumerate(found):
            deal = self._deals[row]
            deal.act(act)
            self._step.over[row] = deal.is_over
            self._step.rewards[row] = deal.returns() if deal.is_over else 0
            if deal.is_over:
                self._deal(row)
            self._show(row)
        return self._copied()

    def _deal(self, row: int) -> None:
        # Two deals of a seed are never the same one, and a deal without a turn is none.
        while True:
            number = self._chances[row].integers(2**62)
            self._deals[row] = PlayedDeal(self._game, self._rules, str(number))
            if not self._deals[row].is_over:
                return

    def _show(self, row: int) -> None:
        deal, step = self._deals[row], self._step
        assert deal.seat is not None, "a deal that is over is followed by the next"
        self._acts[row] = encoded(deal.game, deal.options, must_act=deal.must_act)
        step.observation[row] = numpy.frombuffer(information_vector(deal, deal.seat), numpy.uint8)
        step.action_mask[row] = 0
        step.action_mask[row, list(self._acts[row])] = 1
        step.seat[row] = int(deal.seat)

    def _copied(self) -> ArrayStep:
        return ArrayStep(*(part.copy() for part in self._step))
