"""Dates and times of texts, day by day: there are just those of the calendar, and minutes between them are its own."""

from datetime import date, timedelta
from itertools import pairwise

import pytest

from followsuit.base.errors import RequestError
from followsuit.base.parsing import is_date
from followsuit.score_sheet.timestamps import checked_date, checked_moment, minutes

#: Common and leap years, and centuries that are the one and the other.
YEARS = (1899, 1900, 1904, 1999, 2000, 2001, 2026, 2027, 2028, 2100)


def is_in_calendar(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


@pytest.mark.parametrize("year", YEARS)
def test_every_day_of_the_calendar_is_a_date_and_no_other(year):
    for month in range(14):
        for day in range(33):
            text = f"{year}-{month:02}-{day:02}"
            assert is_date(text) == is_in_calendar(text), text


@pytest.mark.parametrize(
    "text", ["2026-1-02", "2026-01-2", "20260102", "2026-01-02 ", "2026-01-02 10:00", "", "２026-01-02"]
)
def test_what_is_not_written_as_a_date_is_none(text):
    assert not is_date(text)


def test_each_day_is_as_long_as_the_next_through_years_and_centuries():
    for year in YEARS:
        day = date(year, 1, 1)
        while day <= date(year + 1, 1, 1):
            after = day + timedelta(days=1)
            assert minutes(f"{after} 00:00") - minutes(f"{day} 23:59") == 1, day
            assert minutes(f"{day} 23:59") - minutes(f"{day} 00:00") == 24 * 60 - 1
            day = after


def test_the_minutes_between_years_are_those_of_their_days():
    for one, other in pairwise(YEARS):
        days = (date(other, 3, 1) - date(one, 2, 28)).days
        assert minutes(f"{other}-03-01 00:00") - minutes(f"{one}-02-28 00:00") == days * 24 * 60


def test_a_moment_is_a_date_with_an_hour_and_a_minute_or_nothing():
    for at in ("", "2026-02-28 00:00", "2026-02-28 09:59", "2026-02-28 19:00", "2026-02-28 23:59"):
        assert checked_moment(at) == at
    assert (checked_date(""), checked_date("2028-02-29")) == ("", "2028-02-29")


@pytest.mark.parametrize(
    "at",
    [
        "2026-02-29 10:00",
        "2026-02-28 24:00",
        "2026-02-28 20:60",
        "2026-02-28 1:00",
        "2026-02-28T10:00",
        "2026-02-28",
    ],
)
def test_another_moment_is_refused_with_what_it_says(at):
    with pytest.raises(RequestError) as refused:
        checked_moment(at)
    assert (refused.value.code, refused.value.facts) == ("bad_date", {"text": at})
