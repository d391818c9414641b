"""Chapters: the pages of a game's rules other than their clauses, and the index of these.

A game's folder may have a folder `chapters`:
  <chapter>.<language>.md  one of `CHAPTERS`; build/node/rules.mjs says how it is written
  index.json               by `phases`, `cards` and `kinds`: the clauses of each; their names in each
                           language are in web/rules/<language>.ftl
  examples.json            by name: a `question` to the referee and what is expected of the ruling
                           (`expect`); `drawn` are cards that the text shows in addition to the question's
  figures.json             the figures of the texts, each a name with a question to the referee and the
                           `path` of the figure in the ruling

Of a figure `for` has lists of values, for each combination of which the question is asked; `{…}` stands for
the value in the name and the question. `rest` has values that are what others leave of a number, as in
`{"rest": [100, "points"]}`. `above`: the path leads to a level, and the figure is how far it is above this
one. `hundredths`: it leads to hundredths, and the figure is shown with two decimals. `measured`: a file
next to it with the rows of a bench, instead of a question; of these `DECIMALS` says how each is shown.

No text has such a figure typed in: the engine is asked at build time. A game may have the index alone.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from base.failure import BuildError, run
from base.paths import ENGINE, WEB
from content.games import Game
from content.languages import FIRST, Language

CHAPTERS = ("strategy", "mistakes", "tables", "examples")
"""The chapters in their order on the page."""
WORDS = WEB / "rules"
"""The words of the index, of the search and of what else only rules pages say."""

ASK = """import json, sys
from followsuit import referee
print(json.dumps([referee.answer(question) for question in json.loads(sys.argv[1])]))"""
DECIMALS = {"gained": 2, "error": 2, "cards": 1}
"""With how many decimals a measured figure is shown; the others are whole."""
LEVELS = "23456789TJQKA"
"""The levels of a side in Tractor, as the referee writes them."""


def chapters_of(game: Game, languages: Sequence[Language]) -> dict[str, Any]:
    """Return a game's chapters for rules.mjs: texts by language, figures, index; empty if it has none."""
    folder = game.folder / "chapters"
    if not folder.is_dir():
        return {}
    if not any(folder.glob("*.md")):
        return {"index": _read(folder / "index.json")}
    wanted = {f"{chapter}.{language.code}.md" for chapter in CHAPTERS for language in languages}
    wrong = {path.name for path in folder.glob("*.md")} ^ wanted
    if wrong:
        remedy = "Each language has the chapters that build/content/chapters.py names."
        raise BuildError(f"{folder}: {', '.join(sorted(wrong))}", remedy)
    return {
        "texts": {
            language.code: [
                {"name": name, "text": (folder / f"{name}.{language.code}.md").read_text()}
                for name in CHAPTERS
            ]
            for language in languages
        },
        "index": _read(folder / "index.json"),
        "figures": {**_figures(game.name, folder), **_examples(game.name, folder)},
    }


def words_of(language: Language) -> str:
    """Return the words of rules pages in a language, those of the first one if it has none."""
    paths = (WORDS / f"{language.code}.ftl", WORDS / f"{FIRST}.ftl")
    return next(path.read_text() for path in paths if path.is_file())


def _read(path: Path) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(path.read_text())
    return read


def _figures(game: str, folder: Path) -> dict[str, object]:
    """Return the figures of figures.json by name."""
    found: dict[str, object] = {}
    asked: list[tuple[str, Mapping[str, Any], dict[str, Any]]] = []
    for name, figure in _read(folder / "figures.json").items():
        if "measured" in figure:
            found |= _measured(name, _read(folder / figure["measured"]))
            continue
        for values in _combinations(figure.get("for", {})):
            rest = {key: whole - values[part] for key, (whole, part) in figure.get("rest", {}).items()}
            question = _filled(figure["question"], {**values, **rest})
            asked.append((_named(name, values), figure, {"game": game, **question}))
    rulings = _rulings([question for _, _, question in asked])
    for (name, figure, question), ruling in zip(asked, rulings, strict=True):
        value = _at(ruling, figure["path"], question)
        if "above" in figure:
            value = LEVELS.index(value) - LEVELS.index(figure["above"])
        found[name] = {"number": value / 100, "decimals": 2} if figure.get("hundredths") else value
    return found


def _named(name: str, values: Mapping[str, Any]) -> str:
    """Return the name of a figure; of a list of values it has all."""
    return name.format(
        **{key: "+".join(value) if isinstance(value, list) else value for key, value in values.items()}
    )


def _examples(game: str, folder: Path) -> dict[str, object]:
    """Return every value of the examples' rulings: `made.change.NS`."""
    examples = _read(folder / "examples.json")
    rulings = _rulings([{"game": game, **one["question"]} for one in examples.values()])
    return {
        f"{name}.{path}": value
        for name, ruling in zip(examples, rulings, strict=True)
        for path, value in _leaves(ruling)
    }


def _measured(name: str, said: Mapping[str, Any]) -> dict[str, object]:
    """Return the figures of a bench: `declaring trumps=5 gained`."""
    found: dict[str, object] = {}
    for row in said["rules"]:
        for key, value in row.items():
            if key != "rule":
                shown = {"number": value, "decimals": DECIMALS[key]} if key in DECIMALS else value
                found[f"{name} {row['rule']} {key}"] = shown
    return found


def _combinations(values: Mapping[str, Sequence[Any]]) -> Iterator[dict[str, Any]]:
    for combination in product(*values.values()):
        yield dict(zip(values, combination, strict=True))


def _filled(part: Any, values: Mapping[str, Any]) -> Any:
    """Return a question with the values in their places; a place by itself keeps the value's type."""
    if isinstance(part, dict):
        return {key: _filled(inner, values) for key, inner in part.items()}
    if isinstance(part, list):
        return [_filled(inner, values) for inner in part]
    if isinstance(part, str) and part.startswith("{") and part[1:-1] in values:
        return values[part[1:-1]]
    return part


def _at(ruling: Mapping[str, Any], path: str, question: Mapping[str, Any]) -> Any:
    """Return what is at a path of a ruling; a number in it counts in a list, from the end if below zero."""
    value: Any = ruling
    try:
        for step in path.split("."):
            value = value[int(step)] if isinstance(value, list) else value[step]
    except (KeyError, IndexError, ValueError):
        raise BuildError(f"The referee says no {path}: {ruling}", f"It was asked: {question}") from None
    return value


def _leaves(part: Any, path: str = "") -> Iterator[tuple[str, object]]:
    if isinstance(part, dict):
        for key, inner in part.items():
            yield from _leaves(inner, f"{path}.{key}" if path else key)
    elif not isinstance(part, list):
        yield path, part


def _rulings(questions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the referee's rulings; an error stops the build."""
    rulings = _asked(json.dumps(questions))
    for question, ruling in zip(questions, rulings, strict=True):
        if "error" in ruling:
            raise BuildError(f"The referee refuses {question}", str(ruling["error"]["message"]))
    return rulings


@cache
def _asked(questions: str) -> list[dict[str, Any]]:
    said = run(
        [sys.executable, "-c", ASK, questions],
        env={**os.environ, "PYTHONPATH": str(ENGINE), "PYTHONDONTWRITEBYTECODE": "1"},
        what="The referee does not answer the questions of the chapters",
        remedy="What Python said is above.",
    )
    rulings: list[dict[str, Any]] = json.loads(said)
    return rulings
