"""Message: an action as a front end sends it, ``{"kind": "play", "cards": ["AS"]}``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from followsuit.base.actions import Bid, NameTrump, Pass, Play
from followsuit.base.cards import parse_card, parse_suit
from followsuit.base.errors import RequestError
from followsuit.base.seats import TableSeat


def action_from(seat: TableSeat, data: Mapping[str, Any]) -> Bid | Pass | NameTrump | Play:
    """The action a message describes.

    Raises `RequestError` (``bad_action``, ``bad_field``), or `CardError` for a bad card or suit.
    """
    kind = data.get("kind")
    if kind == "bid":
        value = field(data, "value", int)
        return Bid(seat, value)
    if kind == "pass":
        return Pass(seat)
    if kind == "name_trump":
        return NameTrump(seat, parse_suit(field(data, "suit", str)))
    if kind == "play":
        return Play(seat, cards_field(data, "cards"))
    raise RequestError("bad_action", f"no action is of the kind {kind!r}", facts={"kind": str(kind)[:40]})


def cards_field(data: Mapping[str, Any], name: str) -> tuple[Any, ...]:
    """The cards of a message's field, a list of texts.

    Raises `RequestError` (``bad_field``) or `CardError` (``bad_card``).
    """
    return tuple(parse_card(text) for text in field(data, name, list))


def field(data: Mapping[str, Any], name: str, kind: type) -> Any:
    """The value of a message's field. Raises `RequestError` (``bad_field``) if it is not of this type."""
    value = data.get(name)
    if type(value) is not kind:
        raise RequestError("bad_field", f"{name!r} should be {kind.__name__}", facts={"field": name})
    return value
