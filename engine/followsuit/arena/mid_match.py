"""Mid match: deals from the middle of a match, with a standing drawn by lot.

First deals are special: in Tractor nobody is the starter yet and both sides play 2. The standings drawn are
uniform over those possible; real matches do not reach them equally often.
"""

from __future__ import annotations

from random import Random
from typing import Any

from followsuit.base.errors import RequestError
from followsuit.base.game import AnyGame, UnderWayGame


def begin_under_way(game: AnyGame, rules: Any, dealt: Any, rng: Random) -> tuple[int, Any]:
    """Put a state just dealt into a match under way: return the deal's number and its state, with the same
    cards.

    Raises `RequestError` (``bad_field``) for a game that does not say how its matches can stand.
    """
    if not isinstance(game, UnderWayGame):
        message = f"there is no drawing a match of {game.name} under way"
        raise RequestError("bad_field", message, facts={"field": "under_way"})
    opening = game.opening(dealt)
    number, standing = game.under_way(rules, opening, rng)
    return number, game.place(rules, number, {**opening, **standing}).state
