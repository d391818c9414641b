"""Home content: what the first screen offers, written into the page when the site is built.

The page's HTML has a comment where something of the games or of the languages goes: `<!-- games -->`. What is
there for some games only says for which in `data-for`: the names of games, `chips` for those played for
chips, `asked` for those that ask for more than a preset, `tables` for those with more tables than one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from html import escape

from base.failure import BuildError
from content.games import Game, Length
from content.offer import NAMES, Offer, preset_message
from parts import cloth
from parts.controls import choice, fieldset, words
from parts.game_tiles import game_tiles
from parts.home_links import begin_buttons, home_links, learn_links
from parts.page_head import page_head, theme
from parts.strength import strength

HOUSE = "house"
"""The rules of the house: chosen option by option, offered after the presets of every game."""
PLACE = re.compile(r"^(?P<indent> *)<!-- (?P<name>[\w ]+) -->\n", re.MULTILINE)
LAID = 7
"""This many cards lie face down at each side of the first screen."""


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
    # A <noscript> is shown where JavaScript is off, and the rest where our first script did not run.
    if not offer.spoken.has("home-no-script"):
        return
    yield '<div class="no-script">'
    yield f"  <noscript><p>{escape(offer.spoken.say('home-no-script'), quote=False)}</p></noscript>"
    yield f'  <p class="no-files">{escape(offer.spoken.say("home-no-files"), quote=False)}</p>'
    yield "  <p>"
    for language in offer.languages:
        if language is not offer.spoken:
            code, home = language.code, offer.home(language) or "./"
            yield f'    <a href="{home}" lang="{code}" hreflang="{code}">{escape(language.name)}</a>'
    yield "  </p>"
    yield "</div>"


def _choose(offer: Offer) -> Iterable[str]:
    choices = [
        choice(offer, "game", game.name, f"game-{game.name}", is_chosen=game is offer.games[0])
        for game in offer.games_in_order
    ]
    yield from fieldset(offer, "home-games", "", choices)


def _presets(offer: Offer) -> Iterable[str]:
    for game in offer.games:
        choices = [
            choice(
                offer,
                f"preset-{game.name}",
                preset,
                preset_message(offer, game, preset),
                is_chosen=preset == game.preset,
            )
            for preset in (*game.presets, HOUSE)
        ]
        yield from fieldset(offer, "home-rules", f'data-for="{game.name}"', choices)
    first = offer.games[0]
    yield words(offer, f"rules-{first.name}-{first.preset}", 'class="hint" data-part="preset-line"', "p")


def _learn(offer: Offer) -> Iterable[str]:
    link = f'class="rules-link" href="{offer.rules(offer.games[0])}" data-part="rules-link" data-help=""'
    yield '<p class="choices-links">'
    yield f"  {words(offer, 'rules-open', link, 'a')}"
    yield from (f"  {line}" for line in learn_links(offer))
    yield "</p>"


def _tables(offer: Offer) -> Iterable[str]:
    """Offer each game's tables; the page's program says what each is (web/js/home/table-choice.js)."""
    for game in offer.games:
        choices = []
        for table in game.tables:
            checked = " checked" if table is game.tables[0] else ""
            named = escape(
                offer.spoken.said("home-table-name", seats=table.seats, packs=table.packs),
                quote=False,
            )
            radio = f'<input type="radio" name="table-{game.name}" value="{table.name}"{checked}>'
            choices.append(f'<label>{radio}<span data-table="{table.name}">{named}</span></label>')
        if choices:
            yield from fieldset(offer, "home-table", f'data-for="{game.name}"', choices)


def _asked(offer: Offer) -> Iterable[str]:
    for game in offer.games:
        for option in game.asked:
            choices = [
                choice(
                    offer,
                    f"house-{game.name}-{option.name}",
                    _plain(value),
                    f"option-{option.name}-{_plain(value)}",
                    is_chosen=value == option.default,
                )
                for value in option.choices
            ]
            yield from fieldset(offer, f"option-{option.name}", f'data-for="{game.name}"', choices)


def _lengths(offer: Offer) -> Iterable[str]:
    """Offer each game's lengths; the page adds the minutes of each (web/js/home/match-lengths.js)."""
    for game in offer.games:
        usual = game.length.get(game.preset)
        own = next((one for one in game.lengths if one.name == usual or _is_own(one, game)), None)
        choices = [
            choice(
                offer,
                f"length-{game.name}",
                length.name,
                length_message(offer, game, length.name),
                f' data-length="{length.name}"',
                is_chosen=length is own,
            )
            for length in game.lengths
        ]
        if choices:
            yield from fieldset(offer, "home-length", f'data-for="{game.name}"', choices)


def _is_own(length: Length, game: Game) -> bool:
    return not length.is_one_deal and game.preset in length.rules and not length.rules[game.preset]


def length_message(offer: Offer, game: Game, length: str) -> str:
    """Return the message that names a length: the game's own if it has one (web/js/text/game-text.js)."""
    own = f"length-{length}-{game.name}"
    return own if offer.spoken.has(own) else f"length-{length}"


def _levels(offer: Offer) -> Iterable[str]:
    names = list(dict.fromkeys(level for game in offer.games for level in game.levels))
    choices = []
    for name in names:
        having = [game.name for game in offer.games if name in game.levels]
        some = f' data-for="{" ".join(having)}"' if len(having) < len(offer.games) else ""
        is_chosen = name == offer.games[0].level
        choices.append(choice(offer, "level", name, f"level-{name}", some, is_chosen=is_chosen))
    yield from fieldset(offer, "home-level", "", choices)


def _languages(offer: Offer) -> Iterable[str]:
    for language in offer.languages:
        selected = " selected" if language is offer.spoken else ""
        code = language.code
        yield f'<option value="{code}" lang="{code}"{selected}>{escape(language.name)}</option>'


PARTS: dict[str, Callable[[Offer], Iterable[str]]] = {
    "theme": theme,
    "cloth": _cloth,
    "laid": _laid,
    "without script": _without_script,
    "games": game_tiles,
    "begin": begin_buttons,
    "ways": home_links,
    "learn": _learn,
    "choose": _choose,
    "presets": _presets,
    "tables": _tables,
    "asked": _asked,
    "lengths": _lengths,
    "levels": _levels,
    "languages": _languages,
}
"""What goes into the page, by the name of its place."""

ELSEWHERE: dict[str, Callable[[Offer], Iterable[str]]] = {
    "not found": _not_found,
    "page head": page_head,
    "strength": strength,
}
"""What goes into other pages; they may have any of the page's own parts too."""


def _plain(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
