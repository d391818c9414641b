"""Link: the part of an address after ``#`` that carries a deal, ``d1.`` and a packed text.

The letter says what is in it, the number is the packing's version. It stands after ``#`` because browsers do
not send that part to any server.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from followsuit.base.errors import LinkError, RulesError
from followsuit.base.former_formats import SENTENCE, is_former_format
from followsuit.base.game import AnyGame, specification_in
from followsuit.links.compression import LONGEST_PACKED, LONGEST_TEXT, packed, unpacked
from followsuit.links.dictionaries import PLAIN
from followsuit.links.shorthand import spelled_out

#: The version of the packing.
VERSION: Final = 1

#: The most characters of a link that is offered as a link or a QR code; a longer record is saved as a file.
LONGEST_SHARED: Final = 2_000

#: An address, then the kind's letter, the version and the packed text.
_LINK: Final = re.compile(r"(?:[^#]*#)?([a-z])([0-9]{1,3})\.(.*)", re.DOTALL)

#: The act of the deal that a link opens at, behind what it carries.
_AT: Final = re.compile(r"~[0-9]{1,4}$")

#: Characters of a surrounding text that may follow the link.
_AFTER: Final = "-_.,;:!?'\")]}>~*…。，、；：！？）】》」』”’"


class LinkKind(Enum):
    """What a link carries."""

    DEAL = "d"
    QUESTION = "r"
    CHALLENGE = "c"
    HOUSE = "h"
    SHEET = "s"


@dataclass(frozen=True, slots=True)
class PackedLink:
    """A kind, and the text it carries."""

    kind: LinkKind
    text: str


def written(link: PackedLink, dictionary: int = PLAIN) -> str:
    """The link, from its kind's letter on. Raises `LinkError` (``link_too_long``).

    ``dictionary`` is a number of `DICTIONARIES`.
    """
    return f"{link.kind.value}{VERSION}.{packed(link.text, dictionary)}"


def read(text: str) -> PackedLink:
    """The link in a text: a whole address, or what stands after ``#`` in one.

    Spaces around it and a full stop or bracket after it are ignored. Raises `LinkError`: ``not_a_link``,
    ``no_longer``, ``link_newer``, and what `unpacked` raises.
    """
    found = _LINK.fullmatch(text.strip())
    is_ours = found and found[1] in {kind.value for kind in LinkKind}
    if not is_ours and is_former_format(text):
        raise LinkError("no_longer", SENTENCE)
    if len(text) > 2 * LONGEST_PACKED:
        raise LinkError("link_too_long", f"a link has at most {LONGEST_PACKED} characters, not {len(text)}")
    if not found or not is_ours:
        raise LinkError("not_a_link", f"no link of ours: {text[:40]!r}")
    if int(found[2]) != VERSION:
        code = "link_newer" if int(found[2]) > VERSION else "not_a_link"
        raise LinkError(code, f"a link of version {int(found[2])}; this is version {VERSION}")
    return PackedLink(LinkKind(found[1]), unpacked(_AT.sub("", found[3].rstrip(_AFTER)).rstrip(_AFTER)))


def text_in(text: str, kind: LinkKind) -> str:
    """The text that a link of a kind carries.

    Raises `LinkError`: ``not_a_link`` for a link of another kind, and what `read` raises.
    """
    link = read(text)
    if link.kind is not kind:
        raise LinkError("not_a_link", f"the link carries no {kind.name.lower()}")
    return link.text


def record_text_in(text: str, kind: LinkKind) -> str:
    """The text that a link of a kind carries in shorthand, spelled out; raises what `text_in` raises."""
    spelled = spelled_out(text_in(text, kind))
    if len(spelled) > LONGEST_TEXT:
        raise LinkError("link_too_long", f"the link holds more than {LONGEST_TEXT} characters of text")
    return spelled


def rules_in(game: AnyGame, spelled: str) -> Any:
    """The rules that a line of a link names. Raises `LinkError` for what is not JSON, and `RulesError`."""
    try:
        named = specification_in(spelled)
    except RulesError as error:
        raise LinkError("link_damaged", error.message) from error
    return game.rules(named)
