"""Unsteady tests: which browser tests of the gate fail by chance on a machine that is busy with other things.

    python3 build/tools/unsteady_tests.py 5              the browser tests of the short gate, five times
    python3 build/tools/unsteady_tests.py 5 --long 2     and twice those marked `long`
    python3 build/tools/unsteady_tests.py 3 -k offline   other words go to pytest

The site is built first. Two endless loops of another process run all the while. Each run's failures are
written into `.cache/unsteady_tests.txt` when it ends: the run, the test, its first line of output; at
last, how often each test failed. The status is 1 if a test failed in any run.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from base import browsers, environment, failure
from base.paths import BUILD, CACHE, ROOT

BROWSER_TESTS = [
    "tests/site",
    "--numprocesses=4",
    "--dist=worksteal",
    "-p",
    "no:cacheprovider",
    "--tb=short",
    "-q",
]
LOOPS = 2
RESULTS = CACHE / "unsteady_tests.txt"


def main() -> int:
    """Run the tests as often as was asked; return 1 if one failed, 2 if the words cannot be read."""
    words = sys.argv[1:]
    if not words or not words[0].isdigit():
        print(__doc__)
        return 2
    runs = [False] * int(words.pop(0))
    if "--long" in words:
        place = words.index("--long")
        if not words[place + 1 : place + 2] or not words[place + 1].isdigit():
            print(__doc__)
            return 2
        runs += [True] * int(words[place + 1])
        del words[place : place + 2]
    python = environment.prepare()
    chromium = browsers.prepare_chromium()
    os.environ["FOLLOWSUIT_CHROMIUM"] = chromium
    os.environ["FOLLOWSUIT_HEADLESS"] = browsers.prepare_headless(chromium)
    failure.run([python, BUILD / "site.py"], what="The site could not be built", remedy="Mend that first.")
    RESULTS.write_text("")
    failures: Counter[str] = Counter()
    with loops_beside():
        for number, is_long in enumerate(runs, 1):
            for test, line in failures_of_run(python, is_long, words):
                failures[test] += 1
                note(f"run {number}{' (long)' if is_long else ''}: {test}: {line}")
            note(f"run {number} of {len(runs)} has ended")
    for test, times in failures.most_common():
        note(f"{times} of {len(runs)}: {test}")
    note(f"{len(failures)} unsteady tests in {len(runs)} runs")
    return 1 if failures else 0


@contextmanager
def loops_beside() -> Iterator[list[subprocess.Popen[bytes]]]:
    """Keep two processes busy for as long as the context is open."""
    loops = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(LOOPS)]
    try:
        yield loops
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def failures_of_run(python: Path, is_long: bool, words: list[str]) -> list[tuple[str, str]]:
    """Run the tests once; return each that failed and the first line of what it said."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.xml")
        which = ["-m", "long" if is_long else "not long", f"--junitxml={report}", *words]
        done = subprocess.run([python, "-m", "pytest", *BROWSER_TESTS, *which], cwd=ROOT, check=False)
        if not report.exists():
            raise failure.BuildError(
                f"pytest ended with {done.returncode} and no report.", "Look at what it printed."
            )
        return read_failures(report.read_text())


def read_failures(report: str) -> list[tuple[str, str]]:
    """Return what failed in pytest's report in JUnit's form: the test, and the first line of what it said."""
    found = []
    for case in ET.fromstring(report).iter("testcase"):
        said = case.find("failure") if case.find("failure") is not None else case.find("error")
        if said is not None:
            lines = said.get("message", "").splitlines() or ["no reason given"]
            found.append((f"{case.get('classname')}::{case.get('name')}", lines[0]))
    return found


def note(line: str) -> None:
    """Print a line and add it to the file of results."""
    print(line, flush=True)
    with RESULTS.open("a") as file:
        file.write(f"{line}\n")


if __name__ == "__main__":
    failure.stop_on_failure(main)
