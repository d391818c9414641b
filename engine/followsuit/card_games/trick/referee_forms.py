"""Asking: the questions that a person fills in about any game of tricks of one card a seat."""

from __future__ import annotations

from followsuit.base.fields import FieldKind, Form, FormField


def follow_form(clause: str) -> Form:
    """What may be played to a lead; ``clause`` is the rule about following."""
    fields = (
        FormField("trump", FieldKind.SUIT),
        FormField("lead", FieldKind.CARD),
        FormField("hand", FieldKind.CARDS),
    )
    return Form("follow", (clause,), fields)


def winner_form(clause: str) -> Form:
    """Who wins a trick; ``clause`` is the rule about winning."""
    return Form(
        "winner", (clause,), (FormField("trump", FieldKind.SUIT), FormField("plays", FieldKind.TRICK))
    )
