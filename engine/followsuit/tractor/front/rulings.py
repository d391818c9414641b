"""Rulings of Tractor: the referee's questions, answered by the code the table uses.

A question's cards are texts. What makes no sense raises an error: a card that is none, or one that stands
more often than the pack has it among cards that must be different ones. What the rules refuse is a ruling:
``legal`` false, ``reason`` its code, ``rule`` its clause, ``facts`` for a sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from followsuit.cards import NO_TRUMP, Card, Rank, cards_text, parse_cards, parse_rank, parse_suit
from followsuit.decks import DOUBLE
from followsuit.errors import QuestionError, Refusal
from followsuit.seats import Seat, parse_seat
from followsuit.tractor.cards.pack import card_points, missing_from
from followsuit.tractor.cards.shapes import Shape, shape
from followsuit.tractor.cards.trump import EffectiveSuit, Trump, parse_effective_suit, sorted_hand
from followsuit.tractor.law.declaring import check_declare, is_declaration, named
from followsuit.tractor.law.follow import check_follow
from followsuit.tractor.law.lead import check_lead, resolve_throw
from followsuit.tractor.law.scoring import Levels, Role, deal_outcome, kitty_multiplier
from followsuit.tractor.law.winning import winner
from followsuit.tractor.rules import Finding, TractorRules

Question = Mapping[str, Any]
Ruling = dict[str, Any]


# Reading a question ----------------------------------------------------------------------------------------
def _fields(question: Question, *needed: str) -> None:
    # What a question says besides is nobody's business here: a remark, a source, another tool's tag.
    for name in needed:
        if name not in question:
            raise QuestionError("missing_field", f"the question needs {name!r}", facts={"field": name})


def _bad(name: str, what: str) -> QuestionError:
    return QuestionError("bad_field", f"{name!r} should be {what}", facts={"field": name})


def _trump(question: Question, rules: TractorRules) -> Trump:
    said = question["trump"]
    if not isinstance(said, Mapping) or set(said) != {"rank", "suit"}:
        raise _bad("trump", 'an object with "rank" and "suit"')
    rank, suit = said["rank"], said["suit"]
    if not isinstance(rank, str) or not (suit is None or isinstance(suit, str)):
        raise _bad("trump", 'an object with a rank and a suit, or null for "suit"')
    return _parsed_trump(rank, suit, rules)


@lru_cache(maxsize=1024)
def _parsed_trump(rank: str, suit: str | None, rules: TractorRules) -> Trump:
    return Trump.under(rules, parse_rank(rank), NO_TRUMP if suit is None else parse_suit(suit))


def _some(cards: tuple[Card, ...], name: str) -> tuple[Card, ...]:
    if not cards:
        raise QuestionError("no_cards", f"{name!r} names no card", facts={"field": name})
    return cards


def _optional_cards(question: Question, name: str) -> tuple[Card, ...]:
    said = question.get(name)
    return () if said is None else parse_cards(said)


def _list(question: Question, name: str) -> list[tuple[Card, ...]]:
    rows = question[name]
    if not isinstance(rows, list):
        raise _bad(name, "a list of texts of cards")
    return [parse_cards(row) for row in rows]


def _check_pack(cards: Iterable[Card]) -> None:
    """Raise `CardError` for a third identical card."""
    seen = bytearray(54)
    for card in cards:
        seen[card] += 1
        if seen[card] > 2:
            DOUBLE.check_holds([card] * 3)


def _led(cards: tuple[Card, ...], trump: Trump, rules: TractorRules) -> tuple[Card, ...]:
    """Cards that were led: one effective suit, at least one card."""
    if shape(_some(cards, "lead"), trump, rules) is Shape.MIXED:
        raise QuestionError("bad_lead", f"{cards_text(cards)} is of more than one suit", clause="T20")
    return cards


def _legality(refusal: Refusal | None) -> Ruling:
    if refusal is None:
        return {"legal": True}
    return {"legal": False, "reason": refusal.code, "rule": refusal.clause, "facts": dict(refusal.facts)}


# Answering -------------------------------------------------------------------------------------------------
def _shape(rules: TractorRules, question: Question) -> Ruling:
    _fields(question, "trump", "cards")
    cards = _some(parse_cards(question["cards"]), "cards")
    return {"shape": shape(cards, _trump(question, rules), rules).value}


def _order(rules: TractorRules, question: Question) -> Ruling:
    _fields(question, "trump", "cards")
    cards = parse_cards(question["cards"])
    _check_pack(cards)
    return {"cards": cards_text(sorted_hand(cards, _trump(question, rules)))}


def _follow(rules: TractorRules, question: Question) -> Ruling:
    _fields(question, "trump", "hand", "lead", "play")
    trump = _trump(question, rules)
    hand, lead = parse_cards(question["hand"]), parse_cards(question["lead"])
    play = parse_cards(question["play"])
    # Each by itself: a table argument is often put with a lead that the hand could not leave over.
    _check_pack(hand)
    _check_pack(lead)
    return _legality(check_follow(hand, _led(lead, trump, rules), play, trump, rules))


def _lead(rules: TractorRules, question: Question) -> Ruling:
    _fields(question, "trump", "hand", "play")
    trump = _trump(question, rules)
    hand, play = parse_cards(question["hand"]), parse_cards(question["play"])
    seen, buried = _optional_cards(question, "seen"), _optional_cards(question, "buried")
    _check_pack(hand + seen + buried)
    voids = _voids(question.get("voids"), trump)
    return _legality(check_lead(hand, play, seen, buried, voids, trump, rules))


def _voids(said: object, trump: Trump) -> dict[Seat, set[EffectiveSuit]]:
    if said is None:
        return {}
    if not isinstance(said, Mapping) or not all(isinstance(suits, list) for suits in said.values()):
        raise _bad("voids", "an object with a list of suits for each seat")
    return {parse_seat(seat): {parse_effective_suit(suit, trump) for suit in said[seat]} for seat in said}


def _throw(rules: TractorRules, question: Question) -> Ruling:
    _fields(question, "trump", "hand", "attempt", "others")
    trump = _trump(question, rules)
    hand, attempt = parse_cards(question["hand"]), parse_cards(question["attempt"])
    others = _list(question, "others")
    if len(others) > 3:
        raise _bad("others", "the three other hands")
    _check_pack(hand + sum(others, ()))
    missing = missing_from(hand, attempt)
    if missing:
        return _legality(Refusal("not_in_hand", "T22", {"cards": [card.text for card in missing]}))
    result = resolve_throw(_led(attempt, trump, rules), others, trump, rules)
    return {"fails": result.fails, "down": cards_text(result.down)}


def _winner(rules: TractorRules, question: Question) -> Ruling:
    _fields(question, "trump", "plays")
    trump = _trump(question, rules)
    plays = _list(question, "plays")
    if not 1 <= len(plays) <= 4 or any(len(play) != len(plays[0]) for play in plays):
        raise _bad("plays", "one to four plays of equally many cards")
    _check_pack(sum(plays, ()))
    _led(plays[0], trump, rules)
    return {"winner": winner(plays, trump, rules)}


@dataclass(frozen=True, slots=True)
class _Shown:
    seat: Seat
    cards: tuple[Card, ...]


def _declare(rules: TractorRules, question: Question) -> Ruling:
    _fields(question, "rank", "seat", "cards")
    rank, seat = parse_rank(question["rank"]), parse_seat(question["seat"])
    cards = parse_cards(question["cards"])
    standing = _standing(question.get("standing"), rank)
    # The standing seat shows its own card again when it strengthens; another seat's are different cards.
    _check_pack(cards + standing.cards if standing is not None and standing.seat is not seat else cards)
    if rules.finding is Finding.AUCTION:
        return _legality(Refusal("nobody_declares", "T40"))
    refusal = check_declare(rank, seat, cards, standing)
    if refusal is not None:
        return _legality(refusal)
    strain = named(cards)
    return {"legal": True, "trump_suit": None if strain is NO_TRUMP else strain.letter}


def _standing(said: object, rank: Rank) -> _Shown | None:
    if said is None:
        return None
    if not isinstance(said, Mapping) or set(said) != {"seat", "cards"}:
        raise _bad("standing", 'an object with "seat" and "cards"')
    shown = _Shown(parse_seat(said["seat"]), parse_cards(said["cards"]))
    if not is_declaration(rank, shown.cards):
        raise QuestionError("bad_standing", "what stands is no declaration", clause="T6")
    return shown


def _kitty(rules: TractorRules, question: Question) -> Ruling:
    _fields(question, "trump", "lead", "kitty", "won_by")
    trump = _trump(question, rules)
    lead, kitty = parse_cards(question["lead"]), parse_cards(question["kitty"])
    _check_pack(lead + kitty)
    multiplier = kitty_multiplier(_led(lead, trump, rules), trump, rules)
    won = _role(question["won_by"], "won_by") is Role.OPPOSING
    return {"multiplier": multiplier, "bonus": card_points(kitty) * multiplier if won else 0}


def _role(said: object, name: str) -> Role:
    if said not in ("declaring", "opposing"):
        raise _bad(name, '"declaring" or "opposing"')
    return Role(said)


def _levels(rules: TractorRules, question: Question) -> Ruling:
    _fields(question, "points", "levels")
    points, said = question["points"], question["levels"]
    if type(points) is not int or points < 0 or points % 5:
        raise _bad("points", "a multiple of 5, 0 or more")
    if not isinstance(said, Mapping) or set(said) != {"declaring", "opposing"}:
        raise _bad("levels", 'an object with "declaring" and "opposing"')
    levels = Levels(parse_rank(said["declaring"]), parse_rank(said["opposing"]))
    outcome = deal_outcome(points, levels, rules)
    return {
        "levels": {
            "declaring": outcome.levels.declaring.letter,
            "opposing": outcome.levels.opposing.letter,
        },
        "declares_next": outcome.declares_next.value,
        "won_by": None if outcome.won_by is None else outcome.won_by.value,
    }


#: What can be asked: rules and the question in, the ruling's fields out.
RULINGS: Final[Mapping[str, Callable[[TractorRules, Question], Ruling]]] = {
    "shape": _shape,
    "order": _order,
    "follow": _follow,
    "lead": _lead,
    "throw": _throw,
    "winner": _winner,
    "declare": _declare,
    "kitty": _kitty,
    "levels": _levels,
}
