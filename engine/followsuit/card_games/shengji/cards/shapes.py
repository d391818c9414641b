"""Shape: single, pair, triple, quad, tractor or throw, and the units of a set of cards (T18–T20, T61–T64)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from followsuit.base.cards import Card
from followsuit.base.errors import CardError
from followsuit.card_games.shengji.cards.arrangements import Dimensions, longest_run
from followsuit.card_games.shengji.cards.ladder import (
    SHIFT,
    SIDE_MASKS,
    SPARE,
    Ladder,
    kinds_on,
    ladder_of,
    steps_of,
)
from followsuit.card_games.shengji.cards.layers import Holding, Layers, count_of, taken
from followsuit.card_games.shengji.cards.trump import EffectiveSuit, Trump
from followsuit.card_games.shengji.rules import ShengjiRules


class Shape(StrEnum):
    """The shape of a set of cards (T18–T20, T61); ``MIXED`` if they are of more than one effective suit."""

    SINGLE = "single"
    PAIR = "pair"
    TRIPLE = "triple"
    QUAD = "quad"
    TRACTOR = "tractor"
    THROW = "throw"
    MIXED = "mixed"


_TUPLES = (Shape.SINGLE, Shape.PAIR, Shape.TRIPLE, Shape.QUAD)


@dataclass(frozen=True, slots=True)
class Unit:
    """A tuple or a tractor: ``length`` kinds, each ``width`` times; ``top`` is its highest step.

    Steps are those of the suit on its `Ladder`: within a suit the higher step is the higher card.
    """

    cards: tuple[Card, ...]
    width: int
    length: int
    top: int

    @property
    def dimensions(self) -> Dimensions:
        """Width and length."""
        return self.width, self.length

    @property
    def pairs(self) -> int:
        """Its size at two packs: 0 for a single, 1 for a pair, else the length of a tractor in pairs."""
        return self.length if self.width > 1 else 0

    @property
    def height(self) -> tuple[int, bool, int, int]:
        """The sort key of units from low to high: cards, tuple before tractor, width, top step (T63, T73)."""
        return len(self.cards), self.length > 1, self.width, self.top


@dataclass(frozen=True, slots=True)
class Format:
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

    # At two packs ------------------------------------------------------------------------------------------
    @property
    def largest(self) -> int:
        """The size of the largest unit at two packs, as `Unit.pairs` has it."""
        width, length = self.shapes[0]
        return length if width > 1 else 0

    @property
    def pairs(self) -> int:
        """The number of pairs at two packs, those in tractors too."""
        return sum([length for width, length in self.shapes if width > 1])

    @property
    def tractors(self) -> tuple[int, ...]:
        """The lengths of the tractors at two packs, longest first."""
        return tuple([length for _, length in self.shapes if length > 1])


# Units of one suit -----------------------------------------------------------------------------------------
#: A tractor: its dimensions, its top step, and its kinds as bits of the suit's field from the top step down.
_Tractor = tuple[Dimensions, int, tuple[int, ...]]


@lru_cache(maxsize=1 << 14)
def _tractors(layers: Layers, shared: int) -> tuple[tuple[_Tractor, ...], Layers]:
    """The tractors of one suit's cards, the largest first, and the layers of the other cards (T63).

    A tractor has at least as many cards as any tuple, and comes before one with as many.
    """
    found: list[_Tractor] = []
    while True:
        shape, top = (0, 0), -1
        for width in range(len(layers), 1, -1):
            length, at = longest_run(steps_of(layers[width - 1], shared))
            # The greatest width comes first, so of two shapes with equally many cards the wider is kept.
            if length > 1 and width * length > shape[0] * shape[1]:
                shape, top = (width, length), at
        if top < 0:
            return tuple(found), layers
        bits = _kinds_for(layers, shape, top, shared)
        found.append((shape, top, bits))
        layers = taken(layers, sum(bits), shape[0])


def _kinds_for(layers: Layers, shape: Dimensions, top: int, shared: int) -> tuple[int, ...]:
    """The bits of the kinds of a shape, from its top step down; they are bits of the suit's field.

    Of several kinds on one step it takes the one with the fewest cards, then the one with the lowest bit: the
    earlier in the order ♠ ♥ ♣ ♦ (T64).
    """
    width, length = shape
    able = layers[width - 1]
    bits = tuple([1 << step for step in range(top, top - length, -1)])
    if not able & SPARE:
        return bits
    return tuple([_fewest(layers, able, bit, shared) if bit & shared else bit for bit in bits])


def _fewest(layers: Layers, able: int, step: int, shared: int) -> int:
    """The bit of the kind on a shared step that is held least often, of equals the lowest."""
    several = able & kinds_on(step, shared)
    choices = [1 << at for at in range(several.bit_length()) if several >> at & 1]
    return min(choices, key=lambda bit: (count_of(layers, bit), bit))


@lru_cache(maxsize=1 << 14)
def largest_unit(layers: Layers, shared: int) -> tuple[int, bool, int, int]:
    """The first unit of one suit's cards as a value that is greater for a larger unit (T63, T91).

    It is the number of cards, whether it is a tractor, the width and the top step.
    """
    tractors, left = _tractors(layers, shared)
    if tractors:
        (width, length), top, _ = tractors[0]
        return width * length, True, width, top
    width = sum(1 for layer in left if layer)
    return width, False, width, steps_of(left[width - 1], shared).bit_length() - 1


@lru_cache(maxsize=1 << 14)
def _format(suit: EffectiveSuit, layers: Layers, shared: int) -> Format:
    """The format of the cards of one suit; ``layers`` are those of its field."""
    tractors, left = _tractors(layers, shared)
    shapes = [shape for shape, _, _ in tractors]
    more = (*left[1:], 0)
    for at in range(len(left) - 1, -1, -1):
        shapes += [(at + 1, 1)] * (left[at] & ~more[at]).bit_count()
    return Format(suit, sum([layer.bit_count() for layer in layers]), tuple(shapes))


def suit_of(holding: Holding) -> EffectiveSuit | None:
    """The effective suit of the cards; None if they are of several. There has to be a card."""
    once = holding.layers[0]
    at = (once & -once).bit_length() - 1
    suit = min(at >> 4, 4)
    return None if once & ~SIDE_MASKS[suit] else holding.ladder.suits[suit]


def format_of(lead: Holding) -> Format | None:
    """The format of a lead; None if there is no card, or cards of several effective suits."""
    if not lead.layers[0]:
        return None
    suit = suit_of(lead)
    return None if suit is None else _format(suit, lead.field(suit), _shared(suit, lead.ladder))


def led_format(lead: Holding) -> Format:
    """The format of a lead. Raises `CardError` (``bad_lead``) for cards of several suits or none."""
    form = format_of(lead)
    if form is None:
        raise CardError("bad_lead", "a lead is of one effective suit", clause="T20")
    return form


def units_of(holding: Holding) -> tuple[Unit, ...]:
    """The units of the cards, suit by suit, each in the order of `units_in`."""
    once = holding.layers[0]
    if once and not once & (once - 1) and not holding.layers[1]:
        return (_alike(holding.ladder.kind_at[once.bit_length() - 1], 1, holding.ladder),)
    return tuple([unit for suit in holding.ladder.suits for unit in units_in(holding, suit)])


def units_in(holding: Holding, suit: EffectiveSuit) -> list[Unit]:
    """The units of the cards of one suit: the largest first, and of equally large ones the highest (T63)."""
    ladder, layers = holding.ladder, holding.field(suit)
    found: list[Unit] = []
    if not layers[0]:
        return found
    if layers[1] & (layers[1] - 1):
        tractors, layers = _tractors(layers, _shared(suit, ladder))
        for shape, top, bits in tractors:
            kinds = [ladder.kind_at[bit.bit_length() - 1 + SHIFT[suit]] for bit in bits]
            found.append(Unit(tuple([card for card in kinds for _ in range(shape[0])]), *shape, top))
    more = (*layers[1:], 0)
    for at in range(len(layers) - 1, -1, -1):
        kept = layers[at] & ~more[at]
        if kept:
            found += [_alike(card, at + 1, ladder) for card in _kinds(kept, suit, ladder)]
    return found


def _shared(suit: EffectiveSuit, ladder: Ladder) -> int:
    """The bit of the suit's step on which several kinds stand; only trumps have one."""
    return ladder.shared if suit is EffectiveSuit.TRUMP else 0


@lru_cache(maxsize=1 << 12)
def single_lead(card: Card, ladder: Ladder) -> tuple[Format, tuple[Unit]]:
    """The format and the unit of a lead of one card."""
    return Format(ladder.suit[card], 1, ((1, 1),)), (_alike(card, 1, ladder),)


@lru_cache(maxsize=1 << 12)
def _alike(card: Card, copies: int, ladder: Ladder) -> Unit:
    """The unit of cards of one kind."""
    return Unit((card,) * copies, copies, 1, ladder.step[card])


def _kinds(field: int, suit: EffectiveSuit, ladder: Ladder) -> list[Card]:
    """The kinds of a field, highest step first; on one step the highest card number first."""
    kinds = ladder.kinds_of(field << SHIFT[suit])
    kinds.reverse()
    if field & SPARE:
        # Spare bits stand above all steps.
        kinds.sort(key=lambda card: (ladder.step[card], card), reverse=True)
    return kinds


# Sets of cards ---------------------------------------------------------------------------------------------
def units(cards: Sequence[Card], trump: Trump, rules: ShengjiRules) -> tuple[Unit, ...]:
    """The units of the cards. Raises `CardError` (``card_too_often``) for more identical cards than packs.

    >>> from followsuit.base.cards import Rank, Suit, parse_cards
    >>> from followsuit.card_games.tractor.rules import PRESETS
    >>> trump = Trump(Rank.SEVEN, Suit.HEARTS)
    >>> [len(unit.cards) for unit in units(parse_cards("6S 6S 8S 8S KS KS AS"), trump, PRESETS["standard"])]
    [4, 2, 1]
    """
    return units_of(Holding.of(cards, ladder_of(trump, rules)))


def shape(cards: Sequence[Card], trump: Trump, rules: ShengjiRules) -> Shape:
    """The shape of a set of cards. Raises `CardError` (``no_cards``, ``card_too_often``)."""
    if not cards:
        raise CardError("no_cards", "no cards have no shape")
    form = format_of(Holding.of(cards, ladder_of(trump, rules)))
    return Shape.MIXED if form is None else form.shape
