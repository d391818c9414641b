"""Exercises: an example pack of each game for teachers, in each language, as a file to be downloaded.

A game's folder has `exercises.txt`: a pack as engine/followsuit/exercises/PACKS.md describes it, with names
where a pack has words. What is said stands in `exercises.<language>.ftl`, a line for each message: `title`,
`chapter-<chapter>`, and for each exercise `<exercise>-<part>`: its parts, and the names of its mistakes.
A game may have none.
"""

from __future__ import annotations

import re
from pathlib import Path

from base.failure import BuildError
from content.games import Game
from content.languages import Language

FOLDER = "exercises"
SUFFIX = ".lessons"
FORMAT = "followsuit-exercises 1"
MESSAGE = re.compile(r"^([a-z][\w-]*) = (.+)$", re.MULTILINE)
#: What is said at an exercise besides its title; only the task is needed.
PARTS = ("task", "hint", "praise", "otherwise")


def pack_text(positions: str, words: str) -> str:
    """Return a pack: the positions with their words put in.

    Raises `BuildError` where a message is missing, or is said nowhere.
    """
    messages: dict[str, str] = dict(MESSAGE.findall(words))
    said: set[str] = set()

    def say(name: str) -> str:
        if name not in messages:
            raise BuildError(f"The exercises have no message {name}", "Write it in every language.")
        said.add(name)
        return messages[name]

    lines, key = [FORMAT, f"title {say('title')}"], ""
    for line in positions.splitlines():
        word, _, rest = line.partition(" ")
        match word:
            case "#":
                continue
            case "chapter":
                lines.append(f"chapter {say(f'chapter-{rest}')}")
            case "exercise":
                key = rest
                lines.append(f"exercise {say(f'{key}-title')}")
                parts = [part for part in PARTS if part == "task" or f"{key}-{part}" in messages]
                lines += [f"{part} {say(f'{key}-{part}')}" for part in parts]
            case "wrong":
                act, _, name = rest.partition(" = ")
                lines.append(f"wrong {act} = {say(f'{key}-{name}')}")
            case _:
                lines.append(line)
    if unused := sorted(messages.keys() - said):
        raise BuildError(f"Nothing says {', '.join(unused)}", "Take it out, or name it in the positions.")
    return "\n".join(lines) + "\n"


def pack_of(folder: Path, code: str) -> str:
    """Return the pack of a game's folder in a language. Raises `BuildError`, which names the file."""
    words = folder / f"exercises.{code}.ftl"
    try:
        return pack_text((folder / "exercises.txt").read_text(), words.read_text())
    except BuildError as error:
        raise BuildError(f"{words}: {error.what}", error.remedy) from error


def write_exercises(site: Path, games: list[Game], languages: list[Language]) -> None:
    """Write the pack of each game that has one, in each language."""
    (site / FOLDER).mkdir(exist_ok=True)
    for game in games:
        for language in languages if game.has_exercises else ():
            target = site / FOLDER / f"{game.name}.{language.code}{SUFFIX}"
            target.write_text(pack_of(game.folder, language.code))
