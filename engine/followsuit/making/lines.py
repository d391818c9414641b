"""Lines: hands as a ``.deal`` record has them, a card a word, and as people write them, suit by suit.

``hand S AS KS 7H`` and ``S: AK 7 - -``. In the second form the suits stand in the order spades, hearts,
diamonds, clubs, ``-`` for none; a suit may also be named (``♠AK``, ``HQ7``), a card written whole (``QH``,
``BJ``). A ``/`` ends the first packet of a hand that is dealt in two.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from followsuit.cards import Card, Rank, Suit, parse_card, parse_rank
from followsuit.errors import CardError, Refusal
from followsuit.making.found import Findings, FoundCard
from followsuit.making.frame import Frame

#: The order of the suits where they are not named: that of bridge.
SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
#: What stands before the cards that no seat is dealt.
KITTY: Final = "KITTY"

_WORD: Final = re.compile(r"[^\s,]+")
_SYMBOLS: Final = {"♠": "S", "♥": "H", "♦": "D", "♣": "C", "♤": "S", "♡": "H", "♢": "D", "♧": "C"}
_NONE: Final = frozenset({"-", "–", "—", "."})
_VARIATION: Final = "\ufe0f"


def read_cards(found: Findings, text: str, owner: str, place: str, line: int, start: int) -> None:
    """Add the cards of a text of whole cards; ``start`` characters of the line stand before it."""
    for match in _WORD.finditer(text):
        at = start + match.start() + 1
        try:
            found.cards.append(FoundCard(parse_card(match[0]), owner, place, line, at))
        except CardError:
            found.wrong(Refusal("bad_card"), line, at, match[0], seat=owner)


def read_suits(found: Findings, frame: Frame, text: str, owner: str, line: int, start: int) -> None:
    """Add the cards of a text in suits."""
    places = frame.places_of(owner)
    is_split = "/" in text
    packet, suit = 0, 0
    for match in re.finditer(r"/|[^\s,/]+", text):
        word, at = match[0], start + match.start() + 1
        if word == "/":
            packet, suit = packet + 1, 0
            if packet >= len(places):
                found.wrong(Refusal("unknown_letter"), line, at, word, seat=owner)
                return
            continue
        place = places[packet].name if is_split or len(places) == 1 else ""
        whole = _whole(frame, word)
        if whole is not None:
            found.cards.append(FoundCard(whole, owner, place, line, at))
            continue
        named = _SYMBOLS.get(word[0], word[0].upper())
        if named in "SHDC":
            ranks, skipped, of = word[1:], 1, Suit("SHCD".index(named))
        elif suit < len(SUITS):
            ranks, skipped, of, suit = word, 0, SUITS[suit], suit + 1
        else:
            found.wrong(Refusal("unknown_letter"), line, at, word, seat=owner)
            continue
        if ranks not in _NONE:
            read_ranks(found, ranks, of, owner, place, line, at + skipped)


def _whole(frame: Frame, word: str) -> Card | None:
    """The card that a word names by itself; in a pack without jokers ``SJ`` is the jack of spades."""
    try:
        card = parse_card(word)
    except CardError:
        return None
    return None if card.is_joker and not frame.counts[card] else card


def read_ranks(found: Findings, text: str, suit: Suit, owner: str, place: str, line: int, at: int) -> None:
    """Add the cards of one suit from the letters of their ranks; ``at`` is the place of the first."""
    for offset, letter in _letters(text):
        try:
            card = Card.of(parse_rank(letter), suit)
        except CardError:
            found.wrong(Refusal("unknown_letter"), line, at + offset, letter, seat=owner)
            continue
        found.cards.append(FoundCard(card, owner, place, line, at + offset))


def _letters(text: str) -> Iterator[tuple[int, str]]:
    """The letters of ranks, each with how many characters stand before it; ``10`` is one."""
    for match in re.finditer(r"10|.", text):
        if match[0] != _VARIATION:
            yield match.start(), match[0]


# Writing ---------------------------------------------------------------------------------------------------
def suits_text(frame: Frame, cards: tuple[Card, ...]) -> str:
    """Cards in suits: ``AK7 - Q2 -``, and behind them the jokers as whole cards."""
    suits = [ranks_text(cards, suit) or "-" for suit in SUITS]
    jokers = [card.text for card in frame.sorted(cards) if card.is_joker]
    return " ".join([*suits, *jokers])


def ranks_text(cards: tuple[Card, ...], suit: Suit) -> str:
    """The letters of the ranks of a suit, from the highest down."""
    ranks: list[Rank] = sorted((c.rank for c in cards if not c.is_joker and c.suit is suit), reverse=True)
    return "".join(rank.letter for rank in ranks)
