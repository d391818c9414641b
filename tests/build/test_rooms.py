"""The rooms of the build: what they are called, and which may import which."""

import ast
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from base.paths import BUILD, ROOT

#: From the lowest to the highest: a room imports from itself and from those before it. The scripts import all.
ROOMS = ("base", "content", "parts", "runtime", "pages", "checks", "published", "tools")
#: What a machine with nothing but Python runs before anything is installed.
FIRST = ("base.environment", "base.failure", "base.paths", "base.progress")


def rooms_imported(path: Path) -> set[str]:
    """Return the rooms that a module imports, at its top or within functions."""
    nodes = list(ast.walk(ast.parse(path.read_text())))
    names = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    names += [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
    return {name.partition(".")[0] for name in names} & set(ROOMS)


def test_every_folder_with_python_of_the_build_is_a_room_or_runs_elsewhere() -> None:
    there = {path.parent.name for path in BUILD.glob("*/*.py")}
    assert there - {"inside"} == set(ROOMS)
    for room in ROOMS:
        assert (BUILD / room / "__init__.py").is_file(), room


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_imports_only_from_those_below_it(room: str) -> None:
    modules = sorted((BUILD / room).glob("*.py"))
    assert len(modules) > 1
    below = ROOMS[: ROOMS.index(room) + 1]
    wrong = {path.name: found for path in modules if (found := rooms_imported(path) - set(below))}
    assert wrong == {}


def test_no_room_is_called_as_a_package_that_is_installed_or_a_module_of_python() -> None:
    names = {path.stem for path in BUILD.iterdir() if path.suffix == ".py" or path.is_dir()}
    assert names >= {*ROOMS, "play", "check"}
    # build/site.py is called so; nothing imports it.
    assert names & sys.stdlib_module_names == {"site"}
    assert names & set(packages_distributions()) == set()
    assert not (BUILD / "__init__.py").exists(), "it would hide PyPA's `build`"


def test_what_prepares_a_machine_needs_nothing_but_python() -> None:
    program = f"import sys; sys.path.insert(0, {str(BUILD)!r}); import {', '.join(FIRST)}, play, check"
    # -I and -S: no site-packages, no folder of the person who runs it.
    done = subprocess.run([sys.executable, "-I", "-S", "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_every_room_is_read_by_the_type_checker() -> None:
    files = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["mypy"]["files"]
    assert {name for name in files if name.startswith("build/")} == {
        "build/*.py",
        *(f"build/{room}" for room in ROOMS),
    }
