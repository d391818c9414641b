"""Starter card: the card to play to the auction's starter trick (T41)."""

from __future__ import annotations

from followsuit.cards import Card
from followsuit.tractor.cards.pack import card_points
from followsuit.tractor.front.observation import TractorObservation
from followsuit.tractor.law.bidding import starter_strength, starter_winner


def starter_card(seen: TractorObservation) -> Card:
    """Return the card: points where the own side wins the trick, else an ace or the lowest."""
    trick = seen.trick
    assert trick is not None, "a seat that puts a card sees the trick"
    rank = seen.trump_rank
    # Jokers and trump-rank cards are trumps whatever is named: they are too good for this.
    cards = [card for card in seen.hand if starter_strength(card, rank) < 13] or list(seen.hand)
    if trick.plays:
        leader = starter_winner(trick.plays, rank)
        best = max(starter_strength(play.cards[0], rank) for play in trick.plays)
        if leader.side is seen.seat.side and best >= 12:
            return max(cards, key=lambda card: (card_points((card,)), -starter_strength(card, rank), -card))
    if seen.declaring_side is seen.seat.side:
        # The starter holds the kitty, and an ace finds out which of the two it is.
        high = [card for card in cards if starter_strength(card, rank) == 12]
        if high:
            return min(high, key=lambda card: (seen.hand.count(card), card))
    return min(cards, key=lambda card: (card_points((card,)), starter_strength(card, rank), card))
