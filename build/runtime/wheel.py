"""Wheel: the engine as hatchling packs it, and the part of it the page needs."""

from __future__ import annotations

import os
import shutil
import zipfile
from fnmatch import fnmatchcase
from pathlib import Path

from base.environment import venv_python
from base.failure import BuildError, run
from base.paths import ENGINE, LOCKED, ROOT
from base.store import kept, sources

# The earliest date of the zip format, so that the bytes do not depend on the time of the build.
EPOCH = "315532800"
NOT_FOR_THE_PAGE = (
    "followsuit/__main__.py",
    "followsuit/adapters/",
    "followsuit/api/",
    "followsuit/arena/",
    "followsuit/command_line.py",
    "followsuit/commands.py",
    "followsuit/lessons/authoring/",
    "followsuit/protocol/messages/",
    "followsuit/terminal/",
)
LATER = (
    "followsuit/protocol/analysis.py",
    "followsuit/protocol/fairness.py",
    "followsuit/protocol/deal_editor.py",
    "followsuit/protocol/referee.py",
    "followsuit/protocol/annotations.py",
    "followsuit/protocol/score_sheets.py",
    "followsuit/deal_editor/*",
    "followsuit/score_sheet/*",
    "followsuit/card_games/*/deal_setup.py",
    "followsuit/card_games/*/score_sheet.py",
    "followsuit/card_games/*/score_sheet/*",
    "followsuit/base/score_entry.py",
    "followsuit/base/score_notation.py",
)
"""What no match waits for: an archive of its own, fetched when the first of it is imported
(`LATER` in followsuit/protocol/session.py has the messages)."""


def make_wheel() -> Path:
    """Return the engine's wheel."""
    made_from = [ROOT / "pyproject.toml", ENGINE / "README.md", ROOT / "LICENSE", LOCKED / "requirements.txt"]
    for path in made_from:
        if not path.exists():
            raise BuildError(f"{path.name} is missing", "The wheel contains it: put it back.")
    folder = kept("wheel", [EPOCH, *made_from, *_named(sources(ENGINE / "followsuit"))], _build)
    return next(folder.glob("*.whl"))


def with_packages(wheel: Path, packages: list[Path]) -> Path:
    """Return the wheel with more packages in it; the wheel itself where there are none."""
    if not packages:
        return wheel
    modules = {
        path.relative_to(package.parent).as_posix(): path
        for package in packages
        for path in sources(package, suffixes=(".py",))
    }

    def add(folder: Path) -> None:
        shutil.copyfile(wheel, folder / wheel.name)
        with zipfile.ZipFile(folder / wheel.name, "a") as packed:
            for name, path in modules.items():
                packed.writestr(zipfile.ZipInfo(name), path.read_bytes())

    named = [part for name, path in modules.items() for part in (name, path)]
    return kept("packed", [wheel, *named], add) / wheel.name


def page_sources(wheel: Path, target: Path, *, later: bool | None = None) -> None:
    """Write the wheel's modules that the page may load to a zip; the command line is not for the page.

    `later`: only those that are fetched later, or only the others.
    """
    with zipfile.ZipFile(wheel) as packed, zipfile.ZipFile(target, "w") as archive:
        for name in sorted(packed.namelist()):
            if not name.endswith(".py") or name.startswith(NOT_FOR_THE_PAGE):
                continue
            if later is None or later == any(fnmatchcase(name, pattern) for pattern in LATER):
                archive.writestr(zipfile.ZipInfo(name), packed.read(name))


def _named(files: list[Path]) -> list[Path | str]:
    return [part for path in files for part in (str(path.relative_to(ENGINE)), path)]


def _build(folder: Path) -> None:
    run(
        [venv_python(), "-m", "hatchling", "build", "-t", "wheel", "-d", folder],
        cwd=ROOT,
        env={**os.environ, "SOURCE_DATE_EPOCH": EPOCH},
        what="The engine's wheel could not be built",
        remedy="What hatchling said is above; pyproject.toml tells it what to pack.",
    )
