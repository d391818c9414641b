"""Claim: the plays that win a seat every trick left, whatever the others hold and however they play.

A claim has to be certain from what the seat knows: it takes the trick on the table or has the lead, and never
loses it. Then it leads its trumps from the highest down, and each side suit from the highest down. A card is
*out* if another seat may hold it. A card is safe if it is higher than every card of its suit that is out, or
if none can be out any more: every lead of a suit draws at least one of the cards that are out, because a seat
that holds one has to follow (H8, R7). A side suit is led only when no trump is out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from followsuit.base.cards import Card, Suit
from followsuit.base.decks import Deck
from followsuit.base.seats import Seat
from followsuit.card_games.trick.cardplay import TrickRules
from followsuit.card_games.trick.hand import SUIT_MASKS, Mask, cards_of, mask_of, playable
from followsuit.card_games.trick.observation import AuctionObservation
from followsuit.card_games.trick.order import beats
from followsuit.card_games.trick.trick import Trick


class TrickObservation(Protocol):
    """What a seat knows that is to play to a trick, in any game of one card a play."""

    @property
    def rules(self) -> TrickRules:
        """The rules of the match."""

    @property
    def seat(self) -> Seat:
        """The seat itself."""

    @property
    def hand(self) -> Mask:
        """Its cards."""

    @property
    def taken(self) -> Sequence[CompleteTrick]:
        """The tricks that are over."""


class CompleteTrick(Protocol):
    """A trick that is over, as each game keeps it."""

    @property
    def trick(self) -> Trick:
        """Its plays."""


def sure_plays(observation: AuctionObservation[Any, Any], pack: Deck) -> tuple[tuple[Card, ...], ...]:
    """The plays that win the observing seat every trick left, each of one card; none if that is not certain.

    ``pack`` are all cards of the game. It has to be the seat's turn; otherwise there are none either.
    """
    trick, trump = observation.trick, observation.trump
    if trick is None or trump is None or observation.to_act is not observation.seat:
        return ()
    gone = mask_of(card for past in (*(won.trick for won in observation.taken), trick) for card in past.cards)
    out = Mask(mask_of(pack.cards) & ~gone & ~observation.hand)
    if not trick.plays:
        return tuple((card,) for card in sure_leads(observation.hand, out, trump))
    for card in sure_answers(observation, trick, trump, out):
        rest = Mask(observation.hand & ~mask_of((card,)))
        leads = sure_leads(rest, out, trump)
        if leads or not rest:
            return ((card,), *((lead,) for lead in leads))
    return ()


def sure_answers(observation: TrickObservation, trick: Trick, trump: Suit, out: Mask) -> Iterator[Card]:
    """The cards that take the trick on the table whatever the seats after this one hold, the lowest first."""
    leader = trick.winner(trump)
    best = next(play.cards[0] for play in trick.plays if play.seat is leader)
    later = [
        observation.rules.direction.after(observation.seat, step) for step in range(1, 4 - len(trick.plays))
    ]
    voids = _shown_voids(observation, trick)

    def may_hold(seat: Seat, cards: int, suit: Suit) -> bool:
        return bool(cards & SUIT_MASKS[suit]) and suit not in voids[seat]

    for card in cards_of(playable(observation.hand, trick.led)):
        higher = out >> (card + 1) << (card + 1)
        if beats(card, best, trump) and not any(
            may_hold(seat, higher, card.suit) or (card.suit is not trump and may_hold(seat, out, trump))
            for seat in later
        ):
            yield card


def _shown_voids(observation: TrickObservation, trick: Trick) -> dict[Seat, set[Suit]]:
    """The suits that each seat has shown to be void in."""
    voids: dict[Seat, set[Suit]] = {seat: set() for seat in Seat}
    for past in (*(won.trick for won in observation.taken), trick):
        led = past.led
        for play in past.plays:
            if led is not None and play.cards[0].suit is not led:
                voids[play.seat].add(led)
    return voids


def sure_leads(hand: Mask, out: Mask, trump: Suit | None) -> tuple[Card, ...]:
    """The leads that win every trick left, in order; none if that is not certain.

    ``out`` are the cards of the three other hands together.

    >>> from followsuit.base.cards import cards_text, parse_cards
    >>> from followsuit.card_games.trick.hand import mask_of
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
