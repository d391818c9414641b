"""The gates of the JavaScript: lint, format, types, its own tests, imports and unused exports."""

import json
import re
import shutil
import subprocess
from pathlib import Path

from tests.shared.changed import changed_files
from tests.shared.unchanged import of_page, of_page_tests, unless_unchanged

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BIN = WEB / "node_modules" / ".bin"
#: Casts through `unknown`, in all of the page.
MOST_CASTS = 5


def run(program: str | Path, *arguments: str | Path) -> None:
    stale = f"{program} is missing: `npm ci` in web/ installs what package-lock.json names"
    assert shutil.which(program), stale
    command = (program, *arguments)
    done = subprocess.run(
        [str(part) for part in command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}"


def judge(
    tool: str, every_look: bool, words: list[str], sources: list[str], endings: tuple[str, ...]
) -> None:
    """Have a tool judge files one by one: the gate of main all of them, that of a commit those that it changes."""
    files = None if every_look else changed_files(ROOT, ("web", "build", "tests"), endings)
    if files is None:
        unless_unchanged(tool, of_page, lambda: run(BIN / tool, *words, *sources))
    elif files:
        run(BIN / tool, *words, *files)


def test_eslint_finds_nothing(every_look: bool) -> None:
    words = ["--config", "web/eslint.config.js", "--max-warnings=0", "--no-warn-ignored"]
    judge("eslint", every_look, words, ["web", "build", "tests"], (".js", ".mjs"))


def test_the_javascript_and_the_style_sheets_are_formatted(every_look: bool) -> None:
    sources = ["web/**/*.{js,mjs,css,ts}", "build/**/*.mjs", "tests/**/*.js"]
    words = ["--config", "web/.prettierrc.json", "--check"]
    judge("prettier", every_look, words, sources, (".js", ".mjs", ".css", ".ts"))


def test_the_types_written_down_hold() -> None:
    unless_unchanged("tsc", of_page, lambda: run(BIN / "tsc", "--project", "web/jsconfig.json"))


def test_no_type_lets_any_field_pass_for_anything_and_few_casts_go_through_unknown() -> None:
    """An index of `any` types nothing behind it; a cast through `unknown` claims what no type says."""
    sources = {
        str(path.relative_to(ROOT)): path.read_text(encoding="utf-8")
        for path in (*WEB.glob("js/**/*.js"), *WEB.glob("js/**/*.ts"))
    }
    index = re.compile(r"\[\w+: string\]: any\b|Record<[^<>]*, any>|Map<[^<>]*\bany>")
    assert [name for name, text in sources.items() if index.search(text)] == []
    assert sum(len(re.findall(r"@type \{unknown\} \*/ \(", text)) for text in sources.values()) <= MOST_CASTS


def test_the_tests_of_the_javascript_pass(tmp_path: Path) -> None:
    folders: dict[str, list[Path]] = {}
    for test in sorted((ROOT / "tests" / "web").rglob("*.test.js")):
        folders.setdefault(test.relative_to(ROOT / "tests" / "web").parts[0], []).append(test)
    assert folders
    # A process for each folder: one for each file takes twice as long, for each loads the page's modules again.
    for name, tests in folders.items():
        lines = [f"import {json.dumps(test.as_uri())};\n" for test in tests]
        (tmp_path / f"{name}.test.mjs").write_text("".join(lines))
    words: list[str | Path] = ["--test", "--test-reporter=spec", *sorted(tmp_path.glob("*.mjs"))]
    unless_unchanged("javascript", of_page_tests, lambda: run("node", *words))


def test_a_room_imports_only_what_it_may() -> None:
    rooms = ["web/js", "web/games", "web/offline", "web/embed", "web/runtime", "build/node"]
    words = ("--config", "web/dependency-cruiser.config.js", *rooms)
    unless_unchanged("depcruise", of_page, lambda: run(BIN / "depcruise", *words))


def test_nothing_is_exported_that_nobody_imports() -> None:
    unless_unchanged("knip", of_page, lambda: run(BIN / "knip", "--directory", "web"))
