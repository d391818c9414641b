"""Command: ``python -m followsuit arena GAME A B``."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, TextIO

from followsuit.arena.pairs import Pairing, Plan
from followsuit.arena.players import check_name
from followsuit.arena.report import report, sentences
from followsuit.errors import QuestionError
from followsuit.registry import game_named, game_names

#: Pairs between two writings of the results.
SAVED_EVERY = 5


def add_to(commands: Any) -> None:
    """Add the command to the command line's parser."""
    arena: argparse.ArgumentParser = commands.add_parser(
        "arena",
        help="bots against each other",
        description="A player is a level (beginner, casual, expert, master) or external:COMMAND.",
    )
    arena.add_argument("game", choices=game_names())
    arena.add_argument("a", metavar="A")
    arena.add_argument("b", metavar="B", nargs="?", help="left out with --null")
    arena.add_argument("--pairs", type=int, default=100, help="deals, each played from both sides")
    arena.add_argument("--matches", action="store_true", help="whole matches instead of deals")
    arena.add_argument("--null", action="store_true", help="A against itself: should come to nought")
    arena.add_argument("--seed", default="1", help="the same seed deals the same cards")
    arena.add_argument("--jobs", type=int, default=1, help="processes")
    arena.add_argument("--rules", default="reference", help="a preset, or preset,field=value,...")
    arena.add_argument("--nodes", type=int, help="the most rollouts a decision may take")
    arena.add_argument("--limit", type=float, default=10.0, help="seconds an external player has for a move")
    arena.add_argument("--json", metavar="FILE", help="keep every pair and the report there")
    arena.add_argument("--resume", action="store_true", help="go on with the pairs FILE lacks")


def run(options: argparse.Namespace, rules: Any, out: Callable[[str], None], bar: TextIO | None) -> int:
    """Run an arena; the status is 1 where somebody played illegally. ``bar`` is a terminal for progress."""
    if (options.b is None) != options.null:
        raise QuestionError("bad_field", "name two players, or one with --null", facts={"field": "B"})
    other = options.a if options.null else options.b
    plan = Plan(
        options.game, options.a, other, rules, options.seed, options.matches, options.nodes, options.limit
    )
    game = game_named(plan.game)
    game.rules(rules)
    check_name(game, plan.a)
    check_name(game, plan.b)
    file = Path(options.json) if options.json else None
    done = _done(file, plan) if options.resume and file is not None else {}
    todo = [number for number in range(1, options.pairs + 1) if number not in done]
    for count, pair in enumerate(_played(plan, todo, options.jobs), start=1):
        done[pair["pair"]] = pair
        _show(bar, len(done), options.pairs)
        if file is not None and (count % SAVED_EVERY == 0 or count == len(todo)):
            _save(file, plan, done)
    if bar is not None:
        bar.write("\r\x1b[K")
    told = report(_ordered(done))
    for line in sentences(plan.a, plan.b, told, plan.matches):
        out(line)
    return 1 if told["a"]["illegal"] or told["b"]["illegal"] else 0


def _played(plan: Plan, numbers: Sequence[int], jobs: int) -> Iterator[dict[str, Any]]:
    if jobs > 1:
        from followsuit.arena.jobs import played_in

        yield from played_in(plan, numbers, jobs)
        return
    pairing = Pairing(plan)
    try:
        for number in numbers:
            yield pairing.play(number)
    finally:
        pairing.close()


def _ordered(done: dict[int, dict[str, Any]]) -> list[dict[str, Any]]:
    return [done[number] for number in sorted(done)]


def _save(file: Path, plan: Plan, done: dict[int, dict[str, Any]]) -> None:
    pairs = _ordered(done)
    data = {"arena": 1, "plan": asdict(plan), "report": report(pairs), "pairs": pairs}
    # Beside it first: an arena that is stopped while it writes must not lose an hour of pairs.
    beside = file.with_name(file.name + ".new")
    beside.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")
    beside.replace(file)


def _done(file: Path, plan: Plan) -> dict[int, dict[str, Any]]:
    if not file.exists():
        return {}
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        kept, pairs = data["plan"], data["pairs"]
        found = {pair["pair"]: pair for pair in pairs}
    except (ValueError, KeyError, TypeError) as error:
        message = f"{file} holds no arena: {error}"
        raise QuestionError("bad_field", message, facts={"field": "json"}) from error
    if kept != asdict(plan):
        message = f"{file} holds another arena: {kept}"
        raise QuestionError("bad_field", message, facts={"field": "resume"})
    return found


def _show(bar: TextIO | None, done: int, pairs: int) -> None:
    if bar is None:
        return
    full = int(30 * done / pairs)
    bar.write(f"\r[{'#' * full}{'.' * (30 - full)}] {done}/{pairs}")
    bar.flush()
