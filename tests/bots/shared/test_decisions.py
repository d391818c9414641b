"""Decisions: the bench that judges late decisions by exact results finds a planted mistake, and none where there is none."""

from random import Random

import followsuit
from followsuit.base.actions import Play
from followsuit.bots import BotDecision, RuleBot, bot_for
from followsuit.card_games.registry import game_named
from tests.bench.decisions import LISTED, judge_deal, measure_loss, solve_acts

GAME = "rangvaar"
LATE = 4
WORLDS = 12
#: In two of these deals a ruff with the highest of several trumps costs a trick.
DEALS = [f"decisions {number}" for number in range(4, 8)]


class ExactBot(RuleBot):
    """Plays as Casual does until few cards are left, then as well as exact results in worlds of its own say.

    ``ruffs_high``: but where it can trump a trick it does so with its highest trump.
    """

    def __init__(self, *, ruffs_high: bool) -> None:
        self._game, self._ruffs_high = game_named(GAME), ruffs_high
        self._casual = bot_for(self._game, "casual")

    def decide(self, observation, rng):
        acts = self._game.options(observation)
        if observation.trump is None or len(acts) == 1 or observation.hand.bit_count() > LATE:
            return self._casual.decide(observation, rng)
        trumps = [act for act in acts if act.cards[0].suit is observation.trump]
        led = observation.trick.led
        if self._ruffs_high and len(trumps) > 1 and led not in (None, observation.trump):
            return BotDecision.without_search(max(trumps, key=lambda act: act.cards[0]), "ruff_high")
        results = solve_acts(GAME, observation, acts, Random("own worlds"), 3 * WORLDS)
        best = max(range(len(acts)), key=lambda act: sum(world[act] for world in results))
        return BotDecision.without_search(acts[best], "exact")


def listed(bot):
    judged = [one for seed in DEALS for one in judge_deal(GAME, bot, seed, LATE, WORLDS)]
    assert len(judged) > 20
    return [one for one in judged if one.is_listed(LISTED[GAME])]


def test_a_ruff_with_a_high_trump_where_a_small_one_wins_is_found_and_nothing_else():
    found = listed(ExactBot(ruffs_high=True))
    assert {one.reason for one in found} == {"ruff_high"}


def test_a_bot_that_plays_the_exact_best_makes_no_mistake():
    assert listed(ExactBot(ruffs_high=False)) == []


def test_a_better_card_that_chance_alone_makes_better_is_no_loss():
    assert measure_loss([[1.0, 0.0], [0.0, 1.0]] * 4, 0)[0] <= 0
    assert measure_loss([[1.0, 0.0]] * 4, 0) == (0.0, 0.0)
    assert measure_loss([[1.0, 0.0]] * 4, 1) == (1.0, 0.0)


def test_a_deal_that_is_judged_is_the_deal_of_its_seed():
    seed = DEALS[0]
    match = followsuit.match(GAME, level="casual", seed=seed)
    match.run(deals=1)
    judged = list(judge_deal(GAME, bot_for(game_named(GAME), "casual"), seed, 2, 4))
    played = {f"{act.seat.name} {act.cards[0]}" for act in match.acts() if isinstance(act, Play)}
    assert judged
    assert {f"{one.where[0]} {one.played}" for one in judged} <= played
