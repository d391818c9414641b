"""Text bytes: the text that the bytes of a file are."""

from __future__ import annotations

import codecs
from typing import Final

from followsuit.base.errors import DocumentError

#: The most characters that are read of any document: a match of Tractor has some 40,000.
LONGEST: Final = 2_000_000

# The functions themselves: the page's interpreter lacks modules in which their names would be looked up.
_UTF_8: Final = (codecs.utf_8_decode, codecs.utf_8_encode)
_MARKS: Final = (
    (codecs.BOM_UTF8, _UTF_8),
    (codecs.BOM_UTF16_LE, (codecs.utf_16_le_decode, codecs.utf_16_le_encode)),
    (codecs.BOM_UTF16_BE, (codecs.utf_16_be_decode, codecs.utf_16_be_encode)),
)


def decoded(data: bytes) -> str:
    """The text of bytes: UTF-8, or what their byte order mark says, as Windows writes UTF-16.

    Raises `DocumentError`: ``not_text`` with the first byte that is none, from 0, as fact ``byte``;
    ``text_too_long``.
    """
    if len(data) > 4 * LONGEST:
        raise too_long(LONGEST)
    marked = ((mark, codec) for mark, codec in _MARKS if data.startswith(mark))
    mark, (decode, encode) = next(marked, (b"", _UTF_8))
    try:
        text, _ = decode(data[len(mark) :], "strict", True)
    except UnicodeDecodeError as error:
        raise _not_text(len(mark) + error.start) from error
    if "\0" in text:
        raise _not_text(len(mark) + len(encode(text[: text.index("\0")])[0]))
    return text


def _not_text(byte: int) -> DocumentError:
    return DocumentError("not_text", 0, f"byte {byte} is no text of UTF-8", facts={"byte": byte})


def too_long(most: int) -> DocumentError:
    """The error for a text of more characters than are read."""
    message = f"the text has more than {most} characters"
    return DocumentError("text_too_long", 0, message, facts={"most": most})
