"""Tractor's bots play by the readings of T87 to T97: they follow, throw, declare and keep cards by them."""

from collections.abc import Sequence
from random import Random

import pytest

from followsuit.base.cards import NO_TRUMP, Rank, Suit, cards_text, parse_cards
from followsuit.base.seats import Side
from followsuit.bots import Budget
from followsuit.bots.tractor import BOTS
from followsuit.bots.tractor.board import board_of
from followsuit.bots.tractor.cardplay import value_plays
from followsuit.bots.tractor.casual import choose_action
from followsuit.bots.tractor.knowledge import Knowledge
from followsuit.bots.tractor.playout import Start, play_out
from followsuit.bots.tractor.trump_choice import choose_own_override, trump_worth
from followsuit.bots.tractor.utility import LEVEL, deal_utility, hooked_trick
from followsuit.card_games.shengji.cards.trump import Trump
from followsuit.card_games.tractor.game import GAME
from followsuit.card_games.tractor.interface.observation import observe
from followsuit.card_games.tractor.phases.state import TractorPlaying
from followsuit.card_games.tractor.rules import tractor_rules
from tests.shared.tractor.tractor_deals import states
from tests.shared.tractor.tractor_tables import endgame, go, standing_of

BACK = {"preset": "standard", "failed_throw": "all_back"}


def chosen(state, level="casual"):
    seat = GAME.to_act(state)
    action = BOTS[level].act(observe(state, seat), Random(1), Budget(nodes=60))
    assert GAME.check(state, action) is None
    return cards_text(sorted(action.cards))


@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_one_unit_is_led_after_a_void_throw(level):
    state = endgame("2H", rules=BACK, S="AS KS 3C 4C", E="TS 5C 6C 7C", N="9S 8C 9C TC", W="AS JC QC KC")
    assert len(chosen(go(state, "play S AS KS"), level).split()) == 1


@pytest.mark.parametrize("level", ["expert", "master"])
def test_the_search_plays_on_where_accidents_throw_and_throws_are_void(level):
    rules = tractor_rules(BACK)
    bots = dict.fromkeys(GAME.seats(rules), BOTS[level])
    for seed in range(8):
        played = list(states(rules, Random(f"void {seed}"), accidents=0.3, bots=bots))
        assert GAME.needs_deal(played[-1]) or GAME.is_over(played[-1])
        if any(isinstance(state, TractorPlaying) and state.play.is_taken_back for state in played):
            return
    raise AssertionError("no throw was void")


@pytest.mark.parametrize(("voids", "throws"), [("others", False), ("opponents", True)])
def test_the_opponents_voids_are_enough_for_a_throw_to_be_weighed(voids, throws):
    rules = {"preset": "reference", "throw_voids": voids}
    state = endgame("2H", rules=rules, S="QS 9S AS", E="5C 6C 7C", N="8S KS 9C", W="JC QC KC")
    # South's nine wins, for north plays the eight and the others have no spades.
    state = go(state, "play S 9S, E 5C, N 8S, W JC")
    weighed = [cards for _, cards in value_plays(observe(state, GAME.to_act(state)))]
    assert any(len(cards) > 1 for cards in weighed) is throws


def test_a_void_seat_that_owes_trumps_plays_the_least_of_them():
    rules = {"preset": "standard", "void_plays": "must_trump"}
    state = endgame("2H", rules=rules, S="AS 3C", E="3H KH", N="4S 5S", W="6S 7S")
    state = go(state, "play S AS")
    for level in ("beginner", "casual"):
        assert chosen(state, level) in ("3H", "KH")


def test_a_pair_of_trumps_beats_two_high_ones_by_its_type():
    rules = {"preset": "standard", "throw_beat": "highest_type"}
    hands = {"S": "AS KS 3C 3D", "E": "4S 5S 4C 4D", "N": "BJ 3H 6C 6D", "W": "5H 5H 7C 8C"}
    state = go(endgame("2H", rules=rules, **hands), "play S AS KS, E 4S 5S, N BJ 3H")
    assert chosen(state) == "5H 5H"
    by_top = go(endgame("2H", rules="standard", **hands), "play S AS KS, E 4S 5S, N BJ 3H")
    assert chosen(by_top) != "5H 5H"


def test_twos_are_worth_declaring_with_where_they_are_always_trumps():
    hand = parse_cards("2S 2C 2D 5H 7S 8C")
    twos = tractor_rules({"preset": "standard", "always_trump": "twos"})
    assert trump_worth(hand, Rank.FIVE, Suit.HEARTS, twos) > trump_worth(hand, Rank.FIVE, Suit.HEARTS) + 3


def test_a_seat_overrides_itself_only_for_a_clearly_better_trump():
    rules = tractor_rules({"preset": "standard", "self_override": "any"})
    offers: Sequence[tuple[object, ...]] = (parse_cards("2S 2S"),)
    standing = parse_cards("2H")
    many = parse_cards("2H 2S 2S 3S 4S 5S 6S 7S 3H")
    few = parse_cards("2H 2S 2S 3S 3H 4H 5H 6H")
    assert choose_own_override(many, Rank.TWO, offers, standing, rules) == offers[0]
    assert choose_own_override(few, Rank.TWO, offers, standing, rules) is None


@pytest.mark.parametrize("reading", ["off", "to_two"])
def test_an_attacker_keeps_a_jack_for_the_last_trick(reading):
    rules = {"preset": "standard", "jack_hook": reading}
    hands = {"S": "AS 3C 4C", "E": "JD TH 5C", "N": "4S 6C 7C", "W": "6S 8C 9C"}
    state = go(endgame("JH", rules=rules, levels="J 2", **hands), "play S AS")
    observation = observe(state, GAME.to_act(state))
    known = Knowledge.of(observation)
    jack, other = (known.price(parse_cards(text)) for text in ("JD", "TH"))
    plain = Knowledge.of(observe(go(endgame("JH", levels="J 2", **hands), "play S AS"), observation.seat))
    more = jack - plain.price(parse_cards("JD"))
    assert (more > 0) is (reading != "off")
    assert other == plain.price(parse_cards("TH"))


@pytest.mark.parametrize(("held", "hook"), [("JH", 2), ("JD", 1), ("TH", 0)])
@pytest.mark.parametrize("suit", [Suit.HEARTS, NO_TRUMP])
def test_a_playout_tells_whether_jacks_took_the_last_trick(held, hook, suit):
    rules = tractor_rules({"preset": "standard", "jack_hook": "half"})
    board = board_of(Trump.under(rules, Rank.JACK, suit), rules)
    once, twice = [], []
    for text in ("AS", "6S", "4S", held):
        ones, twos = board.masks(parse_cards(text))
        once += ones
        twice += twos
    result = play_out(board, once, twice, Start(0, 1), board.parts(parse_cards("AS")))
    trumps = suit is Suit.HEARTS or held != "TH"
    assert result.last == (3 if trumps else 0)
    assert result.hook == (2 if hook and suit is NO_TRUMP else hook)


@pytest.mark.parametrize(("hook", "fall"), [(0, 0), (1, 5), (2, 9)])
def test_a_fall_is_worth_its_levels(hook, fall):
    rules = tractor_rules({"preset": "standard", "jack_hook": "half"})
    standing = standing_of({"preset": "standard", "jack_hook": "half"}, "S", "J 2", "NS", 2)
    assert standing.rules == rules
    plain = deal_utility(standing, Side.NS, 100, None, 0)
    assert (
        deal_utility(standing, Side.NS, 100, None, 0, hooked_trick(hook, Suit.HEARTS)) - plain == LEVEL * fall
    )


@pytest.mark.parametrize("seats", [4, 6])
def test_with_more_packs_the_bots_play_by_the_readings_too(seats):
    said = {
        "preset": "standard",
        "packs": 3,
        "seats": seats,
        "void_plays": "must_trump",
        "always_trump": "twos",
        "throw_beat": "highest_type",
        "failed_throw": "all_back",
        "self_override": "any",
    }
    rules = tractor_rules(said)
    table = GAME.seats(rules)
    for level in ("beginner", "casual"):
        bots = dict.fromkeys(table, BOTS[level])
        last = list(states(rules, Random(level), accidents=0.05, bots=bots))[-1]
        assert GAME.needs_deal(last) or GAME.is_over(last)


def test_the_rules_of_thumb_declare_no_single_card_where_a_pair_is_the_least():
    rules = tractor_rules({"preset": "standard", "declare_least": "pair"})
    for seed in range(3):
        rng = Random(seed)
        for state in states(rules, rng, bots=dict.fromkeys(GAME.seats(rules), BOTS["casual"])):
            seat = GAME.to_act(state)
            if seat is not None and type(state).__name__ == "LastChance":
                action = choose_action(observe(state, seat))
                assert GAME.check(state, action) is None
