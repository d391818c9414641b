"""Sheets of matches: entered from results alone, a sheet shows what the table showed, deal by deal.

FOLLOWSUIT_SHEETS says how many matches of each preset; by rules that are no preset a tenth of them are played, and at least one.
One match is held at a time: the states of some hundred would fill the memory.
"""

import contextlib
import os
from collections.abc import Mapping
from typing import Any

import pytest

from followsuit.base.actions import action_data
from followsuit.base.errors import RequestError
from followsuit.base.seats import Seat
from followsuit.card_games.registry import game_named
from followsuit.record import Player, write_record
from followsuit.score_sheet import (
    any_sheet,
    change_entry,
    enter_deal,
    keeper_of,
    new_sheet,
    read_sheet,
    recorded_sheet,
    sheet_link,
    standings,
    write_sheet,
)
from followsuit.table import Table
from tests.shared.sheet_matches import ALL_RULES, kept_matches

MATCHES = int(os.environ.get("FOLLOWSUIT_SHEETS", "1"))


def named(value):
    return value if isinstance(value, str) else "-".join(map(str, value.values()))


def each(pair):
    """A parameter; by rules other than a game's usual ones, matches are played in the long gate."""
    marks = (
        [] if pair[1] == "reference" else [pytest.mark.long("matches by every option that a sheet asks by")]
    )
    return pytest.param(*pair, id=f"{pair[0]}-{named(pair[1])}", marks=marks)


@pytest.mark.parametrize(("game", "rules"), [each(one) for one in ALL_RULES])
def test_sheets_kept_from_results_alone_agree_with_the_table(game, rules):
    matches = MATCHES if isinstance(rules, str) else max(MATCHES // 10, 1)
    for match in kept_matches(game, rules, matches):
        shows_what_the_table_shows(match)
        is_changed_as_if_entered_so(match)
        comes_of_the_record(match)
        comes_out_of_text_and_link(match)


def shows_what_the_table_shows(match):
    """Before and after each deal, a sheet of the deals so far shows what the table shows."""
    after = standings(match.deals[0].before)
    for deal in match.deals:
        keeper = keeper_of(deal.game)
        now = after
        assert now.end is None
        table, kept = opened(deal.opening), stood(keeper.shown(now.standing))
        if "first" in deal.opening and "levels" not in deal.opening:
            # A record of Rangvaar says who is dealt the first card, beside whom the dealer sits.
            dealer, first = kept.pop("dealer"), table["opens"]
            assert table.pop("dealer") is None and (dealer in "SN") != (first in "SN")
        if "points" in [figure.name for figure in keeper.shown(now.standing).figures]:
            # Where points are counted there are no rows.
            assert table.pop("rows") == "NS 0 EW 0" and kept.pop("rows") is None
        assert kept == table, deal.opening
        after = standings(deal.after)
        assert all(one.counts and not one.marks for one in after.deals)
        summary = deal.game.summary(deal.state)
        assert (after.end is not None) == deal.game.is_over(deal.state)
        if "passed_out" in summary or "thrown_in" in summary:
            assert keeper.shown(after.standing).figures == keeper.shown(now.standing).figures
            continue
        shown = keeper.shown(after.standing)
        assert dict(shown.figures[0].by_side) == deal.game.deal_figures(summary)["standing"]
        if after.end is not None:
            won = summary["won_by"]
            assert after.end.winner == (None if won == "tie" else won)


def stood(shown):
    """The standing of a sheet in the words of a record's opening, as far as both say it."""
    text = {
        figure.name: " ".join(f"{side} {value}" for side, value in figure.by_side.items())
        for figure in shown.figures
    }
    said = {"levels": text.get("level"), "rows": text.get("row")}
    said["totals"] = text.get("total", text.get("courts", text.get("points")))
    dealer = shown.roles["dealer"]
    return {
        **said,
        "dealer": dealer.name,
        "opens": None if shown.roles.get("opens") is None else shown.roles["opens"].name,
        "declaring": shown.declaring,
    }


def opened(opening: Mapping[str, str]):
    """A record's opening fields in the same words."""
    is_tractor, is_rangvaar = "levels" in opening, "first" in opening and "levels" not in opening
    is_court = "rows" in opening
    around = "SWNE"
    said = {
        "levels": opening.get("levels"),
        "rows": opening.get("rows"),
        "totals": opening.get("totals"),
        "dealer": opening.get("dealer"),
        "opens": None,
        "declaring": None,
    }
    if is_tractor:
        said["dealer"] = opening["first"]
        said["declaring"] = None if opening["declaring"] == "open" else opening["declaring"]
    elif is_rangvaar:
        said["opens"] = opening["first"]
    elif is_court:
        # The caller is the dealer's neighbour, and so on the other side.
        said["declaring"] = "EW" if opening["dealer"] in "SN" else "NS"
    else:
        said["opens"] = around[(around.index(opening["dealer"]) + 1) % 4]
    return said


def is_changed_as_if_entered_so(match):
    """A change in the middle equals a sheet entered so from the beginning."""
    sheet = match.sheet
    middle = len(sheet.entries) // 2
    made = with_another(match, middle + 1)
    title = sheet.title
    again = new_sheet(title.game.name, title.game.specification(title.rules), dealer=title.dealer.name)
    for deal in standings(made).deals:
        try:
            again = enter_deal(again, deal.entry.values)
        except RequestError as error:
            assert error.code in [mark.code for mark in deal.marks]
            assert not deal.counts
            break
    both = zip(standings(made).deals, standings(again).deals, strict=False)
    assert all(
        (one.result, one.before, one.after) == (two.result, two.before, two.after) for one, two in both
    )
    if standings(again).end is not None:
        assert standings(made).end == standings(again).end
        assert not any(deal.counts for deal in standings(made).deals[len(again.entries) :])
    assert len(made.entries) == len(sheet.entries), "nothing is lost"


def with_another(match, number):
    """The sheet of a match in which a deal has the score of another one."""
    for deal in match.deals:
        with contextlib.suppress(RequestError):
            if (made := change_entry(match.sheet, number, deal.values)) != match.sheet:
                return made
    return match.sheet


def comes_of_the_record(match):
    """The record of a match gives its sheet."""
    of_record = any_sheet(write_record(match.record))
    assert of_record.entries == match.sheet.entries
    assert of_record.title.dealer is match.sheet.title.dealer


def comes_out_of_text_and_link(match):
    """A sheet comes out of its text and its link to the letter."""
    text = write_sheet(match.sheet)
    assert read_sheet(text) == match.sheet
    assert write_sheet(read_sheet(text)) == text
    link = sheet_link(match.sheet)
    assert write_sheet(read_sheet(f"https://site/#{link}")) == text


@pytest.mark.parametrize(
    ("game", "rules"),
    [
        ("two_hundred", "traditional"),
        ("court_piece", {"redeal": "no_court_card"}),
        ("tractor", {"no_declaration": "redeal"}),
    ],
)
def test_a_deal_thrown_in_at_the_table_is_thrown_in_on_its_sheet(game, rules):
    sheets = (recorded_sheet(table.record()) for table in thrown_in(game_named(game), rules))
    assert [entry.values for entry in next(sheets).entries] == [{"thrown_in": True}]


def thrown_in(game, rules):
    """Tables whose first deal was thrown in: nobody bids or declares, and who may asks for a new deal."""
    for seed in range(100):
        table = Table.start(game.name, game.rules(rules), {seat: Player(None) for seat in Seat}, str(seed))
        table.deal()
        acts: list[Any] = []
        while not (table.needs_deal or {"play", "bury"} & {action_data(act)["kind"] for act in acts}):
            if table.to_act is None:
                table.step()
                continue
            acts = sorted(game.options(table.observe(table.to_act)), key=reluctance)
            table.act(acts[0])
        if table.needs_deal:
            yield table


def reluctance(act):
    """How late somebody chooses an act who wants no deal."""
    return {"ask_redeal": 0, "pass": 1}.get(action_data(act)["kind"], 2)
