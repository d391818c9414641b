"""The gates of the JavaScript: lint, format, types, its own tests, imports and unused exports."""

import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BIN = WEB / "node_modules" / ".bin"


def run(program: str | Path, *arguments: str | Path) -> None:
    stale = f"{program} is missing: `npm ci` in web/ installs what package-lock.json names"
    assert shutil.which(program), stale
    command = (program, *arguments)
    done = subprocess.run(
        [str(part) for part in command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}"


def test_eslint_finds_nothing() -> None:
    run(BIN / "eslint", "--config", "web/eslint.config.js", "--max-warnings=0", "web", "build", "tests")


def test_the_javascript_and_the_style_sheets_are_formatted() -> None:
    sources = ["web/**/*.{js,mjs,css,ts}", "build/**/*.mjs", "tests/**/*.js"]
    run(BIN / "prettier", "--config", "web/.prettierrc.json", "--check", *sources)


def test_the_types_written_down_hold() -> None:
    run(BIN / "tsc", "--project", "web/jsconfig.json")


def test_the_tests_of_the_javascript_pass() -> None:
    tests = sorted((ROOT / "tests" / "web").rglob("*.test.js"))
    if tests:
        run("node", "--test", "--test-reporter=spec", *tests)


def test_a_room_imports_only_what_it_may() -> None:
    rooms = ["web/js", "web/games", "web/offline", "web/embed", "web/runtime", "build/node"]
    run(BIN / "depcruise", "--config", "web/dependency-cruiser.config.js", *rooms)


def test_nothing_is_exported_that_nobody_imports() -> None:
    run(BIN / "knip", "--directory", "web")
