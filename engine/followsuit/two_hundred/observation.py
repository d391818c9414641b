"""Observation of Two Hundred: what one seat may know, and what it may do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from followsuit.actions import Bid, NameTrump, Pass, Play
from followsuit.cards import Suit
from followsuit.seats import Seat, Side
from followsuit.trick.auction import Auction
from followsuit.trick.cardplay import TakenTrick
from followsuit.trick.follow import playable
from followsuit.trick.hand import NO_CARDS, Mask, cards_of
from followsuit.trick.trick import Trick
from followsuit.two_hundred.rules import CARDPLAY, TwoHundredRules
from followsuit.two_hundred.scoring import Contract, DealScore
from followsuit.two_hundred.state import Betting, DealOver, Naming, Playing, Shuffling, State, ThrownIn
from followsuit.two_hundred.verbs import Action, phase


@dataclass(frozen=True, slots=True)
class Observation:
    """A seat's knowledge: its own hand and all that is public. Hidden cards have no place in it.

    ``phase`` is as in the view; ``totals`` are those before the deal; fields that are None have not come up
    yet (``contract``, ``trump``, ``trick``, ``score``).
    """

    rules: TwoHundredRules
    seat: Seat
    phase: str
    number: int
    dealer: Seat
    totals: Mapping[Side, int]
    hand: Mask
    auction: Auction | None
    contract: Contract | None
    trump: Suit | None
    trick: Trick | None
    taken: tuple[TakenTrick, ...]
    score: DealScore | None

    @property
    def to_act(self) -> Seat | None:
        """The seat whose turn it is; None where nobody's is."""
        if self.phase == "betting" and self.auction is not None:
            return self.auction.to_act
        if self.phase == "naming" and self.contract is not None:
            return self.contract.declarer
        if self.phase == "playing" and self.trick is not None:
            return self.trick.to_act(CARDPLAY.rotation)
        return None

    @property
    def held(self) -> dict[Seat, int]:
        """How many cards each seat holds."""
        if self.phase == "shuffling":
            return dict.fromkeys(Seat, 0)
        on_table = {play.seat for play in self.trick.plays} if self.trick else set()
        rest = self.rules.hand_size - len(self.taken)
        return {seat: rest - (seat in on_table) for seat in Seat}


def observe(state: State, seat: Seat) -> Observation:
    """What the seat may know of the state, as a value of its own."""
    standing = state.standing
    auction: Auction | None = None
    contract: Contract | None = None
    cards, trump, trick, score = NO_CARDS, None, None, None
    taken: tuple[TakenTrick, ...] = ()
    match state:
        case Shuffling():
            pass
        case Betting() | ThrownIn():
            auction, cards = state.auction, state.dealt[seat]
        case Naming():
            auction, contract, cards = state.auction, state.contract, state.dealt[seat]
        case Playing() | DealOver():
            auction, contract = state.auction, state.contract
            cards, trump = state.cardplay.hands[seat], state.cardplay.trump
            taken = state.cardplay.taken
            if isinstance(state, DealOver):
                score = state.score
            else:
                trick = state.cardplay.trick
    return Observation(
        rules=standing.rules,
        seat=seat,
        phase=phase(state),
        number=standing.number,
        dealer=standing.dealer,
        totals=dict(standing.totals),
        hand=cards,
        auction=auction,
        contract=contract,
        trump=trump,
        trick=trick,
        taken=taken,
        score=score,
    )


def options(observation: Observation) -> tuple[Action, ...]:
    """The legal actions of the observing seat, all of them; none when it is not its turn."""
    seat = observation.seat
    if observation.to_act is not seat:
        return ()
    if observation.phase == "betting" and observation.auction is not None:
        bids = tuple(Bid(seat, value) for value in observation.auction.values)
        return (Pass(seat), *bids) if observation.auction.can_pass else bids
    if observation.phase == "naming":
        return tuple(NameTrump(seat, suit) for suit in Suit)
    assert observation.trick is not None, "a seat with a turn and no bet or trump to name plays"
    cards = cards_of(playable(observation.hand, observation.trick.led))
    return tuple(Play(seat, (card,)) for card in cards)
