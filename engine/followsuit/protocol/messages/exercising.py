"""Exercising: a teacher's exercises, tries at them, and a class in a table."""

from collections.abc import Mapping
from typing import Literal, TypedDict


class GivenExerciseData(TypedDict):
    """An exercise as it is put to somebody: what is right there is not in it, but in the pack."""

    title: str
    chapter: str
    task: str
    hint: str
    game: str
    record: str


class ExerciseFaultData(TypedDict):
    """What is wrong with an exercise, counted from 1."""

    exercise: int
    code: str
    facts: dict[str, object]


class ExercisesRead(TypedDict):
    """A pack as text and in parts; no link where a link cannot carry as many."""

    pack: str
    #: What tells its tasks from those of another pack.
    key: str
    title: str
    #: How many have to be solved to pass, if that is asked.
    passes: int | None
    exercises: list[GivenExerciseData]
    faults: list[ExerciseFaultData]
    link: str | None
    fits: bool


class ExerciseTried(TypedDict):
    """What a try is, and what the teacher says to it."""

    kind: Literal["right", "wrong", "otherwise", "illegal"]
    words: str


class ExercisePupil(TypedDict):
    """Somebody's row: of each exercise the tries, and whether the last one solved it."""

    name: str
    tries: list[int]
    solved: list[bool]
    passed: bool | None


class ExerciseMistake(TypedDict):
    """The commonest wrong act of an exercise, and how many people made it."""

    act: str
    people: int


class ExerciseProblem(TypedDict):
    """A link of answers without a row, counted from 1."""

    at: int
    name: str
    code: str
    facts: dict[str, object]


class ExerciseClass(TypedDict):
    """The rows by name, the commonest mistake of each exercise, and what is wrong with the rest."""

    pupils: list[ExercisePupil]
    commonest: list[ExerciseMistake | None]
    problems: list[ExerciseProblem]
    csv: str


class AskExercises(TypedDict):
    """The text of a pack, or a link that carries one."""

    pack: str


class AskExerciseTry(AskExercises):
    """And which exercise, from 1, with the act that is tried."""

    exercise: int
    action: Mapping[str, object]


class AskExerciseAnswers(AskExercises):
    """And whose answers they are: the acts tried at each exercise, in order."""

    name: str
    tries: list[list[Mapping[str, object]]]


class AskExerciseClass(AskExercises):
    """And texts with links of answers somewhere in them."""

    texts: list[str]
