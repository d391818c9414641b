"""Exercising: a teacher's exercises, tries at them, and a class in a table."""

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

from followsuit.protocol.messages.analysis import LegalAct, Valued
from followsuit.protocol.messages.views import GameEvent, View
from followsuit.protocol.messages.words import Refusal, Unit

#: How far an exercise goes: one act, or to the end of the trick or of the deal.
ExerciseEnds = Literal["act", "trick", "deal"]


class GivenExerciseData(TypedDict):
    """An exercise as it is put to somebody: what is right there is not in it, but in the pack."""

    title: str
    chapter: str
    task: str
    hint: str
    game: str
    record: str
    ends: ExerciseEnds


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
    """What a try is, and what the teacher says to it; of one that is not legal there why not.

    `playing`: the goal of the exercise is still open, and the seat acts again.
    """

    kind: Literal["right", "wrong", "otherwise", "illegal", "playing"]
    words: str
    refusal: Refusal | None


class ExerciseBoard(TypedDict):
    """The table of an exercise as the seat that decides sees it, what happened last, and its legal acts.

    `punished`: hidden cards were dealt again, so that a wrong act does not get away.
    """

    view: View
    events: list[GameEvent]
    legal: list[LegalAct]
    punished: bool


class ExerciseGoal(TypedDict):
    """A goal that can be set at a position; `#` in it stands for a number of at most `most`."""

    kind: Literal["win_trick", "lose_trick", "take", "hold", "deal"]
    goal: str
    ends: list[ExerciseEnds]
    most: int | None


class ExerciseTaken(ExerciseBoard):
    """A position as the record of an exercise, what was done there, if anything was, and goals to be set."""

    record: str
    made: LegalAct | None
    goals: list[ExerciseGoal]


class ExerciseWrongData(LegalAct):
    """A particular mistake, and what is said to it."""

    words: str


class ExerciseParts(TypedDict):
    """An exercise with all that its teacher wrote."""

    title: str
    chapter: str
    task: str
    hint: str
    praise: str
    otherwise: str
    right: list[LegalAct]
    wrong: list[ExerciseWrongData]
    near: bool
    punish: bool
    #: A predicate of the lessons; empty where `right` says what solves it.
    goal: str
    ends: ExerciseEnds
    record: str


class ExercisesParted(ExercisesRead):
    """A pack, with what is right in it."""

    parts: list[ExerciseParts]


class ExerciseWeighed(TypedDict):
    """What the legal acts of a decision are worth, the best first; and what is wrong with the exercise."""

    of: Unit
    worlds: int
    exact: bool
    values: list[Valued]
    faults: list[ExerciseFaultData]


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
    """And which exercise, from 1, with the acts that are tried."""

    exercise: int
    acts: list[Mapping[str, object]]


class AskExerciseBoard(AskExercises):
    """And which exercise, from 1; with acts, the table after them and the others' replies."""

    exercise: int
    acts: NotRequired[list[Mapping[str, object]]]


class AskExerciseTaken(TypedDict):
    """The record of an exercise, or a position of the record that is open, as for the analysis."""

    record: NotRequired[str]
    deal: NotRequired[int]
    step: NotRequired[int]
    line: NotRequired[list[str]]


class AskExercisePack(TypedDict):
    """A pack, or the parts of one."""

    pack: NotRequired[str]
    title: NotRequired[str]
    passes: NotRequired[int | None]
    exercises: NotRequired[list[Mapping[str, object]]]


class AskExerciseWeighed(TypedDict):
    """An exercise of a pack, from 1; or the record of one of which nothing is known yet."""

    pack: NotRequired[str]
    exercise: NotRequired[int]
    record: NotRequired[str]


class AskExerciseAnswers(AskExercises):
    """And whose answers they are: the tries at each exercise, in order, each of them acts."""

    name: str
    tries: list[list[list[Mapping[str, object]]]]


class AskExerciseClass(AskExercises):
    """And texts with links of answers somewhere in them."""

    texts: list[str]
