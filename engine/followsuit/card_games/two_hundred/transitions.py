"""Transitions of Two Hundred: those that the auction games do not share."""

from __future__ import annotations

from random import Random
from typing import Final

from followsuit.base.events import CardsDealt, DealBegan, DealScored, Event, MatchWon
from followsuit.base.game import Step
from followsuit.base.seats import Seat, Side
from followsuit.card_games.trick.auction import Auction, Contract, bettors
from followsuit.card_games.trick.cardplay import Hands, TakenTrick, points_taken
from followsuit.card_games.trick.hand import cards_of
from followsuit.card_games.trick.notation import packets
from followsuit.card_games.trick.order import sorted_hand
from followsuit.card_games.trick.transitions import Transitions
from followsuit.card_games.two_hundred.rules import TwoHundredRules
from followsuit.card_games.two_hundred.scoring import TwoHundredScore, score_deal
from followsuit.card_games.two_hundred.state import (
    Betting,
    DealOver,
    Playing,
    Shuffling,
    State,
    ThrownIn,
    TwoHundredStanding,
)


class TwoHundredTransitions(Transitions[TwoHundredStanding, Hands, TwoHundredScore]):
    """The verbs of Two Hundred."""

    bidding = "betting"
    dealing_clause = "H3"
    naming_clause = "H7"

    def next_standing(self, state: State) -> TwoHundredStanding | None:
        """The standing of the next deal; None while one is in progress or when the match is over (H3)."""
        match state:
            case Shuffling(standing):
                return standing
            case DealOver(standing=standing, score=score) if score.won_by is None:
                return standing.after(score.totals)
            case ThrownIn(standing=standing):
                return standing.after(standing.totals)
            case _:
                return None

    def shuffled(self, standing: TwoHundredStanding, rng: Random) -> Hands:
        """The hands of a new deal."""
        rules = standing.rules
        return packets(rules.pack.shuffled(rng), rules.hand_size)

    def begin(self, standing: TwoHundredStanding, dealt: Hands) -> Step[State]:
        """Begin a deal with these hands."""
        events: list[Event] = [DealBegan(standing.number, standing.dealer, standing.first)]
        events += [CardsDealt(seat, sorted_hand(cards_of(dealt[seat]))) for seat in Seat]
        auction = Auction(standing.rules.auction, standing.first)
        return Step(Betting(standing, dealt, auction), tuple(events))

    def hands_in_auction(self, dealt: Hands) -> Hands:
        """The whole hands: all cards are dealt at once (H3)."""
        return dealt

    def hands_in_play(self, dealt: Hands) -> Hands:
        """The whole hands, as in the auction."""
        return dealt

    def leader(self, standing: TwoHundredStanding, contract: Contract) -> Seat:
        """The declarer, who leads to the first trick (H7)."""
        return contract.declarer

    def score(
        self, playing: Playing[TwoHundredStanding, Hands], taken: tuple[TakenTrick, ...]
    ) -> tuple[TwoHundredScore, tuple[Event, ...]]:
        """The deal's score, and the events at its end (H9 to H13)."""
        standing = playing.standing
        who_bet = bettors(playing.auction)
        score = score_deal(standing.rules, standing.totals, playing.contract, who_bet, points_taken(taken))
        events: tuple[Event, ...] = (DealScored(dict(score.change), dict(score.totals)),)
        if score.won_by is not None:
            events += (MatchWon(score.won_by),)
        return score, events

    def standing_words(self, standing: TwoHundredStanding) -> str:
        """The game's name and the standing as text, for errors."""
        totals = ", ".join(f"{side.name} {standing.totals[side]}" for side in Side)
        return f"two hundred, deal {standing.number}, dealer {standing.dealer.name}, {totals}"


TRANSITIONS: Final = TwoHundredTransitions()


def new_match(rules: TwoHundredRules, rng: Random) -> Shuffling[TwoHundredStanding]:
    """The state before deal 1; the first dealer is drawn by lot (H3)."""
    dealer = Seat(int(rng.random() * 4))
    return Shuffling(TwoHundredStanding(rules, 1, dealer, dict.fromkeys(Side, 0)))
