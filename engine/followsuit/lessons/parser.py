"""Parser: its text, line by line, with the line's number in every error."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from followsuit.base.cards import parse_cards
from followsuit.base.errors import FollowSuitError, LessonError
from followsuit.base.parsing import parse_number
from followsuit.lessons.goals import read_predicate
from followsuit.lessons.model import FORMAT, VERSION, Failing, Goal, Lesson

#: The longest text that is read as a lesson, in characters.
LONGEST: Final = 50_000
_KEY: Final = re.compile(r"[a-z][a-z0-9_]*(-[a-z0-9]+)+")
_NAME: Final = re.compile(r"[a-z][a-z0-9-]*")
_CLAUSE: Final = re.compile(r"[A-Z]\d+")
_WORDS: Final = ("key", "clauses", "stars", "goal", "script", "ends", "solution", "failing", "punish")


def read_lesson(text: object) -> Lesson:
    """Parse a lesson's text. A line that begins with a full stop is a line of its record.

    Raises `LessonError`. The record itself is read when the lesson begins.
    """
    if not isinstance(text, str) or len(text) > LONGEST:
        raise LessonError("bad_lesson", 0, "a lesson is a text of at most 50,000 characters")
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), start=1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not lines or lines[0][1].split(" ")[0] != FORMAT:
        raise LessonError("not_a_lesson", 0, f"a lesson begins with '{FORMAT} {VERSION}'")
    if lines[0][1] != f"{FORMAT} {VERSION}":
        raise LessonError("lesson_version", lines[0][0], f"{lines[0][1]!r} is not known here")
    record = [line[1:].strip() for _, line in lines if line.startswith(".")]
    said = [(number, *_split(line, " ")) for number, line in lines[1:] if not line.startswith(".")]
    for number, word, _ in said:
        if word not in _WORDS:
            raise LessonError("unknown_field", number, f"no line of a lesson begins with {word[:40]!r}")
    if not record:
        raise LessonError("missing_field", 0, "the lesson has no record")
    try:
        return _lesson(said, "\n".join(record) + "\n")
    except FollowSuitError:
        raise
    except ValueError as error:
        raise LessonError("bad_lesson", 0, str(error)) from error


def _lesson(said: list[tuple[int, str, str]], record: str) -> Lesson:
    key = _one(said, "key", _KEY)
    goals = [_goal(number, rest) for number, word, rest in said if word == "goal"]
    if not goals:
        raise LessonError("missing_field", 0, "the lesson has no goal")
    names = {goal.message for goal in goals}
    failing = [_failing(number, rest, names) for number, word, rest in said if word == "failing"]
    solution = read_acts(*next(((n, rest) for n, word, rest in said if word == "solution"), (0, "")))
    if not failing or not solution:
        raise LessonError("missing_field", 0, "a lesson has a solution and a failing line")
    ends = _one(said, "ends", re.compile(r"trick [1-9]\d?"), "")
    script = [rest.partition(" ") for _, word, rest in said if word == "script"]
    return Lesson(
        key=key,
        record=record,
        goals=tuple(goals),
        decisions=int(_one(said, "stars", re.compile(r"[1-9]"))),
        clauses=tuple(_one(said, "clauses", re.compile(r"[A-Z]\d+( [A-Z]\d+)*")).split()),
        solution=solution,
        failing=tuple(failing),
        script={seat: tuple(card.text for card in parse_cards(cards)) for seat, _, cards in script},
        last_trick=int(ends.split()[1]) if ends else None,
        is_punishing=any(word == "punish" for _, word, _ in said),
    )


def _one(
    said: Iterable[tuple[int, str, str]], name: str, form: re.Pattern[str], default: str | None = None
) -> str:
    """Return the one line with this first word, matched against its form. Raises `LessonError`."""
    found = [(number, rest) for number, word, rest in said if word == name]
    if not found and default is not None:
        return default
    if len(found) != 1 or not form.fullmatch(found[0][1]):
        number = found[-1][0] if found else 0
        raise LessonError("bad_line", number, f"a lesson has one line {name!r}, in the form {form.pattern}")
    return found[0][1]


def _goal(number: int, rest: str) -> Goal:
    text, name = _split(rest, " else ")
    if not _NAME.fullmatch(name):
        raise LessonError("bad_line", number, "a goal is: goal PREDICATE else MESSAGE")
    try:
        return Goal(read_predicate(text), name)
    except ValueError as error:
        raise LessonError("bad_goal", number, str(error)) from error


def _failing(number: int, rest: str, names: set[str]) -> Failing:
    acts, answer = _split(rest, " = ")
    if answer in names:
        return Failing(read_acts(number, acts), answer)
    word, clause = _split(answer, " ")
    if word != "refused" or not _CLAUSE.fullmatch(clause):
        raise LessonError(
            "bad_line", number, f"a failing line ends in '= MESSAGE' or '= refused CLAUSE', not {answer!r}"
        )
    return Failing(read_acts(number, acts), "", clause)


def read_acts(number: int, text: str) -> tuple[Mapping[str, Any], ...]:
    """Parse the acts of line ``number``, separated by semicolons, as messages. Raises `LessonError`."""
    return tuple(_act(number, item.strip()) for item in text.split(";") if item.strip())


def _act(number: int, text: str) -> Mapping[str, Any]:
    word, rest = _split(text, " ")
    if text == "pass":
        return {"kind": "pass"}
    if word == "bid" and (value := parse_number(rest)) is not None:
        return {"kind": "bid", "value": value}
    if word == "trump":
        return {"kind": "name_trump", "suit": rest}
    if word == "act" and rest:
        kind, *fields = rest.split()
        return {"kind": kind, **dict(_field(number, said) for said in fields)}
    kind, cards = (word, rest) if word in ("play", "bury", "declare") else ("play", text)
    try:
        return {"kind": kind, "cards": [card.text for card in parse_cards(cards)]}
    except FollowSuitError as error:
        raise LessonError("bad_line", number, f"{text[:60]!r} is no act: {error}") from error


def _field(number: int, text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not name or not equals or not value:
        raise LessonError("bad_line", number, f"a field of an act is NAME=VALUE, not {text[:40]!r}")
    return name, value


def _split(text: str, by: str) -> tuple[str, str]:
    first, _, rest = text.partition(by)
    return first.strip(), rest.strip()
