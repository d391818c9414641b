"""Timestamp: a date with hour and minute as text, ``2026-11-25 21:14``, and minutes between two of them.

It is the time of whoever entered the deal; no time zone is known.
"""

from __future__ import annotations

import re
from typing import Final

from followsuit.base.errors import RequestError

_DATE: Final = re.compile(r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])")
_MOMENT: Final = re.compile(_DATE.pattern + r" ([01][0-9]|2[0-3]):[0-5][0-9]")

_HOUR: Final = 60
_DAY: Final = 24 * _HOUR
#: The days of 400 years, after which the calendar repeats itself.
_CYCLE: Final = 146_097


def checked_date(date: str) -> str:
    """The date, if it is one or empty. Raises `RequestError` (``bad_date``)."""
    if not date or (_DATE.fullmatch(date) and _is_real(date)):
        return date
    raise _bad_date(date)


def checked_moment(at: str) -> str:
    """The moment, if it is one or empty. Raises `RequestError` (``bad_date``)."""
    if not at or (_MOMENT.fullmatch(at) and _is_real(at[:10])):
        return at
    raise _bad_date(at)


def _is_real(date: str) -> bool:
    """Whether the month has that day."""
    return later(f"{date} 00:00", 0) == f"{date} 00:00"


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


def later(at: str, passed: int) -> str:
    """The moment so many minutes later.

    >>> later("2024-02-28 23:50", 15), later("2026-12-31 23:59", 1)
    ('2024-02-29 00:05', '2027-01-01 00:00')
    """
    days, minute = divmod(minutes(at) + passed, _DAY)
    cycles, days = divmod(days, _CYCLE)
    years = (days - days // 1460 + days // 36524 - days // (_CYCLE - 1)) // 365
    days -= 365 * years + years // 4 - years // 100
    month = (5 * days + 2) // 153
    day = days - (153 * month + 2) // 5 + 1
    year = years + 400 * cycles + (month >= 10)
    month = month - 9 if month >= 10 else month + 3
    return f"{year:04}-{month:02}-{day:02} {minute // _HOUR:02}:{minute % _HOUR:02}"
