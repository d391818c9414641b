"""Figures: the tables of the page of figures, read out of the committed results when the page is made.

`figures.json` says of each figure where it stands: in which file, under which heading, in which words. So no
number is written down a second time, and one that has gone from the results stops the build.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PLACE = "<!-- figures -->"
HEADS = ("", "figure", "by", "machine", "date")


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure: what it is, where it stands, and how it was measured.

    `pattern` finds it in the section of `file` under `heading`; `shown` is what the page says, with groups
    of the pattern as `{0}` and `{1}`.
    """

    what: str
    file: str
    heading: str
    pattern: str
    shown: str
    command: str
    machine: str
    date: str

    def read(self, root: Path = ROOT) -> str:
        """Return what the page says of it; `ValueError` where the results do not say it exactly once."""
        section = section_of((root / self.file).read_text(encoding="utf-8"), self.heading)
        found = list(re.finditer(self.pattern, section))
        if len(found) != 1:
            raise ValueError(f"{self.file}, {self.heading}: {self.what} stands there {len(found)} times")
        return self.shown.format(*found[0].groups())


@dataclass(frozen=True, slots=True)
class Table:
    """A chapter of the page: its title, what is said above its figures, and these."""

    title: str
    lead: str
    figures: tuple[Figure, ...]


def tables(path: Path = HERE / "figures.json") -> list[Table]:
    """Return the chapters of the page."""
    told = json.loads(path.read_text(encoding="utf-8"))
    return [
        Table(one["title"], one["lead"], tuple(Figure(**figure) for figure in one["figures"])) for one in told
    ]


def section_of(text: str, heading: str) -> str:
    """Return what stands under a heading of a Markdown text, up to the next one of its rank or above it.

    The heading may go on after these words: with a date in brackets, say.
    """
    lines = text.splitlines()
    starts = [at for at, line in enumerate(lines) if re.match(rf"#+ {re.escape(heading)}(?: \(|$)", line)]
    if len(starts) != 1:
        raise ValueError(f"there are {len(starts)} headings {heading}")
    at = starts[0]
    rank = len(lines[at]) - len(lines[at].lstrip("#"))
    end = next((n for n in range(at + 1, len(lines)) if re.match(rf"#{{1,{rank}}} ", lines[n])), len(lines))
    return "\n".join(lines[at:end])


def page(source: str, root: Path = ROOT) -> str:
    """Return a page's Markdown with the figures in their place."""
    return source.replace(PLACE, "\n\n".join(_table(one, root) for one in tables()))


def _table(table: Table, root: Path) -> str:
    rows = [
        [one.what, f"**{one.read(root)}**", f"`{one.command}`", one.machine, one.date]
        for one in table.figures
    ]
    lines = [list(HEADS), ["---"] * len(HEADS), *rows]
    return f"## {table.title}\n\n{table.lead}\n\n" + "\n".join(f"| {' | '.join(line)} |" for line in lines)
