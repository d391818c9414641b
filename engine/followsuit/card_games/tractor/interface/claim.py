"""Claim of Tractor: the plays that win a seat every trick left, whatever the others hold and play.

A claim has to be certain from what the seat knows: it takes the trick on the table or has the lead, and never
loses it. Then it leads unit by unit, trumps first. A card is *out* if another hand or the kitty may hold it.

A unit is safe if no higher unit of its kind can be made of all the cards that are out (T23), as if one seat
held them all; or if fewer cards of its suit can be left in the other hands than a higher unit takes. Each
lead draws at least as many cards of the suit as are led, while so many are in the other hands (T24), so what
is left shrinks by the size of every lead; a part of it that lies in the kitty only makes it less. If all the
others have shown that they are void in the suit (T29), nothing is left. A side suit is led only when too few
trumps can be left to ruff the unit.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from followsuit.base.cards import Card
from followsuit.card_games.shengji.cards.arrangements import highest
from followsuit.card_games.shengji.cards.ladder import ladder_of
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.pack import without
from followsuit.card_games.shengji.cards.shapes import Unit, units_of
from followsuit.card_games.shengji.cards.trump import EffectiveSuit
from followsuit.card_games.shengji.law.lead import is_beaten, outside
from followsuit.card_games.shengji.law.trick_winner import is_stronger, strength_of
from followsuit.card_games.tractor.interface.observation import TractorObservation
from followsuit.card_games.tractor.interface.options import play_options
from followsuit.card_games.tractor.standings import ROTATION

Cards = tuple[Card, ...]

#: The order in which suits are led. Trumps come first, so that nobody can ruff later.
_ORDER = (EffectiveSuit.TRUMP, *(suit for suit in EffectiveSuit if suit is not EffectiveSuit.TRUMP))


def sure_leads(observation: TractorObservation) -> tuple[Cards, ...]:
    """The plays that win every trick left, in order; none if that is not certain or another is to act.

    Of the units that may be led last the largest is, because the last lead multiplies the kitty (T34).
    """
    if observation.rules.packs > 2:
        # The test of certainty covers only two packs.
        return ()
    if (
        observation.phase != "playing"
        or observation.trick is None
        or observation.to_act is not observation.seat
    ):
        return ()
    assert observation.trump is not None, "a seat that plays knows trump"
    ladder = ladder_of(observation.trump, observation.rules)
    out = outside((*observation.seen, *observation.hand, *observation.buried), ladder)
    if observation.best_play is None:
        return _leads(observation, observation.hand, out)
    for cards in play_options(observation):
        if _is_sure_answer(observation, cards, out):
            rest = without(observation.hand, cards)
            leads = _leads(observation, rest, out)
            if leads or not rest:
                return (cards, *leads)
    return ()


def _leads(observation: TractorObservation, hand: Sequence[Card], out: Holding) -> tuple[Cards, ...]:
    """The leads of a hand that win every trick left, in order; none if that is not certain."""
    ladder = out.ladder
    lines: list[_Line] = []
    for suit in _ORDER:
        own = Holding.of([card for card in hand if ladder.suit[card] is suit], ladder)
        line = _Line.of(own, suit, out, 0 if _all_void(observation, suit) else out.count(suit))
        if not line.is_sure:
            return ()
        lines.append(line)
    trumps, *sides = lines
    if any(len(unit.cards) <= trumps.undrawn for line in sides for unit in line.units):
        return ()
    return tuple(unit.cards for unit in _largest_last([line for line in lines if line.units]))


def _is_sure_answer(observation: TractorObservation, cards: Cards, out: Holding) -> bool:
    """Whether a play takes the trick on the table whatever the seats after this one hold."""
    best_play, trick = observation.best_play, observation.trick
    assert best_play is not None and trick is not None, "a follower sees a lead"
    form, ladder = best_play.form, out.ladder
    offered = strength_of(Holding.of(cards, ladder), form, observation.rules)
    if offered is None or not is_stronger(offered, best_play.strength, form, observation.rules, ladder):
        return False
    later = [ROTATION.after(observation.seat, step) for step in range(1, 4 - len(trick.plays))]

    def may_hold(suit: EffectiveSuit) -> bool:
        return out.count(suit) >= form.size and any(suit not in observation.voids[seat] for seat in later)

    trump = EffectiveSuit.TRUMP
    own = trump if offered.ruffed else form.suit
    if own is not trump and may_hold(trump):
        return False
    if not may_hold(own):
        return True
    return not form.is_throw and highest(out.field(own), form.shapes[0], ladder.shared) <= offered.height


@dataclass(frozen=True, slots=True)
class _Line:
    """The units of one suit in the order in which they are led.

    ``safe`` units win now; ``later`` ones win only after the others hold too few cards of the suit. ``left``
    is the number of the suit's cards that the other hands may hold. ``is_sure``: all units win. ``undrawn``:
    how many of the cards may be left in the other hands after them; below 1 none.
    """

    suit: EffectiveSuit
    safe: tuple[Unit, ...]
    later: tuple[Unit, ...]
    left: int

    @staticmethod
    def of(own: Holding, suit: EffectiveSuit, out: Holding, left: int) -> _Line:
        """The line of the cards ``own`` of a suit; ``out`` are all cards that are out."""
        units = units_of(own)
        safe = tuple(unit for unit in units if left == 0 or not is_beaten(unit, suit, out))
        later = [unit for unit in units if unit not in safe]
        later.sort(key=lambda unit: -len(unit.cards))
        return _Line(suit, safe, tuple(later), left)

    @property
    def units(self) -> tuple[Unit, ...]:
        return (*self.safe, *self.later)

    @property
    def is_sure(self) -> bool:
        left = self.left - _size(self.safe)
        for unit in self.later:
            if left >= len(unit.cards):
                return False
            left -= len(unit.cards)
        return True

    @property
    def undrawn(self) -> int:
        return self.left - _size(self.units)

    def without(self, unit: Unit) -> _Line:
        """The line without one of its units."""
        safe = tuple(other for other in self.safe if other is not unit)
        return replace(self, safe=safe, later=tuple(other for other in self.later if other is not unit))


def _size(units: Sequence[Unit]) -> int:
    return sum(len(unit.cards) for unit in units)


def _all_void(observation: TractorObservation, suit: EffectiveSuit) -> bool:
    """Whether all others have shown that they are void in a suit."""
    return all(
        suit in observation.voids[seat] for seat in observation.standing.seats if seat is not observation.seat
    )


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
