"""Referee forms: the questions that a person fills in about any game of tricks of one card a seat."""

from __future__ import annotations

from followsuit.base.fields import Field, FieldKind
from followsuit.base.referee_forms import Form


def follow_form(clause: str) -> Form:
    """What may be played to a lead; ``clause`` is the rule about following."""
    fields = (
        Field("trump", FieldKind.SUIT),
        Field("lead", FieldKind.CARD),
        Field("hand", FieldKind.CARDS),
    )
    return Form("follow", (clause,), fields)


def winner_form(clause: str) -> Form:
    """Who wins a trick; ``clause`` is the rule about winning."""
    return Form("winner", (clause,), (Field("trump", FieldKind.SUIT), Field("plays", FieldKind.TRICK)))
