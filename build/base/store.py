"""Store: results of build steps, cached under `.cache` by the content of their sources."""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from base.failure import BuildError
from base.paths import CACHE

KEPT = 8
"""How many results of one step are kept: enough to change branches, and for the tests' own sites."""

LOCK = ".lock"
PART = ".part"


NO_SOURCES = ("__pycache__", "node_modules")
"""Folders that are not looked into: the packages alone have more files than everything else together."""


def sources(*folders: Path, suffixes: tuple[str, ...] = ()) -> list[Path]:
    """Return the sources below some folders, in order; caches, packages and hidden files are none.

    Raises `BuildError` where a folder is not there: otherwise a step counts as done whatever is in it.
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

    A step that fails or is interrupted leaves no folder: half a result is never taken for a whole one. While
    another process runs the step, its result is waited for.
    """
    step_folder = CACHE / step
    folder = step_folder / key_of(made_from)
    if not folder.is_dir():
        with _alone(step_folder):
            if not folder.is_dir():
                aside = step_folder / f"{folder.name}{PART}"
                shutil.rmtree(aside, ignore_errors=True)
                aside.mkdir()
                try:
                    make(aside)
                    aside.rename(folder)
                finally:
                    shutil.rmtree(aside, ignore_errors=True)
                _forget_old(step_folder)
    os.utime(folder)
    return folder


@contextmanager
def _alone(step_folder: Path) -> Iterator[None]:
    """Have no other process run the step meanwhile; the lock is gone with the process that holds it."""
    step_folder.mkdir(parents=True, exist_ok=True)
    with (step_folder / LOCK).open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _forget_old(step_folder: Path) -> None:
    """Delete the oldest results, and what interrupted runs have left: nobody else runs the step now."""
    parts = list(step_folder.glob(f"*{PART}"))
    whole = [path for path in step_folder.iterdir() if path.is_dir() and path not in parts]
    by_age = sorted(whole, key=lambda path: path.stat().st_mtime, reverse=True)
    for folder in [*parts, *by_age[KEPT:]]:
        shutil.rmtree(folder, ignore_errors=True)
