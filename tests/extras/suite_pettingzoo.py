"""The games as PettingZoo environments: its own conformance tests, the encodings, and what a mask offers."""

import numpy
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from followsuit.adapters.arrays import DealArrays
from followsuit.adapters.encoder import ACTIONS, NOTHING, OPTION, OPTIONS, information_length
from followsuit.adapters.episode import PlayedDeal
from followsuit.adapters.gymnasium_env import SeatEnv
from followsuit.adapters.pettingzoo_env import env
from followsuit.base.errors import RequestError
from followsuit.card_games.registry import GAMES

#: The library's tests say in warnings what they would rather have: of its own games those that have masks are excepted.
pytestmark = [
    pytest.mark.filterwarnings("error"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]

every_game = pytest.mark.parametrize("game", GAMES)
TERMS = [*((game, "reference") for game in GAMES), ("tractor", "auction"), ("tractor", {"seats": 6})]


@pytest.mark.parametrize(("game", "rules"), TERMS)
def test_the_librarys_own_test_of_the_interface_passes(game, rules):
    api_test(env(game, rules), num_cycles=150)


@every_game
def test_the_librarys_own_test_of_seeds_passes(game):
    seed_test(lambda: env(game), num_cycles=60)


@every_game
def test_the_librarys_own_test_of_rendering_passes_and_shows_every_hand(game):
    render_test(lambda render_mode: env(game, render_mode=render_mode))
    environment = env(game, render_mode="ansi")
    environment.reset(seed=1)
    first, *lines = environment.render().splitlines()
    assert first.startswith(game.replace("_", " "))
    assert [line[0] for line in lines[:4]] == ["S", "W", "N", "E"]
    assert env(game).metadata["render_modes"] == ["ansi"]


def test_the_librarys_own_benchmark_runs():
    performance_benchmark(env("rangvaar"))


@every_game
def test_the_state_has_what_every_agent_sees(game):
    environment = env(game)
    environment.reset(seed=1)
    state = environment.state()
    assert environment.unwrapped.state_space.contains(state)
    for row, name in zip(state, environment.agents, strict=True):
        assert (row == environment.observe(name)["observation"]).all()


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
        assert space.contains(observation)
        assert observation["observation"].shape == (information_length(len(seats)),)
        assert observation["action_mask"].any() == (agent == environment.agent_selection)


def test_an_environment_that_was_not_reset_says_so():
    with pytest.raises(AttributeError, match="reset"):
        env().last()


def play(environment, choose):
    """Play a deal; what each agent observed when it acted, and the rewards."""
    seen, rewards = [], dict.fromkeys(environment.agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, _ = environment.last()
        rewards[agent] += reward
        if terminated or truncated:
            environment.step(None)
            continue
        seen.append(observation)
        environment.step(choose(numpy.flatnonzero(observation["action_mask"])))
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
        assert all(observation["action_mask"].any() for observation in seen)


def test_every_numbered_act_of_tractor_says_its_cards():
    environment = env("tractor")
    environment.reset(seed=3)
    seen, _ = play(environment, lambda offered: offered[-1])
    many = [observation for observation in seen if observation["action_mask"][OPTION:].any()]
    assert many
    for observation in many:
        offered = numpy.flatnonzero(observation["action_mask"][OPTION:])
        assert (observation["options"][offered].sum(axis=1) >= 1).all()
        assert (observation["options"][offered] <= observation["observation"][:54]).all(), "of its own hand"
        assert observation["options"].shape == (OPTIONS, 54)


def test_a_seat_that_is_free_to_declare_may_do_nothing():
    environment = env("tractor")
    environment.reset(seed=3)
    offered = [one["action_mask"][NOTHING] for one in play(environment, lambda few: few[0])[0]]
    assert any(offered)
    assert not all(offered)


def test_an_act_that_is_not_offered_is_refused():
    environment = env("rangvaar")
    environment.reset(seed=1)
    offered = environment.observe(environment.agent_selection)["action_mask"]
    with pytest.raises(RequestError, match="is no act that is offered now; offered: "):
        environment.step(int(numpy.flatnonzero(offered == 0)[0]))
    assert len(offered) == ACTIONS


@every_game
def test_an_agent_sees_nothing_of_the_hands_of_others(game):
    """The vector has the own hand, and cards of other seats only once they were played."""
    environment = env(game)
    environment.reset(seed=5)
    before = {name: environment.observe(name)["observation"] for name in environment.possible_agents}
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
    space = environment.observation_space("player_0")
    for name in environment.possible_agents:
        environment.observe(name)["action_mask"][:] = 1
        environment.infos[name].setdefault("seen", []).append(name)
        assert environment.infos[name]["seen"] == [name]
    environment.reset(seed=2)
    for name in environment.possible_agents:
        assert "seen" not in environment.infos[name]
        observation = environment.observe(name)
        assert space.contains(observation)
        assert observation["action_mask"].any() == (name == environment.agent_selection)


def test_what_is_no_option_and_no_act_is_refused():
    environment = env("rangvaar")
    with pytest.raises(RequestError, match="there is no option 'rules'"):
        environment.reset(seed=1, options={"rules": "nonsense"})
    environment.reset(seed=1)
    with pytest.raises(RequestError, match=r"54.7 is no whole number"):
        environment.step(54.7)


@every_game
def test_a_seat_among_bots_is_an_environment_of_gymnasium(game):
    environment = SeatEnv(game, seat="W", level="beginner", render_mode="ansi")
    assert environment.metadata == {"render_modes": ["ansi"]}
    rng = numpy.random.default_rng(1)
    deals = []
    for seed in (3, 3, None):
        observation, _ = environment.reset(seed=seed)
        first, rewards, over = observation["observation"].tobytes(), 0.0, False
        while not over:
            assert environment.observation_space.contains(observation)
            assert (environment.action_masks() == observation["action_mask"].astype(bool)).all()
            observation, reward, over, _, _ = environment.step(
                rng.choice(numpy.flatnonzero(observation["action_mask"]))
            )
            rewards += reward
        assert "The deal is over." in (environment.render() or "")
        deals.append(first)
    assert deals[0] == deals[1] != deals[2]


def test_gymnasiums_own_check_finds_nothing():
    class Allowed(SeatEnv):
        """The check draws its acts by lot: here those that are not offered stand for the first that is."""

        def step(self, action):
            offered = numpy.flatnonzero(self.action_masks())
            return super().step(action if action in offered else offered[0])

    check_env(Allowed("rangvaar"), skip_render_check=True)


@every_game
def test_many_deals_are_stepped_as_arrays_and_each_goes_as_it_would_alone(game):
    rng, many = numpy.random.default_rng(1), DealArrays(6, game)
    step, over = many.reset(seed=4), 0
    again = DealArrays(6, game).reset(seed=4)
    assert all((one == other).all() for one, other in zip(step, again, strict=True))
    seeds = [str(numpy.random.default_rng([4, row]).integers(2**62)) for row in range(6)]
    assert list(step.seat) == [PlayedDeal(game, "reference", seed).seat for seed in seeds]
    assert len({row.tobytes() for row in step.observation}) == 6 or game == "court_piece"
    for _ in range(130):
        acts = [rng.choice(numpy.flatnonzero(mask)) for mask in step.action_mask]
        step = many.step(acts)
        assert (step.rewards[~step.over] == 0).all()
        assert (step.rewards.sum(axis=1) == 0).all()
        over += step.over.sum()
    assert over >= 6
    with pytest.raises(RequestError, match="is no act that is offered now"):
        many.step(numpy.argmin(step.action_mask, axis=1))
    with pytest.raises(ValueError, match="shorter"):
        many.step(numpy.argmax(step.action_mask, axis=1)[:-1])
