"""Compression: a text compressed into letters and digits for a link, and back.

The bytes are the number of a dictionary, the text as raw deflate with that dictionary, and a checksum of the
text; written in base64url without padding. Chat programs cut ``-`` and ``_`` from the end of a link, so a
zero byte follows where one of these would be last.
"""

from __future__ import annotations

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from followsuit.base.errors import LinkError
from followsuit.links.dictionaries import DICTIONARIES, PLAIN

#: The most characters that are unpacked; a whole match of Tractor has some 12,000.
LONGEST_PACKED: Final = 32_768

#: The most bytes a text may have once it is unpacked.
LONGEST_TEXT: Final = 200_000

_LETTERS: Final = re.compile(r"[A-Za-z0-9_-]+")
_RAW: Final = -15
_CHECKSUM: Final = 2


def packed(text: str, dictionary: int = PLAIN) -> str:
    """The text in letters that may stand in a link.

    ``dictionary`` is a number of `DICTIONARIES`. Raises `LinkError` (``link_too_long``).
    """
    data = text.encode()
    if len(data) > LONGEST_TEXT:
        raise LinkError("link_too_long", f"a link holds {LONGEST_TEXT} bytes of text, not {len(data)}")
    deflated = min((_deflated(data, dictionary, strategy) for strategy in _STRATEGIES), key=len)
    payload = bytes([dictionary]) + deflated + _checksum(data)
    letters = _letters(payload)
    if letters[-1] in "-_":
        letters = _letters(payload + b"\0")
    if len(letters) > LONGEST_PACKED:
        raise LinkError("link_too_long", f"a link has {LONGEST_PACKED} characters at most")
    return letters


def unpacked(letters: str) -> str:
    """The text that was packed.

    Raises `LinkError`: ``link_too_long`` for a text or packing beyond what is read, ``link_newer`` for a
    dictionary that is not known here, ``link_cut`` where the end is missing, ``link_damaged`` for the rest.
    """
    if len(letters) > LONGEST_PACKED:
        raise LinkError("link_too_long", f"a link has {LONGEST_PACKED} characters at most")
    if not _LETTERS.fullmatch(letters):
        raise LinkError("link_damaged", "a link is of letters, digits, '-' and '_'")
    if len(letters) % 4 == 1:
        raise LinkError("link_cut", "the link is not whole: base64 has no such length")
    payload = urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    dictionary = DICTIONARIES.get(payload[0])
    if dictionary is None:
        raise LinkError("link_newer", f"dictionary {payload[0]} is not known here")
    inflating = zlib.decompressobj(_RAW, zdict=dictionary) if dictionary else zlib.decompressobj(_RAW)
    try:
        data = inflating.decompress(payload[1:], LONGEST_TEXT + 1)
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
        return data.decode()
    except UnicodeDecodeError as error:
        raise LinkError("link_damaged", f"the link is damaged: {error}") from error


#: The shortest result is taken: short texts are often shorter with deflate's fixed code.
_STRATEGIES: Final = (zlib.Z_DEFAULT_STRATEGY, zlib.Z_FILTERED, zlib.Z_FIXED)


def _deflated(data: bytes, dictionary: int, strategy: int) -> bytes:
    given = DICTIONARIES[dictionary]
    options = (9, zlib.DEFLATED, _RAW, 9, strategy)
    deflating = zlib.compressobj(*options, given) if given else zlib.compressobj(*options)
    return deflating.compress(data) + deflating.flush()


def _checksum(data: bytes) -> bytes:
    return (zlib.crc32(data) & 0xFFFF).to_bytes(_CHECKSUM, "big")


def _letters(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
