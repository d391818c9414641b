"""Declarations, bids and trump weighed in whole deals: what those deals are, and what comes of it."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from followsuit.base.actions import Bid, Pass
from followsuit.base.cards import NO_TRUMP, Rank, parse_cards
from followsuit.base.decks import DOUBLE
from followsuit.base.seats import Seat, Side
from followsuit.bots import Budget, run_to_end, think_with
from followsuit.bots.tractor import BOTS
from followsuit.bots.tractor.full_deals import FullDealSampler
from followsuit.bots.tractor.trump_problems import DeclareProblem
from followsuit.bots.tractor.utility import deal_utility
from followsuit.card_games.shengji.law.declaring import kitty_strain, named
from followsuit.card_games.tractor.interface.observation import observe
from followsuit.card_games.tractor.phases.state import Declaration, Prelude
from followsuit.card_games.tractor.rules import PRESETS, tractor_rules
from followsuit.card_games.tractor.standings import TractorStanding
from tests.shared.kept_sums import require_kept
from tests.shared.tractor.tractor_deals import decisions, kind_of

PACK = Counter(DOUBLE.cards)


def asked(kind, preset, deals=6):
    """What seats see when they decide something of the kind, in a few deals."""
    for seed in range(deals):
        for state, seat in decisions(PRESETS[preset], seed, {kind}):
            observation = observe(state, seat)
            if kind_of(observation) == kind:
                yield observation


@pytest.mark.parametrize(
    ("kind", "preset"),
    [("dealing", "standard"), ("last_chance", "standard"), ("bidding", "auction"), ("naming", "auction")],
)
def test_a_whole_deal_has_every_card_once_and_keeps_what_is_public(kind, preset):
    rng, count, told = Random(2), 0, list[object]()
    for observation in list(asked(kind, preset))[::5]:
        world = FullDealSampler(observation).draw(rng)
        gone = Counter(observation.seen)
        assert sum(map(Counter, world.hands), Counter(world.kitty)) + gone == PACK
        assert len(world.kitty) == 8
        assert not Counter(observation.hand) - Counter(world.hands[observation.seat])
        for shown in observation.declarations:
            assert not Counter(shown.cards) - Counter(world.hands[shown.seat])
        count += 1
        told += world.hands, world.kitty
    assert count
    require_kept(f"tractor whole deals {kind} {preset}", told)


def test_what_is_found_in_a_whole_deal_does_not_change_the_deal():
    observation = next(asked("naming", "auction"))
    world = FullDealSampler(observation).draw(Random(1))
    before = [list(hand) for hand in world.hands]
    first = world.value(observation.seat, 0)
    assert (world.hands, world.value(observation.seat, 0)) == (before, first)


@pytest.mark.parametrize("level", ["expert", "master"])
@pytest.mark.parametrize(
    ("kind", "preset"),
    [("dealing", "standard"), ("last_chance", "standard"), ("bidding", "auction"), ("naming", "auction")],
)
def test_the_upper_levels_weigh_what_finds_trump(kind, preset, level):
    searched = 0
    for observation in asked(kind, preset, deals=20):
        decision = run_to_end(think_with(BOTS[level], observation, Random(1), Budget(nodes=40)))
        if decision.candidates:
            searched += 1
            assert decision.candidates[0].action == decision.heuristic
            assert len({str(stats.action) for stats in decision.candidates}) == len(decision.candidates)
            if searched == 5:
                return
    assert searched


def test_a_seat_thinks_about_declaring_only_when_a_card_has_come():
    for observation in asked("dealing", "standard"):
        decision = run_to_end(think_with(BOTS["master"], observation, Random(1), Budget(nodes=30)))
        last = [Seat.S, Seat.E, Seat.N, Seat.W]
        first = last.index(observation.standing.first)
        is_new = last[(first + observation.dealt - 1) % 4] is observation.seat
        has_spoken = (
            bool(observation.declarations) and observation.declarations[-1].dealt >= observation.dealt - 1
        )
        if not is_new and not has_spoken:
            assert decision.action is None, "it has thought about these cards, and waits as it meant to"
            assert not decision.candidates


@pytest.mark.parametrize("level", ["casual", "expert", "master"])
def test_it_declares_no_trump_over_an_opponent_and_not_over_its_partner(level):
    observation = next(iter(asked("dealing", "standard")))
    hand = parse_cards("SJ SJ 2S 2C AS AH AC AD KD QD")
    for seat in Seat:
        if seat is observation.seat:
            continue
        shown = Prelude((Declaration(seat, parse_cards("2D"), 40),))
        after = replace(observation, hand=hand, prelude=shown, dealt=40)
        # Casual is patient: asked again and again it speaks at last.
        strains = {
            None if action is None else named(action.cards)
            for number in range(200 if level == "casual" else 1)
            for action in [
                run_to_end(think_with(BOTS[level], after, Random(number), Budget(nodes=100))).action
            ]
        }
        if seat is observation.seat.partner:
            assert NO_TRUMP not in strains
        elif level == "casual":
            assert strains == {None, NO_TRUMP}


def test_it_bids_no_more_than_it_hopes_to_take():
    for observation in asked("bidding", "auction", deals=20):
        if (
            observation.bidding.standing is not None
            and observation.bidding.standing.value >= 170
            and observation.seat is observation.to_act
        ):
            decision = run_to_end(think_with(BOTS["master"], observation, Random(1), Budget(nodes=200)))
            assert isinstance(decision.action, Pass)
    opening = [
        observation for observation in asked("bidding", "auction", deals=20) if not observation.bidding.calls
    ]
    said = [
        run_to_end(think_with(BOTS["master"], observation, Random(1), Budget())).action
        for observation in opening[:6]
    ]
    assert all(call is None or isinstance(call, Pass) or call.value < 150 for call in said)
    assert any(isinstance(call, Bid) for call in said)


def test_the_level_that_wins_the_match_counts_for_more_than_any_other():
    rules = PRESETS["standard"]
    early = TractorStanding(rules, 3, (Rank.FIVE, Rank.FIVE), Seat.S, Side.NS)
    late = TractorStanding(rules, 9, (Rank.ACE, Rank.ACE), Seat.S, Side.NS)
    # Holding the opponents to 75 gains a level; at the ace it wins.
    held, lost = (deal_utility(late, Side.NS, points, None, 0) for points in (75, 80))
    assert lost - held > 3 * (
        deal_utility(early, Side.NS, 80, None, 0) - deal_utility(early, Side.NS, 75, None, 0)
    )


@pytest.mark.parametrize("what", ["no_trump", "kitty", "redeal"])
def test_where_nobody_declares_the_seat_dealt_first_starts_or_the_cards_are_dealt_again(what):
    rules = tractor_rules({"preset": "standard", "no_declaration": what})
    state, seat = next(iter(decisions(rules, 1, {"last_chance"})))
    observation = replace(observe(state, seat), prelude=Prelude(), starter=None)
    problem = DeclareProblem(observation, Pass(observation.seat), ())
    world = problem.world(Random(1))
    # Hands without a trump-rank card or a joker have nothing to declare.
    plain = [card for card in DOUBLE.cards if not card.is_joker and card.rank is not observation.trump_rank]
    world.hands[:] = [plain[25 * seat % 72 : 25 * seat % 72 + 25] for seat in range(4)]
    outcome = problem.outcomes(world, [0], Random(1))[0]
    if what == "redeal":
        assert outcome.utility == 0
    else:
        strain = (
            NO_TRUMP
            if what == "no_trump"
            else kitty_strain(world.kitty, observation.trump_rank, observation.rules)
        )
        assert outcome[:3] == world.value(observation.standing.first, strain)


def test_a_declaration_names_what_it_shows():
    for observation in list(asked("last_chance", "standard"))[:8]:
        action = run_to_end(think_with(BOTS["master"], observation, Random(1), Budget(nodes=60))).action
        assert isinstance(action, Pass) or named(action.cards) in range(5)
