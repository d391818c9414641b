"""Seat: one of four places at the table, its side, and the two directions of play."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, IntEnum

from followsuit.errors import QuestionError


class Side(IntEnum):
    """A partnership."""

    NS = 0
    EW = 1

    @property
    def other(self) -> Side:
        """The opponents."""
        return Side(1 - self)

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The two partners."""
        return (Seat.S, Seat.N) if self is Side.NS else (Seat.W, Seat.E)


class Seat(IntEnum):
    """A place at the table; ``S`` is the person at the screen. Values run clockwise.

    >>> Seat.S.partner, Seat.W.side
    (<Seat.N: 2>, <Side.EW: 1>)
    """

    S = 0
    W = 1
    N = 2
    E = 3

    @property
    def partner(self) -> Seat:
        """The seat opposite."""
        return Seat((self + 2) % 4)

    @property
    def side(self) -> Side:
        """The partnership the seat belongs to."""
        return Side(self % 2)


class Rotation(Enum):
    """The direction in which turns pass."""

    CLOCKWISE = 1
    COUNTER_CLOCKWISE = 3

    def after(self, seat: Seat, steps: int = 1) -> Seat:
        """The seat that many turns later.

        >>> Rotation.COUNTER_CLOCKWISE.after(Seat.S)
        <Seat.E: 3>
        """
        return Seat((seat + self.value * steps) % 4)

    def order(self, first: Seat) -> Iterator[Seat]:
        """The four seats, beginning with ``first``."""
        return (Seat((first + self.value * i) % 4) for i in range(4))


def parse_seat(text: object) -> Seat:
    """The seat named by its letter. Raises `QuestionError` (``bad_seat``)."""
    if isinstance(text, str) and text.upper() in Seat.__members__:
        return Seat[text.upper()]
    raise QuestionError("bad_seat", f"{text!r} is not a seat", facts={"text": str(text)[:20]})


def parse_side(text: object) -> Side:
    """The side named ``NS`` or ``EW``. Raises `QuestionError` (``bad_side``)."""
    if isinstance(text, str) and text.upper() in Side.__members__:
        return Side[text.upper()]
    raise QuestionError("bad_side", f"{text!r} is not a side", facts={"text": str(text)[:20]})
