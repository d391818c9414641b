"""Movements: plans in which every pair plays every set once; travellers that are typed in."""

from collections import Counter

import pytest

from followsuit.clubs import EnteredScore, howell, mitchell, pairs_ranked, read_travellers, teams_difference
from followsuit.errors import QuestionError
from followsuit.sheet import read_sheet, standings

TABLES = range(2, 9)


@pytest.mark.parametrize("tables", TABLES)
@pytest.mark.parametrize("plan", [howell, mitchell])
def test_every_pair_plays_every_set_once_and_sits_once_a_round(plan, tables):
    made = plan(tables)
    sets: Counter[tuple[int, int]] = Counter()
    for round_ in made.rounds:
        seated = [pair for one in round_ for pair in (one.ns, one.ew)]
        assert sorted(seated) == list(range(1, made.pairs + 1))
        assert [one.table for one in round_] == list(range(1, tables + 1))
        sets.update((pair, one.deals) for one in round_ for pair in (one.ns, one.ew))
    assert set(sets) == {
        (pair, deals) for pair in range(1, made.pairs + 1) for deals in range(1, made.sets + 1)
    }
    assert set(sets.values()) == {1}


@pytest.mark.parametrize("tables", TABLES)
@pytest.mark.parametrize("plan", [howell, mitchell])
def test_no_two_pairs_meet_twice(plan, tables):
    met = Counter(frozenset((one.ns, one.ew)) for round_ in plan(tables).rounds for one in round_)
    assert set(met.values()) == {1}
    assert len(met) == (tables * (2 * tables - 1) if plan is howell else tables * tables)


def test_tables_share_a_set_only_where_there_is_no_other_plan():
    assert [tables for tables in TABLES if howell(tables).is_shared] == [2, 3]
    assert [tables for tables in TABLES if mitchell(tables).is_shared] == [2, 4, 6, 8]


@pytest.mark.parametrize("tables", [1, 9, True])
def test_other_numbers_of_tables_are_refused(tables):
    with pytest.raises(QuestionError):
        howell(tables)


def test_travellers_rank_pairs_against_those_who_sat_the_same_way():
    rows = pairs_ranked(
        read_travellers("# deal ns ew result\n1 1 3 +40\n1, 2, 4, \u221210\n2 1 4 0\n\n2\t2\t3\t20")
    )
    found = {one.pair: (one.place, str(one.share), one.deals) for one in rows}
    # Pair 1 wins deal 1 and loses deal 2; pair 3 loses both at East-West, pair 4 wins both.
    assert found == {1: (2, "1/2", 2), 2: (2, "1/2", 2), 3: (4, "0", 2), 4: (1, "1", 2)}


def test_of_two_teams_the_difference_of_both_tables_counts():
    crossings = read_travellers("1 1 4 40\n1 3 2 30\n2 1 4 -10\n2 3 2 20\n3 1 4 10")
    assert teams_difference(crossings) == {1: 10, 2: -30}


def test_the_pairs_of_a_team_may_change_their_seats_between_deals():
    crossings = read_travellers(
        "1 1 3 40\n1 4 2 30\n2 2 3 15\n2 4 1 -15\n3 1 2 60\n3 3 4 20\n4 3 1 5\n4 4 2 5"
    )
    assert teams_difference(crossings) == {1: 10, 2: 30}


def test_an_evening_of_more_pairs_is_no_match_of_two_teams():
    assert teams_difference(read_travellers("1 1 4 40\n1 3 2 30\n1 5 6 10")) == {}


@pytest.mark.parametrize(
    ("game", "text", "margins"),
    [
        # Made with 75, which counts for both sides; failed by five, the bet is lost.
        ("two_hundred", "1 1 3 S 60 75\n1 2 4 s 80 75", [50, -105]),
        # Opened by whoever dealt; eight tricks of nine bid, and ten.
        ("rangvaar", "1 1 3 W 7 8\n1 2 4 S 9 10", None),
        ("tractor", "1 1 3 S H 85\n1 2 4 S NT 40", None),
        ("court_piece", "1 1 3 NS 5 H\n1 2 4 EW 6 S", None),
    ],
)
def test_a_deal_may_be_typed_as_a_score_sheet_has_it(game, text, margins):
    found = [one.margin for one in read_travellers(text, EnteredScore(game))]
    keeper_says = []
    for line in text.splitlines():
        words = line.split()[3:]
        for dealer in "SWNE":
            sheet = read_sheet(
                f"followsuit-sheet 1\ngame {game}\ndealer {dealer}\n\ndeal 1 {' '.join(words)}\n"
            )
            [deal] = standings(sheet).deals
            if deal.result is not None:
                keeper_says.append(deal.result.change["NS"] - deal.result.change["EW"])
                break
    assert found == keeper_says
    assert margins is None or found == margins


def test_a_typed_deal_that_cannot_be_is_refused_with_its_line_and_clause():
    score = EnteredScore("two_hundred")
    assert [one.margin for one in read_travellers("1 1 3 +40\n1 2 4 S 60 75", score)] == [40, 50]
    for text, code, clause in (
        ("1 1 2 20\n2 1 2 S 95 105", "bad_entry_line", "H2"),
        ("1 1 2 20\n2 1 2 S 60 37", "bad_entry_line", "H2"),
        ("1 1 2 20\n2 1 2 S 60", "bad_traveller", ""),
        ("1 1 2 20\n2 1 2 ??", "bad_traveller", ""),
    ):
        with pytest.raises(QuestionError) as refused:
            read_travellers(text, score)
        assert (refused.value.code, refused.value.clause) == (code, clause), text
        assert refused.value.facts["line"] == 2
    with pytest.raises(QuestionError) as refused:
        EnteredScore("tractor", {"preset": "reference", "seats": 6, "packs": 3})
    assert refused.value.code == "bad_field"


@pytest.mark.parametrize(
    ("text", "code"),
    [("1 1 2", "bad_traveller"), ("1 1 2 x", "bad_traveller"), ("1 1 1 5", "pair_twice"), ("1 1 2 5\n1 2 3 5", "pair_twice"),
     ("1 1 2 5\n" * 1001, "too_much_text")],
)  # fmt: skip
def test_a_traveller_that_cannot_be_is_refused_with_its_line(text, code):
    with pytest.raises(QuestionError) as refused:
        read_travellers(text)
    assert refused.value.code == code
