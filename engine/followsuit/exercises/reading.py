"""Reading a pack: its text, line by line, with the number of the line in every error; and writing it.

``followsuit-exercises 1``, then lines ``WORD WORDS``; ``exercise TITLE`` begins the next one, ``chapter
TITLE`` a chapter. A line that begins with a full stop is one of the record, in the shorthand of links or
spelled out.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final, cast

from followsuit.errors import FollowSuitError, LessonError
from followsuit.exercises.exercise import (
    ENDS,
    LONGEST_TITLE,
    LONGEST_WORDS,
    MOST_PACKED,
    MOST_WRONG,
    ActData,
    Ends,
    GivenExercise,
    Pack,
    Wrong,
)
from followsuit.lessons.goals import read_predicate
from followsuit.lessons.model import Goal
from followsuit.lessons.reading import read_acts
from followsuit.links.names import tidy
from followsuit.links.shorthand import shortened, spelled_out

FORMAT: Final = "followsuit-exercises"
VERSION: Final = 1
#: The longest text of a pack, in characters.
LONGEST: Final = 200_000
_WORDS: Final = ("task", "hint", "praise", "otherwise", "right", "wrong", "near", "punish", "goal", "ends")


def read_pack(text: object) -> Pack:
    """The pack that a text is. Raises `LessonError` with the line."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise LessonError("bad_pack", 0, f"a pack is a text of at most {LONGEST:,} characters")
    lines = [
        (number, line.strip())
        for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1)
    ]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not lines or lines[0][1].split(" ")[0] != FORMAT:
        raise LessonError("not_a_pack", 0, f"a pack begins with '{FORMAT} {VERSION}'")
    if lines[0][1] != f"{FORMAT} {VERSION}":
        raise LessonError("pack_version", lines[0][0], f"{lines[0][1][:40]!r} is not known here")
    title, passes, chapter = "", None, ""
    found: list[GivenExercise] = []
    of: list[tuple[int, str, str]] = []
    name: tuple[int, str] | None = None
    for number, line in [*lines[1:], (0, "exercise")]:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if line.startswith("."):
            word, rest = ".", line[1:].strip()
        if word == "exercise" or (word == "chapter" and name is not None):
            if name is not None:
                found.append(_exercise(name, chapter, of))
            elif of:
                raise LessonError("unknown_field", of[0][0], "this line stands before the first exercise")
            name, of = (number, _titled(number, rest)) if word == "exercise" and number else None, []
        if word == "title" and name is None:
            title = _titled(number, rest)
        elif word == "passes" and name is None and rest.isdecimal() and len(rest) < 4:
            passes = int(rest)
        elif word == "chapter":
            chapter = _titled(number, rest)
        elif word in _WORDS or word == ".":
            of.append((number, word, rest))
        elif word != "exercise":
            raise LessonError("unknown_field", number, f"no line of a pack begins with {word[:40]!r} here")
    if not 1 <= len(found) <= MOST_PACKED:
        raise LessonError("bad_pack", 0, f"a pack has 1 to {MOST_PACKED} exercises")
    if passes is not None and not 1 <= passes <= len(found):
        raise LessonError("bad_pack", 0, f"'passes' is a number of exercises, 1 to {len(found)}")
    return Pack(title, tuple(found), passes)


def _exercise(name: tuple[int, str], chapter: str, of: Iterable[tuple[int, str, str]]) -> GivenExercise:
    said: dict[str, tuple[int, str]] = {}
    wrong: list[Wrong] = []
    record: list[str] = []
    for number, word, rest in of:
        if word == ".":
            record.append(rest)
        elif word == "wrong":
            # A mistake may have no words.
            act, _, words = rest.partition(" =")
            wrong.append(Wrong(_act(number, act), worded(number, words)))
        elif word in said:
            raise LessonError("bad_line", number, f"an exercise has one line {word!r}")
        else:
            said[word] = (number, rest)
    needed = ("task",) if "goal" in said else ("task", "right")
    missing = next((word for word in needed if word not in said), None)
    if missing or not record:
        raise LessonError("missing_field", name[0], f"the exercise has no {missing or 'record'}")
    if len(wrong) > MOST_WRONG:
        raise LessonError(
            "bad_exercise", name[0], f"an exercise has {MOST_WRONG} particular wrong plays at most"
        )
    spoken = {key: worded(*said[key]) for key in ("task", "hint", "praise", "otherwise") if key in said}
    goal, ends = _goal(said)
    number, right = said.get("right", (0, ""))
    return GivenExercise(
        title=name[1],
        task=spoken["task"],
        record=spelled_out("\n".join(filter(None, record))) + "\n",
        right=tuple(_act(number, part) for part in right.split("|")) if number else (),
        hint=spoken.get("hint", ""),
        praise=spoken.get("praise", ""),
        wrong=tuple(wrong),
        otherwise=spoken.get("otherwise", ""),
        chapter=chapter,
        is_near="near" in said,
        punishes="punish" in said,
        goal=goal,
        ends=ends,
    )


def _goal(said: dict[str, tuple[int, str]]) -> tuple[str, Ends]:
    """The goal of an exercise, empty for none, and how far it goes. Raises `LessonError`."""
    number, goal = said.get("goal", (0, ""))
    at, ends = said.get("ends", (0, "trick" if number else "act"))
    if ends not in ENDS or (at and not number):
        raise LessonError(
            "bad_line", at, "an exercise with a goal ends with this 'act', the 'trick' or the 'deal'"
        )
    if number:
        goal_of(number, goal)
    return goal, cast("Ends", ends)


def goal_of(number: int, text: str) -> Goal:
    """A goal as the lessons have it. Raises `LessonError` (``bad_goal``) with the line."""
    try:
        return Goal(read_predicate(text), "")
    except (ValueError, FollowSuitError) as error:
        raise LessonError("bad_goal", number, f"{text[:60]!r} is no goal") from error


def _act(number: int, text: str) -> ActData:
    acts = read_acts(number, text)
    if len(acts) != 1:
        raise LessonError("bad_line", number, "one act is expected here")
    return acts[0]


def worded(number: int, text: str, longest: int = LONGEST_WORDS) -> str:
    """What a teacher says, as it is kept. Raises `LessonError` (``long_words``)."""
    kept = tidy(text)
    if len(kept) > longest:
        raise LessonError("long_words", number, f"at most {longest} characters, not {len(kept)}")
    return kept


def _titled(number: int, text: str) -> str:
    return worded(number, text, LONGEST_TITLE)


# Writing ---------------------------------------------------------------------------------------------------
def write_pack(pack: Pack, *, is_short: bool = False) -> str:
    """The text of a pack; its records in shorthand where ``is_short``."""
    lines = [f"{FORMAT} {VERSION}"]
    lines += [f"title {pack.title}"] if pack.title else []
    lines += [f"passes {pack.passes}"] if pack.passes is not None else []
    chapter = ""
    for one in pack.exercises:
        if one.chapter != chapter:
            chapter = one.chapter
            lines += ["", f"chapter {chapter}".strip()]
        lines += ["", *_lines(one, is_short)]
    return "\n".join(lines if not is_short else filter(None, lines)) + "\n"


def _lines(one: GivenExercise, is_short: bool) -> list[str]:
    record = shortened(one.record) if is_short else one.record
    said = (("task", one.task), ("hint", one.hint), ("praise", one.praise), ("otherwise", one.otherwise))
    lines = [f"exercise {one.title}".strip(), *(f"{word} {words}" for word, words in said if words)]
    lines += [f"right {' | '.join(map(act_text, one.right))}"] if one.right else []
    lines += [f"goal {one.goal}", f"ends {one.ends}"] if one.goal else []
    lines += [f"wrong {act_text(wrong.act)} = {wrong.words}".rstrip() for wrong in one.wrong]
    lines += [word for word, holds in (("near", one.is_near), ("punish", one.punishes)) if holds]
    return [*lines, *(f". {line}" for line in record.rstrip("\n").split("\n") if line)]


def act_text(act: ActData) -> str:
    """An act of a message as a pack has it.

    >>> act_text({"kind": "play", "cards": ["AS", "AS"]}), act_text({"kind": "bid", "value": 60})
    ('AS AS', 'bid 60')
    """
    kind, cards = act.get("kind"), act.get("cards")
    if kind == "pass" and len(act) == 1:
        return "pass"
    if kind == "bid" and len(act) == 2:
        return f"bid {act['value']}"
    if kind == "name_trump" and len(act) == 2:
        return f"trump {act['suit']}"
    if kind in ("play", "bury", "declare") and isinstance(cards, list) and len(act) == 2:
        return " ".join(map(str, cards)) if kind == "play" else f"{kind} {' '.join(map(str, cards))}"
    fields = " ".join(f"{name}={_value(value)}" for name, value in act.items() if name != "kind")
    return f"act {kind} {fields}".rstrip()


def acts_text(acts: Iterable[ActData]) -> str:
    """Several acts, one after another.

    >>> acts_text([{"kind": "play", "cards": ["AS"]}, {"kind": "pass"}])
    'AS; pass'
    """
    return "; ".join(map(act_text, acts))


def _value(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, separators=(",", ":"))
