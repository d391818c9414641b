"""Score sheets and rules cards: of every preset, one page, with the figures the rules make."""

from dataclasses import replace
from pathlib import Path

import pytest

from followsuit.cards import Rank, Suit, parse_cards
from followsuit.errors import LessonError, QuestionError
from followsuit.exercises import GivenExercise, Pack, write_pack
from followsuit.lessons import each_puzzle, read_puzzle
from followsuit.paper import LANGUAGES, Paper, PrintedSheet, Size, print_exercises, print_rules, texts_of
from followsuit.paper.exercise_sheet import read_exercise
from followsuit.paper.game_paper import paper_of
from followsuit.paper.rule_sheets import rules_name
from followsuit.paper.tractor import bands_of
from followsuit.paper.words import Words
from followsuit.registry import GAMES, game_named
from followsuit.tractor.rules import tractor_rules
from tests.shared.printed import card_in, tree

ROOT = Path(__file__).parents[3]
PRESETS = [(game, preset) for game in GAMES for preset in game_named(game).preset_names()]


@pytest.mark.parametrize(("game", "preset"), PRESETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_preset_has_a_card_and_a_score_sheet_in_each_language(game, preset, language):
    playing = game_named(game)
    rules = playing.rules(preset)
    words = Words(language, paper_of(playing).words)
    for sheet in (PrintedSheet.RULES, PrintedSheet.SCORES):
        printed = print_rules(sheet, playing, rules, Paper(Size.LETTER, language))
        page = tree(printed.html)
        assert printed.pages == 1 and rules_name(playing, rules, words) in page.text
    card = tree(print_rules(PrintedSheet.RULES, playing, rules, Paper(language=language)).html)
    choices = card.find(kind="choices")[0].find(name="li")
    idle = playing.idle_rules(rules)
    fields = [option for option in playing.rule_options() if option.name not in idle]
    assert len(choices) == len(fields)
    for choice, field in zip(choices, fields, strict=True):
        assert words[f"option-{field.name}"] in choice.text and f"({field.clause})" in choice.text


def test_card_draws_the_trumps_as_the_ladder_has_them():
    rules = tractor_rules("reference")
    printed = print_rules(
        PrintedSheet.RULES, game_named("tractor"), rules, Paper(), level=Rank.SEVEN, trump=Suit.SPADES
    )
    words = Words("en", paper_of(game_named("tractor")).words)
    trumps = tree(printed.html).find(kind="order")[0]
    steps = [
        [card_in(one.text, words) for one in step.find(kind="card")]
        for step in trumps.children
        if not isinstance(step, str)
    ]
    assert steps[:5] == [list(parse_cards(text)) for text in ("BJ", "SJ", "7S", "7H 7C 7D", "AS")]
    assert len(steps) == 16


@pytest.mark.parametrize(
    ("preset", "first", "last"),
    [
        ("reference", ("0–35", "defenders +2"), ("160+", "attackers +2")),
        ("howto", ("0", "defenders +3"), ("160+", "attackers +2")),
        ("standard", ("0", "defenders +3"), ("200–235", "attackers +3")),
    ],
)
def test_bands_are_those_of_the_level_table(preset, first, last):
    rows = bands_of(tractor_rules(preset), Words("en", paper_of(game_named("tractor")).words))
    assert rows[0] == first
    assert rows[-1][0] == last[0] or rows[-1][1].startswith(last[1])
    assert ("80–115", "nobody rises; attackers defend next") in rows


def test_card_of_house_rules_says_what_was_changed():
    game = game_named("two_hundred")
    rules = game.rules({"target": 500, "hundred_rule": False})
    text = tree(print_rules(PrintedSheet.RULES, game, rules, Paper()).html).text
    assert "Usual game +" in text and "500" in text and "Does not hold" in text
    assert "scores only if it bet" not in text


def test_exercises_have_their_answers_on_the_last_page_upside_down():
    texts = texts_of((ROOT / "web/games/rangvaar/puzzles.txt").read_text(encoding="utf-8"))[:5]
    printed = print_exercises(texts, Paper(), ["Find the card!"])
    page = tree(printed.html)
    pages = page.find(kind="page")
    assert printed.pages == len(pages) == 3
    assert "Find the card!" in pages[0].text and len(page.find(name="article")) == 5
    [turned] = pages[-1].find(kind="upside-down")
    assert len(turned.find(name="li")) == 5 and not any(one.find(kind="upside-down") for one in pages[:-1])


def test_positions_of_many_tricks_with_several_cards_have_a_page_each():
    texts = texts_of((ROOT / "web/games/tractor/puzzles.txt").read_text(encoding="utf-8"))[:4]
    tricks = [len(read_exercise(text).view["tricks"]) for text in texts]
    assert sum(tricks[:2]) <= 22 < sum(tricks[2:])
    # The first two on one page, and the answers on the last.
    assert print_exercises(texts, Paper()).pages == 4


def test_a_pack_of_exercises_is_printed_with_its_teachers_tasks_and_answers():
    text = each_puzzle((ROOT / "web/games/rangvaar/puzzles.txt").read_text(encoding="utf-8"))[0]
    puzzle = read_puzzle(text)
    one = GivenExercise("First", "Which <card>?", puzzle.record, puzzle.best)
    pack = write_pack(Pack("Two of them", (one, replace(one, task="And here?"))))
    page = tree(print_exercises(texts_of(pack), Paper()).html)
    assert "Which <card>?" in page.text and "And here?" in page.text
    [turned] = page.find(kind="upside-down")
    words = Words("en", paper_of(game_named("rangvaar")).words)
    answers = tuple(card_in(item.text, words) for item in turned.find(name="li"))
    assert answers == parse_cards(" ".join(puzzle.best[0]["cards"] * 2))


def test_text_without_an_exercise_and_too_many_are_refused():
    with pytest.raises(LessonError):
        texts_of("nothing")
    with pytest.raises(QuestionError) as refused:
        print_exercises([], Paper())
    assert refused.value.code == "too_many_exercises"


def test_language_nobody_prints_in_is_refused():
    with pytest.raises(QuestionError) as refused:
        print_rules(
            PrintedSheet.RULES,
            game_named("rangvaar"),
            game_named("rangvaar").rules(None),
            Paper(language="xx"),
        )
    assert refused.value.code == "unknown_language"
