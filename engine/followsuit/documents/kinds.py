"""Kinds of documents: what each is called, the letter of its links, and who reads it.

A room that has a kind stands here with its reader, which is imported when the first document of the kind is
read. A game or feature from outside adds its own with `register_kind`.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final, NamedTuple

from followsuit.documents.document import Document
from followsuit.documents.text_bytes import LONGEST


class DocumentKind(NamedTuple):
    """A kind of document.

    ``word`` is that of its first line, ``followsuit-deal 1``, and ``letter`` begins its links, empty where
    it has none. ``reader`` is the function, as ``module:name``, that makes the kind's value of a `Document`
    and raises `FollowSuitError`. ``code`` is that of the refusal of another kind, ``longest`` the most
    characters.
    """

    name: str
    word: str
    letter: str
    reader: str
    code: str
    longest: int = LONGEST

    def read(self, document: Document) -> Any:
        """The value of a document; what is left over is added to its problems."""
        module, _, name = self.reader.partition(":")
        return getattr(import_module(module), name)(document)


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


for _kind in (
    DocumentKind("record", "deal", "d", "followsuit.record.parser:read_parts", "not_a_record"),
    DocumentKind(
        "rules", "rules", "h", "followsuit.house_rules.parser:read_parts", "not_house_rules", 20_000
    ),
    DocumentKind(
        "challenge", "challenge", "c", "followsuit.challenges.parser:read_parts", "not_a_challenge", 200_000
    ),
    DocumentKind(
        "question", "question", "r", "followsuit.documents.question:read_parts", "not_a_question", 200_000
    ),
    DocumentKind("sheet", "sheet", "s", "followsuit.score_sheet.parser:read_parts", "not_a_sheet", 400_000),
    DocumentKind("setup", "setup", "", "followsuit.deal_editor.parser:read_parts", "no_hands", 200_000),
    DocumentKind("lesson", "lesson", "", "followsuit.lessons.parser:read_parts", "not_a_lesson", 50_000),
    DocumentKind("puzzle", "puzzle", "", "followsuit.lessons.puzzles:read_parts", "not_a_puzzle", 20_000),
):
    register_kind(_kind)
