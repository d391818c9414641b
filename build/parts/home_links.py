"""Home links: what leads from the first screen to what is not a game, as HTML."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from content.games import Game
from content.offer import Offer
from parts.controls import words
from parts.game_tiles import TWO_MINUTES

GROUPS = (
    ("", (("", "multiplayer"), ("", "history"), ("", "settings"))),
    ("home-learn", (("l", "lessons"), ("p", "puzzles"), ("c", "home-days"))),
    ("home-cards", (("", "score-sheet"), ("", "referee"), ("", "deal-editor"))),
    (
        "home-sites",
        (("builder/", "builder-title"), ("docs/", "home-docs"), ("play-with-python/", "home-python")),
    ),
    (
        "home-about",
        (("fairness/", "fair-title"), ("docs/accessibility.html#accessibility", "home-accessibility")),
    ),
)
"""The headings of what stands behind *More*, each with entries: where one leads, and the message naming it.
A letter leads to something of a game; nothing leads to what a button of the page opens, named as its message.
"""


def home_links(offer: Offer) -> Iterable[str]:
    """Yield a navigation; lessons are the first game's, or that played last (web/js/home/home-links.js)."""
    label = f'aria-label="{escape(offer.spoken.say("home-ways"))}" data-text-label="home-ways"'
    yield f'<nav class="home-ways" {label}>'
    for heading, entries in GROUPS:
        yield "  <section>"
        if heading:
            yield f"    {words(offer, heading, tag='h2')}"
        yield from (f"    {line}" for entry in entries if (line := _entry(offer, *entry)))
        yield "  </section>"
    yield "</nav>"


def begin_buttons(offer: Offer) -> Iterable[str]:
    """Yield what a person would do first: the page's program says for which game (web/js/home/hero.js)."""
    game = offer.games_in_order[0]
    name = f"game-{game.name}"
    yield f'<button class="button" data-main data-part="begin" data-first="{game.name}" type="button">'
    yield "  " + words(offer, "home-first", 'data-part="begin-words"')
    yield "  " + words(offer, name, 'data-part="begin-which"', "small")
    yield "</button>"
    yield f'<a class="button" data-part="today" href="#c.{game.name}" data-day="{game.name}">'
    yield "  " + words(offer, "home-day", 'data-part="today-words"')
    yield "  " + words(offer, name, 'data-part="today-which"', "small")
    yield "</a>"


def learn_links(offer: Offer) -> Iterable[str]:
    """Yield what there is of a game besides a match; the page's program fills in the game that is chosen."""
    game = offer.games[0]
    yield words(offer, "home-guided", 'class="button" data-part="guided" type="button"', "button")
    for part, message, address in (
        ("newcomer", "home-new", f'{offer.rules(game)}#{TWO_MINUTES}" data-help="{TWO_MINUTES}'),
        ("game-day", "home-day", f'#c.{game.name}" data-day="{game.name}'),
        ("game-puzzles", "puzzles", f"#p.{game.name}"),
    ):
        yield words(offer, message, f'data-part="{part}" href="{address}"', "a")


def _entry(offer: Offer, target: str, message: str) -> str:
    if not target:
        return words(offer, message, f'class="button" data-part="{message}" type="button"', "button")
    way = ""
    if len(target) == 1:
        game = next((one.name for one in offer.games_in_order if _has(one, target)), None)
        if game is None:
            return ""
        target, way = f"#{target}.{game}", f' data-way="{target}"'
    return words(offer, message, f'class="button" href="{target}"{way}', "a")


def _has(game: Game, letter: str) -> bool:
    return {"l": game.has_lessons, "p": game.has_puzzles}.get(letter, True)
