"""Key cards: the circumstance a choice depends on is found, is true of the imagined deals, and is never reported
by chance.
"""

from dataclasses import replace
from random import Random

import pytest

from followsuit.bots import Budget, add_key_card, run_to_end
from followsuit.bots.search.bot import SearchingBot
from followsuit.bots.search.core import Settings
from followsuit.bots.search.decision import Circumstance
from followsuit.bots.search.key_card import _find, circumstances
from followsuit.bots.search.problem import WorldOutcome
from followsuit.bots.tractor import BOTS
from tests.shared.tractor.tractor_scenes import scene

SETTINGS = Settings(80, gate=1.0)


class Finesse:
    """Seats 1 and 3 hold a king and five small cards of suit 2 between them; playing for seat 3 is bold."""

    is_exact = False

    def __init__(self, gains):
        self.candidates = ["safe", "bold"]
        self._gains = gains

    def reason_of(self, action):
        return ""

    def index_of(self, action):
        return self.candidates.index(action)

    def world(self, rng):
        cards = ["king", "a", "b", "c", "d", "e"]
        rng.shuffle(cards)
        return {1: [(2, card) for card in cards[:3]], 3: [(2, card) for card in cards[3:]]}

    def hidden_hands(self, world):
        return world

    def outcomes(self, world, indices, rng):
        gain = self._gains[(2, "king") in world[3]]
        worth = [0.0, gain + rng.gauss(0, 3)]
        return [WorldOutcome(worth[at], worth[at], 0.0) for at in indices]


def key_card_of(problem, seed=1):
    bot = SearchingBot(lambda observation: (problem, SETTINGS))
    rng = Random(seed)
    decision = run_to_end(bot.think(None, rng, Budget()))
    return decision, run_to_end(add_key_card(bot, None, decision, rng)).key_card


def test_a_choice_hangs_on_who_has_the_king():
    decision, key_card = key_card_of(Finesse((-5, 15)))
    assert decision.action == "bold"
    assert key_card.circumstance == Circumstance(3, 2, "king")
    assert key_card.worlds == 100
    assert 35 <= key_card.count <= 65
    assert key_card.gain == pytest.approx(15, abs=2)


@pytest.mark.parametrize("seed", range(5))
def test_what_is_good_everywhere_hangs_on_nothing(seed):
    assert key_card_of(Finesse((9, 9)), seed)[1] is None


@pytest.mark.parametrize(("held", "is_told"), [(14, False), (15, True), (85, True), (86, False)])
def test_what_holds_in_fewer_than_fifteen_worlds_of_a_hundred_is_too_rare_and_its_absence_too(held, is_told):
    one, rng = Circumstance(1, 2, "king"), Random(1)
    first = [(10.0, {one})] * 30 + [(-10.0, set())] * 30
    fresh = [(10.0 + rng.random(), {one})] * held + [(-10.0, set())] * (100 - held)
    found = _find(first, fresh)
    assert (found is not None) is is_told
    assert found is None or (found.circumstance, found.worlds, found.count) == (one, 100, held)


def test_a_tie_and_a_rule_of_thumb_hang_on_nothing():
    bot = SearchingBot(lambda observation: (Finesse((-5, 15)), SETTINGS))
    decision = run_to_end(bot.think(None, Random(1), Budget()))
    for other in (replace(decision, error=decision.gain), replace(decision, worlds=20)):
        assert run_to_end(add_key_card(bot, None, other, Random(1))).key_card is None


def test_who_has_few_of_a_suit_has_at_most_so_many():
    told = set(circumstances({1: [(2, "king")]}))
    assert Circumstance(1, 2, "king") in told
    assert {one.most for one in told if one.suit == 2 and one.card is None} == {1, 2}
    assert {one.most for one in told if one.suit == 0} == {0, 1, 2}


def test_the_hidden_hands_of_tractor_are_all_the_others_cards():
    observation = scene("AS 3S 8S 3H", "AS", "4S")
    problem = BOTS["master"].problem_of(observation)
    hands = problem.hidden_hands(problem.world(Random(1)))
    assert {seat: len(cards) for seat, cards in hands.items()} == {
        seat: observation.held[seat] for seat in range(4) if seat != observation.seat
    }
