"""Message: an action of Court Piece as a front end sends it, ``{"kind": "lay_indicator", "card": "KD"}``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from followsuit.base.actions import NameTrump, Play
from followsuit.base.cards import parse_card
from followsuit.base.errors import RequestError
from followsuit.base.seats import Seat
from followsuit.card_games.court_piece.actions import AskRedeal, AskTrump, GoOn, LayIndicator, Stop
from followsuit.card_games.court_piece.transitions import Action
from followsuit.card_games.trick import messages

_BARE: dict[str, type[AskRedeal | AskTrump | Stop | GoOn]] = {
    "ask_redeal": AskRedeal,
    "ask_trump": AskTrump,
    "stop": Stop,
    "go_on": GoOn,
}


def action_from(seat: Seat, data: Mapping[str, Any]) -> Action:
    """The action a message describes.

    Raises `RequestError` (``bad_action``, ``bad_field``), or `CardError` for a bad card or suit.
    """
    kind = data.get("kind")
    if isinstance(kind, str) and kind in _BARE:
        return _BARE[kind](seat)
    if kind == "lay_indicator":
        return LayIndicator(seat, parse_card(messages.field(data, "card", str)))
    action = messages.action_from(seat, data)
    if not isinstance(action, NameTrump | Play):
        raise RequestError("bad_action", f"nobody bids in court piece: {kind!r}", facts={"kind": str(kind)})
    return action
