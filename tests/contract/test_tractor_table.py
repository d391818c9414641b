"""What Tractor's table holds under every preset and every set of options, however it is played.

The default run plays a few matches; ``FOLLOWSUIT_MATCHES=2000`` plays as many as one likes.
"""

import os
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from followsuit.base.decks import DOUBLE
from followsuit.base.seats import Seat, Side
from followsuit.bots.tractor import BOTS
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.pack import card_points, dealt_to, kitty_of
from followsuit.card_games.shengji.option_values import JackHook
from followsuit.card_games.tractor.bidding import starter_points
from followsuit.card_games.tractor.game import GAME
from followsuit.card_games.tractor.interface.observation import observe
from followsuit.card_games.tractor.phases.hands import hand_of
from followsuit.card_games.tractor.phases.state import (
    Burying,
    Countering,
    Dealing,
    TractorDealOver,
    TractorPlaying,
    TractorThrownIn,
)
from followsuit.card_games.tractor.phases.trick_play import cards_seen
from followsuit.card_games.tractor.rules import PRESETS
from tests.shared.tractor.tractor_positions import permuted, random_rules

MATCHES = int(os.environ.get("FOLLOWSUIT_MATCHES", "12"))
WHOLE_PACK = Counter(DOUBLE.cards)
seeds = st.integers(0, 2**32)
few = settings(max_examples=15, deadline=None)


def random_act(state, rng, eagerness=0.03):
    """What happens next where everybody acts at random; declarations come now and then."""
    seat = GAME.to_act(state)
    if seat is None:
        free = GAME.may_act(state)
        if free and rng.random() < eagerness:
            options = GAME.options(observe(state, rng.choice(free)))
            if options:
                return rng.choice(options)
        return GAME.table_act(state)
    return rng.choice(GAME.options(observe(state, seat)))


def random_states(rules, rng, deals=1):
    """States of a random match, in order, for so many deals or to its end."""
    state = GAME.new_match(rules, rng)
    for _ in range(deals):
        if GAME.is_over(state):
            return
        state = GAME.deal(state, rng).state
        yield state
        while not GAME.needs_deal(state) and not GAME.is_over(state):
            state = GAME.apply(state, random_act(state, rng)).state
            yield state


def stopped(rules, seed, at):
    """A state somewhere in the middle of a random deal, and the actions that led there from its opening."""
    rng = Random(seed)
    state = opened = GAME.deal(GAME.new_match(rules, rng), rng).state
    actions = []
    for _ in range(at):
        if GAME.needs_deal(state) or GAME.is_over(state):
            break
        actions.append(random_act(state, rng))
        state = GAME.apply(state, actions[-1]).state
    return opened, actions, state


def asking(rules, seed, at):
    """A state of a random match in which a seat has to act: after so many acts or more, or the last of the match's first deals."""
    found = None
    for number, state in enumerate(random_states(rules, Random(seed), deals=9)):
        if GAME.to_act(state) is not None:
            found = state
        if found is not None and number >= at:
            break
    return found


def all_cards(state):
    """Every card at the table: in hands, tricks and kitty."""
    if isinstance(state, Dealing):
        held = [dealt_to(state.pack, state.standing.first, seat, state.dealt) for seat in Seat]
        return Counter(state.pack[state.dealt :]) + sum(map(Counter, held), Counter())
    cards = sum((Counter(hand_of(state, seat)) for seat in Seat), Counter())
    if isinstance(state, TractorPlaying | TractorDealOver):
        cards += Counter(state.play.buried) + Counter(state.play.trick.cards)
        return cards + Counter(cards_seen(state.play.taken, state.play.starter_trick))
    if isinstance(state, Countering):
        cards += Counter(state.burials[-1].cards)
    elif not isinstance(state, Burying):
        cards += Counter(kitty_of(state.pack, state.standing.sizes))
    observation = observe(state, Seat.S)
    tricks = [observation.trick, observation.prelude.starter_trick]
    return cards + Counter(card for trick in tricks if trick for card in trick.cards)


@given(seed=seeds)
@few
def test_while_cards_are_dealt_the_seats_that_may_declare_are_asked_and_no_others(seed):
    rng = Random(seed)
    for state in random_states(PRESETS["standard"], rng):
        if not isinstance(state, Dealing) or not state.dealt:
            continue
        last = Seat((state.standing.first - state.dealt + 1) % 4)
        may = {seat for seat in Seat if GAME.options(observe(state, seat))}
        asked = {seat for seat in Seat if GAME.asks(state, seat)}
        declared = state.declarations and state.declarations[-1].dealt >= state.dealt - 1
        assert asked == (may if declared else may & {last})


@given(seed=seeds)
@few
def test_the_108_cards_are_conserved_and_the_points_of_a_deal_are_200(seed):
    rng = Random(seed)
    for state in random_states(random_rules(rng), rng):
        assert all_cards(state) == WHOLE_PACK
        if isinstance(state, TractorDealOver):
            play = state.play
            tricks = sum(won.points for won in play.taken)
            starter = sum(starter_points(play.starter_trick, play.trump.rank, side) for side in Side)
            assert tricks + starter + card_points(play.buried) == 200


def check_match(seed):
    """A whole random match over random options ends, with levels that only rise (or fall by jacks, T96); tells how many deals."""
    rng = Random(seed)
    rules = random_rules(rng)
    levels, deals = (rules.first_level,) * 2, 0
    for state in random_states(rules, rng, deals=3000):
        if isinstance(state, TractorDealOver):
            deals += 1
            assert state.score.before == levels
            if rules.jack_hook is JackHook.OFF:
                assert all(before <= after for before, after in zip(levels, state.score.levels, strict=True))
            levels = state.score.levels
            assert state.score.points >= 0
            summary = GAME.summary(state)
            assert summary["won_by"] == (state.score.won_by.name if state.score.won_by is not None else None)
        elif isinstance(state, TractorThrownIn):
            assert GAME.summary(state) == {"passed_out": True}
    assert GAME.is_over(state), f"seed {seed}: {deals} deals and no end"
    return deals


@pytest.mark.parametrize("part", range(4))
def test_whole_random_matches_over_random_options_end(part):
    for seed in range(part, MATCHES, 4):
        assert check_match(seed) > 0


@pytest.mark.parametrize("preset", PRESETS)
@given(seed=seeds, at=st.integers(0, 230))
@few
def test_resuming_from_opening_and_lines_gives_the_same_state(preset, seed, at):
    _resume(PRESETS[preset], seed, at)


@given(seed=seeds, at=st.integers(0, 230))
@few
def test_resuming_gives_the_same_state_under_any_options(seed, at):
    _resume(random_rules(Random(seed)), seed, at)


def _resume(rules, seed, at):
    opened, actions, stopped_at = stopped(rules, seed, at)
    opening = GAME.opening(stopped_at)
    assert opening == GAME.opening(opened)
    state = GAME.place(rules, opened.standing.number, opening).state
    assert state == opened
    lines = GAME.write_actions(actions)
    read = []
    for line in lines:
        assert "\n" not in line
        for action in GAME.read_actions(state, line):
            state = GAME.apply(state, action).state
            read.append(action)
    assert state == stopped_at
    assert GAME.write_actions(read) == lines
    assert read == actions


# Secrecy ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("preset", PRESETS)
@given(seed=seeds, at=st.integers(0, 220))
@settings(max_examples=25, deadline=None)
def test_permuting_every_hidden_card_changes_neither_observation_nor_choice(preset, seed, at):
    _, _, state = stopped(PRESETS[preset], seed, at)
    rng = Random(seed)
    for seat in Seat:
        other = permuted(state, seat, rng)
        observation, again = observe(state, seat), observe(other, seat)
        assert observation == again
        assert GAME.options(observation) == GAME.options(again)
        assert GAME.view(observation) == GAME.view(again)
        if observation.is_mine:
            choices = [BOTS["casual"].act(one, Random(seed), None) for one in (observation, again)]
            assert choices[0] == choices[1]


def test_the_permutation_does_move_cards():
    _, _, state = stopped(PRESETS["standard"], 5, 150)
    moved = permuted(state, Seat.S, Random(1))
    assert [hand_of(state, seat) == hand_of(moved, seat) for seat in (Seat.S, Seat.W)] == [True, False]
    assert all_cards(moved) == WHOLE_PACK


def test_an_observation_holds_no_state_and_no_pack():
    _, _, state = stopped(PRESETS["standard"], 5, 150)
    observation = observe(state, Seat.S)
    held = [getattr(observation, name) for name in observation.__slots__]
    assert not any(value is state or value is state.pack or value is state.play for value in held)
    assert not any(isinstance(value, Holding) for value in held)


# The bot ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("preset", PRESETS)
@given(seed=seeds, at=st.integers(0, 220))
@few
def test_the_bot_answers_legally_wherever_it_may_act(preset, seed, at):
    _, _, state = stopped(PRESETS[preset], seed, at)
    for seat in {GAME.to_act(state), *GAME.may_act(state)} - {None}:
        action = BOTS["casual"].act(observe(state, seat), Random(seed), None)
        assert action is None or GAME.check(state, action) is None, str(action)
        assert action is not None or seat is not GAME.to_act(state)


@given(seed=seeds, at=st.integers(100, 220))
@few
def test_the_bot_answers_legally_under_any_options(seed, at):
    state = asking(random_rules(Random(seed)), seed, at)
    action = BOTS["casual"].act(observe(state, GAME.to_act(state)), Random(seed), None)
    assert GAME.check(state, action) is None
