"""Opening: what the first screen offers, written into the page when the site is built.

The page's HTML has a comment where something of the games or of the languages goes: `<!-- games -->`. What is
there for some games only says for which in `data-for`: the names of games, `chips` for those played for
chips, `asked` for those that ask for more than a preset, `tables` for those with more tables than one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape

import blocks
import cloth
import dyes
import faces
from failure import BuildError
from games import Game
from languages import Language

HOUSE = "house"
"""The rules of the house: chosen option by option, offered beside the presets of every game."""
ACROSS = 4
"""This many choices stand side by side at most."""
PLACE = re.compile(r"^(?P<indent> *)<!-- (?P<name>[\w ]+) -->\n", re.MULTILINE)
TWO_MINUTES = "part-1"
"""The first part of a game's rules says it in two minutes."""
LAID = 7
"""This many cards lie face down at each side of the first screen."""
STAKE = "10"
"""What is staked by whoever says nothing, as in web/js/core/settings.js."""
UNSEEN = 'class="unseen"'
DEAL_WORDS = 'class="deal-words"'
SLIDERS = (
    '<svg class="mark" viewBox="0 0 100 100" aria-hidden="true" focusable="false"><path class="mark-line"'
    ' d="M12 30h42M84 30h4M12 70h4M46 70h42M58 30a12 12 0 1 0 24 0a12 12 0 1 0-24 0z'
    'M20 70a12 12 0 1 0 24 0a12 12 0 1 0-24 0z" /></svg>'
)
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


def filled(page: str, offer: Offer) -> str:
    """Return a page with what is offered in its places; a place there is nothing for stops the build."""

    def part(found: re.Match[str]) -> str:
        make = (PARTS | ELSEWHERE).get(found["name"])
        if make is None:
            return found[0]
        return "".join(f"{found['indent']}{line}\n" for line in make(offer))

    return PLACE.sub(part, page).replace(NAMES, escape(offer.names))


def check_places(page: str) -> None:
    """Stop the build unless each placeholder is in the page exactly once."""
    there = [found["name"] for found in PLACE.finditer(page) if found["name"] in PARTS]
    if sorted(there) != sorted(PARTS):
        raise BuildError(
            f"web/index.html has places for {', '.join(sorted(there))}",
            f"Each of these goes there once, as a comment by itself: {', '.join(sorted(PARTS))}.",
        )


def style(games: Iterable[Game]) -> str:
    """Return the style sheet of what differs by game or preset: fields, card backs, boxes of the rules."""
    rules: list[str] = []
    presets: dict[str, None] = {}
    for game in games:
        presets |= dict.fromkeys(game.presets)
        said = [game.name, *(["chips"] if game.is_for_chips else []), *(["asked"] if game.asked else [])]
        said += ["tables"] if game.tables else []
        theirs = ", ".join(f'[data-for~="{word}"]' for word in said)
        chosen = f'.opening:has([name="game"][value="{game.name}"]:checked)'
        rules += [
            f"{chosen} [data-for]:not({theirs}) {{ display: none; }}",
            f'.card-back[data-block="{game.name}"] {{',
            f'  background-image: url("{blocks.back_address(game)}");',
            "}",
        ]
    for preset in presets:
        chosen = f'.rules:has(.rules-switch [value="{preset}"]:checked)'
        others = f'li:not([data-in~="{preset}"], :not([data-in]))'
        rules.append(f"{chosen} .in-rules {others} {{ display: none; }}")
    return "\n".join(rules) + "\n"


def preset_name(offer: Offer, game: Game, preset: str) -> str:
    """Return what a preset of a game is called in the page's language."""
    return offer.spoken.say(_preset(offer, game, preset))


def _theme(offer: Offer) -> Iterable[str]:
    for scheme, colour in dyes.cloths().items():
        yield f'<meta name="theme-color" content="{colour}" media="(prefers-color-scheme: {scheme})">'


def _cloth(offer: Offer) -> Iterable[str]:
    return cloth.CLOTH.splitlines()


def _not_found(offer: Offer) -> Iterable[str]:
    """Return the text of the 404 page in every language: it has no script that could choose one."""
    for language in offer.languages:
        yield f'<section lang="{language.code}" dir="{language.direction}">'
        yield f"  <h1>{escape(language.say('not-found'), quote=False)}</h1>"
        yield f"  <p>{escape(language.say('not-found-line'), quote=False)}</p>"
        yield f'  <p><a class="button" data-main href="./">{escape(language.say("match-leave"))}</a></p>'
        yield "</section>"


def _laid(offer: Offer) -> Iterable[str]:
    back = f'<span class="card card-back" data-block="{offer.games[0].name}"></span>'
    for place in ("bottom", "left", "top", "right"):
        yield f'<div class="laid" data-place="{place}">{back * LAID}</div>'


def _without_script(offer: Offer) -> Iterable[str]:
    # Not in a <noscript>: whether a browser shows that is not the same as whether our first script ran.
    if not offer.spoken.has("opening-no-script"):
        return
    yield '<div class="no-script">'
    yield f"  <p>{escape(offer.spoken.say('opening-no-script'), quote=False)}</p>"
    yield "  <p>"
    for language in offer.languages:
        if language is not offer.spoken:
            code, home = language.code, offer.home(language) or "./"
            yield f'    <a href="{home}" lang="{code}" hreflang="{code}">{escape(language.name)}</a>'
    yield "  </p>"
    yield "</div>"


def _games(offer: Offer) -> Iterable[str]:
    drawn = faces.faces(card for game in offer.games for card in game.picture)
    for game in offer.games:
        name = f"game-{game.name}"
        yield f'<article class="game" data-game="{game.name}">'
        yield '  <div class="game-picture" aria-hidden="true">'
        yield f"    {blocks.tile(game)}"
        yield from (f'    <span class="card">{drawn[card]}</span>' for card in game.picture)
        yield "  </div>"
        yield '  <div class="game-words">'
        yield "    " + _words(offer, name, 'class="game-name"', "h2")
        yield "    " + _words(offer, f"{name}-also", 'class="game-also"', "p")
        yield "    " + _words(offer, f"{name}-line", 'class="game-line"', "p")
        asked = f'class="game-new" href="{offer.rules(game)}#{TWO_MINUTES}" data-help="{TWO_MINUTES}"'
        learn = f' data-learn="{game.name}"' if game.has_lessons else ""
        yield '    <p class="game-links">'
        yield f'      <a {asked} data-help-game="{game.name}"{learn}>'
        yield f"        {_words(offer, 'opening-new')} {_words(offer, name, UNSEEN)}"
        yield "      </a>"
        yield f'      <a class="game-new" href="#t.{game.name}" data-day="{game.name}">'
        yield f"        {_words(offer, 'opening-day')} {_words(offer, name, UNSEEN)}"
        yield "      </a>"
        yield "    </p>"
        yield "  </div>"
        yield '  <div class="game-buttons">'
        yield f'    <button class="button" data-main data-begin="{game.name}" type="button">'
        yield f"      {_words(offer, 'opening-deal', DEAL_WORDS)} {_words(offer, name, UNSEEN)}"
        yield f'      <small class="deals">{escape(_deals(offer, game), quote=False)}</small>'
        yield "    </button>"
        yield f'    <button class="button" data-options="{game.name}" type="button">'
        yield f"      {SLIDERS}{_words(offer, 'options')} {_words(offer, name, UNSEEN)}"
        yield "    </button>"
        yield "  </div>"
        yield "</article>"


def _deals(offer: Offer, game: Game) -> str:
    """Return the label of a game's deal button, for the default choices."""
    say = offer.spoken.say
    chips = "-chips" if game.is_for_chips else ""
    values = {
        "rules": preset_name(offer, game, game.preset),
        "level": say(f"level-{game.level}"),
        "stake": STAKE,
    }
    return re.sub(r"\{ \$(\w+) \}", lambda found: values[found[1]], say(f"opening-deals{chips}"))


def _preset(offer: Offer, game: Game, preset: str) -> str:
    """Return the message that names a preset: the game's own where there is one (web/js/text/wording.js)."""
    own = f"rules-{preset}-{game.name}"
    return own if offer.spoken.has(own) else f"rules-{preset}"


def _choose(offer: Offer) -> Iterable[str]:
    choices = [
        _choice(offer, "game", game.name, f"game-{game.name}", is_chosen=game is offer.games[0])
        for game in offer.games
    ]
    yield from _fieldset(offer, "opening-games", "", choices)


def _presets(offer: Offer) -> Iterable[str]:
    for game in offer.games:
        choices = [
            _choice(
                offer,
                f"preset-{game.name}",
                preset,
                _preset(offer, game, preset),
                is_chosen=preset == game.preset,
            )
            for preset in (*game.presets, HOUSE)
        ]
        yield from _fieldset(offer, "opening-rules", f'data-for="{game.name}"', choices)
    first = offer.games[0]
    yield _words(offer, f"rules-{first.name}-{first.preset}", 'class="hint" data-part="preset-line"', "p")
    link = f'class="rules-link" href="{offer.rules(first)}" data-part="rules-link" data-help=""'
    yield f"<p>{_words(offer, 'help-open', link, 'a')}</p>"


def _tables(offer: Offer) -> Iterable[str]:
    """Offer each game's tables; the page's program says what each is (web/js/opening/tables.js)."""
    for game in offer.games:
        choices = []
        for table in game.tables:
            checked = " checked" if table is game.tables[0] else ""
            words = escape(
                offer.spoken.said("opening-table-name", seats=table.seats, packs=table.packs),
                quote=False,
            )
            radio = f'<input type="radio" name="table-{game.name}" value="{table.name}"{checked}>'
            choices.append(f'<label>{radio}<span data-table="{table.name}">{words}</span></label>')
        if choices:
            yield from _fieldset(offer, "opening-table", f'data-for="{game.name}"', choices)


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
        selected = " selected" if language is offer.spoken else ""
        code = language.code
        yield f'<option value="{code}" lang="{code}"{selected}>{escape(language.name)}</option>'


PARTS: dict[str, Callable[[Offer], Iterable[str]]] = {
    "theme": _theme,
    "cloth": _cloth,
    "laid": _laid,
    "without script": _without_script,
    "games": _games,
    "choose": _choose,
    "presets": _presets,
    "tables": _tables,
    "asked": _asked,
    "levels": _levels,
    "languages": _languages,
}
"""What goes into the page, by the name of its place."""

ELSEWHERE: dict[str, Callable[[Offer], Iterable[str]]] = {"not found": _not_found}
"""What goes into other pages; they may have any of the page's own parts too."""


def _words(offer: Offer, message: str, attributes: str = "", tag: str = "span") -> str:
    """Return an element that says a sentence; the page's program says it in another language."""
    words = escape(offer.spoken.say(message), quote=False)
    return f'<{tag}{f" {attributes}" if attributes else ""} data-text="{message}">{words}</{tag}>'


def _choice(
    offer: Offer, name: str, value: str, message: str, attributes: str = "", *, is_chosen: bool
) -> str:
    checked = " checked" if is_chosen else ""
    radio = f'<input type="radio" name="{name}" value="{value}"{checked}>'
    return f"<label{attributes}>{radio}{_words(offer, message)}</label>"


def _fieldset(offer: Offer, legend: str, attributes: str, choices: list[str]) -> Iterable[str]:
    """Return the HTML of a choice: two options as wide as their words, more of equal width, many in several
    rows.
    """
    even = " data-even" if len(choices) > 2 else ""
    yield f'<fieldset class="choice"{f" {attributes}" if attributes else ""}>'
    yield f"  {_words(offer, legend, tag='legend')}"
    for row in _rows(choices):
        yield f'  <div class="choice-line"{even}>'
        yield from (f"    {choice}" for choice in row)
        yield "  </div>"
    yield "</fieldset>"


def _rows(choices: list[str]) -> list[list[str]]:
    """Return choices in as few rows as possible, the longer ones first."""
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
