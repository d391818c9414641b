"""Frozen programs: PyInstaller finds the hook that puts the games in."""

import runpy
import sys
import types
from pathlib import Path

import pytest

import followsuit
from followsuit.adapters.pyinstaller import hook_dirs

pytestmark = pytest.mark.host


def test_the_hook_of_pyinstaller_names_all_that_is_imported_by_name(monkeypatch):
    hooks = types.ModuleType("PyInstaller.utils.hooks")
    package = Path(followsuit.__file__).parent
    names = [
        ".".join(path.relative_to(package.parent).with_suffix("").parts) for path in package.rglob("*.py")
    ]
    hooks.collect_submodules = lambda name, **bounds: list(filter(bounds["filter"], names))
    monkeypatch.setitem(sys.modules, "PyInstaller.utils.hooks", hooks)
    [folder] = hook_dirs()
    found = runpy.run_path(str(Path(folder) / "hook-followsuit.py"))["hiddenimports"]
    for game in followsuit.games():
        assert {f"followsuit.card_games.{game}.game", f"followsuit.bots.{game}.casual"} <= set(found)
    assert not [name for name in found if "adapters" in name]
    declared = (Path(followsuit.__file__).parents[2] / "pyproject.toml").read_text()
    assert 'hook-dirs = "followsuit.adapters.pyinstaller:hook_dirs"' in declared
