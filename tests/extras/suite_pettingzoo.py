"""The games as PettingZoo environments: its own conformance tests, the encodings, and what a mask offers."""

import numpy
import pytest
from pettingzoo.test import api_test, seed_test

from followsuit.adapters.encoder import ACTIONS, NOTHING, OPTION, OPTIONS, observation_length
from followsuit.adapters.pettingzoo_env import env
from followsuit.base.errors import RequestError
from followsuit.card_games.registry import GAMES

#: The library's tests say in warnings what they would rather have.
pytestmark = pytest.mark.filterwarnings("error")

every_game = pytest.mark.parametrize("game", GAMES)
TERMS = [*((game, "reference") for game in GAMES), ("tractor", "auction"), ("tractor", {"seats": 6})]


@pytest.mark.parametrize(("game", "rules"), TERMS)
def test_the_librarys_own_test_of_the_interface_passes(game, rules):
    api_test(env(game, rules), num_cycles=150)


@every_game
def test_the_librarys_own_test_of_seeds_passes(game):
    seed_test(lambda: env(game), num_cycles=60)


@every_game
def test_a_position_is_shown_in_words(game):
    # The library's own test of this knows no masks in infos, and acts against them.
    environment = env(game, render_mode="ansi")
    environment.reset(seed=1)
    assert environment.render().startswith(game.replace("_", " "))
    assert env(game).metadata["render_modes"] == ["ansi"]


@pytest.mark.parametrize(("game", "rules"), TERMS)
def test_agents_are_numbered_clockwise_from_south_and_see_arrays_of_their_space(game, rules):
    environment = env(game, rules)
    environment.reset(seed=1)
    seats = environment.seats
    assert list(seats) == environment.agents == [f"player_{number}" for number in range(len(seats))]
    assert seats["player_0"].name == "S"
    assert seats["player_2"] in seats["player_0"].partners
    for agent in environment.agents:
        space, observation = environment.observation_space(agent), environment.observe(agent)
        assert isinstance(observation, numpy.ndarray)
        assert space.contains(observation)
        assert observation.shape == (observation_length(len(seats)),)
        assert environment.infos[agent]["action_mask"].any() == (agent == environment.agent_selection)


def test_an_environment_that_was_not_reset_says_so():
    with pytest.raises(AttributeError, match="reset"):
        env().last()


def play(environment, choose):
    """Play a deal; what each agent observed when it acted, and the rewards."""
    seen, rewards = [], dict.fromkeys(environment.agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, info = environment.last()
        rewards[agent] += reward
        if terminated or truncated:
            environment.step(None)
            continue
        seen.append((observation, info))
        environment.step(choose(numpy.flatnonzero(info["action_mask"])))
    return seen, rewards


@every_game
def test_a_deal_is_played_by_the_mask_alone_and_its_rewards_sum_to_zero(game):
    environment = env(game)
    chance = numpy.random.default_rng(1)
    for seed in range(2):
        environment.reset(seed=seed)
        seen, rewards = play(environment, chance.choice)
        assert len(seen) >= 28, "seven tricks at least"
        assert sum(rewards.values()) == 0
        assert rewards["player_0"] == rewards["player_2"] == -rewards["player_1"]
        assert all(info["action_mask"].any() for _, info in seen)


def test_every_numbered_act_of_tractor_says_its_cards():
    environment = env("tractor")
    environment.reset(seed=3)
    seen, _ = play(environment, lambda offered: offered[-1])
    many = [(observation, info) for observation, info in seen if info["action_mask"][OPTION:].any()]
    assert many
    for observation, info in many:
        offered = numpy.flatnonzero(info["action_mask"][OPTION:])
        assert (info["options"][offered].sum(axis=1) >= 1).all()
        assert (info["options"][offered] <= observation[:54]).all(), "of its own hand"
        assert info["options"].shape == (OPTIONS, 54)


def test_a_seat_that_is_free_to_declare_may_do_nothing():
    environment = env("tractor")
    environment.reset(seed=3)
    offered = [info["action_mask"][NOTHING] for _, info in play(environment, lambda few: few[0])[0]]
    assert any(offered)
    assert not all(offered)


def test_an_act_that_is_not_offered_is_refused():
    environment = env("rangvaar")
    environment.reset(seed=1)
    offered = environment.infos[environment.agent_selection]["action_mask"]
    with pytest.raises(RequestError, match="is no act that is offered now; offered: "):
        environment.step(int(numpy.flatnonzero(offered == 0)[0]))
    assert len(offered) == ACTIONS


@every_game
def test_an_agent_sees_nothing_of_the_hands_of_others(game):
    """The vector has the own hand, and cards of other seats only once they were played."""
    environment = env(game)
    environment.reset(seed=5)
    before = {name: environment.observe(name) for name in environment.possible_agents}
    whole = environment.unwrapped
    for name, vector in before.items():
        shown = vector[54 : 54 * 9]
        # In Court Piece nobody but the caller has seen a card yet.
        assert vector[:54].sum() == len(whole._deal.view(whole.seats[name])["hand"])
        assert not shown.any(), "nothing is played yet"
    hands = [tuple(vector[:54]) for vector in before.values() if vector[:54].any()]
    assert hands and len(set(hands)) == len(hands), "each has a hand of its own"


def test_what_is_written_to_an_agents_info_is_told_to_no_other_and_no_later_one():
    environment = env("tractor")
    environment.reset(seed=1)
    for name in environment.possible_agents:
        environment.infos[name]["action_mask"][:] = 1
        environment.infos[name].setdefault("seen", []).append(name)
        assert environment.infos[name]["seen"] == [name]
    environment.reset(seed=2)
    for name in environment.possible_agents:
        assert "seen" not in environment.infos[name]
        assert environment.infos[name]["action_mask"].any() == (name == environment.agent_selection)


def test_what_is_no_option_and_no_act_is_refused():
    environment = env("rangvaar")
    with pytest.raises(RequestError, match="there is no option 'rules'"):
        environment.reset(seed=1, options={"rules": "nonsense"})
    environment.reset(seed=1)
    with pytest.raises(RequestError, match=r"54.7 is no whole number"):
        environment.step(54.7)
