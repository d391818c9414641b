"""Answers: every try of somebody at the exercises of a pack, as links ``#y1.``, replayed when read."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from followsuit.errors import FollowSuitError, LinkError, QuestionError, Refusal
from followsuit.exercises.exercise import ActData, GivenExercise, Pack
from followsuit.exercises.links import packed_link
from followsuit.exercises.reading import act_text
from followsuit.lessons.reading import read_acts
from followsuit.links.link import LinkKind, text_in
from followsuit.links.names import named
from followsuit.table import Progress, run_to_end

_ANSWERS: Final = "answers"
#: As many tries of one exercise are kept.
MOST_TRIES: Final = 20

#: What a try is: right, one of the particular wrong ones or any other, or not legal there.
Kind = Literal["right", "wrong", "otherwise", "illegal"]


@dataclass(frozen=True, slots=True)
class PackAnswers:
    """Somebody's tries at each exercise of a pack, in order, as acts of messages; ``key`` is the pack's."""

    name: str
    key: str
    tries: tuple[tuple[ActData, ...], ...]


@dataclass(frozen=True, slots=True)
class Judged:
    """A try that was replayed: what it is, and what the teacher says to it."""

    act: ActData
    kind: Kind
    words: str
    #: Of an act that is not legal there: why, where the rules have a word for it.
    refusal: Refusal | None = None


def answers_link(pack: Pack, name: str, tries: Sequence[Sequence[ActData]]) -> str:
    """The link of somebody's tries. Raises `QuestionError` for a name, or for tries of other exercises."""
    if len(tries) != len(pack.exercises) or any(len(of) > MOST_TRIES for of in tries):
        raise QuestionError("bad_field", "there are tries for each exercise", facts={"field": "tries"})
    lines = [_ANSWERS, pack.key, named(name), *("|".join(map(act_text, of)) for of in tries)]
    return packed_link(LinkKind.ANSWERS, "\n".join(lines), pack)


def linked_answers(link: str) -> PackAnswers:
    """What a link of answers carries, with nothing replayed yet.

    Raises `LinkError`, `QuestionError` for the name, `LessonError` for an act that is none.
    """
    lines = text_in(link, LinkKind.ANSWERS).split("\n")
    if len(lines) < 4 or lines[0] != _ANSWERS:
        raise LinkError("link_damaged", "answers have a key, a name and a line for each exercise")
    tries = tuple(
        tuple(act for part in line.split("|") for act in read_acts(number, part))
        for number, line in enumerate(lines[3:], start=4)
    )
    if any(len(of) > MOST_TRIES for of in tries):
        raise LinkError("link_damaged", f"an exercise has {MOST_TRIES} tries at most")
    return PackAnswers(named(lines[2]), lines[1], tries)


def judged_try(exercise: GivenExercise, act: ActData) -> Judged:
    """A try, replayed in the position. Raises what the exercise's own record does."""
    return run_to_end(judging(exercise, act))


def judging(exercise: GivenExercise, act: ActData) -> Generator[Progress, None, Judged]:
    """Judge a try in slices: one beside the right act may have to be weighed."""
    decision = exercise.decision()
    try:
        action = decision.table.game.action_from(decision.you, act)
        refusal = decision.table.check(action)
    except (FollowSuitError, KeyError, TypeError, ValueError):
        return Judged(act, "illegal", "")
    if refusal is not None:
        return Judged(act, "illegal", "", refusal)
    if any(_is_same(act, right) for right in exercise.right):
        return Judged(act, "right", exercise.praise)
    own = next((wrong for wrong in exercise.wrong if _is_same(act, wrong.act)), None)
    if own is not None:
        return Judged(act, "wrong", own.words)
    if exercise.is_near and (yield from decision.judged(action)) is None:
        return Judged(act, "right", exercise.praise)
    return Judged(act, "otherwise", exercise.otherwise)


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
        for act in tries:
            place = (number, act_text(act))
            if place not in known:
                known[place] = yield from judging(exercise, act)
            judged = known[place]
            if judged.kind == "illegal":
                facts = {"exercise": number, "act": act_text(act)}
                raise QuestionError("broken_try", f"exercise {number}: no such act there", facts=facts)
            of.append(judged)
            if judged.kind == "right":
                break
        found.append(tuple(of))
    return tuple(found)
