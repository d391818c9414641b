"""A sample of a scan is the same in every run, is another by another seed, and all of it where all is asked for."""

import pytest

from tests.shared import sampling

SIZES = list(range(100))


def test_a_sample_is_the_same_each_time_and_in_the_order_of_the_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("FOLLOWSUIT_FULL", raising=False)
    drawn = sampling.sample(SIZES, 10)
    assert drawn == sampling.sample(SIZES, 10) == sorted(drawn)
    assert len(set(drawn)) == 10
    assert drawn != sampling.sample(SIZES, 10, of="something else")
    monkeypatch.setattr(sampling, "SEED", "another")
    assert drawn != sampling.sample(SIZES, 10)


def test_all_of_it_is_looked_at_where_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOLLOWSUIT_FULL", "1")
    assert sampling.sample(SIZES, 10) == SIZES
