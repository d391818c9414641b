"""Starter card: the card to play to the auction's starter trick (T41)."""

from __future__ import annotations

from typing import Final

from followsuit.base.cards import Card, Rank
from followsuit.card_games.shengji.cards.pack import card_points
from followsuit.card_games.shengji.option_values import AuctionStarter
from followsuit.card_games.tractor.bidding import starter_strength, starter_winner
from followsuit.card_games.tractor.interface.observation import TractorObservation
from followsuit.card_games.trick.trick import Trick

#: The strength of an ace in the starter trick.
ACE: Final = 12


def choose_starter_card(observation: TractorObservation) -> Card:
    """Return the card: points where the own side wins the trick, else an ace or the lowest."""
    trick = observation.trick
    assert trick is not None, "a seat that puts a card sees the trick"
    rank = observation.trump_rank
    if observation.rules.auction_starter is AuctionStarter.ANY:
        return _card_to_start(observation, trick, rank)
    # Jokers and trump-rank cards are trumps whatever is named: they are too good for this.
    cards = [card for card in observation.hand if starter_strength(card, rank) < 13] or list(observation.hand)
    if trick.plays:
        leader = starter_winner(trick.plays, rank)
        best = max(starter_strength(play.cards[0], rank) for play in trick.plays)
        if leader.side is observation.seat.side and best >= 12:
            return max(cards, key=lambda card: (card_points((card,)), -starter_strength(card, rank), -card))
    if observation.declaring_side is observation.seat.side:
        # The starter holds the kitty, and an ace finds out which of the two it is.
        high = [card for card in cards if starter_strength(card, rank) == 12]
        if high:
            return min(high, key=lambda card: (observation.hand.count(card), card))
    return min(cards, key=lambda card: (card_points((card,)), starter_strength(card, rank), card))


def _card_to_start(observation: TractorObservation, trick: Trick, rank: Rank) -> Card:
    """The card where the highest of all four names trump and takes the kitty (T100).

    That is worth an ace or a single trump-rank card to either side, to the last seat a joker as well. Where
    the own side has it, or cannot get it, points go to a trick that it wins and the lowest card to another.
    """
    strengths = {card: starter_strength(card, rank) for card in observation.hand}
    to_come = len(trick.leader.table) - len(trick.plays)
    best, is_ours = 0, False
    if trick.plays:
        leader = starter_winner(trick.plays, rank)
        best = max(starter_strength(play.cards[0], rank) for play in trick.plays)
        is_ours = leader.side is observation.seat.side
    winning = [
        card for card in observation.hand if best < strengths[card] and (to_come == 1 or not card.is_joker)
    ]
    if winning and not is_ours:
        # The last to play takes it with the least; before that an ace or more has to hold.
        high = [card for card in winning if to_come == 1 or strengths[card] >= ACE]
        if high:
            return min(high, key=lambda card: (observation.hand.count(card), strengths[card], card))
    if is_ours and (best >= ACE or to_come == 1):
        return max(observation.hand, key=lambda card: (card_points((card,)), -strengths[card], -card))
    return min(observation.hand, key=lambda card: (card_points((card,)), strengths[card], card))
