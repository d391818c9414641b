"""Game tiles: each game on the first screen, with its picture, its words and its buttons, as HTML."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape

from content.games import Game
from content.offer import Offer, preset_name
from parts import blocks, faces
from parts.controls import words

TWO_MINUTES = "part-1"
"""The first part of a game's rules says it in two minutes."""
DEAL_WORDS = 'class="deal-words"'
PLAY = (
    '<svg class="mark" viewBox="0 0 100 100" aria-hidden="true" focusable="false">'
    '<path d="M34 22L80 50L34 78z" fill="currentcolor" /></svg>'
)
UNSEEN = 'class="unseen"'
SLIDERS = (
    '<svg class="mark" viewBox="0 0 100 100" aria-hidden="true" focusable="false"><path class="mark-line"'
    ' d="M12 30h42M84 30h4M12 70h4M46 70h42M58 30a12 12 0 1 0 24 0a12 12 0 1 0-24 0z'
    'M20 70a12 12 0 1 0 24 0a12 12 0 1 0-24 0z" /></svg>'
)


def game_tiles(offer: Offer) -> Iterable[str]:
    """Yield the lines of an article for each game."""
    drawn = faces.faces(card for game in offer.games for card in game.picture)
    for game in offer.games_in_order:
        name, titled = f"game-{game.name}", f"title-{game.name}"
        yield f'<article class="game" data-game="{game.name}" aria-labelledby="{titled}">'
        yield '  <div class="game-picture" aria-hidden="true">'
        yield f"    {blocks.tile(game)}"
        yield from (f'    <span class="card">{drawn[card]}</span>' for card in game.picture)
        yield "  </div>"
        yield '  <div class="game-words">'
        yield "    " + words(offer, name, f'class="game-name" id="{titled}"', "h2")
        yield "    " + words(offer, f"{name}-also", 'class="game-also"', "p")
        yield "    " + words(offer, f"{name}-line", 'class="game-line"', "p")
        asked = f'class="game-new" href="{offer.rules(game)}#{TWO_MINUTES}" data-help="{TWO_MINUTES}"'
        learn = f' data-learn="{game.name}"' if game.has_lessons else ""
        yield '    <p class="game-links">'
        yield f'      <a {asked} data-help-game="{game.name}"{learn}>'
        yield f"        {words(offer, 'home-new')} {words(offer, name, UNSEEN)}"
        yield "      </a>"
        yield "    </p>"
        yield '    <p class="game-chosen" aria-hidden="true" hidden></p>'
        yield "  </div>"
        yield '  <div class="game-buttons">'
        yield f'    <button class="button" data-begin="{game.name}" type="button">'
        yield f"      {PLAY}{words(offer, 'home-deal', DEAL_WORDS)} {words(offer, name, UNSEEN)}"
        yield f'      <small class="deals">{escape(_deals(offer, game), quote=False)}</small>'
        yield "    </button>"
        yield f'    <button class="button" data-options="{game.name}" type="button">'
        yield f"      {SLIDERS}{words(offer, 'options')} {words(offer, name, UNSEEN)}"
        yield "    </button>"
        yield "  </div>"
        yield "</article>"


def _deals(offer: Offer, game: Game) -> str:
    """Return the label of a game's deal button, for the default choices."""
    say = offer.spoken.say
    values = {"rules": preset_name(offer, game, game.preset), "level": say(f"level-{game.level}")}
    return re.sub(r"\{ \$(\w+) \}", lambda found: values[found[1]], say("home-deals"))
