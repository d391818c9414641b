"""Filled score sheets: what was entered and what it came to stand in the columns of the empty sheet."""

import pytest

from followsuit.paper import LANGUAGES, Paper, PrintedSheet, print_rules, print_scores
from followsuit.paper.game_paper import paper_of
from followsuit.paper.words import Words
from followsuit.registry import game_named
from followsuit.sheet import any_sheet, entered, new_sheet, standings
from tests.shared.printed import tree
from tests.shared.sheet_matches import kept_matches

KEPT = {
    "two_hundred": "reference",
    "rangvaar": "reference",
    "court_piece": "double",
    "tractor": {"preset": "standard", "most_deals": 3},
}


def rows_of(html):
    """The rows of the deals by the names of their columns, those of all pages."""
    rows = []
    for table in tree(html).find(kind="filled"):
        head, *lines = table.find(name="tr")
        names = [cell.text for cell in head.find(name="th")]
        rows += [
            dict(zip(names, [cell.text for cell in line.find(name="td")], strict=True)) for line in lines
        ]
    return rows


@pytest.mark.parametrize("game", KEPT)
def test_a_match_stands_there_as_the_table_counted_it(game):
    sheet = next(kept_matches(game, KEPT[game], 1)).sheet
    words = Words("en", paper_of(game_named(game)).words)
    printed = print_scores(sheet, Paper())
    rows, deals, keeper = rows_of(printed.html), standings(sheet).deals, sheet.title.keeper
    assert len(rows) == len(deals) and printed.pages == -(-len(deals) // 20)
    for row, deal in zip(rows, deals, strict=True):
        figure = keeper.shown(deal.after).figures[0]
        kind = "level" if game == "tractor" else "total"
        for side, value in figure.by_side.items():
            assert row[words[f"{kind}-{side}"]] == value.replace("T", "10")
            if game != "tractor" and any(deal.result.change.values()):
                assert int(row[words[f"change-{side}"]].replace("−", "-")) == deal.result.change[side]
    won = standings(sheet).end.winner
    people = ", ".join(words[f"seat-{seat.name}"] for seat in sheet.title.seats if seat.side.name == won)
    assert f"{words['winner']}: {people}" in tree(printed.html).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_evening_of_tractor_came_to_is_said_in_each_language(language):
    text = """followsuit-sheet 1
game tractor
rules standard
date 2026-11-25
note <b>Club</b>
player S Ama
player E 张伟
dealer S

deal 1 S H 85 last 20 pair at 21:14
deal 2 E - 40 at 21:22
deal 3 W NT total 165 at 21:40
deal 4 S S 37
"""
    words = Words(language, paper_of(game_named("tractor")).words)
    html = print_scores(any_sheet(text), Paper(language=language)).html
    rows = rows_of(html)
    assert "<b>Club" not in html and "张伟" in html
    assert len(rows) == 20, "empty lines, to go on"
    first, third, fourth = rows[0], rows[2], rows[3]
    assert [first[words[name]] for name in ("starter", "opponents-points", "total-points")] == [
        "Ama",
        "85",
        "165",
    ]
    assert first[words["kitty-points"]] == "20 × 4"
    assert first[words["gain"]] == words.say("band-opposing", gain=2)
    assert third[words["trump"]] == words["suit-NT"] and third[words["opponents-points"]] == ""
    assert fourth[words["round"]] == "4 *" and fourth[words["gain"]] == ""
    assert fourth[words["opponents-points"]] == "37" and words["marked"] in html


def test_a_sheet_that_is_empty_is_the_empty_one_with_its_names():
    sheet = new_sheet("rangvaar", names={"S": "Ama"})
    game = game_named("rangvaar")
    filled = rows_of(print_scores(sheet, Paper()).html)
    empty = tree(print_rules(PrintedSheet.SCORES, game, sheet.title.rules, Paper()).html).find(kind="empty")[
        0
    ]
    assert [list(row.values()) for row in filled] == [
        [cell.text for cell in row.find(name="td")] for row in empty.find(name="tr")[1:]
    ]


def test_deals_of_a_long_match_go_on_another_page():
    sheet = entered(new_sheet("tractor"), {"starter": "S", "points": 80, "last": False})
    for _ in range(24):
        sheet = entered(sheet, {"points": 80, "last": False}, again=True)
    printed = print_scores(sheet, Paper())
    assert printed.pages == 2 and len(rows_of(printed.html)) == 40
    # What points are worth stands once.
    assert len(tree(printed.html).find(kind="tables")) == 1


@pytest.mark.parametrize(
    ("game", "deal", "written"),
    [("two_hundred", "nobody 55 50", "nobody"), ("tractor", "penalty x", "X")],
)
def test_what_stands_in_a_damaged_sheet_is_printed_as_it_was_written(game, deal, written):
    sheet = any_sheet(f"followsuit-sheet 1\ngame {game}\nrules reference\ndeal 1 {deal}\n")
    assert any(written in cell for cell in rows_of(print_scores(sheet, Paper()).html)[0].values())
