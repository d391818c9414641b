"""Packed text: a text in letters and digits for a link, and back.

The text is written in shorthand and as raw deflate with the dictionary, a checksum behind it, in base64url
without padding. Chat programs cut ``-`` and ``_`` from the end of a link, so a zero byte follows where one of
these would be last.
"""

from __future__ import annotations

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from followsuit.base.errors import LinkError
from followsuit.documents.dictionary import DICTIONARY
from followsuit.documents.shorthand import shortened, spelled_out

#: The most characters that are unpacked; a whole match of Tractor has some 12,000.
LONGEST_PACKED: Final = 32_768

#: The most bytes a text may have, in shorthand and spelled out.
LONGEST_TEXT: Final = 200_000

_LETTERS: Final = re.compile(r"[A-Za-z0-9_-]+")
_RAW: Final = -15
_CHECKSUM: Final = 2


def pack_text(text: str) -> str:
    """The text in letters that may stand in a link. Raises `LinkError` (``link_too_long``)."""
    if len(text) > LONGEST_TEXT or len(data := shortened(text).encode()) > LONGEST_TEXT:
        raise LinkError("link_too_long", f"a link holds {LONGEST_TEXT} bytes of text")
    payload = min((_deflated(data, strategy) for strategy in _STRATEGIES), key=len) + _checksum(data)
    letters = _letters(payload)
    if letters[-1] in "-_":
        letters = _letters(payload + b"\0")
    if len(letters) > LONGEST_PACKED:
        raise LinkError("link_too_long", f"a link has {LONGEST_PACKED} characters at most")
    return letters


def unpack_text(letters: str) -> str:
    """The text that was packed.

    Raises `LinkError`: ``link_too_long`` for a text or packing beyond what is read, ``link_cut`` where the
    end is missing, ``link_damaged`` for the rest.
    """
    if len(letters) > LONGEST_PACKED:
        raise LinkError("link_too_long", f"a link has {LONGEST_PACKED} characters at most")
    if not _LETTERS.fullmatch(letters):
        raise LinkError("link_damaged", "a link is of letters, digits, '-' and '_'")
    letters = letters.rstrip("-_")
    if len(letters) % 4 == 1:
        raise LinkError("link_cut", "the link is not whole: base64 has no such length")
    payload = urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    inflating = zlib.decompressobj(_RAW, zdict=DICTIONARY)
    try:
        data = inflating.decompress(payload, LONGEST_TEXT + 1)
    except zlib.error as error:
        raise LinkError("link_damaged", f"the link is damaged: {error}") from error
    if len(data) > LONGEST_TEXT:
        raise LinkError("link_too_long", f"the link holds more than {LONGEST_TEXT} bytes of text")
    rest = inflating.unused_data
    if not inflating.eof or len(rest) < _CHECKSUM:
        raise LinkError("link_cut", "the link is not whole: its text has no end")
    if rest not in (_checksum(data), _checksum(data) + b"\0"):
        raise LinkError("link_damaged", "the link is damaged: its checksum is another")
    try:
        text = spelled_out(data.decode(), LONGEST_TEXT)
    except UnicodeDecodeError as error:
        raise LinkError("link_damaged", f"the link is damaged: {error}") from error
    if len(text) > LONGEST_TEXT:
        raise LinkError("link_too_long", f"the link holds more than {LONGEST_TEXT} characters of text")
    return text


#: The shortest result is taken: short texts are often shorter with deflate's fixed code.
_STRATEGIES: Final = (zlib.Z_DEFAULT_STRATEGY, zlib.Z_FILTERED, zlib.Z_FIXED)


def _deflated(data: bytes, strategy: int) -> bytes:
    deflating = zlib.compressobj(9, zlib.DEFLATED, _RAW, 9, strategy, DICTIONARY)
    return deflating.compress(data) + deflating.flush()


def _checksum(data: bytes) -> bytes:
    return (zlib.crc32(data) & 0xFFFF).to_bytes(_CHECKSUM, "big")


def _letters(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
