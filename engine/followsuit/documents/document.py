"""Document: a text whose first line names its kind, then fields, a line each, then its body.

What of it a reader neither takes nor knows to be of no concern is added to its ``problems``: nothing is
dropped.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from followsuit.base.characters import LONGEST_NAME, checked_name
from followsuit.base.errors import DocumentError, FollowSuitError, Refusal
from followsuit.documents.lines import QUOTE, Line

#: What the first word of every document begins with, and the version of all kinds.
FIRST: Final = "followsuit-"
VERSION: Final = 1
#: More problems than this are not listed.
MOST_PROBLEMS: Final = 20


@dataclass(slots=True)
class Document:
    """A document that was read as lines: its kind, its lines without the first, and what is left over.

    The kind is empty of a text that names none. ``act`` is the act of the deal that its link shows first.
    """

    kind: str
    lines: Sequence[Line]
    problems: list[Refusal] = field(default_factory=list)
    act: int | None = None

    def leave(self, problem: Refusal) -> None:
        """List what is left over."""
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append(problem)

    def split(self, body: str) -> tuple[Sequence[Line], Sequence[Line]]:
        """The lines before the first one with this word, and those from it on."""
        at = next((at for at, line in enumerate(self.lines) if line.word == body), len(self.lines))
        return self.lines[:at], self.lines[at:]

    @property
    def own(self) -> list[Line]:
        """The lines that belong to no document within this one."""
        return [line for line in self.lines if line.word != QUOTE]

    @property
    def quoted(self) -> str:
        """The document within this one: the lines that begin with a full stop, without it."""
        return "".join(f"{line.text}\n" for line in self.lines if line.word == QUOTE)


def quoted_lines(text: str) -> list[str]:
    """The lines of a document as they stand within another."""
    return [f"{QUOTE} {line}".rstrip() for line in text.splitlines()]


class Fields:
    """The fields that lines have, each once but for those that may stand ``many`` times.

    Lines with another word are ``unknown``; only ``bare`` fields may say nothing. Raises `DocumentError`:
    ``field_twice``, ``bad_line``.
    """

    def __init__(
        self,
        lines: Iterable[Line],
        once: Collection[str],
        many: Collection[str] = (),
        bare: Collection[str] = (),
    ) -> None:
        self._once: dict[str, Line] = {}
        self._many: list[Line] = []
        self.unknown: list[Line] = []
        for line in lines:
            if line.word in many:
                self._many.append(line)
            elif line.word not in once:
                self.unknown.append(line)
            elif line.word in self._once:
                raise wrong(line, "field_twice", f"{line.word!r} stands twice")
            elif line.word not in bare and not line.text:
                raise wrong(line, "bad_line", f"nothing stands behind {line.word!r}")
            else:
                self._once[line.word] = line

    def __contains__(self, name: str) -> bool:
        return name in self._once

    def line(self, name: str) -> Line | None:
        """The line of a field; None if it is left out."""
        return self._once.get(name)

    def rest(self, name: str, usual: str = "") -> str:
        """A field for a grammar; the ``usual`` text where it is left out or empty."""
        line = self._once.get(name)
        return (line.rest if line else "") or usual

    def word(self, name: str, usual: str = "") -> str:
        """A field that is one of some words, in lower case; the ``usual`` one where it is left out."""
        return self.rest(name, usual).lower()

    def own(self, name: str) -> str:
        """A field in somebody's own words; empty where it is left out."""
        line = self._once.get(name)
        return line.own if line else ""

    def name(self, name: str, longest: int = LONGEST_NAME) -> str:
        """A field that is a name or a note, see `name_in`; empty where it is left out."""
        line = self._once.get(name)
        return name_in(line, line.text, longest) if line else ""

    def each(self, name: str) -> list[Line]:
        """The lines of a field that may stand many times."""
        return [line for line in self._many if line.word == name]

    @contextmanager
    def placing(self, name: str) -> Iterator[None]:
        """Have an error of what is done with a field's value be one of its line."""
        try:
            yield
        except FollowSuitError as error:
            line = self._once.get(name)
            raise (error if line is None else placed(line, error)) from error

    def require(self, names: Iterable[str]) -> None:
        """Raise `DocumentError` (``missing_field``) unless these fields are there."""
        for name in names:
            if not self.rest(name):
                message = f"the line {name!r} is missing"
                raise DocumentError("missing_field", 0, message, facts={"field": name})

    def refuse_unknown(self) -> None:
        """Raise `DocumentError` (``unknown_line``) for a line with another word."""
        for line in self.unknown:
            raise wrong(line, "unknown_line", f"no line here begins with {line.word[:40]!r}")


def wrong(line: Line, code: str, message: str, text: str = "", **facts: object) -> DocumentError:
    """The error for a line, or for a text in it."""
    refusal = line.problem(code, text, **facts)
    return DocumentError(refusal.code, line.number, message, facts=refusal.facts)


def name_in(line: Line, text: str, longest: int = LONGEST_NAME) -> str:
    """A text in a line as a name or a note. Raises `DocumentError` (``name_too_long``)."""
    try:
        return checked_name(text, longest)
    except FollowSuitError as error:
        raise placed(line, error) from error


def placed(line: Line, error: FollowSuitError) -> DocumentError:
    """An error of a value as one of the line that has it, unless it names a line itself."""
    if isinstance(error, DocumentError) and error.line:
        return error
    facts = {**line.problem(error.code).facts, **error.facts, "line": line.number}
    return DocumentError(error.code, line.number, error.message, clause=error.clause, facts=facts)
