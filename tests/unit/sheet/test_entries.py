"""Entries: what a deal asks, what it comes to by the worked results of the rules, and what cannot be."""

import pytest

from followsuit.entries import EntryForm
from followsuit.errors import Refusal
from followsuit.sheet import enter, entered, entries, new_sheet, standings


class Kept:
    """A sheet in the making."""

    def __init__(self, game, rules="reference", **head):
        self.sheet = new_sheet(game, rules, **head)

    def enter(self, **values):
        self.sheet = entered(self.sheet, values)
        return self

    @property
    def now(self):
        return standings(self.sheet)

    @property
    def keeper(self):
        return self.sheet.title.keeper

    @property
    def figures(self):
        return [dict(figure.by_side) for figure in self.keeper.shown(self.now.standing).figures]

    @property
    def totals(self):
        """The figure that counts, of both sides: numbers, or levels."""
        return tuple(
            int(value) if value.lstrip("-").isdecimal() else value for value in self.figures[0].values()
        )

    @property
    def roles(self):
        roles = self.keeper.shown(self.now.standing).roles
        return {role: None if seat is None else seat.name for role, seat in roles.items()}

    @property
    def steps(self):
        return [(step.code, step.clause) for step in self.now.deals[-1].result.steps]

    def asked(self, **values):
        return [field.name for field in entries(self.keeper, self.now.standing, values)]

    def refused(self, **values):
        found = enter(self.keeper, self.now.standing, values)
        assert isinstance(found, Refusal), found
        return found.code, found.clause


# Two Hundred -----------------------------------------------------------------------------------------------
def test_two_hundred_counts_its_worked_results():
    assert Kept("two_hundred").enter(declarer="S", bet=75, points=80).totals == (80, 20)
    failed = Kept("two_hundred").enter(declarer="S", bet=75, points=70)
    assert failed.totals == (-75, 30)
    assert failed.steps == [("failed", "H9"), ("took", "H10")]


def test_whether_the_other_side_bet_is_asked_only_where_its_score_hangs_on_it():
    kept = Kept("two_hundred").enter(declarer="S", bet=100, points=100)
    assert kept.asked() == ["declarer", "bet", "points"]
    assert kept.asked(declarer="N") == ["declarer", "bet", "points"]
    assert kept.asked(declarer="W") == ["declarer", "bet", "points", "other_bet"]
    kept.enter(declarer="W", bet=60, points=35, other_bet=False)
    assert kept.totals == (100, -60)
    assert kept.steps == [("failed", "H9"), ("no_bet", "H11")]
    assert kept.enter(declarer="W", bet=60, points=60, other_bet=True).totals == (140, 0)


def test_two_hundred_ends_with_the_clause_it_ends_by():
    kept = Kept("two_hundred").enter(declarer="S", bet=50, points=60).enter(declarer="W", bet=50, points=90)
    kept.enter(declarer="W", bet=50, points=50)
    assert kept.totals == (120, 180)
    kept.enter(declarer="W", bet=60, points=60, other_bet=True)
    assert kept.totals == (160, 240)
    assert (kept.now.end.winner, kept.now.end.clause) == ("EW", "H12")
    lost = Kept("two_hundred", "traditional")
    for _ in range(2):
        lost.enter(declarer="S", bet=100, points=60)
    assert (lost.now.end.winner, lost.now.end.clause) == ("EW", "H13")


def test_a_forced_bet_is_asked_about_where_it_does_not_count():
    rules = {"preset": "reference", "forced_bet_counts": False}
    kept = Kept("two_hundred", rules, dealer="W").enter(declarer="S", bet=100, points=100)
    kept.enter(declarer="S", bet=100, points=0)
    kept = Kept("two_hundred", rules, dealer="W").enter(declarer="S", bet=75, points=100)
    # The next dealer is N, of the side that stands at 100.
    assert kept.asked(declarer="N", bet=55) == ["declarer", "bet", "points"]
    assert kept.asked(declarer="N", bet=50) == ["declarer", "bet", "points", "forced"]
    assert Kept("two_hundred", rules, dealer="W").enter(declarer="S", bet=75, points=100).enter(
        declarer="N", bet=50, points=70, forced=True
    ).totals == (100, 30)
    assert kept.enter(declarer="N", bet=50, points=45, forced=True).totals == (50, 55)


@pytest.mark.parametrize(
    ("values", "refusal"),
    [
        ({"declarer": "S", "bet": 95, "points": 105}, ("bad_entry", "H2")),
        ({"declarer": "S", "bet": 95, "points": 37}, ("bad_entry", "H2")),
        ({"declarer": "S", "bet": 45, "points": 50}, ("bad_entry", "H4")),
        ({"declarer": "S", "bet": 62, "points": 50}, ("bad_entry", "H4")),
        ({"declarer": "SE", "bet": 60, "points": 50}, ("bad_entry", "H7")),
        ({"declarer": "S", "bet": True, "points": 50}, ("bad_entry", "H4")),
        ({"declarer": "S", "bet": 60}, ("missing_value", "")),
        ({"thrown_in": True}, ("not_thrown_in", "H6")),
    ],
)
def test_two_hundred_refuses_what_cannot_be(values, refusal):
    assert Kept("two_hundred").refused(**values) == refusal


def test_nobody_bet_less_than_the_lowest_bet():
    kept = Kept("two_hundred").enter(declarer="S", bet=100, points=100)
    values = {"declarer": "W", "bet": 50, "points": 60, "other_bet": True}
    assert kept.refused(**values) == ("no_lower_bet", "H4")


def test_a_deal_is_thrown_in_where_the_rules_know_it():
    kept = Kept("two_hundred", "traditional", dealer="S").enter(thrown_in=True)
    assert (kept.totals, kept.roles["dealer"]) == ((0, 0), "W")
    assert kept.asked() == ["thrown_in", "declarer", "bet", "points"]
    assert kept.asked(thrown_in=True) == ["thrown_in"]


# Rangvaar --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("bid", "tricks", "change"), [(8, 9, (9, 4)), (8, 6, (4, 7)), (13, 0, (-13, 13)), (7, 13, (13, 0))]
)
def test_rangvaar_counts_its_worked_results(bid, tricks, change):
    kept = Kept("rangvaar", dealer="E").enter(declarer="S", bid=bid, tricks=tricks)
    assert kept.totals == change
    assert (("court", "R12") in kept.steps) == (tricks in (0, 13))


def test_rangvaar_pays_the_stakes_out_in_cents():
    kept = Kept("rangvaar", stake=1000)
    for _ in range(3):
        kept.enter(declarer="N", bid=8, tricks=9)
    assert kept.now.end.pay == {"S": 2000, "W": 0, "N": 2000, "E": 0}
    assert kept.now.end.change == {"S": 1000, "W": -1000, "N": 1000, "E": -1000}
    tied = Kept("rangvaar", stake=1000)
    for seat, tricks in (("N", 8), ("E", 8), ("N", 13)):
        tied.enter(declarer=seat, bid=8, tricks=tricks)
    assert tied.now.end.winner == "NS"
    tied = Kept("rangvaar", {"preset": "reference", "deals": 3}, stake=1000)
    tied.enter(declarer="N", bid=13, tricks=6).enter(declarer="N", bid=8, tricks=10)
    tied.enter(declarer="N", bid=9, tricks=8)
    assert tied.totals == (16, 15)


def test_a_tie_is_nobodys_and_costs_the_commission():
    kept = Kept("rangvaar", stake=1000).enter(declarer="N", bid=8, tricks=9)
    kept.enter(declarer="E", bid=8, tricks=9).enter(declarer="N", bid=9, tricks=8)
    assert kept.totals == (20, 18)
    kept = Kept("rangvaar", stake=1000).enter(declarer="N", bid=8, tricks=9)
    kept.enter(declarer="E", bid=8, tricks=9).enter(declarer="N", bid=12, tricks=9)
    assert kept.totals == (19, 17)
    kept = Kept("rangvaar", stake=1000).enter(declarer="N", bid=8, tricks=9)
    kept.enter(declarer="E", bid=8, tricks=9).enter(declarer="N", bid=10, tricks=8)
    assert kept.totals == (19, 18)
    kept = Kept("rangvaar", stake=1000).enter(declarer="N", bid=8, tricks=8)
    kept.enter(declarer="E", bid=8, tricks=8).enter(declarer="N", bid=8, tricks=6)
    assert kept.totals == (17, 20)


def test_only_the_opener_stands_at_seven_where_it_has_to_bid():
    kept = Kept("rangvaar", dealer="E")
    assert kept.roles == {"dealer": "E", "opens": "S"}
    assert kept.refused(declarer="W", bid=7, tricks=7) == ("bid_too_low", "R4")
    free = Kept("rangvaar", {"preset": "reference", "opener_may_pass": True}, dealer="E")
    free.enter(thrown_in=True).enter(declarer="N", bid=7, tricks=7)
    assert (free.totals, free.keeper.shown(free.now.standing).left) == ((7, 6), 2)


# Court Piece -----------------------------------------------------------------------------------------------
def test_court_piece_counts_its_worked_results():
    kept = Kept("court_piece", {"preset": "reference", "target": 3}, dealer="E")
    # Clockwise from S sits W; counter-clockwise the next after E is N.
    assert kept.roles == {"dealer": "E", "caller": "N"}
    for _ in range(6):
        kept.enter(winner="NS", tricks=4)
    assert kept.figures == [{"NS": "0", "EW": "0"}, {"NS": "6", "EW": "0"}]
    kept.enter(winner="NS", tricks=4)
    assert kept.figures == [{"NS": "1", "EW": "0"}, {"NS": "0", "EW": "0"}]
    assert kept.steps == [("row", "C24")]
    assert kept.roles["caller"] == "S", "after a court the partner calls (C27)"
    kept.enter(winner="EW", tricks=0)
    assert (kept.steps[0], kept.totals) == (("goon", "C22"), (1, 3))
    assert kept.now.end.clause == "C26"


def test_hokm_counts_points():
    kept = Kept("court_piece", "hokm", dealer="E")
    for _ in range(3):
        kept.enter(winner="NS", tricks=0)
    assert kept.totals == (6, 0)
    assert kept.enter(winner="EW", tricks=0).totals == (6, 3)
    assert kept.enter(winner="NS", tricks=6).now.end.winner == "NS"


def test_all_thirteen_are_asked_about_where_they_can_be_staked():
    kept = Kept("court_piece", {"preset": "reference", "bavney": "go_on"})
    assert kept.asked(tricks=3) == ["trump", "winner", "tricks"]
    assert kept.asked(tricks=0) == ["trump", "winner", "tricks", "all"]
    assert kept.enter(winner="EW", tricks=0, all=True).totals == (0, 52)


def test_the_caller_asks_for_a_new_deal_once():
    kept = Kept("court_piece", {"preset": "reference", "redeal": "no_honour"}, dealer="S").enter(
        thrown_in=True
    )
    assert kept.roles["dealer"] == "S"
    assert kept.refused(thrown_in=True) == ("redeal_used", "C8")
    assert "thrown_in" not in kept.asked()


def test_a_deal_of_double_sar_ends_only_so_as_its_tricks_can_fall():
    kept = Kept("court_piece", {"preset": "double", "twelfth_takes": False})
    ended = [
        tricks
        for tricks in range(7)
        if isinstance(enter(kept.keeper, kept.now.standing, {"winner": "NS", "tricks": tricks}), Refusal)
    ]
    assert ended == [1]
    assert kept.refused(winner="NS", tricks=1) == ("cannot_end_so", "C20")


# Tractor ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("rules", "last", "bonus"),
    [
        ("reference", {"lead": "single"}, 40),
        ("reference", {"lead": "pair"}, 80),
        ("reference", {"lead": "tractor"}, 80),
        ("reference", {"lead": "throw", "largest": "pair"}, 80),
        ("standard", {"lead": "tractor", "length": 3}, 240),
        ({"preset": "standard", "kitty_multiplier": "power"}, {"lead": "tractor", "length": 2}, 320),
        ({"preset": "standard", "kitty_multiplier": "power_pairs"}, {"lead": "tractor", "length": 3}, 320),
        ({"preset": "standard", "kitty_multiplier": "power_pairs"}, {"lead": "single"}, 40),
        ({"preset": "standard", "kitty_multiplier": "twice_all_cards"}, {"cards": 5}, 200),
        ({"preset": "standard", "kitty_multiplier": "none"}, {}, 0),
        ({"preset": "standard", "packs": 3}, {"lead": "triple"}, 120),
        ({"preset": "standard", "packs": 3}, {"lead": "tractor", "width": 3, "length": 2}, 240),
        ({"preset": "reference", "packs": 4}, {"lead": "quad"}, 160),
        ({"preset": "reference", "packs": 3}, {"lead": "tractor", "width": 3}, 120),
    ],
)
def test_the_kitty_counts_by_the_last_lead(rules, last, bonus):
    kept = Kept("tractor", rules)
    kitty = {"kitty": 20} if last else {}
    values = {"starter": "S", "points": 0, "last": True, **kitty, **last}
    kept.enter(**values)
    total = next(step for step in kept.now.deals[-1].result.steps if step.code == "total")
    assert total.facts["points"] == bonus
    assert set(kept.asked()) >= {"trump", "way", "points"}


def test_nothing_is_asked_about_the_lead_where_it_does_not_matter():
    kept = Kept("tractor")
    first = ["starter", "trump", "way", "points", "last"]
    assert kept.asked() == first
    assert kept.asked(last=True) == [*first, "kitty", "lead"]
    assert kept.asked(last=True, kitty=0) == [*first, "kitty"]
    assert kept.asked(last=True, kitty=5, lead="throw") == [*first, "kitty", "lead", "largest"]
    assert kept.asked(way="total") == ["starter", "trump", "way", "total"]
    assert "starter" not in kept.enter(starter="S", points=0, last=False).asked()


def test_levels_roles_and_the_end_follow_from_the_points():
    kept = Kept("tractor", dealer="W").enter(
        starter="S", trump="H", points=85, last=True, kitty=20, lead="pair"
    )
    assert (kept.totals, kept.roles) == ((2, 4), {"dealer": "E", "starter": "E"})
    assert kept.steps == [("kitty", "T34"), ("total", "T33"), ("band", "T35"), ("declares", "T36")]
    kept.enter(points=35, last=False)
    assert (kept.totals, kept.roles["starter"]) == ((2, 6), "W")
    kept.enter(total=80)
    assert (kept.totals, kept.roles["starter"]) == ((2, 6), "S")


def test_an_ace_is_held_to_win():
    kept = Kept("tractor", {"preset": "reference", "first_level": "K"})
    kept.enter(starter="S", points=40, last=False)
    notes = kept.keeper.shown(kept.now.standing).notes
    assert [(note.code, note.facts["side"], note.facts["level"]) for note in notes] == [
        ("must_defend", "NS", "A")
    ]
    kept.enter(points=75, last=False)
    assert (kept.now.end.winner, kept.now.end.clause) == ("NS", "T37")


def test_a_level_that_must_be_defended_stops_the_rise():
    kept = Kept("tractor", {"preset": "standard", "must_defend": ["3"]}).enter(
        starter="S", points=0, last=False
    )
    assert kept.totals == (3, 2)
    assert ("stopped", "T37") in kept.steps


def test_a_bid_that_was_missed_brings_nothing():
    kept = Kept("tractor", "auction", dealer="S")
    assert kept.asked() == ["thrown_in", "bid", "starter", "trump", "way", "points", "last"]
    assert kept.asked(way="total")[-2:] == ["points", "total"]
    kept.enter(bid=150, starter="E", points=60, last=False)
    assert kept.totals == (2, 2)
    assert ("bid_failed", "T43") in kept.steps
    assert kept.asked() == ["trump", "way", "points", "last"]
    assert kept.refused(thrown_in=True) == ("not_thrown_in", "T44")


@pytest.mark.parametrize(
    ("hook", "jacks", "falls"),
    [("to_two", "jacks", "2"), ("half", "other_jacks", "6"), ("half", "none", "J")],
)
def test_jacks_in_the_last_trick_make_the_declaring_side_fall(hook, jacks, falls):
    rules = {"preset": "standard", "first_level": "J", "jack_hook": hook, "kitty_multiplier": "none"}
    kept = Kept("tractor", rules)
    assert "jacks" in kept.asked(starter="S", points=80, last=True)
    kept.enter(starter="S", trump="H", points=80, last=True, jacks=jacks)
    assert str(kept.totals[0]) == falls
    assert "jacks" not in kept.asked(points=60, last=False)


def test_a_match_of_so_many_deals_ends_with_the_last():
    kept = Kept("tractor", {"preset": "standard", "most_deals": 3}).enter(starter="S", points=40, last=False)
    assert kept.keeper.shown(kept.now.standing).left == 2
    kept.enter(points=80, last=False).enter(points=80, last=False)
    assert (kept.now.end.winner, kept.now.end.clause) == ("NS", "T95")


def test_throws_that_failed_are_counted_where_they_cost():
    kept = Kept("tractor", {"preset": "standard", "failed_throw_penalty": 10})
    kept.enter(starter="S", points=75, penalty=10, last=False)
    assert kept.roles["starter"] == "E"
    assert ("penalty", "T22") in kept.steps


def test_six_sit_in_two_sides():
    kept = Kept("tractor", {"preset": "standard", "seats": 6}, names={"SE": "Rosa"})
    assert [seat.name for seat in kept.sheet.title.seats] == ["S", "SE", "NE", "N", "NW", "SW"]
    kept.enter(starter="NW", points=0, last=False)
    assert kept.roles["starter"] in ("S", "SE", "NE", "N", "NW", "SW")
    assert set(kept.figures[0]) == {"A", "B"}


@pytest.mark.parametrize(
    ("values", "refusal"),
    [
        ({"points": 37}, ("bad_entry", "T2")),
        ({"points": 205}, ("bad_entry", "T2")),
        ({"points": 190, "last": True, "kitty": 20, "lead": "pair"}, ("too_many_points", "T2")),
        ({"points": 0, "last": True, "kitty": 85, "lead": "pair"}, ("bad_entry", "T34")),
        ({"points": 0, "last": True, "kitty": 5, "lead": "triple"}, ("bad_entry", "T34")),
        ({"points": 0, "last": True, "kitty": 5}, ("missing_value", "")),
        ({"points": 0, "last": True, "kitty": 5, "lead": "tractor", "length": 13}, ("bad_entry", "T19")),
        ({"total": 7}, ("bad_entry", "T33")),
        ({"thrown_in": True}, ("not_thrown_in", "T12")),
    ],
)
def test_tractor_refuses_what_cannot_be(values, refusal):
    assert Kept("tractor", "standard").refused(starter="S", **values) == refusal


def test_without_throws_a_lead_is_one_unit():
    kept = Kept("tractor", {"preset": "howto", "kitty_multiplier": "twice_all_cards"})
    values = {"starter": "S", "points": 0, "last": True, "kitty": 5}
    assert kept.refused(**values, cards=3) == ("no_such_lead", "T21")
    assert kept.enter(**values, cards=4).now.deals[0].counts


def test_a_form_says_what_was_wrong_first():
    form = EntryForm({"bid": 6})
    assert form.number("bid", "R4", least=7, most=13) is None
    form.refuse(Refusal("bid_too_low", "R4"))
    assert form.refusal.code == "bad_entry"
