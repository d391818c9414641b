"""Follow: a seat has to play the suit that was led while it holds a card of it (H8, R7)."""

from __future__ import annotations

from followsuit.base.cards import Card, Suit, cards_text
from followsuit.base.errors import Refusal
from followsuit.card_games.trick.hand import SUIT_MASKS, Mask, cards_of


def playable(hand: int, led: Suit | None) -> Mask:
    """The cards of a hand, as a bit mask, that may be played; ``led`` is None for the leader."""
    if led is not None and (following := hand & SUIT_MASKS[led]):
        return Mask(following)
    return Mask(hand)


def check_follow(hand: int, led: Suit | None, card: Card, clause: str) -> Refusal | None:
    """Why the card may not be played from the hand, or None.

    ``clause`` is the game's rule that a seat has to follow suit. Codes: ``not_in_hand``, whose facts name the
    card; ``must_follow``, whose facts name the led suit and the cards of it that are held.
    """
    if not hand >> card & 1:
        return Refusal("not_in_hand", clause, {"cards": [card.text]})
    if not playable(hand, led) >> card & 1:
        assert led is not None, "a leader may play anything"
        held = hand & SUIT_MASKS[led]
        owed = cards_text(reversed(tuple(cards_of(held))))
        return Refusal("must_follow", clause, {"suit": led.letter, "count": held.bit_count(), "owed": owed})
    return None
