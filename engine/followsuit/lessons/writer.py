"""Writer: a lesson and a puzzle as text, each in its one strict form."""

from __future__ import annotations

from collections.abc import Iterable

from followsuit.documents import quoted_lines, text_of_lines
from followsuit.documents.lines import QUOTE
from followsuit.documents.shorthand import shortened
from followsuit.lessons.model import ActData, Failing, TaskText


def write_lesson(lesson: TaskText) -> str:
    """The lesson as text, ending in a line feed."""
    lines = [
        f"key {lesson.key}",
        f"clauses {' '.join(lesson.clauses)}",
        *([f"untaught {' '.join(lesson.untaught)}"] if lesson.untaught else ()),
        *(f"goal {goal.predicate.text} else {goal.message}" for goal in lesson.goals),
        *([f"ends trick {lesson.last_trick}"] if lesson.last_trick else ()),
        f"stars {lesson.decisions}",
        f"solution {_acts_text(lesson.solution)}",
        *(f"failing {_acts_text(one.acts)} = {_answer_text(one)}" for one in lesson.failing),
        *(f"script {seat} {' '.join(cards)}" for seat, cards in lesson.script.items()),
        *(["punish"] if lesson.is_punishing else ()),
    ]
    return text_of_lines("lesson", [*lines, *quoted_lines(lesson.record)])


def write_puzzle(puzzle: TaskText) -> str:
    """The puzzle as text, ending in a line feed; its record in the shorthand of links."""
    lines = [
        f"key {puzzle.key}",
        f"theme {puzzle.theme}",
        f"best {'|'.join(act_text(act) for act in puzzle.best)}",
        *([f"next {act_text(puzzle.next)}"] if puzzle.next else ()),
        *([f"found {' '.join(puzzle.found) or 'none'}"] if puzzle.found is not None else ()),
        *([f"at {puzzle.at}"] if puzzle.at is not None else ()),
        *(line for line in quoted_lines(shortened(puzzle.record)) if line != QUOTE),
    ]
    return text_of_lines("puzzle", lines)


def act_text(act: ActData) -> str:
    """An act, as a message has it, in the words of a lesson."""
    match act["kind"]:
        case "pass":
            return "pass"
        case "bid":
            return f"bid {act['value']}"
        case "name_trump":
            return f"trump {act['suit']}"
        case "play":
            return " ".join(act["cards"])
        case "bury" | "declare" as kind:
            return f"{kind} {' '.join(act['cards'])}"
        case kind:
            return " ".join(["act", kind, *(f"{name}={act[name]}" for name in act if name != "kind")])


def _acts_text(acts: Iterable[ActData]) -> str:
    return "; ".join(map(act_text, acts))


def _answer_text(failing: Failing) -> str:
    return failing.message or f"refused {failing.clause}"
