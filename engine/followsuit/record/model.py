"""Record of a match: who played which game by which rules, the openings of its deals and all actions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from followsuit.base.agreements import NO_AGREEMENTS, Agreements
from followsuit.base.characters import checked_name
from followsuit.base.seats import AnySeat
from followsuit.base.seeds import Seed
from followsuit.record.annotations import Annotations

#: The helps that a person may have had in a deal, in the order in which they are written.
HELPS: Final[tuple[str, ...]] = ("hint", "coach", "taken_back", "handed_over")

#: The tag with the numbers that the seed was drawn from, where several devices drew it together.
NUMBERS: Final = "numbers"
#: The tag that says which drawing of a table it was and without whom, unless it was the first one, of all.
DRAW: Final = "draw"
#: The header fields about where a match was played and how its seed was drawn.
TAGS: Final[tuple[str, ...]] = ("event", "site", "date", "result", NUMBERS, DRAW)
#: The most characters of one: the numbers that the devices of eight people drew have 520.
LONGEST_TAG: Final = 600


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a bot's level, or None for a person; ``name`` may be empty.

    Raises `RequestError` (``name_too_long``).
    """

    level: str | None = None
    name: str = ""

    def __post_init__(self) -> None:
        """Have the name on one line, with nothing in it that is not seen."""
        object.__setattr__(self, "name", checked_name(self.name))


@dataclass(frozen=True, slots=True)
class DealRecord:
    """A deal: its number in the match, the fields it opened with, the actions since, in order.

    ``is_assisted``: a person was helped in it. ``helps`` are the names of `HELPS` that say by what; empty
    where it is not known, as of a deal that the person made. ``agreements``: those that were chosen while it
    was played, for the deals after it; None: they stay as they were.
    """

    number: int
    opening: Mapping[str, str]
    actions: tuple[Any, ...]
    is_assisted: bool = False
    annotations: Annotations = Annotations()
    helps: tuple[str, ...] = ()
    agreements: Agreements | None = None

    def with_action(self, action: Any) -> DealRecord:
        """The same deal after one more action. `dataclasses.replace` would take five times as long."""
        actions = (*self.actions, action)
        return DealRecord(
            self.number,
            self.opening,
            actions,
            self.is_assisted,
            self.annotations,
            self.helps,
            self.agreements,
        )

    def helped_by(self, help_: str) -> DealRecord:
        """The same deal, in which a person was helped by this too, a name of `HELPS`."""
        helps = tuple(one for one in HELPS if one == help_ or one in self.helps)
        return replace(self, is_assisted=True, helps=helps)


@dataclass(frozen=True, slots=True)
class Record:
    """A match: game, its rules value, players by seat, clockwise from S, the seed, and the deals so far.

    ``tags`` are texts by names of `TAGS`. ``agreements`` are those that its bots keep and read in
    the first deal.
    """

    game: str
    rules: Any
    players: Mapping[AnySeat, Player]
    seed: Seed
    deals: tuple[DealRecord, ...] = ()
    tags: Mapping[str, str] = field(default_factory=dict)
    agreements: Agreements = NO_AGREEMENTS

    @property
    def numbers(self) -> tuple[str, ...]:
        """The numbers from which the devices of the people drew the seed; none where one device drew it."""
        return tuple(self.tags.get(NUMBERS, "").split())

    @property
    def draw(self) -> str:
        """Which drawing of a table the numbers are of, and without whom, as ``2 without W``; empty for the
        first one, of all.
        """
        return self.tags.get(DRAW, "")

    def agreements_in(self, number: int) -> Agreements:
        """The agreements that hold in the deal of a number."""
        chosen = (deal.agreements for deal in reversed(self.deals) if deal.number < number)
        return next((one for one in chosen if one is not None), self.agreements)

    def of_deal(self, number: int) -> Record:
        """The same match with one of its deals alone, if it has it."""
        deals = tuple(deal for deal in self.deals if deal.number == number)
        return replace(self, deals=deals, agreements=self.agreements_in(number))

    def with_deals(self, deals: Iterable[DealRecord]) -> Record:
        """The same match with other deals."""
        return replace(self, deals=tuple(deals))
