"""Claim: the leads that win a seat every trick left, whatever the others hold and however they play.

A claim has to be certain from what the seat knows: it has the lead and never loses it. It leads its trumps
from the highest down, then each side suit from the highest down. A card is *out* if another seat may hold it.
A card is safe if it is higher than every card of its suit that is out, or if none can be out any more: every
lead of a suit draws at least one of the cards that are out, because a seat that holds one has to follow
(H8, R7). A side suit is led only when no trump is out.
"""

from __future__ import annotations

from typing import Any

from followsuit.cards import Card, Suit
from followsuit.decks import Deck
from followsuit.trick.hand import SUIT_MASKS, Mask, cards_of, mask_of
from followsuit.trick.observation import AuctionObservation


def sure_plays(seen: AuctionObservation[Any, Any], pack: Deck) -> tuple[tuple[Card, ...], ...]:
    """The leads that win the observing seat every trick left, each of one card; none if that is not certain.

    ``pack`` are all cards of the game. The seat has to be on lead; otherwise there are none either.
    """
    if seen.trick is None or seen.trump is None or seen.trick.plays or seen.to_act is not seen.seat:
        return ()
    seen_cards = mask_of(card for won in seen.taken for card in won.trick.cards)
    out = Mask(mask_of(pack.cards) & ~seen_cards & ~seen.hand)
    return tuple((card,) for card in sure_leads(seen.hand, out, seen.trump))


def sure_leads(hand: Mask, out: Mask, trump: Suit | None) -> tuple[Card, ...]:
    """The leads that win every trick left, in order; none if that is not certain.

    ``out`` are the cards of the three other hands together.

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
    """Whether all cards of one suit win when they are led from the highest down.

    ``others`` are the suit's cards that are out, n of them. The n highest own cards (or all, if there are
    fewer) have to be higher than all of these; after n leads none is out any more.
    """
    contested = _downward(own)[: others.bit_count()]
    return not contested or contested[-1].bit > others


def _downward(cards: int) -> list[Card]:
    """The cards of a set from the highest to the lowest."""
    return list(cards_of(cards))[::-1]
