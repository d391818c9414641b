"""Transitions of Rangvaar: those that the auction games do not share."""

from __future__ import annotations

from random import Random
from typing import Final

from followsuit.base.events import CardsDealt, DealBegan, DealScored, Event, MatchWon
from followsuit.base.game import Step
from followsuit.base.seats import Seat, Side
from followsuit.card_games.rangvaar.chips import PotPaid
from followsuit.card_games.rangvaar.outcome import Tie
from followsuit.card_games.rangvaar.rules import PACK, RangvaarRules
from followsuit.card_games.rangvaar.scoring import RangvaarScore, court, score_deal
from followsuit.card_games.rangvaar.state import RangvaarStanding, State, dealt_in_packets
from followsuit.card_games.trick.auction import Auction, Contract
from followsuit.card_games.trick.cardplay import Hands, TakenTrick, tricks_taken
from followsuit.card_games.trick.hand import cards_of
from followsuit.card_games.trick.order import sorted_hand
from followsuit.card_games.trick.packets import Packets
from followsuit.card_games.trick.phases import Bidding, DealOver, Playing, Shuffling, ThrownIn
from followsuit.card_games.trick.transitions import Transitions


class RangvaarTransitions(Transitions[RangvaarStanding, Packets, RangvaarScore]):
    """The verbs of Rangvaar."""

    bidding = "bidding"
    dealing_clause = "R3"
    naming_clause = "R5"

    def next_standing(self, state: State) -> RangvaarStanding | None:
        """The standing of the next deal; None while one is in progress or when the match is over (R1, R3)."""
        match state:
            case Shuffling(standing):
                return standing
            case DealOver(standing=standing, score=score) if score.won_by is None:
                return standing.after(score.totals, state.cardplay.taken[-1].winner)
            case ThrownIn(standing=standing):
                return standing.thrown_in()
            case _:
                return None

    def shuffled(self, standing: RangvaarStanding, rng: Random) -> Packets:
        """The packets of a new deal."""
        return dealt_in_packets(PACK.shuffled(rng))

    def begin(self, standing: RangvaarStanding, dealt: Packets) -> Step[State]:
        """Begin a deal with these packets; the seats get events for the first one only (R2)."""
        began = DealBegan(standing.number, standing.dealer, standing.first)
        auction = Auction(standing.rules.auction_rules, standing.first)
        return Step(Bidding(standing, dealt, auction), (began, *_arrivals(standing, dealt.before)))

    def hands_in_auction(self, dealt: Packets) -> Hands:
        """The five cards that each seat has before trump is named (R2)."""
        return dealt.before

    def hands_in_play(self, dealt: Packets) -> Hands:
        """The thirteen cards that each seat has after trump is named (R2)."""
        return dealt.whole

    def events_after_naming(self, standing: RangvaarStanding, dealt: Packets) -> tuple[Event, ...]:
        """The events of eight more cards for each seat (R2)."""
        return _arrivals(standing, dealt.after)

    def leader(self, standing: RangvaarStanding, contract: Contract) -> Seat:
        """The seat that leads to the first trick (R6, R13)."""
        return standing.leader(contract.declarer)

    def score(
        self, playing: Playing[RangvaarStanding, Packets], taken: tuple[TakenTrick, ...]
    ) -> tuple[RangvaarScore, tuple[Event, ...]]:
        """The deal's score and the events at its end; the last deal also ends the match (R8 to R10)."""
        standing, contract = playing.standing, playing.contract
        score = score_deal(
            standing.rules,
            standing.totals,
            contract,
            tricks_taken(taken),
            court=court(taken),
            is_last=standing.is_last,
            stake=standing.stake,
        )
        events: tuple[Event, ...] = (DealScored(dict(score.change), dict(score.totals)),)
        if score.won_by is not None:
            events += (MatchWon(None if isinstance(score.won_by, Tie) else score.won_by),)
        if score.payout is not None:
            events += (PotPaid(score.payout.pot, score.payout.commission, score.payout.pay),)
        return score, events

    def standing_words(self, standing: RangvaarStanding) -> str:
        """The game's name and the standing as text, for errors."""
        totals = ", ".join(f"{side.name} {standing.totals[side]}" for side in Side)
        deal = f"deal {standing.number} ({standing.counted} of {standing.rules.deals} counted)"
        return f"rangvaar, {deal}, first {standing.first.name}, {totals}"


def _arrivals(standing: RangvaarStanding, hands: Hands) -> tuple[Event, ...]:
    """A private event for each seat with its cards, in dealing order."""
    order = standing.rules.direction.order(standing.first)
    return tuple(CardsDealt(seat, sorted_hand(cards_of(hands[seat]))) for seat in order)


TRANSITIONS: Final = RangvaarTransitions()


def new_match(rules: RangvaarRules, rng: Random) -> Shuffling[RangvaarStanding]:
    """The state before deal 1; the seat dealt the first card is random (R3)."""
    first = Seat(int(rng.random() * 4))
    return Shuffling(RangvaarStanding(rules, 1, 0, first, dict.fromkeys(Side, 0)))
