"""DECISIONS.md: each entry has a date and a status, and a status that names another entry names one there is."""

import re
from datetime import date
from pathlib import Path

import pytest

pytestmark = pytest.mark.host

TEXT = (Path(__file__).parents[3] / "DECISIONS.md").read_text(encoding="utf-8")
HEADING = re.compile(r"^### (.+)$", re.MULTILINE)
STATUS = re.compile(r'\*(\d{4}-\d\d-\d\d) · (?:accepted|open|(?:amended|superseded) by "(.+?)")\.\* \S')


def faults(text: str) -> list[str]:
    """What is wrong with each entry that lacks a date, a status or the entry its status names, or stands twice."""
    headings = HEADING.findall(text)
    found = [f"{heading}: twice" for heading in set(headings) if headings.count(heading) > 1]
    for heading, body in zip(headings, HEADING.split(text)[2::2], strict=True):
        status = STATUS.match(body.strip())
        if not status:
            found.append(f"{heading}: no status")
            continue
        date.fromisoformat(status[1])
        if status[2] and (status[2] == heading or status[2] not in headings):
            found.append(f"{heading}: no entry {status[2]}")
    return found


def test_each_entry_has_a_date_and_a_status_and_stands_once() -> None:
    assert 20 < len(HEADING.findall(TEXT)) <= 50
    assert faults(TEXT) == []


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        ("### A\n\nNo status.", "A: no status"),
        ("### A\n\n*2026-11-25 · agreed.* Words.", "A: no status"),
        ('### A\n\n*2026-11-25 · superseded by "B".* Words.', "A: no entry B"),
        ("### A\n\n*2026-11-25 · open.* Words.\n\n### A\n\n*2026-11-25 · open.* Words.", "A: twice"),
    ],
)
def test_a_fault_of_an_entry_is_noticed(entry: str, fault: str) -> None:
    assert faults(entry) == [fault]
