"""Lines: a text line by line, without what is of no concern: blank lines, comments, and how a mail marks
them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from followsuit.base.characters import folded, one_line
from followsuit.base.errors import Refusal

#: What mails and lists put before a line: ``> `` for each time it was answered, a dot, dash or number. What
#: is taken is never given back: of a long line that would be remembered for each sign.
_BEFORE: Final = re.compile(r"(?:[ \t\u00a0]*+>)*+[ \t\u00a0]*+(?:(?:[-*•·]|[0-9]{1,4}[.)])[ \t\u00a0]++)?")
_MARKS: Final = frozenset(" \t\u00a0>-*•·0123456789")
#: A line that begins or ends a block of code in a chat.
_FENCE: Final = re.compile(r"(?:`{3,}|~{3,})[\w-]{0,20}")
#: What begins the lines of a document within another.
QUOTE: Final = "."
_COMMENTS: Final = frozenset("#;")
#: Of a text that is named in a problem no more is said than this, in characters.
_LONGEST_NAMED: Final = 40


class Line(NamedTuple):
    """A line: its number from 1, its first word in lower case, and all of it as it stands in the text."""

    number: int
    word: str
    raw: str

    @property
    def body(self) -> str:
        """The line without what a mail or a list puts before it."""
        return self.raw[_start(self.raw) :].strip()

    @property
    def text(self) -> str:
        """What stands behind the first word, as it is written; white space only at its ends is left out."""
        body = self.body
        return body[1 if body[0] == QUOTE else len(body.split(None, 1)[0]) :].strip()

    @property
    def rest(self) -> str:
        """The same for a grammar, see `folded`."""
        return folded(self.text)

    @property
    def split(self) -> tuple[str, str]:
        """The second word for a grammar, and what stands behind it, as it is written."""
        second, *rest = self.text.split(None, 1) or [""]
        return folded(second), "".join(rest)

    @property
    def own(self) -> str:
        """The same as somebody's own words, see `one_line`."""
        return one_line(self.text)

    def problem(self, code: str, text: str = "", **facts: object) -> Refusal:
        """Why a text in the line, or all of it, is not taken, with its place."""
        found = self.raw.find(text) if text else -1
        at = found if found >= 0 else _start(self.raw)
        named = text or self.raw[at:].strip()
        return Refusal(code, "", {"line": self.number, "at": at + 1, "text": named[:_LONGEST_NAMED], **facts})


def lines_of(text: str) -> Iterator[Line]:
    """The lines of a text that say something."""
    for number, raw in enumerate(text.splitlines(), start=1):
        body = raw[_start(raw) :].lstrip() if raw[:1] in _MARKS else raw
        if not body:
            continue
        word = body[0] if body[0] == QUOTE else folded(body.split(None, 1)[0]) if not body.isspace() else ""
        if word and word[0] not in _COMMENTS and not _FENCE.fullmatch(body.rstrip()):
            yield Line(number, word.lower(), raw)


def _start(raw: str) -> int:
    found = _BEFORE.match(raw)
    return found.end() if found else 0
