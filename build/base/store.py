"""Store: results of build steps, cached under `.cache` by the content of their sources."""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path

from base.failure import BuildError
from base.paths import CACHE

KEPT = 4
"""How many results of one step are kept: enough to change branches without waiting."""


NO_SOURCES = ("__pycache__", "node_modules")
"""Folders that are not looked into: the packages alone have more files than everything else together."""


def sources(*folders: Path, suffixes: tuple[str, ...] = ()) -> list[Path]:
    """Return the sources below some folders, in order; caches, packages and hidden files are none.

    Raises `BuildError` where a folder is not there: a step would be taken for done whatever is in it.
    """
    if absent := [str(folder) for folder in folders if not folder.is_dir()]:
        raise BuildError(
            f"There is no {', '.join(absent)}", "A step is made from it: name where it lies now."
        )
    found = []
    for folder in folders:
        for place, inner, names in os.walk(folder):
            inner[:] = [name for name in inner if name not in NO_SOURCES]
            found += [Path(place, name) for name in names if not name.startswith(".")]
    return sorted(path for path in found if not suffixes or path.suffix in suffixes)


def key_of(parts: Iterable[Path | str]) -> str:
    """Return a checksum of texts and of files' names and contents."""
    checksum = hashlib.sha256()
    for part in parts:
        if isinstance(part, Path):
            checksum.update(f"\0file {part.name}\0".encode())
            checksum.update(part.read_bytes())
        else:
            checksum.update(f"\0text {part}\0".encode())
    return checksum.hexdigest()[:24]


def kept(step: str, made_from: Iterable[Path | str], make: Callable[[Path], None]) -> Path:
    """Return the folder that a step fills, running the step only if its sources have changed.

    A step that fails or is interrupted leaves no folder: half a result is never taken for a whole one.
    """
    step_folder = CACHE / step
    folder = step_folder / key_of(made_from)
    if not folder.is_dir():
        aside = step_folder / f"{folder.name}.{os.getpid()}.part"
        shutil.rmtree(aside, ignore_errors=True)
        aside.mkdir(parents=True)
        make(aside)
        try:
            aside.rename(folder)
        except OSError:
            if not folder.is_dir():  # otherwise another process has just made it
                raise
            shutil.rmtree(aside, ignore_errors=True)
        _forget_old(step_folder)
    os.utime(folder)
    return folder


def _forget_old(step_folder: Path) -> None:
    by_age = sorted(step_folder.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for folder in by_age[KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)
