"""Referee forms: the questions about Rangvaar that a person fills in."""

from __future__ import annotations

from collections.abc import Sequence

from followsuit.base.fields import Field, FieldKind
from followsuit.base.referee_forms import Form
from followsuit.base.seats import Seat
from followsuit.card_games.rangvaar.rules import BIDS, TRICKS, RangvaarRules
from followsuit.card_games.trick.referee_forms import follow_form, winner_form


def forms(rules: RangvaarRules) -> Sequence[Form]:
    """What may be played, who wins the trick, what the deal is worth."""
    seats = tuple(seat.name for seat in rules.direction.order(Seat.S))
    score = Form(
        "score",
        ("R8",),
        (
            Field("declarer", FieldKind.CHOICE, seats),
            Field("contract", FieldKind.CHOICE, tuple(BIDS)),
            Field("tricks", FieldKind.SIDES, total=TRICKS),
        ),
    )
    return follow_form("R7"), winner_form("R7"), score
