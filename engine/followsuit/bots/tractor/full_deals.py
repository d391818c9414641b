"""Full deal: all 108 cards as they may lie while trump is still to be found, and its result.

Exact as far as anything is public then: shown declarations stay with their seats, starter cards are gone. The
own hand is filled up too while cards are still being dealt.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from followsuit.base.cards import Card, Strain
from followsuit.base.seats import AnySeat, AnySide, Seat
from followsuit.bots.tractor.board import board_of
from followsuit.bots.tractor.burial_heuristic import quick_burial
from followsuit.bots.tractor.playout import Start, play_out
from followsuit.bots.tractor.utility import deal_utility, hooked_trick
from followsuit.card_games.shengji.cards.pack import card_points, without
from followsuit.card_games.shengji.cards.trump import Trump
from followsuit.card_games.shengji.law.scoring import multiplier_of
from followsuit.card_games.tractor.bidding import starter_points
from followsuit.card_games.tractor.interface.observation import TractorObservation

#: Points by which the declaring side does better at the table than in a playout of a whole deal, about: it
#: buries with a plan, and the bots that play know more than the playout does.
DECLARERS_BETTER: Final = 7

#: A point of utility in card points: levels and turns come with about as much again.
IN_POINTS: Final = 0.4


class FullDeal:
    """One deal: the four hands by seat and the kitty. Each starter and trump is played out once."""

    __slots__ = ("_known", "_observation", "hands", "kitty")

    def __init__(self, observation: TractorObservation, hands: list[list[Card]], kitty: list[Card]) -> None:
        self._observation = observation
        self.hands = hands
        self.kitty = kitty
        self._known: dict[tuple[AnySeat, Strain, AnySide], tuple[int, int, int, int]] = {}

    def played(self, starter: AnySeat, strain: Strain, declaring: AnySide) -> tuple[int, int, int, int]:
        """Return the opposing side's points in tricks, the kitty's bonus, and who wins the first trick.

        The last number is the playout's ``hook``, 0 where the declaring side takes the last trick (T96).
        """
        key = (starter, strain, declaring)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._played(starter, strain, declaring)
        return found

    def _played(self, starter: AnySeat, strain: Strain, declaring: AnySide) -> tuple[int, int, int, int]:
        rules = self._observation.rules
        rank = self._observation.standing.levels[declaring]
        trump = Trump.under(rules, rank, strain)
        board = board_of(trump, rules)
        taken_up = (*self.hands[starter], *self.kitty)
        buried = quick_burial(taken_up, trump, self._observation.standing.sizes.kitty)
        once: list[int] = []
        twice: list[int] = []
        for seat in Seat:
            held = without(taken_up, buried) if seat is starter else self.hands[seat]
            ones, twos = board.masks(held)
            once += ones
            twice += twos
        opposing = declaring.other
        result = play_out(board, once, twice, Start(int(starter), int(opposing)), ())
        tricks = max(0, result.points - DECLARERS_BETTER)
        tricks += starter_points(self._observation.prelude.starter_trick, rank, opposing)
        bonus, hook = 0, 0
        if result.last & 1 == opposing:
            hook = result.hook
            bonus = card_points(buried) * multiplier_of(result.unit, rules)
        return tricks, bonus, result.first, hook

    def value(
        self, starter: AnySeat, strain: Strain, bid: int | None = None, declaring: AnySide | None = None
    ) -> tuple[float, float, float]:
        """Return utility, the opposing side's points, and 1.0 where the own side wins the first trick.

        The points are always the opposing side's; which side that is may be what is being decided.
        ``declaring`` is the declaring side, None for the starter's (T100).
        """
        seat = self._observation.seat
        if declaring is None:
            declaring = starter.side
        tricks, bonus, first, hook = self.played(starter, strain, declaring)
        points = tricks + bonus
        standing = self._observation.standing
        worth = 0.5 * (points - standing.sizes.takes_over)
        took = standing.sizes.points - tricks
        worth += deal_utility(standing, declaring, points, bid, took, hooked_trick(hook, strain))
        utility = -IN_POINTS * worth if declaring is seat.side else IN_POINTS * worth
        return utility, float(points), 1.0 - ((first ^ seat) & 1)


class FullDealSampler:
    """The possible deals, as one seat knows them before trump is known; draws from them."""

    def __init__(self, observation: TractorObservation) -> None:
        self._observation = observation
        gone: Counter[Card] = Counter((*observation.hand, *observation.seen))
        self._fixed: list[list[Card]] = [[] for _ in Seat]
        self._fixed[observation.seat] = list(observation.hand)
        for seat in Seat:
            if seat is not observation.seat:
                shown: Counter[Card] = Counter()
                for declaration in observation.declarations:
                    if declaration.seat is seat:
                        shown |= Counter(declaration.cards)
                gone += shown
                self._fixed[seat] = list(shown.elements())
        self._hidden = list((Counter(observation.standing.sizes.deck.cards) - gone).elements())
        put = {
            play.seat
            for trick in (observation.trick, observation.prelude.starter_trick)
            if trick
            for play in trick.plays
        }
        self._room = [
            observation.standing.sizes.hand - (seat in put) - len(self._fixed[seat]) for seat in Seat
        ]

    def draw(self, rng: Random) -> FullDeal:
        """Return one deal of the hidden cards; all are equally likely."""
        left = list(self._hidden)
        draw = rng.random
        hands = [list(cards) for cards in self._fixed]
        for hand, room in zip(hands, self._room, strict=True):
            for _ in range(room):
                # By hand: how ``random.shuffle`` draws is not promised between versions of Python.
                at = int(draw() * len(left))
                hand.append(left[at])
                left[at] = left[-1]
                left.pop()
        return FullDeal(self._observation, hands, left)
