"""Offer: the games and the languages of a page, and where in the site each has its pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from content.games import Game
from content.languages import Language

HOMES = "in"
"""The folder of the home pages of every language but the first, whose home page is the site's root."""
NAMES = "{games}"
"""In a sentence of the page's head: the names of the games."""


@dataclass(frozen=True, slots=True)
class Offer:
    """The games and the languages that a page offers, the first of each first.

    `own`: the language the page stands in, where that is not the first.
    """

    games: Sequence[Game]
    languages: Sequence[Language]
    own: Language | None = None

    @property
    def spoken(self) -> Language:
        """Return the language of the page's words: the first one where nothing else is said."""
        return self.own or self.languages[0]

    @property
    def is_first(self) -> bool:
        """Tell whether the page stands in the first language."""
        return self.spoken is self.languages[0]

    @property
    def names(self) -> str:
        """Return the names of the games, as a list in a sentence; of other languages we know no "and"."""
        *most, last = [self.spoken.say(f"game-{game.name}") for game in self.games]
        if not self.is_first:
            return " · ".join([*most, last])
        return f"{', '.join(most)} and {last}" if most else last

    @property
    def games_in_order(self) -> list[Game]:
        """Return the games in their order on the page: those best known in its language come first."""
        return sorted(self.games, key=lambda game: self.spoken.code not in game.known_in)

    def home(self, language: Language) -> str:
        """Return the address of a language's home page, from the site's root."""
        return "" if language is self.languages[0] else f"{HOMES}/{language.code}/"

    def rules(self, game: Game) -> str:
        """Return the address of a game's rules in the page's language, from the site's root."""
        return f"rules/{game.name}/" + ("" if self.is_first else f"{self.spoken.code}/")

    def for_page(self) -> dict[str, object]:
        """Return what the page knows of it."""
        games = {game.name: game.for_page() for game in self.games}
        return {"games": games, "languages": [language.for_page() for language in self.languages]}


def preset_name(offer: Offer, game: Game, preset: str) -> str:
    """Return what a preset of a game is called in the page's language."""
    return offer.spoken.say(preset_message(offer, game, preset))


def preset_message(offer: Offer, game: Game, preset: str) -> str:
    """Return the message that names a preset: the game's own if it has one (web/js/text/game-text.js)."""
    own = f"rules-{preset}-{game.name}"
    return own if offer.spoken.has(own) else f"rules-{preset}"
