"""Words of the sheets: whole and alike in six languages, and the names the page has."""

import re
from string import Formatter

import pytest

from followsuit.paper.game_paper import paper_of
from followsuit.paper.words import LANGUAGES, Words
from followsuit.registry import GAMES, game_named
from tools import make_paper_words


def fields(text):
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_every_language_says_every_word_with_the_same_facts(game, language):
    own = paper_of(game_named(game)).words
    english, other = Words("en", own), Words(language, own)
    assert set(english) == set(other)
    assert [key for key in english if fields(english[key]) != fields(other[key])] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_options_and_presets_are_those_of_the_page(language):
    written = make_paper_words.path_of(language).read_text(encoding="utf-8")
    assert make_paper_words.words_of(language) == Words_in(written)


def Words_in(module):  # noqa: N802
    scope: dict[str, dict[str, str]] = {}
    exec(module, scope)
    return scope["WORDS"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [("S", "W", "N", "E"), ("S", "SW", "W", "NW", "N", "NE", "E", "SE")])
def test_short_names_of_piles_are_told_apart(language, seats):
    words = Words(language, {})
    short = [words[f"letter-{seat}"] for seat in (*seats, "kitty")]
    assert len(set(short)) == len(short)
    assert not any(re.search(r"\d", name) for name in short)


def test_sentences_in_a_line_have_no_space_after_a_chinese_full_stop():
    for language in LANGUAGES:
        words = Words(language, {})
        line = words.in_line([words["dealing-how"], words["dealing-packets"]])
        assert (" " in line.removeprefix(words["dealing-how"])[:1]) is not language.startswith("zh")
