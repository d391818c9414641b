"""Every test runs in a gate: pytest skips some folder names silently."""

import subprocess
import sys

import pytest

import check
from base.paths import ROOT


def collected(options: set[str]) -> set[str]:
    """Return the files whose tests `check.py` runs with these options."""
    words = [
        word
        for word in check.pytest_arguments(options, [])
        if not word.startswith(("--numprocesses", "--dist"))
    ]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *words, "--collect-only", "-q", "-p", "no:cacheprovider"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return {line.partition("::")[0] for line in done.stdout.splitlines() if "::" in line}


@pytest.mark.long("collects all tests once more")
def test_every_file_of_tests_is_collected_by_the_gate_of_main() -> None:
    there = {str(path.relative_to(ROOT)) for path in (ROOT / "tests").rglob("test_*.py")}
    assert any(name.startswith("tests/build/") for name in there)
    assert there - collected({"--all"}) == set()
