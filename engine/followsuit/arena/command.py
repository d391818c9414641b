"""Command: ``python -m followsuit arena GAME A B``."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, TextIO

from followsuit.arena.contestants import check_name
from followsuit.arena.encounter import PlayerFailedError
from followsuit.arena.kept_pairs import SAVED_EVERY, head_of, in_order, keep_pairs, pairs_kept
from followsuit.arena.pairs import Pairing, Plan
from followsuit.arena.progress_bar import Pace, ProgressLog
from followsuit.arena.report import report, sentences, worst
from followsuit.base.errors import RequestError
from followsuit.card_games.registry import game_named, game_names

#: The status of a program that was interrupted, as shells give it.
INTERRUPTED: Final = 130


def board(options: argparse.Namespace, out: Callable[[str], None]) -> int:
    """Write a leaderboard from the results of arenas."""
    from followsuit.arena.leaderboard import leaderboard, read_meeting

    out(leaderboard([read_meeting(Path(file)) for file in options.files]))
    return 0


def run(options: argparse.Namespace, rules: Any, out: Callable[[str], None], log: TextIO) -> int:
    """Run an arena and return its exit status: 1 if a player acted illegally. ``log`` is the stream for
    progress.
    """
    if options.check is not None:
        from followsuit.arena.player_check import check_player

        games = [options.game] if options.game else list(game_names())
        return 0 if check_player(options.check, games, options.limit, options.deals, out) else 1
    if options.game is None or options.a is None:
        raise RequestError(
            "bad_field", "name a game and two players: arena rangvaar expert casual", facts={"field": "game"}
        )
    if (options.b is None) != options.null:
        raise RequestError("bad_field", "name two players, or one with --null", facts={"field": "B"})
    other = options.a if options.null else options.b
    plan = Plan(
        options.game,
        options.a,
        other,
        rules,
        options.seed,
        options.matches,
        options.nodes,
        options.limit,
        options.under_way,
        options.declare == "shared",
        options.lean,
        options.go_on,
    )
    _check(plan, options)
    game = game_named(plan.game)
    game.rules(rules)
    check_name(game, plan.a)
    check_name(game, plan.b)
    file = Path(options.json) if options.json else None
    done = pairs_kept(file, plan) if options.resume and file is not None else {}
    todo = [number for number in range(1, options.pairs + 1) if number not in done]
    status, why = _play(plan, todo, options, done, file, log)
    if not done:
        out(why)
        return status
    pairs = in_order(done)
    figures = report(pairs)
    if options.plot:
        _plot(Path(options.plot), plan, pairs)
    if options.report:
        data = {**head_of(plan), "report": figures}
        Path(options.report).write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    for line in sentences(plan.a, plan.b, figures, plan.matches):
        out(line)
    for pair in worst(pairs, options.show):
        words = ", ".join(f"{name} {value:+.2f}" for name, value in pair["figures"].items())
        out(f"  pair {pair['pair']}: {words}")
    if why:
        out(why)
    return status or (1 if figures["a"]["illegal"] or figures["b"]["illegal"] else 0)


def _check(plan: Plan, options: argparse.Namespace) -> None:
    """Raise `RequestError` for options that exclude or lack one another, and make the folder for records."""
    if options.resume and not options.json:
        raise RequestError("bad_field", "--resume needs --json FILE", facts={"field": "resume"})
    for name in ("json", "report", "plot"):
        # Found before the first pair is played, not after the last one.
        file = getattr(options, name)
        if file and not Path(file).absolute().parent.is_dir():
            message = f"there is no folder {Path(file).parent} for --{name}"
            raise RequestError("bad_field", message, facts={"field": name})
        if file and Path(file).is_dir():
            raise RequestError("bad_field", f"--{name} {file} is a folder", facts={"field": name})
    if plan.under_way and plan.matches:
        raise RequestError("bad_field", "a whole match begins at its beginning", facts={"field": "levels"})
    if options.records:
        if options.scheduler is not None:
            message = "records are written on this machine, and not by a scheduler's workers"
            raise RequestError("bad_field", message, facts={"field": "records"})
        Path(options.records).mkdir(parents=True, exist_ok=True)


def _play(
    plan: Plan,
    todo: Sequence[int],
    options: argparse.Namespace,
    done: dict[int, dict[str, Any]],
    file: Path | None,
    log: TextIO,
) -> tuple[int, str]:
    """Play the pairs, adding them to ``done`` and the file; return the exit status, and why it is not 0."""
    progress, saving = ProgressLog(log, options.pairs), Pace(SAVED_EVERY)
    total = sum(_first_figure(pair) for pair in done.values())
    records = Path(options.records) if options.records else None
    try:
        for pair in _played(plan, todo, options.jobs, options.scheduler, records):
            done[pair["pair"]] = pair
            total += _first_figure(pair)
            progress.show(len(done), total / len(done))
            if file is not None and saving.is_due():
                keep_pairs(file, plan, done)
    except PlayerFailedError as failure:
        return 1, f"stopped: first illegal: {failure} (--go-on plays the first option instead)"
    except KeyboardInterrupt:
        return INTERRUPTED, f"interrupted after {len(done)} of {options.pairs} pairs"
    finally:
        progress.end()
        if file is not None and done:
            keep_pairs(file, plan, done)
    return 0, ""


def _first_figure(pair: dict[str, Any]) -> float:
    first: float = next(iter(pair["figures"].values()))
    return first


def _plot(file: Path, plan: Plan, pairs: Sequence[dict[str, Any]]) -> None:
    from followsuit.arena.plot import svg

    figure = next(iter(pairs[0]["figures"])) if pairs else ""
    unit = "match" if plan.matches else "deal"
    title = f"{plan.game}: {plan.a} against {plan.b}, {figure} a {unit}"
    file.write_text(svg([pair["figures"][figure] for pair in pairs], title), encoding="utf-8")


def _played(
    plan: Plan, numbers: Sequence[int], jobs: int, scheduler: str | None, records: Path | None
) -> Iterator[dict[str, Any]]:
    if scheduler is not None:
        from followsuit.arena.on_dask import played_on

        yield from played_on(plan, numbers, scheduler)
        return
    if jobs > 1:
        from followsuit.arena.jobs import played_in

        yield from played_in(plan, numbers, jobs, records)
        return
    pairing = Pairing(plan, records=records)
    try:
        for number in numbers:
            yield pairing.play(number)
    finally:
        pairing.close()
