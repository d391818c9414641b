"""Events that only Rangvaar has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from followsuit.base.events import Event
from followsuit.base.seats import Seat
from followsuit.base.stakes import Cents


@dataclass(frozen=True, slots=True)
class PotPaid(Event):
    """The pot was paid out at the end of the match: ``pay`` to each seat, the ``commission`` kept (R10)."""

    pot: Cents
    commission: Cents
    pay: Mapping[Seat, Cents]
