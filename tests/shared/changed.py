"""Changed: which files the latest commit and the working tree changed, for checks that judge files one by one."""

import shutil
import subprocess
from pathlib import Path

#: Where the settings and the packages of the page's tools lie. Once they change, every file may be judged otherwise.
SETTINGS = Path("web")


def changed_files(root: Path, folders: tuple[str, ...], endings: tuple[str, ...]) -> list[str] | None:
    """Return the changed files of these folders and kinds; None where that is unknown, so that all are to be judged."""
    top = git(root, "rev-parse", "--show-toplevel")
    since = git(root, "diff", "--name-only", "HEAD~1")
    new = git(root, "ls-files", "--others", "--exclude-standard")
    if top is None or since is None or new is None or Path(top.strip()) != root.resolve():
        return None
    found = {*since.splitlines(), *new.splitlines()}
    if any(Path(name).parent == SETTINGS for name in found):
        return None
    return [
        name
        for name in sorted(found)
        if Path(name).parts[0] in folders and name.endswith(endings) and (root / name).is_file()
    ]


def git(root: Path, *words: str) -> str | None:
    """Return what git says in a folder; None where there is no git, no repository or no such commit."""
    if not shutil.which("git"):
        return None
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    return None if done.returncode else done.stdout
