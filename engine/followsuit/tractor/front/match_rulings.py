"""Rulings of Tractor on the match: declaring, kitty, levels, the table's numbers, the next starter."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from followsuit.cards import NO_TRUMP, Card, Rank, parse_cards, parse_rank, parse_suit
from followsuit.errors import QuestionError, Refusal
from followsuit.seats import AnySeat, parse_any_seat, seats_around, sides_around
from followsuit.tractor.cards.pack import card_points
from followsuit.tractor.cards.sizes import sizes_of
from followsuit.tractor.front.questions import (
    Question,
    Ruling,
    bad_field,
    check_pack,
    led_cards,
    legality,
    need,
    some_cards,
    trump_in,
)
from followsuit.tractor.law.declaring import check_declare, is_declaration, is_enough, named
from followsuit.tractor.law.scoring import (
    LastTrick,
    Levels,
    Role,
    deal_outcome,
    kitty_multiplier,
    next_starter,
)
from followsuit.tractor.rules import CounterDeclare, TractorRules, TrumpFinding


@dataclass(frozen=True, slots=True)
class _Shown:
    """The declaration that stands, as the question gives it."""

    seat: AnySeat
    cards: tuple[Card, ...]


def _declare(rules: TractorRules, question: Question) -> Ruling:
    need(question, "rank", "seat", "cards")
    rank, seat = parse_rank(question["rank"]), parse_any_seat(question["seat"], rules.seats)
    when = question.get("when", "deal")
    if when not in ("deal", "after_burial"):
        raise bad_field("when", '"deal" or "after_burial"')
    after_burial = when == "after_burial"
    cards = parse_cards(question["cards"])
    standing = _standing(question.get("standing"), rank, rules)
    # A seat that strengthens its declaration shows the same cards again; another seat's cards are others.
    check_pack(cards + standing.cards if standing is not None and standing.seat is not seat else cards, rules)
    if rules.finding is TrumpFinding.AUCTION:
        return legality(Refusal("nobody_declares", "T40"))
    if after_burial and rules.counter_declare is CounterDeclare.OFF:
        return legality(Refusal("no_counter_declaring", "T77"))
    refusal = check_declare(rank, seat, cards, standing, rules, after_burial=after_burial)
    if refusal is not None:
        return legality(refusal)
    strain = named(cards)
    return {"legal": True, "trump_suit": None if strain is NO_TRUMP else strain.letter}


def _standing(said: object, rank: Rank, rules: TractorRules) -> _Shown | None:
    """The declaration of the question's field ``standing``, None if it is null or missing.

    Raises `QuestionError` (``bad_field``, ``bad_seat``, ``bad_standing``) or `CardError`.
    """
    if said is None:
        return None
    if not isinstance(said, Mapping) or set(said) != {"seat", "cards"}:
        raise bad_field("standing", 'an object with "seat" and "cards"')
    shown = _Shown(parse_any_seat(said["seat"], rules.seats), parse_cards(said["cards"]))
    # No pack has so many: that is not one card too often, it was never shown.
    if len(shown.cards) > rules.packs or not is_declaration(rank, shown.cards):
        raise QuestionError("bad_standing", "what stands is no declaration", clause="T6")
    if not is_enough(shown.cards, rules):
        raise QuestionError("bad_standing", "a single card is no declaration", clause="T92")
    return shown


def _kitty(rules: TractorRules, question: Question) -> Ruling:
    need(question, "trump", "lead", "kitty", "won_by")
    trump = trump_in(question, rules)
    lead, kitty = parse_cards(question["lead"]), parse_cards(question["kitty"])
    check_pack(lead + kitty, rules)
    multiplier = kitty_multiplier(led_cards(lead, trump, rules), trump, rules)
    won = _role(question["won_by"], "won_by") is Role.OPPOSING
    return {"multiplier": multiplier, "bonus": card_points(kitty) * multiplier if won else 0}


def _role(said: object, name: str) -> Role:
    """The role that the field ``name`` gives. Raises `QuestionError` (``bad_field``)."""
    if said not in ("declaring", "opposing"):
        raise bad_field(name, '"declaring" or "opposing"')
    return Role(said)


def _levels(rules: TractorRules, question: Question) -> Ruling:
    need(question, "points", "levels")
    points, said = question["points"], question["levels"]
    if type(points) is not int or points < 0 or points % 5:
        raise bad_field("points", "a multiple of 5, 0 or more")
    if not isinstance(said, Mapping) or set(said) != {"declaring", "opposing"}:
        raise bad_field("levels", 'an object with "declaring" and "opposing"')
    levels = Levels(parse_rank(said["declaring"]), parse_rank(said["opposing"]))
    outcome = deal_outcome(points, levels, rules, last=_last_trick(question.get("last"), rules))
    return {
        "levels": {
            "declaring": outcome.levels.declaring.letter,
            "opposing": outcome.levels.opposing.letter,
        },
        "declares_next": outcome.declares_next.value,
        "won_by": None if outcome.won_by is None else outcome.won_by.value,
    }


def _last_trick(said: object, rules: TractorRules) -> LastTrick | None:
    """The last trick of the question's field ``last``, None if it is null or missing (T96).

    Raises `QuestionError` (``bad_field``, ``no_cards``) or `CardError`.
    """
    if said is None:
        return None
    if not isinstance(said, Mapping) or set(said) != {"cards", "suit", "won_by"}:
        raise bad_field("last", 'an object with "cards", "suit" and "won_by"')
    cards = some_cards(parse_cards(said["cards"]), "last")
    check_pack(cards, rules)
    suit = NO_TRUMP if said["suit"] is None else parse_suit(said["suit"])
    return LastTrick(cards, suit, _role(said["won_by"], "last"))


def _table(rules: TractorRules, question: Question) -> Ruling:
    sizes = sizes_of(rules)
    return {
        "cards": len(sizes.deck),
        "hand": sizes.hand,
        "kitty": sizes.kitty,
        "points": sizes.points,
        "step": sizes.step,
        "takes_over": sizes.takes_over,
        "seats": [seat.name for seat in seats_around(rules.seats)],
        "sides": {side: [seat.name for seat in seats] for side, seats in sides_around(rules.seats).items()},
    }


def _starter(rules: TractorRules, question: Question) -> Ruling:
    need(question, "starter", "declares_next")
    starter = parse_any_seat(question["starter"], rules.seats)
    return {"starter": next_starter(starter, _role(question["declares_next"], "declares_next")).name}


#: The functions that answer questions about the match, by the question's name: from the rules and the
#: question's fields they make the ruling's fields.
MATCH_RULINGS: Final[Mapping[str, Callable[[TractorRules, Question], Ruling]]] = {
    "declare": _declare,
    "kitty": _kitty,
    "levels": _levels,
    "table": _table,
    "starter": _starter,
}
