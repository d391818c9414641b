"""Reasons that come up once in many deals of Court Piece, each in a position made for it."""

from random import Random

import pytest

from followsuit.base.actions import NameTrump, Play, action_data
from followsuit.base.cards import Suit, parse_card
from followsuit.base.seats import Seat
from followsuit.bots import Budget, bot_for
from followsuit.bots.court_piece.reasons import reason_to_call
from followsuit.bots.interface import run_to_end, think_with
from followsuit.card_games.court_piece.actions import AskRedeal, AskTrump, GoOn, LayIndicator, Stop
from followsuit.card_games.court_piece.game import GAME
from followsuit.lessons import Task, read_lesson
from followsuit.lessons.authoring.compiler import compiled
from tests.shared.lesson_texts import texts_of


def decided(observation, level="casual"):
    """What a level does."""
    return run_to_end(think_with(bot_for(GAME, level), observation, Random(1), Budget(nodes=24))).action


def said(table, seat, level="casual"):
    """What a level does for a seat, and why."""
    observation = table.observe(seat)
    decision = run_to_end(think_with(bot_for(GAME, level), observation, Random(1), Budget(nodes=24)))
    return action_data(decision.action), decision.reason


@pytest.mark.parametrize(
    ("lesson", "act", "reason"),
    [
        ("one", {"kind": "play", "cards": ["AC"]}, "for_court"),
        ("guard", {"kind": "play", "cards": ["AH"]}, "stops_court"),
        ("double", {"kind": "play", "cards": ["KD"]}, "for_pile"),
        ("aces", {"kind": "play", "cards": ["KC"]}, "for_pile"),
        ("rows", {"kind": "play", "cards": ["5S"]}, "for_deal"),
        ("ask", {"kind": "ask_trump"}, "ask_for_trump"),
        ("indicator", {"kind": "lay_indicator", "card": "3D"}, "low_indicator"),
    ],
)
def test_what_a_lesson_teaches_is_the_reason_of_its_play(lesson, act, reason):
    table = Task(read_lesson(texts_of("court_piece")[f"court_piece-{lesson}"])).table
    while table.to_act is not Seat.S:
        table.step()
    assert said(table, Seat.S, "expert") == (act, reason)


def test_the_callers_partner_asks_where_the_caller_leads_and_may_be_beaten():
    text = compiled("""
        game court_piece
        rules hidden
        lesson court_piece-lost
        clauses C35
        opening dealer S
        before lay E 5D
        then play E 9H, N 3H
        hand W 2D 8D KS 8S 6S 5S 4S QC TC 9C 7C 4C 3C
        hand E 9H 5D
        hand N 3H
        goal trick 1 won by S else late
        stars 1
        solution AH
        failing 4H = late
    """)["court_piece-lost"]
    table = Task(read_lesson(text)).table
    assert said(table, Seat.W) == ({"kind": "ask_trump"}, "may_be_lost")


def all_spades(target=1, **others):
    """A deal in which the caller holds every spade, with a court that may be staked and five cards to give back."""
    rules = GAME.rules(
        {"preset": "reference", "bavney": "go_on", "redeal": "no_court_card", "target": target}
    )
    hands = {
        "S": "6S 5S 4S 3S 2S AS KS QS JS TS 9S 8S 7S",
        "E": "6H 5H 4H 3H 2H AH KH QH JH TH 9H 8H 7H",
        "N": "6D 5D 4D 3D 2D AD KD QD JD TD 9D 8D 7D",
        "W": "6C 5C 4C 3C 2C AC KC QC JC TC 9C 8C 7C",
    }
    hands |= others
    opening = {"dealer": "W", "rows": "NS 0 EW 0", "totals": "NS 0 EW 0"}
    for seat, cards in hands.items():
        opening |= {f"hand {seat}": cards[:14], f"rest {seat}": cards[15:]}
    return GAME.place(rules, 1, opening).state


def test_poor_cards_are_given_back_for_others():
    spades = GAME.observe(all_spades(), Seat.S)
    assert reason_to_call(spades, AskRedeal(Seat.S)) == "poor_cards"
    poor = {"S": "TS 9H 8D 7C 2S AS KS QS JS 9S 8S 7S 6S", "E": "6H 5H 4H 3H 2H AH KH QH JH TH 5S 8H 7H"}
    poor |= {"N": "6D 5D 4D 3D 2D AD KD QD JD TD 9D 4S 7D", "W": "6C 5C 4C 3C 2C AC KC QC JC TC 9C 8C 3S"}
    assert decided(GAME.observe(all_spades(**poor), Seat.S)) == AskRedeal(Seat.S)
    assert decided(spades) == NameTrump(Seat.S, Suit.SPADES), "five of a suit are not poor, however low"


@pytest.mark.parametrize(("target", "decision"), [(1, Stop(Seat.S)), (3, GoOn(Seat.S))])
def test_a_court_that_wins_the_match_is_kept_and_one_that_does_not_is_staked_where_all_is_sure(
    target, decision
):
    state = GAME.apply(all_spades(target), NameTrump(Seat.S, Suit.SPADES)).state
    while GAME.observe(state, Seat.S).phase != "staking":
        state = GAME.apply(state, GAME.options(GAME.observe(state, GAME.to_act(state)))[-1]).state
    observation = GAME.observe(state, Seat.S)
    assert reason_to_call(observation, Stop(Seat.S)) == "court_is_made"
    assert reason_to_call(observation, GoOn(Seat.S)) == "sure_of_all"
    assert decided(observation) == decision


def test_what_no_code_is_true_of_has_no_reason():
    rules = GAME.rules("hidden")
    state = GAME.deal(GAME.new_match(rules, Random(1)), Random(1)).state
    observation = GAME.observe(state, GAME.to_act(state))
    highest = max(GAME.options(observation), key=lambda act: act.card % 13)
    assert isinstance(highest, LayIndicator)
    assert reason_to_call(observation, highest) == ""
    assert reason_to_call(observation, Play(observation.seat, (parse_card("AS"),))) == ""
    assert AskTrump(observation.seat) not in GAME.options(observation)
