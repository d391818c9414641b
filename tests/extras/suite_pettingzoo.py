"""The games as PettingZoo environments: its own conformance tests, the encodings, and what a mask offers."""

import numpy
import pytest
from pettingzoo.test import api_test, seed_test

from followsuit.adapters.encoding import ACTIONS, NOTHING, OPTION, OPTIONS, observation_length
from followsuit.adapters.pettingzoo_env import env
from followsuit.errors import QuestionError
from followsuit.registry import GAMES

every_game = pytest.mark.parametrize("game", GAMES)
TERMS = [*((game, "reference") for game in GAMES), ("tractor", "auction"), ("tractor", {"seats": 6})]


@pytest.mark.parametrize(("game", "rules"), TERMS)
def test_the_librarys_own_test_of_the_interface_passes(game, rules):
    api_test(env(game, rules), num_cycles=300)


@every_game
def test_the_librarys_own_test_of_seeds_passes(game):
    seed_test(lambda: env(game), num_cycles=120)


def play(environment, choose):
    """Play a deal; what each agent saw when it acted, and the rewards."""
    seen, rewards = [], dict.fromkeys(environment.agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, _ = environment.last()
        rewards[agent] += reward
        if terminated or truncated:
            environment.step(None)
            continue
        seen.append((agent, observation))
        environment.step(choose(numpy.flatnonzero(observation["action_mask"])))
    return seen, rewards


@every_game
def test_a_deal_is_played_by_the_mask_alone_and_its_rewards_sum_to_zero(game):
    environment = env(game)
    chance = numpy.random.default_rng(1)
    for seed in range(5):
        environment.reset(seed=seed)
        seen, rewards = play(environment, chance.choice)
        assert len(seen) >= 40
        assert sum(rewards.values()) == 0
        assert rewards["S"] == rewards["N"] == -rewards["W"]
        for _, observation in seen:
            assert observation["action_mask"].any()
            assert observation["observation"].shape == (observation_length(4),)


def test_every_numbered_act_of_tractor_says_its_cards():
    environment = env("tractor")
    environment.reset(seed=3)
    seen, _ = play(environment, lambda offered: offered[-1])
    many = [one for _, one in seen if one["action_mask"][OPTION:].any()]
    assert many
    for one in many:
        offered = numpy.flatnonzero(one["action_mask"][OPTION:])
        assert (one["options"][offered].sum(axis=1) >= 1).all()
        assert (one["options"][offered] <= one["observation"][:54]).all(), "of its own hand"
    assert len(many[0]["options"]) == OPTIONS


def test_a_seat_that_is_free_to_declare_may_do_nothing():
    environment = env("tractor")
    environment.reset(seed=3)
    offered = [
        observation["action_mask"][NOTHING] for _, observation in play(environment, lambda few: few[0])[0]
    ]
    assert any(offered)
    assert not all(offered)


def test_an_act_that_is_not_offered_is_refused():
    environment = env("rangvaar")
    environment.reset(seed=1)
    offered = environment.observe(environment.agent_selection)["action_mask"]
    with pytest.raises(QuestionError, match="is no act that is offered now; offered: "):
        environment.step(int(numpy.flatnonzero(offered == 0)[0]))
    assert len(offered) == ACTIONS


@every_game
def test_an_agent_sees_nothing_of_the_hands_of_others(game):
    """The vector has the own hand, and cards of other seats only once they were played."""
    environment = env(game)
    environment.reset(seed=5)
    agent = environment.agent_selection
    before = {name: environment.observe(name)["observation"] for name in environment.possible_agents}
    for name, vector in before.items():
        shown = vector[54 : 54 * 9]
        assert vector[:54].sum() == environment._deal.view(environment._seats[name])["held"][name]
        assert not shown.any(), "nothing is played yet"
    assert (before[agent][:54] != before[environment.possible_agents[1]][:54]).any() or agent == "W"
