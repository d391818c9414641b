"""Action of Tractor: the actions only Tractor has, and the one that its table takes by itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from followsuit.base.actions import Bid, NameTrump, Pass, Play
from followsuit.base.cards import Card, cards_text
from followsuit.base.seats import AnySeat


@dataclass(frozen=True, slots=True)
class DealCard:
    """The table deals the next card of the pack (T5)."""

    def __str__(self) -> str:
        return "the next card is dealt"


@dataclass(frozen=True, slots=True)
class Declare:
    """A seat shows cards to name trump (T6)."""

    seat: AnySeat
    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"{self.seat.name} declares {cards_text(self.cards)}"


@dataclass(frozen=True, slots=True)
class Bury:
    """A seat that has taken the kitty buries as many cards (T13)."""

    seat: AnySeat
    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"{self.seat.name} buries {cards_text(self.cards)}"


#: `DealCard` has no fields, so one value is enough.
DEAL_CARD: Final = DealCard()

Action = DealCard | Declare | Pass | Bid | NameTrump | Bury | Play
