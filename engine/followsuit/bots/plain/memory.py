"""Memory: what the tricks so far tell about the cards still out, in a game of one pack.

Everything here follows from public plays and one's own hand.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from followsuit.base.cards import Card, Suit
from followsuit.base.decks import Deck
from followsuit.base.seats import Seat
from followsuit.card_games.trick.claim import CompleteTrick
from followsuit.card_games.trick.hand import SUIT_MASKS, mask_of
from followsuit.card_games.trick.trick import Trick


@dataclass(frozen=True, slots=True)
class Memory:
    """The cards the other three hold (``out``), and the suits that each has shown to be void in."""

    out: int
    voids: dict[Seat, frozenset[Suit]]

    def is_boss(self, card: Card) -> bool:
        """Whether no higher card of its suit is out."""
        return not (self.out & SUIT_MASKS[card.suit]) >> (card + 1)

    def out_in(self, suit: Suit) -> int:
        """The cards of a suit the others hold, as a set."""
        return self.out & SUIT_MASKS[suit]

    def may_hold(self, seat: Seat, suit: Suit) -> bool:
        """Whether the seat may still hold a card of the suit."""
        return bool(self.out_in(suit)) and suit not in self.voids[seat]

    def share(self, seat: Seat, suit: Suit, own: Seat) -> float:
        """How likely a seat holds a card of a suit that is out: those not out of the suit hold alike."""
        if suit in self.voids[seat]:
            return 0.0
        return 1.0 / (
            sum([suit not in shown for shown in self.voids.values()]) - (suit not in self.voids[own])
        )


def recall_tricks(deck: Deck, hand: int, taken: Iterable[CompleteTrick], trick: Trick | None) -> Memory:
    """The knowledge of a seat that holds ``hand``, from the tricks."""
    tricks = [won.trick.plays for won in taken]
    if trick is not None:
        tricks.append(trick.plays)
    gone = hand
    voids = dict.fromkeys(_SEATS, _NONE)
    for plays in tricks:
        led = -1
        for play in plays:
            card = play.cards[0]
            gone |= 1 << card
            suit = card // 13
            if led < 0:
                led = suit
            elif suit != led:
                voids[play.seat] |= _ONE[led]
    return Memory(_cards_of(deck) & ~gone, voids)


@cache
def _cards_of(deck: Deck) -> int:
    return mask_of(deck.cards)


_SEATS: Final = tuple(Seat)
_NONE: Final[frozenset[Suit]] = frozenset()
_ONE: Final = tuple(frozenset({suit}) for suit in Suit)
