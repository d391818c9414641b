"""Tractor's bots see no hidden card, act legally under any rules, and are repeatable.

``FOLLOWSUIT_FULL=1`` asks for 500 decisions of each kind, ``FOLLOWSUIT_DECISIONS`` for any number.
"""

import os
from collections import Counter
from itertools import count, cycle
from random import Random
from typing import Any

import pytest

from followsuit.base.seats import AnySeat, Seat
from followsuit.bots import Budget, run_to_end, think_with
from followsuit.bots.tractor import BOTS
from followsuit.card_games.tractor.game import GAME
from followsuit.card_games.tractor.interface.observation import observe
from followsuit.card_games.tractor.rules import PRESETS, tractor_rules
from tests.shared.kept_sums import require_kept
from tests.shared.tractor.tractor_deals import decisions, kind_of, states
from tests.shared.tractor.tractor_positions import permuted, random_rules

DECISIONS = int(os.environ.get("FOLLOWSUIT_DECISIONS", "500" if os.environ.get("FOLLOWSUIT_FULL") else "12"))
KINDS = {
    "dealing": "standard",
    "last_chance": "standard",
    "burying": "standard",
    "lead": "standard",
    "follow": "reference",
    "bidding": "auction",
    "starter_trick": "auction",
    "naming": "auction",
}


#: So many decisions of a kind are taken from one deal, the more the more are asked for.
A_DEAL = 4 + DECISIONS // 32


def found(kind):
    """Decisions of a kind, from deals that accidents make unlike."""
    rng, seeds = Random(1), count(1)
    taken: list[tuple[Any, AnySeat]] = []
    while len(taken) < DECISIONS:
        here = list(decisions(PRESETS[KINDS[kind]], next(seeds), {kind}))
        taken += rng.sample(here, min(A_DEAL, len(here)))
    return taken[:DECISIONS]


@pytest.mark.parametrize("kind", KINDS)
def test_hidden_cards_change_neither_what_is_seen_nor_what_is_chosen(kind):
    rng, budget, told = Random(1), Budget(nodes=40), list[object]()
    for (state, seat), level in zip(found(kind), cycle(BOTS), strict=False):
        other = permuted(state, seat, rng)
        observation, again = observe(state, seat), observe(other, seat)
        assert observation == again
        first, second = (BOTS[level].act(one, Random(7), budget) for one in (observation, again))
        assert first == second
        told.append(first)
    if not os.environ.get("FOLLOWSUIT_FULL"):
        require_kept(f"tractor choices in {kind}", told)


@pytest.mark.parametrize("rules", [*PRESETS.values(), *(random_rules(Random(seed)) for seed in range(4))])
def test_every_act_of_every_level_is_legal_under_any_rules(rules):
    bots = dict(zip(Seat, (BOTS[level] for level in ("master", "expert", "casual", "beginner")), strict=True))
    # `states` applies every act, and `apply` refuses what is not legal.
    last = list(states(rules, Random(1), accidents=0.1, bots=bots))[-1]
    assert GAME.needs_deal(last) or GAME.is_over(last)


def test_the_same_seed_and_nodes_make_the_same_move():
    rng = Random(4)
    for state, seat in list(decisions(PRESETS["standard"], 5, {"lead", "follow", "burying"}))[::9]:
        observation, budget = observe(state, seat), Budget(nodes=60)
        seed = rng.random()
        found = [run_to_end(think_with(BOTS["master"], observation, Random(seed), budget)) for _ in range(2)]
        assert found[0] == found[1]


@pytest.mark.parametrize("packs", [2, 3])
@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_a_bot_of_rules_of_thumb_acts_as_it_thinks(level, packs):
    rules = tractor_rules({"preset": "standard", "packs": packs})
    kinds = {"dealing", "last_chance", "burying", "lead", "follow"}
    for state, seat in list(decisions(rules, 8, kinds))[::5]:
        observation = observe(state, seat)
        decision = run_to_end(think_with(BOTS[level], observation, Random(3), Budget()))
        assert BOTS[level].act(observation, Random(3), Budget()) == decision.action


def test_a_thought_tells_its_figures():
    told: Counter[str] = Counter()
    thoughts: list[object] = []
    for state, seat in list(decisions(PRESETS["standard"], 6, {"lead", "follow"}))[::7]:
        observation = observe(state, seat)
        decision = run_to_end(think_with(BOTS["expert"], observation, Random(1), Budget(nodes=100)))
        if decision.candidates:
            told[kind_of(observation)] += 1
            assert decision.chosen is not None and decision.reason
            thoughts += [(one.action, one.worlds, round(one.utility, 9)) for one in decision.candidates]
            assert all(0 <= stats.trick <= 1 for stats in decision.candidates)
            assert len({stats.action for stats in decision.candidates}) == len(decision.candidates) <= 14
    assert told["lead"] and told["follow"]
    require_kept("tractor thoughts of an expert", thoughts)
