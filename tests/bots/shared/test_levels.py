"""Levels: which a game has, who thinks in slices, and what every thought contains."""

import json
from random import Random

import pytest

from followsuit.base.actions import NameTrump
from followsuit.base.errors import RequestError
from followsuit.bots import DEFAULT_LEVEL, LEVELS, Budget, bot_for, levels_of, run_to_end, think_with
from followsuit.card_games.registry import game_named, game_names
from followsuit.protocol.session import Session

games = pytest.mark.parametrize("name", game_names())


@games
def test_every_game_has_the_four_levels_the_weakest_first(name):
    levels = levels_of(game_named(name))
    assert {"beginner", "casual", "expert", "master"} <= set(levels)
    unknown = set(levels) - set(LEVELS)
    assert not unknown, f"add to LEVELS in engine/followsuit/bots/roster.py: {', '.join(unknown)}"
    in_order = tuple(level for level in LEVELS if level in levels)
    assert levels == in_order, (
        f"GAME_BOTS in engine/followsuit/bots/{name}/__init__.py, weakest first: {in_order}"
    )


@games
def test_hello_tells_the_levels_of_each_game(name):
    hello = json.loads(Session().handle('{"v": 1, "id": 1, "op": "hello"}'))
    assert {game["name"]: tuple(game["levels"]) for game in hello["games"]}[name] == levels_of(
        game_named(name)
    )
    assert hello["levels"] == list(LEVELS)


@games
def test_a_level_the_game_lacks_is_refused_with_those_it_has(name):
    with pytest.raises(RequestError) as caught:
        bot_for(game_named(name), "champion")
    assert caught.value.code == "unknown_level"
    assert caught.value.facts["levels"] == list(levels_of(game_named(name)))


def decisions(name, seed):
    """The observations of one deal that the casual bot plays."""
    game, rng = game_named(name), Random(seed)
    state = game.deal(game.new_match(game.rules("reference"), rng), rng).state
    bot = bot_for(game_named(name), DEFAULT_LEVEL)
    while (seat := game.to_act(state)) is not None:
        observation = game.observe(state, seat)
        yield observation
        state = game.apply(state, bot.act(observation, rng, Budget())).state


@pytest.mark.parametrize(
    ("name", "level"),
    [
        (name, level)
        for name in ("two_hundred", "rangvaar", "court_piece")
        for level in levels_of(game_named(name))
    ],
)
def test_a_thought_is_the_act_and_its_figures_add_up(name, level):
    bot = bot_for(game_named(name), level)
    for observation in list(decisions(name, 5))[::3]:
        decision = run_to_end(think_with(bot, observation, Random(3), Budget(nodes=40)))
        assert decision.action == bot.act(observation, Random(3), Budget(nodes=40))
        # No code is true of a trump that is not the one of the rules of thumb.
        is_other_trump = isinstance(decision.action, NameTrump) and decision.action != decision.heuristic
        assert decision.reason or level == "beginner" or is_other_trump
        if not decision.nodes:
            continue
        assert decision.candidates[0].action == decision.heuristic
        assert len({str(stats.action) for stats in decision.candidates}) == len(decision.candidates) <= 14
        assert decision.chosen.worlds <= decision.worlds
        for stats in decision.candidates:
            assert 0 <= stats.trick <= 1
            assert 0 <= stats.result <= (100 if name == "two_hundred" else 13)


@pytest.mark.parametrize("name", ["two_hundred", "rangvaar"])
def test_a_search_pauses_after_every_world(name):
    bot = bot_for(game_named(name), "master")
    for observation in list(decisions(name, 8))[4:9]:
        steps = []
        pauses = think_with(bot, observation, Random(1), Budget())
        try:
            while True:
                steps.append(next(pauses))
        except StopIteration as done:
            decision = done.value
        assert len(steps) == decision.worlds
        assert [step.nodes for step in steps] == sorted({step.nodes for step in steps})
