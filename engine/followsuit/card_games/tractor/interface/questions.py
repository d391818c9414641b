"""Question to Tractor's referee: reading and checking its fields.

A question's cards are texts. A question that makes no sense raises an error: a text that is not a card, or
more identical cards than packs among cards that lie in different places.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from followsuit.base.cards import NO_TRUMP, Card, cards_text, parse_cards, parse_rank, parse_suit
from followsuit.base.errors import Refusal, RequestError
from followsuit.card_games.shengji.cards.ladder import ladder_of
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.shapes import format_of
from followsuit.card_games.shengji.cards.sizes import sizes_of
from followsuit.card_games.shengji.cards.trump import Trump
from followsuit.card_games.tractor.rules import TractorRules

Question = Mapping[str, Any]
Ruling = dict[str, Any]


def need(question: Question, *needed: str) -> None:
    """Raise `RequestError` (``missing_field``) if the question lacks one of these fields."""
    # Other fields are allowed: a remark, a source, another tool's tag.
    for name in needed:
        if name not in question:
            raise RequestError("missing_field", f"the question needs {name!r}", facts={"field": name})


def bad_field(name: str, what: str) -> RequestError:
    """The error for a field with a wrong value; ``what`` says in words what the value should be."""
    return RequestError("bad_field", f"{name!r} should be {what}", facts={"field": name})


def trump_in(question: Question, rules: TractorRules) -> Trump:
    """The trump of the question's field ``trump``, ``{"rank": "2", "suit": "H"}``; suit null is no trump.

    Raises `RequestError` (``bad_field``) or `CardError` (``bad_rank``, ``bad_suit``).
    """
    said = question["trump"]
    if not isinstance(said, Mapping) or set(said) != {"rank", "suit"}:
        raise bad_field("trump", 'an object with "rank" and "suit"')
    rank, suit = said["rank"], said["suit"]
    if not isinstance(rank, str) or not (suit is None or isinstance(suit, str)):
        raise bad_field("trump", 'an object with a rank and a suit, or null for "suit"')
    return _parsed_trump(rank, suit, rules)


@lru_cache(maxsize=1024)
def _parsed_trump(rank: str, suit: str | None, rules: TractorRules) -> Trump:
    return Trump.under(rules, parse_rank(rank), NO_TRUMP if suit is None else parse_suit(suit))


def some_cards(cards: tuple[Card, ...], name: str) -> tuple[Card, ...]:
    """The cards of the field ``name``. Raises `RequestError` (``no_cards``) if there are none."""
    if not cards:
        raise RequestError("no_cards", f"{name!r} names no card", facts={"field": name})
    return cards


def optional_cards(question: Question, name: str) -> tuple[Card, ...]:
    """The cards of a field that may be missing. Raises `CardError` (``bad_card``)."""
    said = question.get(name)
    return () if said is None else parse_cards(said)


def list_of_cards(question: Question, name: str) -> list[tuple[Card, ...]]:
    """The sets of cards of a field that is a list of texts.

    Raises `RequestError` (``bad_field``) or `CardError` (``bad_card``).
    """
    rows = question[name]
    if not isinstance(rows, list):
        raise bad_field(name, "a list of texts of cards")
    return [parse_cards(row) for row in rows]


def check_pack(cards: Iterable[Card], rules: TractorRules) -> None:
    """Raise `CardError` (``card_too_often``) for more identical cards than there are packs."""
    packs = rules.packs
    seen = bytearray(54)
    for card in cards:
        seen[card] += 1
        if seen[card] > packs:
            sizes_of(rules).deck.check_holds([card] * seen[card])


def led_cards(cards: tuple[Card, ...], trump: Trump, rules: TractorRules) -> tuple[Card, ...]:
    """The cards, if they are a lead: at least one card, all of one effective suit.

    Raises `RequestError` (``no_cards``, ``bad_lead``) or `CardError` (``card_too_often``).
    """
    if format_of(Holding.of(some_cards(cards, "lead"), ladder_of(trump, rules))) is None:
        raise RequestError("bad_lead", f"{cards_text(cards)} is of more than one suit", clause="T20")
    return cards


def legality(refusal: Refusal | None) -> Ruling:
    """The ruling that an action is legal, or refused for this reason."""
    if refusal is None:
        return {"legal": True}
    return {"legal": False, "reason": refusal.code, "rule": refusal.clause, "facts": dict(refusal.facts)}
