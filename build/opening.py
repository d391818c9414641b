"""Opening: what the first screen offers, written into the page when the site is built.

The page's HTML has a comment where something of the games or of the languages goes: `<!-- tiles -->`. What is
there for some games only says for which in `data-for`: the names of games, `chips` for those played for
chips, `asked` for those that ask for more than a preset.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape

import blocks
import dyes
from failure import BuildError
from games import Game
from languages import Language

HOUSE = "house"
"""The rules of the house: chosen option by option, offered beside the presets of every game."""
ACROSS = 4
"""So many choices stand side by side at most."""
PLACE = re.compile(r"^(?P<indent> *)<!-- (?P<name>[\w ]+) -->\n", re.MULTILINE)
NAMES = "{games}"
"""In a sentence of the page's head: the names of the games."""


@dataclass(frozen=True, slots=True)
class Offer:
    """The games and the languages that a page offers, the first of each first."""

    games: Sequence[Game]
    languages: Sequence[Language]

    @property
    def names(self) -> str:
        """Return the names of the games, as a list in a sentence."""
        *most, last = [self.languages[0].say(f"game-{game.name}") for game in self.games]
        return f"{', '.join(most)} and {last}" if most else last

    def for_page(self) -> dict[str, object]:
        """Return what the page's programs are told of it."""
        games = {game.name: game.for_page() for game in self.games}
        return {"games": games, "languages": [language.for_page() for language in self.languages]}


def filled(page: str, offer: Offer) -> str:
    """Return a page with what is offered in its places; a place there is nothing for stops the build."""

    def part(found: re.Match[str]) -> str:
        make = PARTS.get(found["name"])
        if make is None:
            return found[0]
        return "".join(f"{found['indent']}{line}\n" for line in make(offer))

    return PLACE.sub(part, page).replace(NAMES, escape(offer.names))


def check_places(page: str) -> None:
    """Stop the build where the opening has not each of its places once."""
    there = [found["name"] for found in PLACE.finditer(page) if found["name"] in PARTS]
    if sorted(there) != sorted(PARTS):
        raise BuildError(
            f"web/index.html has places for {', '.join(sorted(there))}",
            f"Each of these goes there once, as a comment by itself: {', '.join(sorted(PARTS))}.",
        )


def style(games: Iterable[Game]) -> str:
    """Return the style sheet of what is there for some games only, and of the backs of their cards."""
    rules = []
    for game in games:
        said = [game.name, *(["chips"] if game.is_for_chips else []), *(["asked"] if game.asked else [])]
        theirs = ", ".join(f'[data-for~="{word}"]' for word in said)
        chosen = f'.opening:has([name="game"][value="{game.name}"]:checked)'
        rules += [
            f"{chosen} [data-for]:not({theirs}) {{ display: none; }}",
            f'.card-back[data-block="{game.name}"] {{',
            f'  background-image: url("{blocks.back_address(game)}");',
            "}",
        ]
    return "\n".join(rules) + "\n"


def _theme(offer: Offer) -> Iterable[str]:
    for scheme, colour in dyes.cloths().items():
        yield f'<meta name="theme-color" content="{colour}" media="(prefers-color-scheme: {scheme})">'


def _back(offer: Offer) -> Iterable[str]:
    yield '<symbol id="back" viewBox="0 0 200 280">'
    yield f"  {blocks.back(offer.games[0])}"
    yield "</symbol>"


def _tiles(offer: Offer) -> Iterable[str]:
    for game in offer.games:
        checked = " checked" if game is offer.games[0] else ""
        yield '<label class="tile">'
        yield f'  <input type="radio" name="game" value="{game.name}"{checked}>'
        yield f"  {blocks.tile(game)}"
        name, origin = f"game-{game.name}", f"game-{game.name}-from"
        yield "  " + _words(offer, name, 'class="tile-name"')
        yield "  " + _words(offer, origin, 'class="tile-note"')
        yield "</label>"


def _game(offer: Offer) -> Iterable[str]:
    game = offer.games[0]
    line = _words(offer, f"game-{game.name}-line", 'class="game-line" data-part="game-line"', "p")
    link = f'class="rules-link" href="rules/{game.name}/" data-part="rules-link" data-help=""'
    return [line, f"<p>{_words(offer, 'help-open', link, 'a')}</p>"]


def _presets(offer: Offer) -> Iterable[str]:
    for game in offer.games:
        choices = [
            _choice(offer, f"preset-{game.name}", preset, f"rules-{preset}", is_chosen=preset == game.preset)
            for preset in (*game.presets, HOUSE)
        ]
        yield from _fieldset(offer, "opening-rules", f'data-for="{game.name}"', choices)
    first = offer.games[0]
    yield _words(offer, f"rules-{first.name}-{first.preset}", 'class="hint" data-part="preset-line"', "p")


def _asked(offer: Offer) -> Iterable[str]:
    for game in offer.games:
        for option in game.asked:
            choices = [
                _choice(
                    offer,
                    f"house-{game.name}-{option.name}",
                    _plain(value),
                    f"option-{option.name}-{_plain(value)}",
                    is_chosen=value == option.default,
                )
                for value in option.choices
            ]
            yield from _fieldset(offer, f"option-{option.name}", f'data-for="{game.name}"', choices)


def _levels(offer: Offer) -> Iterable[str]:
    names = list(dict.fromkeys(level for game in offer.games for level in game.levels))
    choices = []
    for name in names:
        having = [game.name for game in offer.games if name in game.levels]
        some = f' data-for="{" ".join(having)}"' if len(having) < len(offer.games) else ""
        is_chosen = name == offer.games[0].level
        choices.append(_choice(offer, "level", name, f"level-{name}", some, is_chosen=is_chosen))
    yield from _fieldset(offer, "opening-level", "", choices)


def _languages(offer: Offer) -> Iterable[str]:
    for language in offer.languages:
        selected = " selected" if language is offer.languages[0] else ""
        code = language.code
        yield f'<option value="{code}" lang="{code}"{selected}>{escape(language.name)}</option>'


PARTS: dict[str, Callable[[Offer], Iterable[str]]] = {
    "theme": _theme,
    "back": _back,
    "tiles": _tiles,
    "game": _game,
    "presets": _presets,
    "asked": _asked,
    "levels": _levels,
    "languages": _languages,
}
"""What goes into a page, by the name of its place."""


def _words(offer: Offer, message: str, attributes: str = "", tag: str = "span") -> str:
    """Return an element that says a sentence in the first language; the page's program says it in another."""
    words = escape(offer.languages[0].say(message), quote=False)
    return f'<{tag}{f" {attributes}" if attributes else ""} data-text="{message}">{words}</{tag}>'


def _choice(
    offer: Offer, name: str, value: str, message: str, attributes: str = "", *, is_chosen: bool
) -> str:
    checked = " checked" if is_chosen else ""
    radio = f'<input type="radio" name="{name}" value="{value}"{checked}>'
    return f"<label{attributes}>{radio}{_words(offer, message)}</label>"


def _fieldset(offer: Offer, legend: str, attributes: str, choices: list[str]) -> Iterable[str]:
    """Return the lines of a choice: two as wide as their words, more of one width, many in several rows."""
    even = " data-even" if len(choices) > 2 else ""
    yield f'<fieldset class="choice"{f" {attributes}" if attributes else ""}>'
    yield f"  {_words(offer, legend, tag='legend')}"
    for row in _rows(choices):
        yield f'  <div class="choice-line"{even}>'
        yield from (f"    {choice}" for choice in row)
        yield "  </div>"
    yield "</fieldset>"


def _rows(choices: list[str]) -> list[list[str]]:
    """Return choices in as few rows as there have to be, the longer ones first."""
    count = -(-len(choices) // ACROSS)
    least, more = divmod(len(choices), count)
    rows, at = [], 0
    for index in range(count):
        end = at + least + (index < more)
        rows.append(choices[at:end])
        at = end
    return rows


def _plain(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
