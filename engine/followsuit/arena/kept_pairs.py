"""Kept pairs: the file an arena writes its pairs to, from which it can go on."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from followsuit.arena.pairs import Plan
from followsuit.arena.report import report
from followsuit.base.errors import RequestError
from followsuit.bots import bots_of
from followsuit.card_games.registry import game_named

#: The least seconds between two writings of the results; a pair of quick bots takes some hundredths.
SAVED_EVERY: Final = 1.0


def in_order(done: Mapping[int, dict[str, Any]]) -> list[dict[str, Any]]:
    """The pairs by their numbers."""
    return [done[number] for number in sorted(done)]


def head_of(plan: Plan) -> dict[str, Any]:
    """What a file of results begins with: the plan, and the version of the game's bots."""
    return {"arena": 1, "bots": bots_of(game_named(plan.game)).version, "plan": asdict(plan)}


def keep_pairs(file: Path, plan: Plan, done: Mapping[int, dict[str, Any]]) -> None:
    """Write the pairs and their report."""
    pairs = in_order(done)
    data = {**head_of(plan), "report": report(pairs), "pairs": pairs}
    # Written to a temporary file first: an arena stopped while writing must not lose an hour of pairs.
    written = file.with_name(file.name + ".new")
    written.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")
    written.replace(file)


def pairs_kept(file: Path, plan: Plan) -> dict[int, dict[str, Any]]:
    """The pairs of a file by their numbers; none if there is no file.

    Raises `RequestError` (``bad_field``) for a file of anything else, of another arena, or of other bots.
    """
    if not file.exists():
        return {}
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        kept, pairs = {**data["plan"]}, data["pairs"]
        found = {pair["pair"]: pair for pair in pairs}
        wanted = asdict(plan)
    except (ValueError, KeyError, TypeError) as error:
        message = f"{file} holds no arena{' with its pairs' if isinstance(error, KeyError) else ''}"
        raise RequestError("bad_field", message, facts={"field": "json"}) from error
    if kept != wanted:
        differing = [name for name in wanted if kept.get(name) != wanted[name]]
        what = ", ".join(f"{name} is {kept.get(name)!r} there, not {wanted[name]!r}" for name in differing)
        message = f"{file} holds another arena: {what or 'its plan has more fields'}"
        raise RequestError("bad_field", message, facts={"field": "resume"})
    version, now = data.get("bots"), head_of(plan)["bots"]
    if version != now:
        message = f"{file} holds pairs of version {version} of the bots, and they are of version {now} now"
        raise RequestError("bad_field", message, facts={"field": "resume"})
    return found
