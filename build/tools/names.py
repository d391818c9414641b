"""Names: counts what names of functions, modules and classes say, at a commit or in the working tree.

    python3 build/tools/names.py [COMMIT ...]

A function of the page counts once a file, whether it is declared, assigned or a member. A *bare* name is one
lower-case word. A module is a file of `engine/followsuit` or `web/js`; `index.js` and `__init__.py` are none.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

#: Files in which names are counted.
SOURCES = ("engine/followsuit/*.py", "web/js/*.js")
_DECLARED = re.compile(
    r"^\s*(?:export\s+)?(?:default\s+)?(?:async\s+)?function\*?\s+([A-Za-z_]\w*)\s*\("
    r"|^\s*(?:export\s+)?const\s+([A-Za-z_]\w*)\s*=\s*(?:async\s+)?(?:/\*\*.*?\*/\s*)?(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\w+)\s*=>"
    r"|^\s+(?:async\s+)?([A-Za-z_]\w*)\([^;]*\)\s*\{\s*$"
    r"|^\s+([A-Za-z_]\w*):\s*(?:async\s+)?(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\w+)\s*=>",
    re.MULTILINE,
)
#: What looks like a member and is a statement.
_STATEMENTS = {"if", "for", "while", "switch", "catch", "function", "return", "constructor"}


def sources(commit: str | None = None) -> dict[str, str]:
    """The text of each source at a commit, by its path; without one, in the working tree."""
    if commit is None:
        paths = _git("ls-files", "--", *SOURCES).splitlines()
        return {path: Path(path).read_text(encoding="utf-8") for path in paths if Path(path).is_file()}
    paths = _git("ls-tree", "-r", "--name-only", commit, "engine/followsuit", "web/js").splitlines()
    return {path: _git("show", f"{commit}:{path}") for path in paths if path.endswith((".py", ".js"))}


def functions_of_page(texts: Mapping[str, str]) -> dict[str, set[str]]:
    """The files that define each function of the page, by the function's name."""
    files: defaultdict[str, set[str]] = defaultdict(set)
    for path, text in texts.items():
        if path.endswith(".js"):
            for match in _DECLARED.finditer(text):
                name = next(filter(None, match.groups()))
                if name not in _STATEMENTS:
                    files[name].add(path)
    return dict(files)


def classes(texts: Mapping[str, str]) -> dict[str, set[str]]:
    """The files that define each class of the engine, by the class's name."""
    files: defaultdict[str, set[str]] = defaultdict(set)
    for path, text in texts.items():
        if path.endswith(".py"):
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.ClassDef):
                    files[node.name].add(path)
    return dict(files)


def modules(paths: Iterable[str]) -> dict[str, set[str]]:
    """The files that have each module's name, written with underscores."""
    files: defaultdict[str, set[str]] = defaultdict(set)
    for path in paths:
        name = path.rsplit("/", 1)[-1].rsplit(".", 1)[0].replace("-", "_")
        if name not in ("index", "__init__", "__main__"):
            files[name].add(path)
    return dict(files)


def gerunds(paths: Iterable[str]) -> list[str]:
    """The modules that end in *-ing*."""
    return sorted(path for path in paths if re.search(r"ing\.(?:py|js)$", path))


def is_bare(name: str) -> bool:
    """Whether a name is one lower-case word."""
    return re.fullmatch(r"[a-z]+", name) is not None


def measures(texts: Mapping[str, str]) -> dict[str, str]:
    """What is counted, as a line for each."""
    functions = functions_of_page(texts)
    bare = [name for name in functions if is_bare(name)]
    classed = {name: files for name, files in classes(texts).items() if len(files) > 1}
    sharing = Counter({name: len(files) for name, files in functions.items()})
    sizes = {path: text.count("\n") for path, text in texts.items()}
    return {
        "functions of the page": f"{len(functions)}",
        "bare ones": f"{len(bare)} ({len(bare) / len(functions):.0%})",
        "in four files or more": f"{sum(count >= 4 for count in sharing.values())}",
        "commonest": ", ".join(f"{name} {count}" for name, count in sharing.most_common(12)),
        "modules in -ing": f"{len(gerunds(texts))}",
        "module names in two places": f"{sum(len(files) > 1 for files in modules(texts).values())}",
        "class names in two places": f"{len(classed)}",
        "modules under 40 lines": ", ".join(
            f"{room} {sum(lines < 40 for path, lines in sizes.items() if path.startswith(room))}"
            for room in ("engine", "web")
        ),
    }


def _git(*words: str) -> str:
    return subprocess.run(("git", *words), capture_output=True, text=True, check=True).stdout


def main(commits: list[str]) -> None:
    """Print the measures of each commit, or of the working tree."""
    listed: list[str | None] = [*commits] or [None]
    for commit in listed:
        print(commit or "working tree")
        for what, count in measures(sources(commit)).items():
            print(f"  {what}: {count}")


if __name__ == "__main__":
    main(sys.argv[1:])
