"""The fields of the days to come: made by a command that goes on where it stopped, and what is kept replays."""

import importlib
import sys
import time
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from base.failure import BuildError
from base.paths import BUILD, WEB
from content import day_fields
from content.day_fields import RUNS, Month, read, written
from followsuit.bots import bots_of, run_to_end
from followsuit.card_games.registry import game_named, game_names
from followsuit.challenges import daily_challenge, field_run

DAYS = WEB / "days"
FOREVER = float("inf")
ALL = sum(RUNS.values())


@pytest.fixture
def making(monkeypatch: pytest.MonkeyPatch) -> Iterator[object]:
    """The command that makes them, whose deals nobody plays."""
    monkeypatch.syspath_prepend(str(BUILD / "tools"))
    command = importlib.import_module("make_day_fields")
    monkeypatch.setattr(command, "margins_of", lambda game, day: tuple(range(ALL)))
    yield command
    sys.modules.pop("make_day_fields")


def test_every_file_that_is_kept_is_as_it_was_made() -> None:
    files = sorted(DAYS.glob("*/*.txt"))
    assert {path.parent.name for path in files} <= set(game_names())
    assert len(files) >= 6
    for path in files:
        assert read(path).days


@pytest.mark.parametrize("game", game_names())
def test_days_are_made_half_a_year_ahead_without_a_gap(game: str) -> None:
    months = [read(path) for path in sorted((DAYS / game).glob("*.txt"))]
    days = [date.fromisoformat(f"{month.month}-{day:02}") for month in months for day in month.days]
    assert [(day - date(2026, 11, 1)).days for day in days] == list(range(len(days)))
    assert len(days) >= 202


@pytest.mark.parametrize("game", game_names())
def test_a_day_that_is_kept_replays(game: str) -> None:
    files = sorted((DAYS / game).glob("*.txt"))
    month = read(files[-1])
    assert month.bots == bots_of(game_named(game)).version, "build/tools/make_day_fields.py makes them anew"
    day, margins = list(month.days.items())[len(month.days) // 2]
    challenge = daily_challenge(game, f"{month.month}-{day:02}")
    at = 0
    for level, count in RUNS.items():
        # The last lot of each: those before it are not played to get there.
        replayed = run_to_end(field_run(challenge.record, challenge.you, level, count - 1))
        assert replayed == margins[at + count - 1]
        at += count


def test_the_command_fills_in_what_is_missing_and_passes_over_what_is_there(making, tmp_path, capsys) -> None:
    assert making.make("two_hundred", date(2026, 11, 29), 3, FOREVER, tmp_path) == 3
    assert making.make("two_hundred", date(2026, 11, 28), 5, FOREVER, tmp_path) == 2
    november = read(tmp_path / "two_hundred" / "2026-11.txt", tmp_path)
    assert list(november.days) == [28, 29, 30]
    assert list(read(tmp_path / "two_hundred" / "2026-12.txt", tmp_path).days) == [1, 2]
    assert capsys.readouterr().out.splitlines()[-1] == "two_hundred 2026-12-02"


def test_the_command_stops_between_two_days_and_leaves_whole_files(making, tmp_path, monkeypatch) -> None:
    clock = iter([0.0, 1.0, 2.0, 3.0])
    monkeypatch.setattr(time, "monotonic", lambda: next(clock))
    assert making.make("rangvaar", date(2026, 11, 1), 30, 2.0, tmp_path) == 2
    assert [path.name for path in tmp_path.rglob("*.*")] == ["2026-11.txt"]
    assert list(read(tmp_path / "rangvaar" / "2026-11.txt", tmp_path).days) == [1, 2]


def test_a_month_that_other_bots_played_is_made_anew(making, tmp_path) -> None:
    version = bots_of(game_named("tractor")).version
    old = Month("tractor", "2026-11", version + 1, {1: (0,) * ALL, 2: (0,) * ALL})
    path = tmp_path / old.path
    path.parent.mkdir()
    path.write_text(written(old))
    making.make("tractor", date(2026, 11, 2), 1, FOREVER, tmp_path)
    assert read(path, tmp_path) == Month("tractor", "2026-11", version, {2: tuple(range(ALL))})


WHOLE = Month("two_hundred", "2026-11", 1, dict.fromkeys(range(1, 31), (-200,) * ALL))


def test_a_month_of_long_margins_keeps_within_its_bytes(tmp_path) -> None:
    path = tmp_path / WHOLE.path
    path.parent.mkdir()
    path.write_text(written(WHOLE))
    assert read(path, tmp_path) == WHOLE
    assert path.stat().st_size <= day_fields.LARGEST


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda text: text.replace("\n05 -200", "\n05 -100"), "checksum"),
        (lambda text: text[:-9], "checksum"),
        (lambda text: text.replace("follow-suit-field 1", "follow-suit-field 2"), "no file of days"),
        (lambda text: "", "no file of days"),
        (lambda text: written(Month("rangvaar", "2026-11", 1, WHOLE.days)), "says that it is"),
        (lambda text: written(Month("two_hundred", "2026-11", 1, {1: (5,)})), "margins for each day"),
        (
            lambda text: written(
                Month("two_hundred", "2026-11", 1, dict.fromkeys(range(1, 31), (-1000,) * ALL))
            ),
            "bytes",
        ),
    ],
)
def test_a_file_that_is_not_as_it_was_made_stops_the_build(tmp_path: Path, change, why: str) -> None:
    path = tmp_path / WHOLE.path
    path.parent.mkdir()
    path.write_text(change(written(WHOLE)))
    with pytest.raises(BuildError, match=why):
        day_fields.write_days(tmp_path / "site", tmp_path)
    assert not (tmp_path / "site").exists()


def test_the_site_has_every_month_and_the_page_is_told_of_it(tmp_path: Path) -> None:
    day_fields.write_days(tmp_path)
    told = day_fields.months()
    there = sorted(path.relative_to(tmp_path / "days") for path in tmp_path.rglob("*.txt"))
    assert there == sorted(Path(game) / f"{month}.txt" for game, found in told.items() for month in found)
