"""Rules pages: the rules of each game in each language, from the games' folders as pages that need no script.

The presets' choices come from the engine; the rules texts and the language files put them into words.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from base.failure import BuildError, run
from base.paths import BUILD, WEB
from base.store import kept, sources
from content.chapters import chapters_of, words_of
from content.games import Game
from content.hello import hello
from content.languages import FIRST
from content.offer import Offer
from content.outside import Outside
from pages.home_content import filled
from pages.home_pages import style_of
from pages.sharing import corrections_address, site_address

SHARED = tuple(WEB / "js" / room for room in ("text", "cards", "parts"))
"""What build/node/rules.mjs takes of the page's own modules."""
PARTS = ("markup", "chapters", "clauses", "tables")
"""The modules of the same folder that it imports."""


def rules_pages(offer: Offer, outside: Sequence[Outside] = (), web: Path = WEB) -> dict[Path, str]:
    """Return the text of each rules page by the place it would have in the sources."""
    given = json.dumps(
        {
            "games": hello(outside),
            "offers": offer.for_page(),
            "languages": [
                {
                    **language.for_page(),
                    "text": f"{language.text}\n{language.options}\n{words_of(language)}",
                    "is_read": language.is_read,
                    "style": style_of(language),
                    "home": offer.home(language),
                }
                for language in offer.languages
            ],
            "corrections": corrections_address(),
            "site": site_address(),
            "rules": {game.name: _texts(game, offer, web) for game in offer.games},
            "chapters": {game.name: chapters_of(game, offer.languages) for game in offer.games},
        }
    )
    node = BUILD / "node"
    writer = [node / "rules.mjs", *(node / f"{part}.mjs" for part in PARTS), WEB / "package-lock.json"]

    def make(folder: Path) -> None:
        (folder / "input.json").write_text(given)
        run(
            ["node", writer[0], folder / "pages", folder / "input.json"],
            what="The rules pages could not be written",
            remedy="What is wrong with which text is above.",
        )

    made_from: list[Path | str] = [given, *writer, *sources(*SHARED)]
    folder = kept("rules", made_from, make) / "pages"
    return {
        web / "rules" / path.relative_to(folder): filled(path.read_text(), offer)
        for path in sorted(folder.rglob("*.html"))
    }


def _texts(game: Game, offer: Offer, web: Path) -> dict[str, str]:
    """Return the rules of a game by language. One in each language, and none in any other.

    A game from outside may lack all but the first language, in which its rules then stand everywhere.
    """
    wanted = {f"rules.{language.code}.md": language.code for language in offer.languages}
    there = {path.name: path for path in game.folder.glob("rules.*.md")}
    wrong = set(there) ^ set(wanted)
    if game.folder.parent != web / "games":
        wrong &= {f"rules.{FIRST}.md"}
    if wrong:
        raise BuildError(
            f"{game.folder}: {', '.join(sorted(wrong))}", "Each language has the rules of each game."
        )
    return {code: there[name].read_text() for name, code in wanted.items() if name in there}
