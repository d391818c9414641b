"""Cards shown on paper: by suits or one by one, so that black alone tells the suits apart.

Spades and clubs are filled, hearts and diamonds are outlines: in a bad copy, too, a heart is no spade.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from followsuit.cards import Card, Suit
from followsuit.paper.markup import Markup, element, joined

#: A pip of each suit; U+FE0E asks for a plain sign where a device has a coloured one.
PIPS: Final = {Suit.SPADES: "♠\ufe0e", Suit.HEARTS: "♡", Suit.CLUBS: "♣\ufe0e", Suit.DIAMONDS: "♢"}
#: The jokers' row, and the two jokers in it, as words name them.
JOKERS: Final = ("joker-small", "joker-big")


def rank_text(card: Card) -> str:
    """The rank of a card that is no joker, ten as a number."""
    return "10" if card.rank.letter == "T" else card.rank.letter


def card_text(card: Card, words: Mapping[str, str]) -> str:
    """A card in a line of text: its pip and its rank, or the joker's short name."""
    if card.is_joker:
        return words[JOKERS[card - 52]]
    return PIPS[card.suit] + rank_text(card)


def cards_shown(cards: Iterable[Card], words: Mapping[str, str]) -> Markup:
    """Cards one by one, left to right in every language."""
    texts = [element("span", card_text(card, words), kind="card") for card in cards]
    return element("span", Markup(" ".join(texts)), kind="cards", dir="ltr")


def suit_rows(
    cards: Sequence[Card], words: Mapping[str, str], marked: Iterable[Card] = (), *, jokers: bool = False
) -> Markup:
    """A hand, a row for each suit from ace down; the ``marked`` cards are underlined.

    ``jokers``: the pack has some, and their row is shown first.
    """
    first = set(marked)
    rows = [_joker_row(cards, words)] if jokers else []
    for suit in Suit:
        held = sorted((card for card in cards if not card.is_joker and card.suit is suit), reverse=True)
        ranks = [element("u" if card in first else "span", rank_text(card)) for card in held]
        shown = Markup(" ".join(ranks)) if ranks else "–"
        rows.append(element("div", element("b", PIPS[suit]), Markup(" "), shown, kind="suit"))
    return element("div", *rows, kind="hand", dir="ltr")


def _joker_row(cards: Sequence[Card], words: Mapping[str, str]) -> Markup:
    held = sorted((card for card in cards if card.is_joker), reverse=True)
    names = Markup(" ").join(element("span", card_text(card, words)) for card in held) if held else "–"
    return element("div", element("b", "★"), Markup(" "), joined(Markup(names)), kind="suit")
