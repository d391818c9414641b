"""Exercise: a decision in a deal, what is right there, and what a teacher says about it; a pack of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, Literal, get_args

from followsuit.errors import LessonError
from followsuit.lessons import DecisionTable
from followsuit.record import Record, read_record
from followsuit.table import Table

#: The most characters of what a teacher says, and of a title.
LONGEST_WORDS: Final = 280
LONGEST_TITLE: Final = 60
#: As many particular wrong plays have words of their own.
MOST_WRONG: Final = 4
#: As many exercises go into a link, and into a pack.
MOST_LINKED: Final = 8
MOST_PACKED: Final = 200

#: An act as a message has it.
ActData = Mapping[str, Any]
#: How far an exercise goes: one act, or to the end of the trick or of the deal.
Ends = Literal["act", "trick", "deal"]
ENDS: Final = get_args(Ends)


@dataclass(frozen=True, slots=True)
class Wrong:
    """A particular wrong act, and what is said to it."""

    act: ActData
    words: str


@dataclass(frozen=True, slots=True)
class GivenExercise:
    """One exercise: the record ends where somebody is to decide.

    ``right`` are the acts that solve it. With ``is_near`` any act that cannot be told from the first of them
    in imagined deals does, too. ``punishes``: hidden cards are dealt again where a wrong play would get away.

    With a ``goal``, a predicate of the lessons, whoever meets it by the end solves it; ``right`` are acts, if
    any, that it is known to be met with.
    """

    title: str
    task: str
    record: str
    right: tuple[ActData, ...]
    hint: str = ""
    praise: str = ""
    wrong: tuple[Wrong, ...] = ()
    otherwise: str = ""
    chapter: str = ""
    is_near: bool = False
    punishes: bool = False
    goal: str = ""
    ends: Ends = "act"

    def decision(self) -> DecisionTable:
        """The table of the decision.

        Raises `LessonError` (``right_not_legal``, ``bad_exercise``), or `RecordError`.
        """
        record = self.read()
        acts = len(record.deals[-1].actions)
        table = Table.resume(self.record)
        if table.to_act is None:
            raise LessonError("bad_exercise", 0, "nobody is to act where the record ends")
        best = [table.game.action_from(table.to_act, act) for act in self.right]
        for act in best:
            if refusal := table.check(act):
                raise LessonError("right_not_legal", 0, f"{act} cannot be played: {refusal}")
        return DecisionTable(record, acts, best, key="exercise" if self.punishes else "")

    def read(self) -> Record:
        """Its record. Raises `RecordError`, or `LessonError` for one without a deal."""
        record = read_record(self.record)
        if not record.deals:
            raise LessonError("bad_exercise", 0, "the record has no deal")
        return record


@dataclass(frozen=True, slots=True)
class Pack:
    """Exercises with a title; who solves ``passes`` of them has passed, where that is not None."""

    title: str
    exercises: tuple[GivenExercise, ...]
    passes: int | None = None

    @property
    def key(self) -> str:
        """What tells its tasks from those of any other pack: twelve hexadecimal digits."""
        return keyed(self)


def keyed(pack: Pack) -> str:
    """The digits of a pack: its positions and what is right there, not the words."""
    parts = [
        f"{one.record}{[sorted(act.items()) for act in one.right]}{one.is_near}"
        + (f"{one.goal}{one.ends}" if one.goal else "")
        for one in pack.exercises
    ]
    return sha256("\n".join(parts).encode()).hexdigest()[:12]
