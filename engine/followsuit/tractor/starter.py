"""Starter trick: one card from each seat, before trump is known, finds the auction's starter (T41)."""

from __future__ import annotations

from collections.abc import Sequence

from followsuit.actions import Play
from followsuit.cards import Card, Rank
from followsuit.seats import Seat, Side
from followsuit.tractor.scoring import card_points
from followsuit.trick.trick import Trick


def starter_strength(card: Card, trump_rank: Rank) -> int:
    """Where a card stands in the starter trick: BJ > SJ > trump-rank cards > A … 2, suits equal.

    >>> from followsuit.cards import parse_cards
    >>> [starter_strength(card, Rank.TWO) for card in parse_cards("BJ SJ 2H 2S AH 3C")]
    [15, 14, 13, 13, 12, 1]
    """
    if card.is_joker:
        return card - 38
    return 13 if card.rank is trump_rank else int(card.rank)


def _first_highest(plays: Sequence[Play], trump_rank: Rank) -> Seat:
    # max() keeps the first of equals, which is what T41 asks for.
    return max(plays, key=lambda play: starter_strength(play.cards[0], trump_rank)).seat


def starter_winner(plays: Sequence[Play], trump_rank: Rank) -> Seat:
    """The seat with the highest card so far, the first played among equals; needs a play."""
    return _first_highest(plays, trump_rank)


def starter_found(plays: Sequence[Play], trump_rank: Rank, declaring: Side) -> Seat:
    """The seat of the declaring side that put the higher card, the first played among equals."""
    return _first_highest([play for play in plays if play.seat.side is declaring], trump_rank)


def starter_points(trick: Trick | None, trump_rank: Rank, side: Side) -> int:
    """The points of a complete starter trick, if the side's is the highest card; 0 without one (T41)."""
    if trick is None or starter_winner(trick.plays, trump_rank).side is not side:
        return 0
    return card_points(trick.cards)
