"""Rules of your own, and what they change: `python custom_rules.py [DEALS]`.

Rules are data: a preset and the fields that differ from it. This counts how often contracts are made in Two
Hundred by the presets and by house rules.
"""

from __future__ import annotations

import sys
from typing import Any

import followsuit

HOUSE: dict[str, Any] = {"preset": "traditional", "target": 500, "bets_must_rise": False}


def share_made(rules: str | dict[str, Any], deals: int) -> tuple[int, int]:
    """How many contracts were made, of how many."""
    made = bid = 0
    for deal in range(deals):
        match = followsuit.match("two_hundred", rules=rules, level="casual", seed=f"rules/{deal}")
        match.run(deals=1)
        result = match.deal_result()
        if result is not None and result.contract is not None:
            bid += 1
            made += bool(result.made)
    return made, bid


def main() -> None:
    """Compare the presets and the house rules."""
    deals = int(sys.argv[1]) if sys.argv[1:] else 50
    kinds: list[str | dict[str, Any]] = [*followsuit.presets("two_hundred"), HOUSE]
    for rules in kinds:
        made, bid = share_made(rules, deals)
        print(f"{made:3} of {bid:3} contracts made: {rules}")


if __name__ == "__main__":
    main()
