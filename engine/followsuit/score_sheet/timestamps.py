"""Timestamp: a date with hour and minute as text, ``2026-11-25 21:14``, and minutes between two of them.

It is the time of whoever entered the deal; no time zone is known.
"""

from __future__ import annotations

import re
from typing import Final

from followsuit.base.errors import RequestError
from followsuit.base.parsing import is_date

_TIME: Final = re.compile(r" ([01][0-9]|2[0-3]):[0-5][0-9]")

_HOUR: Final = 60
_DAY: Final = 24 * _HOUR


def checked_date(date: str) -> str:
    """The date, if it is one or empty. Raises `RequestError` (``bad_date``)."""
    if not date or is_date(date):
        return date
    raise _bad_date(date)


def checked_moment(at: str) -> str:
    """The moment, if it is one or empty. Raises `RequestError` (``bad_date``)."""
    if not at or (is_date(at[:10]) and _TIME.fullmatch(at[10:])):
        return at
    raise _bad_date(at)


def _bad_date(text: str) -> RequestError:
    message = f"{text[:20]!r} is not a date as 2026-11-25, or with a time as 2026-11-25 21:14"
    return RequestError("bad_date", message, facts={"text": text[:20]})


def minutes(at: str) -> int:
    """The minutes of a moment, from one long ago on.

    >>> minutes("2026-03-01 00:05") - minutes("2026-02-28 23:55")
    10
    """
    year, month, day, hour, minute = (int(part) for part in re.split(r"[- :]", at))
    # Months are counted from March, so that the day that some years lack is the last one of a year.
    year, month = (year - 1, month + 9) if month < 3 else (year, month - 3)
    days = 365 * year + year // 4 - year // 100 + year // 400 + (153 * month + 2) // 5 + day - 1
    return days * _DAY + hour * _HOUR + minute
