"""Check: `python3 build/check.py` is the gate of every commit, `--all` that of main; each is one pytest run.

--all       every test: also those marked `long`, other browsers and servers, audits, extras, a clean clone
--fast      leave out what needs the built site: browsers, Pyodide, `tests/build`
--browsers  only Firefox and WebKitGTK, and fail where they are absent; `--all` skips them then
other words go to pytest; `python3 build/check.py tests/unit -k follow` runs what is named, `long` or not
"""

from __future__ import annotations

import os
import sys
import tempfile
import threading
from pathlib import Path

from base import browsers, environment, failure, servers
from base.paths import BUILD, ROOT

OURS = ("--all", "--fast", "--browsers")
# One worker more than cores: some of the time the tests at a table wait for cards to be shown. Each costs
# a collection of the tests and a browser.
WORKERS = min(4, (os.cpu_count() or 2) + 1)
EVERYTHING = [
    "tests",
    "engine",
    "--doctest-modules",
    "--ignore=tests/bench",
    # Of libraries and a page that the gate's own environment has not.
    "--ignore-glob=tests/extras/suite_*.py",
    "--ignore-glob=engine/examples/in_page/*.py",
    # Importing it registers a game, which every other test then has as well.
    "--ignore-glob=engine/examples/dehla_pakad/*",
    "--ignore-glob=engine/followsuit/adapters/arrays.py",
    "--ignore-glob=engine/followsuit/adapters/gymnasium_env.py",
    "--ignore-glob=engine/followsuit/adapters/openspiel_game.py",
    "--ignore-glob=engine/followsuit/adapters/pettingzoo_env.py",
    "--ignore-glob=engine/followsuit/adapters/pyinstaller/hook-*.py",
    # A line a failure at the end, on a service too, where pytest would print all that it compared.
    "--force-short-summary",
    f"--numprocesses={WORKERS}",
    "--dist=worksteal",
    # A test that hangs ends with the stack of every thread, and its worker with it: another takes the others.
    "--override-ini=faulthandler_timeout=900",
    "--override-ini=faulthandler_exit_on_timeout=true",
    # What failed runs once more, alone (tests/shared/second_look.py).
    "--second-look",
]
SHORT = ["-m", "not long"]
ROOM_MB = 300
"""What a gate writes, at least: a site, its steps, and what the tests leave."""
NEEDS_SITE = [
    "--ignore=tests/site",
    "--ignore=tests/browsers",
    "--ignore=tests/hosts",
    "--ignore=tests/build",
    "--deselect=tests/gate/test_pyodide.py",
]


def main() -> int:
    """Prepare, build while the tests run, and return pytest's status; its summary is the last line."""
    options = {word for word in sys.argv[1:] if word in OURS}
    words = [word for word in sys.argv[1:] if word not in OURS]
    python = environment.prepare()
    arguments = pytest_arguments(options, words)
    if "--browsers" in options:
        browsers.prepare_browsers()
    else:
        if "--fast" not in options:
            chromium = browsers.prepare_chromium()
            os.environ["FOLLOWSUIT_CHROMIUM"] = chromium
            os.environ["FOLLOWSUIT_HEADLESS"] = browsers.prepare_headless(chromium)
        if "--all" in options:
            browsers.install_browsers()
            servers.install_servers()
            environment.prepare_audit()
            environment.prepare_extras()
    # Hundreds of programs that the tests run import the engine: compiled once, each begins sooner.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    for place in (ROOT, Path(tempfile.gettempdir())):
        failure.require_room(place, ROOM_MB)
    command = [str(python), "-m", "pytest", *arguments]
    if "--fast" in options:
        return failure.run_program(command, cwd=ROOT)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["FOLLOWSUIT_SITE_BUILD"] = folder
        builder = start_build(python, Path(folder))
        status = failure.run_program(command, cwd=ROOT)
        builder.join()
    return status


def pytest_arguments(options: set[str], words: list[str]) -> list[str]:
    """Return pytest's arguments: the tests named in the words, else those of the gate."""
    named = [word for word in words if not word.startswith("-") and Path(ROOT, word.split("::")[0]).exists()]
    if "--browsers" in options:
        return ["tests/browsers", "--second-look", *words]
    if named:
        return [*words, *(NEEDS_SITE if "--fast" in options else [])]
    short = ["--every-look"] if "--all" in options else SHORT
    return [*EVERYTHING, *short, *words, *(NEEDS_SITE if "--fast" in options else [])]


def start_build(python: Path, folder: Path) -> threading.Thread:
    """Build the site in the background; its output and then its status lie in the folder for the tests.

    The engine's tests run meanwhile; the fixture `built_site` waits for the status.
    """

    def build() -> None:
        status = folder / "status.part"
        status.write_text("1")  # as long as there is room on the disk
        try:
            with (folder / "log").open("wb") as log:
                done = failure.run_program([python, BUILD / "site.py"], output=log)
            status.write_text(str(done))
        finally:
            status.rename(folder / "status")

    thread = threading.Thread(target=build)
    thread.start()
    return thread


if __name__ == "__main__":
    if sys.version_info < environment.PYTHON_NEEDED:
        sys.exit("Python 3.11 or newer is needed.")
    failure.stop_on_failure(main)
