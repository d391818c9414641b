"""Exercising in the terminal: packs of exercises checked and turned into links; a class's answers read."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from followsuit.exercises import (
    ExerciseFault,
    Pack,
    check_pack,
    class_csv,
    class_table,
    exercises_link,
    linked_exercises,
    read_pack,
    write_pack,
)
from followsuit.exercises.checking import DOUBTS
from followsuit.exercises.class_table import AnswerProblem, ClassTable
from followsuit.terminal.files import is_file, record_file_text
from followsuit.terminal.screen import Screen

_LINK: Final = re.compile(r"(^|#)x[0-9]{1,3}\.")


def add_lessons(command: argparse.ArgumentParser) -> None:
    """Add what the command ``lessons`` takes."""
    kinds = command.add_subparsers(dest="doing", required=True, metavar="DO", title="what to do")
    check = kinds.add_parser("check", help="tell what is wrong with the exercises of a pack")
    link = kinds.add_parser("link", help="check a pack of up to eight exercises, and print a link with it")
    for one in (check, link):
        one.add_argument("--quick", action="store_true", help="do not weigh what is called right")
    answers = kinds.add_parser("answers", help="read the answers of a class, and print who solved what")
    for one in (check, link, answers):
        one.add_argument("pack", metavar="PACK", help="a pack (.lessons), or a link that carries one")
    answers.add_argument(
        "files", metavar="FILE", nargs="+", help="texts with links of answers; - reads the input"
    )
    answers.add_argument("--csv", metavar="FILE", help="write the table for a spreadsheet")
    link.add_argument("--site", default="", metavar="ADDRESS", help="the address that the link begins with")


def run_lessons(screen: Screen, options: argparse.Namespace) -> list[str]:
    """Run the command; return a line for each fault and each answer not taken.

    Raises `FollowSuitError`, `OSError`.
    """
    pack = _pack(options.pack)
    if options.doing == "link":
        link = exercises_link(pack)  # too many exercises are refused before they are weighed
    if options.doing in ("check", "link"):
        faults = list(check_pack(pack, **({"worlds": 0} if options.quick else {})))
        if options.doing == "link" and all(fault.code in DOUBTS for fault in faults):
            screen.say(f"{options.site.partition('#')[0]}#{link}")
        elif not faults:
            count = len(pack.exercises)
            screen.say(f"{count} exercise{'s' if count > 1 else ''}, nothing wrong")
        return list(_said(faults))
    texts = [sys.stdin.read() if one == "-" else record_file_text(one) for one in options.files]
    table = class_table(pack, texts)
    for line in class_lines(pack, table):
        screen.say(line)
    if options.csv:
        Path(options.csv).write_text(class_csv(pack, table), encoding="utf-8", newline="")
    return [_problem(one) for one in table.problems]


def pack_text(source: str) -> str:
    """The text of a file, or of the pack that a link of exercises carries.

    Raises `FollowSuitError`, and `OSError` where it is neither.
    """
    if not is_file(source) and _LINK.search(source):
        return write_pack(linked_exercises(source))
    return record_file_text(source)


def _pack(source: str) -> Pack:
    if not is_file(source) and _LINK.search(source):
        return linked_exercises(source)
    return read_pack(record_file_text(source))


def _said(faults: Iterable[ExerciseFault]) -> Iterator[str]:
    for fault in faults:
        yield f"exercise {fault.exercise}: {fault.code.replace('_', ' ')}{_facts(fault.facts)}"


def _facts(facts: dict[str, Any]) -> str:
    said = ", ".join(f"{name} {value}" for name, value in facts.items() if name != "line")
    return f": {said}" if said else ""


def _problem(one: AnswerProblem) -> str:
    name = f" ({one.name})" if one.name else ""
    return f"link {one.at}{name}: {one.code.replace('_', ' ')}{_facts(one.facts)}"


def class_lines(pack: Pack, table: ClassTable) -> list[str]:
    """The table as lines: tries of each exercise, ``-`` before those that did not solve it; who passed."""
    lines = [pack.title] if pack.title else []
    for one in table.pupils:
        cells = "".join(
            f"{(str(tries) if is_solved else f'-{tries}') if tries else '.':>4}"
            for tries, is_solved in zip(one.tries, one.solved, strict=True)
        )
        passed = "" if one.passed is None else "  passed" if one.passed else "  not passed"
        lines.append(f"{one.name:<24}{cells}  {sum(one.solved)} of {len(one.solved)}{passed}")
    for number, wrong in enumerate(table.commonest, start=1):
        if wrong:
            lines.append(f"exercise {number}: most often wrong: {wrong[0]} ({wrong[1]})")
    return lines
