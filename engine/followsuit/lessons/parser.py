"""Parser: a lesson and a puzzle from their texts, with the line's number in every error.

A line that begins with a full stop is one of the record; a puzzle may have it in the shorthand of links.
"""

from __future__ import annotations

import re
from typing import Final

from followsuit.base.cards import parse_cards
from followsuit.base.errors import DocumentError, FollowSuitError
from followsuit.base.parsing import parse_number
from followsuit.bots import LEVELS
from followsuit.documents import Document, Fields, Line, document_of, wrong
from followsuit.documents.shorthand import spelled_out
from followsuit.lessons.goals import read_predicate
from followsuit.lessons.model import THEMES, ActData, Failing, Goal, TaskText

_KEY: Final = re.compile(r"[a-z][a-z0-9_]*(-[a-z0-9]+)+")
_THEME: Final = re.compile("|".join(THEMES))
_AT: Final = re.compile(r"[0-9]{1,7}")
_FOUND: Final = re.compile(rf"none|(?:{'|'.join(LEVELS)})(?: (?:{'|'.join(LEVELS)}))*")
_NAME: Final = re.compile(r"[a-z][a-z0-9-]*")
_CLAUSE: Final = re.compile(r"[A-Z]\d+")
_CLAUSES: Final = re.compile(r"[A-Z]\d+( [A-Z]\d+)*")
_UNTAUGHT: Final = re.compile(r"[a-z]+( [a-z]+)*")
_STARS: Final = re.compile(r"[1-9]")
_ENDS: Final = re.compile(r"trick [1-9]\d?")


def read_lesson(text: str) -> TaskText:
    """Parse a lesson's text. Raises `DocumentError`. The record itself is read when the task begins."""
    return read_lesson_parts(document_of(text, "lesson"))


def read_puzzle(text: str) -> TaskText:
    """Parse a puzzle's text. Raises `DocumentError`. The record itself is read when the task begins."""
    return read_puzzle_parts(document_of(text, "puzzle"))


def each_puzzle(text: str) -> list[str]:
    """The text of each puzzle of a file, without comments; blank lines separate them."""
    return [part for part in re.split(r"\n\n+", text.strip()) if part.startswith("followsuit-puzzle ")]


def read_puzzle_parts(document: Document) -> TaskText:
    """The puzzle of a document, whose record is within it. Raises `DocumentError`."""
    fields = Fields(document.own, ("key", "theme", "best", "next", "at", "found"))
    fields.refuse_unknown()
    fields.require(["key", "theme", "best"])
    _require_record(document)
    best, following = fields.line("best"), fields.line("next")
    assert best is not None, "it is required"
    at = _of_form(fields, "at", _AT)
    found = tuple(level for level in _of_form(fields, "found", _FOUND).split() if level != "none")
    return TaskText(
        key=_of_form(fields, "key", _KEY),
        theme=_of_form(fields, "theme", _THEME),
        record=spelled_out(document.quoted),
        best=tuple(act for part in best.rest.split("|") for act in read_acts(best, part)),
        next=read_acts(following)[0] if following else None,
        at=int(at) if at else None,
        found=found if "found" in fields else None,
        is_punishing=True,
    )


def _require_record(document: Document) -> None:
    if not document.quoted:
        raise DocumentError("missing_field", 0, "the task has no record", facts={"field": "record"})


def read_lesson_parts(document: Document) -> TaskText:
    """The lesson of a document, whose record is within it. Raises `DocumentError`."""
    fields = Fields(
        document.own,
        ("key", "clauses", "untaught", "stars", "ends", "solution", "punish"),
        ("goal", "script", "failing"),
        ("punish",),
    )
    fields.refuse_unknown()
    fields.require(["key", "clauses", "stars", "solution"])
    for name in ("goal", "failing"):
        if not fields.each(name):
            raise DocumentError("missing_field", 0, f"the lesson has no {name}", facts={"field": name})
    _require_record(document)
    goals = [_goal(line) for line in fields.each("goal")]
    names = {goal.message for goal in goals}
    failing = [_failing(line, names) for line in fields.each("failing")]
    solution, ends = fields.line("solution"), _of_form(fields, "ends", _ENDS)
    assert solution is not None, "it is required"
    scripts = fields.each("script")
    script = {line.split[0]: parse_cards(line.split[1]) for line in scripts}
    if len(script) < len(scripts):
        raise wrong(scripts[-1], "field_twice", "a seat has two scripts")
    return TaskText(
        key=_of_form(fields, "key", _KEY),
        record=document.quoted,
        goals=tuple(goals),
        decisions=int(_of_form(fields, "stars", _STARS)),
        clauses=tuple(_of_form(fields, "clauses", _CLAUSES).split()),
        solution=read_acts(solution),
        failing=tuple(failing),
        script={seat: tuple(card.text for card in cards) for seat, cards in script.items()},
        last_trick=int(ends.split()[1]) if ends else None,
        is_punishing="punish" in fields,
        untaught=tuple(_of_form(fields, "untaught", _UNTAUGHT).split()),
    )


def _of_form(fields: Fields, name: str, form: re.Pattern[str]) -> str:
    """A field, which has this form; empty where it is left out. Raises `DocumentError` (``bad_line``)."""
    line = fields.line(name)
    if line is not None and not form.fullmatch(line.rest):
        raise wrong(line, "bad_line", f"{name!r} has the form {form.pattern}")
    return fields.rest(name)


def _goal(line: Line) -> Goal:
    text, name = _split(line.rest, " else ")
    if not _NAME.fullmatch(name):
        raise wrong(line, "bad_line", "a goal is: goal PREDICATE else MESSAGE")
    try:
        return Goal(read_predicate(text), name)
    except ValueError as error:
        raise wrong(line, "bad_goal", str(error)) from error


def _failing(line: Line, names: set[str]) -> Failing:
    acts, answer = _split(line.rest, " = ")
    if answer in names:
        return Failing(read_acts(line, acts), answer)
    word, clause = _split(answer, " ")
    if word != "refused" or not _CLAUSE.fullmatch(clause):
        raise wrong(
            line, "bad_line", f"a failing line ends in '= MESSAGE' or '= refused CLAUSE', not {answer!r}"
        )
    return Failing(read_acts(line, acts), "", clause)


def read_acts(line: Line, text: str | None = None) -> tuple[ActData, ...]:
    """The acts of a line, or of a text in it, separated by semicolons, as messages. Raises
    `DocumentError`.
    """
    said = line.rest if text is None else text
    acts = tuple(_act(line, item.strip()) for item in said.split(";") if item.strip())
    if not acts:
        raise wrong(line, "bad_line", "the line has no act")
    return acts


def _act(line: Line, text: str) -> ActData:
    word, rest = _split(text, " ")
    if text == "pass":
        return {"kind": "pass"}
    if word == "bid" and (value := parse_number(rest)) is not None:
        return {"kind": "bid", "value": value}
    if word == "trump":
        return {"kind": "name_trump", "suit": rest}
    if word == "act" and rest:
        kind, *fields = rest.split()
        return {"kind": kind, **dict(_field(line, said) for said in fields)}
    kind, cards = (word, rest) if word in ("play", "bury", "declare") else ("play", text)
    try:
        return {"kind": kind, "cards": [card.text for card in parse_cards(cards)]}
    except FollowSuitError as error:
        raise wrong(line, "bad_line", f"{text[:60]!r} is no act: {error}") from error


def _field(line: Line, text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not name or not equals or not value:
        raise wrong(line, "bad_line", f"a field of an act is NAME=VALUE, not {text[:40]!r}")
    return name, value


def _split(text: str, by: str) -> tuple[str, str]:
    first, _, rest = text.partition(by)
    return first.strip(), rest.strip()
