"""Class table: who solved what, in how many tries, and which wrong play was commonest."""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from followsuit.errors import FollowSuitError, QuestionError
from followsuit.exercises.answers import Judged, judging_answers, linked_answers
from followsuit.exercises.exercise import Pack
from followsuit.exercises.reading import act_text
from followsuit.table import Progress, run_to_end

LONGEST_HEAP: Final = 200_000
MOST_PEOPLE: Final = 60
_LINK: Final = re.compile(r"(?<![A-Za-z0-9_.-])(y[0-9]{1,3}\.[A-Za-z0-9_-]+)")


@dataclass(frozen=True, slots=True)
class Pupil:
    """Somebody's row: for each exercise how many tries there were, and whether the last one solved it."""

    name: str
    tries: tuple[int, ...]
    solved: tuple[bool, ...]
    #: Whether as many are solved as the pack asks for; None where it asks for nothing.
    passed: bool | None


@dataclass(frozen=True, slots=True)
class AnswerProblem:
    """A link without a row, and why; links are counted from 1."""

    at: int
    name: str
    code: str
    facts: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ClassTable:
    """The rows by name; the commonest wrong play of each exercise with how many made it, or None."""

    pupils: tuple[Pupil, ...]
    commonest: tuple[tuple[str, int] | None, ...]
    problems: tuple[AnswerProblem, ...]


def class_table(pack: Pack, texts: Sequence[str]) -> ClassTable:
    """The table of all answers in some texts. The first of a name counts; nothing wrong stops another.

    Raises `QuestionError`: ``too_much_text``, ``too_many_people``.
    """
    return run_to_end(making_table(pack, texts))


def making_table(pack: Pack, texts: Sequence[str]) -> Generator[Progress, None, ClassTable]:
    """Do what `class_table` does, one slice for each link."""
    if sum(map(len, texts)) > LONGEST_HEAP:
        facts = {"most": LONGEST_HEAP}
        raise QuestionError("too_much_text", f"one table takes {LONGEST_HEAP} characters", facts=facts)
    rows: dict[str, Pupil] = {}
    problems: list[AnswerProblem] = []
    seen: set[str] = set()
    wrong = [Counter[str]() for _ in pack.exercises]
    known: dict[tuple[int, str], Judged] = {}
    links = [link for text in texts for link in _LINK.findall(text)]
    for at, link in enumerate(links, start=1):
        yield Progress(at, 0, None, at / len(links))
        if link in seen:
            problems.append(AnswerProblem(at, "", "link_twice"))
            continue
        seen.add(link)
        name = ""
        try:
            answers = linked_answers(link)
            name = answers.name
            judged = yield from judging_answers(pack, answers, known)
            pupil = _pupil(pack, name, judged, wrong if name.casefold() not in rows else None)
        except FollowSuitError as error:
            problems.append(AnswerProblem(at, name, error.code, dict(error.facts)))
            continue
        if name.casefold() in rows:
            problems.append(AnswerProblem(at, name, "name_twice", {"first": rows[name.casefold()].name}))
            continue
        if len(rows) == MOST_PEOPLE:
            facts = {"most": MOST_PEOPLE}
            raise QuestionError("too_many_people", f"one table takes {MOST_PEOPLE} people", facts=facts)
        rows[name.casefold()] = pupil
    commonest = tuple(next(iter(counted.most_common(1)), None) for counted in wrong)
    return ClassTable(
        tuple(sorted(rows.values(), key=lambda one: one.name.casefold())), commonest, tuple(problems)
    )


def _pupil(
    pack: Pack, name: str, judged: Sequence[Sequence[Judged]], wrong: Sequence[Counter[str]] | None
) -> Pupil:
    solved = tuple(bool(of) and of[-1].kind == "right" for of in judged)
    for counted, of in zip(wrong or [], judged, strict=False):
        # Somebody who makes the same mistake twice is one who makes it.
        counted.update({act_text(one.acts[0]) for one in of if one.kind != "right"})
    passed = None if pack.passes is None else sum(solved) >= pack.passes
    return Pupil(name, tuple(map(len, judged)), solved, passed)


def class_csv(pack: Pack, table: ClassTable) -> str:
    """The table as CSV, its lines ended by CRLF; names that a spreadsheet would compute begin with ``'``."""
    out = io.StringIO()
    writing = csv.writer(out)
    numbers = range(1, len(pack.exercises) + 1)
    writing.writerow(["name", *(f"exercise {number}" for number in numbers), "solved", "passed"])
    for one in table.pupils:
        cells = [
            f"{tries}" if is_solved else f"-{tries}" if tries else ""
            for tries, is_solved in zip(one.tries, one.solved, strict=True)
        ]
        name = f"'{one.name}" if one.name[:1] in "=+-@\t" else one.name
        passed = "" if one.passed is None else "yes" if one.passed else "no"
        writing.writerow([name, *cells, sum(one.solved), passed])
    return out.getvalue()
