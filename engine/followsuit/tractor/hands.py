"""Hands: what each seat holds in any phase of a deal. Full knowledge: for the rules and the table only."""

from __future__ import annotations

from typing import assert_never

from followsuit.cards import Card
from followsuit.seats import Seat
from followsuit.tractor.pack import dealt_to, kitty_of, without
from followsuit.tractor.state import (
    Bidding,
    Burying,
    Dealing,
    DealOver,
    LastChance,
    NamingTrump,
    Playing,
    Shuffling,
    StarterTrick,
    State,
    ThrownIn,
)
from followsuit.trick.trick import Trick


def hand_of(state: State, seat: Seat) -> tuple[Card, ...]:
    """The cards a seat holds, lowest face first."""
    match state:
        case Playing(play=play):
            cards = play.hands[seat].cards()
        case Burying():
            cards = hand_before_play(state, seat)
        case Dealing(dealt=dealt):
            cards = dealt_to(state.pack, state.standing.first, seat, dealt)
        case LastChance() | Bidding() | ThrownIn():
            cards = dealt_to(state.pack, state.standing.first, seat)
        case StarterTrick(trick=trick):
            cards = _without_starter_card(dealt_to(state.pack, state.standing.first, seat), trick, seat)
        case NamingTrump(prelude=prelude):
            cards = dealt_to(state.pack, state.standing.first, seat)
            cards = _without_starter_card(cards, prelude.starter_trick, seat)
        case Shuffling() | DealOver():
            return ()
        case _:
            assert_never(state)
    return tuple(sorted(cards))


def held_by(state: State) -> tuple[int, int, int, int]:
    """How many cards each seat holds, by seat. Public."""
    if isinstance(state, Playing):
        counts = [len(hand) for hand in state.play.hands]
    elif isinstance(state, Dealing):
        first = state.standing.first
        counts = [(state.dealt + 3 - (first - seat) % 4) // 4 for seat in Seat]
    else:
        counts = [len(hand_of(state, seat)) for seat in Seat]
    return counts[0], counts[1], counts[2], counts[3]


def hand_before_play(state: Burying, seat: Seat) -> tuple[Card, ...]:
    """The cards a seat holds while the starter buries; the starter's include the kitty (T13, T42)."""
    hand = dealt_to(state.pack, state.standing.first, seat)
    hand = _without_starter_card(hand, state.terms.prelude.starter_trick, seat)
    return hand + kitty_of(state.pack) if seat is state.terms.starter else hand


def _without_starter_card(hand: tuple[Card, ...], trick: Trick | None, seat: Seat) -> tuple[Card, ...]:
    for play in trick.plays if trick is not None else ():
        if play.seat is seat:
            return without(hand, play.cards)
    return hand
