"""Breaks: break what `mutants.py` does not change, one thing at a time, and name the test that notices.

    .venv/bin/python build/tools/breaks.py               the tests that have to do with each break
    .venv/bin/python build/tools/breaks.py --whole       the whole gate for each, until it fails
    .venv/bin/python build/tools/breaks.py "a header"    only this break

The breaks are made in a copy of HEAD under `.cache/breaks`; what is not committed is not in it. Ends with
status 1 where a break was noticed by nothing, or no longer fits the sources.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from base import browsers, environment, failure
from base.paths import CACHE, NODE_MODULES, ROOT, VENV

COPY = CACHE / "breaks"
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)


@dataclass(frozen=True)
class Break:
    """One thing to break: a place in a file, what to write there instead, and the tests to run for it.

    ``place`` is a regular expression that matches once, ``instead`` what `re.sub` writes for it.
    """

    name: str
    file: str
    place: str
    instead: str
    tests: tuple[str, ...]
    needs_site: bool = False


BREAKS = (
    Break(
        "a sentence missing",
        "web/text/en.ftl",
        r"(?m)^refusal-must_follow = ",
        "refusal-must_obey = ",
        ("tests/unit/test_hygiene.py", "tests/gate/test_javascript.py"),
    ),
    Break(
        "a header",
        "web/headers.toml",
        r'X-Content-Type-Options = "nosniff", ',
        "",
        ("tests/build/test_headers.py", "tests/build/test_serve.py"),
        needs_site=True,
    ),
    Break(
        "a cache name",
        "web/runtime/snapshot.js",
        r'"follow-?suit-snapshots"',
        '"another-snapshots"',
        ("tests/site/test_snapshot.py",),
        needs_site=True,
    ),
    Break(
        "an illegal import",
        "engine/followsuit/bots/reasons.py",
        r"\Z",
        "\n\ndef _table() -> object:\n    import followsuit.table as found\n\n    return found\n",
        ("tests/gate/test_python.py",),
    ),
    Break(
        "a style sheet that covers a card",
        "web/css/prompts/prompt.css",
        r"\Z",
        "\n.ask,\n.declare,\n.bury {\n  position: fixed;\n  inset: auto 0 0;\n}\n",
        ("tests/site/rooms/table/test_layout.py",),
        needs_site=True,
    ),
    Break(
        "what is kept offline",
        "build/published/offline.py",
        r'LATER = \("docs/\*", ',
        "LATER = (",
        ("tests/build/test_offline.py", "tests/build/test_budget.py"),
        needs_site=True,
    ),
)


def main() -> int:
    """Make each break in turn and print the table."""
    words = [word for word in sys.argv[1:] if word != "--whole"]
    whole = "--whole" in sys.argv
    chosen = [one for one in BREAKS if not words or one.name in words]
    os.environ["FOLLOWSUIT_CHROMIUM"] = browsers.prepare_chromium()
    environment.prepare_node()
    make_copy()
    print("| broken | in | noticed by | after s |", "|---|---|---|---|", sep="\n", flush=True)
    missed = 0
    for one in chosen:
        break_it(one)
        began = time.monotonic()
        noticed = gate() if whole else tests_of(one)
        took = time.monotonic() - began
        missed += noticed is None
        print(f"| {one.name} | `{one.file}` | {noticed or '**nothing**'} | {took:.0f} |", flush=True)
        git("checkout", "--quiet", "--", ".")
    return 1 if missed else 0


def make_copy() -> None:
    """Check HEAD out under `.cache/breaks`, with this tree's packages and results of build steps."""
    if COPY.exists():
        subprocess.run(["git", "worktree", "remove", "--force", COPY], cwd=ROOT, check=False)
        shutil.rmtree(COPY, ignore_errors=True)
    subprocess.run(["git", "worktree", "prune"], cwd=ROOT, check=True)
    subprocess.run(["git", "worktree", "add", "--quiet", "--detach", COPY, "HEAD"], cwd=ROOT, check=True)
    (COPY / ".venv").symlink_to(VENV)
    (COPY / "web" / "node_modules").symlink_to(NODE_MODULES)
    (COPY / ".cache").symlink_to(CACHE)


def git(*words: str) -> None:
    """Run git in the copy."""
    subprocess.run(["git", *words], cwd=COPY, check=True)


def break_it(one: Break) -> None:
    """Break it in the copy; raise `BuildError` where the place is not there exactly once."""
    path = COPY / one.file
    text = path.read_text() if path.exists() else ""
    changed, places = re.subn(one.place, one.instead, text)
    if places != 1:
        raise failure.BuildError(
            f"{one.name}: {one.place!r} matches {places} times in {one.file}",
            "Adapt the break to the sources as they are.",
        )
    path.write_text(changed)


def tests_of(one: Break) -> str | None:
    """Run what the gate of every commit has of a break's own tests; return the first that fails, if any."""
    python = COPY / ".venv" / "bin" / "python"
    if one.needs_site:
        built = subprocess.run([python, "build/site.py"], cwd=COPY, capture_output=True, check=False)
        if built.returncode != 0:
            return "the build stops"
    words = ["-m", "pytest", "-x", "-q", "-m", "not long", "-p", "no:cacheprovider", *one.tests]
    return first_failure([python, *words])


def gate() -> str | None:
    """Run the whole gate of every commit until something fails; return what.

    Without the test that the breaks fit the sources: it would notice each of them.
    """
    return first_failure([sys.executable, "build/check.py", "-x", "--deselect=tests/gate/test_breaks.py"])


def first_failure(command: list[str | Path]) -> str | None:
    """Return the first test that fails, or why there is none; None where all pass."""
    done = subprocess.run(command, cwd=COPY, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return None
    found = FAILED.search(done.stdout)
    return f"`{found[1]}`" if found else f"status {done.returncode}: {done.stdout[-300:]}"


if __name__ == "__main__":
    failure.stop_on_failure(main)
