"""Rules pages: the rules of each game in each language, from `web/rules` as pages that need no script.

What the presets choose is asked of the engine; the texts and the language files say it in words.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from failure import run
from paths import BUILD, ENGINE, WEB
from store import kept, sources

HELLO = 'from followsuit.protocol import session; print(session.handle(\'{"v": 1, "op": "hello"}\'))'


def rules_pages(web: Path) -> dict[Path, str]:
    """Return the text of each rules page by the place it would have in the sources."""
    if not (web / "rules").is_dir():
        return {}
    facts = json.dumps(_games(), sort_keys=True)
    writer = [BUILD / "node" / "rules.mjs", BUILD / "node" / "markup.mjs", WEB / "package-lock.json"]
    words = sources(web / "rules", web / "text", web / "js" / "text", web / "js" / "view")

    def make(folder: Path) -> None:
        (folder / "facts.json").write_text(facts)
        run(
            ["node", writer[0], folder / "pages", folder / "facts.json"],
            what="The rules pages could not be written",
            remedy="What is wrong with which text is above.",
        )

    folder = kept("rules", [facts, *writer, *words], make) / "pages"
    return {
        web / "rules" / path.relative_to(folder): path.read_text() for path in sorted(folder.rglob("*.html"))
    }


def _games() -> list[object]:
    """Each game's presets and options, as the engine tells them."""
    env = {**os.environ, "PYTHONPATH": str(ENGINE)}
    said = run(
        [sys.executable, "-c", HELLO],
        env=env,
        what="The engine does not say what its rules are",
        remedy="Its tests will: .venv/bin/python -m pytest tests/unit",
    )
    games: list[object] = json.loads(said)["games"]
    return games
