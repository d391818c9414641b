"""Unsteady tests: what `build/tools/unsteady_tests.py` reads in pytest's report, and its busy loops."""

import subprocess
import sys
from pathlib import Path

from base.paths import ROOT
from tools import unsteady_tests

STEADY = ROOT / "build" / "tools" / "unsteady_tests.py"


def test_each_failure_of_a_run_is_read_with_the_first_line_of_what_it_said(tmp_path: Path) -> None:
    tests = "import pytest\n@pytest.fixture\ndef broken(): assert 0, 'no page'\n"
    tests += "def test_a(): assert 2 == 3, 'two\\nlines'\ndef test_b(broken): pass\ndef test_c(): pass\n"
    (tmp_path / "test_it.py").write_text(tests)
    report = tmp_path / "report.xml"
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", f"--junitxml={report}", "test_it.py"]
    subprocess.run(command, cwd=tmp_path, capture_output=True, check=False)
    said = dict(unsteady_tests.read_failures(report.read_text()))
    assert said["test_it::test_a"] == "AssertionError: two"
    assert "no page" in said["test_it::test_b"]
    assert len(said) == 2


def test_two_processes_are_busy_only_as_long_as_the_tests_run() -> None:
    with unsteady_tests.loops_beside() as loops:
        assert [loop.poll() for loop in loops] == [None, None]
    assert all(loop.poll() is not None for loop in loops)


def test_words_that_say_no_number_of_runs_are_answered_with_the_way_to_call_it() -> None:
    for words in ([], ["often"], ["2", "--long"], ["2", "--long", "x"]):
        done = subprocess.run([sys.executable, STEADY, *words], capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert "unsteady_tests.py 5 --long 2" in done.stdout
