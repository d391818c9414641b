"""Holding: cards as two masks of kinds, those held at least once and those held twice.

This is the form all law works on: whether a play is legal is then a matter of a few integer operations.
Which bit a kind has is the `Ladder`'s business; a holding belongs to one ladder.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from followsuit.cards import Card
from followsuit.errors import CardError
from followsuit.tractor.cards.ladder import FIELD, SHIFT, Ladder
from followsuit.tractor.cards.trump import EffectiveSuit


@dataclass(frozen=True, slots=True, repr=False)
class Holding:
    """A bag of cards on a ladder. ``once`` and ``twice`` are masks of kinds; ``twice`` is a part of ``once``.

    A value: it cannot be changed in place, and holdings of the same cards on one ladder are equal.
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
        return Holding(ladder, once, twice)

    def __len__(self) -> int:
        return self.once.bit_count() + self.twice.bit_count()

    def __repr__(self) -> str:
        return f"Holding({' '.join(card.text for card in self.cards())})"

    def without(self, other: Holding) -> Holding:
        """The holding without the cards of another one, each of which it holds as often."""
        # Held twice and given once leaves one; given twice leaves none.
        once = self.once & ~(other.twice | (other.once & ~self.twice))
        return Holding(self.ladder, once, self.twice & ~other.once)

    def contains(self, other: Holding) -> bool:
        """Whether every card of the other holding is held, as often."""
        return not (other.once & ~self.once or other.twice & ~self.twice)

    def field(self, suit: EffectiveSuit) -> tuple[int, int]:
        """The masks ``once`` and ``twice`` of one effective suit."""
        shift, field = SHIFT[suit], FIELD[suit]
        return self.once >> shift & field, self.twice >> shift & field

    def count(self, suit: EffectiveSuit) -> int:
        """How many cards of an effective suit are held."""
        shift, field = SHIFT[suit], FIELD[suit]
        return (self.once >> shift & field).bit_count() + (self.twice >> shift & field).bit_count()

    def cards(self) -> tuple[Card, ...]:
        """The cards, suit by suit from the lowest step, trumps last."""
        kinds = self.ladder.kind_at
        found: list[Card] = []
        left = self.once
        while left:
            bit = left & -left
            left ^= bit
            card = kinds[bit.bit_length() - 1]
            found += (card, card) if self.twice & bit else (card,)
        return tuple(found)
