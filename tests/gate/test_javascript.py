"""The gates of the JavaScript: lint, types, its own tests, and who may import whom."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
JS = WEB / "js"
BIN = WEB / "node_modules" / ".bin"
IMPORT = re.compile(r"""(?:\bfrom\s*|\bimport\s*\(?\s*)(["'])(?P<what>[^"']+)\1""")
COMMENT = re.compile(r"/\*.*?\*/|^\s*//.*$", re.DOTALL | re.MULTILINE)

# A room of web/js, and the rooms it may import besides itself. `app.js` ties them together and may import all.
MAY_IMPORT = {
    "engine": set(),
    "offline": set(),
    "text": set(),
    "store": {"engine", "text"},
    "motion": {"store", "text"},
    "sound": {"store"},
    "view": {"store", "text", "motion"},
    "input": {"store", "text", "view"},
    "embed": {"store", "text"},
}
SOURCES = sorted(JS.rglob("*.js"))


def run(*command: str | Path) -> None:
    done = subprocess.run(
        [str(part) for part in command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}"


def imports_of(source: Path) -> list[str]:
    return [found["what"] for found in IMPORT.finditer(COMMENT.sub("", source.read_text()))]


def room_of(path: Path) -> str:
    return path.relative_to(JS).parts[0]


def test_eslint_finds_nothing() -> None:
    run(BIN / "eslint", "--config", "web/eslint.config.js", "--max-warnings=0", "web", "build", "tests")


def test_the_javascript_and_the_style_sheets_are_formatted() -> None:
    sources = ["web/**/*.{js,mjs,css,ts}", "build/**/*.mjs", "tests/**/*.js"]
    run(BIN / "prettier", "--config", "web/.prettierrc.json", "--check", *sources)


def test_the_types_written_down_hold() -> None:
    run(BIN / "tsc", "--project", "web/jsconfig.json")


def test_the_tests_of_the_javascript_pass() -> None:
    tests = sorted((ROOT / "tests" / "web").glob("*.test.js"))
    if tests:
        run("node", "--test", "--test-reporter=spec", *tests)


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: str(path.relative_to(JS)))
def test_a_room_imports_only_what_it_may(source: Path) -> None:
    if source.parent == JS:
        return
    room = room_of(source)
    assert room in MAY_IMPORT, f"web/js/{room} is not a room: give it a line in MAY_IMPORT"
    for what in imports_of(source):
        if not what.startswith("."):
            continue
        target = (source.parent / what).resolve()
        assert target.is_file(), f"{what} is not a file"
        if target.is_relative_to(JS) and target.parent != JS:
            assert room_of(target) in MAY_IMPORT[room] | {room}, f"{room} may not import {what}"


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: str(path.relative_to(JS)))
def test_only_the_engine_room_knows_pyscript_and_the_worker(source: Path) -> None:
    if room_of(source) == "engine":
        return
    text = COMMENT.sub("", source.read_text())
    assert not re.search(r"pyscript|pyodide|xworker|new Worker\b", text, re.IGNORECASE)
    assert not any("engine/" in what and not what.endswith("engine/index.js") for what in imports_of(source))
