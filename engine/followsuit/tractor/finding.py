"""Finding: how far a deal has come in finding its starter and trump, whatever phase it is in. All public."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from followsuit.seats import Seat
from followsuit.tractor.match import Standing
from followsuit.tractor.state import (
    Bidding,
    Burying,
    Dealing,
    DealOver,
    Declaration,
    LastChance,
    NamingTrump,
    Playing,
    Prelude,
    Shuffling,
    StarterTrick,
    State,
    ThrownIn,
)


def prelude_of(state: State) -> Prelude:
    """Declarations, cards turned, bidding and starter trick so far; the latter once it is complete."""
    match state:
        case Shuffling():
            return Prelude()
        case Dealing(declarations=declarations) | LastChance(declarations=declarations):
            return Prelude(declarations)
        case Bidding(bidding=bidding) | StarterTrick(bidding=bidding):
            return Prelude(bidding=bidding)
        case NamingTrump(prelude=prelude) | ThrownIn(prelude=prelude):
            return prelude
        case Burying(terms=terms) | Playing(terms=terms) | DealOver(terms=terms):
            return terms.prelude
        case _:
            assert_never(state)


def starter_of(state: State) -> Seat | None:
    """The starter as things stand; None where it is still to be found."""
    match state:
        case Dealing(declarations=declarations) | LastChance(declarations=declarations):
            return declared_starter(state.standing, declarations)
        case NamingTrump(starter=starter):
            return starter
        case Burying(terms=terms) | Playing(terms=terms) | DealOver(terms=terms):
            return terms.starter
        case _:
            return state.standing.starter


def declared_starter(standing: Standing, declarations: Sequence[Declaration]) -> Seat | None:
    """The starter after these declarations: a later deal's, or the last declarer of deal 1 (T11)."""
    if standing.starter is not None:
        return standing.starter
    return declarations[-1].seat if declarations else None
