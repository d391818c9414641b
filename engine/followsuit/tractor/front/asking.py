"""Asking: the questions about Tractor that a person fills in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from followsuit.cards import Rank
from followsuit.forms import FieldKind, Form, FormField
from followsuit.tractor.law.scoring import Role
from followsuit.tractor.rules import TractorRules

_TRUMP: Final = FormField("trump", FieldKind.TRUMP, tuple(rank.letter for rank in Rank))
_HAND: Final = FormField("hand", FieldKind.CARDS)
_LEAD: Final = FormField("lead", FieldKind.CARDS)
_PLAY: Final = FormField("play", FieldKind.CARDS)


def forms(rules: TractorRules) -> Sequence[Form]:
    """Whether a play may follow or lead, who wins, what cards, points and the kitty are worth."""
    ranks = tuple(rank.letter for rank in Rank)
    roles = tuple(role.value for role in (Role.DECLARING, Role.OPPOSING))
    return (
        Form("follow", ("T24",), (_TRUMP, _LEAD, _HAND, _PLAY)),
        Form("winner", ("T30", "T31"), (_TRUMP, FormField("plays", FieldKind.PLAYS))),
        Form("points", ("T2",), (FormField("cards", FieldKind.CARDS),)),
        Form(
            "levels",
            ("T35", "T36"),
            (FormField("points", FieldKind.NUMBER), FormField("levels", FieldKind.ROLES, ranks)),
        ),
        Form("lead", ("T21",), (_TRUMP, _HAND, _PLAY)),
        Form(
            "kitty",
            ("T34",),
            (
                _TRUMP,
                _LEAD,
                FormField("kitty", FieldKind.CARDS),
                FormField("won_by", FieldKind.CHOICE, roles),
            ),
        ),
    )
