"""The first test that fails of those that a program runs."""

from __future__ import annotations

import os
import re
import resource
import signal
import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from base.failure import BuildError

FAILED = re.compile(r"^(?:(?:FAILED|ERROR) (\S+)|\s*✖ (.+?)(?: \([\d.]+ms\))?$)", re.MULTILINE)
MEMORY = 4 << 30


class MissingTestError(BuildError):
    """A test that was named is not there: its name may be made of what was changed."""


def failing_test(
    command: Sequence[str | Path],
    folder: Path,
    environment: Mapping[str, str],
    limit: Callable[[], None],
    wall_s: float,
) -> str | None:
    """Run a program in a folder; return the first test that fails, or why none is named; None if all pass."""
    program = subprocess.Popen(
        command,
        cwd=folder,
        env=dict(environment),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        preexec_fn=limit,
        start_new_session=True,
    )
    try:
        said, _ = program.communicate(timeout=wall_s)
    except subprocess.TimeoutExpired:
        os.killpg(program.pid, signal.SIGKILL)
        program.communicate()
        return "too slow"
    if program.returncode in (0, 5):
        return None
    if program.returncode < 0:
        return "too slow"
    if "ERROR: not found" in said:
        raise MissingTestError("A test that was collected is not there.", said.strip()[-300:])
    found = FAILED.search(said)
    return (found[1] or found[2]) if found else f"status {program.returncode}: {said.strip()[-120:]!r}"


def within(seconds: float) -> Callable[[], None]:
    """Return what keeps a program within so much processor time and within its memory."""

    def keep() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds) + 5))
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))

    return keep
