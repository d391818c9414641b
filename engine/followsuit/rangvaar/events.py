"""Events of Rangvaar beside those of all games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from followsuit.events import Event
from followsuit.seats import Seat
from followsuit.units import Cents


@dataclass(frozen=True, slots=True)
class PotPaid(Event):
    """The match is over and its pot paid: ``commission`` kept back, ``pay`` to each seat, in cents (R10)."""

    pot: Cents
    commission: Cents
    pay: Mapping[Seat, Cents]
