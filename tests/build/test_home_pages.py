"""Home pages: the first screen in each language, readable without a script, and what names it."""

import json
import re
from functools import cache
from html import unescape

import pytest

from base.paths import DIST
from content.games import offered
from content.languages import Language, languages
from content.offer import Offer

GAMES = list(offered().values())
LANGUAGES = languages(GAMES)
OFFER = Offer(GAMES, LANGUAGES)
OTHERS = LANGUAGES[1:]
each_language = pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.code)
each_other = pytest.mark.parametrize("language", OTHERS, ids=lambda language: language.code)


@cache
def page(language: Language) -> str:
    return (DIST / OFFER.home(language) / "index.html").read_text()


@each_language
def test_a_home_page_stands_in_its_language(language: Language) -> None:
    html = page(language)
    assert f'<html lang="{language.code}" dir="{language.direction}"' in html
    assert f"<title>{language.say('page-title')}</title>" in unescape(html)
    assert f'<meta property="og:description" content="{language.say("tagline")}">' in unescape(html)
    worded = re.findall(r'data-text="([^"]+)"[^>]*>([^<]*)<', html)
    assert len(worded) > 40
    assert [(name, language.say(name)) for name, _ in worded] == [
        (name, unescape(words)) for name, words in worded
    ]
    labelled = re.findall(r'(?:aria-label|placeholder)="([^"]+)" data-text-\w+="([^"]+)"', html)
    assert [language.say(name) for _, name in labelled] == [unescape(words) for words, _ in labelled]
    for game in GAMES:
        assert language.say(f"game-{game.name}-line") in unescape(html)
    [chosen] = re.findall(r'<option value="([^"]+)"[^>]* selected', html)
    assert chosen == language.code


@each_language
def test_each_home_page_names_all_of_them_and_the_rules_in_its_language(language: Language) -> None:
    html, here = page(language), DIST / OFFER.home(language)
    named = dict(re.findall(r'<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">', html))
    assert list(named) == [*(one.code for one in LANGUAGES), "x-default"]
    for code, address in named.items():
        other = next((one for one in LANGUAGES if one.code == code), LANGUAGES[0])
        assert (here / address).resolve() == (DIST / OFFER.home(other)).resolve()
    for address in re.findall(r'href="([^"#]*rules/[^"#]+)', html):
        assert f'<html lang="{language.code}"' in (here / address / "index.html").read_text()
    without_script = html.partition('class="no-script"')[2].partition("</div>")[0]
    assert [one for one in LANGUAGES if one.name in without_script] == [
        one for one in LANGUAGES if one is not language
    ]


@each_language
def test_the_rules_of_a_game_name_themselves_in_every_language_and_lead_home(language: Language) -> None:
    for game in GAMES:
        folder = DIST / "rules" / game.name / ("" if language is LANGUAGES[0] else language.code)
        html = (folder / "index.html").read_text()
        named = re.findall(r'<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">', html)
        assert [code for code, _ in named] == [*(one.code for one in LANGUAGES), "x-default"]
        assert all((folder / address / "index.html").is_file() for _, address in named)
        homes = re.findall(r'class="(?:rules-home|button)"(?: data-main)? href="([^"#]+)"', html)
        assert {(folder / home).resolve() for home in homes} == {(DIST / OFFER.home(language)).resolve()}


@each_other
def test_an_installer_is_told_in_the_language_of_the_page(language: Language) -> None:
    address = f"../../manifests/{language.code}.webmanifest"
    # Where a site asks for a password a browser sends it with the manifest only if told to.
    assert f'<link rel="manifest" href="{address}" crossorigin="use-credentials">' in page(language)
    manifest = json.loads((DIST / "manifests" / f"{language.code}.webmanifest").read_text())
    assert (manifest["lang"], manifest["dir"]) == (language.code, language.direction)
    assert manifest["start_url"] == manifest["scope"] == "../"
    assert [shortcut["name"] for shortcut in manifest["shortcuts"]] == [
        language.say(f"game-{game.name}") for game in GAMES
    ]
    shortcuts = [icon for shortcut in manifest["shortcuts"] for icon in shortcut["icons"]]
    for picture in (*manifest["icons"], *manifest["screenshots"], *shortcuts):
        assert (DIST / "manifests" / picture["src"]).is_file()


@pytest.mark.parametrize(
    ("code", "first"),
    [
        ("en", ["two_hundred", "tractor"]),
        ("fa", ["court_piece", "two_hundred"]),
        ("fr", ["two_hundred", "tractor"]),
        ("hi", ["rangvaar", "court_piece"]),
        ("ur", ["rangvaar", "court_piece"]),
        ("zh-Hans", ["tractor", "two_hundred"]),
        ("zh-Hant", ["tractor", "two_hundred"]),
    ],
)
def test_the_games_best_known_in_a_language_come_first_in_its_html(code: str, first: list[str]) -> None:
    html = page(next(language for language in LANGUAGES if language.code == code))
    games = re.findall(r'class="game" data-game="(\w+)"', html)
    assert games[:2] == first
    assert sorted(games) == sorted(game.name for game in GAMES)
    assert f'href="#c.{first[0]}" data-way="c"' in html
    assert f'data-part="begin" data-first="{first[0]}"' in html


@each_language
def test_a_home_page_leads_to_every_other_page_of_the_site(language: Language) -> None:
    here = DIST / OFFER.home(language)
    [ways] = re.findall(r'<nav class="home-ways".*?</nav>', page(language), re.DOTALL)
    addresses = re.findall(r'href="([^"#]+)"', ways)
    assert len(addresses) == 4
    assert all((here / address / "index.html").is_file() for address in addresses)
