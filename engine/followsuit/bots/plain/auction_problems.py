"""Auction problems: calls and the naming of trump, as the search takes them, for both plain games.

A call is weighed by playing the auction on as the casual bot would, letting the declarer name its best suit,
and playing the cards out.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from followsuit.base.actions import Bid, NameTrump, Pass
from followsuit.base.cards import Suit
from followsuit.base.seats import Rotation, Seat
from followsuit.bots.plain.plain_position import turn_seat
from followsuit.bots.plain.playout import Open
from followsuit.bots.search.problem import WorldOutcome
from followsuit.card_games.trick.auction import Auction, Contract
from followsuit.card_games.trick.observation import AuctionObservation

#: Hands, trick, first play or 0, trump, declaring parity → what S and N take, who wins the trick.
Playout = Callable[[Sequence[int], Open, int, int, int], tuple[int, int]]


class ImaginedTable:
    """A world before the first lead: the cards that each seat bids on, and those it plays with, by seat."""

    __slots__ = ("_direction", "_judge", "_placed", "_plans", "_taken", "asked", "hands")

    def __init__(
        self,
        asked: Sequence[int],
        hands: Sequence[int],
        judge: Callable[[int], tuple[Suit, float]],
        direction: Rotation = Rotation.CLOCKWISE,
    ) -> None:
        self.asked = asked
        self.hands = hands
        self._direction = direction
        self._placed = [hands[turn_seat(place, direction)] for place in range(4)]
        self._judge = judge
        self._plans: dict[int, tuple[Suit, float]] = {}
        self._taken: dict[tuple[int, int], tuple[int, int]] = {}

    def plan(self, seat: int) -> tuple[Suit, float]:
        """The suit a seat would name, and what it thinks its side would take."""
        plan = self._plans.get(seat)
        if plan is None:
            plan = self._plans[seat] = self._judge(self.asked[seat])
        return plan

    def taken(self, playout: Playout, declarer: int, trump: int, leader: int) -> tuple[int, int]:
        """The points or tricks of S and N, and the winner of the first trick; played out once."""
        key = (declarer, trump)
        taken = self._taken.get(key)
        if taken is None:
            taken = self._taken[key] = playout(
                self._placed, Open(turn_seat(leader, self._direction)), 0, trump, declarer & 1
            )
        return taken


class AuctionModel(ABC):
    """The functions of a game with which the search weighs its calls."""

    is_exact = False
    playout: Playout

    def __init__(self, observation: AuctionObservation[Any, Any]) -> None:
        self.observation = observation

    @abstractmethod
    def world(self, rng: Random) -> ImaginedTable:
        """Whole hands for all seats."""

    @abstractmethod
    def call(self, auction: Auction, seat: Seat, worth: float) -> Bid | Pass:
        """The casual bot's call with a hand worth so much."""

    @abstractmethod
    def leader(self, declarer: Seat) -> Seat:
        """Who leads to the first trick."""

    @abstractmethod
    def value(self, contract: Contract, auction: Auction, south_north: int) -> tuple[float, float, float]:
        """Utility, own result and whether the contract is made, of a deal in which S and N take so much."""

    @abstractmethod
    def reason_of(self, action: Any) -> str:
        """Why a call or a trump makes sense, as a code."""

    @abstractmethod
    def passed_out(self) -> tuple[float, float]:
        """Utility and own result of a deal in which everybody passes."""

    def played(self, world: ImaginedTable, contract: Contract, auction: Auction, trump: Suit) -> WorldOutcome:
        """The outcome of a contract."""
        declarer = contract.declarer
        taken, first = world.taken(self.playout, declarer, trump, self.leader(declarer))
        won = 1.0 - ((first ^ self.observation.seat) & 1)
        utility, result, made = self.value(contract, auction, taken)
        return WorldOutcome(utility, result, won, made)


class CallProblem:
    """What to say in the auction: the heuristic's call first, then a pass and the lowest ``most`` bids."""

    is_exact = False

    def __init__(self, calling: AuctionModel, first: Bid | Pass, most: int = 7) -> None:
        observation = calling.observation
        assert observation.auction is not None, "a call is made in an auction"
        self.reason_of = calling.reason_of
        self.world = calling.world
        self._calling = calling
        self._auction = observation.auction
        calls: list[Bid | Pass] = [Bid(observation.seat, value) for value in self._auction.values[:most]]
        if self._auction.can_pass:
            calls.insert(0, Pass(observation.seat))
        if _is_settled(self._auction, observation.seat):
            # Only the two partners are left: over the own side's bid goes who has the hand for it, once.
            calls = [Pass(observation.seat)]
        self.candidates = [first, *(call for call in calls if call != first)]

    def index_of(self, action: Bid | Pass) -> int:
        """The index of a call among the candidates, however high a bid it is."""
        if action not in self.candidates:
            self.candidates.append(action)
        return self.candidates.index(action)

    def outcomes(self, world: ImaginedTable, indices: Sequence[int], rng: Random) -> list[WorldOutcome]:
        """The outcome of each call."""
        return [self._outcome(world, self.candidates[index]) for index in indices]

    def _outcome(self, world: ImaginedTable, made: Bid | Pass) -> WorldOutcome:
        calling = self._calling
        auction = self._auction.with_call(made)
        while (seat := auction.to_act) is not None:
            auction = auction.with_call(calling.call(auction, seat, world.plan(seat)[1]))
        bid = auction.standing
        if bid is None:
            return WorldOutcome(*calling.passed_out(), 0.0)
        contract = Contract(bid.seat, bid.value, auction.is_forced)
        return calling.played(world, contract, auction, world.plan(bid.seat)[0])


def _is_settled(auction: Auction, seat: Seat) -> bool:
    """Whether the partner's bid stands and both opponents are out."""
    standing = auction.standing
    is_partners = standing is not None and standing.seat is seat.partner
    return is_partners and all(other in auction.passed for other in Seat if other.side is not seat.side)


class TrumpProblem:
    """Which suit to name."""

    is_exact = False

    def __init__(self, calling: AuctionModel, first: Suit) -> None:
        observation = calling.observation
        assert observation.contract is not None and observation.auction is not None, (
            "naming follows an auction"
        )
        self.reason_of = calling.reason_of
        self.world = calling.world
        self._calling = calling
        self._contract, self._auction = observation.contract, observation.auction
        self._suits = [first, *(suit for suit in Suit if suit is not first)]
        self.candidates = [NameTrump(observation.seat, suit) for suit in self._suits]

    def index_of(self, action: NameTrump) -> int:
        """The index of a suit among the candidates; all are there."""
        return self.candidates.index(action)

    def outcomes(self, world: ImaginedTable, indices: Sequence[int], rng: Random) -> list[WorldOutcome]:
        """The outcome of each suit as trump."""
        contract, auction = self._contract, self._auction
        return [self._calling.played(world, contract, auction, self._suits[at]) for at in indices]
