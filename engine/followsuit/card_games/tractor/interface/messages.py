"""Message: an action of Tractor as a front end sends it, ``{"kind": "bury", "cards": ["5C", …]}``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from followsuit.base.actions import NameTrump
from followsuit.base.cards import NO_TRUMP
from followsuit.base.seats import AnySeat
from followsuit.card_games.tractor.actions import Action, Bury, Declare
from followsuit.card_games.trick import messages


def action_from(seat: AnySeat, data: Mapping[str, Any]) -> Action:
    """The action a message describes.

    Raises `RequestError` (``bad_action``, ``bad_field``), or `CardError` for a bad card or suit.
    """
    match data.get("kind"):
        case "declare":
            return Declare(seat, messages.cards_field(data, "cards"))
        case "bury":
            return Bury(seat, messages.cards_field(data, "cards"))
        case "name_trump" if data.get("suit") == NO_TRUMP.value:
            return NameTrump(seat, NO_TRUMP)
        case _:
            return messages.action_from(seat, data)
