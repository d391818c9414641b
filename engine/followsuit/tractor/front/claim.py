"""Claim of Tractor: the leads by which a seat takes every trick left, however the others hold and play.

*Certain* is meant strictly and reckoned from what the seat may know: it has the lead and never gives it up.
It leads unit by unit, trumps first. A unit is safe while no higher one of its kind can be put together from
all the cards that are out (T23), as though one seat held them all, and once no card of its suit can be out
any more. That is known only where every card out is in a hand, so of the seat that buried the kitty: each
lead of a suit draws as many cards as are led while so many are out. A side suit is led only when no trump
can be out. Where all three others have shown that they are void (T29), all that is out of a suit is the
kitty's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from followsuit.cards import Card
from followsuit.seats import Seat
from followsuit.tractor.cards.holding import Holding
from followsuit.tractor.cards.ladder import ladder_of
from followsuit.tractor.cards.shapes import Unit, units_of
from followsuit.tractor.cards.trump import EffectiveSuit
from followsuit.tractor.front.observation import TractorObservation
from followsuit.tractor.law.lead import is_unbeatable, outside

Cards = tuple[Card, ...]

#: Trumps are led first: whatever could ruff is drawn or is not there.
_ORDER = (EffectiveSuit.TRUMP, *(suit for suit in EffectiveSuit if suit is not EffectiveSuit.TRUMP))


def sure_leads(seen: TractorObservation) -> tuple[Cards, ...]:
    """The leads in order, none where it is not certain or the seat is not to lead.

    The largest unit that may be led last is led last: it is what multiplies the kitty (T34).
    """
    if seen.rules.packs > 2:
        # What is certain has only been worked out for two packs.
        return ()
    if seen.phase != "playing" or seen.trick is None or seen.trick.plays or seen.to_act is not seen.seat:
        return ()
    assert seen.trump is not None, "whoever plays knows trump"
    ladder = ladder_of(seen.trump, seen.rules)
    out = outside((*seen.seen, *seen.hand, *seen.buried), ladder)
    lines: list[_Line] = []
    for suit in _ORDER:
        own = Holding.of([card for card in seen.hand if ladder.suit[card] is suit], ladder)
        left = 0 if _all_void(seen, suit) else out.count(suit)
        line = _Line.of(own, suit, out, left, knows_all=bool(seen.buried))
        if not line.is_sure:
            return ()
        if suit is EffectiveSuit.TRUMP and not line.empties and len(own) < len(seen.hand):
            return ()
        if line.units:
            lines.append(line)
    return tuple(unit.cards for unit in _largest_last(lines))


@dataclass(frozen=True, slots=True)
class _Line:
    """The units of one suit in the order they are led, those that are safe now before those that are later.

    ``left`` is how many cards of the suit may be out in hands; ``is_sure`` that all units win; ``empties``
    that no card of the suit is out once they are led.
    """

    suit: EffectiveSuit
    safe: tuple[Unit, ...]
    later: tuple[Unit, ...]
    left: int
    knows_all: bool

    @staticmethod
    def of(own: Holding, suit: EffectiveSuit, out: Holding, left: int, *, knows_all: bool) -> _Line:
        units = units_of(own)
        safe = tuple(unit for unit in units if left == 0 or is_unbeatable(unit, suit, out))
        return _Line(suit, safe, tuple(unit for unit in units if unit not in safe), left, knows_all)

    @property
    def units(self) -> tuple[Unit, ...]:
        return (*self.safe, *self.later)

    @property
    def is_sure(self) -> bool:
        return not self.later or self._draws_all(self.safe)

    @property
    def empties(self) -> bool:
        return self._draws_all(self.units)

    def _draws_all(self, units: Sequence[Unit]) -> bool:
        """Whether leads of these units leave none of the suit out."""
        return self.left == 0 or (self.knows_all and sum(len(unit.cards) for unit in units) >= self.left)

    def without(self, unit: Unit) -> _Line:
        """The line with a unit taken out of it."""
        safe = tuple(other for other in self.safe if other is not unit)
        return replace(self, safe=safe, later=tuple(other for other in self.later if other is not unit))


def _all_void(seen: TractorObservation, suit: EffectiveSuit) -> bool:
    return all(suit in seen.voids[seat] for seat in Seat if seat is not seen.seat)


def _largest_last(lines: Sequence[_Line]) -> tuple[Unit, ...]:
    """All units, suit by suit, with the largest that can wait at the end."""
    best: tuple[Unit, ...] = tuple(unit for line in lines for unit in line.units)
    for at, line in enumerate(lines):
        has_to_draw = line.suit is EffectiveSuit.TRUMP and line.left > 0 and len(lines) > 1
        for unit in () if has_to_draw else line.units:
            if unit.pairs > best[-1].pairs and line.without(unit).is_sure:
                others = [*lines[:at], line.without(unit), *lines[at + 1 :]]
                best = (*(other for rest in others for other in rest.units), unit)
    return best
