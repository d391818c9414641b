"""Sight: what everybody has seen of the tricks so far, as agreements read it, and what a seat sees besides.

It is the same for a game of one card a play and for Tractor, whose tricks of several cards say nothing here
but that their cards are gone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from followsuit.base.agreements import Clause
from followsuit.base.cards import Card
from followsuit.base.seats import AnySeat

#: A trick: what each seat played to it, the leader's first.
Plays = Sequence[tuple[AnySeat, Sequence[Card]]]

#: What is trump to everybody while trump lies face down.
NO_SUIT: Final = -1


@dataclass(frozen=True, slots=True, eq=False)
class SuitOrder:
    """How the cards of a deal stand to each other, in tables, since they are asked at every decision.

    By card, ``suit`` says its suit, ``trump`` being one, ``height`` its place in it, and ``points`` what it
    counts. ``suits`` are all cards of the deal by suit, the lowest first.
    """

    trump: int
    suit: Sequence[int]
    height: Sequence[int]
    points: Sequence[int]
    suits: Mapping[int, Sequence[Card]]

    def strength(self, card: Card, led: int) -> int:
        """How high a card is in a trick to which a suit was led."""
        suit = self.suit[card]
        return self.height[card] + (2000 if suit == self.trump else 1000 if suit == led else 0)

    def asks(self, cards: Sequence[Card]) -> bool:
        """Whether cards of a suit went high, then low. A card that counts was given, and asks nothing."""
        return len(cards) > 1 and not self.points[cards[0]] and self.height[cards[0]] > self.height[cards[1]]


@dataclass(slots=True)
class SeatSigns:
    """What a seat has shown by its plays."""

    #: The side suits it led, the latest last; of one that was turned up as trump later, what was known then.
    led: list[int] = field(default_factory=list)
    #: The cards with which it followed to its partner's lead of a suit without winning, by suit.
    followed: dict[int, tuple[Card, ...]] = field(default_factory=dict)
    #: The first card it threw off.
    discard: Card | None = None
    #: Whether it led a trump that others might beat.
    led_low_trump: bool = False
    #: The side suits its partner had led when it led another, and that it has not played since.
    not_returned: set[int] = field(default_factory=set)
    #: The cards that it would have given to a trick that was surely its side's.
    not_given: set[Card] = field(default_factory=set)
    #: How often it has openly kept what is agreed, and broken it.
    kept: int = 0
    broken: int = 0

    def copy(self) -> SeatSigns:
        """The same, to go on with."""
        return SeatSigns(
            [*self.led],
            {**self.followed},
            self.discard,
            self.led_low_trump,
            {*self.not_returned},
            {*self.not_given},
            self.kept,
            self.broken,
        )


class Signs:
    """What all seats have shown by some tricks, where these clauses are agreed on: a value, like a state."""

    def __init__(self, order: SuitOrder, clauses: frozenset[Clause], seats: int) -> None:
        self.order, self.clauses = order, clauses
        #: By seat.
        self.shown = [SeatSigns() for _ in range(seats)]
        #: The cards not yet played, by suit, the lowest first.
        self.left = {suit: [*cards] for suit, cards in order.suits.items()}

    def after(self, trick: Plays, turned_at: int = 0) -> Signs:
        """The same after one more trick, which may be in progress.

        ``turned_at`` is the number of its first play at which everybody knew trump.
        """
        other = Signs.__new__(Signs)
        other.order, other.clauses = self.order, self.clauses
        other.shown = [signs.copy() for signs in self.shown]
        other.left = {suit: [*cards] for suit, cards in self.left.items()}
        other._see(trick, turned_at)
        return other

    # Walking a trick ---------------------------------------------------------------------------------------
    def _see(self, trick: Plays, turned_at: int) -> None:
        suit, left = self.order.suit, self.left
        if trick and len(trick[0][1]) == 1:
            self._see_singles(trick, turned_at)
            return
        for _, cards in trick:
            for card in cards:
                left[suit[card]].remove(card)

    def _see_singles(self, trick: Plays, turned_at: int) -> None:
        """A trick to which everybody plays one card."""
        order, left, shown = self.order, self.left, self.shown
        suits, height = order.suit, order.height
        leader, (lead,) = trick[0]
        led, partner = suits[lead], leader.partner
        best, ahead = -1, leader
        for at, (seat, (card,)) in enumerate(trick):
            signs, suit = shown[seat], suits[card]
            trump = order.trump if at >= turned_at else NO_SUIT
            strength = height[card] + (2000 if suit == trump else 1000 if suit == led else 0)
            if suit in signs.not_returned or card in signs.not_given or suit in signs.followed:
                self._see_broken(signs, card, suit)
            if not at:
                is_highest = height[left[suit][-1]] <= height[card]
                self._see_lead(signs, shown[partner], led, trump, is_highest=is_highest)
            else:
                if suit != led and suit != trump and signs.discard is None:
                    signs.discard = card
                if suit == led != trump and seat is partner and strength < best:
                    signs.followed[led] = (*signs.followed.get(led, ()), card)
                if at == len(shown) - 1 and ahead is seat.partner:
                    self._see_given(signs, card, led, trump)
            if strength > best:
                best, ahead = strength, seat
            left[suit].remove(card)

    def _see_lead(
        self, signs: SeatSigns, partner: SeatSigns, led: int, trump: int, *, is_highest: bool
    ) -> None:
        if led == trump:
            signs.led_low_trump = signs.led_low_trump or not is_highest
            return
        if partner.led and led == partner.led[-1]:
            signs.kept += Clause.RETURN_SUIT in self.clauses
        elif partner.led and not is_highest:
            signs.not_returned.add(partner.led[-1])
        signs.led.append(led)

    def _see_given(self, signs: SeatSigns, card: Card, led: int, trump: int) -> None:
        """The last card of a side's own trick: a follower could have given one of the suit that counts more,
        who was free to throw off, one of any side suit.
        """
        points, suit = self.order.points, self.order.suit[card]
        given = points[card]
        if given:
            signs.kept += Clause.POINTS in self.clauses
        for side, cards in self.left.items():
            if side == led if suit == led else side != trump:
                signs.not_given.update([other for other in cards if points[other] > given])

    def _see_broken(self, signs: SeatSigns, card: Card, suit: int) -> None:
        """What a card gives away: that its seat could have returned its suit, or given it before."""
        if suit in signs.not_returned:
            signs.not_returned.remove(suit)
            signs.broken += Clause.RETURN_SUIT in self.clauses
        if card in signs.not_given:
            signs.not_given.remove(card)
            signs.broken += Clause.POINTS in self.clauses
        if self.order.asks(signs.followed.get(suit, ())):
            signs.broken += Clause.HIGH_LOW in self.clauses


#: The finished tricks that were asked about last, and what they show: all seats of a table ask about the
#: same ones, and then about one more.
_latest: list[tuple[Sequence[Any], Signs | None]] = [((), None)]


def signs_after(order: SuitOrder, clauses: frozenset[Clause], seats: int, taken: Sequence[Any]) -> Signs:
    """Return what finished tricks show, each of them kept as its game does."""
    known, signs = _latest[0]
    if signs is None or signs.order is not order or signs.clauses != clauses or known != taken[: len(known)]:
        known, signs = (), Signs(order, clauses, seats)
    if len(known) < len(taken):
        for won in taken[len(known) :]:
            plays = won.trick.plays
            # Only a game in which trump may lie face down tells when it was turned up.
            turned_at = getattr(won, "turned_at", 0)
            first = len(plays) if turned_at is None else turned_at
            signs = signs.after([(play.seat, play.cards) for play in plays], first)
        _latest[0] = (taken, signs)
    return signs


class Sight:
    """What the seat ``own`` sees, who holds ``hand`` and is to play to ``trick``: that, and the ``signs`` of
    the tricks before.
    """

    def __init__(self, own: AnySeat, hand: Iterable[Card], signs: Signs, trick: Plays) -> None:
        self.own, self.signs, self.trick = own, signs, trick
        self.order = order = signs.order
        #: What the partner has shown.
        self.partner = signs.shown[own.partner]
        self.trump, self.suit, self.height, self.points = order.trump, order.suit, order.height, order.points
        #: The cards that the others may hold, by suit, as far as anybody has asked.
        self._out: dict[int, list[Card]] = {}
        self._hand = hand
        self._held: Sequence[Card] | None = None

    @property
    def hand(self) -> Sequence[Card]:
        """The cards that it holds; few decisions ask for them."""
        if self._held is None:
            self._held = tuple(self._hand)
        return self._held

    @property
    def out(self) -> list[Card]:
        """The cards that the others may hold."""
        return [card for suit in self.signs.left for card in self.out_in(suit)]

    def out_in(self, suit: int) -> list[Card]:
        """Those of a suit, the lowest first."""
        out = self._out.get(suit)
        if out is None:
            out = self._out[suit] = [*self.signs.left.get(suit, ())]
            its = self.suit
            for card in self.hand:
                if its[card] == suit:
                    out.remove(card)
            for _, cards in self.trick:
                for card in cards:
                    if its[card] == suit:
                        out.remove(card)
        return out

    def is_boss(self, card: Card) -> bool:
        """Whether no higher card of its suit is out."""
        out = self.out_in(self.suit[card])
        return not out or self.height[out[-1]] <= self.height[card]
