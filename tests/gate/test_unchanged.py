"""A check is left out only of the very inputs that it has passed of; whatever changes, it is made again."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from base.paths import ROOT
from tests.shared import unchanged


class Checked:
    """Some sources, and how often they were checked."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.times = 0
        self.fails = False
        self.meanwhile: Callable[[], object] = lambda: None
        (folder / "one.py").write_text("one = 1\n")
        (folder / "two.py").write_text("two = 2\n")

    def check(self) -> None:
        unchanged.unless_unchanged("style", lambda: self.folder.rglob("*.py"), self._run)

    def _run(self) -> None:
        self.times += 1
        self.meanwhile()
        assert not self.fails


@pytest.fixture
def checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checked:
    monkeypatch.setattr(unchanged, "PASSED", tmp_path / "passed")
    monkeypatch.delenv("FOLLOWSUIT_FULL", raising=False)
    (tmp_path / "sources").mkdir()
    return Checked(tmp_path / "sources")


def test_what_passed_is_not_checked_again(checked: Checked) -> None:
    checked.check()
    checked.check()
    assert checked.times == 1


@pytest.mark.parametrize(
    "change",
    [
        lambda folder: (folder / "one.py").write_text("one = 2\n"),
        lambda folder: (folder / "one.py").unlink(),
        lambda folder: (folder / "one.py").rename(folder / "other.py"),
        lambda folder: (folder / "three.py").write_text(""),
        lambda folder: [(folder / "deep").mkdir(), (folder / "one.py").rename(folder / "deep" / "one.py")],
    ],
    ids=["a word", "a file less", "another name", "a file more", "another folder"],
)
def test_any_change_is_checked(checked: Checked, change: Callable[[Path], object]) -> None:
    checked.check()
    change(checked.folder)
    checked.check()
    assert checked.times == 2


def test_another_version_of_a_program_is_a_change(checked: Checked, monkeypatch: pytest.MonkeyPatch) -> None:
    checked.check()
    monkeypatch.setattr(unchanged, "node", lambda: "v99")
    checked.check()
    assert checked.times == 2


def test_what_failed_fails_again_until_it_is_mended(checked: Checked) -> None:
    checked.fails = True
    for _ in range(2):
        with pytest.raises(AssertionError):
            checked.check()
    checked.fails = False
    checked.check()
    checked.check()
    assert checked.times == 3


def test_what_changes_while_it_is_checked_has_not_passed(checked: Checked) -> None:
    text = checked.folder / "one.py"
    checked.meanwhile = lambda: text.write_text(f"one = {checked.times}{checked.times}\n")
    checked.check()
    checked.meanwhile = lambda: None
    checked.check()
    assert checked.times == 2


def test_everything_is_checked_where_all_is_asked_for(
    checked: Checked, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked.check()
    monkeypatch.setenv("FOLLOWSUIT_FULL", "1")
    checked.check()
    assert checked.times == 2


def known(*patterns: str) -> set[Path]:
    """What git knows and there is."""
    listed = subprocess.run(
        ["git", "ls-files", *patterns], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return {path for line in listed.stdout.splitlines() if (path := ROOT / line).is_file()}


def test_no_source_is_left_out_of_a_key() -> None:
    python = known(
        "engine/*.py", "build/*.py", "tests/*.py", "*.md", "pyproject.toml", "build/locks/requirements.txt"
    )
    texts = {path for path in python if path.suffix != ".md" or path.parent == ROOT or "engine" in path.parts}
    assert texts - set(unchanged.of_python()) == set()
    assert ROOT / "web" / "package-lock.json" in unchanged.of_pyright()
    page = known(*(f"{folder}/*{suffix}" for folder in unchanged.PAGE for suffix in unchanged.OF_PAGE))
    assert len(page) > 400
    for name in ("eslint.config.js", "jsconfig.json", ".prettierrc.json", "package-lock.json"):
        assert ROOT / "web" / name in page
    assert page - set(unchanged.of_page()) == set()
    read = known("web", "engine", "build", "tests/web", "tests/unit")
    unread = read - set(unchanged.of_page_tests())
    assert {path for path in unread if not path.name.startswith(".") and path.suffix != ".py"} == set()
