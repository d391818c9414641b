"""Link of a sheet, ``#s1.``: its text in shorthand, packed as every link is.

The shorthand leaves ``deal`` and its number out of each line, and writes a time as the minutes since that of
the deal before: ``S H 85 last 20 pair +7``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from followsuit.base.errors import FollowSuitError, LinkError
from followsuit.links.dictionaries import OF_SHEETS
from followsuit.links.link import LinkKind, PackedLink, text_in, written
from followsuit.score_sheet.model import LONGEST_SHEET
from followsuit.score_sheet.timestamps import checked_moment, later, minutes

_LINK: Final = re.compile(r"(?:[^#\s]*#)?s[0-9]{1,3}\.")
_DEAL: Final = re.compile(r"deal [0-9]+ (.*)")
_AT: Final = re.compile(r"(.*) at (?:([-0-9]{10}) )?([0-9]{2}:[0-9]{2})")
_LATER: Final = re.compile(r"(.*) \+([0-9]{1,4})")
_DATE: Final = "date "


def is_sheet_link(text: str) -> bool:
    """Whether a text looks like a link of a sheet: an address, or what stands after ``#`` in one."""
    return _LINK.match(text.strip()) is not None


def sheet_link(text: str) -> str:
    """The link of a sheet's text, as `write_sheet` writes it. Raises `LinkError` (``link_too_long``)."""
    return written(PackedLink(LinkKind.SHEET, "\n".join(_shortened(text))), OF_SHEETS)


def linked_text(text: str) -> str:
    """The text of the sheet that a link carries.

    Raises `LinkError`: what `followsuit.links.read` raises, and ``not_a_link`` for a link of another kind.
    """
    lines = []
    for line in _spelled_out(text_in(text, LinkKind.SHEET)):
        lines.append(line)
        if len(lines) > LONGEST_SHEET // 8:
            raise LinkError("link_too_long", f"the link holds more than {LONGEST_SHEET} characters of text")
    return "\n".join(lines) + "\n"


def _shortened(text: str) -> Iterator[str]:
    day, before = "", ""
    for line in text.rstrip("\n").splitlines():
        if line.startswith(_DATE):
            day = line.removeprefix(_DATE)
        found = _DEAL.fullmatch(line)
        if found is None:
            yield line
            continue
        said = found[1]
        timed = _AT.fullmatch(said)
        if timed is not None:
            day = timed[2] or day
            at = f"{day} {timed[3]}"
            passed = minutes(at) - minutes(before) if before else -1
            if 0 <= passed < 1000:
                said = f"{timed[1]} +{passed}"
            before = at
        yield said


def _spelled_out(text: str) -> Iterator[str]:
    head, _, deals = text.partition("\n\n")
    yield from head.splitlines()
    day = next((line.removeprefix(_DATE) for line in head.splitlines() if line.startswith(_DATE)), "")
    before = ""
    for number, said in enumerate(deals.splitlines(), start=1):
        timed, passed = _AT.fullmatch(said), _LATER.fullmatch(said)
        if passed is not None and before:
            before = later(before, int(passed[2]))
            said = f"{passed[1]} at {before}"
        elif timed is not None:
            day = timed[2] or day or before[:10]
            before = _moment(f"{day} {timed[3]}")
        day = before[:10] or day
        yield f"deal {number} {said}"


def _moment(at: str) -> str:
    """The moment, if it is one; else none, and reading the line says what is wrong with it."""
    try:
        return checked_moment(at)
    except FollowSuitError:
        return ""
