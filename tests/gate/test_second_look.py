"""The second look of `check.py`: a checkout of its own, whose tests fail by plan."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from base.paths import ROOT

CONFTEST = "from tests.shared.second_look import pytest_addoption, pytest_configure\n"
TESTS = """
from pathlib import Path
import pytest

def fail_once(name):
    mark = Path(name)
    if not mark.exists():
        mark.touch()
        raise AssertionError(f"{name} came too early")

def test_steady():
    pass
"""
UNSTEADY = """
@pytest.mark.parametrize("number", range(%d))
def test_unsteady(number):
    fail_once(f"mark-{number}")
"""
WRONG = """
def test_wrong():
    assert 2 + 2 == 5, "two and two"
"""
HANGS_ONCE = """
import time

def test_hangs():
    if not Path("hung").exists():
        Path("hung").touch()
        time.sleep(600)
"""
UNSTEADY_SET_UP = """
@pytest.fixture
def flour():
    fail_once("flour")

def test_with_flour(flour):
    pass
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with the gate's command, this machine's environment and no tests yet."""
    shutil.copytree(ROOT / "build", tmp_path / "build", ignore=shutil.ignore_patterns("__pycache__"))
    for folder in ("engine", "tests/shared", "web", ".cache"):
        (tmp_path / folder).mkdir(parents=True)
    for name in ("tests/__init__.py", "tests/shared/__init__.py", "tests/shared/second_look.py"):
        shutil.copyfile(ROOT / name, tmp_path / name)
    for name in ("package.json", "package-lock.json"):
        shutil.copyfile(ROOT / "web" / name, tmp_path / "web" / name)
    for name in (".venv", "web/node_modules", ".cache/pyodide-site"):
        (tmp_path / name).symlink_to(ROOT / name)
    (tmp_path / "tests" / "conftest.py").write_text(CONFTEST)
    (tmp_path / "pyproject.toml").write_text(
        '[tool.pytest.ini_options]\npythonpath = ["."]\naddopts = "-ra --import-mode=importlib"\n'
        'markers = ["long: left to --all"]\n'
    )
    return tmp_path


def check(checkout: Path, tests: str, *words: str) -> tuple[int, list[str], list[str]]:
    """Run a checkout's gate with these tests; return its status, its lines, and those of its list of the unsteady."""
    (checkout / "tests" / "test_it.py").write_text(TESTS + tests)
    command = [sys.executable, "build/check.py", "--fast", "-p", "no:cacheprovider", *words]
    clean = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "FOLLOWSUIT_"))
    }
    done = subprocess.run(command, cwd=checkout, env=clean, capture_output=True, text=True, check=False)
    listed = checkout / ".cache" / "unsteady.txt"
    lines = listed.read_text().splitlines() if listed.exists() else []
    return done.returncode, done.stdout.splitlines(), lines


def counts(line: str) -> dict[str, int]:
    """Return what pytest's summary counts."""
    assert re.fullmatch(r"=+ .* in [\d.]+s( \(.*\))? =+", line), line
    return {kind: int(number) for number, kind in re.findall(r"(\d+) (\w+)", line.partition(" in ")[0])}


def test_what_fails_once_is_unsteady_counted_as_passed_and_written_down(checkout: Path) -> None:
    status, said, listed = check(checkout, UNSTEADY % 1 + UNSTEADY_SET_UP, "-n", "1")
    assert status == 0
    assert counts(said[-1]) == {"passed": 3}
    assert sorted(listed) == [
        "unsteady: tests/test_it.py::test_unsteady[0] (AssertionError: mark-0 came too early)",
        "unsteady: tests/test_it.py::test_with_flour (AssertionError: flour came too early)",
    ]
    assert set(listed) < set(said[:-1])


def test_what_fails_again_fails_the_gate_and_the_unsteady_beside_it_still_pass(checkout: Path) -> None:
    status, said, listed = check(checkout, UNSTEADY % 1 + WRONG, "-n", "0")
    assert status == 1
    assert counts(said[-1]) == {"failed": 1, "passed": 2}
    assert [line.split()[1] for line in listed] == ["tests/test_it.py::test_unsteady[0]"]
    assert any(line.startswith("FAILED tests/test_it.py::test_wrong") for line in said)


@pytest.mark.long("it lasts as long as that test may")
def test_a_test_that_hangs_is_named_and_the_others_go_on(checkout: Path) -> None:
    limits = ["-o", "faulthandler_timeout=3", "-o", "faulthandler_exit_on_timeout=true"]
    status, said, listed = check(checkout, HANGS_ONCE + UNSTEADY % 1, "-n", "1", *limits)
    assert status == 0
    assert counts(said[-1]) == {"passed": 3}
    assert (
        "unsteady: tests/test_it.py::test_hangs (worker 'gw0' crashed while running 'tests/test_it.py::test_hangs')"
        in listed
    )


@pytest.mark.long("one more run of the same command")
def test_the_list_of_an_earlier_gate_goes_when_everything_passes(checkout: Path) -> None:
    (checkout / ".cache" / "unsteady.txt").write_text("unsteady: of yesterday\n")
    status, said, listed = check(checkout, "", "-n", "0")
    assert (status, counts(said[-1]), listed) == (0, {"passed": 1}, [])


@pytest.mark.long("one more run of the same command")
def test_more_than_six_unsteady_tests_fail_the_gate(checkout: Path) -> None:
    status, said, listed = check(checkout, UNSTEADY % 7, "-n", "0")
    assert status == 1
    assert counts(said[-1]) == {"failed": 7, "passed": 1}
    assert len(listed) == 7
    assert "7 tests are unsteady, more than 6: they count as failed." in said


def test_sixteen_failures_are_not_looked_at_again(checkout: Path) -> None:
    status, said, listed = check(checkout, UNSTEADY % 16, "-n", "0")
    assert status == 1
    assert counts(said[-1]) == {"failed": 16, "passed": 1}
    assert listed == []
    assert "16 tests failed, more than 15: there is no second look." in said


@pytest.mark.long("one more run of the same command")
def test_a_file_that_cannot_be_read_fails_the_gate_at_once(checkout: Path) -> None:
    status, said, listed = check(checkout, "import no_such_module\n", "-n", "0")
    assert status != 0
    assert not any(line.startswith(("unsteady:", "second look")) for line in said)
    assert listed == []
