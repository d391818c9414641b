"""Lessons: the lessons of each game with their cards filled in, and their sentences, fetched when opened.

A game's folder has `lessons.txt`, which engine/followsuit/lessons/LESSONS.md describes, and their sentences
in `lessons.<language>.ftl`; a game may have none. A file of the site is one game in one language.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from base.failure import run
from base.paths import ENGINE
from base.store import kept, sources
from content.games import Game
from content.languages import Language

FOLDER = "lessons"
COMPILE = """import json, sys
from followsuit.lessons.authoring.compiler import compiled
print(json.dumps(compiled(open(sys.argv[1], encoding="utf-8").read())))"""


def compiled(source: Path) -> dict[str, str]:
    """Return the lessons of a source by their keys, each as the engine reads it."""
    rooms = sources(ENGINE / "followsuit", suffixes=(".py",))
    used = [path for path in rooms if "bots" not in path.parts and "protocol" not in path.parts]

    def make(folder: Path) -> None:
        said = run(
            [sys.executable, "-c", COMPILE, source],
            env={**os.environ, "PYTHONPATH": str(ENGINE)},
            what=f"The lessons in {source} could not be read",
            remedy="What is wrong with which line is above.",
        )
        (folder / "lessons.json").write_text(said)

    made = kept(f"lessons-{source.parent.name}", [COMPILE, source, *used], make)
    found: dict[str, str] = json.loads((made / "lessons.json").read_text())
    return found


def write_lessons(site: Path, games: list[Game], languages: list[Language]) -> None:
    """Write the lessons of each game in each language."""
    for game in games:
        if not game.has_lessons:
            continue
        lessons = [{"key": key, "text": text} for key, text in compiled(game.folder / "lessons.txt").items()]
        for language in languages:
            words = (game.folder / f"lessons.{language.code}.ftl").read_text()
            target = site / FOLDER / game.name / f"{language.code}.json"
            target.parent.mkdir(parents=True, exist_ok=True)
            data = {"lessons": lessons, "words": words}
            target.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")
