"""Wheel: the engine as hatchling packs it, and the wheel of bytecode that the page loads."""

from __future__ import annotations

import base64
import hashlib
import os
import shutil
import zipfile
from pathlib import Path

from base.environment import venv_python
from base.failure import BuildError, run
from base.paths import ENGINE, LOCKED, ROOT
from base.store import kept, sources

# The earliest date of the zip format, so that the bytes do not depend on the time of the build.
EPOCH = "315532800"
NAME = "build/runtime/wheel.py"
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


def page_sources(wheel: Path, target: Path) -> None:
    """Write the wheel's modules that the page may load to a zip; the command line is not for the page."""
    with zipfile.ZipFile(wheel) as packed, zipfile.ZipFile(target, "w") as archive:
        for name in sorted(packed.namelist()):
            if name.endswith(".py") and not name.startswith(NOT_FOR_THE_PAGE):
                archive.writestr(zipfile.ZipInfo(name), packed.read(name))


def pack_bytecode(wheel: Path, files: dict[str, bytes], tag: str, folder: Path) -> Path:
    """Write the page's wheel into a folder and return it: some files of bytecode, with what a wheel says of
    itself.

    `tag`: the interpreter's, `cp314`. Nothing in it is compressed: the file is, as a whole, when it is sent.
    """
    name, version = wheel.name.split("-")[:2]
    about = f"{name}-{version}.dist-info"
    with zipfile.ZipFile(wheel) as packed:
        # Without the description that the package index shows.
        metadata = packed.read(f"{about}/METADATA").partition(b"\n\n")[0] + b"\n"
        licence = packed.read(f"{about}/licenses/LICENSE")
    said = {"Wheel-Version": "1.0", "Generator": NAME, "Root-Is-Purelib": "true", "Tag": f"{tag}-none-any"}
    files = files | {
        f"{about}/METADATA": metadata,
        f"{about}/WHEEL": "".join(f"{field}: {value}\n" for field, value in said.items()).encode(),
        f"{about}/licenses/LICENSE": licence,
    }
    target = folder / f"{name}-{version}-{tag}-none-any.whl"
    write_recorded(target, files, f"{about}/RECORD")
    return target


def write_recorded(target: Path, files: dict[str, bytes], record: str) -> None:
    """Write files into a zip, and last the list of them, as web/runtime/wheel_reader.py reads it."""
    listed = [f"{path},sha256={_record_digest(content)},{len(content)}\n" for path, content in files.items()]
    with zipfile.ZipFile(target, "w") as made:
        for path, content in (files | {record: "".join([*listed, f"{record},,\n"]).encode()}).items():
            made.writestr(zipfile.ZipInfo(path), content)


def _record_digest(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip("=")


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
