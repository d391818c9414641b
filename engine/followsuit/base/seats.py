"""Seat: one of the places at a table, its side, and the two directions of play.

Most games are played by four. Tractor also has tables of six and eight, each with a type of its own. At every
table the values of the seats run clockwise from S, the person at the screen, and every other seat belongs to
the same side.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from types import MappingProxyType
from typing import Any, Final, Self, TypeAlias, TypeVar

from followsuit.base.errors import Refusal, RequestError
from followsuit.base.named_enum import NamedIntEnum


class AnySide(NamedIntEnum):
    """A side of any table. The value of a side is the place of its levels and points in a pair."""

    @property
    def other(self) -> Self:
        """The opponents."""
        return type(self)(1 - self)

    @property
    def sides(self) -> tuple[Self, Self]:
        """Both sides of its table, that of S first."""
        return type(self)(0), type(self)(1)


class Side(AnySide):
    """A partnership at a table of four."""

    NS = 0
    EW = 1

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The two partners."""
        return (Seat.S, Seat.N) if self is Side.NS else (Seat.W, Seat.E)


class WideSide(AnySide):
    """A side at a table of six or eight: A is the side of S (T53)."""

    A = 0
    B = 1


class AnySeat(NamedIntEnum):
    """A seat of any table; the values run clockwise from S."""

    @property
    def table(self) -> tuple[Self, ...]:
        """All seats of its table, clockwise from S."""
        return _TABLES[type(self)]  # type: ignore[return-value]

    @property
    def side(self) -> AnySide:
        """The side the seat belongs to."""
        return _SIDES[type(self)][self & 1]

    @property
    def partner(self) -> Self:
        """The next player of its side counter-clockwise: at four seats the partner (T56)."""
        table = self.table
        return table[(self - 2) % len(table)]

    @property
    def partners(self) -> tuple[Self, ...]:
        """The other seats of its side, clockwise from it: one, two or three (T53)."""
        table = self.table
        return tuple(table[(self + steps) % len(table)] for steps in range(2, len(table), 2))


class Seat(AnySeat):
    """A place at a table of four; ``S`` is the person at the screen.

    >>> Seat.S.partner, Seat.W.side
    (Seat.N, Side.EW)
    """

    S = 0
    W = 1
    N = 2
    E = 3

    @property
    def partner(self) -> Seat:
        """The seat opposite."""
        return _FOUR[(self + 2) & 3]

    @property
    def side(self) -> Side:
        """The partnership the seat belongs to."""
        return _FOUR_SIDES[self & 1]


class SixSeat(AnySeat):
    """A place at a table of six (T52)."""

    S = 0
    SW = 1
    NW = 2
    N = 3
    NE = 4
    SE = 5


class EightSeat(AnySeat):
    """A place at a table of eight (T52)."""

    S = 0
    SW = 1
    W = 2
    NW = 3
    N = 4
    NE = 5
    E = 6
    SE = 7


SeatT = TypeVar("SeatT", bound=AnySeat)
SideT = TypeVar("SideT", bound=AnySide)

#: An `AnySeat` or `AnySide` in what games share: actions, events, tricks. A game knows which table it has, so
#: a type checker lets it go on with the seats of that table: a game of four with `Seat`.
TableSeat: TypeAlias = Any
TableSide: TypeAlias = Any

_FOUR: Final = tuple(Seat)
_FOUR_SIDES: Final = tuple(Side)
_TABLES: Final[Mapping[type[AnySeat], tuple[AnySeat, ...]]] = MappingProxyType(
    {Seat: _FOUR, SixSeat: tuple(SixSeat), EightSeat: tuple(EightSeat)}
)
_SIDES: Final[Mapping[type[AnySeat], tuple[AnySide, ...]]] = MappingProxyType(
    {Seat: _FOUR_SIDES, SixSeat: tuple(WideSide), EightSeat: tuple(WideSide)}
)
_BY_COUNT: Final[Mapping[int, type[AnySeat]]] = MappingProxyType({4: Seat, 6: SixSeat, 8: EightSeat})


def table_of(count: int) -> tuple[AnySeat, ...]:
    """The seats of a table of ``count`` seats (4, 6 or 8), clockwise from S, so that each is at its value."""
    return _TABLES[_BY_COUNT[count]]


def seats_around(count: int) -> tuple[AnySeat, ...]:
    """The seats of a table of ``count`` seats (4, 6 or 8), counter-clockwise from S (T52).

    >>> [seat.name for seat in seats_around(6)]
    ['S', 'SE', 'NE', 'N', 'NW', 'SW']
    """
    table = table_of(count)
    return tuple(table[-steps % count] for steps in range(count))


def sides_around(count: int) -> dict[str, tuple[AnySeat, ...]]:
    """The two sides of a table of ``count`` seats by name, each with its seats in order of play (T53).

    Every other seat belongs to the same side. The sides are ``NS`` and ``EW`` at four seats, else ``A`` and
    ``B``.
    """
    around = seats_around(count)
    return {around[first].side.name: around[first::2] for first in (0, 1)}


class Rotation(Enum):
    """The direction in which turns pass: clockwise to the left, S W N E, counter-clockwise S E N W."""

    CLOCKWISE = "clockwise"
    COUNTER_CLOCKWISE = "counter_clockwise"

    #: There is one of each: that of an Enum is that of its name, asked for in Python.
    __hash__ = object.__hash__

    def __init__(self, word: str) -> None:
        #: What one turn adds to a seat's value, the values running clockwise.
        self.step = 1 if word == "clockwise" else -1

    def after(self, seat: SeatT, steps: int = 1) -> SeatT:
        """The seat whose turn comes ``steps`` turns after this one's.

        >>> Rotation.COUNTER_CLOCKWISE.after(Seat.S)
        Seat.E
        """
        table = seat.table
        return table[(seat + self.step * steps) % len(table)]

    def order(self, first: SeatT) -> Iterator[SeatT]:
        """The seats of the table, beginning with ``first``."""
        table = first.table
        return (table[(first + self.step * i) % len(table)] for i in range(len(table)))


def check_turn(seat: AnySeat, to_act: AnySeat | None, clause: str) -> Refusal | None:
    """A refusal (``out_of_turn``) if it is not this seat's turn, else None.

    ``to_act`` is the seat whose turn it is, None if it is nobody's. ``clause`` is the rule about turns.
    """
    if seat is to_act:
        return None
    facts = {"seat": seat.name, "to_act": to_act.name if to_act is not None else None}
    return Refusal("out_of_turn", clause, facts)


def parse_seat(text: object) -> Seat:
    """The seat of a table of four named by its letter. Raises `RequestError` (``bad_seat``)."""
    if isinstance(text, str) and text.upper() in Seat.__members__:
        return Seat[text.upper()]
    raise _bad_seat(text)


def parse_any_seat(text: object, count: int) -> AnySeat:
    """The seat with this name at a table of ``count`` seats. Raises `RequestError` (``bad_seat``)."""
    table = _BY_COUNT[count]
    if isinstance(text, str) and text.upper() in table.__members__:
        return table[text.upper()]
    raise _bad_seat(text)


def _bad_seat(text: object) -> RequestError:
    return RequestError("bad_seat", f"{text!r} is not a seat", facts={"text": str(text)[:20]})


def parse_side(text: object) -> Side:
    """The side named ``NS`` or ``EW``. Raises `RequestError` (``bad_side``)."""
    return _side_named(text, Side)


def parse_any_side(text: object, count: int) -> AnySide:
    """The side with this name at a table of ``count`` seats. Raises `RequestError` (``bad_side``)."""
    sides: type[AnySide] = Side if count == len(Seat) else WideSide
    return _side_named(text, sides)


def _side_named(text: object, sides: type[SideT]) -> SideT:
    if isinstance(text, str) and text.upper() in sides.__members__:
        return sides[text.upper()]
    raise RequestError("bad_side", f"{text!r} is not a side", facts={"text": str(text)[:20]})
