"""Scripted bot: plays a lesson's cards in the order that the lesson prefers them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from followsuit.base.actions import Play
from followsuit.base.cards import Card
from followsuit.bots import Budget


class ScriptedBot:
    """Plays its cards in the order of ``preferred``: the legal play with the earliest card, the largest such
    play.

    ``options`` returns the game's legal choices from an observation; the first is taken if it is not a play.
    """

    def __init__(self, preferred: Sequence[Card], options: Callable[[Any], Sequence[Any]]) -> None:
        self._rank = {card: at for at, card in reversed(list(enumerate(preferred)))}
        self._options = options

    def act(self, observation: Any, rng: Random, budget: Budget) -> Any | None:
        """The preferred play; None where there is nothing to do."""
        options = self._options(observation)
        plays = [option for option in options if isinstance(option, Play)]
        if not plays:
            return options[0] if options else None
        return min(plays, key=self._place)

    def _place(self, play: Play) -> tuple[int, int, list[int]]:
        ranks = sorted(self._rank.get(card, len(self._rank)) for card in play.cards)
        # A pair or tractor before one of its cards; never a throw, which a script cannot express.
        is_paired = 2 * len(set(play.cards)) == len(play.cards)
        return ranks[0], -len(ranks) if is_paired else len(ranks), ranks
