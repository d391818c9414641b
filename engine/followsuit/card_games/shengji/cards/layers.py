"""Layers: cards as layers of masks of kinds, those held at least once, at least twice, and so on.

The law works on holdings: to decide whether a play is legal then takes a few integer operations. The `Ladder`
says which bit each kind has and how many packs there are; a holding belongs to one ladder.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import FrozenInstanceError
from typing import NoReturn

from followsuit.base.cards import Card
from followsuit.base.errors import CardError
from followsuit.card_games.shengji.cards.ladder import FIELD, SHIFT, SIDE_MASKS, Ladder
from followsuit.card_games.shengji.cards.trump import EffectiveSuit

#: Masks of kinds, one for each pack: held at least once, at least twice … A bit is in all masks before too.
Layers = tuple[int, ...]


class Holding:
    """A multiset of cards; it has as many layers as there are packs, and cannot be changed.

    Holdings of the same cards on one ladder are equal.
    """

    __slots__ = ("ladder", "layers")

    ladder: Ladder
    layers: Layers

    def __init__(self, ladder: Ladder, layers: Layers) -> None:
        _set_ladder(self, ladder)
        _set_layers(self, layers)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def __reduce__(self) -> tuple[type[Holding], tuple[Ladder, Layers]]:
        return Holding, (self.ladder, self.layers)

    @staticmethod
    def of(cards: Iterable[Card], ladder: Ladder) -> Holding:
        """The holding of these cards.

        Raises `CardError` (``card_too_often``) for more identical cards than packs.
        """
        bits, packs = ladder.bit, ladder.packs
        once = twice = third = fourth = 0
        for card in cards:
            bit = bits[card]
            if not once & bit:
                once |= bit
            elif not twice & bit:
                twice |= bit
            elif packs > 2 and not third & bit:
                third |= bit
            elif packs > 3 and not fourth & bit:
                fourth |= bit
            else:
                raise CardError(
                    "card_too_often",
                    f"{card.text} stands {packs + 1} times; the pack has {packs}",
                    facts={"card": card.text, "count": packs + 1, "pack": packs},
                )
        return Holding(ladder, (once, twice) if packs == 2 else (once, twice, third, fourth)[:packs])

    def __len__(self) -> int:
        count = 0
        for layer in self.layers:
            if not layer:
                break
            count += layer.bit_count()
        return count

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Holding) and self.ladder is other.ladder and self.layers == other.layers

    def __hash__(self) -> int:
        return hash(self.layers)

    def __repr__(self) -> str:
        return f"Holding({' '.join(card.text for card in self.cards())})"

    @property
    def once(self) -> int:
        """The mask of the kinds held at least once."""
        return self.layers[0]

    @property
    def twice(self) -> int:
        """The mask of the kinds held at least twice."""
        return self.layers[1]

    def without(self, other: Holding) -> Holding:
        """The holding without the cards of ``other``, all of which it has to hold."""
        left = self.layers
        for kinds in other.layers:
            if kinds:
                left = taken(left, kinds, 1)
        return Holding(self.ladder, left)

    def contains(self, other: Holding) -> bool:
        """Whether every card of ``other`` is held, at least as often as there."""
        lacking = [theirs & ~mine for mine, theirs in zip(self.layers, other.layers, strict=True)]
        return not any(lacking)

    def field(self, suit: EffectiveSuit) -> Layers:
        """The layers of one effective suit, shifted down to its field's lowest bit."""
        shift, field, layers = SHIFT[suit], FIELD[suit], self.layers
        if len(layers) == 2:
            # The same, in half the time: it is asked a hundred times in a trick.
            return layers[0] >> shift & field, layers[1] >> shift & field
        return tuple([layer >> shift & field for layer in layers])

    def count(self, suit: EffectiveSuit) -> int:
        """The number of cards of one effective suit."""
        mask, count = SIDE_MASKS[suit], 0
        for layer in self.layers:
            kinds = layer & mask
            if not kinds:
                break
            count += kinds.bit_count()
        return count

    def of_suit(self, suit: EffectiveSuit) -> Holding:
        """The cards of one effective suit."""
        mask = SIDE_MASKS[suit]
        return Holding(self.ladder, tuple([layer & mask for layer in self.layers]))

    def cards(self) -> tuple[Card, ...]:
        """The cards, suit by suit, each from the lowest step up, trumps last."""
        kinds = self.ladder.kind_at
        found: list[Card] = []
        left, twice, *more = self.layers
        while left:
            bit = left & -left
            left ^= bit
            kind = kinds[bit.bit_length() - 1]
            found.append(kind)
            if twice & bit:
                found.append(kind)
                for layer in more:
                    if layer & bit:
                        found.append(kind)
        return tuple(found)

    def points(self) -> int:
        """The points of the cards (T2)."""
        fives, tens = self.ladder.fives, self.ladder.tens
        return sum(
            [5 * (layer & fives).bit_count() + 10 * (layer & tens).bit_count() for layer in self.layers]
        )


_set_ladder, _set_layers = (Holding.__dict__[name].__set__ for name in Holding.__slots__)


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
