"""Characters: texts as people type, copy and send them, made alike where they look alike.

A text of somebody's own, a name or a note, loses what cannot be seen; a text that is read by a grammar loses
more, and what only looks different is the same.
"""

from __future__ import annotations

import re
from typing import Final

from followsuit.base.errors import RequestError

#: Marks and controls of the direction of a text (Unicode's Bidi_Control).
_DIRECTIONS: Final = (0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))
#: Controls, but for white space and line ends.
_CONTROLS: Final = (*range(0x09), *range(0x0E, 0x1C), 0x7F, *range(0x80, 0x85), *range(0x86, 0xA0))
#: What has no width, but for the joiners, which Indian and Arabic letters need.
_UNSEEN: Final = (
    0xAD, 0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x200B, *range(0x2060, 0x2066), 0x3164, 0xFEFF
)  # fmt: skip
#: Halves of characters, which nothing can be hashed or kept with.
_HALF: Final = re.compile("[\ud800-\udfff]")

#: The longest name of a person or of rules, in code points: four times what a front end takes in characters.
LONGEST_NAME: Final = 96

#: What a text of somebody's own does without.
_DROPPED: Final = dict.fromkeys((*_DIRECTIONS, *_CONTROLS, *_UNSEEN, *range(0xFFF9, 0xFFFC)))
#: What chooses how a sign is drawn.
_SELECTORS: Final = dict.fromkeys(range(0xFE00, 0xFE10))
#: What a grammar does not see: also joiners, and what chooses how a sign is drawn.
_FOLDED: Final = {
    **_DROPPED,
    **_SELECTORS,
    **dict.fromkeys((0x200C, 0x200D)),
    # Letters and signs of full width.
    **{0xFF01 + at: 0x21 + at for at in range(94)},
    # Hyphens, dashes and the minus; quotes.
    **dict.fromkeys((*range(0x2010, 0x2016), 0x2212, 0xFE58, 0xFE63), ord("-")),
    **dict.fromkeys((0x201C, 0x201D, 0x201E, 0x201F, 0x00AB, 0x00BB), ord('"')),
    **dict.fromkeys((0x3001, 0x060C, 0xFE50), ord(",")),
}
#: What a terminal would obey: all controls but the tab and the line feed, and directions.
_NOT_PRINTED: Final = re.compile(
    "[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\u2028\u2029" + "".join(map(chr, _DIRECTIONS)) + "]"
)


def one_line(text: str) -> str:
    r"""A text of somebody's own on one line: white space of any kind is one space, and nothing is unseen.

    >>> one_line(" Ada\u202e \n\x1b[31mLovelace ")
    'Ada [31mLovelace'
    """
    return " ".join(visible(text).split())


def visible(text: str) -> str:
    r"""A text of somebody's own, lines and all, without what cannot be seen.

    >>> visible("a\u202e\nb\x1b")
    'a\nb'
    """
    return text if text.isprintable() else _HALF.sub("", text.translate(_DROPPED))


def checked_name(text: str, longest: int = LONGEST_NAME) -> str:
    r"""A name or a note on one line, see `one_line`. Raises `RequestError` (``name_too_long``).

    >>> checked_name("Ada\t Lovelace")
    'Ada Lovelace'
    """
    name = one_line(text)
    if len(name) > longest:
        message = f"a name or note has at most {longest} characters"
        raise RequestError("name_too_long", message, facts={"most": longest})
    return name


def folded(text: str) -> str:
    r"""A text for a grammar: letters of full width and the digits of every script are those of ASCII.

    White space of any kind is one space, and none at the ends.

    >>> folded("ＡＫ５\u00a0۶۰")
    'AK5 60'
    """
    if not text.isascii():
        text = text.translate(_FOLDED)
        if not text.isascii():
            text = "".join(str(int(one)) if one.isdecimal() else one for one in text)
    elif not text.isprintable():
        text = text.translate(_DROPPED)
    return " ".join(text.split())


def composed(text: str) -> str:
    r"""A text on one line in which what looks alike is alike (Unicode's NFC, nothing unseen).

    >>> composed("cafe\u0301") == composed("caf\u00e9"), composed("♠\ufe0f") == "♠"
    (True, True)
    """
    if not text.isascii():
        from unicodedata import normalize

        text = normalize("NFC", text.translate(_SELECTORS))
    return " ".join((text if text.isprintable() else text.translate(_DROPPED)).split())


def printable(text: str) -> str:
    r"""A text that a terminal can be given: controls and directions are escapes, line ends stay.

    >>> printable("a\x1b]52;c;\u202e\n")
    'a\\x1b]52;c;\\u202e\n'
    """
    if text.isprintable():
        return text
    return _NOT_PRINTED.sub(lambda found: found[0].encode("unicode_escape").decode(), text)
