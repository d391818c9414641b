"""Annotation parser: the notes, marks and branches of a deal. Each branch is played through."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from followsuit.base.errors import FollowSuitError
from followsuit.base.game import AnyGame
from followsuit.documents import Line, placed, wrong
from followsuit.record.annotations import DEEPEST, Annotations, Branch, Mark, unquoted

_NOTE: Final = re.compile(r'([0-9]{1,4})[ \t]+(".*")')
_MARK: Final = re.compile(r"([0-9]{1,4}) (!\?|!|\?)")
_MARKS: Final = {mark.value: mark for mark in Mark}


@dataclass(slots=True)
class _LineOfPlay:
    """The lines of one line of play: its acts and remarks, and those of its branches."""

    begin: Line = Line(0, "", "")
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
        """The remarks among some lines of a deal, and the other lines. Raises `DocumentError`."""
        open_ = [_LineOfPlay()]
        for line in lines:
            match line.word:
                case "note":
                    open_[-1].notes.append(line)
                case "mark":
                    open_[-1].marks.append(line)
                case "branch":
                    if len(open_) > DEEPEST:
                        raise wrong(line, "bad_line", f"branches stand {DEEPEST} deep at most")
                    branch = _LineOfPlay(line, _number(line))
                    open_[-1].branches.append(branch)
                    open_.append(branch)
                case "end":
                    if line.text or len(open_) == 1:
                        raise wrong(line, "bad_line", "no branch ends here")
                    open_.pop()
                case _:
                    open_[-1].acts.append(line)
        if len(open_) > 1:
            raise wrong(open_[-1].begin, "bad_line", "the branch has no 'end'")
        return cls(tuple(open_[0].acts), open_[0])

    def of(self, game: AnyGame, states: Sequence[Any]) -> Annotations:
        """The remarks; ``states`` are those of the deal, that before its first act first.

        Raises `DocumentError`, for an act of a branch that the rules refuse too.
        """
        return _annotations(game, self._line, states, first=0)


def _annotations(game: AnyGame, line: _LineOfPlay, states: Sequence[Any], first: int) -> Annotations:
    """The remarks on a line of play that begins with act ``first``; 0 for the deal itself."""
    last = len(states) - 1
    notes: dict[int, str] = {}
    for said in line.notes:
        found = _NOTE.fullmatch(said.text)
        if not found:
            raise wrong(said, "bad_line", 'a note is: note ACT "text"')
        act = _within(said, int(found[1]), first, last, notes)
        try:
            notes[act] = unquoted(found[2])
        except ValueError as error:
            raise wrong(said, "bad_line", f"the note cannot be read: {error}") from error
    marks: dict[int, Mark] = {}
    for said in line.marks:
        found = _MARK.fullmatch(said.rest)
        if not found:
            raise wrong(said, "bad_line", "a mark is: mark ACT !, ? or !?")
        marks[_within(said, int(found[1]), max(1, first), last, marks)] = _MARKS[found[2]]
    branches = tuple(_branch(game, branch, states, first) for branch in line.branches)
    return Annotations(dict(sorted(notes.items())), dict(sorted(marks.items())), branches)


def _branch(game: AnyGame, line: _LineOfPlay, states: Sequence[Any], first: int) -> Branch:
    _within(line.begin, line.act, max(1, first), len(states), ())
    kept = list(states[: line.act])
    actions: list[Any] = []
    for said in line.acts:
        try:
            for action in game.read_actions(kept[-1], f"{said.word} {said.rest}"):
                kept.append(game.apply(kept[-1], action).state)
                actions.append(action)
        except FollowSuitError as error:
            raise placed(said, error) from error
    if not actions:
        raise wrong(line.begin, "bad_line", "the branch has no act")
    return Branch(line.act, tuple(actions), _annotations(game, line, kept, first=line.act))


def _number(line: Line) -> int:
    if not re.fullmatch(r"[0-9]{1,4}", line.rest):
        raise wrong(line, "bad_number", f"{line.rest[:20]!r} is no number of an act")
    return int(line.rest)


def _within(line: Line, act: int, first: int, last: int, taken: Iterable[int]) -> int:
    """The number of an act, if there is one. Raises `DocumentError` (``bad_number``, ``field_twice``)."""
    if not first <= act <= last:
        raise wrong(line, "bad_number", f"there is no act {act} here, only {first} to {last}")
    if act in taken:
        raise wrong(line, "field_twice", f"act {act} has that already")
    return act
