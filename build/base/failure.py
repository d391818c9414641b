"""Failures of a build step: what failed, and what to do about it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path


class BuildError(Exception):
    """A step that cannot run: `what` failed, `remedy` says what to install or change."""

    def __init__(self, what: str, remedy: str) -> None:
        super().__init__(f"{what}\n  {remedy}")
        self.what = what
        self.remedy = remedy


def run(
    command: Sequence[str | Path],
    *,
    what: str,
    remedy: str,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
) -> str:
    """Run a command and return its output; if it fails, stop the build with that output."""
    try:
        done = subprocess.run(
            [str(part) for part in command],
            cwd=cwd,
            env=env,
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError as error:
        raise BuildError(f"{what}: {error}", remedy) from error
    if done.returncode != 0:
        said = "\n".join((done.stdout + done.stderr).strip().splitlines()[-30:])
        raise BuildError(f"{what} (exit {done.returncode})\n{said}", remedy)
    return done.stdout


def stop_on_failure(main: Callable[[], int]) -> None:
    """Run a script's main and exit with its status; a failed step prints a message instead of a traceback."""
    try:
        status = main()
    except BuildError as error:
        print(f"\nbuild stopped: {error}", file=sys.stderr)
        status = 1
    except KeyboardInterrupt:
        print()
        status = 130
    sys.exit(status)
