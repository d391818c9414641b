"""Referee forms: the questions about Tractor that a person fills in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from followsuit.base.cards import Rank
from followsuit.base.fields import Field, FieldKind
from followsuit.base.referee_forms import Form
from followsuit.base.seats import table_of
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


def forms(rules: TractorRules) -> Sequence[Form]:
    """Whether a play may follow or lead, who wins, what cards, points and the kitty are worth."""
    ranks = tuple(rank.letter for rank in Rank)
    return (
        Form("follow", ("T24",), (_TRUMP, _LEAD, _HAND, _PLAY)),
        Form("winner", ("T30", "T31"), (_TRUMP, Field("plays", FieldKind.PLAYS))),
        Form("points", ("T2",), (Field("cards", FieldKind.CARDS),)),
        Form(
            "levels",
            ("T35", "T36"),
            (
                Field("points", FieldKind.NUMBER),
                Field("levels", FieldKind.ROLES, ranks),
                *_of_the_match(rules),
            ),
        ),
        Form("lead", ("T21",), (_TRUMP, _HAND, _PLAY, *_of_throws(rules))),
        Form(
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
    """What levels rest on besides points: a bid, jacks in the last trick, the number of the deal."""
    fields: list[Field] = []
    if rules.finding is TrumpFinding.AUCTION and rules.bid_binds:
        fields += [Field(name, FieldKind.NUMBER, is_optional=True) for name in ("bid", "took")]
    if rules.jack_hook is not JackHook.OFF:
        fields.append(Field("last", FieldKind.LAST_TRICK, _ROLES, is_optional=True))
    if rules.most_deals:
        fields.append(Field("deal", FieldKind.NUMBER, is_optional=True))
    return tuple(fields)
