"""Observation: what one seat may know of a deal with an auction, a named trump and tricks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from followsuit.base.actions import Bid, NameTrump, Pass, Play
from followsuit.base.cards import Suit
from followsuit.base.seats import Seat, Side
from followsuit.card_games.trick.auction import Auction, Contract
from followsuit.card_games.trick.cardplay import TakenTrick, TrickRulesT
from followsuit.card_games.trick.hand import Mask, cards_of, playable
from followsuit.card_games.trick.phases import (
    Bidding,
    DealOver,
    DealState,
    DealtT,
    Naming,
    Playing,
    ScoreT,
    StandingT,
    ThrownIn,
)
from followsuit.card_games.trick.transitions import Action, Transitions
from followsuit.card_games.trick.trick import Trick


@dataclass(frozen=True, slots=True, kw_only=True)
class AuctionObservation(Generic[TrickRulesT, ScoreT]):
    """A seat's knowledge: its own hand and all that is public. It has no field for hidden cards.

    ``phase`` is the phase's name as in the view; ``number`` counts deals from 1; ``totals`` are those before
    the deal; ``dealt`` is how many cards each seat has been dealt so far. A field is None while the deal has
    not come to it.
    """

    rules: TrickRulesT
    seat: Seat
    phase: str
    number: int
    totals: Mapping[Side, int]
    dealt: int
    hand: Mask
    auction: Auction | None
    contract: Contract | None
    trump: Suit | None
    trick: Trick | None
    taken: tuple[TakenTrick, ...]
    score: ScoreT | None

    @property
    def to_act(self) -> Seat | None:
        """The seat whose turn it is; None when it is nobody's."""
        if self.trick is not None:
            return self.trick.to_act(self.rules.direction)
        if self.contract is not None:
            return self.contract.declarer if self.score is None else None
        return self.auction.to_act if self.auction is not None else None

    @property
    def held(self) -> dict[Seat, int]:
        """How many cards each seat holds."""
        on_table = {play.seat for play in self.trick.plays} if self.trick else set()
        rest = self.dealt - len(self.taken)
        return {seat: rest - (seat in on_table) for seat in Seat}


ObservationT = TypeVar("ObservationT", bound=AuctionObservation[Any, Any])


def observe_auction(
    kind: type[ObservationT],
    transitions: Transitions[StandingT, DealtT, ScoreT],
    state: DealState[StandingT, DealtT, ScoreT],
    seat: Seat,
    **own: Any,
) -> ObservationT:
    """What the seat may know of the state, as a new value.

    ``kind`` is the game's class of observations; ``own`` are the fields that this function does not fill.
    """
    auction: Auction | None = None
    contract: Contract | None = None
    trump: Suit | None = None
    trick: Trick | None = None
    score: ScoreT | None = None
    taken: tuple[TakenTrick, ...] = ()
    match state:
        case Playing(auction=auction, contract=contract, cardplay=cardplay):
            trump, taken, trick = cardplay.trump, cardplay.taken, cardplay.trick
        case DealOver(auction=auction, contract=contract, cardplay=cardplay, score=score):
            trump, taken = cardplay.trump, cardplay.taken
        case Naming(auction=auction, contract=contract):
            pass
        case Bidding(auction=auction) | ThrownIn(auction=auction):
            pass
    return kind(
        seat=seat,
        phase=transitions.phase(state),
        hand=Mask(transitions.hand(state, seat)),
        auction=auction,
        contract=contract,
        trump=trump,
        trick=trick,
        taken=taken,
        score=score,
        **own,
    )


def options(observation: AuctionObservation[Any, Any]) -> tuple[Action, ...]:
    """All legal actions of the observing seat; none when it is not its turn."""
    seat = observation.seat
    if observation.to_act is not seat:
        return ()
    if observation.trick is not None:
        cards = cards_of(playable(observation.hand, observation.trick.led))
        return tuple(Play(seat, (card,)) for card in cards)
    if observation.contract is not None:
        return tuple(NameTrump(seat, suit) for suit in Suit)
    assert observation.auction is not None, "a seat with a turn and neither trick nor contract bids"
    bids = tuple(Bid(seat, value) for value in observation.auction.values)
    return (Pass(seat), *bids) if observation.auction.can_pass else bids
