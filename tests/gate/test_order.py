"""The order of the tests: nothing waits for the built site before it has done the rest, and the longest begin first."""

from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

import pytest

from tests.shared.order import LONGEST, TESTS, in_order, needs_site, shares


@dataclass(frozen=True)
class Placed:
    path: Path
    number: int = 0


QUICK = [Placed(TESTS / "rulebook" / f"test_{file}.py", number) for file in range(40) for number in range(20)]
OF_SITE = [
    Placed(TESTS / "site" / "rooms" / f"test_{file}.py", number) for file in range(30) for number in range(5)
]
LONG = [Placed(path, number) for path in LONGEST for number in range(3)]
ALL = sorted([*QUICK, *OF_SITE, *LONG], key=lambda test: (str(test.path), test.number))


def shared_by(workers: int, tests: list[Placed]) -> list[list[Placed]]:
    """What each worker gets of these tests."""
    ordered = in_order(tests, workers)
    assert sorted(map(str, ordered)) == sorted(map(str, tests)), "each test once"
    found = []
    for size in shares(len(ordered), workers):
        found.append(ordered[:size])
        ordered = ordered[size:]
    return found


@pytest.mark.parametrize("workers", [1, 2, 3, 4, 7])
def test_a_worker_does_what_needs_no_site_first_and_begins_with_the_longest_of_both(workers: int) -> None:
    for share in shared_by(workers, ALL):
        needs = [needs_site(test.path) for test in share]
        assert needs == sorted(needs)
        assert share[0].path in LONGEST
        assert share[needs.index(True)].path in LONGEST


def test_the_tests_of_a_file_of_the_site_stay_together() -> None:
    for share in shared_by(4, ALL):
        files = [test.path for test in share if needs_site(test.path)]
        assert len(files) > 20
        assert len(set(files)) == len(list(groupby(files)))


@pytest.mark.parametrize("tests", [[], QUICK, OF_SITE, LONG, QUICK[:3], [*QUICK[:1], *OF_SITE]])
def test_whatever_is_named_is_run_once(tests: list[Placed]) -> None:
    for workers in (1, 4):
        shared_by(workers, tests)


def test_the_longest_are_there() -> None:
    assert [path for path in LONGEST if not path.is_file()] == []
