"""Kinds of documents: what each is called, the letter of its links, and how its value is read and written.

A room that has a kind stands here with its functions, which are imported when the first document of the kind
is read or written. A game or feature from outside adds its own with `register_kind`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any, Final, NamedTuple

from followsuit.documents.document import FIRST, VERSION, Document
from followsuit.documents.text_bytes import LONGEST


class DocumentKind(NamedTuple):
    """A kind of document.

    ``word`` is that of its first line, ``followsuit-deal 1``, and ``letter`` begins its links, empty where
    it has none. ``code`` is that of the refusal of another kind, ``longest`` the most characters.

    The functions are written as ``module:name``. ``reader`` makes the kind's value of a `Document` and
    raises `FollowSuitError`; ``writer`` makes the text of a value. ``describer`` makes of a value and its
    document what a list calls it and what a front end is told of it; without one these are empty.
    """

    name: str
    word: str
    letter: str
    code: str
    longest: int
    reader: str
    writer: str
    describer: str = ""

    @property
    def first_line(self) -> str:
        """The first line of its texts."""
        return f"{FIRST}{self.word} {VERSION}"

    def read(self, document: Document) -> Any:
        """The value of a document; what is left over is added to its problems."""
        return _function(self.reader)(document)

    def write(self, value: Any) -> str:
        """The text of a value, ending in a line feed."""
        text: str = _function(self.writer)(value)
        return text

    def describe(self, value: Any, document: Document) -> tuple[str, Any]:
        """What a list calls a value, in its maker's own words, and the value as plain data."""
        described: tuple[str, Any] = ("", {})
        return _function(self.describer)(value, document) if self.describer else described


def _function(where: str) -> Any:
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)


_KINDS: Final[dict[str, DocumentKind]] = {}


def register_kind(kind: DocumentKind) -> None:
    """Add a kind. Raises `ValueError` where another has its name, word or letter."""
    for other in _KINDS.values():
        if (
            kind.name == other.name
            or kind.word == other.word
            or (kind.letter and kind.letter == other.letter)
        ):
            raise ValueError(f"{kind.name}: {other.name} has that name, word or letter")
    _KINDS[kind.name] = kind


def registered_kinds() -> Iterator[DocumentKind]:
    """Yield every kind there is."""
    yield from _KINDS.values()


def kind_named(name: str) -> DocumentKind:
    """The kind of this name. Raises `KeyError`."""
    return _KINDS[name]


def kind_of_word(word: str) -> DocumentKind | None:
    """The kind whose first line has this word; None if there is none."""
    return next((kind for kind in _KINDS.values() if kind.word == word), None)


def kind_of_letter(letter: str) -> DocumentKind | None:
    """The kind whose links begin with this letter; None if there is none."""
    return next((kind for kind in _KINDS.values() if kind.letter == letter), None)


def text_of_lines(name: str, lines: Iterable[str]) -> str:
    """The text of a document of this kind, of the lines behind its first one."""
    return "\n".join([kind_named(name).first_line, *lines]) + "\n"


for _kind in (
    DocumentKind(
        "record",
        "deal",
        "d",
        "not_a_record",
        LONGEST,
        "followsuit.record.parser:read_parts",
        "followsuit.record.writer:write_record",
        "followsuit.protocol.documents:describe_record",
    ),
    DocumentKind(
        "rules",
        "rules",
        "h",
        "not_house_rules",
        20_000,
        "followsuit.house_rules.parser:read_parts",
        "followsuit.house_rules.writer:write_house_rules",
        "followsuit.protocol.documents:describe_rules",
    ),
    DocumentKind(
        "challenge",
        "challenge",
        "c",
        "not_a_challenge",
        200_000,
        "followsuit.challenges.parser:read_parts",
        "followsuit.challenges.writer:write_challenge",
        "followsuit.protocol.documents:describe_made_challenge",
    ),
    DocumentKind(
        "question",
        "question",
        "r",
        "not_a_question",
        200_000,
        "followsuit.documents.question:read_parts",
        "followsuit.documents.question:write_question",
        "followsuit.protocol.documents:describe_question",
    ),
    DocumentKind(
        "sheet",
        "sheet",
        "s",
        "not_a_sheet",
        400_000,
        "followsuit.score_sheet.parser:read_parts",
        "followsuit.score_sheet.writer:write_sheet",
        "followsuit.protocol.documents:describe_sheet",
    ),
    DocumentKind(
        "setup",
        "setup",
        "",
        "no_hands",
        200_000,
        "followsuit.deal_editor.parser:read_parts",
        "followsuit.deal_editor.writer:write_setup",
        "followsuit.protocol.documents:describe_setup",
    ),
    DocumentKind(
        "lesson",
        "lesson",
        "",
        "not_a_lesson",
        50_000,
        "followsuit.lessons.parser:read_lesson_parts",
        "followsuit.lessons.writer:write_lesson",
        "followsuit.protocol.documents:describe_task",
    ),
    DocumentKind(
        "puzzle",
        "puzzle",
        "",
        "not_a_puzzle",
        20_000,
        "followsuit.lessons.parser:read_puzzle_parts",
        "followsuit.lessons.writer:write_puzzle",
        "followsuit.protocol.documents:describe_task",
    ),
):
    register_kind(_kind)
