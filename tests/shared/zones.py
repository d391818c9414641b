"""Zones: what lies on the table of a view, by kind, and what was declared there."""

from collections.abc import Mapping
from typing import Any


def zone_of(view: Mapping[str, Any], kind: str) -> dict[str, Any] | None:
    """The zone of that kind; None where there is none."""
    return next((zone for zone in view.get("zones", ()) if zone["kind"] == kind), None)


def zone_cards(view: Mapping[str, Any], kind: str) -> list[str]:
    """The cards of a zone; none where it is not there, or the seat may not know them."""
    cards: list[str] = (zone_of(view, kind) or {}).get("cards", [])
    return cards


def secret_cards(view: Mapping[str, Any]) -> set[str]:
    """The cards of the zones that nobody else may know."""
    return {card for zone in view.get("zones", ()) if zone.get("secret") for card in zone["cards"]}


def declared(view: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The declarations so far, in order."""
    return [call for call in view["calls"] if "cards" in call]
