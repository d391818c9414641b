"""Referee forms: the questions about Tractor that a person fills in; reading and checking their fields.

A question's cards are texts. A question that makes no sense raises an error: a text that is not a card, or
more identical cards than packs among cards that lie in different places.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from followsuit.base.cards import NO_TRUMP, Card, Rank, cards_text, parse_cards, parse_rank, parse_suit
from followsuit.base.errors import Refusal, RequestError
from followsuit.base.fields import Field, FieldKind, RefereeForm
from followsuit.base.seats import table_of
from followsuit.card_games.shengji.cards.ladder import ladder_of
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.shapes import format_of
from followsuit.card_games.shengji.cards.sizes import sizes_of
from followsuit.card_games.shengji.cards.trump import Trump
from followsuit.card_games.shengji.law.scoring import Role
from followsuit.card_games.shengji.option_values import (
    FailedThrowUnit,
    JackHook,
    Throw,
    ThrowProof,
    ThrowVoids,
    TrumpFinding,
)
from followsuit.card_games.tractor.rules import TractorRules

_TRUMP: Final = Field("trump", FieldKind.TRUMP, tuple(rank.letter for rank in Rank))
_HAND: Final = Field("hand", FieldKind.CARDS)
_LEAD: Final = Field("lead", FieldKind.CARDS)
_PLAY: Final = Field("play", FieldKind.CARDS)
_ROLES: Final = tuple(role.value for role in (Role.DECLARING, Role.OPPOSING))
_SUITS: Final = ("S", "H", "C", "D", "trump")


def forms(rules: TractorRules) -> Sequence[RefereeForm]:
    """Whether a play may follow, lead or declare, who wins, what cards, points and the kitty are worth."""
    ranks = tuple(rank.letter for rank in Rank)
    return (
        RefereeForm("follow", ("T24",), (_TRUMP, _LEAD, _HAND, _PLAY)),
        RefereeForm("winner", ("T30", "T31"), (_TRUMP, Field("plays", FieldKind.PLAYS))),
        RefereeForm("points", ("T2",), (Field("cards", FieldKind.CARDS),)),
        RefereeForm(
            "levels",
            ("T35", "T36"),
            (
                Field("points", FieldKind.NUMBER),
                Field("levels", FieldKind.ROLES, ranks),
                *_of_the_match(rules),
            ),
        ),
        *_of_declaring(rules, ranks),
        RefereeForm("lead", ("T21",), (_TRUMP, _HAND, _PLAY, *_of_throws(rules))),
        RefereeForm(
            "kitty",
            ("T34",),
            (
                _TRUMP,
                _LEAD,
                Field("kitty", FieldKind.CARDS),
                Field("won_by", FieldKind.CHOICE, _ROLES),
            ),
        ),
    )


def _of_declaring(rules: TractorRules, ranks: tuple[str, ...]) -> tuple[RefereeForm, ...]:
    """Whether cards may be declared with, over what stands; nobody declares where pairs bid."""
    if rules.finding is TrumpFinding.AUCTION:
        return ()
    rank = Field("rank", FieldKind.CHOICE, ranks)
    seat = Field("seat", FieldKind.CHOICE, tuple(seat.name for seat in table_of(rules.seats)))
    standing = Field("standing", FieldKind.SHOWN, is_optional=True)
    return (
        RefereeForm("declare", ("T6", "T8", "T9"), (rank, seat, Field("cards", FieldKind.CARDS), standing)),
    )


def _of_throws(rules: TractorRules) -> tuple[Field, ...]:
    """What a lead of several units rests on: what was seen, by whom, or that one has just come back."""
    if rules.throw is Throw.PROVEN:
        seats = tuple(seat.name for seat in table_of(rules.seats))
        seen = Field("seen", FieldKind.CARDS, is_optional=True)
        voids = Field("voids", FieldKind.BY_SEAT, _SUITS, is_optional=True)
        leader = Field("seat", FieldKind.CHOICE, seats, is_optional=True)
        whose = (leader,) if rules.throw_voids is ThrowVoids.OPPONENTS else ()
        return (seen,) if rules.throw_proof is ThrowProof.UNBEATABLE else (*whose, seen, voids)
    if rules.throw is Throw.ATTEMPT and rules.failed_throw is FailedThrowUnit.ALL_BACK:
        return (Field("taken_back", FieldKind.FLAG, is_optional=True),)
    return ()


def _of_the_match(rules: TractorRules) -> tuple[Field, ...]:
    """What decides levels apart from points: a bid, jacks in the last trick, the deal's number."""
    fields: list[Field] = []
    if rules.finding is TrumpFinding.AUCTION and rules.bid_binds:
        fields += [Field(name, FieldKind.NUMBER, is_optional=True) for name in ("bid", "took")]
    if rules.jack_hook is not JackHook.OFF:
        fields.append(Field("last", FieldKind.LAST_TRICK, _ROLES, is_optional=True))
    if rules.most_deals:
        fields.append(Field("deal", FieldKind.NUMBER, is_optional=True))
    return tuple(fields)


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
