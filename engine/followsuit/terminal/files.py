"""Files: the text of a record file that the command line was given."""

from __future__ import annotations

from pathlib import Path

from followsuit.errors import RecordError


def record_file_text(path: str) -> str:
    """Return the text of a file. Raises `RecordError` if it is not UTF-8, `OSError` if it cannot be read."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise RecordError("not_a_record", 0, f"not UTF-8 text: byte {error.start}") from error
