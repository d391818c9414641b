"""Blocks: the quilt block of each game, and the pictures that the build makes of it.

A block stands once, as `web/games/<name>/block.svg`; web/css/cards/pieces.css says the colours of its pieces.
"""

from __future__ import annotations

import re
from urllib.parse import quote

from base.failure import BuildError
from base.paths import WEB
from content.games import Game
from parts import dyes

FRAME = WEB / "art" / "backs" / "block.svg"
PLACE = "<!-- block -->"
OPENING = '<svg xmlns="http://www.w3.org/2000/svg"'


def tile(game: Game) -> str:
    """Return the picture of a game's tile."""
    ground = '<rect class="piece-ground" width="100" height="100"/>'
    return f'<svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">{ground}{game.block}</svg>'


def back(game: Game) -> str:
    """Return the back of a game's cards, 200 by 280, as SVG that a style sheet colours."""
    frame = re.fullmatch(r"<svg [^>]*>(.*)</svg>\s*", FRAME.read_text(), re.DOTALL)
    if not frame or frame[1].count(PLACE) != 1:
        raise BuildError(f"{FRAME} has no place for a block", f"Put {PLACE} where it goes.")
    return re.sub(r">\s+<", "><", frame[1].strip()).replace(PLACE, game.block)


def back_address(game: Game) -> str:
    """Return the back of a game's cards as a picture by itself, as a `data:` address."""
    picture = f'{OPENING} viewBox="0 0 200 280">{dyed(back(game))}</svg>'
    return "data:image/svg+xml," + quote(picture.replace('"', "'"), safe=" '/:;,=.-<>")


def icon(game: Game) -> str:
    """Return the site's own picture, web/art/icon.svg: a block on a rounded ground."""
    ground = '<rect class="piece-ground" width="100" height="100" rx="20"/>'
    return f'{OPENING} viewBox="0 0 100 100">{dyed(ground + game.block)}</svg>\n'


def dyed(picture: str) -> str:
    """Return a picture of pieces with their colours written in, for uses without a style sheet."""
    for piece, colour in dyes.pieces().items():
        picture = picture.replace(f'class="{piece}"', f'fill="{colour}"')
    return picture
