"""Stake: the play chips each seat puts in before a match, in the games that are played for chips.

Chips are play chips, in whole cents; there is no real money anywhere (R10). The arithmetic is a game's own.
"""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from followsuit.errors import QuestionError, Refusal
from followsuit.game import AnyGame
from followsuit.units import Cents


@runtime_checkable
class ForChips(Protocol):
    """A game whose matches may be played for a stake."""

    #: What a person's balance starts at.
    starting_balance: Cents

    def check_stake(self, stake: object, balance: int) -> Refusal | None:
        """Why a person with this balance cannot stake that, or None."""

    def staked(self, state: Any, stake: Cents) -> Any:
        """The state before deal 1, every seat having staked that much."""

    def payouts(self, rules: Any, stake: Cents) -> dict[str, Any]:
        """What each outcome of a match would pay, as plain data."""


def for_chips(game: AnyGame) -> ForChips:
    """The game as one played for chips. Raises `QuestionError` (``no_stakes``)."""
    if not isinstance(game, ForChips):
        raise QuestionError("no_stakes", f"{game.name} is not played for chips", facts={"game": game.name})
    return game
