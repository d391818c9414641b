"""Esbuild: scripts and style sheets of ours, each bundled into one file with what it imports."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Literal

from base.failure import run
from base.paths import BUILD, WEB
from base.store import kept

BUNDLER = BUILD / "node" / "single.mjs"
#: What the bundler itself is made of.
PARTS = (BUILD / "node" / "styles.mjs", WEB / "css" / "base" / "frames.css", WEB / "package-lock.json")


def bundle_files(
    step: str, entries: Sequence[Path], form: Literal["iife", "esm"], imported: Iterable[Path] = ()
) -> dict[str, Path]:
    """Return the bundled file of each entry by its name; ``imported`` are modules that they take in."""

    def make(target: Path) -> None:
        for entry in entries:
            run(
                ["node", BUNDLER, entry, target / entry.name, form],
                what=f"esbuild could not bundle {entry.name}",
                remedy="What esbuild said is above, with the place in web/.",
            )

    made = kept(step, [*entries, BUNDLER, *PARTS, *imported], make)
    return {entry.name: made / entry.name for entry in entries}
