"""Board: one trump's cards laid out for playouts, as a small mask for each effective suit.

A kind is a suit (0 to 4, trumps last) and one bit. Within a suit the higher bit beats the lower, except that
the equal trump-rank cards share a *group* of neighbouring bits just above the cards they beat, and so do the
equal twos where they are always trumps (T97). A hand is five
masks of kinds held once and five of those held twice; the four hands are lists of twenty, seat by seat.

This is the `Ladder` with its spare bits moved to where their cards rank: comparing, taking the lowest and
taking the highest are then single operations. For the law, `to_field` gives the law's own form.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from followsuit.base.cards import CARDS, NO_TRUMP, Card, Rank, Suit
from followsuit.card_games.shengji.cards.ladder import SHIFT, Ladder, ladder_of
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.pack import POINTS
from followsuit.card_games.shengji.cards.trump import EffectiveSuit, Trump
from followsuit.card_games.shengji.option_values import JackHook, VoidPlays
from followsuit.card_games.tractor.rules import TractorRules

#: The number of the trumps among the suits of a board.
TRUMP = int(EffectiveSuit.TRUMP)

#: Cards of one suit: its number, the kinds among them, and those that are there twice.
Part = tuple[int, int, int]


class Board:
    """The tables for one trump that stay the same in a deal. Shared: get it from `board_of`.

    Per suit: ``tens`` (kinds worth ten: kings and tens), ``fives``, ``blank`` (kinds worth nothing). The
    ``group`` are the bits of the equal trump-rank cards, ``level`` its highest, by which they are compared;
    ``twos`` and ``twos_level`` the same of equal twos, ``equal`` both. ``sides`` are the suits that are not
    trump, ``place`` suit and bit of each of the 54 cards. ``must_trump``: who is void plays trumps (T87).
    ``jacks``, by suit, are those that make the declaring side fall if they take the last trick, and
    ``own_jack`` that of the trump suit, or -1 without one (T96); 0 where none do.
    """

    __slots__ = (
        "_above",
        "_at",
        "_by_bit",
        "_cards",
        "_on_step",
        "_width",
        "blank",
        "equal",
        "fives",
        "group",
        "jacks",
        "ladder",
        "level",
        "must_trump",
        "own_jack",
        "place",
        "points",
        "rules",
        "sides",
        "tens",
        "twos",
        "twos_level",
    )

    def __init__(self, ladder: Ladder, rules: TractorRules) -> None:
        self.ladder = ladder
        self.rules = rules
        # The steps of equal kinds, the lowest first, each with the number of its kinds.
        steps = [ladder.step[card] for card in CARDS if ladder.suit[card] is EffectiveSuit.TRUMP]
        groups = [(at, steps.count(at)) for at in range(24) if ladder.shared >> at & 1]
        place: list[tuple[int, int]] = []
        taken: dict[int, int] = {}
        for card in CARDS:
            suit, step = int(ladder.suit[card]), ladder.step[card]
            bit = step
            if suit == TRUMP:
                bit += sum(width - 1 for at, width in groups if at < step) + taken.get(step, 0)
                taken[step] = taken.get(step, 0) + 1
            place.append((suit, 1 << bit))
        self.place: tuple[tuple[int, int], ...] = tuple(place)
        self._at, self._width = groups[-1] if groups else (-1, 0)
        self._above = max(self._width - 1, 0)
        masks = [self._on(at) for at, _ in groups]
        self.equal = sum(masks)
        self.group = masks[-1] if masks else 0
        self.twos = masks[0] if len(masks) > 1 else 0
        self.level = 1 << (self.group.bit_length() - 1) if self.group else 0
        self.twos_level = 1 << (self.twos.bit_length() - 1) if self.twos else 0
        #: With two groups, each bit of trumps with its step's bit and its bit on the ladder, by bit.
        self._by_bit = {
            bit: (1 << ladder.step[card], ladder.bit[card] >> SHIFT[TRUMP])
            for card, (suit, bit) in zip(CARDS, place, strict=True)
            if suit == TRUMP and self.twos
        }
        self._on_step = {step: self._on(step) for step in steps} if self.twos else {}
        self.must_trump = rules.void_plays is VoidPlays.MUST_TRUMP
        self.jacks: tuple[int, ...] = (0,) * 5
        self.own_jack = 0
        if rules.jack_hook is not JackHook.OFF and ladder.trump.rank is Rank.JACK:
            self.jacks, self.own_jack = self._hooks()
        self._cards = dict(zip(place, CARDS, strict=True))
        self.tens = self._worth(10)
        self.fives = self._worth(5)
        self.blank = self._worth(0)
        self.points = tuple(ten | five for ten, five in zip(self.tens, self.fives, strict=True))
        self.sides: tuple[int, ...] = tuple(
            suit for suit in range(4) if any(suit == at for at, _ in self.place)
        )

    def _on(self, step: int) -> int:
        """The bits of the trumps that stand on a step."""
        ladder = self.ladder
        return sum(
            bit
            for card, (suit, bit) in zip(CARDS, self.place, strict=True)
            if suit == TRUMP and ladder.step[card] == step
        )

    def _hooks(self) -> tuple[tuple[int, ...], int]:
        """The jacks by suit, and the bit of that of the trump suit; without one, of all of them (T96)."""
        jacks = [0] * 5
        for suit in Suit:
            at, bit = self.place[Card.of(Rank.JACK, suit)]
            jacks[at] |= bit
        strain = self.ladder.trump.suit
        return tuple(jacks), self.place[Card.of(Rank.JACK, strain)][1] if strain is not NO_TRUMP else -1

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
        if self.twos:
            return self._mapped(mask, 0)
        at = self._at
        shared = 1 << at if mask & self.group else 0
        return mask & ((1 << at) - 1) | shared | mask >> (at + self._width) << (at + 1)

    def on_step(self, suit: int, step: int, mask: int) -> int:
        """Return the bit of that kind of ``mask`` which stands on a step; the lowest where several do."""
        if suit == TRUMP and self.twos:
            on = self._on_step[step]
            return on if on & (on - 1) == 0 else (on & mask) & -(on & mask)
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
        if self.twos:
            return self._mapped(mask, 1)
        at = self._at
        high = mask >> (at + self._width) << (at + 1)
        return mask & ((2 << at) - 1) | high | (mask & self.group & ~(1 << at)) >> (at + 1) << 24

    def _mapped(self, mask: int, to: int) -> int:
        """The bits of trumps mapped one by one: to their steps' bits (0), or to the ladder's bits (1)."""
        found = 0
        while mask:
            bit = mask & -mask
            mask ^= bit
            found |= self._by_bit[bit][to]
        return found

    def compared(self, suit: int, bit: int) -> int:
        """Return the bit by which a kind of a suit is compared: of equal kinds the highest."""
        if suit != TRUMP or not bit & self.equal:
            return bit
        return self.level if bit & self.group else self.twos_level

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
