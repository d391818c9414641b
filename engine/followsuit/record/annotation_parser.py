"""Annotation parser: the notes, marks and branches of a deal. Each branch is played through."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from followsuit.base.errors import FollowSuitError, RecordError
from followsuit.base.game import AnyGame
from followsuit.record.annotations import DEEPEST, Annotations, Branch, Mark, unquoted

#: A line of a record: its number from 1, its first word in lower case, and the rest.
Line = tuple[int, str, str]

_NOTE: Final = re.compile(r'(\d{1,4})[ \t]+(".*")')
_MARK: Final = re.compile(r"(\d{1,4}) (!\?|!|\?)")
_MARKS: Final = {mark.value: mark for mark in Mark}


@dataclass(slots=True)
class _LineOfPlay:
    """The lines of one line of play: its acts and remarks, and those of its branches."""

    number: int = 0
    act: int = 1
    acts: list[Line] = field(default_factory=list)
    notes: list[Line] = field(default_factory=list)
    marks: list[Line] = field(default_factory=list)
    branches: list[_LineOfPlay] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class AnnotationLines:
    """The remarks of a deal as they were read, before its acts are known; and the lines of the acts."""

    acts: tuple[Line, ...]
    _line: _LineOfPlay

    @classmethod
    def taken_from(cls, lines: Iterable[Line]) -> AnnotationLines:
        """The remarks among some lines of a deal, and the other lines. Raises `RecordError`."""
        open_ = [_LineOfPlay()]
        for line in lines:
            number, word, rest = line
            match word:
                case "note":
                    open_[-1].notes.append(line)
                case "mark":
                    open_[-1].marks.append(line)
                case "branch":
                    if len(open_) > DEEPEST:
                        raise RecordError("bad_line", number, f"branches stand {DEEPEST} deep at most")
                    branch = _LineOfPlay(number, _number(number, rest))
                    open_[-1].branches.append(branch)
                    open_.append(branch)
                case "end":
                    if rest or len(open_) == 1:
                        raise RecordError("bad_line", number, "no branch ends here")
                    open_.pop()
                case _:
                    open_[-1].acts.append(line)
        if len(open_) > 1:
            raise RecordError("bad_line", open_[-1].number, "the branch has no 'end'")
        return cls(tuple(open_[0].acts), open_[0])

    def of(self, game: AnyGame, states: Sequence[Any]) -> Annotations:
        """The remarks; ``states`` are those of the deal, that before its first act first.

        Raises `RecordError`, for an act of a branch that the rules refuse too.
        """
        return _annotations(game, self._line, states, first=0)


def _annotations(game: AnyGame, line: _LineOfPlay, states: Sequence[Any], first: int) -> Annotations:
    """The remarks on a line of play that begins with act ``first``; 0 for the deal itself."""
    last = len(states) - 1
    notes: dict[int, str] = {}
    for number, _, rest in line.notes:
        found = _NOTE.fullmatch(rest)
        if not found:
            raise RecordError("bad_line", number, 'a note is: note ACT "text"')
        act = _within(number, int(found[1]), first, last, notes)
        try:
            notes[act] = unquoted(found[2])
        except ValueError as error:
            raise RecordError("bad_line", number, f"the note cannot be read: {error}") from error
    marks: dict[int, Mark] = {}
    for number, _, rest in line.marks:
        found = _MARK.fullmatch(rest)
        if not found:
            raise RecordError("bad_line", number, "a mark is: mark ACT !, ? or !?")
        marks[_within(number, int(found[1]), max(1, first), last, marks)] = _MARKS[found[2]]
    branches = tuple(_branch(game, branch, states, first) for branch in line.branches)
    return Annotations(dict(sorted(notes.items())), dict(sorted(marks.items())), branches)


def _branch(game: AnyGame, line: _LineOfPlay, states: Sequence[Any], first: int) -> Branch:
    _within(line.number, line.act, max(1, first), len(states), ())
    kept = list(states[: line.act])
    actions: list[Any] = []
    for number, word, rest in line.acts:
        try:
            for action in game.read_actions(kept[-1], f"{word} {rest}"):
                kept.append(game.apply(kept[-1], action).state)
                actions.append(action)
        except FollowSuitError as error:
            raise RecordError(
                error.code, number, error.message, clause=error.clause, facts=error.facts
            ) from error
    if not actions:
        raise RecordError("bad_line", line.number, "the branch has no act")
    return Branch(line.act, tuple(actions), _annotations(game, line, kept, first=line.act))


def _number(line: int, text: str) -> int:
    if not re.fullmatch(r"\d{1,4}", text):
        raise RecordError("bad_number", line, f"{text[:20]!r} is no number of an act")
    return int(text)


def _within(line: int, act: int, first: int, last: int, taken: Iterable[int]) -> int:
    """The number of an act, if there is one. Raises `RecordError` (``bad_number``, ``field_twice``)."""
    if not first <= act <= last:
        raise RecordError("bad_number", line, f"there is no act {act} here, only {first} to {last}")
    if act in taken:
        raise RecordError("field_twice", line, f"act {act} has that already")
    return act
