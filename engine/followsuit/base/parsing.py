"""Parsing: reading numbers in texts. Only the digits 0 to 9 count, not the other digits that Python knows."""

from __future__ import annotations


def parse_number(text: str, digits: int = 7) -> int | None:
    """The number that a text of at most this many digits writes, or None.

    >>> parse_number("60"), parse_number("-60"), parse_number("²"), parse_number("12345678")
    (60, None, None, None)
    """
    return int(text) if text.isascii() and text.isdigit() and len(text) <= digits else None
