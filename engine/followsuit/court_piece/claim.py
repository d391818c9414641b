"""Claim: the leads that win a seat every trick until the deal is over, whatever the others hold.

A seat claims when it is to lead and trump is known. It needs no more tricks than end the deal (C20, C21).
"""

from __future__ import annotations

from followsuit.cards import Card, Rank
from followsuit.court_piece.observation import CourtPieceObservation
from followsuit.court_piece.rules import PACK
from followsuit.trick.claim import sure_leads
from followsuit.trick.hand import Mask, mask_of


def sure_plays(seen: CourtPieceObservation) -> tuple[tuple[Card, ...], ...]:
    """The leads that win the observing seat every trick until the deal is over; none if not certain."""
    trick, trump = seen.trick, seen.trump
    if trick is None or trick.plays or trump is None or seen.to_act is not seen.seat:
        return ()
    gone = mask_of(card for won in seen.taken for card in won.trick.cards)
    out = Mask(mask_of(PACK.cards) & ~gone & ~seen.hand)
    leads: list[tuple[Card, ...]] = []
    pile = seen.pile
    for card in sure_leads(seen.hand, out, trump):
        leads.append((card,))
        pile, _ = pile.won(seen.rules, seen.seat, ace=card.rank is Rank.ACE)
        if pile.is_over(seen.rules) or pile.may_go_on(seen.rules):
            break
    return tuple(leads)
