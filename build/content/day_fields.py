"""Day fields: how our levels play the deal of each day, computed in advance: one file for each month and game
in `web/days`.

A file is text: a head, a line for each day with the margins in the order of the runs, and a checksum of
everything before it:

    follow-suit-field 1
    game tractor
    month 2026-11
    bots 2
    runs beginner 12 casual 12 expert 8 master 4
    23 -20 -15 …
    sha256 …

`build/tools/make_day_fields.py` makes them. The page fetches one when a day's result is looked at
(web/js/features/daily/day-bot-results.js); a day in no file, or of other bots, it computes itself.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from base.failure import BuildError
from base.paths import WEB

FOLDER = "days"
FORMAT = "follow-suit-field 1"
RUNS: Mapping[str, int] = {"beginner": 12, "casual": 12, "expert": 8, "master": 4}
"""How often each level plays the deal of a day."""
LARGEST = 6_000
"""A file may have this many bytes."""
REMEDY = "Delete the file; build/tools/make_day_fields.py makes it again."


@dataclass(frozen=True, slots=True)
class Month:
    """The fields of a game's days in a month: margins by day of the month, by the bots of a version."""

    game: str
    month: str
    bots: int
    days: Mapping[int, tuple[int, ...]]

    @property
    def path(self) -> Path:
        """Where the month is kept, from `web/days` on."""
        return Path(self.game) / f"{self.month}.txt"

    def with_day(self, day: int, margins: tuple[int, ...]) -> Month:
        """Return the month with one more day."""
        return replace(self, days=dict(sorted({**self.days, day: margins}.items())))


def written(month: Month) -> str:
    """Return the text of a month's file."""
    runs = " ".join(f"{level} {count}" for level, count in RUNS.items())
    lines = [FORMAT, f"game {month.game}", f"month {month.month}", f"bots {month.bots}", f"runs {runs}"]
    lines += [f"{day:02} {' '.join(map(str, margins))}" for day, margins in month.days.items()]
    text = "".join(f"{line}\n" for line in lines)
    return f"{text}sha256 {hashlib.sha256(text.encode()).hexdigest()}\n"


def read(path: Path, folder: Path = WEB / FOLDER) -> Month:
    """Return the month of a file; a file that was changed stops the build."""
    text = path.read_text()
    head = re.match(r"follow-suit-field 1\ngame (\w+)\nmonth (\d{4}-\d\d)\nbots (\d+)\nruns ([\w ]+)\n", text)
    if not head:
        raise BuildError(f"{path} is no file of days as {FORMAT!r} says", REMEDY)
    days = re.findall(r"^(\d\d) ([-\d ]+)$", text, re.MULTILINE)
    found = {int(day): tuple(map(int, margins.split())) for day, margins in days}
    month = Month(head[1], head[2], int(head[3]), found)
    if written(month) != text:
        raise BuildError(f"{path} is not as it was made: its checksum does not fit", REMEDY)
    if any(len(margins) != sum(RUNS.values()) for margins in found.values()):
        raise BuildError(f"{path} has not {sum(RUNS.values())} margins for each day", REMEDY)
    if path.relative_to(folder) != month.path:
        raise BuildError(f"{path} says that it is {month.path}", REMEDY)
    if len(text.encode()) > LARGEST:
        raise BuildError(f"{path} has more than {LARGEST} bytes", REMEDY)
    return month


def months(folder: Path = WEB / FOLDER) -> dict[str, list[str]]:
    """Return which months there are of each game, for the page."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.glob("*/*.txt")):
        found.setdefault(path.parent.name, []).append(path.stem)
    return found


def write_days(site: Path, folder: Path = WEB / FOLDER) -> None:
    """Copy every month to the site, once it is read."""
    for path in sorted(folder.glob("*/*.txt")):
        read(path, folder)
        target = site / FOLDER / path.relative_to(folder)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(path.read_bytes())
