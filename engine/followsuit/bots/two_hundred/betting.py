"""Betting and naming trump as problems for the search: the auction played on, the cards played out."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from followsuit.actions import Bid, NameTrump, Pass
from followsuit.bots.plain.layout import bits_of, spread
from followsuit.bots.plain.playout import Open, play_points
from followsuit.bots.plain.worlds import Worlds
from followsuit.bots.search.problem import Outcome
from followsuit.bots.two_hundred import casual
from followsuit.bots.two_hundred.prospects import Prospects
from followsuit.bots.two_hundred.worth import best_trump
from followsuit.cards import Suit
from followsuit.seats import Seat
from followsuit.trick.auction import Auction, bettors
from followsuit.trick.contract import Contract
from followsuit.two_hundred.observation import Observation


class _Dealt:
    """Whole hands for the other three, before any card is played."""

    is_exact = False

    def __init__(self, seen: Observation) -> None:
        self._seen = seen
        self._hand = spread(seen.hand)
        size = seen.rules.hand_size
        hidden = bits_of(seen.rules.pack.cards) & ~self._hand
        self._worlds = Worlds(hidden, (size, size, size), (0, 0, 0))
        self._prospects = Prospects.of(seen)

    def hands(self, rng: Random) -> list[int]:
        """Hands by seat."""
        hands = [0, 0, 0, 0]
        seat = int(self._seen.seat)
        hands[seat] = self._hand
        for step, dealt in enumerate(self._worlds.draw(rng), 1):
            hands[(seat + step) % 4] = dealt
        return hands


class _Told:
    """A world of the auction: hands by seat, and what each would name and expect."""

    __slots__ = ("hands", "plans", "points")

    def __init__(self, hands: list[int]) -> None:
        self.hands = hands
        self.plans: dict[Seat, tuple[Suit, float]] = {}
        #: Card points of S and N with a declarer, once played out.
        self.points: dict[Seat, int] = {}

    def plan(self, seat: Seat) -> tuple[Suit, float]:
        """Best trump and worth of a seat's hand."""
        plan = self.plans.get(seat)
        if plan is None:
            plan = self.plans[seat] = best_trump(self.hands[seat])
        return plan

    def taken(self, declarer: Seat) -> int:
        """What S and N take with that declarer, who names its best suit and leads (H7)."""
        points = self.points.get(declarer)
        if points is None:
            trump = int(self.plan(declarer)[0])
            points, _ = play_points(self.hands, Open(int(declarer)), 0, trump, int(declarer) & 1)
            self.points[declarer] = points
        return points


class BetProblem(_Dealt):
    """What to say in the auction."""

    def __init__(self, seen: Observation, most: int = 7) -> None:
        super().__init__(seen)
        auction = seen.auction
        assert auction is not None, "betting has an auction"
        self._auction = auction
        first = casual.thought(seen)
        self.reason = first.reason
        calls: list[Bid | Pass] = [Bid(seen.seat, value) for value in auction.values[:most]]
        if auction.can_pass:
            calls.insert(0, Pass(seen.seat))
        self.ballot = [first.action, *(call for call in calls if call != first.action)]

    def world(self, rng: Random) -> _Told:
        """Whole hands."""
        return _Told(self.hands(rng))

    def outcomes(self, world: _Told, candidates: Sequence[int], rng: Random) -> list[Outcome]:
        """The auction played on as the casual bot would, and the cards played out."""
        return [self._outcome(world, self.ballot[candidate]) for candidate in candidates]

    def _outcome(self, world: _Told, made: Bid | Pass) -> Outcome:
        seen = self._seen
        auction: Auction = self._auction.with_call(made)
        while (seat := auction.to_act) is not None:
            worth = world.plan(seat)[1]
            auction = auction.with_call(casual.call(auction, seat, worth, casual.is_obliged(seen, seat)))
        bid = auction.standing
        if bid is None:
            return Outcome(0.0, 50.0, 0.0)  # thrown in: the totals stand as they were
        contract = Contract(bid.seat, bid.value, auction.is_forced)
        return Outcome(*self._prospects.value(contract, bettors(auction), world.taken(bid.seat)), 0.0)


class NamingProblem(_Dealt):
    """Which suit to name."""

    def __init__(self, seen: Observation) -> None:
        super().__init__(seen)
        assert seen.contract is not None and seen.auction is not None, "naming follows an auction"
        self._contract = seen.contract
        self._bettors = bettors(seen.auction)
        first = best_trump(self._hand)[0]
        self.reason = "best_suit"
        self._suits = [first, *(suit for suit in Suit if suit is not first)]
        self.ballot = [NameTrump(seen.seat, suit) for suit in self._suits]

    def world(self, rng: Random) -> list[int]:
        """Whole hands."""
        return self.hands(rng)

    def outcomes(self, world: list[int], candidates: Sequence[int], rng: Random) -> list[Outcome]:
        """The cards played out with each suit as trump."""
        seat = int(self._seen.seat)
        found = []
        for candidate in candidates:
            points, first = play_points(world, Open(seat), 0, int(self._suits[candidate]), seat & 1)
            value = self._prospects.value(self._contract, self._bettors, points)
            found.append(Outcome(*value, 1.0 - ((first ^ seat) & 1)))
        return found
