"""Record of a match: who played which game by which rules, the openings of its deals and all actions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from followsuit.record.remarks import Remarks
from followsuit.seats import AnySeat
from followsuit.seeds import Seed

#: First word of the first line, and the versions that may stand after it.
FORMAT: Final = "followsuit-deal"
VERSIONS: Final = (1, 2)

#: The tag with the numbers that the seed was drawn from, where several devices drew it together.
NUMBERS: Final = "numbers"
#: The fields of version 2 that say where a match was played and how its seed was drawn, as they are written.
TAGS: Final[tuple[str, ...]] = ("event", "site", "date", "result", NUMBERS)


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
    remarks: Remarks = Remarks()

    def with_action(self, action: Any) -> DealRecord:
        """The same deal after one more action. `dataclasses.replace` would take five times as long."""
        return DealRecord(self.number, self.opening, (*self.actions, action), self.is_assisted, self.remarks)


@dataclass(frozen=True, slots=True)
class Record:
    """A match: game, its rules value, players by seat, clockwise from S, the seed, and the deals so far.

    ``tags`` are texts by names of `TAGS`.
    """

    game: str
    rules: Any
    players: Mapping[AnySeat, Player]
    seed: Seed
    deals: tuple[DealRecord, ...] = ()
    tags: Mapping[str, str] = field(default_factory=dict)

    @property
    def numbers(self) -> tuple[str, ...]:
        """The numbers from which the devices of the people drew the seed; none where one device drew it."""
        return tuple(self.tags.get(NUMBERS, "").split())

    @property
    def version(self) -> int:
        """The version it is written in: the oldest that can say all of it."""
        return 2 if self.tags or any(deal.remarks for deal in self.deals) else 1

    def with_deals(self, deals: Iterable[DealRecord]) -> Record:
        """The same match with other deals."""
        return replace(self, deals=tuple(deals))
