"""Stake: the play chips that each seat puts in before a match, in a game that is played for chips.

Chips are play chips, in whole cents; there is no real money anywhere (R10). Each game has its own arithmetic.
"""

from __future__ import annotations

from typing import Any, NewType, Protocol, runtime_checkable

from followsuit.base.errors import Refusal, RequestError
from followsuit.base.game import AnyGame

#: Whole cents of play chips: a type of its own, so that mypy finds where two units are mixed up.
Cents = NewType("Cents", int)


@runtime_checkable
class ForChips(Protocol):
    """A game whose matches may be played for a stake."""

    def check_stake(self, stake: object) -> Refusal | None:
        """Why that many cents may not be staked; None if they may."""

    def staked(self, state: Any, stake: Cents) -> Any:
        """The state before deal 1 after every seat has put in this stake."""


def for_chips(game: AnyGame) -> ForChips:
    """The game, if it is played for chips. Raises `RequestError` (``no_stakes``) if it is not."""
    if not isinstance(game, ForChips):
        raise RequestError("no_stakes", f"{game.name} is not played for chips", facts={"game": game.name})
    return game
