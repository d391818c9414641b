"""Trump: the trump rank and suit of a deal, each card's effective suit, and a sorted hand (T15, T50)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import IntEnum
from functools import cache, lru_cache

from followsuit.base.cards import NO_TRUMP, Card, Rank, Strain, Suit
from followsuit.base.errors import CardError
from followsuit.card_games.shengji.option_values import AlwaysTrump, NoTrumpRanks
from followsuit.card_games.shengji.rules import ShengjiRules


class EffectiveSuit(IntEnum):
    """A suit as it counts for leading and following: all trumps are one suit (T15).

    The first four values are those of `Suit`.
    """

    SPADES = 0
    HEARTS = 1
    CLUBS = 2
    DIAMONDS = 3
    TRUMP = 4

    @property
    def text(self) -> str:
        """``S``, ``H``, ``C``, ``D`` or ``trump``."""
        return ("S", "H", "C", "D", "trump")[self]


@dataclass(frozen=True, slots=True)
class Trump:
    """Trump in a deal: its rank and its suit, which is NO_TRUMP if there is no trump suit.

    ``plain``: the trump-rank cards stay in their own suits (T15); true only without a trump suit. ``twos``:
    all twos are trumps too, and 2 is not the trump rank (T97).
    """

    rank: Rank
    suit: Strain
    plain: bool = False
    twos: bool = False

    @staticmethod
    def under(rules: ShengjiRules, rank: Rank, suit: Strain) -> Trump:
        """The trump of a rank and suit under these rules (options ``no_trump_ranks``, ``always_trump``)."""
        plain = suit is NO_TRUMP and rules.no_trump_ranks is NoTrumpRanks.PLAIN
        return _under(rank, suit, plain, rules.always_trump is AlwaysTrump.TWOS and rank is not Rank.TWO)

    def is_trump(self, card: Card) -> bool:
        """Whether a card is a trump (T15)."""
        return effective_suit(card, self) is EffectiveSuit.TRUMP


@cache
def _under(rank: Rank, suit: Strain, plain: bool, twos: bool) -> Trump:
    """The trump of these values, always the same object, so that caches find it without comparing fields."""
    return Trump(rank, suit, plain, twos)


_SUITS = tuple(EffectiveSuit)


def effective_suit(card: Card, trump: Trump) -> EffectiveSuit:
    """The suit a card belongs to when suits are led and followed (T15, T97).

    >>> from followsuit.base.cards import Suit, parse_card
    >>> effective_suit(parse_card("7S"), Trump(Rank.SEVEN, Suit.HEARTS))
    <EffectiveSuit.TRUMP: 4>
    """
    if card >= 52 or card // 13 == trump.suit or (card % 13 == trump.rank and not trump.plain):
        return EffectiveSuit.TRUMP
    if trump.twos and not card % 13:
        return EffectiveSuit.TRUMP
    return _SUITS[card // 13]


def parse_effective_suit(text: object, trump: Trump) -> EffectiveSuit:
    """The suit named ``S H C D`` or ``trump``; the trump suit's own letter means trump.

    Raises `CardError` (``bad_suit``).
    """
    if text == "trump":
        return EffectiveSuit.TRUMP
    at = "SHCD".find(text) if isinstance(text, str) and len(text) == 1 else -1
    if at < 0:
        raise CardError("bad_suit", f"{text!r} is not a suit", facts={"text": str(text)[:20]})
    return EffectiveSuit.TRUMP if at == trump.suit else _SUITS[at]


# Sorting a hand ------------------------------------------------------------------------------------------
def sorted_hand(cards: Iterable[Card], trump: Trump) -> tuple[Card, ...]:
    """The cards as a hand shows them: trumps first, high to low, then the side suits (T50).

    The side suits follow the trump suit in the cycle ♠ ♥ ♣ ♦; trump-rank cards of equal height are in the
    order of the side suits.

    >>> from followsuit.base.cards import Rank, Suit, cards_text, parse_cards
    >>> cards_text(sorted_hand(parse_cards("AS 2C 3H KD 2H QC BJ"), Trump(Rank.TWO, Suit.HEARTS)))
    'BJ 2H 2C 3H QC KD AS'
    """
    return tuple(sorted(cards, key=hand_order(trump)))


def hand_order(trump: Trump) -> Callable[[Card], int]:
    """The key by which `sorted_hand` sorts cards."""
    return _places(trump).__getitem__


def suit_order(trump: Trump) -> tuple[str, ...]:
    """The suits in the order of `sorted_hand`, ``trump`` first.

    >>> suit_order(Trump(Rank.TWO, Suit.HEARTS))
    ('trump', 'C', 'D', 'S')
    """
    first = trump.suit if isinstance(trump.suit, Suit) else Suit.SPADES
    turned = [_SUITS[(first + turn) % 4] for turn in range(4)]
    return ("trump", *(suit.text for suit in turned if suit.value != trump.suit))


def by_rank(cards: Iterable[Card], trump: Trump) -> tuple[Card, ...]:
    """The cards with side suits mixed: trumps first as in a sorted hand, then highest rank first.

    >>> from followsuit.base.cards import Rank, Suit, cards_text, parse_cards
    >>> cards_text(by_rank(parse_cards("AS 2C 3H KD AC KS"), Trump(Rank.TWO, Suit.HEARTS)))
    '2C 3H AC AS KD KS'
    """
    places = _places(trump)

    def order(card: Card) -> tuple[int, int]:
        place = places[card]
        return (0, place) if place < 100 else (13 - card % 13, place)

    return tuple(sorted(cards, key=order))


@lru_cache(maxsize=128)
def _places(trump: Trump) -> tuple[int, ...]:
    """Each card's place in a sorted hand, by card; places of trumps are below 100."""
    first = trump.suit if isinstance(trump.suit, Suit) else Suit.SPADES
    return tuple(_place(Card(card), trump, first) for card in range(54))


def _place(card: Card, trump: Trump, first: Suit) -> int:
    """A card's place in a sorted hand, where ``first`` is the suit that the cycle of suits begins with."""
    if card >= 52:
        return 53 - card
    turn, down = (card // 13 - first) % 4, 12 - card % 13
    if effective_suit(card, trump) is not EffectiveSuit.TRUMP:
        return 100 * (turn + 1) + down
    own = card // 13 == trump.suit
    if card % 13 == trump.rank:
        return 2 if own else 3 + turn
    if trump.twos and not card % 13:
        return 7 if own else 8 + turn
    return 12 + down
