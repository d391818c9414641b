"""Unchanged: a check that passed is not made again of the very same inputs. What passed is kept under `.cache/passed`.

The key is of every input: names and contents of the sources, of their configuration and the locks of the tools, the
versions of Python and Node. With `FOLLOWSUIT_FULL=1`, or without `.cache`, everything is checked.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

from base.paths import CACHE, ROOT
from base.store import key_of, sources

PASSED = CACHE / "passed"
#: How many results of a check are kept: enough to change branches.
KEPT = 8
PYTHON = ("engine", "build", "tests")
PAGE = ("web", "build", "tests")
#: What eslint, Prettier, the TypeScript compiler and the others read or are told by.
OF_PAGE = (".js", ".mjs", ".cjs", ".ts", ".css", ".json", ".html", ".svg", ".ftl")


def unless_unchanged(check: str, inputs: Callable[[], Iterable[Path]], run: Callable[[], None]) -> None:
    """Make a check, which raises if it fails, unless it has passed of these inputs."""
    key = key_of_inputs(inputs())
    record = PASSED / check / key
    if record.exists() and not os.environ.get("FOLLOWSUIT_FULL"):
        os.utime(record)
        return
    run()
    # Where a source was changed meanwhile nobody knows what was checked.
    if key_of_inputs(inputs()) == key:
        record.parent.mkdir(parents=True, exist_ok=True)
        record.touch()
        by_age = sorted(record.parent.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
        for old in by_age[KEPT:]:
            old.unlink(missing_ok=True)


def key_of_inputs(paths: Iterable[Path]) -> str:
    """Return a checksum of the files, by where they lie and what is in them, and of the programs that run the tools."""
    parts: list[Path | str] = [sys.version, node()]
    for path in sorted(set(paths)):
        parts += [os.path.relpath(path, ROOT), path]
    return key_of(parts)


@cache
def node() -> str:
    """Return the version of Node; an empty text without one."""
    if not shutil.which("node"):
        return ""
    return subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout


def of_python() -> list[Path]:
    """Return what mypy reads: every module, the programs in the texts, the settings, the lock of the packages."""
    folders = [ROOT / name for name in PYTHON]
    texts = [*sources(ROOT / "engine", suffixes=(".md",)), *ROOT.glob("*.md")]
    settings = [ROOT / "pyproject.toml", ROOT / "build" / "locks" / "requirements.txt"]
    return [*sources(*folders, suffixes=(".py", ".pyi")), *texts, *settings]


def of_pyright() -> list[Path]:
    """Return what pyright reads: the same, and the lock that has pyright itself."""
    return [*of_python(), ROOT / "web" / "package-lock.json"]


def of_page() -> list[Path]:
    """Return what the tools of the page read: every source of a kind that one of them knows, and their lock."""
    hidden = [path for path in (ROOT / "web").glob(".*") if path.is_file()]
    folders = [ROOT / name for name in PAGE]
    return [*sources(*folders, suffixes=OF_PAGE), *hidden, ROOT / ".gitignore"]


def of_page_tests() -> list[Path]:
    """Return what the tests of the JavaScript read: nearly anything, so every file but the tests in Python."""
    everything = sources(*(ROOT / name for name in ("web", "build", "engine", "tests")))
    return [path for path in everything if not (path.suffix == ".py" and path.is_relative_to(ROOT / "tests"))]
