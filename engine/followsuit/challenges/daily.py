"""Daily: the seed of a day's deal, computed from the date, so that nobody chooses it and no network is
needed.
"""

from __future__ import annotations

from hashlib import sha256

from followsuit.base.errors import RequestError
from followsuit.base.parsing import is_date
from followsuit.base.seeds import Seed


def daily_seed(game: str, day: str) -> Seed:
    """The seed of a game's deal of a day, a date as ``2026-11-23``. Raises `RequestError` (``bad_field``).

    >>> daily_seed("rangvaar", "2026-11-23")[:16]
    'f7cbf4c870e8f35a'
    """
    check_day(day)
    return Seed(sha256(f"follow-suit/daily/1/{game}/{day}".encode()).hexdigest())


def check_day(day: str) -> None:
    """Raise `RequestError` (``bad_field``) unless the text is a date as ``2026-11-23``, from 2000 on."""
    if day < "2000" or not is_date(day):
        raise RequestError("bad_field", f"{day[:20]!r} is no date as 2026-11-23", facts={"field": "day"})
