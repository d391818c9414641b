"""Rulings of Tractor on the play of the cards. They use the same code as the table.

An action that the rules refuse is answered by a ruling: ``legal`` false, ``reason`` its code, ``rule`` its
clause, ``facts`` for a sentence. A question that makes no sense raises an error (`questions`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from followsuit.base.cards import cards_text, parse_cards
from followsuit.base.errors import Refusal
from followsuit.base.seats import AnySeat, parse_any_seat, table_of
from followsuit.card_games.shengji.cards.ladder import ladder_of
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.pack import card_points, missing_from
from followsuit.card_games.shengji.cards.shapes import Shape, format_of
from followsuit.card_games.shengji.cards.trump import EffectiveSuit, Trump, parse_effective_suit, sorted_hand
from followsuit.card_games.shengji.law.follow import check_follow
from followsuit.card_games.shengji.law.lead import check_lead, resolve_throw
from followsuit.card_games.shengji.law.trick_winner import winner
from followsuit.card_games.tractor.interface.match_rulings import MATCH_RULINGS
from followsuit.card_games.tractor.interface.opening_rulings import OPENING_RULINGS
from followsuit.card_games.tractor.interface.referee_forms import (
    Question,
    Ruling,
    bad_field,
    check_pack,
    led_cards,
    legality,
    list_of_cards,
    need,
    optional_cards,
    some_cards,
    trump_in,
)
from followsuit.card_games.tractor.rules import TractorRules


def _shape(rules: TractorRules, question: Question) -> Ruling:
    need(question, "trump", "cards")
    cards = some_cards(parse_cards(question["cards"]), "cards")
    form = format_of(Holding.of(cards, ladder_of(trump_in(question, rules), rules)))
    if form is None:
        return {"shape": Shape.MIXED.value}
    return {"shape": form.shape.value, "units": [f"{width}x{length}" for width, length in form.shapes]}


def _order(rules: TractorRules, question: Question) -> Ruling:
    need(question, "trump", "cards")
    cards = parse_cards(question["cards"])
    check_pack(cards, rules)
    return {"cards": cards_text(sorted_hand(cards, trump_in(question, rules)))}


def _follow(rules: TractorRules, question: Question) -> Ruling:
    need(question, "trump", "hand", "lead", "play")
    trump = trump_in(question, rules)
    hand, lead = parse_cards(question["hand"]), parse_cards(question["lead"])
    play = parse_cards(question["play"])
    # Check hand and lead apart: people often ask about a lead with cards that the hand holds too.
    check_pack(hand, rules)
    check_pack(lead, rules)
    return legality(check_follow(hand, led_cards(lead, trump, rules), play, trump, rules))


def _lead(rules: TractorRules, question: Question) -> Ruling:
    need(question, "trump", "hand", "play")
    trump = trump_in(question, rules)
    hand, play = parse_cards(question["hand"]), parse_cards(question["play"])
    seen, buried = optional_cards(question, "seen"), optional_cards(question, "buried")
    check_pack(hand + seen + buried, rules)
    leader = table_of(rules.seats)[0]
    if "seat" in question:
        leader = parse_any_seat(question["seat"], rules.seats)
    voids = _voids(question.get("voids"), trump, rules)
    if "seat" in question and leader in voids:
        raise bad_field("voids", "the suits of the other seats, not of the leader")
    taken_back = question.get("taken_back", False)
    if not isinstance(taken_back, bool):
        raise bad_field("taken_back", "true or false")
    return legality(check_lead(hand, play, seen, buried, voids, trump, rules, leader, taken_back=taken_back))


def _voids(said: object, trump: Trump, rules: TractorRules) -> dict[AnySeat, set[EffectiveSuit]]:
    """The suits of the question's field ``voids`` by seat. Raises `RequestError` or `CardError`."""
    if said is None:
        return {}
    if not isinstance(said, Mapping) or not all(isinstance(suits, list) for suits in said.values()):
        raise bad_field("voids", "an object with a list of suits for each seat")
    return {
        parse_any_seat(seat, rules.seats): {parse_effective_suit(suit, trump) for suit in said[seat]}
        for seat in said
    }


def _throw(rules: TractorRules, question: Question) -> Ruling:
    need(question, "trump", "hand", "attempt", "others")
    trump = trump_in(question, rules)
    hand, attempt = parse_cards(question["hand"]), parse_cards(question["attempt"])
    others = list_of_cards(question, "others")
    if len(others) >= rules.seats:
        raise bad_field("others", "the hands of the other seats")
    check_pack(hand + sum(others, ()), rules)
    missing = missing_from(hand, attempt)
    if missing:
        return legality(Refusal("not_in_hand", "T22", {"cards": [card.text for card in missing]}))
    result = resolve_throw(led_cards(attempt, trump, rules), others, trump, rules)
    return {"fails": result.fails, "down": cards_text(result.down)}


def _winner(rules: TractorRules, question: Question) -> Ruling:
    need(question, "trump", "plays")
    trump = trump_in(question, rules)
    plays = list_of_cards(question, "plays")
    if not 1 <= len(plays) <= rules.seats or any(len(play) != len(plays[0]) for play in plays):
        raise bad_field("plays", "plays of equally many cards, one a seat at most")
    check_pack(sum(plays, ()), rules)
    led_cards(plays[0], trump, rules)
    return {"winner": winner(plays, trump, rules)}


def _points(rules: TractorRules, question: Question) -> Ruling:
    need(question, "cards")
    cards = some_cards(parse_cards(question["cards"]), "cards")
    check_pack(cards, rules)
    return {"points": card_points(cards)}


#: The functions that answer the referee's questions, by the question's name: from the rules and the
#: question's fields they make the ruling's fields.
RULINGS: Final[Mapping[str, Callable[[TractorRules, Question], Ruling]]] = {
    "shape": _shape,
    "order": _order,
    "follow": _follow,
    "lead": _lead,
    "throw": _throw,
    "winner": _winner,
    "points": _points,
    **MATCH_RULINGS,
    **OPENING_RULINGS,
}
