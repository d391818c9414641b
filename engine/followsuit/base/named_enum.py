"""Named enum: a member of a fixed list that counts and indexes as a number and reads as a word.

Every member is true, the first one too, whose number is 0: a seat, a side, a suit or a rank is something, and
None is its absence. It is still an ``int``, so ``json`` writes it as its number.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Self


class NamedIntEnum(IntEnum):
    """A seat, a side, a suit or a rank: true, and printed as its name or letter.

    >>> from followsuit.base.seats import Seat
    >>> bool(Seat.S), f"{Seat.S} leads", Seat.S, int(Seat.S), ["first", "second"][Seat.S]
    (True, 'S leads', Seat.S, 0, 'first')
    >>> Seat("S"), Seat(0)
    (Seat.S, Seat.S)
    """

    @classmethod
    def _missing_(cls, value: object) -> Self | None:
        """The member that is written like this."""
        return next((member for member in cls if str(member) == value), None)

    def __bool__(self) -> bool:
        return True

    def __str__(self) -> str:
        return self._name_

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self._name_}"

    def __format__(self, form: str) -> str:
        return format(str(self), form)
