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
from pages.game_pages import head_of, opening
from pages.sharing import PICTURE
from parts import cloth
from parts.page_head import FONTS

KINDS = {"rules": "home-rules", "puzzles": "puzzles", "lessons": "lessons"}
"""The folders, and the message that names what is in each."""
UP = "../"


def list_pages(offer: Offer, site: str, web: Path = WEB) -> dict[Path, str]:
    """Return each list by the place it would have in the sources; `site` is the site's address."""
    return {web / kind / "index.html": "\n".join(_page(kind, offer, site)) + "\n" for kind in KINDS}


def _page(kind: str, offer: Offer, site: str) -> Iterable[str]:
    own = offer.spoken
    yield from opening(own)
    yield "  <head>"
    yield from (f"    {line}" for line in _head(kind, offer, site))
    yield "  </head>"
    yield '  <body class="game-page">'
    yield from (f"    {line}" for line in cloth.CLOTH.splitlines())
    yield "    <header>"
    yield f'      <a class="game-home" href="{UP}">{escape(own.say("product"), quote=False)}</a>'
    yield "    </header>"
    yield '    <main class="game-lists">'
    for number, language in enumerate(offer.languages):
        title, spoken = "h2" if number else "h1", replace(offer, own=language)
        yield f'      <section class="game-about" lang="{language.code}" dir="{language.direction}">'
        yield f"        <{title}>{escape(language.say(KINDS[kind]), quote=False)}</{title}>"
        yield '        <p class="game-ways">'
        for game in spoken.games_in_order:
            if address := _address(kind, game, spoken):
                name = escape(language.say(f"game-{game.name}"), quote=False)
                yield f'          <a class="button" href="{UP}{address}">{name}</a>'
        yield "        </p>"
        yield "      </section>"
    yield "    </main>"
    yield "  </body>"
    yield "</html>"


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
    yield from head_of(title, described, PICTURE, f"{kind}/", offer, site)
    yield f'<link rel="icon" href="{UP}art/icon.svg" type="image/svg+xml">'
    font = f"{UP}{FONTS}/bricolage-grotesque-latin-wght-normal.woff2"
    yield f'<link rel="preload" href="{font}" as="font" type="font/woff2" crossorigin>'
    yield f'<link rel="stylesheet" href="{UP}css/app.css">'
    yield f'<link rel="stylesheet" href="{UP}css/embed/game-page.css">'
    yield f'<script src="{UP}js/early.js"></script>'
