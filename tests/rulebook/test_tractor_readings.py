"""Tractor, T91–T93, T96 and T97: readings of trump, declarations and the score that no preset plays by itself."""

import pytest

from followsuit.base.cards import NO_TRUMP, Rank, cards_text, parse_cards
from followsuit.base.errors import FollowSuitError, RulesError
from followsuit.base.seats import Seat
from followsuit.card_games.shengji.cards.trump import EffectiveSuit
from followsuit.card_games.tractor.game import GAME
from followsuit.card_games.tractor.interface.observation import observe
from followsuit.card_games.tractor.interface.options import options
from followsuit.card_games.tractor.interface.view import view
from followsuit.card_games.tractor.phases.dealing import turn_kitty
from followsuit.card_games.tractor.rules import tractor_rules
from followsuit.record import Player, read_record
from followsuit.table import Table
from tests.shared.tractor.rulings import answer, verdict
from tests.shared.tractor.tractor_tables import deal, endgame, go, refusal, told

HEARTS = {"rank": "2", "suit": "H"}
SPADES, TRUMP = EffectiveSuit.SPADES, EffectiveSuit.TRUMP


# T91 -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("plays", "largest_unit", "highest_type"),
    [
        (["KC KC 8C 7C", "3H 3H AH BJ", "5H 5H 6H 6H"], 2, 2),
        (["KC KC 8C 7C", "9H 9H AH BJ", "5H 5H 6H 6H"], 1, 2),
        (["AC KC", "BJ SJ", "3H 3H"], 1, 2),
        (["KC KC QC QC", "3H 3H 4H 4H", "5H 5H 6H 6H"], 2, 2),
        (["KC KC 8C", "9H 9H AH", "9H 9H KH"], 1, 1),
    ],
)
def test_t91_the_type_of_the_largest_unit_may_decide(plays, largest_unit, highest_type):
    for reading, winner in (("largest_unit", largest_unit), ("highest_type", highest_type)):
        rules = {"preset": "standard", "throw_beat": reading, "packs": 4}
        assert answer("winner", rules, trump=HEARTS, plays=plays)["winner"] == winner


# T92, T93 --------------------------------------------------------------------------------------------------
def test_t92_a_single_card_may_be_no_declaration():
    rules = {"preset": "standard", "declare_least": "pair"}
    assert verdict("declare", rules, rank="2", seat="S", cards="2H") == "no_declaration T92"
    assert verdict("declare", rules, rank="2", seat="S", cards="2H 2H") == "legal"
    assert verdict("declare", rules, rank="2", seat="S", cards="SJ SJ") == "legal"
    assert verdict("declare", rules, rank="2", seat="S", cards="SJ") == "no_declaration T6"
    single = {"seat": "E", "cards": "2C"}
    found = answer("declare", rules, rank="2", seat="S", cards="2H 2H", standing=single)
    assert found["error"]["code"] == "bad_standing"
    state = go(deal(rules, S="2H 3C"), "dealt 8")
    assert refusal(state, "declare 8 S 2H") == "no_declaration T92"
    assert options(observe(state, Seat.S)) == ()


def test_t93_a_seat_may_override_itself_with_more():
    own = {"seat": "S", "cards": "2H"}
    for reading, pair, other in (
        ("same_suit", "already_declared T9", "already_declared T9"),
        ("any", "legal", "too_weak T93"),
    ):
        rules = {"preset": "standard", "self_override": reading}
        assert verdict("declare", rules, rank="2", seat="S", cards="2S 2S", standing=own) == pair
        assert verdict("declare", rules, rank="2", seat="S", cards="2C", standing=own) == other
        assert verdict("declare", rules, rank="2", seat="S", cards="2H 2H", standing=own) == "legal"


def test_t93_nobody_overrides_itself_after_the_burial():
    rules = {"preset": "standard", "self_override": "any", "counter_declare": "after_burial"}
    asked = {"rank": "2", "seat": "S", "cards": "2S 2S", "when": "after_burial"}
    standing = {"seat": "S", "cards": "2H"}
    assert verdict("declare", rules, standing=standing, **asked) == "already_declared T79"


def test_t93_at_the_table_the_trump_changes_and_the_seat_stays():
    state = go(deal({"preset": "standard", "self_override": "any"}, S="2H 2S 2S"), "dealt 12")
    state = go(state, "declare 12 S 2H", "declare 12 S 2S 2S")
    assert [cards_text(one.cards) for one in state.declarations] == ["2H", "2S 2S"]


# T96 -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("reading", "cards", "suit", "won_by", "points", "levels", "next_"),
    [
        ("to_two", "JS JS", "H", "opposing", 60, "2 2", "declaring"),
        ("half", "JS JS", "H", "opposing", 60, "6 2", "declaring"),
        ("half", "JH JS", "H", "opposing", 60, "2 2", "declaring"),
        ("half", "JS", None, "opposing", 60, "2 2", "declaring"),
        ("to_two", "JS", "H", "declaring", 60, "Q 2", "declaring"),
        ("to_two", "JS AH", "H", "opposing", 60, "Q 2", "declaring"),
        ("to_two", "JS", "H", "opposing", 120, "2 3", "opposing"),
        ("off", "JS", "H", "opposing", 60, "Q 2", "declaring"),
    ],
)
def test_t96_jacks_that_take_the_last_trick(reading, cards, suit, won_by, points, levels, next_):
    last = {"cards": cards, "suit": suit, "won_by": won_by}
    before = {"declaring": "J", "opposing": "2"}
    rules = {"preset": "standard", "jack_hook": reading}
    found = answer("levels", rules, points=points, levels=before, last=last)
    assert f"{found['levels']['declaring']} {found['levels']['opposing']}" == levels
    assert found["declares_next"] == next_


def test_t96_only_from_level_j_and_a_last_trick_has_its_fields():
    rules = {"preset": "standard", "jack_hook": "to_two"}
    asked = {"points": 60, "levels": {"declaring": "T", "opposing": "2"}}
    last = {"cards": "JS", "suit": "H", "won_by": "opposing"}
    assert answer("levels", rules, last=last, **asked)["levels"]["declaring"] == "J"
    for wrong in ({"cards": "JS"}, {**last, "won_by": "NS"}, {**last, "cards": ""}, [1]):
        assert "error" in answer("levels", rules, last=wrong, **asked)


@pytest.mark.parametrize(("reading", "after"), [("to_two", "2"), ("half", "6"), ("off", "Q")])
def test_t96_the_score_of_a_deal_says_that_the_declaring_side_falls(reading, after):
    rules = {"preset": "standard", "jack_hook": reading}
    state = endgame("JH", rules=rules, levels="J 2", lost=45, S="AH", E="JS", N="3C", W="4C")
    state, events = told(state, "play S AH, E JS, N 3C, W 4C")
    score = state.score
    assert score.levels[0].letter == after
    assert ("T96" in score.clauses, score.gainer is None) == (reading != "off", reading != "off")
    assert any(type(event).__name__ == "LevelChanged" for event in events)
    assert view(observe(state, Seat.S))["summary"]["levels"] == {"NS": after, "EW": "2"}


# T97 -------------------------------------------------------------------------------------------------------
TWOS = {"preset": "standard", "always_trump": "twos"}
FIVE = {"rank": "5", "suit": "H"}


@pytest.mark.parametrize(
    ("cards", "shape", "fields"),
    [
        ("2H 2H 2S 2S", "tractor", {}),
        ("2S 2S 2C 2C", "throw", {}),
        ("AH AH 2S 2S", "tractor", {}),
        ("AH AH 2S 2S", "throw", {"ace_offrank": False}),
        ("2H 2H 5S 5S", "tractor", {}),
        ("2S 2S 5S 5S", "throw", {}),
        ("2H 2H 2S 2S", "throw", {"offrank_rank": False}),
        ("AH AH 2S 2S 2H 2H 5C 5C 5H 5H SJ SJ BJ BJ", "tractor", {}),
        ("2S 2S 2H 2H 5S 5S 5C 5C", "throw", {}),
    ],
)
def test_t97_twos_stand_below_the_trump_rank_and_touch_what_stands_beside_them(cards, shape, fields):
    assert answer("shape", {**TWOS, **fields}, trump=FIVE, cards=cards)["shape"] == shape


def test_t97_the_order_of_trumps_with_and_without_a_trump_suit():
    cards = "3H 2S AH 5H 2H 5S BJ SJ AS"
    ordered = {"H": "BJ SJ 5H 5S 2H 2S AH 3H AS", None: "BJ SJ 5S 5H 2S 2H AS AH 3H"}
    for suit, order in ordered.items():
        trump = {"rank": "5", "suit": suit}
        assert answer("order", TWOS, trump=trump, cards=cards)["cards"] == order
    without = {"rank": "5", "suit": None}
    assert answer("shape", TWOS, trump=without, cards="2S 2S 5S 5S")["shape"] == "tractor"
    assert answer("winner", TWOS, trump=without, plays=["9S", "2H", "2S", "5C"])["winner"] == 3


def test_t97_a_two_is_a_trump_lead_and_has_to_follow_one():
    hand = {"hand": "2C KS QD", "trump": FIVE}
    assert verdict("follow", TWOS, lead="2S", play="KS", **hand) == "must_follow_suit T24"
    assert verdict("follow", TWOS, lead="2S", play="2C", **hand) == "legal"
    assert verdict("follow", TWOS, lead="AC", play="QD", **hand) == "legal"


def test_t97_twos_name_no_trump():
    rules = tractor_rules(TWOS)
    assert turn_kitty(parse_cards("2S 2C BJ"), Rank.FIVE, rules)[1] is NO_TRUMP
    assert verdict("declare", TWOS, rank="5", seat="S", cards="2S 2S") == "no_declaration T6"


# Fields that switch others off -----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("said", "fields"),
    [
        ({"throw": "attempt", "throw_proof": "voids"}, ["throw", "throw_proof"]),
        ({"throw": "off", "throw_voids": "opponents"}, ["throw", "throw_voids"]),
        ({"throw_proof": "unbeatable", "throw_voids": "opponents"}, ["throw_proof", "throw_voids"]),
        ({"preset": "auction", "declare_least": "pair"}, ["finding", "declare_least"]),
        ({"preset": "auction", "self_override": "any"}, ["finding", "self_override"]),
        ({"no_trump_ranks": "plain", "always_trump": "twos"}, ["no_trump_ranks", "always_trump"]),
    ],
)
def test_contradictions_name_the_field_that_switches_off_first(said, fields):
    with pytest.raises(RulesError) as caught:
        tractor_rules(said)
    assert (caught.value.code, caught.value.facts["fields"]) == ("contradiction", fields)


def test_what_is_switched_off_falls_back_by_itself():
    rules = tractor_rules({"throw": "attempt"})
    assert GAME.idle_rules(rules).items() >= {"throw_proof": "throw", "throw_voids": "throw"}.items()


def test_a_record_of_another_version_names_the_field_it_does_not_know():
    players = {seat: Player("casual") for seat in Seat}
    table = Table.start("tractor", tractor_rules(TWOS), players, "one")
    table.deal()
    text = table.record_text()
    assert '"always_trump": "twos"' in text
    assert read_record(text).rules == tractor_rules(TWOS)
    with pytest.raises(FollowSuitError) as caught:
        read_record(text.replace("always_trump", "always_jacks"))
    assert caught.value.facts["field"] == "always_jacks"
