"""Transitions: deal, to act, check and apply for a deal with an auction, a named trump and tricks.

A game is a subclass that adds what is special to it: whose deal is next, when seats get which cards, who
leads, how the tricks are scored. All verbs are pure functions of the state; `Verbs.check` alone decides what
is legal.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Generic, assert_never

from followsuit.base.actions import Bid, NameTrump, Pass, Play
from followsuit.base.cards import NO_TRUMP, Suit, cards_text
from followsuit.base.errors import IllegalActError, Refusal
from followsuit.base.events import AuctionWon, BidMade, Event, Passed, PassedOut, TrumpNamed
from followsuit.base.game import Step
from followsuit.base.seats import Seat, check_turn
from followsuit.card_games.trick.auction import Contract
from followsuit.card_games.trick.cardplay import Cardplay, Hands, TakenTrick
from followsuit.card_games.trick.hand import cards_of
from followsuit.card_games.trick.order import sorted_hand
from followsuit.card_games.trick.phases import (
    Bidding,
    DealOver,
    DealState,
    DealtT,
    Naming,
    Playing,
    ScoreT,
    Shuffling,
    StandingT,
    ThrownIn,
)
from followsuit.card_games.trick.trick import Trick

Action = Bid | Pass | NameTrump | Play


class Transitions(ABC, Generic[StandingT, DealtT, ScoreT]):
    """The verbs of one game. An instance has no state of its own."""

    #: The auction phase's name in views and refusals, and the clauses of refusals.
    bidding: str
    dealing_clause: str
    naming_clause: str

    # What each game defines ------------------------------------------------------------------------------
    @abstractmethod
    def next_standing(self, state: DealState[StandingT, DealtT, ScoreT]) -> StandingT | None:
        """The standing of the next deal; None while one is in progress or when the match is over."""

    @abstractmethod
    def shuffled(self, standing: StandingT, rng: Random) -> DealtT:
        """The cards of a new deal."""

    @abstractmethod
    def begin(self, standing: StandingT, dealt: DealtT) -> Step[DealState[StandingT, DealtT, ScoreT]]:
        """Begin a deal with these cards."""

    @abstractmethod
    def hands_in_auction(self, dealt: DealtT) -> Hands:
        """The cards that the seats hold until trump is named."""

    @abstractmethod
    def hands_in_play(self, dealt: DealtT) -> Hands:
        """The cards that the seats hold when the first card is led."""

    @abstractmethod
    def leader(self, standing: StandingT, contract: Contract) -> Seat:
        """The seat that leads to the first trick."""

    @abstractmethod
    def score(
        self, playing: Playing[StandingT, DealtT], taken: tuple[TakenTrick, ...]
    ) -> tuple[ScoreT, tuple[Event, ...]]:
        """The score of a deal and the events at its end; ``taken`` are all its tricks, in order."""

    @abstractmethod
    def standing_words(self, standing: StandingT) -> str:
        """The game's name and the standing as text, for errors."""

    def events_after_naming(self, standing: StandingT, dealt: DealtT) -> tuple[Event, ...]:
        """The events between the naming of trump and the first lead; none unless a game adds some."""
        return ()

    # The same in every game ------------------------------------------------------------------------------
    def deal(
        self, state: DealState[StandingT, DealtT, ScoreT], rng: Random
    ) -> Step[DealState[StandingT, DealtT, ScoreT]]:
        """Shuffle and begin the next deal. Raises `IllegalActError` (``no_deal_now``) if none is due."""
        standing = self.next_standing(state)
        if standing is None:
            refusal = Refusal("no_deal_now", self.dealing_clause)
            raise IllegalActError(refusal, "deal", self.position(state))
        return self.begin(standing, self.shuffled(standing, rng))

    def to_act(self, state: DealState[StandingT, DealtT, ScoreT]) -> Seat | None:
        """The seat whose turn it is; None when it is nobody's."""
        match state:
            case Bidding(auction=auction):
                return auction.to_act
            case Naming(contract=contract):
                return contract.declarer
            case Playing(cardplay=cardplay):
                return cardplay.to_act(state.standing.rules.cardplay)
            case Shuffling() | DealOver() | ThrownIn():
                return None

    def check(self, state: DealState[StandingT, DealtT, ScoreT], action: Action) -> Refusal | None:
        """Why the action is refused now, or None.

        Codes: those of `Auction.check` and `Cardplay.check`, ``out_of_turn``, ``no_trump_not_offered``,
        ``no_deal_in_progress``, ``wrong_phase``.
        """
        match state, action:
            case Bidding(auction=auction), Bid() | Pass():
                return auction.check(action)
            case Naming(contract=contract), NameTrump(seat, suit):
                refusal = check_turn(seat, contract.declarer, self.naming_clause)
                if refusal is None and suit is NO_TRUMP:
                    refusal = Refusal("no_trump_not_offered", self.naming_clause)
                return refusal
            case Playing(cardplay=cardplay), Play():
                return cardplay.check(state.standing.rules.cardplay, action)
            case Shuffling() | DealOver() | ThrownIn(), _:
                return Refusal("no_deal_in_progress", self.dealing_clause)
            case _:
                return Refusal("wrong_phase", "", {"phase": self.phase(state)})

    def apply(
        self, state: DealState[StandingT, DealtT, ScoreT], action: Action
    ) -> Step[DealState[StandingT, DealtT, ScoreT]]:
        """The state and events after the action. Raises `IllegalActError` if `check` refuses it."""
        refusal = self.check(state, action)
        if refusal is not None:
            raise IllegalActError(refusal, action, self.position(state))
        match state, action:
            case Bidding(), Bid() | Pass():
                return self._call(state, action)
            case Naming(), NameTrump(seat, suit):
                assert isinstance(suit, Suit), "check refuses no trump"
                lead = Trick(self.leader(state.standing, state.contract))
                cardplay = Cardplay(self.hands_in_play(state.dealt), suit, lead)
                playing = Playing(state.standing, state.dealt, state.auction, state.contract, cardplay)
                after = self.events_after_naming(state.standing, state.dealt)
                return Step(playing, (TrumpNamed(seat, suit), *after))
            case Playing(), Play():
                return self._play(state, action)
            case _:
                raise AssertionError("check lets no other action through")

    def _call(
        self, state: Bidding[StandingT, DealtT], call: Bid | Pass
    ) -> Step[DealState[StandingT, DealtT, ScoreT]]:
        auction = state.auction.with_call(call)
        said: Event = BidMade(call.seat, call.value) if isinstance(call, Bid) else Passed(call.seat)
        events = [said]
        if auction.is_passed_out:
            return Step(ThrownIn(state.standing, state.dealt, auction), (said, PassedOut()))
        if not auction.is_over:
            return Step(Bidding(state.standing, state.dealt, auction), (said,))
        bid = auction.standing
        assert bid is not None, "an auction that is over and not passed out has a bid"
        if auction.is_forced:
            events.append(BidMade(bid.seat, bid.value, forced=True))
        events.append(AuctionWon(bid.seat, bid.value))
        contract = Contract(bid.seat, bid.value, auction.is_forced)
        return Step(Naming(state.standing, state.dealt, auction, contract), tuple(events))

    def _play(
        self, state: Playing[StandingT, DealtT], play: Play
    ) -> Step[DealState[StandingT, DealtT, ScoreT]]:
        cardplay, events = state.cardplay.with_play(state.standing.rules.cardplay, play)
        if not cardplay.is_over:
            after = Playing(state.standing, state.dealt, state.auction, state.contract, cardplay)
            return Step(after, events)
        score, score_events = self.score(state, cardplay.taken)
        over = DealOver(state.standing, state.dealt, state.auction, state.contract, cardplay, score)
        return Step(over, events + score_events)

    def hand(self, state: DealState[StandingT, DealtT, ScoreT], seat: Seat) -> int:
        """The cards that the seat holds, as a bit mask."""
        match state:
            case Shuffling():
                return 0
            case Bidding() | Naming() | ThrownIn():
                return self.hands_in_auction(state.dealt)[seat]
            case Playing() | DealOver():
                return state.cardplay.hands[seat]

    def phase(self, state: DealState[StandingT, DealtT, ScoreT]) -> str:
        """The phase's name, as views and refusals write it."""
        match state:
            case Shuffling():
                return "shuffling"
            case Bidding():
                return self.bidding
            case Naming():
                return "naming"
            case Playing():
                return "playing"
            case DealOver():
                return "deal_over"
            case ThrownIn():
                return "thrown_in"
            case _:
                assert_never(state)

    def position(self, state: DealState[StandingT, DealtT, ScoreT]) -> str:
        """The position in a line of words, for errors."""
        words = f"{self.standing_words(state.standing)}, {self.phase(state)}"
        turn = self.to_act(state)
        if turn is None:
            return words
        return f"{words}, {turn.name} to act with {cards_text(sorted_hand(cards_of(self.hand(state, turn))))}"
