"""Claim: the leads by which a seat takes every trick left, whatever the others hold and however they play.

*Certain* is meant strictly and reckoned from what the seat may know: it has the lead and never gives it up.
It plays its trumps from the top, then each side suit from the top. A card is safe while it is above every
card of its suit that is out, and once none can be out any more: as long as some are, every lead of the suit
draws one at least, since whoever holds one follows (H8, R7). A side suit is led only when no trump is out.
"""

from __future__ import annotations

from typing import Any

from followsuit.cards import Card, Suit
from followsuit.decks import Deck
from followsuit.trick.hand import SUIT_MASKS, Mask, cards_of, mask_of
from followsuit.trick.observation import AuctionObservation


def sure_plays(seen: AuctionObservation[Any, Any], pack: Deck) -> tuple[tuple[Card, ...], ...]:
    """The leads by which the observing seat takes every trick left; none where that is not certain."""
    if seen.trick is None or seen.trump is None or seen.trick.plays or seen.to_act is not seen.seat:
        return ()
    seen_cards = mask_of(card for won in seen.taken for card in won.trick.cards)
    out = Mask(mask_of(pack.cards) & ~seen_cards & ~seen.hand)
    return tuple((card,) for card in sure_leads(seen.hand, out, seen.trump))


def sure_leads(hand: Mask, out: Mask, trump: Suit | None) -> tuple[Card, ...]:
    """The leads in order, none where it is not certain. ``out`` is what the other three hold between them.

    >>> from followsuit.cards import cards_text, parse_cards
    >>> from followsuit.trick.hand import mask_of
    >>> def leads(hand, out):
    ...     return cards_text(sure_leads(mask_of(parse_cards(hand)), mask_of(parse_cards(out)), Suit.CLUBS))
    >>> leads("AC KC 5C AH", "QC JC TH 9S")
    'AC KC 5C AH'
    >>> leads("AC 5C AH", "QC JC TH 9S"), leads("AH", "QC")
    ('', '')
    """
    leads: list[Card] = []
    suits = [suit for suit in Suit if suit is not trump]
    if trump is not None:
        own, others = hand & SUIT_MASKS[trump], out & SUIT_MASKS[trump]
        if not _is_safe(own, others):
            return ()
        leads += _downward(own)
        if own != hand and others.bit_count() > own.bit_count():
            return ()
    for suit in suits:
        own, others = hand & SUIT_MASKS[suit], out & SUIT_MASKS[suit]
        if not _is_safe(own, others):
            return ()
        leads += _downward(own)
    return tuple(leads)


def _is_safe(own: int, others: int) -> bool:
    """Whether one suit's cards win, led from the top: as many as are out have to be above all of those."""
    contested = _downward(own)[: others.bit_count()]
    return not contested or contested[-1].bit > others


def _downward(cards: int) -> list[Card]:
    return list(cards_of(cards))[::-1]
