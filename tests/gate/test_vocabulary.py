"""Vocabulary: one noun for one thing; functions are verbs with their objects, modules are nouns.

`vocabulary.json` lists what is not put right yet. Its lists may only shrink.
"""

import json
import re
from pathlib import Path

import pytest

from base.paths import ROOT
from tools.names import classes, functions_of_page, gerunds, is_bare, modules, sources

LEFT = json.loads((Path(__file__).parent / "vocabulary.json").read_text(encoding="utf-8"))
MOST_GERUNDS = 30
MOST_FILES = 6
#: Functions of the page that four files or more define.
MOST_SHARED = 15
MOST_BARE = 0.08
#: Words of our own that a newcomer has to learn, on top of those of the games.
MOST_WORDS = 25

#: Functions that the contract of a feature or of a view gives to each of them (`web/js/features/types.d.ts`).
OF_CONTRACTS = {
    "change",
    "close",
    "create",
    "isWanted",
    "load",
    "open",
    "openDocument",
    "openLink",
    "selectData",
    "title",
    "words",
}
#: Past forms that do not end in -ed and mean nothing else.
PAST_FORMS = frozenset(
    re.findall(
        r"\w+",
        "became began begun bought brought built came caught chosen dealt did done drawn drew fell felt flew flown forgot"
        " found gave given gone got grew grown heard held hid hidden kept knew known laid led left lent lost made meant"
        " met paid ran rang said sang sat saw seen sent sewn shook shown slept sold sought spent spoke spoken stood struck"
        " sung swept taken taught thought threw told took understood went woke won wore worn written wrote",
    )
)
#: Words in -ed that are none.
NO_PAST_FORMS = frozenset({"embed", "feed", "need", "seed", "speed"})

#: The rows of ARCHITECTURE's table of names that several places share, by what each row speaks of.
PLACES = {
    "each game": re.compile(r"engine/followsuit/(?:base|card_games|bots)/"),
    "each room of the engine that has a text format": re.compile(r"engine/followsuit/\w+/\w+\.py"),
    "each feature": re.compile(r"web/js/features/"),
}


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    """The text of each module of the engine and of the page, by its path."""
    return sources()


def shared_names() -> dict[str, set[str]]:
    """The names that ARCHITECTURE gives to each game, each text format and each feature."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    table = text.partition("## Files of the same name")[2].partition("\n## ")[0]
    return {
        place: set(re.findall(r"`(\w+)`", row[2]))
        for place in PLACES
        for row in [next(re.finditer(rf"^\| ({re.escape(place)}[^|]*)\|(.*)\|$", table, re.MULTILINE))]
    }


def distinct_things(name: str, files: set[str], shared: dict[str, set[str]]) -> list[str]:
    """The files of a name that stand for different things: one of each place that shares it, and all others."""
    left = {path for path in files if not re.search(r"/(?:protocol|terminal)/", path)}
    kept = []
    for place, names in shared.items():
        here = sorted(path for path in left if PLACES[place].match(path))
        if name in names and here:
            left.difference_update(here)
            kept.append(here[0])
    return sorted([*left, *kept])


def is_past_form(name: str) -> bool:
    return is_bare(name) and name not in NO_PAST_FORMS and (name.endswith("ed") or name in PAST_FORMS)


def test_a_module_name_stands_for_one_thing(texts: dict[str, str]) -> None:
    shared = shared_names()
    double = {
        f"{room}: {name}": things
        for room in ("engine", "web")
        for name, files in modules(path for path in texts if path.startswith(room)).items()
        if len(things := distinct_things(name, files, shared)) > 1
    }
    assert double == LEFT["modules"]


def test_a_class_name_stands_for_one_thing(texts: dict[str, str]) -> None:
    assert sorted(name for name, files in classes(texts).items() if len(files) > 1) == []


def test_modules_are_nouns_or_gerunds_of_the_game(texts: dict[str, str]) -> None:
    found = gerunds(texts)
    assert len(found) <= MOST_GERUNDS
    assert not [path for path in found if "/protocol/" in path and "sitting" not in path]


def test_no_further_function_of_the_page_is_one_bare_past_form(texts: dict[str, str]) -> None:
    assert sorted(filter(is_past_form, functions_of_page(texts))) == LEFT["past forms"]


def test_a_function_of_the_page_is_named_for_what_it_does_there(texts: dict[str, str]) -> None:
    functions = functions_of_page(texts)
    assert {name for name, files in functions.items() if len(files) > MOST_FILES} <= OF_CONTRACTS
    assert sum(len(files) > 3 for files in functions.values()) <= MOST_SHARED
    assert sum(map(is_bare, functions)) / len(functions) <= MOST_BARE


def test_a_newcomer_learns_few_words_of_ours() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    table = text.partition("\n## Words")[2].partition("\n## ")[0]
    _, *rows = re.findall(r"^\| ([a-z][^|]*) \|", table, re.MULTILINE)
    assert 10 < len([word for row in rows for word in re.split("[,;]", row)]) <= MOST_WORDS
