"""Board: what does not change in a deal with more packs, as masks of kinds by effective suit."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from followsuit.base.cards import NO_TRUMP, Card, Rank, Suit
from followsuit.card_games.shengji.cards.cheapest_cards import high_cost, low_cost, points_cost
from followsuit.card_games.shengji.cards.ladder import SHIFT, SPARE, kinds_on, ladder_of, steps_of
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.pack import POINTS
from followsuit.card_games.shengji.cards.trump import EffectiveSuit, Trump
from followsuit.card_games.shengji.option_values import JackHook, VoidPlays
from followsuit.card_games.tractor.rules import TractorRules

TRUMP = int(EffectiveSuit.TRUMP)

#: Cards of one suit: the suit and, for each pack, the kinds of which at least this many are meant.
ManyPacksPart = tuple[int, tuple[int, ...]]


class ManyPacksBoard:
    """The kinds of a deal. ``place`` gives a card's suit and its bit in that suit's field.

    ``tens`` and ``fives`` are, by suit, the kinds worth ten and five points, ``blank`` those worth none.
    ``group`` are the bits of all trumps that stand on a step with others. ``must_trump``: who is void plays
    trumps (T87). ``jacks``, by suit, are those that make the declaring side fall if they take the last trick,
    ``own_jack`` that of the trump suit, -1 without one, 0 where none do (T96).
    """

    def __init__(self, trump: Trump, rules: TractorRules) -> None:
        self.rules, self.packs, self.seats = rules, rules.packs, rules.seats
        self.ladder = ladder = ladder_of(trump, rules)
        suits = [int(suit) for suit in ladder.suit]
        self.place = [(suit, ladder.bit[card] >> SHIFT[suit]) for card, suit in enumerate(suits)]
        self.group = ladder.shared | SPARE if ladder.shared else 0
        self.must_trump = rules.void_plays is VoidPlays.MUST_TRUMP
        self.jacks, self.own_jack = [0] * 5, 0
        if rules.jack_hook is not JackHook.OFF and trump.rank is Rank.JACK:
            for jack in Suit:
                suit, bit = self.place[Card.of(Rank.JACK, jack)]
                self.jacks[suit] |= bit
            strain = trump.suit
            self.own_jack = -1 if strain is NO_TRUMP else self.place[Card.of(Rank.JACK, strain)][1]
        self.tens, self.fives, self.blank = [0] * 5, [0] * 5, [0] * 5
        for card, (suit, bit) in enumerate(self.place):
            by_points = {10: self.tens, 5: self.fives}.get(POINTS[card], self.blank)
            by_points[suit] |= bit
        self.points = [ten | five for ten, five in zip(self.tens, self.fives, strict=True)]
        self.sides = [suit for suit in range(4) if any(suit == at for at, _ in self.place)]
        self.costs = (low_cost(ladder), points_cost(ladder), high_cost(ladder))

    def top(self, suit: int, kinds: int) -> int:
        """The bit by which the highest of these kinds of a suit is compared; 0 if there is none."""
        if suit == TRUMP and kinds & SPARE:
            kinds = steps_of(kinds, self.ladder.shared)
        return 1 << (kinds.bit_length() - 1) if kinds else 0

    def above(self, suit: int, kinds: int, best: int) -> int:
        """Those of the kinds of a suit that beat this bit."""
        higher = kinds & ~((best << 1) - 1)
        if suit == TRUMP and higher & SPARE:
            left = shared = self.ladder.shared
            while left:
                step = left & -left
                left ^= step
                if step <= best:
                    higher &= ~kinds_on(step, shared)
        return higher

    def parts(self, cards: Iterable[Card]) -> list[ManyPacksPart]:
        """Cards as parts, one for each suit they are of."""
        layers: dict[int, list[int]] = {}
        for card in cards:
            suit, bit = self.place[card]
            of = layers.setdefault(suit, [0] * self.packs)
            for at in range(self.packs):
                if not of[at] & bit:
                    of[at] |= bit
                    break
        return [(suit, tuple(of)) for suit, of in layers.items()]

    def holding(self, parts: Iterable[ManyPacksPart]) -> Holding:
        """Parts as a holding, for the law."""
        layers = [0] * self.packs
        for suit, of in parts:
            for at, kinds in enumerate(of):
                layers[at] |= kinds << SHIFT[suit]
        return Holding(self.ladder, tuple(layers))


@lru_cache(maxsize=16)
def many_packs_board(trump: Trump, rules: TractorRules) -> ManyPacksBoard:
    """The board of a deal, from a cache."""
    return ManyPacksBoard(trump, rules)
