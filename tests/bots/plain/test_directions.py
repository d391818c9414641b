"""Bots of a game played counter-clockwise do what they do clockwise at the same table seen in a mirror."""

from dataclasses import replace
from random import Random

import pytest

from followsuit.base.actions import NameTrump, Play
from followsuit.base.decks import FIFTY_TWO
from followsuit.base.seats import Rotation, Seat, Side
from followsuit.bots.interface import Budget
from followsuit.bots.rangvaar import BOTS
from followsuit.card_games.rangvaar.game import GAME
from followsuit.card_games.rangvaar.rules import PRESETS
from followsuit.card_games.rangvaar.state import Packets, RangvaarStanding, dealt_in_packets
from followsuit.card_games.rangvaar.transitions import TRANSITIONS
from followsuit.card_games.trick.hand import cards_of
from tests.shared.kept_sums import require_kept

CLOCKWISE = PRESETS["reference"]
TURNED = replace(CLOCKWISE, direction=Rotation.COUNTER_CLOCKWISE)
MIRROR = {Seat.S: Seat.S, Seat.W: Seat.E, Seat.N: Seat.N, Seat.E: Seat.W}


def tables(seed):
    """A deal clockwise, and its mirror image counter-clockwise."""
    dealt = dealt_in_packets(FIFTY_TWO.shuffled(Random(seed)))
    turned = Packets(*(tuple(hands[MIRROR[seat]] for seat in Seat) for hands in (dealt.before, dealt.after)))
    first = Seat(seed % 4)
    totals = dict.fromkeys(Side, 0)
    clockwise = TRANSITIONS.begin(RangvaarStanding(CLOCKWISE, 1, 0, first, totals), dealt).state
    return clockwise, TRANSITIONS.begin(RangvaarStanding(TURNED, 1, 0, MIRROR[first], totals), turned).state


def mirrored(action):
    """The same act of the seat in the mirror."""
    return replace(action, seat=MIRROR[action.seat])


@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_a_whole_deal_is_bid_and_played_as_in_the_mirror(level):
    bot = BOTS[level]
    for seed in range(12):
        clockwise, turned = tables(seed)
        acts = 0
        while (seat := TRANSITIONS.to_act(clockwise)) is not None:
            assert TRANSITIONS.to_act(turned) is MIRROR[seat]
            made = bot.act(GAME.observe(clockwise, seat), Random(acts), Budget())
            again = bot.act(GAME.observe(turned, MIRROR[seat]), Random(acts), Budget())
            assert again == mirrored(made)
            clockwise, turned = (
                TRANSITIONS.apply(clockwise, made).state,
                TRANSITIONS.apply(turned, again).state,
            )
            acts += 1
        assert acts >= 54
        assert clockwise.score.tricks == turned.score.tricks


def test_the_search_weighs_cards_and_calls_as_in_the_mirror():
    kinds, told = set(), list[object]()
    for seed in range(3):
        clockwise, turned = tables(seed)
        acts = 0
        while (seat := TRANSITIONS.to_act(clockwise)) is not None:
            one, other = GAME.observe(clockwise, seat), GAME.observe(turned, MIRROR[seat])
            made = BOTS["casual"].act(one, Random(acts), Budget())
            if acts % 5 == 0 or isinstance(made, NameTrump):
                kinds.add(type(made))
                problem, image = (BOTS["master"].problem_of(observation) for observation in (one, other))
                assert list(image.candidates) == [mirrored(act) for act in problem.candidates]
                if isinstance(made, Play) and len(problem.candidates) > 1:
                    worlds = problem.world(Random(acts)), image.world(Random(acts))
                    choices = range(len(problem.candidates))
                    found = problem.outcomes(worlds[0], choices, Random(1))
                    assert image.outcomes(worlds[1], choices, Random(1)) == found
                    told += [(one.result, round(one.utility, 9), one.made) for one in found]
            again = mirrored(made)
            clockwise, turned = (
                TRANSITIONS.apply(clockwise, made).state,
                TRANSITIONS.apply(turned, again).state,
            )
            acts += 1
    assert {Play, NameTrump} <= kinds
    require_kept("rangvaar outcomes", told)


def test_a_contract_is_played_out_as_in_the_mirror():
    for seed in range(6):
        clockwise, turned = tables(seed)
        first = TRANSITIONS.to_act(clockwise)
        one = BOTS["master"].problem_of(GAME.observe(clockwise, first))
        other = BOTS["master"].problem_of(GAME.observe(turned, MIRROR[first]))
        world, image = one.world(Random(seed)), other.world(Random(seed))
        # The same cards in the mirror, whatever the lot gave.
        image.asked[:] = [world.asked[MIRROR[seat]] for seat in Seat]
        hands = [world.hands[MIRROR[seat]] for seat in Seat]
        image = type(image)(image.asked, hands, image._judge, Rotation.COUNTER_CLOCKWISE)
        choices = range(len(one.candidates))
        assert other.outcomes(image, choices, Random(1)) == one.outcomes(world, choices, Random(1))


def test_the_hidden_hands_of_a_world_are_those_that_the_others_hold_whichever_way_round():
    for state in tables(4):
        while TRANSITIONS.to_act(state) is not None:
            observation = GAME.observe(state, TRANSITIONS.to_act(state))
            if observation.trick is not None and len(observation.trick.plays) == 2:
                break
            state = TRANSITIONS.apply(state, BOTS["beginner"].act(observation, Random(1), Budget())).state
        problem = BOTS["master"].problem_of(observation)
        hands = problem.hidden_hands(problem.world(Random(1)))
        hands_now = enumerate(state.cardplay.hands)
        others = {seat: list(cards_of(held)) for seat, held in hands_now if seat != observation.seat}
        assert {seat: len(held) for seat, held in hands.items()} == {
            seat: len(cards) for seat, cards in others.items()
        }
        assert len({len(cards) for cards in others.values()}) == 2, "two have played"
        found = [(suit, card) for held in hands.values() for suit, card in held]
        assert sorted(found) == sorted((card.suit, card) for cards in others.values() for card in cards)
