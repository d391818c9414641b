"""Contract: how much the winner of an auction has to take."""

from __future__ import annotations

from dataclasses import dataclass

from followsuit.base.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class Contract:
    """The amount that the declarer's side has to take: card points in Two Hundred, tricks in Rangvaar.

    ``forced``: the declarer had no choice, because the three others had passed (H6).
    """

    declarer: Seat
    value: int
    forced: bool = False

    @property
    def side(self) -> Side:
        """The declaring side."""
        return self.declarer.side
