"""Answers: every try of somebody at the exercises of a pack, as links ``#y1.``, replayed when read."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from followsuit.errors import FollowSuitError, LinkError, QuestionError, Refusal
from followsuit.exercises.exercise import ActData, GivenExercise, Pack
from followsuit.exercises.goals import playing_goal
from followsuit.exercises.links import packed_link
from followsuit.exercises.reading import acts_text
from followsuit.lessons import DecisionTable
from followsuit.lessons.reading import read_acts
from followsuit.links.link import LinkKind, text_in
from followsuit.links.names import named
from followsuit.table import Progress, run_to_end

#: A try: the acts of it, one unless the exercise has a goal that lies further.
Try = Sequence[ActData]

_ANSWERS: Final = "answers"
#: As many tries of one exercise are kept.
MOST_TRIES: Final = 20

#: What a try is: right, one of the particular wrong ones or any other, not legal there, or not over yet.
Kind = Literal["right", "wrong", "otherwise", "illegal", "playing"]


@dataclass(frozen=True, slots=True)
class PackAnswers:
    """Somebody's tries at each exercise of a pack, in order; ``key`` is the pack's."""

    name: str
    key: str
    tries: tuple[tuple[Try, ...], ...]


@dataclass(frozen=True, slots=True)
class Judged:
    """A try that was replayed: what it is, and what the teacher says to it."""

    acts: Try
    kind: Kind
    words: str
    #: Of an act that is not legal there: why, where the rules have a word for it.
    refusal: Refusal | None = None


def answers_link(pack: Pack, name: str, tries: Sequence[Sequence[Try]]) -> str:
    """The link of somebody's tries. Raises `QuestionError` for a name, or for tries of other exercises."""
    if len(tries) != len(pack.exercises) or any(len(of) > MOST_TRIES for of in tries):
        raise QuestionError("bad_field", "there are tries for each exercise", facts={"field": "tries"})
    lines = [_ANSWERS, pack.key, named(name), *("|".join(map(acts_text, of)) for of in tries)]
    return packed_link(LinkKind.ANSWERS, "\n".join(lines), pack)


def linked_answers(link: str) -> PackAnswers:
    """What a link of answers carries, with nothing replayed yet.

    Raises `LinkError`, `QuestionError` for the name, `LessonError` for an act that is none.
    """
    lines = text_in(link, LinkKind.ANSWERS).split("\n")
    if len(lines) < 4 or lines[0] != _ANSWERS:
        raise LinkError("link_damaged", "answers have a key, a name and a line for each exercise")
    tries = tuple(
        tuple(acts for part in line.split("|") if (acts := read_acts(number, part)))
        for number, line in enumerate(lines[3:], start=4)
    )
    if any(len(of) > MOST_TRIES for of in tries):
        raise LinkError("link_damaged", f"an exercise has {MOST_TRIES} tries at most")
    return PackAnswers(named(lines[2]), lines[1], tries)


def judged_try(exercise: GivenExercise, *acts: ActData) -> Judged:
    """A try, replayed in the position. Raises what the exercise's own record does."""
    return run_to_end(judging(exercise, acts))


def judging(exercise: GivenExercise, acts: Try) -> Generator[Progress, None, Judged]:
    """Judge a try in slices: one beside the right act may have to be weighed, others have to reply."""
    if exercise.goal:
        return (yield from _judging_goal(exercise, acts))
    if len(acts) != 1:
        return Judged(acts, "illegal", "")
    [act] = acts
    decision = exercise.decision()
    try:
        action = decision.table.game.action_from(decision.you, act)
        refusal = decision.table.check(action)
    except (FollowSuitError, KeyError, TypeError, ValueError):
        return Judged(acts, "illegal", "")
    if refusal is not None:
        return Judged(acts, "illegal", "", refusal)
    if any(_is_same(act, right) for right in exercise.right):
        return Judged(acts, "right", exercise.praise)
    if exercise.is_near and (yield from _is_near(exercise, decision, act, action)):
        return Judged(acts, "right", exercise.praise)
    return _missed(exercise, acts)


def _is_near(
    exercise: GivenExercise, decision: DecisionTable, act: ActData, action: Any
) -> Generator[Progress, None, bool]:
    """Whether an act cannot be told from the right one; a mistake that has its words is one."""
    if any(_is_same(act, wrong.act) for wrong in exercise.wrong):
        return False
    problem = decision.problem()
    if None in (problem.place_of(action), problem.place_of(decision.best[0])):
        # What our bots cannot weigh is right only if the teacher says so.
        return False
    return (yield from decision.judged(action)) is None


def _judging_goal(exercise: GivenExercise, acts: Try) -> Generator[Progress, None, Judged]:
    line = yield from playing_goal(exercise, acts)
    if line.standing == "illegal" or not acts:
        return Judged(acts, "illegal", "", line.refusal)
    if line.standing == "failed":
        return _missed(exercise, acts)
    return (
        Judged(acts, "playing", "") if line.standing == "playing" else Judged(acts, "right", exercise.praise)
    )


def _missed(exercise: GivenExercise, acts: Try) -> Judged:
    """A try that does not solve it: words of its own go by the act that it begins with."""
    own = next((wrong for wrong in exercise.wrong if _is_same(acts[0], wrong.act)), None)
    if own is not None:
        return Judged(acts, "wrong", own.words)
    return Judged(acts, "otherwise", exercise.otherwise)


def _is_same(one: ActData, other: ActData) -> bool:
    def plain(act: ActData) -> list[tuple[str, object]]:
        return sorted(
            (name, sorted(value) if isinstance(value, list) else value) for name, value in act.items()
        )

    return plain(one) == plain(other)


def judged_answers(pack: Pack, answers: PackAnswers) -> tuple[tuple[Judged, ...], ...]:
    """Every try, replayed. What comes after a right try of an exercise does not count.

    Raises `QuestionError`: ``other_exercises``, ``broken_try`` for an act not legal there.
    """
    return run_to_end(judging_answers(pack, answers, {}))


def judging_answers(
    pack: Pack, answers: PackAnswers, known: dict[tuple[int, str], Judged]
) -> Generator[Progress, None, tuple[tuple[Judged, ...], ...]]:
    """Do what `judged_answers` does in slices; a try that is ``known`` is not replayed again."""
    if answers.key != pack.key or len(answers.tries) != len(pack.exercises):
        raise QuestionError("other_exercises", "these are answers to other exercises")
    found = []
    for number, (exercise, tries) in enumerate(zip(pack.exercises, answers.tries, strict=True), start=1):
        of: list[Judged] = []
        for acts in tries:
            place = (number, acts_text(acts))
            if place not in known:
                known[place] = yield from judging(exercise, acts)
            judged = known[place]
            if judged.kind in ("illegal", "playing"):
                facts = {"exercise": number, "act": acts_text(acts)}
                raise QuestionError("broken_try", f"exercise {number}: no such act there", facts=facts)
            of.append(judged)
            if judged.kind == "right":
                break
        found.append(tuple(of))
    return tuple(found)
