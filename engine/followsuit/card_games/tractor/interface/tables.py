"""Table: the numbers of packs and seats that can be chosen, with what each means, as plain data (T51)."""

from __future__ import annotations

from typing import Any

from followsuit.base.errors import RulesError
from followsuit.base.seats import seats_around
from followsuit.card_games.shengji.cards.sizes import TableSizes, table_sizes
from followsuit.card_games.tractor.rules import PRESETS, tractor_rules


def table_choices() -> list[dict[str, Any]]:
    """The tables of T51, the smallest first.

    >>> six = next(table for table in table_choices() if table["seats"] == 6)
    >>> six["packs"], six["hand"], six["kitty"], six["presets"]
    (3, 26, 6, ['reference', 'howto', 'standard'])
    """
    played = ((packs, seats) for seats in (4, 6, 8) for packs in (2, 3, 4) if packs >= seats // 2)
    return [_choice(table_sizes(packs, seats)) for packs, seats in played]


def _choice(sizes: TableSizes) -> dict[str, Any]:
    rules = {"packs": sizes.packs, "seats": sizes.seats}
    return {
        "seats": sizes.seats,
        "rotation": [seat.name for seat in seats_around(sizes.seats)],
        "rules": rules,
        "presets": [preset for preset in PRESETS if _allows(preset, rules)],
        "packs": sizes.packs,
        "hand": sizes.hand,
        "kitty": sizes.kitty,
        "points": sizes.points,
        "takes_over": sizes.takes_over,
    }


def _allows(preset: str, rules: dict[str, int]) -> bool:
    """Whether a preset can be played with this many packs and seats (T84, T85)."""
    try:
        tractor_rules({"preset": preset, **rules})
    except RulesError:
        return False
    return True
