"""Under way: deals from the middle of a match, with random levels or totals.

First deals are special: in Tractor nobody is the starter yet and both sides play 2. The standings drawn here
are uniform over those possible; real matches do not reach them equally often.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from followsuit.errors import QuestionError
from followsuit.game import AnyGame
from followsuit.plain import plain

#: Totals of Two Hundred are multiples of 5.
_STEP: Final = 5
#: The lowest total that is drawn in Two Hundred: one failed bet of 50.
_LOWEST: Final = -50
#: The levels that are drawn in Tractor. A side at A has already won by some rules.
_LEVELS: Final = "23456789TJQK"


def begin_under_way(game: AnyGame, rules: Any, dealt: Any, rng: Random) -> tuple[int, Any]:
    """Put a state just dealt into a match under way: return the deal's number and its state, with the same
    cards.

    Raises `QuestionError` (``bad_field``) for a game whose matches have no standing that is known here.
    """
    if game.name not in _STANDINGS:
        message = f"there is no drawing a match of {game.name} under way"
        raise QuestionError("bad_field", message, facts={"field": "under_way"})
    number, changes = _STANDINGS[game.name](plain(rules), game.opening(dealt), rng)
    return number, game.place(rules, number, {**game.opening(dealt), **changes}).state


def _tractor(rules: Mapping[str, Any], opening: Mapping[str, str], rng: Random) -> tuple[int, dict[str, str]]:
    sides = opening["levels"].split()[::2]
    levels = " ".join(f"{side} {rng.choice(_LEVELS)}" for side in sides)
    order = [name.removeprefix("hand ") for name in opening if name.startswith("hand ")]
    # Sides sit alternately, and the first seat named is the one that starts.
    declaring = next(side for side in sides if order[0] in side)
    return 2, {"levels": levels, "declaring": declaring}


def _two_hundred(
    rules: Mapping[str, Any], opening: Mapping[str, str], rng: Random
) -> tuple[int, dict[str, str]]:
    totals = (rng.randrange(_LOWEST, rules["target"], _STEP) for _ in range(2))
    return 2, {"totals": _totals(*totals)}


def _rangvaar(
    rules: Mapping[str, Any], opening: Mapping[str, str], rng: Random
) -> tuple[int, dict[str, str]]:
    counted = rng.randrange(rules["deals"])
    totals = (sum(rng.randint(-7, 9) for _ in range(counted)) for _ in range(2))
    return counted + 1, {"counted": str(counted), "totals": _totals(*totals)}


def _totals(ns: int, ew: int) -> str:
    return f"NS {ns} EW {ew}"


Drawing = Callable[[Mapping[str, Any], Mapping[str, str], Random], tuple[int, dict[str, str]]]

_STANDINGS: Final[Mapping[str, Drawing]] = {
    "tractor": _tractor,
    "two_hundred": _two_hundred,
    "rangvaar": _rangvaar,
}
