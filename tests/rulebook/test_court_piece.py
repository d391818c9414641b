"""Court Piece by its clauses, C1 to C23: each test is one, by its number, with the worked results."""

from random import Random

import pytest

from followsuit.base.actions import NameTrump, Play
from followsuit.base.cards import NO_TRUMP, Suit, parse_cards
from followsuit.base.events import CardsDealt
from followsuit.base.seats import Rotation, Seat, Side
from followsuit.card_games.court_piece.actions import AskRedeal, GoOn, Stop
from followsuit.card_games.court_piece.state import (
    CourtCalling,
    CourtDealOver,
    CourtPlaying,
    CourtThrownIn,
    Staking,
)
from tests.shared.court_piece_rulings import GAME, E, N, S, W, acted, code, pile, played, rule, suited


# Seats, pack, deal -----------------------------------------------------------------------------------------
def test_c1_counter_clockwise_is_usual_and_clockwise_an_option():
    assert GAME.direction(GAME.rules(None)) is Rotation.COUNTER_CLOCKWISE
    state = acted(suited("reference"), NameTrump(S, Suit.SPADES))
    assert GAME.to_act(played(state, "AS")) is E
    state = acted(suited({"direction": "clockwise"}, dealer="E"), NameTrump(S, Suit.SPADES))
    assert GAME.to_act(played(state, "AS")) is W


def test_c3_the_caller_is_the_dealers_next():
    assert suited("reference").standing.caller is S
    assert GAME.to_act(suited("reference")) is S


def test_c4_the_first_ace_turned_up_finds_the_caller():
    told = rule("first", "hokm", **{"from": "S", "cards": "KD 7C 9H 2S AH"})
    assert (told["caller"], told["dealer"], told["turned"]) == ("S", "W", 5)
    state = GAME.new_match(GAME.rules("hokm"), Random(1))
    standing = state.standing
    assert [card.text[0] == "A" for card in standing.turned] == [False] * (len(standing.turned) - 1) + [True]
    assert standing.caller is Rotation.COUNTER_CLOCKWISE.after(standing.turned_from, len(standing.turned) - 1)


def test_c5_five_cards_come_first_and_eight_more_once_trump_is_named():
    state = suited("reference")
    assert isinstance(state, CourtCalling)
    step = GAME.apply(state, NameTrump(S, Suit.SPADES))
    dealt = {event.seat: len(event.cards) for event in step.events if isinstance(event, CardsDealt)}
    assert dealt == {S: 8, W: 13, N: 13, E: 13}


def test_c6_only_the_caller_sees_cards_before_trump_is_named():
    state = suited("reference")
    assert [GAME.observe(state, seat).hand.bit_count() for seat in Seat] == [5, 0, 0, 0]


def test_c7_any_suit_may_be_named_but_no_trump_not():
    state = suited("reference")
    assert code(state, NameTrump(S, Suit.HEARTS)) is None
    assert code(state, NameTrump(S, NO_TRUMP)) == ("no_trump_not_offered", "C7")
    assert code(state, NameTrump(E, Suit.HEARTS)) == ("out_of_turn", "C7")


@pytest.mark.parametrize(
    ("redeal", "hand", "again", "reason"),
    [
        ("off", "2S 3S 4S 5S 6S", False, "no_redeal"),
        ("no_court_card", "2S 3S 4S 5S 6S", True, "redeal_used"),
        ("no_court_card", "2S 3S 4S 5S JS", False, "holds_court_card"),
        ("no_court_card", "2S 3S 4S 5S AS", False, None),
        ("no_honour", "2S 3S 4S 5S AS", False, "holds_court_card"),
        ("off", "2S 3S 4S 5S KS", True, "no_redeal"),
        ("no_honour", "2S 3S 4S 5S KS", True, "redeal_used"),
    ],
)
def test_c8_a_new_deal_is_given_or_refused_in_this_order(redeal, hand, again, reason):
    told = rule("redeal", {"redeal": redeal}, hand=hand, again=again)
    assert (told["legal"], told["reason"]) == (reason is None, reason)


def test_c8_and_c29_a_deal_thrown_in_changes_nothing_and_not_twice_running():
    state = acted(suited({"redeal": "no_honour"}, rows="NS 3 EW 0"), AskRedeal(S))
    assert isinstance(state, CourtThrownIn)
    for seed in range(40):
        after = GAME.deal(state, Random(seed)).state
        assert (after.standing.caller, after.standing.rows[Side.NS]) == (S, 3)
        assert code(after, AskRedeal(S)) == ("redeal_used", "C8")


# Play ------------------------------------------------------------------------------------------------------
def test_c9_the_caller_leads_any_card():
    state = acted(suited("reference"), NameTrump(S, Suit.SPADES))
    assert GAME.to_act(state) is S
    assert len(GAME.options(GAME.observe(state, S))) == 13


def test_c10_c12_a_card_that_does_not_follow_is_refused():
    told = rule("follow", trump="S", hand="2S KD 3D", lead="AD")
    assert sorted(told["options"]) == ["3D", "KD"]
    state = acted(suited("reference"), NameTrump(S, Suit.SPADES))
    assert code(played(state, "AS"), Play(E, parse_cards("2H"))) == ("not_in_hand", "C10")


def test_c11_the_highest_trump_wins_and_leads():
    assert (
        rule("winner", trump="C", plays=[["S", "9D"], ["E", "KD"], ["N", "2C"], ["W", "AD"]])["winner"] == "N"
    )


# Who takes the tricks --------------------------------------------------------------------------------------
def test_c13_single_every_trick_is_taken_at_once():
    assert pile("single", "S KD", "E AC")["takings"] == [[1, "NS", 1], [2, "EW", 1]]


def test_c14_two_running_take_the_pile_and_counting_begins_again():
    won = ("S KD", "S QD", "E KC", "E QC", "E JC", "S JD", "N KH", "N QH")
    told = pile("double", *won)
    assert told["takings"] == [[2, "NS", 2], [4, "EW", 2], [8, "NS", 4]]
    assert (told["taken"], told["pile"]) == ({"NS": 6, "EW": 2}, 0)


def test_c15_with_side_either_partner_may_win_either():
    won = ("S KD", "N QD", "S JD", "N TD")
    assert pile("double", *won)["takings"] == []
    told = pile({"preset": "double", "taken_by": "side"}, *won)
    assert told["takings"] == [[2, "NS", 2], [4, "NS", 2]]


ALTERNATING = ("S KD", "E KC", "N KH", "W KS", "S QD", "E QC", "N QH", "W QS", "S JD", "E JC", "N JH", "W JS")


def test_c16_the_thirteenth_trick_takes_everything_with_whatever_card():
    told = pile({"preset": "double", "ace_rule": "any_ace"}, *ALTERNATING, "S AD")
    assert (told["takings"], told["court"]) == ([[13, "NS", 13]], "court")


def test_c17_no_pile_is_taken_before_the_first_taking():
    told = pile({"preset": "double", "first_taking": 3}, "S KD", "S QD", "S JD", "S TD")
    assert (told["takings"], told["pile"]) == ([[3, "NS", 3]], 1)
    assert pile({"preset": "double", "first_taking": 3}, "E KD", "S QD", "S JD")["takings"] == [[3, "NS", 3]]


def test_c18_the_twelfth_trick_may_take_nothing():
    won = (*ALTERNATING[:10], "N JH", "N TH")
    assert pile("double", *won)["takings"] == [[12, "NS", 12]]
    assert pile({"preset": "double", "twelfth_takes": False}, *won)["pile"] == 12


@pytest.mark.parametrize(
    ("ace_rule", "won", "takings"),
    [
        ("two_aces", ("S AD", "S AC", "S KD"), [[3, "NS", 3]]),
        ("two_aces", ("S AD", "S AC", "S AH", "S KD"), [[4, "NS", 4]]),
        ("two_aces", ("S KD", "S AD"), [[2, "NS", 2]]),
        ("two_aces", ("S AD", "S KD"), [[2, "NS", 2]]),
        ("two_aces", ("S AD", "S AC", "E KD"), []),
        ("two_aces", ("S AD", "S AC", "E KD", "E QD"), [[4, "EW", 4]]),
        ("any_ace", ("S KD", "S AD"), []),
        ("any_ace", ("S KD", "S AD", "S QD"), [[3, "NS", 3]]),
        ("any_ace", ("S AD", "S KD"), [[2, "NS", 2]]),
        ("any_ace", ("S AD", "S AC", "S KD"), [[3, "NS", 3]]),
        ("off", ("S AD", "S AC"), [[2, "NS", 2]]),
    ],
)
def test_c19_tricks_won_with_aces(ace_rule, won, takings):
    assert pile({"preset": "double", "ace_rule": ace_rule}, *won)["takings"] == takings


# The end of a deal -----------------------------------------------------------------------------------------
SEVEN = tuple(f"S {rank}D" for rank in "KQJT987")


def test_c20_seven_tricks_to_one_end_the_deal():
    told = pile("single", "E AC", *SEVEN)
    assert (told["over"], told["won_by"], told["court"]) == (True, "NS", None)
    refused = pile("single", "E AC", *SEVEN, "S 6D")
    assert (refused["at"], refused["reason"], refused["rule"]) == (8, "deal_over", "C20")


def test_c21_a_court_at_seven_or_at_thirteen():
    assert (pile("single", *SEVEN)["over"], pile("single", *SEVEN)["court"]) == (True, "court")
    at_thirteen = {"court_at": "thirteen"}
    assert pile(at_thirteen, *SEVEN)["over"] is False
    told = pile(at_thirteen, *SEVEN, "E AC")
    assert (told["over"], told["won_by"], told["court"]) == (True, "NS", None)


def test_c22_a_court_against_the_caller_is_a_goon_court():
    assert pile("single", *SEVEN, caller="E")["court"] == "goon"
    assert pile("single", *SEVEN, caller="S")["court"] == "court"
    assert pile({"goon_court": "plain"}, *SEVEN, caller="E")["court"] == "court"


def test_c23_the_leader_at_seven_to_nothing_stops_or_goes_on():
    state = acted(suited({"bavney": "go_on"}), NameTrump(S, Suit.SPADES))
    for rank in "AKQJT98":
        state = played(state, f"{rank}S", f"{rank}D", f"{rank}C", f"{rank}H")
    assert isinstance(state, Staking) and GAME.to_act(state) is S
    assert code(state, Stop(N)) == ("out_of_turn", "C23")
    assert acted(state, Stop(S)).score.court == "court"
    going = acted(state, GoOn(S))
    assert isinstance(going, CourtPlaying)
    for rank in "765432":
        going = played(going, f"{rank}S", f"{rank}D", f"{rank}C", f"{rank}H")
    assert isinstance(going, CourtDealOver)
    assert (going.score.court, going.score.change[Side.NS], going.score.won_by) == ("bavney", 52, Side.NS)
    lost = pile({"bavney": "go_on"}, *SEVEN, "E AC", went_on=True)
    assert (lost["over"], lost["won_by"], lost["court"]) == (True, "NS", None)
