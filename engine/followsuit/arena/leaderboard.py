"""Leaderboard: how strong players are, from the results of arenas, as Markdown.

Each arena measures by how much one player is better than another, with an interval. The strengths fit all of
these best: least squares, each arena weighted by its inverse variance. The weakest player is zero.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any

from followsuit.api.statistics import NORMAL
from followsuit.base.errors import RequestError


@dataclass(frozen=True, slots=True)
class Meeting:
    """An arena between two players: by how much A is better, half the interval of that, and the pairs.

    ``bots`` is the version of the game's levels that played it.
    """

    game: str
    rules: str
    a: str
    b: str
    figure: str
    mean: float
    plus_minus: float
    pairs: int
    illegal: int
    command: str
    bots: int


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's strength over the weakest, and half its 95 % interval."""

    player: str
    strength: float
    plus_minus: float


def read_meeting(file: Path) -> Meeting:
    """The meeting that an arena's JSON holds. Raises `RequestError` (``bad_field``) for any other file."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        plan, measured = data["plan"], data["report"]
        figure, first = next(iter(measured["figures"].items()))
        if first["plus_minus"] is None:
            raise ValueError("one pair has no interval")
        return Meeting(
            plan["game"],
            plan["rules"] if isinstance(plan["rules"], str) else json.dumps(plan["rules"]),
            plan["a"],
            plan["b"],
            figure,
            first["mean"],
            first["plus_minus"],
            measured["pairs"],
            measured["a"]["illegal"] + measured["b"]["illegal"],
            _command(plan, measured["pairs"]),
            data["bots"],
        )
    except (ValueError, KeyError, TypeError, AttributeError, StopIteration) as error:
        message = f"{file} holds no arena"
        raise RequestError("bad_field", message, facts={"field": "json"}) from error


def standings(meetings: Sequence[Meeting]) -> list[Standing]:
    """The strengths of all players of some meetings in one unit, strongest first.

    Raises `RequestError` (``bad_field``) where the meetings do not connect all players.
    """
    players = sorted({player for each in meetings for player in (each.a, each.b)})
    at = {player: number for number, player in enumerate(players)}
    size = len(players)
    matrix = [[0.0] * (size + 1) for _ in range(size)]
    for each in meetings:
        # An interval of zero (a player against itself) would weigh infinitely.
        weight = 1 / max(each.plus_minus / NORMAL, 1e-3) ** 2
        for one, other, mean in ((at[each.a], at[each.b], each.mean), (at[each.b], at[each.a], -each.mean)):
            matrix[one][one] += weight
            matrix[one][other] -= weight
            matrix[one][size] += weight * mean
    strengths = _solved(matrix, fixed=0)
    base = min(range(size), key=lambda number: strengths[number])
    inverse = _solved_for_each(matrix, fixed=base)
    found = [
        Standing(player, strengths[number] - strengths[base], NORMAL * sqrt(max(inverse[number], 0.0)))
        for player, number in at.items()
    ]
    return sorted(found, key=lambda one: -one.strength)


def leaderboard(meetings: Iterable[Meeting]) -> str:
    """The text of ``BOTS.md``: for each game, rules and version of our levels the strengths, and the arenas
    they come from.
    """
    by_game: dict[tuple[str, str, str, int], list[Meeting]] = {}
    for each in meetings:
        by_game.setdefault((each.game, each.rules, each.figure, each.bots), []).append(each)
    lines = ["# How strong bots are", "", HEAD, ""]
    for (game, rules, figure, version), group in sorted(by_game.items()):
        lines += [
            f"## {game}, rules {rules}, levels of version {version}",
            "",
            f"| | player | {figure} a deal over the weakest |",
            "|---|---|---|",
        ]
        for place, one in enumerate(standings(group), 1):
            lines.append(f"| {place} | {_cell(one.player)} | {one.strength:+.2f} ± {one.plus_minus:.2f} |")
        lines += ["", f"| A | B | pairs | {figure} a deal, A over B | illegal |", "|---|---|---|---|---|"]
        for each in group:
            measured = f"{each.mean:+.2f} ± {each.plus_minus:.2f}"
            lines.append(
                f"| {_cell(each.a)} | {_cell(each.b)} | {each.pairs} | {measured} | {each.illegal} |"
            )
        lines += ["", "```text", *(each.command for each in group), "```", ""]
    return "\n".join(lines)


HEAD = """\
Made by `python -m followsuit leaderboard FILE…` from the results of arenas (`--report FILE`). Over a pair of
deals with the same cards and the seats swapped, a figure is how much more one player took with a side's cards
than the other took with the same. Strengths are those that fit all arenas of a game best; ± is half a 95 %
interval. A level that begins to play differently gets another version; versions are ranked apart. To add a
bot, see that `python -m followsuit arena --check "external:COMMAND"` finds nothing, run it against a level,
and make this file again with the new result in its table."""


def _command(plan: Mapping[str, Any], pairs: int) -> str:
    words = [
        "python -m followsuit arena",
        plan["game"],
        *(f'"{p}"' if " " in p else p for p in (plan["a"], plan["b"])),
    ]
    words += [f"--pairs {pairs}", f"--seed {plan['seed']}"]
    if plan["rules"] != "reference":
        words.append(
            f"--rules '{plan['rules'] if isinstance(plan['rules'], str) else json.dumps(plan['rules'])}'"
        )
    if plan["nodes"] is not None:
        words.append(f"--nodes {plan['nodes']}")
    return " ".join([*words, *(["--matches"] if plan["matches"] else [])])


def _cell(player: str) -> str:
    return f"`{player}`".replace("|", "\\|")


def _solved(matrix: list[list[float]], fixed: int) -> list[float]:
    """Solve a system of equations whose last column is the right side, with one unknown fixed at zero."""
    rows = [
        [value for column, value in enumerate(row) if column != fixed]
        for at, row in enumerate(matrix)
        if at != fixed
    ]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda at: abs(rows[at][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        if abs(rows[column][column]) < 1e-9:
            message = "the arenas do not connect all players: play one of each group against another"
            raise RequestError("bad_field", message, facts={"field": "json"})
        for at in range(size):
            if at != column:
                share = rows[at][column] / rows[column][column]
                rows[at] = [value - share * over for value, over in zip(rows[at], rows[column], strict=True)]
    found = [rows[at][-1] / rows[at][at] for at in range(size)]
    return [*found[:fixed], 0.0, *found[fixed:]]


def _solved_for_each(matrix: list[list[float]], fixed: int) -> list[float]:
    """Return the variance of each unknown: the diagonal of the inverse, with one unknown fixed at zero."""
    size = len(matrix)
    found = [0.0] * size
    for number in range(size):
        if number != fixed:
            unit = [[*row[:size], float(at == number)] for at, row in enumerate(matrix)]
            found[number] = _solved(unit, fixed)[number]
    return found
