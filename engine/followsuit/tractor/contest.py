"""Contest: what everybody sees of the play beside the cards: who has the trick, voids, failed throws.

These are values of their own, apart from the play that holds the hands, so that bots can know them.
"""

from __future__ import annotations

from dataclasses import dataclass

from followsuit.cards import Card
from followsuit.seats import Seat
from followsuit.tractor.shapes import Format
from followsuit.tractor.trump import EffectiveSuit
from followsuit.tractor.winning import Claim

#: Suits each seat has publicly shown to be void in, by seat.
ShownVoids = tuple[frozenset[EffectiveSuit], ...]

NO_VOIDS: ShownVoids = (frozenset(),) * 4


@dataclass(frozen=True, slots=True)
class FailedThrow:
    """A throw that was tried and failed (T22): everybody saw the ``attempt``, only ``down`` was played.

    ``trick`` counts the deal's tricks from 0; ``penalty`` points went to the other side.
    """

    trick: int
    seat: Seat
    attempt: tuple[Card, ...]
    down: tuple[Card, ...]
    beaten_by: Seat
    penalty: int


@dataclass(frozen=True, slots=True)
class Contest:
    """Who has the trick so far: what the lead asks for, and the best play's seat and claim (T30, T31)."""

    form: Format
    seat: Seat
    claim: Claim
