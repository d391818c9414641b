"""Reader: the one way from what people send, a text or a link in any wrapping, to a document."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from followsuit.base.errors import DocumentError
from followsuit.documents.document import FIRST, VERSION, Document, wrong
from followsuit.documents.former_formats import SENTENCE, is_former_format
from followsuit.documents.kinds import DocumentKind, kind_named, kind_of_word
from followsuit.documents.lines import Line, lines_of
from followsuit.documents.link import find_link
from followsuit.documents.text_bytes import LONGEST, too_long


def read_document(text: str, usual: str = "") -> Document:
    """The document that a text is, or that its link carries, in lines.

    ``usual`` is the kind of a text that names none; empty: such a text is of no kind. Raises `DocumentError`:
    ``text_too_long``, ``no_longer``, ``unknown_kind``, ``document_newer``; and what `find_link` raises.
    """
    if len(text) > LONGEST:
        raise too_long(LONGEST)
    lines = list(lines_of(text))
    first = next((at for at, line in enumerate(lines) if line.word.startswith(FIRST)), None)
    if first is not None:
        return _parted(text, lines, first)
    link = None if json_text(lines) else find_link(text)
    if link is not None:
        document = _parted(link.text, list(lines_of(link.text)), 0)
        document.problems, document.act = [*link.problems], link.act
        return document
    if is_former_format(text):
        raise DocumentError("no_longer", 0, SENTENCE)
    if usual:
        _check_length(text, kind_named(usual))
    return Document(usual, lines)


def document_of(text: str, kind: str, *, is_bare: bool = False) -> Document:
    """The document of a kind that a text is. Raises what `read_document` does, and the kind's `code`.

    ``is_bare``: the text need not name its kind.
    """
    meant = kind_named(kind)
    document = read_document(text, kind if is_bare else "")
    if document.kind != kind:
        at = document.lines[0].number if document.lines and not document.kind else 0
        message = f"a text of this kind begins with {meant.first_line!r}"
        raise DocumentError(meant.code, at, message, facts={"kind": document.kind})
    return document


def json_text(lines: Sequence[Line]) -> str:
    """The lines as JSON, if that is what they are; else empty."""
    return "\n".join(line.body for line in lines) if lines and lines[0].body.startswith("{") else ""


def value_of(document: Document) -> Any:
    """The value of a document, by the reader of its kind.

    Raises `FollowSuitError`: ``not_a_document`` for a text of no kind, and what the reader raises.
    """
    if not document.kind:
        raise DocumentError("not_a_document", 0, "the text does not say what it is")
    return kind_named(document.kind).read(document)


def _parted(text: str, lines: list[Line], first: int) -> Document:
    """The document that begins with a line; what stands before, and what another begins, is left over."""
    line = lines[first]
    kind = kind_of_word(line.word.removeprefix(FIRST))
    if kind is None:
        if is_former_format(line.raw):
            raise DocumentError("no_longer", 0, SENTENCE)
        raise wrong(line, "unknown_kind", f"{line.word[:40]!r} is no kind of text that is known here")
    if not re.fullmatch("[0-9]{1,3}", line.rest):
        raise wrong(line, "bad_line", f"a text of this kind begins with {kind.first_line!r} alone")
    if line.rest != str(VERSION):
        raise wrong(
            line, "document_newer", f"version {line.rest[:20]!r} is not known here", version=line.rest[:20]
        )
    _check_length(text, kind)
    rest = lines[first + 1 :]
    second = next((at for at, other in enumerate(rest) if other.word.startswith(FIRST)), len(rest))
    document = Document(kind.name, rest[:second])
    for other in lines[:first]:
        document.leave(other.problem("left_over"))
    if second < len(rest):
        document.leave(rest[second].problem("more_documents"))
    return document


def _check_length(text: str, kind: DocumentKind) -> None:
    if len(text) > kind.longest:
        raise too_long(kind.longest)
