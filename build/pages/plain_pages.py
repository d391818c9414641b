"""Plain pages: what the pages have in common that tell of games and play none. They need no script."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from content.languages import Language
from content.offer import Offer
from pages.home_pages import style_of
from pages.sharing import card
from parts import cloth
from parts.page_head import FONTS, theme


def plain_page(own: Language, home: str, head: Iterable[str], body: Iterable[str]) -> str:
    """Return a page of `head` and `body`, under a heading that leads to `home`."""
    return "\n".join(
        (
            "<!doctype html>",
            f'<html lang="{own.code}" dir="{own.direction}" data-theme="system" data-deck="four"'
            f' data-screen="game" data-fixed>',
            "  <head>",
            *(f"    {line}" for line in head),
            "  </head>",
            '  <body class="game-page">',
            *(f"    {line}" for line in cloth.CLOTH.splitlines()),
            "    <header>",
            f'      <a class="game-home" href="{home}">{escape(own.say("product"), quote=False)}</a>',
            "    </header>",
            *(f"    {line}" for line in body),
            "  </body>",
            "</html>\n",
        )
    )


def title_lines(
    title: str, description: str, picture: str, here: str, offer: Offer, site: str
) -> Iterable[str]:
    """Yield how the head of a page says what it is; `picture` and `here` are places in the site."""
    yield '<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">'
    yield f"<title>{escape(title)}</title>"
    yield f'<meta name="description" content="{escape(description)}">'
    yield '<meta name="color-scheme" content="light dark">'
    yield from theme(offer)
    yield from card(title, description, picture, here, offer, site)


def asset_lines(own: Language, up: str) -> Iterable[str]:
    """Yield what a page fetches, from the site's root, which is `up` of the page."""
    yield f'<link rel="icon" href="{up}art/icon.svg" type="image/svg+xml">'
    font = f"{up}{FONTS}/bricolage-grotesque-latin-wght-normal.woff2"
    yield f'<link rel="preload" href="{font}" as="font" type="font/woff2" crossorigin>'
    yield f'<link rel="stylesheet" href="{up}css/app.css">'
    yield f'<link rel="stylesheet" href="{up}css/embed/game-page.css">'
    if style_of(own):
        yield f'<link rel="stylesheet" href="{up}{style_of(own)}">'
    yield f'<script src="{up}js/early.js"></script>'
