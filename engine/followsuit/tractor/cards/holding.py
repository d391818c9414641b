"""Holding: cards as two masks of kinds, those held at least once and those held twice.

The law for two packs works on holdings: to decide whether a play is legal then takes a few integer
operations. The `Ladder` says which bit each kind has; a holding belongs to one ladder.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from followsuit.cards import Card
from followsuit.errors import CardError
from followsuit.tractor.cards.ladder import FIELD, SHIFT, SIDE_MASKS, Ladder
from followsuit.tractor.cards.trump import EffectiveSuit


@dataclass(frozen=True, slots=True, repr=False)
class Holding:
    """A multiset of cards of two packs. ``once`` and ``twice`` are masks of kinds, held at least that often.

    Every bit of ``twice`` is in ``once`` too. Holdings of the same cards on one ladder are equal.
    """

    ladder: Ladder
    once: int = 0
    twice: int = 0

    @staticmethod
    def of(cards: Iterable[Card], ladder: Ladder) -> Holding:
        """The holding of these cards. Raises `CardError` (``card_too_often``) for a third identical card."""
        bits = ladder.bit
        once = twice = 0
        for card in cards:
            bit = bits[card]
            if once & bit:
                if twice & bit:
                    raise CardError(
                        "card_too_often",
                        f"{card.text} stands 3 times; the pack has 2",
                        facts={"card": card.text, "count": 3, "pack": 2},
                    )
                twice |= bit
            else:
                once |= bit
        return _made(ladder, once, twice)

    def __len__(self) -> int:
        return self.once.bit_count() + self.twice.bit_count()

    def __repr__(self) -> str:
        return f"Holding({' '.join(card.text for card in self.cards())})"

    def without(self, other: Holding) -> Holding:
        """The holding without the cards of ``other``, all of which it has to hold."""
        # Held twice and given once leaves one; given twice leaves none.
        once = self.once & ~(other.twice | (other.once & ~self.twice))
        return _made(self.ladder, once, self.twice & ~other.once)

    def contains(self, other: Holding) -> bool:
        """Whether every card of ``other`` is held, at least as often as there."""
        return not (other.once & ~self.once or other.twice & ~self.twice)

    def field(self, suit: EffectiveSuit) -> tuple[int, int]:
        """The masks ``once`` and ``twice`` of one effective suit, shifted down to its field's lowest bit."""
        shift, field = SHIFT[suit], FIELD[suit]
        return self.once >> shift & field, self.twice >> shift & field

    def count(self, suit: EffectiveSuit) -> int:
        """The number of cards of one effective suit."""
        shift, field = SHIFT[suit], FIELD[suit]
        return (self.once >> shift & field).bit_count() + (self.twice >> shift & field).bit_count()

    def cards(self) -> tuple[Card, ...]:
        """The cards, suit by suit, each from the lowest step up, trumps last."""
        kinds = self.ladder.kind_at
        twice = self.twice
        found: list[Card] = []
        left = self.once
        while left:
            bit = left & -left
            left ^= bit
            card = kinds[bit.bit_length() - 1]
            found.append(card)
            if twice & bit:
                found.append(card)
        return tuple(found)

    def of_suit(self, suit: EffectiveSuit) -> Holding:
        """The cards of one effective suit."""
        mask = SIDE_MASKS[suit]
        return _made(self.ladder, self.once & mask, self.twice & mask)

    def pair_kinds(self) -> list[Card]:
        """The kinds held twice, each once, in the order of `cards`."""
        return self.ladder.kinds_of(self.twice)

    def points(self) -> int:
        """The points of the cards (T2)."""
        fives, tens = self.ladder.fives, self.ladder.tens
        once, twice = self.once, self.twice
        return 5 * ((once & fives).bit_count() + (twice & fives).bit_count()) + 10 * (
            (once & tens).bit_count() + (twice & tens).bit_count()
        )


_new = object.__new__
_set_ladder, _set_once, _set_twice = (Holding.__dict__[name].__set__ for name in Holding.__slots__)


def _made(ladder: Ladder, once: int, twice: int) -> Holding:
    """The holding of these masks. A frozen class's own constructor takes three times as long."""
    made = _new(Holding)
    _set_ladder(made, ladder)
    _set_once(made, once)
    _set_twice(made, twice)
    return made
