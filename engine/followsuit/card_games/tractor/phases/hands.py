"""Hands: the cards that each seat holds, in any phase."""

from __future__ import annotations

from typing import assert_never

from followsuit.base.cards import Card
from followsuit.base.seats import AnySeat
from followsuit.card_games.shengji.cards.pack import dealt_to, kitty_of, without
from followsuit.card_games.tractor.phases.state import (
    Burying,
    Countering,
    Dealing,
    LastChance,
    NamingTrump,
    StarterTrick,
    State,
    TractorBidding,
    TractorDealOver,
    TractorPlaying,
    TractorShuffling,
    TractorThrownIn,
)
from followsuit.card_games.trick.trick import Trick


def hand_of(state: State, seat: AnySeat) -> tuple[Card, ...]:
    """The cards that a seat holds, in the order of their numbers."""
    standing = state.standing
    match state:
        case TractorPlaying(play=play):
            cards = play.hands[seat].cards()
        case Burying() | Countering():
            cards = hand_before_play(state, seat)
        case Dealing(dealt=dealt):
            cards = dealt_to(state.pack, standing.first, seat, dealt)
        case LastChance() | TractorBidding() | TractorThrownIn():
            cards = dealt_to(state.pack, standing.first, seat, standing.sizes.in_hands)
        case StarterTrick(trick=trick):
            cards = dealt_to(state.pack, standing.first, seat, standing.sizes.in_hands)
            cards = _without_starter_card(cards, trick, seat)
        case NamingTrump(prelude=prelude):
            cards = dealt_to(state.pack, standing.first, seat, standing.sizes.in_hands)
            cards = _without_starter_card(cards, prelude.starter_trick, seat)
        case TractorShuffling() | TractorDealOver():
            return ()
        case _:
            assert_never(state)
    return tuple(sorted(cards))


def held_by(state: State) -> tuple[int, ...]:
    """The number of cards that each seat holds, by seat; every seat may know it."""
    if isinstance(state, TractorPlaying):
        return tuple([len(hand) for hand in state.play.hands])
    seats = state.standing.seats
    if isinstance(state, Dealing):
        first, count = state.standing.first, len(seats)
        return tuple([(state.dealt + count - 1 - (first - seat) % count) // count for seat in seats])
    return tuple([len(hand_of(state, seat)) for seat in seats])


def hand_before_play(state: Burying | Countering, seat: AnySeat) -> tuple[Card, ...]:
    """The cards that a seat holds before the play; a burier's include what it has taken up (T13, T79)."""
    sizes = state.standing.sizes
    hand = dealt_to(state.pack, state.standing.first, seat, sizes.in_hands)
    hand = _without_starter_card(hand, state.terms.prelude.starter_trick, seat)
    lies = kitty_of(state.pack, sizes)
    for burial in state.burials:
        if burial.seat is seat:
            hand = without(hand + lies, burial.cards)
        lies = burial.cards
    return hand + lies if isinstance(state, Burying) and seat is state.burier else hand


def _without_starter_card(hand: tuple[Card, ...], trick: Trick | None, seat: AnySeat) -> tuple[Card, ...]:
    """A seat's hand without the card that it has played to the starter trick, if it has."""
    for play in trick.plays if trick is not None else ():
        if play.seat is seat:
            return without(hand, play.cards)
    return hand
