"""Stack: cards of any number of packs as layers of masks: kinds held once, twice or more often.

What `Holding` is for two packs. Which bit a kind has is the `Ladder`'s business, as it is there.
"""

from __future__ import annotations

from collections.abc import Iterable

from followsuit.cards import Card
from followsuit.errors import CardError
from followsuit.tractor.cards.ladder import FIELD, SHIFT, SIDE_MASKS, Ladder
from followsuit.tractor.cards.trump import EffectiveSuit

#: Masks of kinds, one for each pack: held at least once, at least twice … Each is a part of the one before.
Layers = tuple[int, ...]


class Stack:
    """A bag of cards of ``packs`` packs on a ladder."""

    __slots__ = ("ladder", "layers")

    def __init__(self, ladder: Ladder, layers: Layers) -> None:
        self.ladder = ladder
        self.layers = layers

    @staticmethod
    def of(cards: Iterable[Card], ladder: Ladder, packs: int) -> Stack:
        """The stack of these cards. Raises `CardError` (``card_too_often``) for more of a kind than packs."""
        bits = ladder.bit
        layers = [0] * packs
        for card in cards:
            bit = bits[card]
            for at, layer in enumerate(layers):
                if not layer & bit:
                    layers[at] = layer | bit
                    break
            else:
                raise CardError(
                    "card_too_often",
                    f"{card.text} stands {packs + 1} times; the pack has {packs}",
                    facts={"card": card.text, "count": packs + 1, "pack": packs},
                )
        return Stack(ladder, tuple(layers))

    def __len__(self) -> int:
        return sum(layer.bit_count() for layer in self.layers)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stack) and self.ladder is other.ladder and self.layers == other.layers

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Stack({' '.join(card.text for card in self.cards())})"

    @property
    def once(self) -> int:
        """The mask of the kinds held."""
        return self.layers[0]

    def without(self, other: Stack) -> Stack:
        """The stack without the cards of another one, each of which it holds as often."""
        left = self.layers
        for layer in other.layers:
            left = taken(left, layer, 1)
        return Stack(self.ladder, left)

    def contains(self, other: Stack) -> bool:
        """Whether every card of the other stack is held, as often."""
        return not any(theirs & ~mine for mine, theirs in zip(self.layers, other.layers, strict=True))

    def field(self, suit: EffectiveSuit) -> Layers:
        """The layers of one effective suit."""
        shift, field = SHIFT[suit], FIELD[suit]
        return tuple([layer >> shift & field for layer in self.layers])

    def count(self, suit: EffectiveSuit) -> int:
        """How many cards of an effective suit are held."""
        mask = SIDE_MASKS[suit]
        return sum([(layer & mask).bit_count() for layer in self.layers])

    def cards(self) -> tuple[Card, ...]:
        """The cards, suit by suit from the lowest step, trumps last."""
        kinds = self.ladder.kind_at
        found: list[Card] = []
        left = self.layers[0]
        while left:
            bit = left & -left
            left ^= bit
            found += (kinds[bit.bit_length() - 1],) * count_of(self.layers, bit)
        return tuple(found)


def taken(layers: Layers, kinds: int, times: int) -> Layers:
    """The layers once each of these kinds, held often enough, is given away that many times."""
    more = (*layers[times:], *(0,) * times)
    return tuple([layer & ~kinds | after & kinds for layer, after in zip(layers, more, strict=True)])


def count_of(layers: Layers, bit: int) -> int:
    """How often the kind of a bit is held."""
    return sum([1 for layer in layers if layer & bit])


def all_but(known: Stack) -> Stack:
    """All cards of the packs but the known ones: what others and the kitty can hold (T23)."""
    every = known.ladder.kinds
    return Stack(known.ladder, tuple([every & ~layer for layer in reversed(known.layers)]))
