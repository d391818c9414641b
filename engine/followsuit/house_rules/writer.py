"""Writer: the one strict form of house rules, ``followsuit-rules 1``."""

from __future__ import annotations

from typing import Any

from followsuit.documents import text_of_lines
from followsuit.house_rules.model import HouseRules


def write_house_rules(house: HouseRules) -> str:
    """The house rules as text, ending in a line feed."""
    named = [f"name {house.name}"] if house.name else []
    fields = [f"{field} {_written(value)}".strip() for field, value in house.rules.items()]
    return text_of_lines("rules", [f"game {house.game}", *named, *fields])


def _written(value: Any) -> str:
    if isinstance(value, list | tuple):
        return " ".join(map(str, value))
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
