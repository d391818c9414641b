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
from content.languages import in_line
from content.offer import Offer
from pages.plain_pages import asset_lines, plain_page, title_lines
from pages.sharing import alternates, answer, oembed_link, picture_of
from parts import blocks, faces

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
            here = address_of(game, spoken)
            pages[web / here / "index.html"] = plain_page(
                own,
                "../" * here.count("/") + offer.home(own),
                _head(game, spoken, site),
                _body(game, spoken),
            )
    return pages


def _body(game: Game, offer: Offer) -> Iterable[str]:
    own, here = offer.spoken, address_of(game, offer)
    up = "../" * here.count("/")
    name = escape(own.say(f"game-{game.name}"), quote=False)
    yield "<main>"
    yield f'  <article class="game-about" data-game="{game.name}" aria-labelledby="title">'
    yield '    <div class="game-picture" aria-hidden="true">'
    yield f"      {blocks.tile(game)}"
    drawn = faces.faces(game.picture)
    yield from (f'      <span class="card">{drawn[one]}</span>' for one in game.picture)
    yield "    </div>"
    yield f'    <h1 id="title">{name}</h1>'
    yield f'    <p class="game-also">{_said(offer, f"game-{game.name}-also")}</p>'
    yield f"    <p>{_said(offer, f'game-{game.name}-line')}</p>"
    yield '    <p class="game-ways">'
    home = f"{up}{offer.home(own)}"
    ways = {
        "rules-play": f"{home}?game={game.name}",
        "rules-open": f"{up}{offer.rules(game)}",
        "home-day": f"{home}#c.{game.name}",
    }
    for message, address in ways.items():
        main = " data-main" if message == "rules-play" else ""
        yield f'      <a class="button"{main} href="{address}">{_said(offer, message)}</a>'
    yield "    </p>"
    yield "  </article>"
    yield "</main>"
    yield f'<nav class="game-languages" aria-label="{escape(own.say("rules-languages"))}">'
    for language in offer.languages:
        there, code = address_of(game, replace(offer, own=language)), language.code
        spoken = f'lang="{code}" hreflang="{code}"' + (' aria-current="true"' if language is own else "")
        yield f'  <a href="{up}{there}" {spoken}>{escape(language.name)}</a>'
    yield "</nav>"


def _head(game: Game, offer: Offer, site: str) -> Iterable[str]:
    own, here = offer.spoken, address_of(game, offer)
    up = "../" * here.count("/")
    name, line = own.say(f"game-{game.name}"), own.say(f"game-{game.name}-line")
    described = in_line(line, own.say("tagline"))
    title = own.said("page-title-game", game=name)
    yield from title_lines(title, described, picture_of(game.name), here, offer, site)
    pages = {one.code: address_of(game, replace(offer, own=one)) for one in offer.languages}
    yield from alternates(pages, site or up, offer)
    yield from oembed_link(site, answer(game.name, offer), name)
    yield from asset_lines(own, up)


def _said(offer: Offer, message: str) -> str:
    return escape(offer.spoken.say(message), quote=False)
