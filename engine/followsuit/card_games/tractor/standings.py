"""Standing: a match of Tractor before a deal, with levels and roles; and the order of the seats."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from followsuit.base.cards import Rank
from followsuit.base.seats import AnySeat, AnySide, Rotation, table_of
from followsuit.card_games.shengji.cards.sizes import TableSizes, sizes_of
from followsuit.card_games.shengji.option_values import AuctionDeals
from followsuit.card_games.tractor.rules import TractorRules

#: Tractor turns counter-clockwise (T1).
ROTATION: Final = Rotation.COUNTER_CLOCKWISE

#: At the index of a number of seats: the seats in order of play from each seat. Computed once, because every
#: action needs it; a tuple, because looking it up has to be quick.
ORDERS: Final[tuple[tuple[tuple[AnySeat, ...], ...], ...]] = tuple(
    tuple(tuple(ROTATION.order(seat)) for seat in table_of(count)) if count in (4, 6, 8) else ()
    for count in range(9)
)

#: The level of each side, indexed by `Side` (T3).
SideLevels = tuple[Rank, Rank]


@dataclass(frozen=True, slots=True)
class TractorStanding:
    """The match before the deal in progress: ``number`` of the deal from 1, and the levels.

    ``first`` is the seat dealt the first card (T5); once the roles are known it is the starter (T14).
    ``declaring_side`` is None while they are open: in deal 1, in which the players settle them (T11, T40),
    and where the pairs bid for every deal (T98). ``counted`` is the number of deals before this one that
    count, kept only in a match of so many deals (T95).
    """

    rules: TractorRules
    number: int
    levels: SideLevels
    first: AnySeat
    declaring_side: AnySide | None = None
    counted: int = 0

    @property
    def is_last(self) -> bool:
        """Whether the match ends with this deal, if it counts (T95)."""
        return 0 < self.rules.most_deals <= self.counted + 1

    @property
    def starter(self) -> AnySeat | None:
        """The seat that takes the kitty; None while the roles are open."""
        return None if self.declaring_side is None else self.first

    @property
    def sizes(self) -> TableSizes:
        """The numbers of cards and points at this table."""
        return sizes_of(self.rules)

    @property
    def seats(self) -> tuple[AnySeat, ...]:
        """The seats of the table, clockwise from S."""
        return self.first.table

    @property
    def order(self) -> tuple[AnySeat, ...]:
        """The seats in order of play, beginning with ``first``."""
        return ORDERS[self.rules.seats][self.first]

    @property
    def trump_rank(self) -> Rank:
        """The level being played (T3), in a deal whose trump is found by declaring.

        While its roles are open both sides have the same level.
        """
        return self.levels[self.first.side]

    def after(self, levels: SideLevels, starter: AnySeat) -> TractorStanding:
        """The standing of the next deal, which this seat starts, after one that left these levels (T14)."""
        every = self.rules.auction_deals is AuctionDeals.EVERY
        declaring = None if every else starter.side
        counted = self.counted + 1 if self.rules.most_deals else 0
        return TractorStanding(self.rules, self.number + 1, levels, starter, declaring, counted)

    def thrown_in(self) -> TractorStanding:
        """The standing of the next deal after one that was thrown in: it counts for the number alone."""
        return replace(self, number=self.number + 1)
