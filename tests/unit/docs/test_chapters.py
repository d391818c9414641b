"""The chapters of the rules: every worked example is ruled so, every figure is there, and the advice holds."""

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import followsuit
from followsuit import referee
from followsuit.base.actions import Bid, Pass
from followsuit.base.cards import Rank, parse_cards
from followsuit.base.seats import Seat
from followsuit.bots.plain import five_cards
from followsuit.bots.plain.layout import spread_hand
from followsuit.bots.rangvaar import casual as rangvaar_casual
from followsuit.bots.tractor import trump_choice
from followsuit.bots.two_hundred import casual as two_hundred_casual
from followsuit.bots.two_hundred import worth as two_hundred_worth
from followsuit.card_games.trick.auction import Auction
from followsuit.card_games.trick.hand import mask_of
from followsuit.card_games.two_hundred.rules import WORTH, TwoHundredRules

# Reads the repository; inside Pyodide there is only the engine.
pytestmark = pytest.mark.host

WEB = Path(followsuit.__file__).parents[2] / "web"
LANGUAGES = sorted(path.stem for path in (WEB / "text").glob("*.ftl"))
CHAPTERS = ("strategy", "mistakes", "tables", "examples")
GAMES = sorted(path.parts[-3] for path in (WEB / "games").glob("*/chapters/examples.json"))
#: The games whose clauses have an index; one of them has no other chapters, because no source describes it.
INDEXED = sorted(path.parts[-3] for path in (WEB / "games").glob("*/chapters/index.json"))
TEXTS = [(game, chapter, language) for game in GAMES for chapter in CHAPTERS for language in LANGUAGES]


@cache
def text(game, chapter, language):
    return (WEB / "games" / game / "chapters" / f"{chapter}.{language}.md").read_text(encoding="utf-8")


@cache
def data(game, name):
    return json.loads((WEB / "games" / game / "chapters" / f"{name}.json").read_text(encoding="utf-8"))


def sections(game, language):
    """The worked examples of a text by their names."""
    parts = re.split(r"^## \[(\w+)\] ", text(game, "examples", language), flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def groups(part):
    return [group.split() for group in re.findall(r"\{\{([^}]+)\}\}", part)]


def cards_in(part):
    """All cards that stand anywhere in a question."""
    if isinstance(part, dict):
        return Counter(card for key, inner in part.items() if key != "rules" for card in cards_in(inner))
    if isinstance(part, list):
        return sum((Counter(cards_in(inner)) for inner in part), Counter())
    return Counter(re.findall(r"\b(?:[2-9TJQKA][SHCD]|[SB]J)\b", part) if isinstance(part, str) else [])


#: The worked examples that the sources of the rules have, by game.
OF_THE_SOURCES = {
    "tractor": ("gap", "parts", "over", "stronger", "sure", "unsure", "owed", "pairs", "ruffed", "turned"),
    "two_hundred": ("made", "failed", "silent", "won", "allowed"),
    "rangvaar": ("auction", "made", "failed", "nothing", "winners", "tie"),
}


def test_the_games_that_have_sources_have_chapters_with_every_example_of_these():
    for game, examples in OF_THE_SOURCES.items():
        assert set(examples) <= set(data(game, "examples")), game


def test_the_five_examples_of_two_hundred_say_what_the_source_says():
    rulings = {
        name: data("two_hundred", "examples")[name]["expect"] for name in OF_THE_SOURCES["two_hundred"]
    }
    changes = [rulings[name]["change"] for name in ("made", "failed", "silent")]
    assert [(one["NS"], one["EW"]) for one in changes] == [(80, 20), (-75, 30), (0, -60)]
    assert rulings["won"] == {"totals": {"NS": 280, "EW": 180}, "won_by": "NS"}
    assert rulings["allowed"]["totals"] == {"NS": 165, "EW": 130}


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in GAMES for name in data(game, "examples")]
)
def test_the_referee_rules_each_worked_example_as_the_text_says(game, name):
    example = data(game, "examples")[name]
    ruling = referee.answer({"game": game, **example["question"]})
    assert {key: ruling.get(key) for key in example["expect"]} == example["expect"]


@pytest.mark.parametrize(("game", "language"), [(game, language) for game in GAMES for language in LANGUAGES])
def test_every_worked_example_stands_in_every_language_with_its_cards(game, language):
    examples = data(game, "examples")
    assert list(sections(game, language)) == list(examples)
    for name, part in sections(game, language).items():
        there = Counter(cards_in(examples[name]["question"])) + Counter(
            examples[name].get("drawn", "").split()
        )
        points = examples[name]["question"].get("card_points")
        if points:
            sides = [
                sum(WORTH.get(card.rank, 0) for card in parse_cards(" ".join(group)))
                for group in groups(part)
            ]
            assert sorted(sides) == sorted(points.values()), name
            assert max(Counter(card for group in groups(part) for card in group).values()) == 1
        else:
            assert {card for group in groups(part) for card in group} <= set(there), name
            assert groups(part) or "stake" in examples[name]["question"], name


@pytest.mark.parametrize(("game", "chapter", "language"), TEXTS)
def test_every_language_shows_the_cards_the_figures_and_the_clauses_of_english(game, chapter, language):
    def marks(language):
        said = text(game, chapter, language)
        return [sorted(re.findall(mark, said)) for mark in (r"\{\{[^}]+\}\}", r"\{[=+][^}]+\}", r"§[A-Z]\d+")]

    def shape(language):
        return re.findall(r"^(#+|\||-|@)", text(game, chapter, language), re.MULTILINE)

    assert marks(language) == marks("en")
    assert shape(language) == shape("en")


def test_every_game_has_an_index():
    assert sorted(path.parent.name for path in (WEB / "games").glob("*/rules.en.md")) == INDEXED


@pytest.mark.parametrize("game", INDEXED)
def test_every_clause_stands_in_the_index_by_phase_and_by_kind(game):
    rules = (WEB / "games" / game / "rules.en.md").read_text(encoding="utf-8")
    clauses = set(re.findall(r"^\{([A-Z]\d+)\}", rules, re.MULTILINE))
    index = data(game, "index")
    for group in ("phases", "kinds"):
        assert {clause for listed in index[group].values() for clause in listed} == clauses
    assert {clause for listed in index["cards"].values() for clause in listed} <= clauses
    words = (WEB / "rules" / "en.ftl").read_text(encoding="utf-8")
    for group, entries in index.items():
        for name in entries:
            assert f"\nrules-{group}-{name} = " in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_rules_pages_are_there_in_every_language(language):
    def ids(language):
        words = (WEB / "rules" / f"{language}.ftl").read_text(encoding="utf-8")
        return re.findall(r"^(rules-[\w-]+) = (?=.)", words, re.MULTILINE)

    assert ids(language) == ids("en")


def test_the_level_table_says_of_each_range_what_holds_in_all_of_it():
    for points in range(0, 280, 5):
        row = next(at for at in (240, 200, 160, 120, 80, 40, 5, 0) if points >= at)
        for rules in ("reference", "howto", "auction", "standard"):
            question = {"game": "tractor", "ask": "levels", "rules": rules}
            levels = {"declaring": "5", "opposing": "5"}
            asked, of_row = (
                referee.answer({**question, "points": of, "levels": levels})["levels"] for of in (points, row)
            )
            assert asked == of_row, (points, rules)


def test_what_the_text_says_of_the_measured_declaring_is_what_was_measured():
    rows = {row["rule"]: row for row in data("tractor", "declaring")["rules"]}
    assert all(row["deals"] >= 2000 for row in rows.values())
    # With two trumps or four "no more than luck"; waiting costs.
    for rule in ("trumps=2", "trumps=4", "patience"):
        assert abs(rows[rule]["gained"]) < 2 * rows[rule]["error"], rule
    for rule in ("trumps=8", "wait=13", "wait=19", "wait=25"):
        assert rows[rule]["gained"] < -2 * rows[rule]["error"], rule
    assert rows["trumps=2"]["stood"] > rows["trumps=8"]["stood"] + 5
    assert abs(rows["trumps=2"]["held"] - rows["trumps=8"]["held"]) < 5
    assert len({row["deals"] for row in rows.values()}) == 1


def chapter(name):
    """The points of a chapter of Tractor in English, each as one line."""
    text = (WEB / "games" / "tractor" / "chapters" / f"{name}.en.md").read_text()
    return [line for line in text.splitlines() if line.startswith("- **")]


def test_s7_the_advice_of_the_sources_is_there_with_cards():
    points = chapter("strategy")
    for words in (
        "Seven of a suit",
        "Save high trumps",
        "Do not waste trumps",
        "Watch what is played",
        "Points at the right moment",
        "Neither hunt points",
    ):
        assert any(words in point and "{{" in point for point in points), words


def test_s2_common_mistakes_name_what_is_no_declaration():
    points = [point for point in chapter("mistakes") if "§T6" in point or "§T8" in point or "§T9" in point]
    shown = " ".join(points)
    for cards in ("{{SJ}}", "{{BJ}}", "{{SJ BJ}}", "{{2H 2S}}", "{{2S 2S}}"):
        assert cards in shown, cards
    assert "same strength" in shown


def test_the_numbers_in_the_advice_are_those_of_our_bots():
    assert trump_choice.EARLIEST == 8
    assert trump_choice.RATHER_THAN_NOTHING < trump_choice.LATE < trump_choice.EAGER
    assert [round(two_hundred_worth.TRUMP / 10), round(two_hundred_worth.SIDE_ACE / 10)] == [6, 8]
    assert round(dict(two_hundred_worth.TRUMP_HONOURS)[Rank.ACE] / 10) == 10
    assert two_hundred_worth.BASE == 220
    assert five_cards.BASE == 580
    assert dict(five_cards.TRUMP_HONOURS)[Rank.ACE] == dict(five_cards.TRUMP_HONOURS)[Rank.KING] == 40
    assert (five_cards.TRUMP, five_cards.SIDE_ACE) == (35, 55)
    assert (rangvaar_casual.BOLDNESS, rangvaar_casual.PARTNERS_BID) == (0.8, 1.0)
    for game in ("two_hundred", "rangvaar"):
        for language in LANGUAGES:
            wanted = {"two_hundred": ("6", "10", "8", "22", "15"), "rangvaar": ("0.4", "0.8", "5.8")}[game]
            numbers = re.findall(r"\d+(?:[.,]\d+)?", text(game, "strategy", language).replace(",", "."))
            assert set(wanted) <= set(numbers), (game, language)


def test_a_bot_of_two_hundred_wants_fifteen_points_more_to_overbid_its_partner():
    auction = Auction(TwoHundredRules().auction, Seat.S).with_call(Bid(Seat.S, 50)).with_call(Pass(Seat.W))
    assert two_hundred_casual.worth_needed(auction, Seat.N, obliged=False) == auction.values[0] + 15
    overbid = Auction(TwoHundredRules().auction, Seat.S).with_call(Bid(Seat.S, 50)).with_call(Bid(Seat.W, 55))
    assert two_hundred_casual.worth_needed(overbid, Seat.N, obliged=False) < overbid.values[0]
    assert two_hundred_casual.worth_needed(auction, Seat.N, obliged=True) >= auction.values[0]


@pytest.mark.parametrize("name", ["auction", "made", "failed"])
def test_the_casual_bot_bids_on_the_hand_of_the_example(name):
    hand = spread_of(data("rangvaar", "examples")[name]["drawn"])
    assert five_cards.best_trump(hand)[1] + rangvaar_casual.BOLDNESS >= 8
    assert five_cards.best_trump(hand)[1] + rangvaar_casual.BOLDNESS < 13


def test_no_bot_bids_thirteen_on_five_clubs_from_the_top():
    hand = spread_of(data("rangvaar", "examples")["nothing"]["drawn"])
    assert five_cards.best_trump(hand)[1] + rangvaar_casual.BOLDNESS < 13


def spread_of(cards):
    return spread_hand(mask_of(parse_cards(cards)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "slips"),
    [
        ("tractor", ("{{3H 3H}}", "{{KS KS QS 8S}}", "{{2S}}", "T24", "T6", "T15", "T23")),
        ("two_hundred", ("H1", "180", "H11")),
    ],
)
def test_s9_the_note_on_the_sources_names_what_no_rule_can_keep(game, slips, language):
    text = (WEB / "games" / game / f"rules.{language}.md").read_text()
    note = text.rpartition("\n## ")[2]
    for words in slips:
        assert words in note, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_h4_says_in_one_sentence_why_bets_rise(language):
    text = (WEB / "games" / "two_hundred" / f"rules.{language}.md").read_text()
    clause = text.partition("{H4}")[2].partition("{H5}")[0]
    assert "95" in clause
