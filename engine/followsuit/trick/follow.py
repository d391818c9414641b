"""Follow: the one duty of the plain trick games, to play the led suit while you hold it (H8, R7)."""

from __future__ import annotations

from followsuit.cards import Card, Suit, cards_text
from followsuit.errors import Refusal
from followsuit.trick.hand import SUIT_MASKS, Mask, cards_of


def playable(hand: int, led: Suit | None) -> Mask:
    """The cards of a hand that may be played to a trick; ``led`` is None for the leader."""
    if led is not None and (following := hand & SUIT_MASKS[led]):
        return Mask(following)
    return Mask(hand)


def check_follow(hand: int, led: Suit | None, card: Card, clause: str) -> Refusal | None:
    """Why the card may not be played from the hand; ``clause`` is where the game states the duty.

    ``not_in_hand`` tells the card; ``must_follow`` the led suit and the cards of it that are held.
    """
    if not hand >> card & 1:
        return Refusal("not_in_hand", clause, {"cards": [card.text]})
    if not playable(hand, led) >> card & 1:
        assert led is not None, "a leader may play anything"
        held = hand & SUIT_MASKS[led]
        owed = cards_text(reversed(tuple(cards_of(held))))
        return Refusal("must_follow", clause, {"suit": led.letter, "count": held.bit_count(), "owed": owed})
    return None
