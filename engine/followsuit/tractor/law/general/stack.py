"""Stack: cards of any number of packs as layers of masks: kinds held once, twice or more often.

It is for any number of packs what `Holding` is for two. The `Ladder` says which bit each kind has.
"""

from __future__ import annotations

from collections.abc import Iterable

from followsuit.cards import Card
from followsuit.errors import CardError
from followsuit.tractor.cards.ladder import FIELD, SHIFT, SIDE_MASKS, Ladder
from followsuit.tractor.cards.trump import EffectiveSuit

#: Masks of kinds, one for each pack: held at least once, at least twice … A bit is in all masks before too.
Layers = tuple[int, ...]


class Stack:
    """A multiset of cards of several packs; it has as many layers as there are packs."""

    __slots__ = ("ladder", "layers")

    def __init__(self, ladder: Ladder, layers: Layers) -> None:
        self.ladder = ladder
        self.layers = layers

    @staticmethod
    def of(cards: Iterable[Card], ladder: Ladder, packs: int) -> Stack:
        """The stack of these cards; ``packs`` is the number of packs.

        Raises `CardError` (``card_too_often``) for more identical cards than packs.
        """
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
        """The mask of the kinds held at least once."""
        return self.layers[0]

    def without(self, other: Stack) -> Stack:
        """The stack without the cards of ``other``, all of which it has to hold."""
        left = self.layers
        for layer in other.layers:
            if layer:
                left = taken(left, layer, 1)
        return Stack(self.ladder, left)

    def contains(self, other: Stack) -> bool:
        """Whether every card of ``other`` is held, at least as often as there."""
        return not any(theirs & ~mine for mine, theirs in zip(self.layers, other.layers, strict=True))

    def field(self, suit: EffectiveSuit) -> Layers:
        """The layers of one effective suit, shifted down to its field's lowest bit."""
        shift, field = SHIFT[suit], FIELD[suit]
        return tuple([layer >> shift & field for layer in self.layers])

    def count(self, suit: EffectiveSuit) -> int:
        """The number of cards of one effective suit."""
        mask, count = SIDE_MASKS[suit], 0
        for layer in self.layers:
            kinds = layer & mask
            if not kinds:
                break
            count += kinds.bit_count()
        return count

    def cards(self) -> tuple[Card, ...]:
        """The cards, suit by suit, each from the lowest step up, trumps last."""
        kinds = self.ladder.kind_at
        found: list[Card] = []
        left, more = self.layers[0], self.layers[1:]
        twice = more[0]
        while left:
            bit = left & -left
            left ^= bit
            kind = kinds[bit.bit_length() - 1]
            found.append(kind)
            if twice & bit:
                for layer in more:
                    if layer & bit:
                        found.append(kind)
        return tuple(found)


def taken(layers: Layers, kinds: int, times: int) -> Layers:
    """The layers after ``times`` cards of each of these kinds are removed; that many have to be held."""
    more = (*layers[times:], *(0,) * times)
    return tuple([layer & ~kinds | after & kinds for layer, after in zip(layers, more, strict=True)])


def count_of(layers: Layers, bit: int) -> int:
    """The number of cards of one kind; ``bit`` is the kind's mask."""
    count = 0
    for layer in layers:
        if not layer & bit:
            break
        count += 1
    return count


def all_but(known: Stack) -> Stack:
    """All cards of the packs except the known ones: those the other hands and the kitty may hold (T23)."""
    every = known.ladder.kinds
    return Stack(known.ladder, tuple([every & ~layer for layer in reversed(known.layers)]))
