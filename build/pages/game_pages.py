"""Game pages: an address for each game in each language, `play/<game>/[<code>/]`, for shared links.

Such a page is what a link preview, a forum or a search engine reads of a game: its name, its line, picture
and one oEmbed answer, whose frame is that game's table. People find there what the first screen says of the
game, and the way to the table, the rules and today's deal. It needs no script.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from html import escape
from pathlib import Path

from base.paths import WEB
from content.games import Game
from content.languages import Language, in_line
from content.offer import Offer
from pages.home_pages import style_of
from pages.sharing import alternates, answer, card, oembed_link, picture_of
from parts import blocks, cloth, faces
from parts.page_head import FONTS, theme

FOLDER = "play"


def address_of(game: Game, offer: Offer) -> str:
    """Return the address of a game's page in the page's language, from the site's root."""
    return f"{FOLDER}/{game.name}/" + ("" if offer.is_first else f"{offer.spoken.code}/")


def game_pages(offer: Offer, site: str, web: Path = WEB) -> dict[Path, str]:
    """Return the text of each game's page by the place it would have in the sources.

    `site` is the site's address, whole; empty where it is not known.
    """
    pages = {}
    for game in offer.games:
        for own in offer.languages:
            spoken = replace(offer, own=own)
            pages[web / address_of(game, spoken) / "index.html"] = "\n".join(_page(game, spoken, site)) + "\n"
    return pages


def _page(game: Game, offer: Offer, site: str) -> Iterable[str]:
    own, here = offer.spoken, address_of(game, offer)
    up = "../" * here.count("/")
    name = escape(own.say(f"game-{game.name}"), quote=False)
    yield from opening(own)
    yield "  <head>"
    yield from (f"    {line}" for line in _head(game, offer, here, site))
    yield "  </head>"
    yield '  <body class="game-page">'
    yield from (f"    {line}" for line in cloth.CLOTH.splitlines())
    yield "    <header>"
    yield f'      <a class="game-home" href="{up}{offer.home(own)}">{_said(offer, "product")}</a>'
    yield "    </header>"
    yield "    <main>"
    yield f'      <article class="game-about" data-game="{game.name}" aria-labelledby="title">'
    yield '        <div class="game-picture" aria-hidden="true">'
    yield f"          {blocks.tile(game)}"
    drawn = faces.faces(game.picture)
    yield from (f'          <span class="card">{drawn[one]}</span>' for one in game.picture)
    yield "        </div>"
    yield f'        <h1 id="title">{name}</h1>'
    yield f'        <p class="game-also">{_said(offer, f"game-{game.name}-also")}</p>'
    yield f"        <p>{_said(offer, f'game-{game.name}-line')}</p>"
    yield '        <p class="game-ways">'
    home = f"{up}{offer.home(own)}"
    ways = {
        "rules-play": f"{home}?game={game.name}",
        "rules-open": f"{up}{offer.rules(game)}",
        "home-day": f"{home}#c.{game.name}",
    }
    for message, address in ways.items():
        main = " data-main" if message == "rules-play" else ""
        yield f'          <a class="button"{main} href="{address}">{_said(offer, message)}</a>'
    yield "        </p>"
    yield "      </article>"
    yield "    </main>"
    yield f'    <nav class="game-languages" aria-label="{escape(own.say("rules-languages"))}">'
    for language in offer.languages:
        there, code = address_of(game, replace(offer, own=language)), language.code
        spoken = f'lang="{code}" hreflang="{code}"' + (' aria-current="true"' if language is own else "")
        yield f'      <a href="{up}{there}" {spoken}>{escape(language.name)}</a>'
    yield "    </nav>"
    yield "  </body>"
    yield "</html>"


def opening(own: Language) -> Iterable[str]:
    """Yield how a page begins that tells of games and plays none."""
    yield "<!doctype html>"
    yield (
        f'<html lang="{own.code}" dir="{own.direction}" data-theme="system" data-deck="four"'
        f' data-screen="game" data-fixed>'
    )


def head_of(title: str, described: str, picture: str, here: str, offer: Offer, site: str) -> Iterable[str]:
    """Yield what the head of such a page has first; `picture` and `here` are places in the site."""
    yield '<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">'
    yield f"<title>{escape(title)}</title>"
    yield f'<meta name="description" content="{escape(described)}">'
    yield '<meta name="color-scheme" content="light dark">'
    yield from theme(offer)
    yield from card(title, described, picture, here, offer, site)


def _head(game: Game, offer: Offer, here: str, site: str) -> Iterable[str]:
    own, up = offer.spoken, "../" * here.count("/")
    name, line = own.say(f"game-{game.name}"), own.say(f"game-{game.name}-line")
    described = in_line(line, own.say("tagline"))
    title = own.said("page-title-game", game=name)
    yield from head_of(title, described, picture_of(game.name), here, offer, site)
    pages = {one.code: address_of(game, replace(offer, own=one)) for one in offer.languages}
    yield from alternates(pages, site or up, offer)
    yield from oembed_link(site, answer(game.name, offer), name)
    yield f'<link rel="icon" href="{up}art/icon.svg" type="image/svg+xml">'
    font = f"{up}{FONTS}/bricolage-grotesque-latin-wght-normal.woff2"
    yield f'<link rel="preload" href="{font}" as="font" type="font/woff2" crossorigin>'
    yield f'<link rel="stylesheet" href="{up}css/app.css">'
    yield f'<link rel="stylesheet" href="{up}css/embed/game-page.css">'
    if style_of(own):
        yield f'<link rel="stylesheet" href="{up}{style_of(own)}">'
    yield f'<script src="{up}js/early.js"></script>'


def _said(offer: Offer, message: str) -> str:
    return escape(offer.spoken.say(message), quote=False)
