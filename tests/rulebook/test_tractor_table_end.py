"""The end of a deal at Tractor's table: T14 and T33 to T37."""

from random import Random

import pytest

from followsuit.base.cards import Rank, cards_text
from followsuit.base.seats import Seat, Side
from followsuit.card_games.tractor.interface.observation import observe
from followsuit.card_games.tractor.interface.view import view
from followsuit.card_games.tractor.phases import transitions
from followsuit.card_games.tractor.phases.state import TractorDealOver, TractorPlaying
from tests.shared.tractor.tractor_tables import endgame, go, kinds, refusal, told


# T33, T34: points and the kitty ----------------------------------------------------------------------------
def last_trick(rules="standard", lost=0, buried="KS TS 5S 3S 3S 4S 4S 6S", winner="E", lead="3C", **more):
    """The last trick, led by South with one card or more; East or South takes it."""
    high = {"3C": "AC", "3C 3C": "AC AC", "3C 3C 4C 4C": "KC KC AC AC"}[lead]
    size = len(lead.split())
    hands = {"S": lead, "E": high if winner == "E" else "6D 6D 7D 7D"[: 3 * size - 1]}
    hands["N"], hands["W"] = "8D 8D 9D 9D"[: 3 * size - 1], "JD JD QD QD"[: 3 * size - 1]
    state = endgame("2H", rules=rules, lost=lost, buried=buried, **hands, **more)
    return told(state, f"play S {lead}, E {hands['E']}, N {hands['N']}, W {hands['W']}")


def test_t4_t33_the_attackers_collect_and_only_their_points_count():
    state = endgame("2H", S="KC KD", E="3C 3D", N="TC TD", W="4C 4D")
    state = go(state, "play S KC, E 3C, N TC, W 4C", "play S KD, E 3D, N TD, W 4D")
    assert state.score.points == 0
    state = endgame("2H", S="KC KD", E="AC AD", N="TC TD", W="4C 4D")
    state = go(state, "play S KC, E AC, N TC, W 4C", "play E AD, N TD, W 4D, S KD")
    assert state.score.points == 40


@pytest.mark.parametrize(
    ("option", "lead", "multiplier"),
    [
        ("none", "3C", 0),
        ("two_four", "3C", 2),
        ("two_four", "3C 3C", 4),
        ("two_four", "3C 3C 4C 4C", 4),
        ("twice_longest_unit", "3C", 2),
        ("twice_longest_unit", "3C 3C", 4),
        ("twice_longest_unit", "3C 3C 4C 4C", 8),
        ("power", "3C", 2),
        ("power", "3C 3C", 4),
        ("power", "3C 3C 4C 4C", 16),
    ],
)
def test_t34_the_kitty_counts_by_the_lead_of_the_last_trick(option, lead, multiplier):
    state, events = last_trick({"preset": "standard", "kitty_multiplier": option}, lead=lead)
    assert state.score.kitty.multiplier == multiplier
    assert state.score.kitty.points == 25
    shown = next(event for event in events if type(event).__name__ == "KittyRevealed")
    assert (shown.multiplier, shown.bonus) == (multiplier, 25 * multiplier)
    taken = 20 if lead == "3C 3C 4C 4C" else 0
    assert state.score.points == taken + 25 * multiplier


def test_t34_a_throw_counts_by_its_largest_unit():
    state = endgame("2H", buried="KS TS 5S", S="AC QC QC", E="3H 4H 4H", N="3D 4D 5D", W="7D 8D 9D")
    state = go(state, "play S AC QC QC, E 3H 4H 4H, N 3D 4D 5D, W 7D 8D 9D")
    assert state.play.taken[-1].winner is Seat.E
    assert state.score.kitty.multiplier == 4


def test_t34_what_went_down_of_a_failed_throw_is_the_lead():
    # The throw fails in the trick before the last, and its rest is led last: it is a lead of its own.
    state = endgame("2H", buried="KS TS 5S", S="QC JC JC", E="KC 4D 6D", N="3D 4S 7D", W="7S 8D 9D")
    state = go(state, "play S QC JC JC")
    assert cards_text(state.play.trick.plays[0].cards) == "QC"


def test_t34_the_kitty_stays_closed_where_the_declaring_side_wins_the_last_trick():
    state, events = last_trick(winner="S")
    assert state.score.kitty is None
    assert "KittyRevealed" not in kinds(events)
    assert observe(state, Seat.W).buried == ()
    assert view(observe(state, Seat.W))["summary"]["kitty"] is None


# T35 to T37: levels ----------------------------------------------------------------------------------------
def scored(lost, rules="standard", levels="2 2", **more):
    """A deal that South declared and the opposing side ended with so many points, the last trick being South's."""
    return last_trick(rules, lost, winner="S", levels=levels, **more)[0].score


@pytest.mark.parametrize(
    ("table", "points", "levels"),
    [
        ("two_two", 0, "42"),
        ("two_two", 35, "42"),
        ("two_two", 40, "32"),
        ("two_two", 75, "32"),
        ("two_two", 80, "22"),
        ("two_two", 120, "23"),
        ("two_two", 160, "24"),
        ("two_two", 200, "24"),
        ("three_two", 0, "52"),
        ("three_two", 5, "42"),
        ("open", 0, "52"),
        ("open", 155, "23"),
        ("open", 160, "24"),
        ("open", 200, "25"),
        ("open", 240, "26"),
    ],
)
def test_t35_levels_rise_by_the_table(table, points, levels):
    score = scored(points, {"preset": "standard", "level_table": table})
    assert "".join(level.letter for level in score.levels) == levels


@pytest.mark.parametrize(
    ("points", "declares", "starter"), [(75, "NS", "N"), (80, "EW", "E"), (200, "EW", "E")]
)
def test_t36_t14_eighty_points_take_over_and_the_next_starter_follows(points, declares, starter):
    score = scored(points)
    assert score.declares_next is Side[declares]
    assert score.next_starter is Seat[starter]


def test_t14_the_next_deal_is_the_next_starters():
    state, _ = last_trick(lost=80, winner="S", levels="4 7")
    after = transitions.deal(state, Random(1)).state.standing
    assert (after.number, after.first, after.declaring_side, after.trump_rank) == (
        3,
        Seat.E,
        Side.EW,
        Rank.SEVEN,
    )


def test_t37_reach_ace_wins_as_soon_as_a_level_is_an_ace():
    rules = {"preset": "standard", "game_end": "reach_ace"}
    assert scored(0, rules, "K 2").won_by is Side.NS
    assert scored(160, rules, "2 Q").won_by is Side.EW


def test_t37_defend_ace_asks_for_a_deal_held_at_the_ace():
    assert scored(0, levels="K 2").won_by is None
    assert scored(0, levels="K 2").levels[Side.NS] is Rank.ACE
    assert scored(75, levels="A 2").won_by is Side.NS
    lost = scored(80, levels="A A")
    assert (lost.won_by, lost.declares_next) == (None, Side.EW)


def test_t37_a_level_that_must_be_defended_is_not_passed_over():
    rules = {"preset": "standard", "must_defend": ["5"]}
    assert scored(0, rules, "4 2").levels[Side.NS] is Rank.FIVE
    assert scored(0, rules, "5 2").levels[Side.NS] is Rank.EIGHT
    assert scored(200, rules, "2 5").levels[Side.EW] is Rank.FIVE


def test_t37_the_match_ends_with_the_deal_that_wins_it():
    state, events = last_trick(winner="S", levels="A 2")
    assert kinds(events)[-1] == "MatchWon"
    assert isinstance(state, TractorDealOver)
    assert transitions.next_standing(state) is None
    with pytest.raises(Exception, match="no deal now"):
        transitions.deal(state, None)


def test_a_summary_tells_points_kitty_levels_and_clauses():
    state, _ = last_trick(lost=40)
    told_ = view(observe(state, Seat.S))["summary"]
    assert told_["kitty"] == {
        "cards": ["KS", "TS", "5S", "3S", "3S", "4S", "4S", "6S"],
        "points": 25,
        "multiplier": 2,
        "bonus": 50,
    }
    assert (told_["tricks"], told_["points"], told_["gainer"], told_["gain"]) == (40, 90, None, 0)
    assert told_["before"] == told_["levels"] == {"NS": "2", "EW": "2"}
    assert (told_["declares_next"], told_["next_starter"], told_["won_by"]) == ("EW", "E", None)
    assert told_["clauses"] == ["T33", "T34", "T35", "T36"]


def test_after_the_last_card_nothing_can_be_played():
    state, _ = last_trick()
    assert refusal(state, "play E AC") == "no_deal_in_progress T5"
    assert not isinstance(state, TractorPlaying)
