"""Ballots: each action that a bot weighs is found among its candidates, whichever it is and however its cards lie."""

from collections import defaultdict
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from followsuit.base.actions import Play
from followsuit.bots import Budget, bot_for
from followsuit.bots.search.problem import SingleChoice
from followsuit.card_games.registry import game_named
from followsuit.card_games.tractor.actions import Bury
from tests.shared.kept_sums import require_kept

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("tractor", {"preset": "reference"}),
    ("tractor", {"preset": "auction"}),
    ("tractor", {"packs": 3}),
    ("tractor", {"packs": 4}),
    ("two_hundred", {"preset": "reference"}),
    ("rangvaar", {"preset": "reference"}),
    ("court_piece", {"preset": "reference"}),
]
#: Problems of a kind that are looked at in a deal.
EACH = 5


def problems(name: str, fields: dict[str, Any]) -> list[tuple[Any, Any, Any]]:
    """A few decisions of each kind of a deal as the best level weighs them: the problem, the observation, the options."""
    game, rng = game_named(name), Random(f"{name} {fields}")
    rules = game.rules(fields)
    casual, best = bot_for(game, "casual"), bot_for(game, "master")
    met: dict[tuple[str, bool], list[tuple[Any, Any, Any]]] = defaultdict(list)
    state = game.deal(game.new_match(rules, rng), rng).state
    while not (game.needs_deal(state) or game.is_over(state)):
        seat = game.to_act(state)
        if seat is None:
            state = game.apply(state, game.table_act(state)).state
        for asked in (seat,) if seat is not None else tuple(game.may_act(state)):
            observation = game.observe(state, asked)
            problem = best.problem_of(observation)
            if not isinstance(problem, SingleChoice):
                met[type(problem).__name__, problem.is_exact].append(
                    (problem, observation, game.options(observation))
                )
            action = casual.act(observation, rng, Budget())
            state = state if action is None else game.apply(state, action).state
    return [one for kind in met.values() for one in rng.sample(kind, min(EACH, len(kind)))]


def shuffled(action: Any, rng: Random) -> Any:
    """The same action with its cards in another order."""
    cards = list(getattr(action, "cards", ()))
    rng.shuffle(cards)
    return replace(action, cards=tuple(cards)) if cards else action


@pytest.mark.parametrize(("name", "fields"), TABLES)
def test_each_candidate_is_found_where_it_stands_and_another_action_behind_them(name, fields):
    rng = Random("ballots")
    met = problems(name, fields)
    assert len(met) > 2
    told: list[object] = []
    for problem, observation, options in met:
        listed = list(problem.candidates)
        assert len(set(map(repr, listed))) == len(listed)
        assert [problem.index_of(shuffled(one, rng)) for one in listed] == list(range(len(listed)))
        assert list(problem.candidates) == listed
        told += type(problem).__name__, problem.is_exact, listed
        # Only an ending is solved; a call, a burial and a card before that are estimated.
        assert not problem.is_exact or observation.phase == "playing"
        alike = {frozenset(one.cards) for one in listed if isinstance(one, Play | Bury)}
        others = [one for one in options if isinstance(one, Play | Bury)]
        others += [
            replace(one, cards=tuple(rng.sample(observation.hand, len(one.cards))))
            for one in others
            if isinstance(one, Bury)
        ]
        others = [one for one in others if frozenset(one.cards) not in alike]
        for other in others[:1]:
            assert problem.index_of(other) == len(listed)
            assert problem.candidates[-1] == other
    require_kept(f"{name} ballots {fields}", told)
