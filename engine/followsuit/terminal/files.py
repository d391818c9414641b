"""Files: what the command line was given: a file by its name, a link in the place of a name, or standard
input.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from followsuit.base.errors import LinkError
from followsuit.documents import decoded, find_link
from followsuit.documents.former_formats import is_former_format
from followsuit.record import Record, read_record

#: The word for standard input in place of a file.
STDIN: Final = "-"
#: How the names of files end that a link could be mistaken for: ``d1.deal`` has a link's letter and number.
_SUFFIXES: Final = (".deal", ".sheet", ".txt", ".rules")


def is_file(path: str) -> bool:
    """Whether there is a file of this name. A link is mostly too long to be one."""
    try:
        return Path(path).is_file()
    except (OSError, ValueError):
        return False


def is_link(text: str) -> bool:
    """Whether a text is a link of any kind, whole or not, in whatever it is wrapped."""
    try:
        return find_link(text) is not None
    except LinkError:
        return True


def source_text(source: str) -> str:
    """The text that a source names: a file's, that of standard input, or the link that it is.

    Raises `DocumentError` for bytes that are no text, `OSError` where it is neither a file nor a link.
    """
    if source == STDIN:
        # A stream that stands in for standard input may have no bytes.
        return decoded(sys.stdin.buffer.read()) if hasattr(sys.stdin, "buffer") else sys.stdin.read()
    is_there = is_file(source) or ("#" not in source and Path(source).suffix in _SUFFIXES)
    if not is_there and (is_link(source) or is_former_format(source)):
        return source
    return decoded(Path(source).read_bytes())


def record_of(source: str) -> Record:
    """The record of a file, of a link, or of a file that holds a link. Raises what `source_text` and
    `read_record` raise.
    """
    return read_record(source_text(source))
