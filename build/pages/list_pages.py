"""List pages: what an address leads to that is cut down to `rules/`, `puzzles/` or `lessons/`.

Each names the games in every language, and leads to what they have of its kind. It needs no script.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from html import escape
from pathlib import Path

from base.paths import WEB
from content.games import Game
from content.languages import in_line
from content.offer import Offer
from pages.plain_pages import asset_lines, plain_page, title_lines
from pages.sharing import PICTURE

KINDS = {"rules": "home-rules", "puzzles": "puzzles", "lessons": "lessons"}
"""The folders, and the message that names what is in each."""
UP = "../"


def list_pages(offer: Offer, site: str, web: Path = WEB) -> dict[Path, str]:
    """Return each list by the place it would have in the sources; `site` is the site's address."""
    return {
        web / kind / "index.html": plain_page(offer.spoken, UP, _head(kind, offer, site), _body(kind, offer))
        for kind in KINDS
    }


def _body(kind: str, offer: Offer) -> Iterable[str]:
    yield '<main class="game-lists">'
    for number, language in enumerate(offer.languages):
        title, spoken = "h2" if number else "h1", replace(offer, own=language)
        yield f'  <section class="game-about" lang="{language.code}" dir="{language.direction}">'
        yield f"    <{title}>{escape(language.say(KINDS[kind]), quote=False)}</{title}>"
        yield '    <p class="game-ways">'
        for game in spoken.games_in_order:
            if address := _address(kind, game, spoken):
                name = escape(language.say(f"game-{game.name}"), quote=False)
                yield f'      <a class="button" href="{UP}{address}">{name}</a>'
        yield "    </p>"
        yield "  </section>"
    yield "</main>"


def _address(kind: str, game: Game, offer: Offer) -> str:
    """Return where a game has what the list is of, from the site's root; nothing where it has none."""
    if kind == "rules":
        return offer.rules(game)
    has = game.has_lessons if kind == "lessons" else game.has_puzzles
    return f"{offer.home(offer.spoken)}#{kind[0]}.{game.name}" if has else ""


def _head(kind: str, offer: Offer, site: str) -> Iterable[str]:
    own = offer.spoken
    title = own.said("page-title-game", game=own.say(KINDS[kind]))
    described = in_line(own.say("tagline"), own.say("home-note"))
    yield from title_lines(title, described, PICTURE, f"{kind}/", offer, site)
    yield from asset_lines(own, UP)
