"""Page head: the head of pages other than the table, one folder below the site's root."""

from __future__ import annotations

from collections.abc import Iterable

from content.offer import Offer
from parts import dyes

FONTS = "node_modules/@fontsource-variable/bricolage-grotesque/files"


def page_head(offer: Offer) -> Iterable[str]:
    """Yield the lines of such a page's head but for its title, its description and its own script."""
    yield '<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">'
    yield '<meta name="color-scheme" content="light dark">'
    yield from theme(offer)
    yield '<link rel="icon" href="../art/icon.svg" type="image/svg+xml">'
    font = f"../{FONTS}/bricolage-grotesque-latin-wght-normal.woff2"
    yield f'<link rel="preload" href="{font}" as="font" type="font/woff2" crossorigin>'
    yield '<link rel="stylesheet" href="../css/app.css">'
    yield '<link rel="stylesheet" href="../css/embed/builder.css">'
    yield '<script src="../js/early.js"></script>'


def theme(offer: Offer) -> Iterable[str]:
    """Yield what tells a browser the colour of the cloth in each theme."""
    for scheme, colour in dyes.cloths().items():
        yield f'<meta name="theme-color" content="{colour}" media="(prefers-color-scheme: {scheme})">'
