"""Sheets of deals: what is printed is the deal, in each game, language and size of paper."""

import re
from collections import Counter

import pytest

from followsuit.errors import QuestionError
from followsuit.game import seats_of
from followsuit.paper import LANGUAGES, Paper, PrintedSheet, Size, print_deals
from followsuit.paper.cards_shown import PIPS
from followsuit.paper.deal_sheets import hand_record
from followsuit.paper.game_paper import paper_of
from followsuit.paper.paper_deal import paper_deals
from followsuit.paper.words import Words
from followsuit.record import Player, Record, read_record
from followsuit.registry import GAMES, game_named
from followsuit.table import Table
from tests.shared.option_matches import played_match
from tests.shared.printed import card_in, hand_in, laid_by, tree

TABLES = [
    *((game, "reference", 8) for game in GAMES if game != "tractor"),
    ("tractor", "reference", 3),
    ("tractor", {"packs": 3, "seats": 6}, 2),
    ("tractor", {"packs": 4, "seats": 8}, 1),
]
_played: dict[tuple[str, str], Record] = {}


def record_of(game, rules):
    """The first deals of a match of bots, at most two, both over."""
    key = (game, str(rules))
    if key not in _played:
        held = game_named(game).rules(rules)
        players = {seat: Player("beginner") for seat in seats_of(game_named(game), held)}
        table = Table.start(game, held, players, "paper")
        while not ((table.needs_deal and len(table.record().deals) == 2) or table.is_over):
            _ = table.deal() if table.needs_deal else table.step()
        _played[key] = table.record()
    return _played[key]


def words_of(game, language):
    return Words(language, paper_of(game_named(game)).words)


@pytest.mark.parametrize(("game", "rules", "most"), TABLES)
@pytest.mark.parametrize("language", ["en", "ur"])
def test_hand_record_has_each_card_at_its_seat(game, rules, most, language):
    record, words = record_of(game, rules), words_of(game, language)
    printed = print_deals(PrintedSheet.HANDS, record, Paper(Size.A4, language), results=True)
    deals = paper_deals(record)
    assert printed.pages == -(-len(deals) // most)
    articles = tree(printed.html).find(name="article")
    assert len(articles) == len(deals)
    for article, deal in zip(articles, deals, strict=True):
        for seat, hand in {**deal.hands, **({"kitty": deal.kitty} if deal.kitty else {})}.items():
            [place] = [one for one in article.find(kind=f"at-{seat}") if one.find(kind="suit")]
            assert hand_in(place, words) == Counter(hand)
            if deal.first and seat != "kitty":
                assert len(place.find(name="u")) == len(deal.first[seat]) == 5


@pytest.mark.parametrize(("game", "rules", "most"), TABLES)
def test_page_takes_as_many_hand_records_as_the_pack_allows(game, rules, most):
    deal = paper_deals(record_of(game, rules))[0]
    for count in (most, most + 1):
        assert len(hand_record([deal] * count, words_of(game, "en"))) == (1 if count == most else 2)


@pytest.mark.parametrize(("game", "rules", "_most"), TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_dealing_list_followed_by_a_program_gives_the_hands(game, rules, _most, language):
    record, words = record_of(game, rules), words_of(game, language)
    printed = print_deals(PrintedSheet.DEALING, record, Paper(language=language))
    for article, deal in zip(tree(printed.html).find(name="article"), paper_deals(record), strict=True):
        laid = laid_by(article, words)
        for seat, hand in deal.hands.items():
            short = words[f"letter-{seat}"]
            if deal.first:
                assert laid[f"{short}1"] == Counter(deal.first[seat])
                assert laid[f"{short}1"] + laid[f"{short}2"] == Counter(hand)
            else:
                assert laid[short] == Counter(hand)
        assert laid.get(words["letter-kitty"], Counter()) == Counter(deal.kitty)
        for name, cards in laid.items():
            assert f"{name} {cards.total()}" in article.find(kind="note")[-1].text


@pytest.mark.parametrize(("game", "rules", "_most"), TABLES)
def test_slips_are_one_a_hand_and_one_for_the_kitty(game, rules, _most):
    record, words = record_of(game, rules), words_of(game, "fr")
    slips = tree(print_deals(PrintedSheet.SLIPS, record, Paper(language="fr")).html).find(kind="slip")
    held = [
        Counter(cards)
        for deal in paper_deals(record)
        for cards in (*deal.hands.values(), *([deal.kitty] if deal.kitty else []))
    ]
    assert [hand_in(slip, words) for slip in slips] == held
    assert all(len(slip.find(kind="flap")) == 1 for slip in slips)


@pytest.mark.parametrize(("game", "rules", "_most"), TABLES)
def test_tricks_are_printed_as_they_were_played(game, rules, _most):
    record, words = record_of(game, rules), words_of(game, "en")
    deal = next(one for one in paper_deals(record) if one.tricks)
    printed = print_deals(PrintedSheet.HANDS, record, Paper(), [deal.number], tricks=True)
    rows = tree(printed.html).find(kind="plays")[0].find(name="tr")[1:]
    assert len(rows) == len(deal.tricks)
    for row, trick in zip(rows, deal.tricks, strict=True):
        cells = row.find(name="td")
        for cell, (seat, cards) in zip(cells[1:-1], trick.plays, strict=False):
            assert cell.text.split()[0] == words[f"letter-{seat}"]
            assert [card_in(one.text, words) for one in cell.find(kind="card")] == list(cards)
        assert cells[-1].text == words[f"letter-{trick.winner}"]


def test_traveller_is_one_a_deal_with_the_columns_of_its_game():
    record, words = record_of("rangvaar", "reference"), words_of("rangvaar", "hi")
    articles = tree(print_deals(PrintedSheet.TRAVELLER, record, Paper(language="hi")).html).find(
        name="article"
    )
    assert len(articles) == len(record.deals)
    heads = [cell.text for cell in articles[0].find(name="th")]
    assert words["bid"] in heads and words["place"] in heads


def test_deal_that_goes_on_is_not_printed_with_the_hands_of_others():
    whole = played_match("two_hundred", "reference", "paper").record()
    last = whole.deals[-1]
    begun = whole.with_deals([*whole.deals[:-1], type(last)(last.number, last.opening, last.actions[:9])])
    assert [deal.number for deal in paper_deals(begun)] == [deal.number for deal in whole.deals[:-1]]
    with pytest.raises(QuestionError) as refused:
        paper_deals(begun, [last.number])
    assert refused.value.code == "deal_not_over"
    assert len(paper_deals(begun, [last.number], unfinished=True)) == 1


def test_set_of_deals_that_nobody_played_is_printed():
    whole = record_of("rangvaar", "reference")
    blank = whole.with_deals([type(deal)(deal.number, deal.opening, ()) for deal in whole.deals])
    assert print_deals(PrintedSheet.HANDS, blank, Paper(), results=True).pages == 1


def test_deal_the_record_has_not_is_refused():
    with pytest.raises(QuestionError) as refused:
        print_deals(PrintedSheet.HANDS, record_of("rangvaar", "reference"), Paper(), [99])
    assert refused.value.code == "deal_not_in_record"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "sheet", [PrintedSheet.HANDS, PrintedSheet.DEALING, PrintedSheet.SLIPS, PrintedSheet.TRAVELLER]
)
def test_sheet_needs_no_script_no_file_and_no_colour(sheet, language):
    html = print_deals(sheet, record_of("tractor", "reference"), Paper(language=language)).html
    assert not re.search(r"<script|\son\w+=|https?:|url\(|\sstyle=", html)
    # Grey is the only colour there is: red, green and blue alike.
    colours = {colour.lower() for colour in re.findall(r"#([0-9a-fA-F]{3})\b", html)}
    assert colours and all(len(set(colour)) == 1 for colour in colours)
    assert len({pip.strip("\ufe0e") for pip in PIPS.values()}) == 4
    assert (f'lang="{language}"' in html) and ('dir="rtl"' in html[:200]) is (language == "ur")


def test_name_that_is_html_is_printed_as_text():
    text = played_match("rangvaar", "reference", "paper").record_text()
    record = read_record(text.replace("seed paper", "seed <script>"))
    assert "<script" not in print_deals(PrintedSheet.HANDS, record, Paper()).html


@pytest.mark.parametrize("language", ["en", "ur"])
def test_a_side_and_its_figure_stay_on_one_line(language):
    printed = print_deals(
        PrintedSheet.HANDS, record_of("two_hundred", "reference"), Paper(Size.A4, language), results=True
    )
    sides = tree(printed.html).find(kind="side")
    words = words_of("two_hundred", language)
    assert {side.text.rsplit(" ", 1)[0] for side in sides} == {words["change-NS"], words["change-EW"]}
    assert ".side{white-space:nowrap}" in printed.html
