"""Costs: with `--costs FILE` each test adds a line there, its processor time with that of its programs and its browser.

A worker puts itself into a control group, which all that it starts is born into: on Linux, as root.
`build/tools/durations.py` adds the lines up.
"""

import os
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path

import pytest

GROUPS = Path("/sys/fs/cgroup")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--costs`."""
    parser.addoption(
        "--costs", type=Path, help="a file that gets each test's processor time, on Linux as root"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Begin to count, where that is asked for."""
    if file := config.getoption("--costs"):
        config.pluginmanager.register(Costs(file))


class Costs:
    """Counts in this process, and writes into a file that all workers share."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._group = own_group() / f"costs-{os.getpid()}"
        self._group.mkdir()
        self._enter(self._group)
        self._before = 0.0

    def pytest_collection_finish(self) -> None:
        """Write what it took to collect the tests."""
        self._note("collection")

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Write what was spent since the test before, and so with what was made for this one."""
        done = yield
        self._note(item.nodeid)
        return done

    def pytest_unconfigure(self) -> None:
        """Leave nothing behind, unless a program that was begun still runs."""
        self._enter(self._group.parent)
        with suppress(OSError):
            self._group.rmdir()

    def _enter(self, group: Path) -> None:
        (group / "cgroup.procs").write_text(str(os.getpid()))

    def _note(self, what: str) -> None:
        now = spent(self._group)
        with self._file.open("a") as file:
            file.write(f"{now - self._before:.2f}s cpu {what}\n")
        self._before = now


def own_group() -> Path:
    """Return the control group that this process is in: of the first kind that counts processor time, or of the second."""
    for line in Path("/proc/self/cgroup").read_text().splitlines():
        _, kinds, name = line.split(":", 2)
        if "cpuacct" in kinds.split(",") and (GROUPS / "cpuacct").is_dir():
            return GROUPS / "cpuacct" / name.strip("/")
    return GROUPS / name.strip("/")


def spent(group: Path) -> float:
    """Return the seconds of processor time of all that ever ran in a group."""
    usage = group / "cpuacct.usage"
    if usage.exists():
        return int(usage.read_text()) / 1e9
    return int((group / "cpu.stat").read_text().split()[1]) / 1e6


def may_count() -> bool:
    """Tell whether this process may make a control group."""
    try:
        return os.access(own_group(), os.W_OK)
    except OSError:
        return False
