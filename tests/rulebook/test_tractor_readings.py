"""Tractor, T87–T93, T96 and T97: readings of the law that no preset plays by itself."""

import pytest

from followsuit.cards import NO_TRUMP, Rank, cards_text, parse_cards
from followsuit.errors import FollowSuitError, RulesError
from followsuit.record import Player, read_record
from followsuit.referee import answer as ruled
from followsuit.seats import Seat
from followsuit.table import Table
from followsuit.tractor.actions import Bury
from followsuit.tractor.cards.trump import EffectiveSuit
from followsuit.tractor.front.notation import read_actions, write_actions
from followsuit.tractor.front.observation import observe
from followsuit.tractor.front.options import options
from followsuit.tractor.front.view import view
from followsuit.tractor.phases import verbs
from followsuit.tractor.phases.dealing import turn_kitty
from followsuit.tractor.phases.hands import hand_of
from followsuit.tractor.rules import switched_off, tractor_rules
from tests.shared.tractor.tractor_tables import deal, endgame, go, kinds, refusal, told

HEARTS = {"rank": "2", "suit": "H"}
SPADES, TRUMP = EffectiveSuit.SPADES, EffectiveSuit.TRUMP


def answer(ask, rules, **question):
    """The referee's ruling, without what every ruling repeats."""
    ruling = ruled({"id": 1, "game": "tractor", "ask": ask, "rules": rules, **question})
    return {key: value for key, value in ruling.items() if key != "id"}


def verdict(ask, rules, **question):
    """``legal``, or the reason and clause of the refusal."""
    ruling = answer(ask, rules, **question)
    return "legal" if ruling["legal"] else f"{ruling['reason']} {ruling['rule']}"


# T87 -------------------------------------------------------------------------------------------------------
FOLLOWS = [
    ("3H 5H KS KS AD", "3H 5H", "legal"),
    ("3H 5H KS KS AD", "KS KS", "must_play_trump T87"),
    ("3H 5H KS KS AD", "3H KS", "must_play_trump T87"),
    ("3H KS KS AD", "3H AD", "legal"),
    ("3H KS KS AD", "KS KS", "must_play_trump T87"),
    ("KS KS AD AD", "KS AD", "legal"),
    ("9C 3H 3H AD", "9C AD", "legal"),
    ("9C 3H 3H AD", "3H 3H", "must_follow_suit T24"),
]


@pytest.mark.parametrize(("hand", "play", "found"), FOLLOWS)
def test_t87_out_of_the_led_suit_trumps_are_owed_in_number_alone(hand, play, found):
    rules = {"preset": "standard", "void_plays": "must_trump"}
    assert verdict("follow", rules, trump=HEARTS, lead="8C 8C", hand=hand, play=play) == found


def test_t87_no_pair_of_trumps_is_owed_and_none_where_trumps_are_led():
    rules = {"preset": "standard", "void_plays": "must_trump"}
    hand = {"trump": HEARTS, "hand": "3H 3H 5H KH AD"}
    assert verdict("follow", rules, lead="8C 8C", play="5H KH", **hand) == "legal"
    assert verdict("follow", rules, trump=HEARTS, lead="9H 9H", hand="AD KD QS", play="AD QS") == "legal"


def test_t87_a_void_seat_without_enough_trumps_shows_that_it_has_no_more():
    rules = {"preset": "standard", "void_plays": "must_trump"}
    state = endgame("2H", rules=rules, S="9S 9S 3C", E="4H 5C 6C", N="JS JS TC", W="QS QS KC")
    state = go(state, "play S 9S 9S")
    assert refusal(state, "play E 5C 6C") == "must_play_trump T87"
    assert state.play.voids[Seat.E] == frozenset()
    state = go(state, "play E 4H 5C")
    assert state.play.voids[Seat.E] == {SPADES, TRUMP}


# T88, T89 --------------------------------------------------------------------------------------------------
PROOFS = [
    ("", {}, {"either": False, "voids": False, "unbeatable": False}),
    ("KS KS AS", {}, {"either": True, "voids": False, "unbeatable": True}),
    ("", {"E": ["S"], "N": ["S"], "W": ["S"]}, {"either": True, "voids": True, "unbeatable": False}),
    ("", {"E": ["S"], "W": ["S"]}, {"either": False, "voids": False, "unbeatable": False}),
]


@pytest.mark.parametrize(("seen", "voids", "proven"), PROOFS)
@pytest.mark.parametrize("proof", ["either", "voids", "unbeatable"])
def test_t88_what_proves_a_throw(proof, seen, voids, proven):
    rules = {"preset": "reference", "throw_proof": proof}
    found = verdict("lead", rules, trump=HEARTS, hand="AS QS", play="AS QS", seen=seen, voids=voids)
    assert found == ("legal" if proven[proof] else "not_proven T22")


@pytest.mark.parametrize(
    ("seats", "leader", "void", "found"),
    [
        (4, "S", ["E", "W"], "legal"),
        (4, "E", ["E", "W"], None),
        (4, "E", ["N", "S"], "legal"),
        (4, "S", ["E", "N"], "not_proven T22"),
        (6, "S", ["SE", "N", "SW"], "legal"),
        (6, "S", ["SE", "N", "NW"], "not_proven T22"),
    ],
)
def test_t89_the_voids_of_the_other_side_may_be_enough(seats, leader, void, found):
    rules = {"preset": "reference", "throw_voids": "opponents", "seats": seats}
    asked = {"trump": HEARTS, "hand": "AS QS", "play": "AS QS", "seat": leader}
    asked["voids"] = {seat: ["S"] for seat in void}
    if found is None:
        assert answer("lead", rules, **asked)["error"]["facts"] == {"field": "voids"}
    else:
        assert verdict("lead", rules, **asked) == found


def test_t89_at_the_table_it_is_the_leaders_side_that_counts():
    rules = {"preset": "reference", "throw_voids": "opponents"}
    state = endgame("2H", rules=rules, S="9S 3S 4S", E="5C 6C 7C", N="KS QS 9C", W="JC QC KC")
    assert refusal(state, "play S 9S 3S") == "not_proven T22"
    state = go(state, "play S 9S, E 5C, N KS, W JC")
    # N leads; the seats of the other side have shown that they are void, the partner has not.
    assert refusal(state, "play N QS 9C") == "mixed_suits T20"
    state = endgame("2H", rules=rules, S="9S 3S 4S", E="5C 6C 7C", N="8S QS 9C", W="JC QC KC")
    state = go(state, "play S 9S, E 5C, N 8S, W JC")
    assert refusal(state, "play S 3S 4S") is None


# T90 -------------------------------------------------------------------------------------------------------
BACK = {"preset": "standard", "failed_throw": "all_back", "failed_throw_penalty": 10}


def void_throw():
    state = endgame("2H", rules=BACK, S="AS KS 3C 4C", E="TS 5C 6C 7C", N="9S 8C 9C TC", W="AS JC QC KC")
    return told(state, "play S AS KS")


def test_t90_a_void_throw_puts_nothing_down_and_the_same_seat_leads_one_unit():
    state, events = void_throw()
    assert kinds(events) == ["ThrowFailed"]
    assert (events[0].down, events[0].beaten_by, events[0].penalty) == ((), Seat.W, 10)
    assert cards_text(hand_of(state, Seat.S)) == "KS AS 3C 4C" and verbs.to_act(state) is Seat.S
    assert refusal(state, "play S AS KS") == refusal(state, "play S 3C 4C") == "must_lead_unit T90"
    assert all(len(option.cards) == 1 for option in options(observe(state, Seat.S)))
    assert view(observe(state, Seat.S))["prompt"]["must_lead_unit"] is True
    for seat in Seat:
        assert cards_text(observe(state, seat).failed[0].attempt) == "AS KS"
        assert view(observe(state, seat))["failed_throws"][0]["down"] == []
        assert view(observe(state, seat))["opposing_points"] == 10
    state = go(state, "play S AS, E TS, N 9S, W AS")
    assert state.play.taken[-1].winner is Seat.S
    assert "must_lead_unit" not in view(observe(state, Seat.S))["prompt"], "the next trick is free again"


def test_t90_a_throw_that_nobody_beats_stands():
    state = endgame("2H", rules=BACK, S="AS AS 3C 4C", E="TS 5C 6C 7C", N="9S 8C 9C TC", W="KS JC QC KC")
    assert "ThrowFailed" not in kinds(told(state, "play S AS AS")[1])


def test_t90_a_record_writes_the_void_throw_and_the_new_lead_in_one_line():
    state, _ = void_throw()
    buried = Bury(Seat.S, parse_cards("3D 4D 5D 6D 7D 8D 9D TD"))
    lines = ["play S AS KS, S AS, E TS, N 9S, W AS", "play S 3C, E 5C, N 8C, W JC"]
    actions = [action for line in lines for action in read_actions(state, line)]
    assert write_actions([buried, *actions])[1:] == lines


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
    assert switched_off(rules).items() >= {"throw_proof": "throw", "throw_voids": "throw"}.items()


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
