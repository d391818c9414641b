"""Seat: one of the places at a table, its side, and the two directions of play.

All games are played by four. Tractor's rules also cover tables of six and eight; each of these has an enum of
its own. At every table the values run clockwise from S, the person at the screen.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum, IntEnum
from types import MappingProxyType
from typing import Final

from followsuit.errors import QuestionError, Refusal


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


class SixSeat(IntEnum):
    """A place at a table of six (T52)."""

    S = 0
    SW = 1
    NW = 2
    N = 3
    NE = 4
    SE = 5


class EightSeat(IntEnum):
    """A place at a table of eight (T52)."""

    S = 0
    SW = 1
    W = 2
    NW = 3
    N = 4
    NE = 5
    E = 6
    SE = 7


#: A seat of any table.
AnySeat = Seat | SixSeat | EightSeat

_TABLES: Final[Mapping[int, type[Seat] | type[SixSeat] | type[EightSeat]]] = MappingProxyType(
    {4: Seat, 6: SixSeat, 8: EightSeat}
)


def seats_around(count: int) -> tuple[AnySeat, ...]:
    """The seats of a table of ``count`` seats (4, 6 or 8), counter-clockwise from S (T52).

    >>> [seat.name for seat in seats_around(6)]
    ['S', 'SE', 'NE', 'N', 'NW', 'SW']
    """
    table = _TABLES[count]
    return tuple(table(-steps % count) for steps in range(count))


def sides_around(count: int) -> dict[str, tuple[AnySeat, ...]]:
    """The two sides of a table of ``count`` seats by name, each with its seats in order of play (T53).

    Every other seat belongs to the same side. The sides are ``NS`` and ``EW`` at four seats, else ``A`` and
    ``B``.
    """
    around = seats_around(count)
    first, second = ("NS", "EW") if count == 4 else ("A", "B")
    return {first: around[::2], second: around[1::2]}


class Rotation(Enum):
    """The direction in which turns pass."""

    CLOCKWISE = 1
    COUNTER_CLOCKWISE = 3

    def after(self, seat: Seat, steps: int = 1) -> Seat:
        """The seat whose turn comes ``steps`` turns after this one's.

        >>> Rotation.COUNTER_CLOCKWISE.after(Seat.S)
        <Seat.E: 3>
        """
        return Seat((seat + self.value * steps) % 4)

    def order(self, first: Seat) -> Iterator[Seat]:
        """The four seats, beginning with ``first``."""
        return (Seat((first + self.value * i) % 4) for i in range(4))


def check_turn(seat: Seat, to_act: Seat | None, clause: str) -> Refusal | None:
    """A refusal (``out_of_turn``) if it is not this seat's turn, else None.

    ``to_act`` is the seat whose turn it is, None if it is nobody's. ``clause`` is the rule about turns.
    """
    if seat is to_act:
        return None
    facts = {"seat": seat.name, "to_act": to_act.name if to_act is not None else None}
    return Refusal("out_of_turn", clause, facts)


def parse_seat(text: object) -> Seat:
    """The seat of a table of four named by its letter. Raises `QuestionError` (``bad_seat``)."""
    if isinstance(text, str) and text.upper() in Seat.__members__:
        return Seat[text.upper()]
    raise _bad_seat(text)


def parse_any_seat(text: object, count: int) -> AnySeat:
    """The seat with this name at a table of ``count`` seats. Raises `QuestionError` (``bad_seat``)."""
    table = _TABLES[count]
    if isinstance(text, str) and text.upper() in table.__members__:
        return table[text.upper()]
    raise _bad_seat(text)


def _bad_seat(text: object) -> QuestionError:
    return QuestionError("bad_seat", f"{text!r} is not a seat", facts={"text": str(text)[:20]})


def parse_side(text: object) -> Side:
    """The side named ``NS`` or ``EW``. Raises `QuestionError` (``bad_side``)."""
    if isinstance(text, str) and text.upper() in Side.__members__:
        return Side[text.upper()]
    raise QuestionError("bad_side", f"{text!r} is not a side", facts={"text": str(text)[:20]})
