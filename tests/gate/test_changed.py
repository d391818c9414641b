"""What eslint and Prettier judge in the gate of a commit: what it changes, or everything where that is unknown."""

import subprocess
from pathlib import Path

import pytest

from tests.shared.changed import changed_files


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A repository with a commit."""
    git(tmp_path, "init", "--quiet")
    write(tmp_path, "web/js/old.js", "web/js/gone.js", "web/package.json", "engine/old.py")
    commit(tmp_path)
    return tmp_path


def git(root: Path, *words: str) -> None:
    name = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *name, *words], cwd=root, check=True)


def write(root: Path, *names: str) -> None:
    for name in names:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        with (root / name).open("a") as file:
            file.write("one more line\n")


def commit(root: Path) -> None:
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--message=Change it")


def judged(root: Path) -> list[str] | None:
    return changed_files(root, ("web", "tests"), (".js", ".css"))


def test_what_the_latest_commit_changed_is_judged_and_what_is_not_committed_yet(checkout: Path) -> None:
    write(checkout, "web/js/committed.js", "web/css/committed.css", "engine/other.py", "docs/other.js")
    (checkout / "web/js/gone.js").unlink()
    commit(checkout)
    write(checkout, "web/js/old.js", "tests/web/new.js", "web/js/notes.txt")
    assert judged(checkout) == [
        "tests/web/new.js",
        "web/css/committed.css",
        "web/js/committed.js",
        "web/js/old.js",
    ]


def test_where_the_settings_or_packages_of_the_tools_changed_everything_is_judged(checkout: Path) -> None:
    write(checkout, "web/package.json", "web/js/old.js")
    commit(checkout)
    assert judged(checkout) is None


def test_where_there_is_one_commit_or_no_repository_everything_is_judged(checkout: Path) -> None:
    assert judged(checkout) is None, "the first commit has none before it"
    write(checkout, "web/js/old.js")
    commit(checkout)
    assert judged(checkout) == ["web/js/old.js"]
    assert judged(checkout / "web") is None, "a folder of a repository that is another's"
