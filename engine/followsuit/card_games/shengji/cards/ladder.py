"""Ladder: every effective suit as a row of steps; pairs on neighbouring steps make a tractor (T16–T19).

The trump and the five adjacency options decide on which step of its effective suit each of the 54 cards
stands. The trump rank is taken out, so the ranks next to it become neighbours. If an option says that two
cards next to each other are *not* adjacent, an empty step stands between them. So "adjacent" always means
"next bit", and "higher" means "higher step".

A *kind* is one of the 54 faces, and one bit of a mask. Each effective suit is a *field* of that mask: sixteen
bits for a side suit, the rest for trumps. Inside a field a kind's bit is its step. Only the trump-rank cards
of the other suits share a step, and where twos are always trumps (T97) those of the other suits share one
below it: the first of them has the step's bit, the others have *spare* bits above all steps.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from followsuit.base.cards import CARDS, NO_TRUMP, Card, Rank, Suit
from followsuit.card_games.shengji.cards.pack import POINTS
from followsuit.card_games.shengji.cards.trump import EffectiveSuit, Trump, effective_suit
from followsuit.card_games.shengji.rules import ShengjiRules

#: Where each effective suit's field begins in a mask of kinds, and the field's bits.
SHIFT: Final = (0, 16, 32, 48, 64)
FIELD: Final = (0xFFFF, 0xFFFF, 0xFFFF, 0xFFFF, (1 << 30) - 1)
SIDE_MASKS: Final = tuple(field << shift for field, shift in zip(FIELD, SHIFT, strict=True))

#: Bits of a field that are steps, and the spare bits of equal kinds: trump-rank cards, then twos.
STEPS: Final = (1 << 24) - 1
_RANK_SPARE: Final = 0b111 << 24
_TWOS_SPARE: Final = 0b111 << 27
SPARE: Final = _RANK_SPARE | _TWOS_SPARE


def steps_of(kinds: int, shared: int) -> int:
    """The mask of the steps of a suit's field on which at least one of these kinds stands.

    ``shared`` are the bits of the steps on which several kinds stand.
    """
    if not kinds & SPARE:
        return kinds
    if not shared & (shared - 1):
        return kinds & STEPS | shared
    steps = kinds & STEPS
    for bit in (shared & -shared, shared & (shared - 1)):
        if kinds & kinds_on(bit, shared):
            steps |= bit
    return steps


def kinds_on(bit: int, shared: int) -> int:
    """The bits of all kinds that stand on a shared step; ``bit`` is that step's, one of ``shared``.

    The twos' step is the lower of two (T97).
    """
    is_twos = shared & (shared - 1) and bit == shared & -shared
    return bit | (_TWOS_SPARE if is_twos else _RANK_SPARE)


class Ladder:
    """The steps of all cards for one trump and one set of adjacency options. Get it from `ladder_of`.

    ``packs`` is the number of packs, ``suits`` are the effective suits. Indexed by card: ``bit``, its mask of
    one bit; ``suit``, its effective suit; ``step``, its step, where within a suit the higher beats the lower.
    ``shared`` are the bits, in the trumps' field, of the steps on which several kinds stand: one, none, or
    two where twos are always trumps. ``kind_at`` gives the kind of a bit's index; ``kinds`` is the mask of
    all 54 kinds, ``fives`` of those worth 5 points and ``tens`` of those worth 10 (T2).
    """

    __slots__ = (
        "bit",
        "fives",
        "kind_at",
        "kinds",
        "packs",
        "shared",
        "step",
        "suit",
        "suits",
        "tens",
        "trump",
    )

    def __init__(self, trump: Trump, rules: ShengjiRules) -> None:
        self.trump = trump
        self.packs = rules.packs
        self.suits = tuple(EffectiveSuit)
        self.suit: tuple[EffectiveSuit, ...] = tuple(effective_suit(card, trump) for card in CARDS)
        bit = [0] * 54
        step = [0] * 54
        for suit in Suit:
            if suit is not trump.suit:
                for card, at in _suit_steps(suit, trump, rules):
                    step[card], bit[card] = at, 1 << (SHIFT[suit] + at)
        self.shared = 0
        shift = SHIFT[EffectiveSuit.TRUMP]
        for kinds, at in _trump_steps(trump, rules):
            is_twos = trump.twos and kinds[0].rank is Rank.TWO if len(kinds) > 1 else False
            spare = 26 if is_twos else 23
            for extra, card in enumerate(kinds):
                step[card], bit[card] = at, 1 << (shift + (at if extra == 0 else spare + extra))
            if len(kinds) > 1:
                self.shared |= 1 << at
        self.kinds = sum(bit)
        self.fives = sum(bit[card] for card in CARDS if POINTS[card] == 5)
        self.tens = sum(bit[card] for card in CARDS if POINTS[card] == 10)
        self.bit: tuple[int, ...] = tuple(bit)
        self.step: tuple[int, ...] = tuple(step)
        self.kind_at: dict[int, Card] = {bit[card].bit_length() - 1: card for card in CARDS}

    def kinds_of(self, mask: int) -> list[Card]:
        """The kinds of a mask, suit by suit, each from the lowest step up, trumps last."""
        kinds = self.kind_at
        found: list[Card] = []
        while mask:
            bit = mask & -mask
            mask ^= bit
            found.append(kinds[bit.bit_length() - 1])
        return found

    def steps(self, field: int) -> int:
        """The mask of the steps on which a suit's field has at least one kind."""
        return steps_of(field, self.shared) if field & SPARE else field


def _suit_steps(suit: Suit, trump: Trump, rules: ShengjiRules) -> list[tuple[Card, int]]:
    """The cards of a suit with their steps, lowest first, without those that are trumps in all suits (T15).

    These are the trump rank, unless it is plain, and twos by the option ``always_trump`` (T97).
    """
    ranks = [
        rank
        for rank in Rank
        if (trump.plain or rank is not trump.rank) and not (trump.twos and rank is Rank.TWO)
    ]
    closed = rules.rank_gap and not trump.plain
    return [(Card.of(rank, suit), at if closed else rank - trump.twos) for at, rank in enumerate(ranks)]


def _trump_steps(trump: Trump, rules: ShengjiRules) -> list[tuple[tuple[Card, ...], int]]:
    """The kinds of the trumps with their steps, lowest first; kinds that share a step are together."""
    steps: list[tuple[tuple[Card, ...], int]] = []
    ace_offrank = 1 if rules.ace_offrank else 2
    if isinstance(trump.suit, Suit):
        suited = _suit_steps(trump.suit, trump, rules)
        steps += [((card,), at) for card, at in suited]
        # The trump suit's highest card may be adjacent to the trump-rank cards of other suits. It is the ace,
        # or the king if aces are the trump rank and taking a rank out leaves no gap (T16).
        above = ace_offrank if trump.rank is not Rank.ACE or rules.rank_gap else 2
        ranks = [Rank.TWO, trump.rank] if trump.twos else [trump.rank]
        for rank in ranks:
            off = tuple(Card.of(rank, suit) for suit in Suit if suit is not trump.suit)
            steps.append((off, steps[-1][1] + above))
            own = Card.of(rank, trump.suit)
            steps.append(((own,), steps[-1][1] + (1 if rules.offrank_rank else 2)))
            above = ace_offrank
    elif not trump.plain:
        if trump.twos:
            steps.append((tuple(Card.of(Rank.TWO, suit) for suit in Suit), 0))
        at = steps[-1][1] + ace_offrank if steps else 0
        steps.append((tuple(Card.of(trump.rank, suit) for suit in Suit), at))
    small = steps[-1][1] + (1 if rules.rank_small_joker else 2) if steps else 0
    big = small + (1 if rules.joker_joker else 2)
    return [*steps, ((CARDS[52],), small), ((CARDS[53],), big)]


@lru_cache(maxsize=1024)
def ladder_of(trump: Trump, rules: ShengjiRules) -> Ladder:
    """The ladder of a trump under these rules, from a cache.

    >>> from followsuit.base.cards import parse_card
    >>> from followsuit.card_games.tractor.rules import PRESETS
    >>> ladder = ladder_of(Trump(Rank.SEVEN, Suit.HEARTS), PRESETS["standard"])
    >>> ladder.step[parse_card("8S")] - ladder.step[parse_card("6S")]
    1
    """
    assert trump.plain <= (trump.suit is NO_TRUMP), "rank cards stand plain only without a trump suit"
    return Ladder(trump, rules)
