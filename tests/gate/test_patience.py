"""Patience: waits grow with the slowness of the machine, and no test names a time of its own."""

import re
from itertools import accumulate

import pytest

from base.paths import ROOT
from tests.shared import patience

TESTS = ROOT / "tests"
#: A wait of a number of milliseconds or seconds that is not scaled: 1000 or more, or a name from a module's head.
UNSCALED = re.compile(
    r"(?:wait_for_timeout\(|expect\(.*timeout=|set_default_timeout\(|set_options\(timeout=)[0-9_]{3,}"
)


def clock_of(*seconds: float):
    """Return a clock that shows these spans, one after the other."""
    shown = iter(list(accumulate(span for second in seconds for span in (0.0, second))))
    return lambda: next(shown)


def test_a_machine_twice_as_slow_is_waited_for_twice_as_long() -> None:
    slow = clock_of(*[2 * patience.REFERENCE_S] * patience.LOOKS)
    assert patience.measure_slowness(slow) == pytest.approx(2)


def test_one_interruption_does_not_make_a_machine_slow() -> None:
    interrupted = clock_of(*[patience.REFERENCE_S] * (patience.LOOKS - 1), 5.0)
    assert patience.measure_slowness(interrupted) == pytest.approx(1)


def test_a_quicker_machine_is_waited_for_as_long_as_the_usual_one() -> None:
    assert patience.measure_slowness(clock_of(*[0.001] * patience.LOOKS)) == 1


def test_a_machine_that_is_busy_for_a_moment_is_not_waited_for_by_the_quarter_of_an_hour() -> None:
    busy = clock_of(*[15 * patience.REFERENCE_S] * patience.LOOKS)
    assert patience.measure_slowness(busy) == patience.MOST
    assert patience.MOST * 120 <= 600, "seconds"


def test_every_wait_of_a_test_is_scaled_by_the_machines_speed() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sorted(
            [
                *(TESTS / "site").rglob("*.py"),
                *(TESTS / "shared").rglob("*.py"),
                *(TESTS / "browsers").rglob("*.py"),
            ]
        )
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if UNSCALED.search(line)
    ]
    assert not found, "\n".join(found)
