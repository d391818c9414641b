"""The extras: the suites in tests/extras run with the other libraries, in an environment that has them."""

import os
import subprocess
from pathlib import Path

import pytest

from base import environment
from base.paths import ROOT

SUITES = sorted((ROOT / "tests" / "extras").glob("suite_*.py"))


@pytest.mark.long("needs other programmers' libraries, in an environment of their own")
@pytest.mark.parametrize("suite", SUITES, ids=lambda path: path.stem)
def test_a_suite_of_the_extras_passes(suite: Path) -> None:
    python = environment.prepare_extras()
    done = subprocess.run(
        [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--confcutdir", suite.parent, suite],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "engine")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


def test_every_extra_has_its_suites() -> None:
    assert SUITES
