"""Writer: the one strict form of house rules, ``followsuit-rules 1``."""

from __future__ import annotations

from typing import Any, Final

from followsuit.house_rules.model import HouseRules

FIRST_LINE: Final = "followsuit-rules 1"


def write_house_rules(house: HouseRules) -> str:
    """The house rules as text, ending in a line feed."""
    named = [f"name {house.name}"] if house.name else []
    fields = [f"{field} {_written(value)}".strip() for field, value in house.rules.items()]
    return "\n".join([FIRST_LINE, f"game {house.game}", *named, *fields]) + "\n"


def _written(value: Any) -> str:
    if isinstance(value, list | tuple):
        return " ".join(map(str, value))
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
