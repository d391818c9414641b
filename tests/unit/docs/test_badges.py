"""The badges of the README are true: each is drawn of what pyproject.toml says, and none comes from elsewhere."""

import importlib
import re
from pathlib import Path

import pytest

import followsuit

# Reads the repository; inside Pyodide there is only the engine.
pytestmark = pytest.mark.host

ROOT = Path(followsuit.__file__).parents[2]


def test_every_badge_says_what_the_project_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "build"))
    badges = importlib.import_module("tools.badges")
    facts: dict[str, tuple[str, str]] = badges.facts()
    there = {path.stem: path.read_text() for path in (ROOT / "web" / "art" / "badges").glob("*.svg")}
    assert there == {name: badges.drawn(*words) for name, words in facts.items()}, (
        "run .venv/bin/python build/tools/badges.py"
    )
    shown = re.findall(r"!\[([^]]+)\]\(web/art/badges/(\w+)\.svg\)", (ROOT / "README.md").read_text())
    assert shown == [(f"{what}: {said}", name) for name, (what, said) in facts.items()]


def test_no_picture_of_the_readme_is_fetched_from_elsewhere() -> None:
    pictures = re.findall(r"!\[[^]]*\]\(([^)]+)\)", (ROOT / "README.md").read_text())
    assert len(pictures) > 5
    assert all((ROOT / picture).is_file() for picture in pictures)
