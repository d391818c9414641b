"""Record of a match: who played what by which rules, the openings of its deals and all that was done."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from followsuit.seats import Seat

#: First word of the first line, and the version after it.
FORMAT: Final = "followsuit-deal"
VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a bot's level, or None for a person; ``name`` may be empty."""

    level: str | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class DealRecord:
    """A deal: its number in the match, the fields it opened with, the actions since, in order.

    ``is_assisted``: a person was helped in it, by a hint or by taking back.
    """

    number: int
    opening: Mapping[str, str]
    actions: tuple[Any, ...]
    is_assisted: bool = False


@dataclass(frozen=True, slots=True)
class Record:
    """A match: game's name, its rules value, players by seat, the seed, and the deals so far."""

    game: str
    rules: Any
    players: Mapping[Seat, Player]
    seed: str
    deals: tuple[DealRecord, ...] = ()

    def with_deals(self, deals: Iterable[DealRecord]) -> Record:
        """The same match with other deals."""
        return replace(self, deals=tuple(deals))
