"""Changing a sheet: every deal at any time, all after it counted again, what became impossible marked and kept."""

import pytest

from followsuit.base.errors import RequestError, RulesError
from followsuit.documents import document_link, kind_named
from followsuit.score_sheet import (
    change_entry,
    drop_entry,
    enter_deal,
    insert_entry,
    new_sheet,
    read_sheet,
    set_heading,
    settle_entries,
    standings,
    write_sheet,
)
from followsuit.score_sheet.model import MOST_DEALS


def tractor(*points, rules="reference"):
    """A sheet of Tractor with these points of the opposing side, started by S."""
    sheet = new_sheet("tractor", rules)
    for at, took in enumerate(points):
        starter = {} if at else {"starter": "S"}
        sheet = enter_deal(sheet, {**starter, "points": took, "last": False}, f"2026-11-25 20:{10 + 2 * at}")
    return sheet


def marks(sheet):
    return [[(mark.code, *mark.facts.values()) for mark in deal.marks] for deal in standings(sheet).deals]


def refused(doing, *values, **named):
    with pytest.raises(RequestError) as error:
        doing(*values, **named)
    return error.value


def test_a_level_that_was_not_to_be_played_yet_is_marked():
    sheet = tractor(0, 40, 40)
    assert [str(level) for level in standings(sheet).standing.levels] == ["6", "2"]
    later = change_entry(sheet, 1, {"starter": "S", "points": 40, "last": False})
    assert [str(level) for level in standings(later).standing.levels] == ["5", "2"]
    assert marks(later) == [[], [("not_due", "level", "4", "3")], [("not_due", "level", "5", "4")]]
    assert all(deal.counts for deal in standings(later).deals)
    assert "deal 2 N - 40 played level 4 at 20:12" in write_sheet(later)
    assert read_sheet(write_sheet(later)) == later


def test_a_starter_who_was_not_due_is_marked():
    later = change_entry(tractor(0, 40, 40), 1, {"starter": "S", "points": 80, "last": False})
    assert marks(later)[1] == [("not_due", "level", "4", "2"), ("not_due", "starter", "N", "E")]
    assert read_sheet(write_sheet(later)) == later


def test_changing_back_takes_the_marks_away():
    sheet = tractor(0, 40, 40)
    there = change_entry(sheet, 1, {"starter": "S", "points": 120, "last": False})
    assert change_entry(there, 1, sheet.entries[0].values) == sheet


def test_deals_after_the_end_of_a_match_are_marked_and_kept():
    sheet = new_sheet("two_hundred")
    for _ in range(2):
        sheet = enter_deal(sheet, {"declarer": "S", "bet": 50, "points": 60})
    sheet = enter_deal(sheet, {"declarer": "S", "bet": 50, "points": 50})
    earlier = change_entry(sheet, 1, {"declarer": "S", "bet": 100, "points": 100})
    earlier = change_entry(earlier, 2, {"declarer": "S", "bet": 100, "points": 100})
    assert marks(earlier) == [[], [], [("match_over", 3)]]
    assert standings(earlier).end.winner == "NS"
    assert len(earlier.entries) == 3
    assert refused(enter_deal, earlier, {"declarer": "S", "bet": 50, "points": 50}).code == "match_over"


def test_a_question_that_a_change_raises_is_open_and_the_deal_is_kept():
    sheet = new_sheet("two_hundred")
    for _ in range(2):
        sheet = enter_deal(sheet, {"declarer": "S", "bet": 50, "points": 50})
    later = change_entry(sheet, 1, {"declarer": "W", "bet": 100, "points": 100})
    assert marks(later) == [[], [("missing_value", "other_bet")]]
    assert not standings(later).deals[1].counts
    answered = change_entry(later, 2, {"declarer": "S", "bet": 50, "points": 50, "other_bet": False})
    assert marks(answered) == [[], []]


def test_a_deal_is_not_entered_twice_within_a_minute_unless_it_is_meant():
    values: dict[str, str | int] = {"declarer": "N", "bid": 8, "tricks": 9}
    sheet = enter_deal(new_sheet("rangvaar"), values, "2026-12-31 23:59")
    again = refused(enter_deal, sheet, values, "2027-01-01 00:00")
    assert (again.code, again.facts) == ("entered_twice", {"deal": 1})
    assert len(enter_deal(sheet, values, "2027-01-01 00:00", again=True).entries) == 2
    assert len(enter_deal(sheet, values, "2027-01-01 00:01").entries) == 2
    assert len(enter_deal(sheet, {**values, "tricks": 8}, "2027-01-01 00:00").entries) == 2
    assert len(enter_deal(sheet, values).entries) == 2


def test_a_forgotten_deal_is_put_in_and_one_that_was_none_taken_out():
    sheet = tractor(0, 40)
    longer = insert_entry(sheet, 2, {"points": 40, "last": False}, "2026-11-25 20:20")
    assert [str(level) for level in standings(longer).standing.levels] == ["6", "2"]
    assert marks(longer)[2] == [("not_due", "level", "4", "5"), ("not_due", "starter", "N", "S")]
    assert drop_entry(longer, 2) == sheet


def test_marks_after_a_forgotten_deal_go_where_the_table_played_what_was_due():
    sheet = tractor(0, 40, 40)
    longer = insert_entry(sheet, 2, {"points": 40, "last": False}, "2026-11-25 20:20")
    assert all(marks(longer)[2:])
    one = settle_entries(longer, [3])
    assert marks(one)[2] == []
    assert marks(one)[3] == marks(longer)[3]
    both = settle_entries(longer, [3, 4])
    assert marks(both) == [[], [], [], []]
    assert standings(both).standing == standings(longer).standing
    assert read_sheet(write_sheet(both)) == both
    assert "played" not in write_sheet(both)


def test_a_starter_that_was_entered_gives_way_to_the_one_who_was_due():
    sheet = insert_entry(tractor(0), 1, {"starter": "S", "points": 80, "last": False})
    assert marks(sheet)[1] == [("not_due", "starter", "S", "E")]
    assert marks(settle_entries(sheet, [2])) == [[], []]


def test_what_else_is_impossible_about_a_deal_stays_marked():
    sheet = new_sheet("two_hundred")
    for _ in range(2):
        sheet = enter_deal(sheet, {"declarer": "S", "bet": 50, "points": 50})
    later = change_entry(sheet, 1, {"declarer": "W", "bet": 100, "points": 100})
    assert marks(settle_entries(later, [2])) == marks(later) == [[], [("missing_value", "other_bet")]]


def test_the_first_deal_can_be_taken_out():
    sheet = drop_entry(tractor(0, 40), 1)
    assert standings(sheet).deals[0].counts, "its starter is the one who started it"
    assert standings(sheet).standing.starter.name == "S"


def test_the_first_dealer_can_be_corrected_without_marks():
    sheet = new_sheet("court_piece", {"preset": "reference", "target": 5}, dealer="S")
    for winner in ("NS", "EW", "NS"):
        sheet = enter_deal(sheet, {"winner": winner, "tricks": 3})
    other = set_heading(sheet, dealer="E")
    assert marks(other) == [[], [], []]
    assert [deal.before.dealer.name for deal in standings(other).deals] == ["E", "E", "N"]
    assert set_heading(other, dealer="S") == sheet


def test_the_head_is_corrected_and_all_counted_again():
    sheet = set_heading(
        tractor(0), names={"S": " Ama  B. ", "E": ""}, date="2026-11-26", note="Club\nevening"
    )
    title = sheet.title
    assert ({seat.name: name for seat, name in title.names.items()}, title.note) == (
        {"S": "Ama B."},
        "Club evening",
    )
    assert str(standings(set_heading(sheet, rules="standard")).standing.levels[0]) == "5"
    other = refused(set_heading, sheet, rules={"preset": "standard", "seats": 6})
    assert (other.code, other.facts) == ("other_table", {"seats": 4})


@pytest.mark.parametrize(
    ("head", "code"),
    [
        ({"date": "2026-02-30"}, "bad_date"),
        ({"date": "tomorrow"}, "bad_date"),
        ({"dealer": "SE"}, "bad_seat"),
        ({"names": {"X": "Ama"}}, "bad_seat"),
        ({"names": {"S": "A" * 97}}, "name_too_long"),
        ({"note": "A" * 501}, "name_too_long"),
        ({"stake": 5}, "no_stakes"),
        ({"rules": "rummy"}, "unknown_preset"),
    ],
)
def test_a_head_that_cannot_be_is_refused(head, code):
    with pytest.raises((RequestError, RulesError)) as error:
        set_heading(tractor(0), **head)
    assert error.value.code == code


def test_a_stake_is_one_that_can_be():
    assert refused(new_sheet, "rangvaar", stake=-5).code == "bad_stake"


def test_a_deal_that_is_not_there_is_refused():
    sheet = tractor(0)
    by_deal = (
        lambda sheet, deal: change_entry(sheet, deal, {}),
        lambda sheet, deal: settle_entries(sheet, [deal]),
    )
    for doing in (drop_entry, *by_deal):
        for deal in (0, 2, -1):
            assert refused(doing, sheet, deal).facts == {"deal": deal, "deals": 1}
    assert refused(enter_deal, sheet, {"points": 40, "last": False}, "21:14").code == "bad_date"


def test_a_sheet_holds_the_longest_match_that_people_play():
    assert MOST_DEALS == 2000
    sheet = new_sheet("court_piece", {"preset": "reference", "target": 10}, date="2026-11-26")
    for winner in ("NS", "EW"):
        sheet = enter_deal(sheet, {"trump": "C", "winner": winner, "tricks": 3}, "2026-11-26 21:14")
    long = sheet.with_entries(sheet.entries * 1000)
    written = write_sheet(long)
    assert len(written) <= kind_named("sheet").longest
    read = read_sheet(written)
    assert len(read.entries) == 2000
    assert read_sheet(document_link(written)) == read
    assert all(deal.counts for deal in standings(read).deals)


def test_a_sheet_has_so_many_deals():
    sheet = new_sheet("two_hundred", "traditional")
    full = sheet.with_entries(enter_deal(sheet, {"thrown_in": True}).entries * MOST_DEALS)
    assert refused(enter_deal, full, {"thrown_in": True}).code == "too_many_deals"
