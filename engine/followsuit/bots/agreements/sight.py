"""Sight: what everybody has seen of the tricks so far, as agreements read it.

It is the same for a game of one card a play and for Tractor, whose tricks of several cards say nothing here
but that their cards are gone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from followsuit.base.cards import Card
from followsuit.base.seats import AnySeat

#: A trick: what each seat played to it, the leader's first.
Plays = Sequence[tuple[AnySeat, Sequence[Card]]]


#: What a seat is taken to have kept before anything is seen, of so many occasions; and the floor.
KEPT_BEFORE: Final = 2.5
SEEN_BEFORE: Final = 3.0
LEAST_TRUST: Final = 0.2


@dataclass(slots=True)
class SeatSigns:
    """What a seat has shown by its plays."""

    #: The side suits it led, the latest last.
    led: list[int] = field(default_factory=list)
    #: The cards with which it followed to its partner's lead of a suit without winning, by suit.
    followed: dict[int, list[Card]] = field(default_factory=dict)
    #: The first card it threw off.
    discard: Card | None = None
    #: Whether it led a trump that others might beat.
    led_low_trump: bool = False
    #: The side suits its partner had led when it led another, and that it has not played since.
    not_returned: set[int] = field(default_factory=set)
    #: The cards that it would have given to a trick that was surely its side's.
    not_given: set[Card] = field(default_factory=set)
    #: How often it has openly kept an agreement, and broken one.
    kept: int = 0
    broken: int = 0

    @property
    def trust(self) -> float:
        """How far the seat is to be trusted to keep what is agreed, by what it has openly done."""
        return max(LEAST_TRUST, (self.kept + KEPT_BEFORE) / (self.kept + self.broken + SEEN_BEFORE))


class Sight:
    """The public plays of a deal, as the seat ``own`` sees them, who holds ``hand``.

    By card, ``suit`` says its suit, trumps being one, ``height`` its place in it, and ``points`` what it
    counts. ``suits`` are all cards of the deal by suit, the lowest first. Everything here is asked at every
    decision, so there are tables in place of functions, and few calls.
    """

    def __init__(
        self,
        own: AnySeat,
        hand: Sequence[Card],
        suits: Mapping[int, Sequence[Card]],
        tricks: Sequence[Plays],
        *,
        trump: int,
        suit: Sequence[int],
        height: Sequence[int],
        points: Sequence[int],
    ) -> None:
        self.own, self.hand, self.trump = own, hand, trump
        self.suit, self.height, self.points = suit, height, points
        #: The cards not yet played, by suit, the lowest first.
        self._left = {its: [*cards] for its, cards in suits.items()}
        self.shown: dict[AnySeat, SeatSigns] = {seat: SeatSigns() for seat in own.table}
        left, seats = self._left, len(own.table)
        for trick in tricks:
            if trick and len(trick[0][1]) == 1:
                self._see(trick, seats)
                continue
            for _, cards in trick:
                for card in cards:
                    left[suit[card]].remove(card)
        #: The cards that the others may hold, by suit.
        self._out = {its: [*cards] for its, cards in left.items()}
        for card in hand:
            self._out[suit[card]].remove(card)

    @property
    def out(self) -> list[Card]:
        """The cards that the others may hold."""
        return [card for cards in self._out.values() for card in cards]

    def out_in(self, suit: int) -> list[Card]:
        """Those of a suit, the lowest first."""
        return self._out.get(suit, [])

    def partner(self) -> SeatSigns:
        """What the partner has shown."""
        return self.shown[self.own.partner]

    def asks_for(self, signs: SeatSigns, suit: int) -> bool:
        """Whether a seat's high then low asked for a suit. A card that counts was given, and asks nothing."""
        cards = signs.followed.get(suit, ())
        return len(cards) > 1 and not self.points[cards[0]] and self.height[cards[0]] > self.height[cards[1]]

    def is_boss(self, card: Card) -> bool:
        """Whether no higher card of its suit is out."""
        out = self.out_in(self.suit[card])
        return not out or self.height[out[-1]] <= self.height[card]

    def strength(self, card: Card, led: int) -> int:
        """How high a card is in a trick to which a suit was led."""
        suit = self.suit[card]
        return self.height[card] + (2000 if suit == self.trump else 1000 if suit == led else 0)

    # Walking the tricks ------------------------------------------------------------------------------------
    def _see(self, trick: Plays, seats: int) -> None:
        """A trick to which everybody plays one card."""
        suits, height, trump, left = self.suit, self.height, self.trump, self._left
        leader, (lead,) = trick[0]
        led, partner = suits[lead], leader.partner
        best = ahead = None
        for at, (seat, (card,)) in enumerate(trick, 1):
            signs, suit = self.shown[seat], suits[card]
            strength = height[card] + (2000 if suit == trump else 1000 if suit == led else 0)
            if suit in signs.not_returned or card in signs.not_given or suit in signs.followed:
                self._see_broken(signs, card, suit)
            if best is None:
                is_highest = height[left[suit][-1]] <= height[card]
                self._see_lead(signs, self.shown[partner], led, is_highest=is_highest)
            else:
                if suit != led and suit != trump and signs.discard is None:
                    signs.discard = card
                if suit == led != trump and seat is partner and strength < best:
                    signs.followed.setdefault(led, []).append(card)
                if at == seats and ahead is seat.partner:
                    self._see_given(signs, card, led)
            if best is None or strength > best:
                best, ahead = strength, seat
            left[suit].remove(card)

    def _see_lead(self, signs: SeatSigns, partner: SeatSigns, led: int, *, is_highest: bool) -> None:
        if led == self.trump:
            signs.led_low_trump = signs.led_low_trump or not is_highest
            return
        if partner.led and led == partner.led[-1]:
            signs.kept += 1
        elif partner.led and not is_highest:
            signs.not_returned.add(partner.led[-1])
        signs.led.append(led)

    def _see_given(self, signs: SeatSigns, card: Card, led: int) -> None:
        """The last card of a side's own trick: a follower could have given one of the suit that counts more,
        who was free to throw off, one of any side suit.
        """
        given, suit = self.points[card], self.suit[card]
        signs.kept += given > 0
        for side, cards in self._left.items():
            if side == led if suit == led else side != self.trump:
                signs.not_given.update([other for other in cards if self.points[other] > given])

    def _see_broken(self, signs: SeatSigns, card: Card, suit: int) -> None:
        """What a card gives away: that its seat could have returned its suit, or given it before."""
        if suit in signs.not_returned:
            signs.not_returned.remove(suit)
            signs.broken += 1
        if card in signs.not_given:
            signs.not_given.remove(card)
            signs.broken += 1
        if len(signs.followed.get(suit, ())) > 1 and self.asks_for(signs, suit):
            signs.broken += 1
