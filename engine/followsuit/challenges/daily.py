"""Daily: the seed of a day's deal, computed from the date, so that nobody chooses it and no network is
needed.
"""

from __future__ import annotations

import re
from hashlib import sha256

from followsuit.base.errors import RequestError
from followsuit.base.seeds import Seed


def daily_seed(game: str, day: str) -> Seed:
    """The seed of a game's deal of a day, a date as ``2026-11-23``. Raises `RequestError` (``bad_field``).

    >>> daily_seed("rangvaar", "2026-11-23")[:16]
    'f7cbf4c870e8f35a'
    """
    check_day(day)
    return Seed(sha256(f"follow-suit/daily/1/{game}/{day}".encode()).hexdigest())


def check_day(day: str) -> None:
    """Raise `RequestError` (``bad_field``) unless the text is a date as ``2026-11-23``."""
    found = re.fullmatch(r"([2-9][0-9]{3})-([0-9]{2})-([0-9]{2})", day)
    if not found or not 1 <= int(found[3]) <= _days(int(found[1]), int(found[2])):
        raise RequestError("bad_field", f"{day[:20]!r} is no date as 2026-11-23", facts={"field": "day"})


def _days(year: int, month: int) -> int:
    """How many days a month has; none where there is no such month."""
    if not 1 <= month <= 12:
        return 0
    if month == 2:
        return 29 if year % 4 == 0 and (year % 100 or year % 400 == 0) else 28
    return 30 + (month + month // 8) % 2
