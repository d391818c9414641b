"""The clauses of Tractor's match that no preset plays yet: T94 and T95."""

from random import Random

import pytest

from followsuit.base.cards import Rank, parse_rank
from followsuit.base.errors import FollowSuitError, RulesError
from followsuit.base.events import MatchWon
from followsuit.base.seats import Seat, Side
from followsuit.bots.tractor.utility import deal_utility
from followsuit.card_games.shengji.law.scoring import Role
from followsuit.card_games.tractor.game import GAME
from followsuit.card_games.tractor.interface.observation import observe
from followsuit.card_games.tractor.interface.view import view
from followsuit.card_games.tractor.phases import transitions
from followsuit.card_games.tractor.phases.state import TractorThrownIn
from followsuit.card_games.tractor.rules import tractor_rules
from followsuit.card_games.tractor.scoring import Levels, deal_outcome
from followsuit.record import read_record
from tests.shared.option_matches import comes_back, played_match
from tests.shared.tractor.tractor_tables import deal, endgame, go, standing_of, told

NS, EW = Side.NS, Side.EW
THREE = {"preset": "standard", "most_deals": 3}


# T94: the first level --------------------------------------------------------------------------------------
@pytest.mark.parametrize("level", ["2", "5", "T", "K", "A"])
def test_t94_both_sides_begin_at_the_first_level(level):
    state = transitions.new_match(tractor_rules({"preset": "standard", "first_level": level}), Random(1))
    assert [rank.letter for rank in state.standing.levels] == [level, level]


def test_t94_ten_may_be_written_with_two_digits():
    assert tractor_rules({"first_level": "10"}).first_level is Rank.TEN
    assert GAME.specification(tractor_rules({"first_level": "10"}))["first_level"] == "T"


@pytest.mark.parametrize("preset", ["howto", "auction"])
def test_t94_where_reaching_the_ace_wins_nobody_begins_there(preset):
    with pytest.raises(RulesError) as caught:
        tractor_rules({"preset": preset, "first_level": "A"})
    assert caught.value.code == "contradiction"
    assert caught.value.facts["fields"] == ["game_end", "first_level"]


def test_t94_levels_to_be_defended_below_it_have_no_effect():
    rules = tractor_rules({"preset": "standard", "first_level": "J", "must_defend": ["5", "T"]})
    after = deal_outcome(200, Levels(Rank.JACK, Rank.JACK), rules).levels
    assert after.opposing is Rank.ACE


def test_t94_deals_of_a_match_under_way_stand_at_no_lower_level():
    rules = tractor_rules({"preset": "standard", "first_level": "Q"})
    opening = GAME.opening(GAME.deal(GAME.new_match(rules, Random(1)), Random(1)).state)
    drawn = {GAME.under_way(rules, opening, Random(seed))[1]["levels"] for seed in range(40)}
    assert {level for levels in drawn for level in levels.split()[1::2]} == {"Q", "K"}


# T95: the last deal ----------------------------------------------------------------------------------------
def ended(points, declaring, opposing, is_last=True, **fields):
    levels = Levels(parse_rank(declaring), parse_rank(opposing))
    return deal_outcome(points, levels, tractor_rules({**THREE, **fields}), is_last=is_last)


def test_t95_after_the_last_deal_the_side_with_the_higher_level_wins():
    assert ended(75, "T", "9").won_by is Role.DECLARING
    assert ended(120, "J", "Q").won_by is Role.OPPOSING
    assert ended(120, "J", "5").won_by is Role.DECLARING
    assert ended(75, "T", "9", is_last=False).won_by is None


def test_t95_at_equal_levels_the_side_that_would_declare_next_wins():
    assert ended(40, "8", "9").won_by is Role.DECLARING
    assert ended(80, "9", "9").won_by is Role.OPPOSING


def test_t95_a_match_that_is_won_before_is_not_decided_by_its_length():
    won = ended(40, "A", "3")
    assert (won.won_by, won.by_length) == (Role.DECLARING, False)


def test_t95_a_match_ends_after_so_many_deals_and_its_record_comes_back():
    table = played_match("tractor", THREE, "t95")
    summary = table.summary()
    assert len(table.record().deals) <= 3
    assert "T95" in summary["clauses"]
    assert comes_back(table)
    levels = {side: parse_rank(level) for side, level in summary["levels"].items()}
    best = max(levels, key=lambda side: (levels[side], side == summary["declares_next"]))
    assert summary["won_by"] == best


def test_t95_deals_thrown_in_do_not_count():
    rules = {**THREE, "no_declaration": "redeal"}
    state = deal(rules)
    while not isinstance(state, TractorThrownIn):
        seat = transitions.to_act(state)
        state = go(state, "dealt 100") if seat is None else go(state, f"pass {seat.name}")
    standing = transitions.next_standing(state)
    assert (standing.number, standing.counted) == (2, 0)


def test_t95_the_view_counts_the_deals():
    state = deal(THREE)
    assert view(observe(state, Seat.S))["match"] == {"deals": 3, "counted": 0, "current": 1}
    assert "match" not in view(observe(deal("standard"), Seat.S))


def test_t95_a_record_that_counts_deals_there_cannot_have_been_is_refused():
    text = played_match("tractor", THREE, "t95").record_text()
    with pytest.raises(FollowSuitError) as caught:
        read_record(text.replace("counted 1", "counted 0", 1))
    assert caught.value.code == "does_not_follow"
    with pytest.raises(FollowSuitError) as caught:
        read_record(text.replace("counted 0", "counted 3", 1))
    assert (caught.value.code, caught.value.clause) == ("bad_counted", "T95")


def test_t95_the_bots_know_that_the_last_deal_decides():
    standing = standing_of(THREE, levels="5 4", declaring="NS", number=3)
    last = type(standing)(standing.rules, 3, standing.levels, standing.first, NS, 2)
    # With 120 points the attackers draw level and win; with 115 they stay behind and lose.
    gained = deal_utility(last, NS, 120, None, 80) - deal_utility(last, NS, 115, None, 85)
    before = deal_utility(standing, NS, 120, None, 80) - deal_utility(standing, NS, 115, None, 85)
    assert gained > before + 200


def test_match_won_is_told_at_the_end_of_a_match_of_so_many_deals():
    state = endgame("2H", rules=THREE, lost=40, S="AC", E="3C", N="4C", W="6C")
    standing = type(state.standing)(state.standing.rules, 3, state.standing.levels, Seat.S, NS, 2)
    state = type(state)(standing, state.pack, state.terms, state.play)
    _, events = told(state, "play S AC, E 3C, N 4C, W 6C")
    assert next(event for event in events if isinstance(event, MatchWon)).side is NS
