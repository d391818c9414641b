"""Home links: links on the first screen to what is not a game, as HTML."""

from __future__ import annotations

from collections.abc import Iterable

from content.offer import Offer
from parts.controls import words

PAGES = (
    ("fairness/", "fair-title"),
    ("docs/", "home-docs"),
    ("play-with-python/", "home-python"),
    ("builder/", "builder-title"),
    ("docs/accessibility.html#accessibility", "home-accessibility"),
)
"""The pages other than the table, with the messages that name them."""


def home_links(offer: Offer) -> Iterable[str]:
    """Yield a navigation; lessons are the first game's, or that played last (web/js/home/home-links.js)."""
    games = offer.games_in_order
    learnt = (
        ("lessons", "l", next((game.name for game in games if game.has_lessons), None)),
        ("puzzles", "p", next((game.name for game in games if game.has_puzzles), None)),
        ("home-days", "c", games[0].name),
    )
    named = offer.spoken.say("home-ways")
    label = f'aria-label="{named}" data-text-label="home-ways"'
    yield f'<nav class="home-ways" {label}>'
    for message, letter, game in learnt:
        if game:
            yield _link(offer, message, f"#{letter}.{game}", f' data-way="{letter}"')
    for address, message in PAGES:
        yield _link(offer, message, address)
    yield "</nav>"


def _link(offer: Offer, message: str, address: str, more: str = "") -> str:
    attributes = f'href="{address}"{more}'
    return "  " + words(offer, message, attributes, "a")
