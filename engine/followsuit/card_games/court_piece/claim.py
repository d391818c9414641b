"""Claim: the plays that win a seat every trick until the deal is over, whatever the others hold.

A seat claims when trump is known. It needs no more tricks than end the deal (C20, C21), and stops where a
court might be staked (C23).
"""

from __future__ import annotations

from collections.abc import Sequence

from followsuit.base.cards import Card, Rank
from followsuit.card_games.court_piece.observation import CourtPieceObservation
from followsuit.card_games.court_piece.rules import PACK
from followsuit.card_games.trick.claim import sure_answers, sure_leads
from followsuit.card_games.trick.hand import Mask, mask_of


def sure_plays(observation: CourtPieceObservation) -> tuple[tuple[Card, ...], ...]:
    """The plays that win the observing seat every trick until the deal is over; none if not certain."""
    trick, trump = observation.trick, observation.trump
    if (
        trick is None
        or trump is None
        or observation.to_act is not observation.seat
        or observation.turned_at != 0
    ):
        return ()
    gone = mask_of(card for past in (*(won.trick for won in observation.taken), trick) for card in past.cards)
    out = Mask(mask_of(PACK.cards) & ~gone & ~observation.hand)
    if not trick.plays:
        return _until_over(observation, sure_leads(observation.hand, out, trump))
    for card in sure_answers(observation, trick, trump, out):
        rest = Mask(observation.hand & ~card.bit)
        leads = sure_leads(rest, out, trump)
        if leads or not rest:
            return _until_over(observation, (card, *leads))
    return ()


def _until_over(observation: CourtPieceObservation, cards: Sequence[Card]) -> tuple[tuple[Card, ...], ...]:
    """The first of the cards, up to the one that ends the deal."""
    plays: list[tuple[Card, ...]] = []
    pile = observation.pile
    for card in cards:
        plays.append((card,))
        pile, _ = pile.won(observation.rules, observation.seat, ace=card.rank is Rank.ACE)
        if pile.is_over(observation.rules):
            break
    return tuple(plays)
