"""Board: one trump's cards laid out for playouts, as a small mask for each effective suit.

A kind is a suit (0 to 4, trumps last) and one bit. Within a suit the higher bit beats the lower, except that
the equal trump-rank cards share a *group* of neighbouring bits just above the cards they beat. A hand is five
masks of kinds held once and five of those held twice; the four hands are lists of twenty, seat by seat.

This is the `Ladder` with its spare bits moved to where their cards rank: comparing, taking the lowest and
taking the highest are then single operations. Wherever the law is asked, `to_field` gives its own form.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from followsuit.cards import CARDS, Card
from followsuit.tractor.cards.holding import Holding
from followsuit.tractor.cards.ladder import SHIFT, Ladder, ladder_of
from followsuit.tractor.cards.pack import POINTS
from followsuit.tractor.cards.trump import EffectiveSuit, Trump
from followsuit.tractor.rules import TractorRules

#: The number of the trumps among the suits of a board.
TRUMP = int(EffectiveSuit.TRUMP)

#: Cards of one suit: its number, the kinds among them, and those that are there twice.
Part = tuple[int, int, int]


class Board:
    """The tables for one trump that stay the same in a deal. Shared: get it from `board_of`.

    Per suit: ``tens`` (kinds worth ten: kings and tens), ``fives``, ``blank`` (kinds worth nothing). The
    ``group`` are the bits of the equal trump-rank cards, ``level`` its highest, by which they are compared.
    ``sides`` are the suits that are not trump, ``place`` suit and bit of each of the 54 cards.
    """

    __slots__ = (
        "_above",
        "_at",
        "_cards",
        "_width",
        "blank",
        "fives",
        "group",
        "ladder",
        "level",
        "place",
        "points",
        "rules",
        "sides",
        "tens",
    )

    def __init__(self, ladder: Ladder, rules: TractorRules) -> None:
        self.ladder = ladder
        self.rules = rules
        self._width = sum(1 for card in CARDS if self._is_shared(card))
        self._at = ladder.shared.bit_length() - 1
        self._above = max(self._width - 1, 0)
        self.group = ((1 << self._width) - 1) << self._at if self._width else 0
        self.level = 1 << (self.group.bit_length() - 1) if self.group else 0
        place: list[tuple[int, int]] = []
        extra = 0
        for card in CARDS:
            suit, step = int(ladder.suit[card]), ladder.step[card]
            if self._is_shared(card):
                place.append((suit, 1 << (step + extra)))
                extra += 1
            else:
                lifted = suit == TRUMP and self._width > 0 and step > self._at
                place.append((suit, 1 << (step + self._above * lifted)))
        self.place: tuple[tuple[int, int], ...] = tuple(place)
        self._cards = dict(zip(place, CARDS, strict=True))
        self.tens = self._worth(10)
        self.fives = self._worth(5)
        self.blank = self._worth(0)
        self.points = tuple(ten | five for ten, five in zip(self.tens, self.fives, strict=True))
        self.sides: tuple[int, ...] = tuple(
            suit for suit in range(4) if any(suit == at for at, _ in self.place)
        )

    def _is_shared(self, card: Card) -> bool:
        ladder = self.ladder
        return bool(
            ladder.shared
            and ladder.suit[card] is EffectiveSuit.TRUMP
            and ladder.shared == 1 << ladder.step[card]
        )

    def _worth(self, points: int) -> tuple[int, ...]:
        masks = [0] * 5
        for card in CARDS:
            if POINTS[card] == points:
                suit, bit = self.place[card]
                masks[suit] |= bit
        return tuple(masks)

    # Between the two forms --------------------------------------------------------------------------------
    def steps(self, suit: int, mask: int) -> int:
        """Return the ladder's steps of these kinds, as a mask; pairs on adjacent steps make a tractor."""
        if suit != TRUMP or not self._width:
            return mask
        at = self._at
        shared = 1 << at if mask & self.group else 0
        return mask & ((1 << at) - 1) | shared | mask >> (at + self._width) << (at + 1)

    def on_step(self, suit: int, step: int, mask: int) -> int:
        """Return the bit of that kind of ``mask`` which stands on a step; the lowest where several do."""
        if suit != TRUMP or not self._width or step < self._at:
            return 1 << step
        if step > self._at:
            return 1 << (step + self._above)
        equal = mask & self.group
        return equal & -equal

    def to_field(self, suit: int, mask: int) -> int:
        """Return kinds of a suit as the ladder's own bits."""
        if suit != TRUMP or not self._width:
            return mask
        at = self._at
        high = mask >> (at + self._width) << (at + 1)
        return mask & ((2 << at) - 1) | high | (mask & self.group & ~(1 << at)) >> (at + 1) << 24

    def holding(self, parts: Iterable[Part]) -> Holding:
        """Return parts as a `Holding`, for the law."""
        once = twice = 0
        for suit, one, two in parts:
            once |= self.to_field(suit, one) << SHIFT[suit]
            twice |= self.to_field(suit, two) << SHIFT[suit]
        return Holding(self.ladder, (once, twice))

    # Cards ----------------------------------------------------------------------------------------------
    def masks(self, cards: Iterable[Card]) -> tuple[list[int], list[int]]:
        """Return two lists of five masks, one a suit: the kinds held at least once, and those held twice."""
        once, twice = [0] * 5, [0] * 5
        for card in cards:
            suit, bit = self.place[card]
            twice[suit] |= once[suit] & bit
            once[suit] |= bit
        return once, twice

    def parts(self, cards: Iterable[Card]) -> tuple[Part, ...]:
        """Return cards as parts, one for each suit among them."""
        once, twice = self.masks(cards)
        return tuple((suit, once[suit], twice[suit]) for suit in range(5) if once[suit])

    def cards(self, parts: Iterable[Part]) -> tuple[Card, ...]:
        """Return the cards of parts, lowest first in each suit."""
        found: list[Card] = []
        for suit, once, twice in parts:
            while once:
                bit = once & -once
                once ^= bit
                card = self._cards[suit, bit]
                found += (card, card) if twice & bit else (card,)
        return tuple(found)

    def worth(self, suit: int, once: int, twice: int) -> int:
        """Return the card points of a part."""
        tens, fives = self.tens[suit], self.fives[suit]
        return 10 * ((once & tens).bit_count() + (twice & tens).bit_count()) + 5 * (
            (once & fives).bit_count() + (twice & fives).bit_count()
        )


@lru_cache(maxsize=256)
def board_of(trump: Trump, rules: TractorRules) -> Board:
    """Return the board of a trump under these rules; it is made once."""
    return Board(ladder_of(trump, rules), rules)
