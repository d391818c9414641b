"""Deal fields: the values of a deal, other than its cards, that a person sets; each game declares them.

Cards need no declaration: a deal of the game shows where its cards lie and which there are. What differs by
game is the standing that a deal begins with, and how a deal gets to its first lead.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from followsuit.base.errors import Refusal
from followsuit.base.fields import Field


class DealSetup(Protocol):
    """How a game's deals are set up. Values are texts, as in a record; an empty one is no value."""

    def standing(self, rules: Any) -> Sequence[Field]:
        """The fields of the standing, in the order a record has them."""

    def contract(self, rules: Any) -> Sequence[Field]:
        """The fields of a deal that begins with its play; empty where none can."""

    def number(self, rules: Any, standing: Mapping[str, str]) -> int:
        """The least number in its match that a deal with this standing can have."""

    def acts(self, rules: Any, state: Any, contract: Mapping[str, str]) -> Sequence[Any]:
        """The acts from the beginning of a deal to its contract.

        ``state`` is that of the deal as it begins. Raises `FollowSuitError` where the rules refuse one.
        """

    def notes(self, rules: Any, state: Any) -> Sequence[Refusal]:
        """Warnings about the cards: a hand that the rules deal again."""


@runtime_checkable
class DealSetupGame(Protocol):
    """A game whose deals have more to set than their cards."""

    def deal_setup(self) -> DealSetup:
        """How its deals are set up; imported when the deal editor asks."""
