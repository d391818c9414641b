"""Link: the part of an address after ``#`` that carries a document: a letter, a version and the packed text.

It stands after ``#`` because browsers do not send that part to any server. A reader takes it out of whatever
it was wrapped in on its way: brackets, quotes and tags, another site's redirect, a mail that cut it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from followsuit.base.characters import folded
from followsuit.base.errors import LinkError, Refusal
from followsuit.documents.document import FIRST, VERSION
from followsuit.documents.former_formats import LETTERS, SENTENCE
from followsuit.documents.kinds import DocumentKind, kind_of_letter, kind_of_word
from followsuit.documents.packed_text import LONGEST_PACKED, pack_text, unpack_text

#: The most characters of a link that is offered as a link or a QR code; a longer document is saved as a file.
LONGEST_SHARED: Final = 2_000
#: The longest text that a link is looked for in: its address may be another site's, and encoded twice.
LONGEST_ADDRESS: Final = 4 * LONGEST_PACKED

#: What wraps an address, before it.
_WRAPS: Final = "<([{\"'`«“‘*_|"
#: A link in an address, or alone; the act it opens at; what stands behind.
_LINK: Final = re.compile(r"(?:^|.*?#)([a-z])([0-9]{1,3})\.([A-Za-z0-9_-]*)(?:~([0-9]{1,4}))?(.*)", re.DOTALL)
#: What may stand behind it: punctuation, tracking and other parameters, the rest of a tag or a title.
_BEHIND: Final = re.compile(
    r"[-_.,;:!?'\")\]}>~*…。，、；：！？）】》」』”’`]*(?:[?&;|\"'<>)\]].*)?", re.DOTALL
)
#: A redirect that writes its own escapes: ``-23`` for ``#``, ``_`` for a slash.
_PROOFPOINT: Final = re.compile(r"urldefense\.proofpoint\.com/v2/url\?u=([^&]*)")
_OF_PROOFPOINT: Final = str.maketrans("-_", "%/")
#: The rest of a packed text that a mail broke off, and what it puts where it breaks a line.
_PIECE: Final = re.compile(r"[A-Za-z0-9_-]+")
_BREAKS: Final = "=>"
_MOST_PIECES: Final = 24
#: Encodings within encodings that are undone.
_DEEPEST: Final = 5
_ESCAPE: Final = re.compile(r"(?:%[0-9A-Fa-f]{2})+")
_ENTITIES: Final = {
    "amp": "&",
    "num": "#",
    "period": ".",
    "sol": "/",
    "colon": ":",
    "lt": "<",
    "gt": ">",
    "quot": '"',
}
_ENTITY: Final = re.compile(r"&(?:#([0-9]{1,5})|#[xX]([0-9a-fA-F]{1,4})|([a-z]{2,6}));")


class UnpackedLink(NamedTuple):
    """A link: its kind, the text it carries with its first line, the act it opens at, and what is left
    over.
    """

    kind: DocumentKind
    text: str
    act: int | None = None
    problems: tuple[Refusal, ...] = ()


class _Found(NamedTuple):
    """A link as it was found: letter, version, packed text, act, and what stands behind it in its word."""

    letter: str
    version: int
    packed: str
    act: int | None
    behind: str


def document_link(text: str) -> str:
    """The link of a document's text, from its letter on; empty where its kind has none.

    Raises `LinkError` (``link_too_long``).
    """
    first, _, rest = text.partition("\n")
    kind = kind_of_word(first.removeprefix(FIRST).split(" ")[0])
    return f"{kind.letter}{VERSION}.{pack_text(rest.removesuffix(chr(10)))}" if kind and kind.letter else ""


def find_link(text: str) -> UnpackedLink | None:
    """The link in a text that is an address or a message with one; None where there is none.

    Raises `LinkError`: ``not_a_link`` for one of a letter that carries no document, ``no_longer``,
    ``link_newer``, and what `unpacked` raises.
    """
    if len(text) > LONGEST_ADDRESS:
        if _looks_long(text[:LONGEST_SHARED]):
            raise LinkError("link_too_long", f"a link has at most {LONGEST_PACKED} characters")
        return None
    words = text.split()
    # Without an address before it a link stands alone: other words may look like one.
    places = ((at, _found(word)) for at, word in enumerate(words) if at == 0 or "#" in _plain(word))
    at, found = next(((at, found) for at, found in places if found is not None), (0, None))
    if found is None:
        return None
    kind = _kind(found)
    carried, used = _unpacked(found, words[at + 1 :])
    left = list(_left_over(text, [*words[:at], *words[at + 1 + used :]], found))
    return UnpackedLink(kind, f"{kind.first_line}\n{carried}\n", found.act, tuple(left))


def _looks_long(beginning: str) -> bool:
    words = beginning.split()
    return bool(words) and _found(words[0]) is not None


def _found(word: str) -> _Found | None:
    """The link that a word has in it, whatever it is wrapped in."""
    address = _plain(word)
    if "#" not in address and "." not in address[:5]:
        return None
    found = _LINK.fullmatch(address)
    if not found or not _BEHIND.fullmatch(found[5]):
        return None
    return _Found(found[1], int(found[2]), found[3], int(found[4]) if found[4] else None, found[5])


def _plain(word: str) -> str:
    """A word without what wraps it, as often as it is encoded."""
    address = word.lstrip(_WRAPS).rstrip("=")
    if (sent := _PROOFPOINT.search(address)) is not None:
        address = sent[1].translate(_OF_PROOFPOINT)
    for _ in range(_DEEPEST):
        plain = _decoded(address)
        if plain == address:
            break
        address = plain
    return address


def _decoded(address: str) -> str:
    """The address with what stands for other characters replaced once."""
    address = _ENTITY.sub(_entity, address)
    address = _ESCAPE.sub(lambda found: _bytes(found[0]), address)
    return address if address.isascii() else folded(address).replace(" ", "")


def _entity(found: re.Match[str]) -> str:
    if found[3]:
        return _ENTITIES.get(found[3], found[0])
    code = int(found[1]) if found[1] else int(found[2], 16)
    return chr(code) if 32 <= code < 0xD800 else found[0]


def _bytes(escapes: str) -> str:
    try:
        return bytes.fromhex(escapes.replace("%", "")).decode()
    except UnicodeDecodeError:
        return escapes


def _kind(found: _Found) -> DocumentKind:
    kind = kind_of_letter(found.letter)
    if kind is None:
        if found.letter in LETTERS:
            raise LinkError("no_longer", SENTENCE)
        raise LinkError("not_a_link", f"no link of ours begins with {found.letter!r}")
    if found.version != VERSION:
        code = "link_newer" if found.version > VERSION else "not_a_link"
        raise LinkError(code, f"a link of version {found.version}; this is version {VERSION}")
    return kind


def _unpacked(found: _Found, behind: Sequence[str]) -> tuple[str, int]:
    """The text, and how many of the words behind belong to it: a mail may have cut it into lines."""
    try:
        return unpack_text(found.packed), 0
    except LinkError as error:
        whole = found.packed
        for used, word in enumerate(behind[:_MOST_PIECES], start=1):
            piece = word.strip(_BREAKS)
            if not _PIECE.match(piece):
                if piece:
                    break
                continue
            whole += _PIECE.match(piece)[0]  # type: ignore[index]
            try:
                return unpack_text(whole), used
            except LinkError:
                continue
        raise error


def _left_over(text: str, words: Sequence[str], taken: _Found) -> Iterator[Refusal]:
    """What stands around a link: another link, or words that are no tag."""
    behind = _found(taken.behind) if "#" in taken.behind else None
    if behind is not None and behind.packed != taken.packed:
        yield _problem(text, "more_links", f"{behind.letter}{behind.version}.{behind.packed}")
    others = [word for word in words if (found := _found(word)) is not None and found.packed != taken.packed]
    for other in others:
        yield _problem(text, "more_links", other)
    said = [word for word in words if _found(word) is None and any(one.isalnum() for one in word)]
    said = [word for word in said if not word.startswith("<") and "://" not in word]
    if said:
        yield _problem(text, "left_over", said[0], " ".join(said)[:40])


def _problem(text: str, code: str, word: str, named: str = "") -> Refusal:
    before = text[: text.find(word)]
    line, at = before.count("\n") + 1, len(before) - before.rfind("\n")
    return Refusal(code, "", {"line": line, "at": at, "text": named or word[:40]})
