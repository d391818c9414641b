"""Trump progress: how far trump and the starter are found in any phase, and who has taken up the kitty."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from followsuit.base.seats import AnySeat
from followsuit.card_games.tractor.phases.state import (
    Burying,
    Countering,
    Dealing,
    Declaration,
    LastChance,
    NamingTrump,
    Prelude,
    StarterTrick,
    State,
    TractorBidding,
    TractorDealOver,
    TractorPlaying,
    TractorShuffling,
    TractorThrownIn,
)
from followsuit.card_games.tractor.standings import TractorStanding


def prelude_of(state: State) -> Prelude:
    """The declarations, cards turned and bidding so far, and the starter trick once it is complete."""
    match state:
        case TractorShuffling():
            return Prelude()
        case Dealing(declarations=declarations) | LastChance(declarations=declarations):
            return Prelude(declarations)
        case TractorBidding(bidding=bidding) | StarterTrick(bidding=bidding):
            return Prelude(bidding=bidding)
        case NamingTrump(prelude=prelude) | TractorThrownIn(prelude=prelude):
            return prelude
        case (
            Burying(terms=terms)
            | Countering(terms=terms)
            | TractorPlaying(terms=terms)
            | TractorDealOver(terms=terms)
        ):
            return terms.prelude
        case _:
            assert_never(state)


def starter_of(state: State) -> AnySeat | None:
    """The starter as things stand; None while it is open."""
    match state:
        case Dealing(declarations=declarations) | LastChance(declarations=declarations):
            return declared_starter(state.standing, declarations)
        case NamingTrump(starter=starter):
            return starter
        case (
            Burying(terms=terms)
            | Countering(terms=terms)
            | TractorPlaying(terms=terms)
            | TractorDealOver(terms=terms)
        ):
            return terms.starter
        case _:
            return state.standing.starter


def declared_starter(standing: TractorStanding, declarations: Sequence[Declaration]) -> AnySeat | None:
    """The starter after these declarations: in deal 1 the last declarer, later the standing's (T11)."""
    if standing.starter is not None:
        return standing.starter
    return declarations[-1].seat if declarations else None


def buriers_of(state: State) -> tuple[AnySeat, ...]:
    """The seats that have taken up the kitty, in order; the last one buries, or has buried (T13, T79)."""
    match state:
        case Burying(burials=burials):
            return (*(burial.seat for burial in burials), state.burier)
        case Countering(burials=burials):
            return tuple(burial.seat for burial in burials)
        case TractorPlaying(play=play) | TractorDealOver(play=play):
            return play.buriers
        case _:
            return ()
