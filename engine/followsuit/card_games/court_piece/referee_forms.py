"""Referee forms: the questions about Court Piece that a person fills in."""

from __future__ import annotations

from collections.abc import Sequence

from followsuit.base.fields import Field, FieldKind
from followsuit.base.referee_forms import Form
from followsuit.base.seats import Seat
from followsuit.card_games.court_piece.rules import CourtPieceRules, Redeal
from followsuit.card_games.trick.referee_forms import follow_form, winner_form


def forms(rules: CourtPieceRules) -> Sequence[Form]:
    """What may be played, who wins the trick, what the deal is worth, and a new deal where one is offered."""
    seats = tuple(seat.name for seat in rules.direction.order(Seat.S))
    score = Form(
        "score",
        ("C20", "C25" if rules.scoring == "points" else "C24"),
        (Field("caller", FieldKind.CHOICE, seats), Field("taken", FieldKind.SIDES)),
    )
    asked = [follow_form("C10"), winner_form("C11"), score]
    if rules.redeal is not Redeal.OFF:
        asked.append(Form("redeal", ("C8",), (Field("hand", FieldKind.CARDS),)))
    return asked
