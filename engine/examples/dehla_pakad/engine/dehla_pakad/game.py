"""Dehla Pakad, "catch the tens": Court Piece in which the four tens are what counts. All of it stands here.

D1: four seats, 52 cards, ace high, counter-clockwise. D2: a random seat calls first. D3: five cards each,
seen by all; the caller names trump; eight cards each. D4: the caller leads; follow if you can. D5: three or
four tens win the deal; with two each, more of the tricks do. D6: a won deal counts one, a kot of all four
tens two. D7: the caller calls again if its side won, else the next seat. Each ten is a card point.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from followsuit.base.cards import Rank
from followsuit.base.decks import FIFTY_TWO, Deck
from followsuit.base.events import CardsDealt, DealBegan, DealScored, Event, MatchWon
from followsuit.base.game import Game, Ruling, Step
from followsuit.base.jsonable import to_json
from followsuit.base.rules import option
from followsuit.base.seats import Rotation, Seat, Side, parse_seat
from followsuit.card_games.trick import notation
from followsuit.card_games.trick.auction import AllPass, Auction, AuctionRules, Contract, Rounds
from followsuit.card_games.trick.cardplay import CardplayRules, Hands, TakenTrick, points_taken, tricks_taken
from followsuit.card_games.trick.game import AuctionGame
from followsuit.card_games.trick.hand import cards_of
from followsuit.card_games.trick.observation import AuctionObservation, observe_auction
from followsuit.card_games.trick.packets import Packets, check_packets
from followsuit.card_games.trick.phases import DealOver, DealState, Naming, Playing, Shuffling
from followsuit.card_games.trick.transitions import Action, Transitions
from followsuit.card_games.trick.view import deal_view, roles_view, score_row, taken_row, worth_view

TURNS: Final = Rotation.COUNTER_CLOCKWISE
NO_BIDS: Final = AuctionRules((3,), Rounds.SINGLE, AllPass.OPENER_BIDS, "D3", "D3", rotation=TURNS)


@dataclass(frozen=True, slots=True)
class DehlaRules:
    """What a match is played for."""

    target: int = option(5, "D6", (3, 5, 7))

    @property
    def direction(self) -> Rotation:
        return TURNS

    @property
    def cardplay(self) -> CardplayRules:
        return CardplayRules(TURNS, {Rank.TEN: 1}, "D4")


@dataclass(frozen=True, slots=True)
class DehlaStanding:
    """The match before a deal: its number, who calls, and the totals."""

    rules: DehlaRules
    number: int
    caller: Seat
    totals: Mapping[Side, int]


@dataclass(frozen=True, slots=True)
class DehlaScore:
    """A finished deal: who called, the tens of each side as points, and what they count."""

    declarer: Seat
    side: Side
    points: dict[Side, int]
    tricks: dict[Side, int]
    made: bool
    change: dict[Side, int]
    totals: dict[Side, int]
    won_by: Side | None
    contract: None = None


State = DealState[DehlaStanding, Packets, DehlaScore]  # pyright: ignore[reportInvalidTypeForm]
PlayContext = AuctionObservation[DehlaRules, DehlaScore]


class DehlaTransitions(Transitions[DehlaStanding, Packets, DehlaScore]):
    """What a deal has of its own: how it begins, who leads, and what it counts."""

    bidding, dealing_clause, naming_clause = "bidding", "D2", "D3"

    def next_standing(self, state: State) -> DehlaStanding | None:
        match state:
            case Shuffling(standing):
                return standing
            case DealOver(standing=old, score=score) if score.won_by is None:
                caller = old.caller if score.made else TURNS.after(old.caller)
                return DehlaStanding(old.rules, old.number + 1, caller, score.totals)
            case _:
                return None

    def shuffled(self, standing: DehlaStanding, rng: Random) -> Packets:
        order = FIFTY_TWO.shuffled(rng)
        return Packets(notation.packets(order, 5), notation.packets(order[20:], 8))

    def begin(self, standing: DehlaStanding, dealt: Packets) -> Step[State]:
        began = DealBegan(standing.number, TURNS.after(standing.caller, 3), standing.caller)
        naming = Naming(standing, dealt, Auction(NO_BIDS, standing.caller), Contract(standing.caller, 3))
        return Step(naming, (began, *self.arrivals(standing.caller, dealt.before)))

    def hands_in_auction(self, dealt: Packets) -> Hands:
        return dealt.before

    def hands_in_play(self, dealt: Packets) -> Hands:
        return dealt.whole

    def events_after_naming(self, standing: DehlaStanding, dealt: Packets) -> tuple[Event, ...]:
        return self.arrivals(standing.caller, dealt.after)

    def leader(self, standing: DehlaStanding, contract: Contract) -> Seat:
        return standing.caller

    def score(
        self, playing: Playing[DehlaStanding, Packets], taken: tuple[TakenTrick, ...]
    ) -> tuple[DehlaScore, tuple[Event, ...]]:
        standing, tens, tricks = playing.standing, points_taken(taken), tricks_taken(taken)
        best = max(Side, key=lambda side: (tens[side], tricks[side]))
        change = {best: 2 if tens[best] == 4 else 1, best.other: 0}
        totals = {side: standing.totals[side] + change[side] for side in Side}
        won_by = best if totals[best] >= standing.rules.target else None
        over = () if won_by is None else (MatchWon(won_by),)
        side = standing.caller.side
        score = DehlaScore(standing.caller, side, tens, tricks, best is side, change, totals, won_by)
        return score, (DealScored(change, totals), *over)

    def arrivals(self, first: Seat, hands: Hands) -> tuple[Event, ...]:
        return tuple(CardsDealt(seat, tuple(cards_of(hands[seat]))) for seat in TURNS.order(first))

    def standing_words(self, standing: DehlaStanding) -> str:
        return f"dehla pakad, deal {standing.number}, {notation.sides_text(standing.totals)}"


class DehlaPakad(AuctionGame[DehlaStanding, Packets, DehlaScore, DehlaRules]):
    """The functions of `followsuit.base.game.Game`; most come with `AuctionGame`."""

    name, clause_letter, rotation, transitions = "dehla_pakad", "D", TURNS, DehlaTransitions()
    standing_fields: Sequence[str] = ("caller", "totals")
    dealt_fields: Sequence[str] = ("hand SEAT", "rest SEAT")
    presets: Mapping[str, DehlaRules] = {"reference": DehlaRules()}

    def pack(self, rules: DehlaRules) -> Deck:
        return FIFTY_TWO

    def new_match(self, rules: DehlaRules, rng: Random) -> State:
        return Shuffling(DehlaStanding(rules, 1, Seat(int(rng.random() * 4)), dict.fromkeys(Side, 0)))

    def is_over(self, state: State) -> bool:
        return isinstance(state, DealOver) and state.score.won_by is not None

    def opening(self, state: State) -> Mapping[str, str]:
        assert not isinstance(state, Shuffling), "a deal that has not begun has no opening"
        caller, dealt = state.standing.caller, state.dealt
        fields = {"caller": caller.name, "totals": notation.sides_text(state.standing.totals)}
        fields |= notation.hand_fields(dealt.before, caller)
        return fields | notation.hand_fields(dealt.after, caller, "rest")

    def place(self, rules: DehlaRules, number: int, opening: Mapping[str, str]) -> Step[State]:
        caller = parse_seat(notation.read_field(opening, "caller"))
        totals = notation.read_sides(notation.read_field(opening, "totals"))
        dealt = Packets(notation.read_hands(opening), notation.read_hands(opening, "rest"))
        check_packets(dealt, 5, 8, FIFTY_TWO)
        return self.transitions.begin(DehlaStanding(rules, number, caller, totals), dealt)

    def observe(self, state: State, seat: Seat) -> PlayContext:
        standing, dealt = state.standing, 13 if isinstance(state, Playing | DealOver) else 5
        own = {"rules": standing.rules, "number": standing.number, "totals": dict(standing.totals)}
        return observe_auction(AuctionObservation, self.transitions, state, seat, dealt=dealt, **own)

    def view(self, observation: PlayContext) -> dict[str, Any]:
        rules, score, told = observation.rules, observation.score, deal_view(observation, FIFTY_TWO)
        caller = observation.contract.declarer if observation.contract else Seat.S
        told |= {"roles": roles_view(caller=caller), "dealer": TURNS.after(caller, 3).name}
        total = score_row("total", (score or observation).totals, goal=rules.target)
        told |= {"score": [taken_row(points_taken(observation.taken), "points"), total], "game": self.name}
        told |= {"worth": worth_view(FIFTY_TWO, rules.cardplay), "rules": self.specification(rules)}
        told |= {"first": caller.name, "summary": to_json(score), "tiles": told["tiles"][:1]}  # trump
        return {name: value for name, value in told.items() if name != "contract"}  # nothing is bid

    def summary(self, state: State) -> dict[str, Any] | None:
        return to_json(state.score) if isinstance(state, DealOver) else None

    def side_figures(self, rules: DehlaRules, summary: Mapping[str, Any]) -> dict[str, dict[str, float]]:
        return {"score": dict(summary["change"]), "points": dict(summary["points"])}

    def rulings(self) -> Mapping[str, Ruling[DehlaRules]]:
        return {}


GAME: Final[Game[State, Action, DehlaRules, PlayContext]] = DehlaPakad()
