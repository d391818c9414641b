"""Reasons are true: what a bot says of its move is checked against the position by code that knows no bot."""

from dataclasses import replace
from random import Random

import pytest

from followsuit.base.actions import action_data
from followsuit.base.cards import CARDS, NO_TRUMP, Rank, parse_card
from followsuit.base.seats import Seat
from followsuit.bots import Budget, bot_for, levels_of
from followsuit.bots.interface import BotDecision, run_to_end, think_with
from followsuit.bots.reasons import every_reason
from followsuit.bots.tractor.reasons import reason_of, reason_to_bury, reason_to_declare, reason_to_name
from followsuit.card_games.registry import GAMES, game_named, game_names
from followsuit.card_games.tractor.interface.observation import TractorObservation
from followsuit.card_games.tractor.interface.options import declare_options
from tests.shared.kept_sums import require_kept
from tests.shared.reason_claims import CLAIMS
from tests.shared.reason_spots import Spot
from tests.shared.tractor.tractor_scenes import scene

REASONS = every_reason(GAMES)
#: Worlds are few: what is tested is what is said of a move, not how good it is.
HINT = Budget(nodes=24)
#: How many decisions are looked at, and at which of them, the first and every so manieth, each level is asked.
FEW, MANY = 180, 20_000
IN_THE_GATE = {"beginner": 1, "casual": 1, "expert": 4, "master": 4}
ONCE = {"beginner": 1, "casual": 1, "expert": 20, "master": 100}
#: How many plays of a position are looked at in addition to the bots'.
SOME = 6
#: Reasons that come up once in many matches.
SCENES = {"best_no_trump", "buried_points", "lead_throw", "own_trump_stands", "points_for_pair"}
#: So do these, some with options that no preset of Court Piece has; tests/bots/court_piece has scenes of them.
SCENES |= {"poor_cards", "court_is_made", "sure_of_all", "for_court", "may_be_lost"}

#: How often a seat that may act while cards are dealt is asked.
ASKED_WHILE_DEALING = 0.05


def spots(name, rng):
    """Decisions of matches under all presets, for ever: the state, the seat that is asked, and the rules."""
    game = game_named(name)
    presets = game.preset_names()
    number = 0
    while True:
        rules = game.rules(presets[number % len(presets)])
        number += 1
        state = game.new_match(rules, rng)
        while not game.is_over(state) and rng.random() < 0.9:
            state = game.deal(state, rng).state
            while not game.needs_deal(state) and not game.is_over(state):
                seat = game.to_act(state)
                if seat is None:
                    state = game.apply(state, game.table_act(state)).state
                    for may in game.may_act(state):
                        if rng.random() < ASKED_WHILE_DEALING:
                            yield game, state, may, rules
                        said = bot_for(game, "casual").act(game.observe(state, may), rng, Budget())
                        if said is not None:
                            state = game.apply(state, said).state
                    continue
                yield game, state, seat, rules
                for partner in game.may_act(state):
                    if partner is not seat:
                        yield game, state, partner, rules
                state = game.apply(state, played(game, state, seat, rng)).state


def played(game, state, seat, rng):
    """A casual bot's move, or now and then any: so positions come about that bots avoid."""
    observation = game.observe(state, seat)
    if rng.random() < 0.15:
        return rng.choice(game.options(observation))
    return bot_for(game, "casual").act(observation, rng, Budget())


def spot_of(game, state, seat, rules, action, level):
    hands = {one.name: game.view(game.observe(state, one))["hand"] for one in Seat}
    kitty = [card.text for card in state.play.buried] if hasattr(state, "play") else []
    if getattr(getattr(state, "cardplay", None), "indicator", None) is not None:
        kitty = [state.cardplay.indicator.text]
    view = game.view(game.observe(state, seat))
    return Spot(view, None if action is None else action_data(action), hands, kitty, level, rules)


def decisions(game, state, seat, rng, level):
    """What a level thinks of, with the reason; those that search look at few worlds."""
    budget = HINT if level in levels_of(game)[2:] else Budget()
    return run_to_end(think_with(bot_for(game, level), game.observe(state, seat), rng, budget))


def any_plays(game, state, seat, rng):
    """Some cards that are allowed, whether a bot would play them or not, with what is said of each."""
    observation = game.observe(state, seat)
    if seat is not game.to_act(state) or game.view(observation)["prompt"]["kind"] != "play":
        return
    problem = bot_for(game, levels_of(game)[-1]).problem_of(observation)
    options = game.options(observation)
    for option in rng.sample(options, min(SOME, len(options))):
        if problem.index_of(option) is None:
            continue  # the problem has no choice, and says nothing of other plays
        yield BotDecision.without_search(option, problem.reason_of(option))


def check(name, count, every):
    """What comes up in a number of decisions, of which each level is asked every so manieth; of many, other plays too."""
    rng, others = Random(f"reasons of {name}"), Random(name)
    said = dict.fromkeys(REASONS, 0)
    asked = without = unlooked = 0
    told_of: list[object] = []

    def note(level, decision, spot):
        game, state, seat, rules = spot
        said[decision.reason] += 1
        told_of.append((level, decision.action, decision.reason))
        told = (
            f"{level} says {decision.reason} of {decision.action} in {game.view(game.observe(state, seat))}"
        )
        assert CLAIMS[decision.reason](spot_of(game, state, seat, rules, decision.action, level)), told

    for number, spot in enumerate(spots(name, rng)):
        game, state, seat, _ = spot
        if number == count:
            break
        for level in levels_of(game):
            if number % every[level]:
                continue
            asked += 1
            decision = decisions(game, state, seat, others, level)
            if decision.reason:
                note(level, decision, spot)
            else:
                without += 1
                unlooked += not decision.worlds
        if count > FEW and number % 10 == 0:
            for decision in any_plays(game, state, seat, others):
                if decision.reason:
                    note(levels_of(game)[-1], decision, spot)
    assert without < 0.04 * asked
    assert unlooked <= 0.002 * asked, "a bot that does not look ahead knows why"
    if count == FEW:
        require_kept(f"{name} reasons", told_of)
    return {code for code, times in said.items() if times}


def test_every_reason_has_its_claim_written_down():
    assert set(CLAIMS) == set(REASONS)


@pytest.mark.parametrize("name", game_names())
def test_what_is_said_of_a_move_is_true_of_the_position(name):
    assert len(check(name, FEW, IN_THE_GATE)) > 12


@pytest.mark.full("the same in two hundred positions is in every gate")
@pytest.mark.long("thousands of positions a game: the rarer reasons come up too")
def test_every_reason_comes_up_and_is_true_in_thousands_of_positions_of_each_game():
    said = set()
    for name in game_names():
        said |= check(name, MANY, ONCE)
    assert set(REASONS) - said <= SCENES, "these have tests of their own"


def test_no_trump_is_named_for_aces_and_jokers_without_a_long_suit():
    observation = next(
        observation
        for game, state, seat, _ in spots("tractor", Random("no trump"))
        if isinstance(observation := game.observe(state, seat), TractorObservation)
        and (game.view(observation)["prompt"] or {}).get("kind") == "name_trump"
    )
    jokers = [card for card in CARDS if card.is_joker]
    aces = [card for card in CARDS if not card.is_joker and card.rank is Rank.ACE]
    levels = [card for card in CARDS if not card.is_joker and card.rank is observation.trump_rank]
    hand = tuple([*aces, *aces, *jokers, *jokers, *levels, *levels, *CARDS][: len(observation.hand)])
    assert reason_to_name(replace(observation, hand=hand), NO_TRUMP) == "best_no_trump"
    named = think_with(bot_for(game_named("tractor"), "casual"), observation, Random(1), Budget())
    assert run_to_end(named).reason == "best_suit"


def test_whoever_has_declared_waits_because_that_declaration_stands():
    game, state, seat = next(
        (game, state, may)
        for game, state, may, _ in spots("tractor", Random("own declaration"))
        if (standing := getattr(game.observe(state, may), "declarations", ()))
        and standing[-1].seat is may
        and declare_options(game.observe(state, may))
    )
    assert reason_to_declare(game.observe(state, seat), None) == "own_trump_stands"


def test_whoever_buries_points_and_keeps_some_of_every_suit_buries_points():
    observation = next(
        game.observe(state, seat)
        for game, state, seat, _ in spots("tractor", Random("a burial"))
        if (game.view(game.observe(state, seat))["prompt"] or {}).get("kind") == "bury"
    )
    side = [card for card in observation.hand if not observation.trump.is_trump(card)]
    tens = [
        card
        for card in CARDS
        if not card.is_joker and card.rank is Rank.TEN and not observation.trump.is_trump(card)
    ]
    assert reason_to_bury(replace(observation, hand=(*tens, *side, *side)), tens) == "buried_points"


def test_a_ten_lost_to_keep_a_pair_whole_is_given_for_the_pair():
    # East's ace has won and South is last: a three would lose nothing, but the two are a pair.
    observation = scene("TS 3S 3S 4H 6H", "AS", "4S", "6S", starter="E")
    assert reason_of(observation, [parse_card("TS")]) == "points_for_pair"
    assert reason_of(observation, [parse_card("3S")]) == "follow_low"


def test_a_throw_that_may_be_beaten_is_told_from_one_of_masters():
    observation = scene("AS AS QS 4H 6H")
    assert reason_of(observation, [parse_card(card) for card in ("AS", "AS", "QS")]) == "lead_throw"
    observation = scene("AS AS KS 4H 6H")
    assert reason_of(observation, [parse_card(card) for card in ("AS", "AS", "KS")]) == "throw_of_masters"
