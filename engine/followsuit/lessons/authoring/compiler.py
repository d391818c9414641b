"""Compiler: an author's lessons as `read_lesson` reads them, each with the record made of its position."""

from __future__ import annotations

from followsuit.base.cards import cards_text
from followsuit.base.errors import DocumentError, FollowSuitError
from followsuit.documents import quoted_lines, text_of_lines
from followsuit.lessons.authoring.filler import Filling
from followsuit.lessons.authoring.position_text import WORDS, LessonPosition

Line = tuple[int, str, str]


def compiled(text: str) -> dict[str, str]:
    """The lessons of a text as `read_lesson` reads them, by key, in order. Raises `DocumentError`."""
    blocks: list[list[Line]] = [[]]
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        word, _, rest = line.partition(" ")
        if word == "lesson":
            blocks.append([(number, "key", rest.strip())])
        else:
            blocks[-1].append((number, word, rest.strip()))
    head, *lessons = blocks
    made = {}
    for block in lessons:
        key = block[0][2]
        if key in made:
            message = f"two lessons are called {key}"
            raise DocumentError("field_twice", block[0][0], message, facts={"text": key})
        made[key] = _compiled(_with_head(head, block))
    return made


def _with_head(head: list[Line], block: list[Line]) -> list[Line]:
    """A lesson's lines, with those of the head that it has not itself."""
    own = {_named(line) for line in block}
    return [line for line in head if _named(line) not in own] + block


def _named(line: Line) -> str:
    _, word, rest = line
    return f"{word} {rest.split(' ')[0]}" if word == "opening" else word


def _compiled(lines: list[Line]) -> str:
    position = LessonPosition()
    kept = []
    for number, word, rest in lines:
        if word not in WORDS:
            kept.append(f"{word} {rest}".strip())
            continue
        try:
            position.take(word, rest)
        except FollowSuitError as error:
            text = f"{word} {rest}"
            raise DocumentError("bad_line", number, str(error), facts={"text": text}) from error
    record = Filling(position, next(rest for _, word, rest in lines if word == "key")).record()
    scripts = (
        []
        if position.has_bots
        else [
            f"script {seat} {cards_text(c)}"
            for seat, c in position.hands.items()
            if seat != "S" and position.lead
        ]
    )
    return text_of_lines("lesson", [*kept, *scripts, *quoted_lines(record)])
