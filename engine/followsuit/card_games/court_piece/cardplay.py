"""Cardplay of Court Piece: tricks, the pile they lie on, and a trump found on the way (C32 to C37).

A trick's plays are counted from 0. ``turned_at`` is the number of the play before which the indicator was
turned up: 0 where trump was known before the trick, None while it lies face down. Cards of the trump suit
played before that are not trumps (C36).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from followsuit.base.actions import Play
from followsuit.base.cards import Card, Rank, Suit, cards_text
from followsuit.base.errors import Refusal
from followsuit.base.events import CardsPlayed, Event, TrickWon
from followsuit.base.seats import Seat, check_turn
from followsuit.card_games.court_piece.events import IndicatorTurned, PileTaken
from followsuit.card_games.court_piece.pile import Pile
from followsuit.card_games.court_piece.rules import CourtPieceRules
from followsuit.card_games.trick import hand as trick_hand
from followsuit.card_games.trick.cardplay import Hands
from followsuit.card_games.trick.hand import SUIT_MASKS, Mask, cards_of, check_follow
from followsuit.card_games.trick.trick import Trick


@dataclass(frozen=True, slots=True)
class WonTrick:
    """A complete trick, the seat that won it, and how many tricks that took: 0 if it stays on the pile."""

    trick: Trick
    winner: Seat
    turned_at: int | None
    takes: int

    @property
    def points(self) -> int:
        """The trick's card points: no card counts any."""
        return 0


def winning_index(cards: Sequence[Card], trump: Suit, turned_at: int | None) -> int:
    """The index of the card that wins a trick (C11, C34, C36); ``cards`` are in playing order.

    >>> from followsuit.base.cards import parse_cards
    >>> winning_index(parse_cards("8H QS JD 8S"), Suit.SPADES, 1)
    1
    >>> winning_index(parse_cards("AS KS 2S"), Suit.SPADES, 2)
    2
    """
    best, ruled = 0, turned_at == 0 and cards[0].suit is trump
    for index in range(1, len(cards)):
        card = cards[index]
        if turned_at is not None and index >= turned_at and card.suit is trump:
            if not ruled or card > cards[best]:
                best, ruled = index, True
        elif not ruled and card.suit is cards[best].suit and card > cards[best]:
            best = index
    return best


def playable(hand: int, led: Suit | None, trump: Suit | None, *, asked: bool) -> Mask:
    """The cards of a hand that may be played (C10); with ``asked`` only trumps, if there are any (C35)."""
    if asked and trump is not None and (trumps := hand & SUIT_MASKS[trump]):
        return Mask(trumps)
    return trick_hand.playable(hand, led)


def check_card(hand: int, led: Suit | None, trump: Suit | None, card: Card, *, asked: bool) -> Refusal | None:
    """Why the card may not be played from the hand, or None.

    Codes: ``not_in_hand``, ``must_follow`` (C10), ``must_trump`` (C35); facts as in `check_follow`.
    """
    refusal = check_follow(hand, led, card, "C10")
    if refusal is None and trump is not None and not playable(hand, led, trump, asked=asked) >> card & 1:
        held = hand & SUIT_MASKS[trump]
        owed = cards_text(reversed(tuple(cards_of(held))))
        facts = {"suit": trump.letter, "count": held.bit_count(), "owed": owed}
        return Refusal("must_trump", "C35", facts)
    return refusal


@dataclass(frozen=True, slots=True)
class Tricks:
    """The tricks of a deal: hands as they are now, trump, the trick in progress, those won, and the pile.

    ``indicator`` is the card that lies face down; while it does, only the caller may know ``trump``, and the
    card is in no hand (C33). ``laid`` is that card also when it has been turned up. ``asked`` is the seat
    that had it turned up and has yet to play (C35).
    """

    hands: Hands
    caller: Seat
    trump: Suit
    indicator: Card | None
    trick: Trick
    turned_at: int | None
    laid: Card | None = None
    asked: Seat | None = None
    won: tuple[WonTrick, ...] = ()
    pile: Pile = Pile()

    def to_act(self, rules: CourtPieceRules) -> Seat:
        """The seat that plays next; the deal is not over."""
        seat = self.trick.to_act(rules.direction)
        assert isinstance(seat, Seat), "a complete trick is followed by a new one"
        return seat

    @property
    def known_trump(self) -> Suit | None:
        """Trump, once it is known to all."""
        return None if self.indicator is not None else self.trump

    @property
    def shown_indicator(self) -> Card | None:
        """The indicator, once it was turned up."""
        return self.laid if self.indicator is None else None

    def hand(self, seat: Seat) -> Mask:
        """The cards a seat may play from: its hand, or the indicator if the caller has nothing else (C37)."""
        held = self.hands[seat]
        if not held and self.indicator is not None and seat is self.caller:
            return Mask(self.indicator.bit)
        return held

    def playable(self, seat: Seat) -> Mask:
        """The cards the seat may play when it is its turn."""
        return playable(self.hand(seat), self.trick.led, self.known_trump, asked=self.asked is seat)

    def check_play(self, rules: CourtPieceRules, play: Play) -> Refusal | None:
        """Why the play is refused, or None.

        Codes: ``out_of_turn``, ``one_card``, and those of `check_card`.
        """
        refusal = check_turn(play.seat, self.to_act(rules), "C10")
        if refusal is not None:
            return refusal
        if len(play.cards) != 1:
            return Refusal("one_card", "C10", {"cards": cards_text(play.cards)})
        hand, led, asked = self.hand(play.seat), self.trick.led, self.asked is play.seat
        return check_card(hand, led, self.known_trump, play.cards[0], asked=asked)

    def check_ask(self, rules: CourtPieceRules, seat: Seat) -> Refusal | None:
        """Why the seat may not have the indicator turned up, or None (C35).

        Codes: ``out_of_turn``, ``no_indicator``, ``nothing_led``, ``can_follow``.
        """
        refusal = check_turn(seat, self.to_act(rules), "C35")
        if refusal is not None:
            return refusal
        if self.indicator is None:
            return Refusal("no_indicator", "C35")
        led = self.trick.led
        if led is None:
            return Refusal("nothing_led", "C35")
        held = self.hands[seat] & SUIT_MASKS[led]
        return Refusal("can_follow", "C35", {"suit": led.letter, "count": held.bit_count()}) if held else None

    def with_ask(self, seat: Seat) -> tuple[Tricks, tuple[Event, ...]]:
        """The cardplay after an ask that `check_ask` allows, and its events."""
        card = self.indicator
        assert card is not None, "check_ask lets nobody ask for a card that lies face up"
        hands = list(self.hands)
        hands[self.caller] = Mask(hands[self.caller] | card.bit)
        after = replace(self, hands=_four(hands), indicator=None, turned_at=len(self.trick.plays), asked=seat)
        return after, (IndicatorTurned(seat, self.caller, card),)

    def with_play(self, rules: CourtPieceRules, play: Play) -> tuple[Tricks, tuple[Event, ...]]:
        """The cardplay after a play that `check_play` allows, and its events."""
        if self.indicator == play.cards[0]:
            turned, events = self.with_ask(play.seat)
            after, more = turned.with_play(rules, play)
            return after, (*events, *more)
        hands = list(self.hands)
        hands[play.seat] = Mask(hands[play.seat] & ~play.cards[0].bit)
        trick = self.trick.with_play(play)
        played = CardsPlayed(play.seat, play.cards)
        after = replace(self, hands=_four(hands), trick=trick, asked=None)
        if not trick.is_complete:
            return after, (played,)
        best = trick.plays[winning_index(trick.cards, self.trump, self.turned_at)]
        winner: Seat = best.seat
        pile, takes = self.pile.won(rules, winner, ace=best.cards[0].rank is Rank.ACE)
        events = (played, TrickWon(winner, 0))
        if takes and rules.is_double:
            events += (PileTaken(winner, winner.side, takes),)
        won = WonTrick(trick, winner, self.turned_at, takes)
        is_known = self.indicator is None
        return replace(
            after, trick=Trick(winner), turned_at=0 if is_known else None, won=(*self.won, won), pile=pile
        ), events


def _four(hands: Sequence[Mask]) -> Hands:
    return hands[0], hands[1], hands[2], hands[3]
