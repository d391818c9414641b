"""Outcome: how a match ended, with a winner or with a tie (R9)."""

from __future__ import annotations

from enum import Enum
from typing import Final

from followsuit.base.errors import RequestError
from followsuit.base.seats import Side, parse_side


class Tie(Enum):
    """The outcome of equal totals. It is not None: None means that the match is not over yet."""

    TIE = "tie"


TIE: Final = Tie.TIE

Outcome = Side | Tie


def parse_outcome(text: object) -> Outcome:
    """The outcome named ``NS``, ``EW`` or ``tie``. Raises `RequestError` (``bad_outcome``)."""
    if text == TIE.value:
        return TIE
    try:
        return parse_side(text)
    except RequestError:
        message = f"{text!r} is not NS, EW or tie"
        raise RequestError("bad_outcome", message, clause="R9", facts={"text": str(text)[:20]}) from None
