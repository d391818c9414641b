"""Question: a question to the referee as a document, a line for each of its fields.

A value is the text behind the field's name, or JSON where it is no text. The referee says what is wrong with
it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final

from followsuit.base.characters import folded
from followsuit.base.errors import DocumentError
from followsuit.base.parsing import read_json
from followsuit.documents.document import Document, wrong
from followsuit.documents.kinds import text_of_lines

_NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
#: How JSON begins that is no bare text: an object, a list, a text in quotes, a number, true, false, null.
_JSON: Final = re.compile(r"[{\[\"]|-?[0-9]+(?:\.[0-9]+)?$|(?:true|false|null)$")


def write_question(question: Mapping[str, Any]) -> str:
    """The question as text, ending in a line feed. Raises `DocumentError` (``bad_question``)."""
    lines = []
    for name, value in question.items():
        if not _NAME.fullmatch(name):
            raise DocumentError("bad_question", 0, f"no field of a question is called {name[:40]!r}")
        is_bare = isinstance(value, str) and value == folded(value) and not _JSON.match(value)
        lines.append(f"{name} {value if is_bare else _json(value)}".rstrip())
    return text_of_lines("question", lines)


def _json(value: Any) -> str:
    try:
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
        # What is not printed may end a line.
        return text if text.isprintable() else json.dumps(value, separators=(",", ":"))
    except ValueError as error:
        raise DocumentError("bad_question", 0, f"no value of JSON: {error}") from error


def read_parts(document: Document) -> dict[str, Any]:
    """The question of a document. Raises `DocumentError`."""
    question: dict[str, Any] = {}
    for line in document.lines:
        if not _NAME.fullmatch(line.word):
            raise wrong(line, "bad_line", f"no field of a question is called {line.word[:40]!r}")
        if line.word in question:
            raise wrong(line, "field_twice", f"{line.word!r} stands twice")
        try:
            question[line.word] = read_json(line.text, once=True) if _JSON.match(line.text) else line.rest
        except ValueError as error:
            raise wrong(line, "bad_line", f"the value is not JSON: {error}", line.text) from error
    return question
