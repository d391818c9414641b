"""Bots keep what is agreed where they are free to, by what they may know, and say nothing by anything else.

``FOLLOWSUIT_FULL=1`` looks at 2,000 scenes of each game.
"""

import os
from itertools import islice, product, takewhile
from random import Random

import pytest

from followsuit.base.game import seats_of
from followsuit.base.seats import Seat
from followsuit.bots import ALL_AGREEMENTS, NO_AGREEMENTS, Budget, Clause, bot_for, bots_of
from followsuit.bots.agreements.examples import ORDER
from followsuit.bots.agreements.readings import LEAST_TRUST
from followsuit.bots.agreements.sight import signs_after
from followsuit.bots.search.problem import SingleChoice
from followsuit.card_games.registry import game_named, game_names
from tests.bots.agreements.free_scenes import likelihood_of, scenes, seen_by, trust_towards
from tests.shared import plain_positions
from tests.shared.kept_sums import require_kept
from tests.shared.played_deals import decisions_of
from tests.shared.tractor import tractor_positions

KEPT = 60
SCENES = 2000 if os.environ.get("FOLLOWSUIT_FULL") else KEPT

games = pytest.mark.parametrize("name", sorted(game_names()))


@games
def test_what_is_free_to_be_kept_is_kept_in_nineteen_scenes_of_twenty(name):
    found = list(islice(scenes(name, "casual"), SCENES))
    assert sum(scene.is_kept for scene in found) >= 0.95 * len(found)
    require_kept(f"{name} free scenes", [(one.seat, one.clause, one.is_kept) for one in found[:KEPT]])


@games
@pytest.mark.parametrize("level", ["casual", "expert"])
def test_a_seat_that_keeps_and_reads_agreements_knows_no_hidden_card(name, level):
    game, bot = game_named(name), bot_for(game_named(name), level, ALL_AGREEMENTS)
    permuted = tractor_positions.permuted if name == "tractor" else plain_positions.permuted
    for number, scene in enumerate(islice(scenes(name, "casual"), 8)):
        other = permuted(scene.state, scene.seat, Random(number))
        observation, same = game.observe(scene.state, scene.seat), game.observe(other, scene.seat)
        assert observation == same
        chosen = bot.act(observation, Random(7), Budget(nodes=40))
        assert bot.act(same, Random(7), Budget(nodes=40)) == chosen
        assert game.check(scene.state, chosen) is None


@games
def test_a_game_has_the_clauses_that_its_cards_allow(name):
    counts = name in ("tractor", "two_hundred")
    assert (Clause.POINTS in bots_of(game_named(name)).clauses) is counts


@games
def test_without_agreements_a_level_is_what_it_was(name):
    game = game_named(name)
    for level in bots_of(game).levels:
        assert bot_for(game, level, NO_AGREEMENTS) is bot_for(game, level)
    assert bot_for(game, "beginner", ALL_AGREEMENTS) is bot_for(game, "beginner")


@games
def test_worlds_in_which_others_keep_what_is_agreed_are_imagined_more_often(name):
    game = game_named(name)
    reader, other = bot_for(game, "expert", ALL_AGREEMENTS), bot_for(game, "expert")
    likelier, found = 0.0, 0
    for scene in islice(scenes(name, "casual"), SCENES):
        observation = game.observe(scene.state, scene.seat)
        likely = likelihood_of(name, observation)
        if likely is None or isinstance(reader.problem_of(observation), SingleChoice):
            continue
        found += 1
        by = [bot.problem_of(observation) for bot in (reader, other)]
        read, drawn = (sum(likely(problem.world(Random(at))) for at in range(12)) for problem in by)
        likelier += read - drawn
    assert found > 5
    assert likelier > 0


def test_a_suit_is_returned_also_while_trump_lies_face_down():
    game = game_named("court_piece")
    kept, broken = [], []
    for level, agreements in product(("casual", "expert"), (ALL_AGREEMENTS, NO_AGREEMENTS)):
        bot, seen = bot_for(game, level, agreements), []
        for number in range(120):
            made = decisions_of(
                game,
                game.rules("hidden"),
                Random(number),
                lambda seat, seen, rng, bot=bot: bot.act(seen, rng, Budget(nodes=20)),
            )
            # Once trump is known all goes on as in other deals.
            *_, last = takewhile(lambda one: one.observation.trump is None, made)
            seen += signs_after(ORDER, ALL_AGREEMENTS.clauses, len(Seat), last.observation.taken).shown
        kept.append(sum(one.kept for one in seen))
        broken.append(sum(one.broken for one in seen))
    assert kept[0] > kept[1] + broken[0]
    assert kept[2] > kept[3] + broken[2]


def test_in_the_trick_in_which_trump_is_turned_up_nobody_is_said_to_play_by_agreement():
    game = game_named("court_piece")
    bots, bot = bots_of(game), bot_for(game, "casual", ALL_AGREEMENTS)
    made = decisions_of(
        game, game.rules("hidden"), Random(1), lambda seat, seen, rng: bot.act(seen, rng, Budget())
    )
    seen = [one.observation for one in made if one.observation.trick and one.observation.trump is not None]
    turned = [one for one in seen if one.turned_at]
    assert turned
    assert [bots.see(ALL_AGREEMENTS, one) is None for one in seen] == [one in turned for one in seen]


@games
def test_a_partner_who_plays_at_random_is_trusted_less_than_one_who_keeps_what_is_agreed(name):
    game = game_named(name)
    kept: list[float] = []
    broken: list[float] = []
    seen: list[object] = []
    bot, partner = bot_for(game, "casual", ALL_AGREEMENTS), seats_of(game, game.rules("reference"))[2]

    def keep(seat, observation, rng):
        return bot.act(observation, rng, Budget())

    def play_at_random(seat, observation, rng):
        if observation.trick is not None and seat is partner:
            return rng.choice(game.options(observation))
        return bot.act(observation, rng, Budget())

    for trust, choose in ((kept, keep), (broken, play_at_random)):
        for number in range(12):
            for made in decisions_of(game, game.rules("reference"), Random(number), choose):
                if made.observation.trick is not None and made.seat is partner.partner:
                    trust.append(trust_towards(name, made.observation, partner))
                    seen += seen_by(name, made.observation)
    assert sum(broken) / len(broken) < sum(kept) / len(kept)
    assert min(broken) >= LEAST_TRUST
    require_kept(f"{name} sights", [*seen, [round(one, 9) for one in (*kept, *broken)]])
