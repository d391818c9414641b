"""Files: what the command line was given by name, and by a link in the place of a name."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from followsuit.base.errors import LinkError, RecordError
from followsuit.links import linked_record
from followsuit.record import Record, read_record
from followsuit.record.model import FORMAT

#: The longest name of a file that systems take, in bytes.
_LONGEST_NAME: Final = 255
#: How the names of files end that a link could be mistaken for: ``d1.deal`` has a link's letter and number.
_NAME: Final = re.compile(r"\.(deal|sheet|lessons|txt)$")
_LINK: Final = re.compile(r"(?:[^#\s]*#)?[a-z][0-9]{1,3}\.[-\w~]+", re.ASCII)


def is_file(path: str) -> bool:
    """Whether there is a file of this name. A link is mostly too long to be one."""
    try:
        return Path(path).is_file()
    except (OSError, ValueError):
        return False


def record_of(source: str) -> Record:
    """The record of a file, of a link, or of a file that holds a link.

    Raises `FollowSuitError`, and `OSError` where it is neither a file nor a link.
    """
    is_there = is_file(source)
    text = record_file_text(source) if is_there else source
    if FORMAT in text:
        return read_record(text)
    if is_there or not _NAME.search(source):
        try:
            return linked_record(text.strip())
        except LinkError as error:
            is_ours = error.code != "not_a_link" or is_link(text)
            if is_ours or (not is_there and len(source) > _LONGEST_NAME):
                raise
    return read_record(record_file_text(source))


def is_link(text: str) -> bool:
    """Whether a text looks like a link of any kind: an address, or what stands after ``#`` in one."""
    return _LINK.fullmatch(text.strip()) is not None


def record_file_text(path: str) -> str:
    """Return the text of a file. Raises `RecordError` if it is not UTF-8, `OSError` if it cannot be read."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise RecordError("not_a_record", 0, f"{path}: not UTF-8 text: byte {error.start}") from error
