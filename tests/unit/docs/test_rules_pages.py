"""The rules one reads: every clause has its place in every language, and every option a sentence for every choice."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import followsuit
from followsuit.card_games.registry import game_named, game_names

# Reads the repository; inside Pyodide there is only the engine.
pytestmark = pytest.mark.host

ENGINE = Path(followsuit.__file__).parent
WEB = ENGINE.parents[1] / "web"
LANGUAGES = sorted(path.stem for path in (WEB / "text").glob("*.ftl"))
#: Clauses of each game, as they are numbered.
CLAUSES = {
    "tractor": [*range(1, 38), *range(40, 45), *range(50, 102)],
    "two_hundred": [*range(1, 19)],
    "rangvaar": [*range(1, 15)],
    "court_piece": [*range(1, 39)],
}
CLAUSE = re.compile(r"[THRC]\d{1,3}")
#: The word for a tap.
TAP = {
    "en": "tap",
    "fa": "ضربه",
    "fr": "toucher",
    "hi": "छूने",
    "ur": "چھونے",
    "zh-Hans": "点一下",
    "zh-Hant": "點一下",
}
TEXTS = [(game, language) for game in game_names() for language in LANGUAGES]


@cache
def text(game, language):
    return (WEB / "games" / game / f"rules.{language}.md").read_text(encoding="utf-8")


def numbered(game, language):
    """The clauses that have a place on a page, in order."""
    return re.findall(r"^\{([A-Z]\d+)\}", text(game, language), re.MULTILINE)


def boxes(game, language):
    return re.findall(r"^\[\[([\w ]+)\]\]$", text(game, language), re.MULTILINE)


@cache
def cited():
    """Every clause that the engine names in a text of its program, docstrings left out."""
    found = set()
    for path in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and CLAUSE.fullmatch(node.value)
            ):
                found.add(node.value)
    return found


@pytest.mark.parametrize(("game", "language"), TEXTS)
def test_every_clause_stands_once_and_in_order(game, language):
    assert numbered(game, language) == [
        f"{game_named(game).clause_letter}{number}" for number in CLAUSES[game]
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_the_engine_cites_can_be_looked_up(language):
    there = {clause for game in game_names() for clause in numbered(game, language)}
    assert len(cited()) > 40
    lacking = sorted(cited() - there)
    assert not lacking, f"the engine cites {lacking}: write them into rules.{language}.md of their game"


@pytest.mark.parametrize(("game", "language"), TEXTS)
def test_every_option_has_a_clause_after_which_its_box_stands(game, language):
    """Boxes stand by themselves after their clause (build/node/rules.mjs), but for those in the text."""
    placed = [name for box in boxes(game, language) for name in box.split()]
    options = {option.name: option.clause for option in game_named(game).rule_options()}
    assert len(set(placed)) == len(placed)
    assert set(placed) <= set(options)
    unwritten = {name: clause for name, clause in options.items() if clause not in numbered(game, language)}
    assert not unwritten, (
        f"write these fields' clauses into web/games/{game}/rules.{language}.md: {unwritten}"
    )
    assert boxes(game, language) == boxes(game, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_every_option_has_a_sentence(language):
    files = [
        WEB / "text" / f"{language}.ftl",
        *WEB.glob(f"games/*/options.{language}.ftl"),
    ]
    texts = "\n".join(file.read_text(encoding="utf-8") for file in files)
    known = re.findall(r"^(rule-[\w-]+) =", texts, re.MULTILINE)
    wanted = set()
    for game in game_names():
        for option in game_named(game).rule_options():
            choices = [
                str(choice).lower() if isinstance(choice, bool) else choice for choice in option.choices
            ]
            if option.many:
                wanted |= {f"rule-{option.name}", f"rule-{option.name}-none"}
            elif "K" in choices:
                # A level: one sentence names it, another tells of the usual one.
                wanted |= {f"rule-{option.name}", f"rule-{option.name}-{option.default}"}
            else:
                wanted |= {f"rule-{option.name}-{choice}" for choice in choices}
    # A game in a folder of its own may say for itself what another game says too.
    where = f"web/games/<game>/options.{language}.ftl"
    assert not wanted - set(known), f"write into {where}: {', '.join(sorted(wanted - set(known)))}"
    assert not set(known) - wanted, f"no field has these in {where}: {', '.join(sorted(set(known) - wanted))}"


@pytest.mark.parametrize(("game", "language"), TEXTS)
def test_both_languages_show_the_same_cards(game, language):
    def cards(text):
        return re.findall(r"\{\{([^}]+)\}\}", text)

    assert cards(text(game, language)) == cards(text(game, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_s5_two_sentences_after_t50_and_one_in_the_lesson_on_tractors_teach_what_a_tap_does(language):
    chapter = text("tractor", language).partition("{T50}")[2].partition("\n## ")[0]
    _, *taught = chapter.strip().split("\n\n")
    assert [len(re.findall(r"[.。۔।](?=\s|$|[^\s\d])", one)) for one in taught] == [2]
    lessons = (WEB / "games/tractor" / f"lessons.{language}.ftl").read_text(encoding="utf-8")
    (won,) = re.findall(r"^tractor-tractors-won = (.*)$", lessons, re.MULTILINE)
    assert taught[0].count(TAP[language]) >= 2 and TAP[language] in won


def test_every_refusal_of_a_game_cites_the_clause_that_one_can_look_up():
    """Only that something is no act of the phase at hand rests on no clause."""
    uncited = set()
    for room in ("trick", "shengji", *game_names()):
        for path in (ENGINE / "card_games" / room).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                    code = getattr(node.args[0], "value", "?")
                    clause = node.args[1] if len(node.args) > 1 else ast.Constant("")
                    if isinstance(clause, ast.Constant) and not clause.value:
                        uncited.add(code)
    assert uncited == {"wrong_phase"}
