"""The gate runs every test there is: pytest passes over some folders by their name, and says nothing of it."""

import subprocess
import sys

from check import EVERYTHING
from paths import ROOT


def test_every_file_of_tests_is_collected_by_the_gate() -> None:
    words = [word for word in EVERYTHING if not word.startswith(("--numprocesses", "--dist"))]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *words, "--collect-only", "-q", "-p", "no:cacheprovider"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    collected = {line.partition("::")[0] for line in done.stdout.splitlines() if "::" in line}
    there = {str(path.relative_to(ROOT)) for path in (ROOT / "tests").rglob("test_*.py")}
    assert any(name.startswith("tests/build/") for name in there)
    assert there - collected == set(), done.stdout[-2000:] + done.stderr[-2000:]
