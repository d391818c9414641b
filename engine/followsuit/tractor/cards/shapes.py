"""Shape: single, pair, tractor or throw, and the units of a set of cards (T18–T20)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from followsuit.cards import Card
from followsuit.errors import CardError
from followsuit.tractor.cards.holding import Holding
from followsuit.tractor.cards.ladder import FIELD, SHIFT, SIDE_MASKS, SPARE, Ladder, ladder_of
from followsuit.tractor.cards.tractors import Lengths, runs
from followsuit.tractor.cards.trump import EffectiveSuit, Trump
from followsuit.tractor.rules import TractorRules


class Shape(StrEnum):
    """The shape of a set of cards (T18–T20, T61); ``MIXED`` if they are of more than one effective suit."""

    SINGLE = "single"
    PAIR = "pair"
    TRIPLE = "triple"
    QUAD = "quad"
    TRACTOR = "tractor"
    THROW = "throw"
    MIXED = "mixed"


#: Width and length of a unit: how many cards of a kind, on how many neighbouring steps (T62).
Dimensions = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Unit:
    """A single, a pair or a tractor. ``pairs`` is 0, 1, or a tractor's length; ``top`` is its highest step.

    Steps are those of the suit on its `Ladder`: within a suit the higher step is the higher card.
    """

    cards: tuple[Card, ...]
    pairs: int
    top: int

    @property
    def shape(self) -> Shape:
        """Single, pair or tractor."""
        return (Shape.SINGLE, Shape.PAIR, Shape.TRACTOR)[min(self.pairs, 2)]

    @property
    def height(self) -> tuple[int, int]:
        """The sort key of units from low to high: single, pair, tractors by length; then top step (T22)."""
        return self.pairs, self.top


@dataclass(frozen=True, slots=True)
class Format:
    """The form of a lead that the others have to follow: effective suit and units (T24–T27, T31).

    ``size`` is the number of cards. ``tractors`` are lengths in pairs, longest first; ``pairs`` counts every
    pair, those in tractors too.
    """

    suit: EffectiveSuit
    size: int
    pairs: int
    tractors: Lengths

    @property
    def is_throw(self) -> bool:
        """Whether it has more than one unit."""
        return self.units > 1

    @property
    def units(self) -> int:
        """The number of units."""
        return self.size - self.pairs - sum(self.tractors) + len(self.tractors)

    @property
    def loose_pairs(self) -> int:
        """The number of pairs that are not in a tractor."""
        return self.pairs - sum(self.tractors)

    @property
    def shapes(self) -> tuple[Dimensions, ...]:
        """The dimensions of the units, largest unit first."""
        tractors = [(2, length) for length in self.tractors]
        singles = self.size - 2 * self.pairs
        return (*tractors, *((2, 1),) * self.loose_pairs, *((1, 1),) * singles)

    @property
    def largest(self) -> int:
        """The size of the largest unit: a tractor's length in pairs, 1 for a pair, 0 for a single."""
        return self.tractors[0] if self.tractors else min(self.pairs, 1)

    @property
    def shape(self) -> Shape:
        """Single, pair, tractor or throw."""
        if self.is_throw:
            return Shape.THROW
        return (Shape.SINGLE, Shape.PAIR, Shape.TRACTOR)[min(self.pairs, 2)]


@lru_cache(maxsize=1 << 12)
def _format(suit: EffectiveSuit, size: int, pairs: int, steps: int) -> Format:
    return Format(suit, size, pairs, tuple(length for length, _ in runs(steps)))


def suit_of(holding: Holding) -> EffectiveSuit | None:
    """The effective suit of the cards; None if they are of several. There has to be a card."""
    once = holding.once
    at = (once & -once).bit_length() - 1
    suit = min(at >> 4, 4)
    return None if once & ~SIDE_MASKS[suit] else holding.ladder.suits[suit]


def format_of(lead: Holding) -> Format | None:
    """The format of a lead; None if there is no card, or cards of several effective suits."""
    once = lead.once
    if not once:
        return None
    suit = suit_of(lead)
    if suit is None:
        return None
    twice = lead.twice >> SHIFT[suit] & FIELD[suit]
    pairs = twice.bit_count()
    return _format(suit, once.bit_count() + pairs, pairs, lead.ladder.steps(twice) if pairs > 1 else 0)


def units_of(holding: Holding) -> tuple[Unit, ...]:
    """The units of the cards, suit by suit: the longest tractor first, then pairs, then singles (T20).

    Of units of one size the highest comes first.
    """
    ladder, one = holding.ladder, holding.once
    if not one & (one - 1) and not holding.twice and one:
        card = ladder.kind_at[one.bit_length() - 1]
        return (Unit((card,), 0, ladder.step[card]),)
    return tuple([unit for suit in ladder.suits for unit in units_in(holding, suit)])


@lru_cache(maxsize=1 << 12)
def single_lead(card: Card, ladder: Ladder) -> tuple[Format, tuple[Unit]]:
    """The format and the unit of a lead of one card."""
    return _format(ladder.suit[card], 1, 0, 0), (_alike(card, 1, ladder),)


@lru_cache(maxsize=1 << 12)
def _alike(card: Card, copies: int, ladder: Ladder) -> Unit:
    """The unit of one card, or of two of a kind."""
    return Unit((card,) * copies, copies - 1, ladder.step[card])


def units_in(holding: Holding, suit: EffectiveSuit) -> list[Unit]:
    """The units of the cards of one suit, in the order of `units_of`."""
    once, twice = holding.field(suit)
    return _units_of_suit(once, twice, suit, holding.ladder) if once else []


def _units_of_suit(once: int, twice: int, suit: EffectiveSuit, ladder: Ladder) -> list[Unit]:
    """The units of one suit; ``once`` and ``twice`` are its fields of kinds held at least that often."""
    tractors = [
        Unit(_tractor_cards(twice, suit, ladder, length, top), length, top)
        for length, top in runs(ladder.steps(twice))
    ]
    used = 0
    for unit in tractors:
        for card in unit.cards:
            used |= ladder.bit[card] >> SHIFT[suit]
    pairs = [_alike(card, 2, ladder) for card in _kinds(twice & ~used, suit, ladder)]
    singles = [_alike(card, 1, ladder) for card in _kinds(once & ~twice, suit, ladder)]
    return [*tractors, *pairs, *singles]


def _tractor_cards(
    twice: int, suit: EffectiveSuit, ladder: Ladder, length: int, top: int
) -> tuple[Card, ...]:
    """The cards of the tractor of this length, in pairs, from its top step down.

    ``twice`` is the suit's field of kinds held twice.
    """
    by_step = {ladder.step[card]: card for card in _kinds(twice, suit, ladder)}
    kinds = [by_step[step] for step in range(top, top - length, -1)]
    return tuple(card for kind in kinds for card in (kind, kind))


def _kinds(field: int, suit: EffectiveSuit, ladder: Ladder) -> list[Card]:
    """The kinds of a field, highest step first; on one step the highest card number first."""
    kinds = ladder.kinds_of(field << SHIFT[suit])
    kinds.reverse()
    if field & SPARE:
        # Spare bits stand above all steps.
        kinds.sort(key=lambda card: (ladder.step[card], card), reverse=True)
    return kinds


def units(cards: Sequence[Card], trump: Trump, rules: TractorRules) -> tuple[Unit, ...]:
    """The units of the cards (T20). Raises `CardError` (``card_too_often``) for three identical cards.

    >>> from followsuit.cards import Rank, Suit, parse_cards
    >>> from followsuit.tractor.rules import PRESETS
    >>> trump = Trump(Rank.SEVEN, Suit.HEARTS)
    >>> [len(unit.cards) for unit in units(parse_cards("6S 6S 8S 8S KS KS AS"), trump, PRESETS["standard"])]
    [4, 2, 1]
    """
    return units_of(Holding.of(cards, ladder_of(trump, rules)))


def shape(cards: Sequence[Card], trump: Trump, rules: TractorRules) -> Shape:
    """The shape of a set of cards. Raises `CardError` (``no_cards``, ``card_too_often``)."""
    if not cards:
        raise CardError("no_cards", "no cards have no shape")
    form = format_of(Holding.of(cards, ladder_of(trump, rules)))
    return Shape.MIXED if form is None else form.shape
