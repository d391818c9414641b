"""The games in OpenSpiel: its random simulation test, its own playing, returns, copies and what players see."""

import pickle
import random
from copy import deepcopy

import numpy
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, ismcts, mcts

from followsuit.adapters.encoder import OPTION
from followsuit.adapters.openspiel_game import OPENSPIEL_GAMES
from followsuit.base.errors import FollowSuitError

every_game = pytest.mark.parametrize("name", OPENSPIEL_GAMES)


def loaded(name, **parameters):
    return pyspiel.load_game(f"python_followsuit_{name}", parameters)


def played(state, chance, turns=10_000):
    for _ in range(turns):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    return state


@every_game
def test_the_librarys_own_random_simulation_passes(name):
    pyspiel.random_sim_test(loaded(name, deals=20), num_sims=2, serialize=False, verbose=False)


@every_game
def test_the_library_is_told_how_large_a_game_is_and_of_what_kind(name):
    game = loaded(name, deals=7)
    sizes = (
        game.num_players(),
        game.num_distinct_actions(),
        game.max_chance_outcomes(),
        game.max_game_length(),
    )
    assert sizes == (4, 270, 7, 2000)
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1000, 1000, 0)
    kind = game.get_type()
    assert kind.long_name == f"Follow Suit: {name.replace('_', ' ').title()}"
    assert kind.parameter_specification == {"deals": 1000, "ending": 0, "rules": "reference"}
    assert (kind.min_num_players, kind.max_num_players) == (4, 4)
    assert kind.provides_information_state_string and kind.provides_information_state_tensor
    assert kind.provides_observation_string and kind.provides_observation_tensor


@every_game
def test_a_deal_ends_with_returns_that_sum_to_zero_and_partners_share(name):
    for seed in range(2):
        state = played(loaded(name).new_initial_state(), random.Random(seed))
        returns = state.returns()
        assert sum(returns) == 0
        assert returns[0] == returns[2] == -returns[1]


@every_game
def test_a_game_and_a_policy_of_it_are_sent_to_another_process(name):
    game = loaded(name, deals=7)
    again = pickle.loads(pickle.dumps(game))
    assert (type(again), again.deals) == (type(game), 7)
    played(again.new_initial_state(), random.Random(1))
    uniform = pickle.loads(pickle.dumps(policy.UniformRandomPolicy(game)))
    state = played(game.new_initial_state(), random.Random(1), turns=5)
    assert uniform.action_probabilities(state).keys() == set(state.legal_actions())


@every_game
def test_a_history_is_printed_as_it_was_made(name):
    state = loaded(name).new_initial_state()
    told = []
    for number in range(12):
        actions = (
            [action for action, _ in state.chance_outcomes()]
            if state.is_chance_node()
            else state.legal_actions()
        )
        player, action = state.current_player(), actions[number % len(actions)]
        told.append((player, action, state.action_to_string(player, action)))
        state.apply_action(action)
    for player, action, text in told:
        if action < OPTION or player < 0:
            assert state.action_to_string(player, action) == text
            assert not text.startswith("act ")


@every_game
def test_a_search_of_the_library_plays_a_deal(name):
    # Its search in C++ ends in a segmentation fault with every game in Python, its own Kuhn poker too.
    game, chance = loaded(name, ending=4), numpy.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, chance), uct_c=2.0, max_simulations=5, random_state=chance
    )
    state = game.new_initial_state()
    state.apply_action(1)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert sum(state.returns()) == 0


@every_game
def test_a_world_of_an_information_state_is_the_same_to_its_player_and_another_to_the_rest(name):
    state = played(loaded(name).new_initial_state(), random.Random(4), turns=30)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, random.Random(seed).random) for seed in range(3)]
    for world in worlds:
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.legal_actions() == state.legal_actions()
        played(world, random.Random(1))
        assert sum(world.returns()) == 0
    other = (player + 1) % 4
    assert len({tuple(world.observation_tensor(other)) for world in worlds}) > 1 or state.is_terminal()


def test_the_last_tricks_are_a_game_that_tables_solve():
    game = loaded("court_piece", deals=2, ending=2)
    solver = cfr.CFRSolver(game)
    for _ in range(2):
        solver.evaluate_and_update_policy()
    probabilities = solver.average_policy()
    state = game.new_initial_state()
    state.apply_action(0)
    assert sum(probabilities.action_probabilities(state).values()) == pytest.approx(1)


@pytest.mark.parametrize("parameters", [{"deals": 0}, {"ending": -1}, {"deals": -3}, {"rules": "nonsense"}])
def test_parameters_that_name_nothing_are_refused(parameters):
    with pytest.raises((FollowSuitError, pyspiel.SpielError)):
        loaded("rangvaar", **parameters)


def test_a_shuffle_that_there_is_not_is_refused():
    state = loaded("rangvaar", deals=3).new_initial_state()
    with pytest.raises((FollowSuitError, pyspiel.SpielError)):
        state.apply_action(77)


@every_game
def test_a_copy_goes_its_own_way_and_the_history_leads_to_the_same_place(name):
    game = loaded(name)
    state = played(game.new_initial_state(), random.Random(2), turns=20)
    text = str(state)
    for copy in (state.clone(), deepcopy(state)):
        assert str(copy) == text
        played(copy, random.Random(3))
        assert str(state) == text
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == text
    assert again.legal_actions() == state.legal_actions()


@every_game
def test_players_see_their_own_hand_and_the_same_public_things(name):
    state = played(loaded(name).new_initial_state(), random.Random(4), turns=12)
    texts = [state.observation_string(player) for player in range(4)]
    assert len(set(texts)) == 4
    tensors = [state.observation_tensor(player) for player in range(4)]
    assert len({tuple(tensor[:54]) for tensor in tensors}) == 4
    assert state.information_state_string(0) != texts[0]


def test_before_the_deal_nobody_sees_anything():
    state = loaded("court_piece").new_initial_state()
    assert not any(state.observation_tensor(0))
    assert not any(state.information_state_tensor(0))
    assert state.observation_string(0) == state.information_state_string(0) == "before the deal"


def test_rules_and_the_number_of_shuffles_are_parameters():
    state = loaded("tractor", rules="auction", deals=3).new_initial_state()
    assert len(state.chance_outcomes()) == 3
    state.apply_action(2)
    assert any(61 <= action < 142 for action in state.legal_actions()), "pairs are bid"
