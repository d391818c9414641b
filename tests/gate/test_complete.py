"""Every test runs in a gate: pytest skips some folder names silently."""

import pytest

import check
from base.paths import ROOT
from tests.conftest import COLLECTED


@pytest.mark.long("the gate of every commit leaves out what is marked so")
def test_every_file_of_tests_is_collected_by_the_gate_of_main(pytestconfig: pytest.Config) -> None:
    """What this run has collected is looked at, if it is the gate: to collect it once more takes a minute."""
    gate = [word for word in check.EVERYTHING if not word.startswith("-")]
    assert "tests" in gate
    if not set(gate) <= set(pytestconfig.args):
        pytest.skip("this run is not of the whole gate: `check.py --all -k every_file_of_tests` looks")
    there = {path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py")}
    collected = {path.relative_to(ROOT).as_posix() for path in pytestconfig.stash[COLLECTED]}
    assert any(name.startswith("tests/build/") for name in there)
    assert there - collected == set()
