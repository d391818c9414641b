"""Second look: what failed in a gate runs once more, alone; what passes then is unsteady and does not fail the gate.

A conftest offers it by its two hooks, `pytest_addoption` and `pytest_configure`; `--second-look` turns it on.
"""

import subprocess
import sys
from pathlib import Path

import pytest
from _pytest.terminal import TerminalReporter

#: More failures than these are no chance: nothing is run again.
MOST_FAILURES = 15
#: More unsteady tests than these in one run fail it.
MOST_UNSTEADY = 6
#: How long a test may take, and that it ends then.
LIMITS = ("faulthandler_timeout", "faulthandler_exit_on_timeout")
#: Where the unsteady tests of the latest gate are written, a line each.
LIST = Path(".cache", "unsteady.txt")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--second-look`, which the gates of `check.py` give."""
    parser.addoption("--second-look", action="store_true", help="run what failed once more, alone")


def pytest_configure(config: pytest.Config) -> None:
    """Register the second look, in the process that counts the tests."""
    if config.getoption("--second-look") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(SecondLook(config))


class SecondLook:
    """The second look of one run, once its workers have ended."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        #: What each unsteady test said when it failed.
        self.unsteady: dict[str, pytest.TestReport] = {}
        self.is_interrupted = False

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Run what failed once more, and count as passed what passes now."""
        list_path = self._config.rootpath / LIST
        list_path.unlink(missing_ok=True)
        failed = self._failed()
        if exitstatus != pytest.ExitCode.TESTS_FAILED or not failed:
            return
        if len(failed) > MOST_FAILURES:
            self._say(f"{len(failed)} tests failed, more than {MOST_FAILURES}: there is no second look.")
            return
        try:
            for name, report in failed.items():
                if self._passes_alone(name):
                    self.unsteady[name] = report
        except KeyboardInterrupt:
            self.is_interrupted = True
            session.exitstatus = pytest.ExitCode.INTERRUPTED
        if self.unsteady:
            list_path.parent.mkdir(exist_ok=True)
            list_path.write_text("".join(f"{line}\n" for line in self._lines()))
        if self.is_interrupted or len(self.unsteady) > MOST_UNSTEADY:
            return
        for name, report in self.unsteady.items():
            self._count_as_passed(name, report)
        if len(self.unsteady) == len(failed):
            session.exitstatus = pytest.ExitCode.OK

    def pytest_terminal_summary(self) -> None:
        """Show how each unsteady test failed, then their names, a line each."""
        for name, report in self.unsteady.items():
            self._terminal.write_sep("_", f"first failure of {name}")
            self._terminal.write_line(report.longreprtext)
        for line in self._lines():
            self._terminal.write_line(line)
        if len(self.unsteady) > MOST_UNSTEADY:
            self._say(
                f"{len(self.unsteady)} tests are unsteady, more than {MOST_UNSTEADY}: they count as failed."
            )
        if self.is_interrupted:
            self._say("The second look was interrupted: what failed counts as failed.")

    @property
    def _terminal(self) -> TerminalReporter:
        terminal = self._config.pluginmanager.get_plugin("terminalreporter")
        assert isinstance(terminal, TerminalReporter)
        return terminal

    def _say(self, sentence: str) -> None:
        self._terminal.ensure_newline()
        self._terminal.write_line(sentence)

    def _failed(self) -> dict[str, pytest.TestReport]:
        """Return the first failure of each test, in the order in which they came; none if something else failed."""
        reports = [*self._terminal.stats.get("failed", []), *self._terminal.stats.get("error", [])]
        if not all(isinstance(report, pytest.TestReport) for report in reports):
            return {}
        return {report.nodeid: report for report in reversed(reports)}

    def _passes_alone(self, name: str) -> bool:
        """Run one test alone, in a process of its own; return whether it passed."""
        looks = ["--every-look"] if self._config.getoption("--every-look", False) else []
        limits = [f"--override-ini={name}={self._config.getini(name)}" for name in LIMITS]
        command = [
            sys.executable,
            "-m",
            "pytest",
            name,
            "--doctest-modules",
            "-p",
            "no:cacheprovider",
            *looks,
            *limits,
        ]
        done = subprocess.run(
            [*command, "-n0"], cwd=self._config.rootpath, capture_output=True, text=True, check=False
        )
        passes = done.returncode == pytest.ExitCode.OK
        self._say(f"second look at {name}: {'passed' if passes else 'failed'}")
        return passes

    def _count_as_passed(self, name: str, report: pytest.TestReport) -> None:
        """Take a test out of what failed; count it as passed, once."""
        stats = self._terminal.stats
        for kind in ("failed", "error"):
            stats[kind] = [other for other in stats.get(kind, []) if other.nodeid != name]
            if not stats[kind]:
                del stats[kind]
        if not any(other.nodeid == name for other in stats.get("passed", [])):
            passed = pytest.TestReport(
                name, report.location, report.keywords, "passed", None, "call", duration=report.duration
            )
            stats.setdefault("passed", []).append(passed)

    def _lines(self) -> list[str]:
        return [f"unsteady: {name} ({first_line(report)})" for name, report in self.unsteady.items()]


def first_line(report: pytest.TestReport) -> str:
    """Return the first line of what a failed test said."""
    crash = getattr(report.longrepr, "reprcrash", None)
    said = crash.message if crash else str(report.longrepr)
    return next((line.strip() for line in said.splitlines() if line.strip()), "no reason given")
