"""Check: `python3 build/check.py` is the one gate, everything in one pytest run.

--fast       leave out what runs in a browser or inside Pyodide
--browsers   only what runs in Firefox ESR and WebKitGTK: boot, a deal of each game, a visit without network,
             another site's page; fails where they cannot be had, which else is told and skipped
other words  go to pytest: `python3 build/check.py tests/unit -k follow`
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import environment
import failure
from paths import BUILD, ROOT

EVERYTHING = [
    "tests",
    "engine",
    "--doctest-modules",
    "--ignore=tests/bench",
    "--numprocesses=2",
    "--dist=worksteal",
]
SLOW = [
    "--ignore=tests/site",
    "--ignore=tests/browsers",
    "--ignore=tests/build",
    "--deselect=tests/gate/test_pyodide.py",
]


def main() -> int:
    """Prepare, build, and become pytest: its summary is the last line, its status ours."""
    began = time.time()
    words = sys.argv[1:]
    is_fast = "--fast" in words
    is_browsers = "--browsers" in words
    words = [word for word in words if word not in ("--fast", "--browsers")]
    python = environment.prepare()
    asked = [word for word in words if not word.startswith("-") and Path(ROOT, word.split("::")[0]).exists()]
    arguments = words if asked else [*EVERYTHING, *words]
    if is_browsers:
        environment.prepare_browsers()
        arguments = ["tests/browsers", *words]
    if is_fast:
        arguments = [*arguments, *SLOW]
    else:
        if not is_browsers:
            os.environ["FOLLOWSUIT_CHROMIUM"] = environment.prepare_chromium()
            if not asked:
                environment.bring_browsers()
                os.environ["FOLLOWSUIT_GATE_BEGAN"] = str(began)
        built = subprocess.run([python, BUILD / "site.py"], check=False).returncode
        if built != 0:
            return built
    sys.stdout.flush()
    os.chdir(ROOT)
    os.execv(python, [str(python), "-m", "pytest", *arguments])
    return 0  # not reached: this process is pytest now


if __name__ == "__main__":
    if sys.version_info < environment.PYTHON_NEEDED:
        sys.exit("Python 3.11 or newer is needed.")
    failure.stop_on_failure(main)
