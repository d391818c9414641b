"""Standing of a match of Tractor as a deal finds it: levels, roles, and the order of the seats.

Levels are pairs of ranks, indexed by `Side`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from followsuit.cards import Rank
from followsuit.seats import Rotation, Seat, Side
from followsuit.tractor.cards.sizes import TableSizes, sizes_of
from followsuit.tractor.rules import TractorRules

#: Tractor turns counter-clockwise (T1).
ROTATION: Final = Rotation.COUNTER_CLOCKWISE

#: The seats in order of play from each seat; a table, since every act of every deal asks.
ORDER: Final = tuple(tuple(ROTATION.order(seat)) for seat in Seat)

#: The level of each side, by `Side` (T3).
SideLevels = tuple[Rank, Rank]

#: Both sides begin here (T3).
FIRST_LEVELS: Final[SideLevels] = (Rank.TWO, Rank.TWO)


@dataclass(frozen=True, slots=True)
class TractorStanding:
    """The match as the deal in progress found it: ``number`` of the deal from 1, the levels.

    ``first`` is dealt the first card (T5); once the roles are known it is the starter (T14).
    ``declaring_side`` is None in deal 1, where the deal itself has to find it (T11, T40).
    """

    rules: TractorRules
    number: int
    levels: SideLevels
    first: Seat
    declaring_side: Side | None = None

    @property
    def starter(self) -> Seat | None:
        """The seat that takes the kitty; None while it is to be found."""
        return None if self.declaring_side is None else self.first

    @property
    def sizes(self) -> TableSizes:
        """How many cards and points there are at this table."""
        return sizes_of(self.rules)

    @property
    def trump_rank(self) -> Rank:
        """The level being played (T3). While the roles are open both sides stand on the same level."""
        return self.levels[self.first.side]
