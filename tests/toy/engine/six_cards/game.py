"""Six cards: the smallest game that answers to every verb of a game.

Clauses. X1: the 24 cards from nine to ace, six a seat; there is no bidding and no trump. X2: a seat follows the
suit led if it can; the highest card of that suit takes the trick. X3: a side's total is the tricks it takes; the
match is so many deals, and the higher total wins it. X4: the lead of the first trick passes clockwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from followsuit.base.actions import Play
from followsuit.base.cards import Card
from followsuit.base.errors import IllegalActError, Refusal, RequestError
from followsuit.base.events import CardsDealt, CardsPlayed, DealBegan, DealScored, MatchWon, TrickWon
from followsuit.base.fields import Field
from followsuit.base.game import Game, Ruling, Step
from followsuit.base.jsonable import to_json
from followsuit.base.rules import Specification, options_of, read_rules, rules_specification
from followsuit.base.seats import Seat, Side, check_turn, parse_seat
from followsuit.card_games.trick import messages, notation
from followsuit.card_games.trick.cardplay import Hands
from followsuit.card_games.trick.hand import Mask, cards_of, check_follow, playable
from followsuit.card_games.trick.order import by_rank, sorted_hand
from followsuit.card_games.trick.transitions import Action
from followsuit.card_games.trick.trick import Trick
from followsuit.card_games.trick.view import roles_view, score_row, taken_row, zone
from six_cards.state import PACK, PRESETS, TURNS, SixCardsObservation, SixCardsRules, SixCardsState


class SixCards:
    """The toy game."""

    name = "six_cards"
    clause_letter = "X"
    rotation = TURNS
    asked_options: Sequence[str] = ("deals",)
    standing_fields: Sequence[str] = ("first", "totals")

    # Rules -----------------------------------------------------------------------------------------------
    def preset_names(self) -> Sequence[str]:
        return tuple(PRESETS)

    def rules(self, specification: Specification) -> SixCardsRules:
        return read_rules(PRESETS, specification)

    def specification(self, rules: SixCardsRules) -> str | dict[str, Any]:
        return rules_specification(PRESETS, rules)

    def rule_options(self) -> Sequence[Field]:
        return options_of(SixCardsRules)

    def idle_rules(self, rules: SixCardsRules) -> Mapping[str, str]:
        return {}

    # A match ---------------------------------------------------------------------------------------------
    def new_match(self, rules: SixCardsRules, rng: Random) -> SixCardsState:
        return SixCardsState(rules, 1, Seat(int(rng.random() * 4)))

    def needs_deal(self, state: SixCardsState) -> bool:
        return state.next_deal is not None

    def is_over(self, state: SixCardsState) -> bool:
        return state.is_dealt_out and state.next_deal is None

    def deal(self, state: SixCardsState, rng: Random) -> Step[SixCardsState]:
        due = state.next_deal
        if due is None:
            raise IllegalActError(Refusal("no_deal_now", "X3"), "deal", self.position(state))
        return _begun(due, notation.packets(PACK.shuffled(rng), 6))

    def opening(self, state: SixCardsState) -> Mapping[str, str]:
        assert state.dealt is not None, "a deal that has not begun has no opening"
        totals = dict(zip(Side, state.totals, strict=True))
        return {
            "first": state.first.name,
            "totals": notation.sides_text(totals),
            **notation.hand_fields(state.dealt, state.first),
        }

    def place(self, rules: SixCardsRules, number: int, opening: Mapping[str, str]) -> Step[SixCardsState]:
        first = parse_seat(notation.read_field(opening, "first"))
        totals = notation.read_sides(notation.read_field(opening, "totals"))
        hands = notation.read_hands(opening)
        notation.check_dealt(hands, 6, PACK)
        return _begun(SixCardsState(rules, number, first, (totals[Side.NS], totals[Side.EW])), hands)

    # A deal ----------------------------------------------------------------------------------------------
    def to_act(self, state: SixCardsState) -> Seat | None:
        return state.to_act

    def may_act(self, state: SixCardsState) -> Sequence[Seat]:
        return ()

    def table_act(self, state: SixCardsState) -> None:
        return None

    def check(self, state: SixCardsState, action: Any) -> Refusal | None:
        if state.hands is None or state.is_dealt_out:
            return Refusal("no_deal_in_progress", "X1")
        if not isinstance(action, Play):
            return Refusal("wrong_phase", "X1", {"phase": "playing"})
        refusal = check_turn(action.seat, state.to_act, "X2")
        if refusal is not None:
            return refusal
        if len(action.cards) != 1:
            return Refusal("one_card", "X2", {"cards": " ".join(card.text for card in action.cards)})
        return check_follow(state.hands[action.seat], state.trick.led, action.cards[0], "X2")

    def apply(self, state: SixCardsState, action: Any) -> Step[SixCardsState]:
        refusal = self.check(state, action)
        if refusal is not None:
            raise IllegalActError(refusal, action, self.position(state))
        assert state.hands is not None
        south, west, north, east = (Mask(hand & ~action.cards[0].bit) for hand in state.hands)
        trick = state.trick.with_play(action)
        after = replace(state, hands=(south, west, north, east), trick=trick)
        played = CardsPlayed(action.seat, action.cards)
        if not trick.is_complete:
            return Step(after, (played,))
        winner = trick.winner(None)
        assert winner is not None
        after = replace(after, trick=Trick(winner), taken=(*state.taken, (trick, winner)))
        won = TrickWon(winner, 0)
        if not after.is_dealt_out:
            return Step(after, (played, won))
        scored = DealScored(after.took, after.totals_after)
        if after.next_deal is not None:
            return Step(after, (played, won, scored))
        side = {"NS": Side.NS, "EW": Side.EW}.get(str((after.summary or {})["won_by"]))
        return Step(after, (played, won, scored, MatchWon(side)))

    def observe(self, state: SixCardsState, seat: Seat) -> SixCardsObservation:
        hands = state.hands or (Mask(0),) * 4
        held = {other: hands[other].bit_count() for other in Seat}
        return SixCardsObservation(seat, hands[seat], held, replace(state, dealt=_hidden(state), hands=None))

    def options(self, observation: SixCardsObservation) -> Sequence[Play]:
        if observation.to_act is not observation.seat:
            return ()
        cards = cards_of(playable(observation.hand, observation.public.trick.led))
        return tuple(Play(observation.seat, (card,)) for card in cards)

    def choosing(self, observation: Any, chosen: Sequence[Card], tapped: Card) -> Sequence[Card]:
        return (tapped,)

    def sure_leads(self, observation: Any) -> Sequence[Sequence[Card]]:
        return ()

    # Words -----------------------------------------------------------------------------------------------
    def view(self, observation: SixCardsObservation) -> dict[str, Any]:
        public = observation.public
        cards = tuple(cards_of(observation.hand))
        totals = public.totals_after if public.is_dealt_out else dict(zip(Side, public.totals, strict=True))
        return {
            "game": self.name,
            "rules": self.specification(public.rules),
            "phase": "deal_over" if public.is_dealt_out else "playing",
            "rotation": [seat.name for seat in TURNS.order(Seat.S)],
            "deal": public.number,
            "dealer": TURNS.after(public.first, 3).name,
            "first": public.first.name,
            "you": observation.seat.name,
            "to_act": to_json(observation.to_act),
            "held": to_json(observation.held),
            "hand": to_json(sorted_hand(cards)),
            "by_rank": to_json(by_rank(cards)),
            "trumps": [],
            "trick": None
            if observation.to_act is None
            else _trick_view(public.trick, public.trick.winner(None)),
            "tricks": [_trick_view(trick, winner) for trick, winner in public.taken],
            "roles": roles_view(dealer=TURNS.after(public.first, 3), opener=public.first),
            "tiles": [],
            "zones": [zone("spare", count=len(PACK.cards) % 4, owner=public.first)],
            "score": [
                taken_row(public.took, "tricks"),
                score_row("total", totals),
                score_row("sixes", {side: total // 6 for side, total in totals.items()}),
            ],
            "match": {"deals": public.rules.deals, "counted": public.number - 1, "current": public.number},
            "prompt": _prompt(observation),
            "summary": public.summary,
        }

    def summary(self, state: SixCardsState) -> dict[str, Any] | None:
        return state.summary

    def deal_figures(self, summary: Mapping[str, Any]) -> dict[str, Any]:
        took = summary["tricks"]
        return {
            "declarer": None,
            "side": None,
            "contract": None,
            "made": False,
            "unit": "tricks",
            "took": dict(took),
            "standing": {side: str(total) for side, total in summary["totals"].items()},
            "ahead": None if took["NS"] == took["EW"] else max(took, key=lambda side: int(took[side])),
        }

    def side_figures(self, rules: SixCardsRules, summary: Mapping[str, Any]) -> dict[str, dict[str, float]]:
        return {"tricks": dict(summary["tricks"])}

    def action_from(self, seat: Seat, data: Mapping[str, Any]) -> Any:
        return messages.action_from(seat, data)

    def write_actions(self, actions: Sequence[Any]) -> list[str]:
        return notation.write_actions(actions)

    def read_actions(self, state: SixCardsState, line: str) -> Sequence[Any]:
        return notation.read_actions(line)

    def position(self, state: SixCardsState) -> str:
        return f"six cards, deal {state.number}, {len(state.taken)} tricks taken"

    def rulings(self) -> Mapping[str, Ruling[SixCardsRules]]:
        return {"winner": _winner}


def _begun(state: SixCardsState, hands: Hands) -> Step[SixCardsState]:
    begun = replace(state, dealt=hands, hands=hands, trick=Trick(state.first))
    dealt = [CardsDealt(seat, tuple(cards_of(hands[seat]))) for seat in TURNS.order(state.first)]
    return Step(begun, (DealBegan(state.number, TURNS.after(state.first, 3), state.first), *dealt))


def _hidden(state: SixCardsState) -> Hands | None:
    """In the place of the cards dealt, which no observation may hold: whether there are any."""
    return None if state.dealt is None else (Mask(0), Mask(0), Mask(0), Mask(0))


def _trick_view(trick: Trick, winner: Seat | None) -> dict[str, Any]:
    plays = [{"seat": play.seat.name, "cards": to_json(play.cards)} for play in trick.plays]
    told = {"leader": trick.leader.name, "plays": plays, "winner": to_json(winner), "points": 0}
    return told if trick.is_complete else {**told, "led": to_json(trick.led)}


def _prompt(observation: SixCardsObservation) -> dict[str, Any] | None:
    if observation.to_act is not observation.seat:
        return None
    led = observation.public.trick.led
    allowed = playable(observation.hand, led)
    refused = {
        card.text: to_json(check_follow(observation.hand, led, card, "X2"))
        for card in cards_of(observation.hand & ~allowed)
    }
    cards = to_json(tuple(cards_of(allowed)))
    only = cards if len(cards) == 1 else None
    return {"kind": "play", "playable": cards, "refused": refused, "only": only, "claim": None}


def _winner(rules: SixCardsRules, question: Mapping[str, Any]) -> dict[str, Any]:
    cards = messages.cards_field(question, "cards")
    if not cards:
        raise RequestError("bad_field", "a trick has a card", facts={"field": "cards"})
    trick = Trick(Seat.S, tuple(Play(seat, (card,)) for seat, card in zip(Seat, cards, strict=False)))
    return {"winner": to_json(trick.winner(None))}


GAME: Final[Game[SixCardsState, Action, SixCardsRules, SixCardsObservation]] = SixCards()
