"""Card: one of 54 faces, as a small integer that knows its rank and suit.

A card is an ``int`` from 0 to 53 (suit × 13 + rank; 52 and 53 are the jokers), so a set of cards is a bit
mask ``1 << card``. Identical cards of two packs are equal. Text is rank then suit: ``AS TD 9C``, ``SJ``,
``BJ``; no rank is written ``S`` or ``B``, so ``SJ`` is never the jack of spades.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Final

from followsuit.base.characters import folded
from followsuit.base.errors import CardError
from followsuit.base.named_enum import NamedIntEnum


class Suit(NamedIntEnum):
    """One of the four suits, in the cyclic order hands are sorted by."""

    SPADES = 0
    HEARTS = 1
    CLUBS = 2
    DIAMONDS = 3

    @property
    def letter(self) -> str:
        """``S``, ``H``, ``C`` or ``D``."""
        return "SHCD"[self]

    @property
    def symbol(self) -> str:
        """The printed pip."""
        return "♠♥♣♦"[self]

    def __str__(self) -> str:
        return self.letter


class NoTrump(Enum):
    """The choice to play without a trump suit. It is not None: None means that trump is not named yet."""

    NO_TRUMP = "NT"

    def __str__(self) -> str:
        return self.value

    def __repr__(self) -> str:
        return "NO_TRUMP"


NO_TRUMP: Final = NoTrump.NO_TRUMP

#: What can be named trump.
Strain = Suit | NoTrump


class Rank(NamedIntEnum):
    """A rank from two to ace, ace high."""

    TWO = 0
    THREE = 1
    FOUR = 2
    FIVE = 3
    SIX = 4
    SEVEN = 5
    EIGHT = 6
    NINE = 7
    TEN = 8
    JACK = 9
    QUEEN = 10
    KING = 11
    ACE = 12

    @property
    def letter(self) -> str:
        """``2`` … ``9``, ``T``, ``J``, ``Q``, ``K``, ``A``."""
        return "23456789TJQKA"[self]

    def __str__(self) -> str:
        return self.letter


class Card(int):
    """A face of the pack, from its text or its number. Raises `CardError` for any other.

    >>> Card("10h"), Card(34)
    (Card('TH'), Card('TC'))
    >>> Card("TH") == parse_card("TH") == Card.of(Rank.TEN, Suit.HEARTS)
    True
    """

    __slots__ = ()

    def __new__(cls, face: str | int) -> Card:
        """The card with this text, or this number from 0 to 53."""
        if isinstance(face, int) and 0 <= face < 54:
            return super().__new__(cls, face)
        return parse_card(face)

    @staticmethod
    def of(rank: Rank, suit: Suit) -> Card:
        """The card of a rank and a suit."""
        return CARDS[suit * 13 + rank]

    @property
    def is_joker(self) -> bool:
        """Whether it is one of the two jokers, which have neither rank nor suit."""
        return self >= 52

    @property
    def rank(self) -> Rank:
        """The rank; raises `CardError` for a joker."""
        if self >= 52:
            raise _joker_has_no(self, "rank")
        return _RANKS[self]

    @property
    def suit(self) -> Suit:
        """The suit; raises `CardError` for a joker."""
        if self >= 52:
            raise _joker_has_no(self, "suit")
        return _SUITS[self]

    @property
    def text(self) -> str:
        """The two characters that name the card."""
        return _TEXTS[self]

    @property
    def bit(self) -> int:
        """The set of this one card, as a bit mask."""
        return 1 << self

    def __bool__(self) -> bool:
        return True  # the two of spades as well, whose number is 0

    def __repr__(self) -> str:
        return f"Card({_TEXTS[self]!r})"

    def __str__(self) -> str:
        return _TEXTS[self]

    def __format__(self, form: str) -> str:
        # A whole number's own way would write the number.
        return format(str(self), form)


def _joker_has_no(card: Card, part: str) -> CardError:
    return CardError("joker_has_none", f"{card.text} has no {part}", facts={"card": card.text})


CARDS: Final[tuple[Card, ...]] = tuple(Card(i) for i in range(54))
SMALL_JOKER: Final = CARDS[52]
BIG_JOKER: Final = CARDS[53]

_RANKS: Final = tuple(Rank(i % 13) for i in range(52))
_SUITS: Final = tuple(Suit(i // 13) for i in range(52))
_TEXTS: Final = (*(r.letter + s.letter for s in Suit for r in Rank), "SJ", "BJ")
#: No text of a card has so many characters.
_LONGEST: Final = 12
_BY_TEXT: Final = {text: CARDS[i] for i, text in enumerate(_TEXTS)}


def parse_card(text: object) -> Card:
    """The card named by a text; ``10D``, ``♠A`` and lower case are understood. Raises `CardError`
    (``bad_card``).

    >>> parse_card("SJ").is_joker, parse_card("JS").is_joker
    (True, False)
    """
    card = _BY_TEXT.get(text) if isinstance(text, str) else None
    if card is None and isinstance(text, str) and len(text) < _LONGEST:
        card = _BY_TEXT.get(_tidy(text))
    if card is None:
        raise CardError("bad_card", f"{text!r} is not a card", facts={"text": str(text)[:20]})
    return card


def _tidy(text: str) -> str:
    """A card's text in capitals, a sign as its letter behind the rank."""
    tidy = folded(text).upper()
    for suit in Suit:
        if suit.symbol in tidy:
            tidy = tidy.replace(suit.symbol, "") + suit.letter
    rank, suit_letter = tidy[:-1], tidy[-1:]
    return ("T" if rank in ("10", "X") else rank) + suit_letter


def are_cards(text: str) -> bool:
    """Whether a text is of cards as they are written, separated by spaces."""
    return all(word in _BY_TEXT for word in text.split())


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards named by a text, separated by spaces. Raises `CardError` (``bad_card``)."""
    if not isinstance(text, str):
        raise CardError("bad_card", f"{text!r} is not a text of cards", facts={"text": str(text)[:20]})
    return tuple(_BY_TEXT[word] if word in _BY_TEXT else parse_card(word) for word in text.split())


def cards_text(cards: Iterable[Card]) -> str:
    """The cards' names, separated by spaces, in the order given."""
    return " ".join(_TEXTS[card] for card in cards)


def parse_suit(text: str) -> Suit:
    """The suit named by its letter, in either case. Raises `CardError` (``bad_suit``)."""
    at = "SHCD".find(text.upper()) if isinstance(text, str) and len(text) == 1 else -1
    if at < 0:
        raise CardError("bad_suit", f"{text!r} is not a suit", facts={"text": str(text)[:20]})
    return Suit(at)


def parse_rank(text: str) -> Rank:
    """The rank named by its letter, in either case, or by ``10``. Raises `CardError` (``bad_rank``)."""
    tidy = "T" if text == "10" else text
    at = "23456789TJQKA".find(tidy.upper()) if isinstance(tidy, str) and len(tidy) == 1 else -1
    if at < 0:
        raise CardError("bad_rank", f"{text!r} is not a rank", facts={"text": str(text)[:20]})
    return Rank(at)
