"""Claim of Tractor: the leads that win a seat every trick left, whatever the others hold and play.

A claim has to be certain from what the seat knows: it has the lead and never loses it. It leads unit by unit,
trumps first. A card is *out* if another hand or the kitty may hold it.

A unit is safe if no higher unit of its kind can be made of all the cards that are out (T23), as if one seat
held them all; or if no other hand can hold a card of its suit any more. The seat that buried the kitty can
work out the latter: it knows that every card that is out is in a hand, and each lead of a suit draws as many
cards as are led, while so many are out. For any seat it is also certain if all three others have shown that
they are void in the suit (T29): the cards that are out are then in the kitty. A side suit is led only when no
other hand can hold a trump.
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

#: The order in which suits are led. Trumps come first, so that nobody can ruff later.
_ORDER = (EffectiveSuit.TRUMP, *(suit for suit in EffectiveSuit if suit is not EffectiveSuit.TRUMP))


def sure_leads(seen: TractorObservation) -> tuple[Cards, ...]:
    """The leads that win every trick left, in order; none if that is not certain or the seat is not on lead.

    Of the units that may be led last the largest is, because the last lead multiplies the kitty (T34).
    """
    if seen.rules.packs > 2:
        # The test of certainty covers only two packs.
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
    """The units of one suit in the order in which they are led.

    ``safe`` units win now; ``later`` ones win only after the others hold no card of the suit any more.
    ``left`` is the number of the suit's cards that the other hands may hold. ``knows_all``: the seat buried
    the kitty itself. ``is_sure``: all units win. ``empties``: after them no other hand holds a card of the
    suit.
    """

    suit: EffectiveSuit
    safe: tuple[Unit, ...]
    later: tuple[Unit, ...]
    left: int
    knows_all: bool

    @staticmethod
    def of(own: Holding, suit: EffectiveSuit, out: Holding, left: int, *, knows_all: bool) -> _Line:
        """The line of the cards ``own`` of a suit; ``out`` are all cards that are out."""
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
        """Whether no other hand holds a card of the suit after these units are led."""
        return self.left == 0 or (self.knows_all and sum(len(unit.cards) for unit in units) >= self.left)

    def without(self, unit: Unit) -> _Line:
        """The line without one of its units."""
        safe = tuple(other for other in self.safe if other is not unit)
        return replace(self, safe=safe, later=tuple(other for other in self.later if other is not unit))


def _all_void(seen: TractorObservation, suit: EffectiveSuit) -> bool:
    """Whether all three others have shown that they are void in a suit."""
    return all(suit in seen.voids[seat] for seat in Seat if seat is not seen.seat)


def _largest_last(lines: Sequence[_Line]) -> tuple[Unit, ...]:
    """All units, suit by suit, but the largest that may be led last is at the end."""
    best: tuple[Unit, ...] = tuple(unit for line in lines for unit in line.units)
    for at, line in enumerate(lines):
        has_to_draw = line.suit is EffectiveSuit.TRUMP and line.left > 0 and len(lines) > 1
        for unit in () if has_to_draw else line.units:
            if unit.pairs > best[-1].pairs and line.without(unit).is_sure:
                others = [*lines[:at], line.without(unit), *lines[at + 1 :]]
                best = (*(other for rest in others for other in rest.units), unit)
    return best
