"""Goldens: whole matches, recorded once and compared byte for byte; tests/golden/goldens.py says how they were made."""

import pytest

from followsuit.card_games.registry import game_named
from followsuit.record import read_record, replay_steps, write_record
from tests.golden.goldens import BESIDE, BOTS, COUNTERED, DRAWN, HERE, MATCHES, RANGVAAR, beside

SEEDED = {**MATCHES, **RANGVAAR}
RECORDS = {path.relative_to(HERE).with_suffix("").as_posix(): path for path in HERE.glob("*/*.deal")}
AGAIN = "where the change is meant: python -m tests.golden.goldens"
named = pytest.mark.parametrize("name", sorted(RECORDS))


def read(path):
    return path.read_bytes().decode()


def test_every_golden_is_one_whose_making_is_known():
    assert set(RECORDS) == {*SEEDED, *BOTS, *DRAWN, *COUNTERED}, AGAIN


def test_each_golden_of_one_game_alone_has_something_beside_it():
    there = {path.relative_to(HERE).with_suffix("").as_posix() for path, _ in beside()}
    assert there == set(RECORDS) - set(MATCHES)


@pytest.mark.parametrize("name", SEEDED)
def test_the_same_seed_still_plays_the_same_match(name):
    assert write_record(SEEDED[name].record()) == read(RECORDS[name]), AGAIN


@named
def test_a_golden_is_read_and_written_to_the_letter(name):
    text = read(RECORDS[name])
    assert write_record(read_record(text)) == text


@named
def test_a_golden_is_replayed_to_the_end_of_its_last_deal(name):
    record = read_record(read(RECORDS[name]))
    steps = list(replay_steps(record))
    assert game_named(record.game).summary(steps[-1].state) is not None


@pytest.mark.parametrize(
    ("path", "ending"), tuple(beside()), ids=lambda part: part if isinstance(part, str) else part.stem
)
def test_what_stands_beside_a_golden_is_what_happens_in_it(path, ending):
    assert BESIDE[ending](read_record(read(path))) == read(path.with_suffix(ending)), AGAIN
