"""Make day fields: `.venv/bin/python build/tools/make_day_fields.py` has our levels play the days to come.

--game GAME …   only these games, in this order (all of them if left out)
--from DATE     the first day (today, by UTC, if left out)
--days COUNT    how many days from there on (180)
--minutes COUNT stop after so many minutes

Existing days are skipped, so it may be stopped (Ctrl-C) and run again at any time: each day is written once
it is complete. A month of another version of the bots is made again. A day takes some 0.7 s in Two Hundred,
1.8 s in Rangvaar and 4 s in Tractor.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "build"), str(ROOT / "engine")]

from base.paths import WEB  # noqa: E402
from content.day_fields import FOLDER, RUNS, Month, read, written  # noqa: E402 - the path is set above
from followsuit.bots import bots_of, run_to_end  # noqa: E402
from followsuit.card_games.registry import game_named, game_names  # noqa: E402
from followsuit.challenges import daily_challenge, field_run  # noqa: E402


def margins_of(game: str, day: str) -> tuple[int, ...]:
    """Return the margins of a day's deal, run after run."""
    challenge = daily_challenge(game, day)
    return tuple(
        run_to_end(field_run(challenge.record, challenge.you, level, lot))
        for level, count in RUNS.items()
        for lot in range(count)
    )


def missing(game: str, days: Iterator[date], folder: Path) -> Iterator[tuple[Path, Month, date]]:
    """Yield each day that a game has no field for, with its month as it is when it is asked for."""
    version = bots_of(game_named(game)).version
    for day in days:
        month = Month(game, f"{day:%Y-%m}", version, {})
        path = folder / month.path
        found = read(path, folder) if path.is_file() else month
        if found.bots != version:
            found = month
        if day.day not in found.days:
            yield path, found, day


def make(game: str, first: date, count: int, until: float, folder: Path = WEB / FOLDER) -> int:
    """Make the fields that a game lacks, until a time of `time.monotonic`; return how many days were made."""
    days = (first + timedelta(days=ahead) for ahead in range(count))
    made = 0
    for path, month, day in missing(game, days, folder):
        if time.monotonic() >= until:
            break
        whole = month.with_day(day.day, margins_of(game, day.isoformat()))
        path.parent.mkdir(parents=True, exist_ok=True)
        aside = path.with_suffix(".part")
        aside.write_text(written(whole))
        aside.replace(path)
        made += 1
        print(f"{game} {day}", flush=True)
    return made


def main() -> None:
    """Make what is missing."""
    parser = argparse.ArgumentParser(description="Fill in how our levels play the days to come.")
    parser.add_argument("--game", nargs="+", choices=game_names(), default=list(game_names()))
    parser.add_argument("--from", dest="first", type=date.fromisoformat, default=datetime.now(UTC).date())
    parser.add_argument("--days", type=int, default=180)
    parser.add_argument("--minutes", type=float, default=float("inf"))
    wanted = parser.parse_args()
    until = time.monotonic() + wanted.minutes * 60
    for game in wanted.game:
        made = make(game, wanted.first, wanted.days, until)
        print(f"{game}: {made} days made")


if __name__ == "__main__":
    main()
