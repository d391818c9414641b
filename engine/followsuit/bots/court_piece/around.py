"""Around: seats by their turn, so that what is written for clockwise play holds in either direction (C1).

The cards of a deal do not care which way the turns pass. Counter-clockwise a deal is the mirror image of a
clockwise one: S and N stay, E and W change places. Partners stay partners.
"""

from __future__ import annotations

from followsuit.actions import Play
from followsuit.seats import Rotation, Seat
from followsuit.trick.trick import Trick

_SEATS = tuple(Seat)


def around(rotation: Rotation, seat: Seat) -> Seat:
    """The seat in the mirror image; the same seat where turns pass clockwise, and its own inverse.

    >>> around(Rotation.COUNTER_CLOCKWISE, Seat.E), around(Rotation.COUNTER_CLOCKWISE, Seat.N)
    (<Seat.W: 1>, <Seat.N: 2>)
    """
    return _SEATS[(seat * rotation.step) % 4]


def trick_around(rotation: Rotation, trick: Trick) -> Trick:
    """The trick in the mirror image."""
    plays = tuple(Play(around(rotation, play.seat), play.cards) for play in trick.plays)
    return Trick(around(rotation, trick.leader), plays)
