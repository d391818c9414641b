"""Lessons as the site has them: each game's, compiled once for all tests."""

import sys
from functools import cache
from pathlib import Path

from followsuit.lessons import TaskText, read_lesson

WEB = Path(__file__).parents[2] / "web"
GAMES = ("tractor", "two_hundred", "rangvaar", "court_piece")
LANGUAGES = sorted(path.stem for path in (WEB / "text").glob("*.ftl"))

sys.path.insert(0, str(Path(__file__).parents[2] / "build"))


@cache
def texts_of(game: str) -> dict[str, str]:
    """The text of each lesson of a game by its key, as the page gets it; made once in a checkout."""
    from content.lessons import compiled

    return compiled(WEB / "games" / game / "lessons.txt")


@cache
def lessons_of(game: str) -> list[TaskText]:
    """The lessons of a game, in order."""
    return [read_lesson(text) for text in texts_of(game).values()]


def words_of(game: str, language: str) -> str:
    """The text of the file that says what the lessons of a game say."""
    return (WEB / "games" / game / f"lessons.{language}.ftl").read_text(encoding="utf-8")


ALL = [
    (game, number)
    for game, count in (("tractor", 14), ("two_hundred", 12), ("rangvaar", 11), ("court_piece", 12))
    for number in range(count)
]


def lesson_at(game: str, number: int) -> TaskText:
    """One of them."""
    return lessons_of(game)[number]
