"""Unit with any number of packs: tuples and tractors of any width, and the format of a lead (T63, T64)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from followsuit.cards import Card
from followsuit.errors import CardError
from followsuit.tractor.cards.arranging import longest_run, steps_of
from followsuit.tractor.cards.holding import Holding, Layers, count_of, taken
from followsuit.tractor.cards.ladder import SHIFT, SIDE_MASKS, SPARE, Ladder, ladder_of
from followsuit.tractor.cards.shapes import Dimensions, Shape
from followsuit.tractor.cards.trump import EffectiveSuit, Trump
from followsuit.tractor.rules import TractorRules

_TUPLES = (Shape.SINGLE, Shape.PAIR, Shape.TRIPLE, Shape.QUAD)


@dataclass(frozen=True, slots=True)
class WideUnit:
    """A tuple or a tractor: ``length`` kinds, each ``width`` times; ``top`` is its highest step."""

    cards: tuple[Card, ...]
    width: int
    length: int
    top: int

    @property
    def dimensions(self) -> Dimensions:
        """Width and length."""
        return self.width, self.length

    @property
    def height(self) -> tuple[int, bool, int, int]:
        """The sort key of units from low to high: cards, tuple before tractor, width, top step (T63, T73)."""
        return len(self.cards), self.length > 1, self.width, self.top


@dataclass(frozen=True, slots=True)
class WideFormat:
    """The form of a lead that the others have to follow: suit, number of cards, its units in order (T63)."""

    suit: EffectiveSuit
    size: int
    shapes: tuple[Dimensions, ...]

    @property
    def is_throw(self) -> bool:
        """Whether it has more than one unit."""
        return len(self.shapes) > 1

    @property
    def shape(self) -> Shape:
        """Single, pair, triple, quad, tractor or throw."""
        if self.is_throw:
            return Shape.THROW
        width, length = self.shapes[0]
        return Shape.TRACTOR if length > 1 else _TUPLES[width - 1]


def _largest(layers: Layers, shared: int) -> tuple[Dimensions, int]:
    """The largest shape that the cards make, and its top step (T63)."""
    shape, top = (0, 0), -1
    for width in range(len(layers), 1, -1):
        length, at = longest_run(steps_of(layers[width - 1], shared))
        # The greatest width comes first, so of two shapes with equally many cards the wider is kept.
        if length > 1 and width * length > shape[0] * shape[1]:
            shape, top = (width, length), at
    widest = sum([1 for layer in layers if layer])
    if widest > shape[0] * shape[1]:
        shape, top = (widest, 1), steps_of(layers[widest - 1], shared).bit_length() - 1
    return shape, top


def _kinds_for(layers: Layers, shape: Dimensions, top: int, suit: EffectiveSuit, ladder: Ladder) -> list[int]:
    """The bits of the kinds of a shape, from its top step down; they are bits of the suit's field.

    Of several kinds on one step it takes the one with the fewest cards (T64).
    """
    width, length = shape
    able, shared = layers[width - 1], ladder.shared
    bits = [1 << step for step in range(top, top - length, -1)]
    if not able & SPARE:
        return bits
    several = able & (SPARE | shared)
    choices = [1 << at for at in range(several.bit_length()) if several >> at & 1]
    fewest = min(
        choices, key=lambda bit: (count_of(layers, bit), ladder.kind_at[bit.bit_length() - 1 + SHIFT[suit]])
    )
    return [fewest if bit == shared else bit for bit in bits]


def wide_units(stack: Holding, suit: EffectiveSuit) -> tuple[WideUnit, ...]:
    """The units of the cards of one effective suit, the largest first (T63)."""
    ladder, layers = stack.ladder, stack.field(suit)
    # Only trumps have kinds that share a step.
    shared = ladder.shared if suit is EffectiveSuit.TRUMP else 0
    found: list[WideUnit] = []
    while layers[0]:
        shape, top = _largest(layers, shared)
        bits = _kinds_for(layers, shape, top, suit, ladder)
        kinds = [ladder.kind_at[bit.bit_length() - 1 + SHIFT[suit]] for bit in bits]
        cards = tuple(card for card in kinds for _ in range(shape[0]))
        found.append(WideUnit(cards, *shape, top))
        layers = taken(layers, sum(bits), shape[0])
    return tuple(found)


def wide_suit(stack: Holding) -> EffectiveSuit | None:
    """The effective suit of the cards; None if they are of several, or if there is no card."""
    once = stack.layers[0]
    at = (once & -once).bit_length() - 1
    suit = min(at >> 4, 4)
    return None if not once or once & ~SIDE_MASKS[suit] else stack.ladder.suits[suit]


def wide_format(lead: Holding) -> WideFormat | None:
    """The format of a lead; None if there is no card, or cards of several effective suits."""
    suit = wide_suit(lead)
    return None if suit is None else _format(lead.ladder, lead.layers, suit)


@lru_cache(maxsize=1 << 14)
def _format(ladder: Ladder, layers: Layers, suit: EffectiveSuit) -> WideFormat:
    units = wide_units(Holding(ladder, layers), suit)
    return WideFormat(suit, sum(len(unit.cards) for unit in units), tuple(unit.dimensions for unit in units))


def led_format(lead: Sequence[Card], trump: Trump, rules: TractorRules) -> tuple[Holding, WideFormat]:
    """The cards that were led as a stack, and their format.

    Raises `CardError`: ``bad_lead`` for cards of several suits or none, ``card_too_often``.
    """
    stack = Holding.of(lead, ladder_of(trump, rules))
    form = wide_format(stack)
    if form is None:
        raise CardError("bad_lead", "a lead is of one effective suit", clause="T20")
    return stack, form
