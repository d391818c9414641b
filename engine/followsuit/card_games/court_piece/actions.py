"""Actions that only Court Piece has."""

from __future__ import annotations

from dataclasses import dataclass

from followsuit.base.cards import Card
from followsuit.base.seats import Seat


@dataclass(frozen=True, slots=True)
class AskRedeal:
    """The caller asks for a new deal before it names trump (C8)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat.name} asks for a new deal"


@dataclass(frozen=True, slots=True)
class LayIndicator:
    """The caller lays a card face down, whose suit will be trump (C32)."""

    seat: Seat
    card: Card

    def __str__(self) -> str:
        return f"{self.seat.name} lays {self.card.text} face down"


@dataclass(frozen=True, slots=True)
class AskTrump:
    """A seat that cannot follow suit has the indicator turned up (C35)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat.name} asks for trump"


@dataclass(frozen=True, slots=True)
class Stop:
    """The seat that leads at seven to nothing is content with its court (C23)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat.name} stops at seven"


@dataclass(frozen=True, slots=True)
class GoOn:
    """The seat that leads at seven to nothing stakes the court on all thirteen tricks (C23)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat.name} goes on"
