"""Referee forms: the questions about Two Hundred that a person fills in."""

from __future__ import annotations

from collections.abc import Sequence

from followsuit.base.fields import Field, FieldKind
from followsuit.base.referee_forms import Form
from followsuit.base.seats import Seat
from followsuit.card_games.trick.referee_forms import follow_form, winner_form
from followsuit.card_games.two_hundred.rules import BETS, TwoHundredRules


def forms(rules: TwoHundredRules) -> Sequence[Form]:
    """What may be played, who wins the trick, what cards and the deal are worth."""
    seats = tuple(seat.name for seat in rules.direction.order(Seat.S))
    score = Form(
        "score",
        ("H9", "H10", "H11", "H12"),
        (
            Field("declarer", FieldKind.CHOICE, seats),
            Field("contract", FieldKind.CHOICE, BETS),
            Field("bettors", FieldKind.SEVERAL, seats),
            Field("card_points", FieldKind.SIDES, total=100),
            Field("totals", FieldKind.SIDES),
            *([] if rules.forced_bet_counts else [Field("forced", FieldKind.FLAG, is_optional=True)]),
        ),
    )
    points = Form("points", ("H2",), (Field("cards", FieldKind.CARDS),))
    return follow_form("H8"), winner_form("H8"), points, score
