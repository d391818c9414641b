"""Documentation: the guides and the reference for programmers, as Sphinx makes them of engine/docs."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

from base.environment import venv_python
from base.failure import run
from base.paths import ENGINE, LOCKED, ROOT, WEB
from base.store import kept, sources

DOCS = ENGINE / "docs"
NOT_PUBLISHED = (
    ".buildinfo",
    ".doctrees",
    "_static/file.png",
    "_static/minus.png",
    "_static/plus.png",
    "_static/basic.css",
    "_sources",
)
PLAIN = {"_static": "static", "_images": "images"}
"""What Sphinx's folders are called here: Jekyll, which GitHub runs over a branch, drops `_…`."""


def documentation() -> Path:
    """Return the folder of the pages, rebuilt only if a text or the engine has changed."""
    results = ROOT / "tests" / "bench" / "RESULTS.md"
    included = [WEB / "EMBED.md", WEB / "baseline.json", results]
    made_from = [LOCKED / "requirements.txt", *included, Path(__file__), *sources(ENGINE)]
    named = [part for path in made_from for part in (os.path.relpath(path, ENGINE), path)]
    return kept("documentation", named, _make) / "docs"


def _make(folder: Path) -> None:
    run(
        # A warning means a broken link or a name that no longer exists.
        [
            venv_python(),
            "-m",
            "sphinx",
            "-q",
            "-W",
            "--keep-going",
            "-d",
            folder / "trees",
            DOCS,
            folder / "docs",
        ],
        env={
            **os.environ,
            "SOURCE_DATE_EPOCH": "315532800",
            "PYTHONHASHSEED": "0",
            "PYTHONDONTWRITEBYTECODE": "1",
        },
        what="The documentation could not be made",
        remedy="What Sphinx said is above, with the place in engine/docs or in a docstring.",
    )
    shutil.rmtree(folder / "trees")
    for name in NOT_PUBLISHED:
        path = folder / "docs" / name
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)
    _name_plainly(folder / "docs")


def _name_plainly(docs: Path) -> None:
    """Rename Sphinx's own folders, and name them so in every page."""
    named = re.compile(rf"\b({'|'.join(PLAIN)})/")
    for page in docs.rglob("*.html"):
        page.write_text(named.sub(lambda found: f"{PLAIN[found[1]]}/", page.read_text()))
    for theirs, ours in PLAIN.items():
        (docs / theirs).rename(docs / ours)
