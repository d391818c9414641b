"""Beginner: sees this trick and its own hand, forgets the tricks before, and slips now and then.

A slip is a card that somebody learning the game might play: of the suit the rules of thumb play anyway, or as
poor a discard, and never one that gives away more points or takes a trick from the partner.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from followsuit.bots.plain.cardplay import Seen, chosen
from followsuit.bots.plain.memory import Memory
from followsuit.bots.plain.reasons import reason_of
from followsuit.cards import Card
from followsuit.seats import Seat
from followsuit.trick.follow import playable
from followsuit.trick.hand import cards_of, mask_of
from followsuit.trick.order import beats

#: How often it slips where there is a plausible slip to make.
SLIPS: Final = 0.25

#: The reason of a slip.
SLIP: Final = "slip"


def beginners_choice(seen: Seen, gone: int, rng: Random) -> tuple[Card, str]:
    """The card to play, and why. ``gone`` are the cards of past tricks, which a beginner forgets."""
    # It does not count: what was played long ago may be out still, for all it knows.
    table = mask_of(seen.trick.cards)
    forgetful = Memory((seen.memory.out | gone) & ~table, dict.fromkeys(Seat, frozenset()))
    card = chosen(replace(seen, memory=forgetful))
    slips = plausible(seen, card)
    if slips and rng.random() < SLIPS:
        return slips[int(rng.random() * len(slips))], SLIP
    # A reason has to be true of the table, not of what a beginner remembers of it.
    return card, reason_of(seen, card)


def plausible(seen: Seen, card: Card) -> list[Card]:
    """The cards that a beginner might play by mistake instead of this one, lowest first."""
    trick, trump = seen.trick, seen.trump
    cards = [other for other in cards_of(playable(seen.hand, trick.led)) if other != card]
    cards = [other for other in cards if (other.suit is trump) == (card.suit is trump)]
    cards = [other for other in cards if seen.points(other) <= seen.points(card)]
    leader = trick.winner(trump)
    if leader is seen.seat.partner:
        best = next(play.cards[0] for play in trick.plays if play.seat is leader)
        cards = [other for other in cards if not beats(other, best, trump)]
    return cards
