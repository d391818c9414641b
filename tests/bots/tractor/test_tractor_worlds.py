"""Worlds of Tractor: every one agrees with all that is public. ``FOLLOWSUIT_FULL=1`` asks for 100,000 of them, ``FOLLOWSUIT_WORLDS`` for any number."""

import os
from collections import Counter
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from followsuit.base.decks import DOUBLE
from followsuit.base.seats import Seat
from followsuit.bots.tractor.facts import KITTY, facts_of
from followsuit.bots.tractor.worlds import NoWorldError, TractorWorlds
from followsuit.card_games.shengji.cards.pack import without
from followsuit.card_games.shengji.cards.trump import EffectiveSuit, effective_suit
from followsuit.card_games.shengji.law.follow import check_follow
from followsuit.card_games.shengji.law.lead import check_lead, resolve_throw
from followsuit.card_games.shengji.option_values import Throw, VoidPlays
from followsuit.card_games.tractor.game import GAME
from followsuit.card_games.tractor.interface.observation import observe
from followsuit.card_games.tractor.phases.state import Burying, TractorPlaying
from followsuit.card_games.tractor.rules import PRESETS, tractor_rules
from tests.shared.kept_sums import require_kept
from tests.shared.tractor.tractor_deals import states
from tests.shared.tractor.tractor_positions import random_rules

KEPT = 1000
WORLDS = int(
    os.environ.get("FOLLOWSUIT_WORLDS", "100000" if os.environ.get("FOLLOWSUIT_FULL") else str(KEPT))
)
#: The checksum of all facts of those positions, a line for each set of rules.
FACTS = Path(__file__).parent / "facts.txt"
ORDER = [Seat.S, Seat.E, Seat.N, Seat.W]


def positions(seed, rules=None):
    """Observations of the seat to act, in a deal with accidents."""
    rng = Random(seed)
    for state in states(rules or random_rules(rng), rng):
        if isinstance(state, TractorPlaying | Burying) and (
            isinstance(state, Burying) or rng.random() < 0.25
        ):
            yield state, observe(state, GAME.to_act(state))


def check_world(observation, hands, kitty):
    """Replays the deal from a world by the law alone, nothing of which the sampler uses in this form."""
    own = [*observation.seen, *(card for hand in hands for card in hand), *kitty]
    assert Counter(own) == Counter(DOUBLE.cards)
    assert [len(hand) for hand in hands] == list(observation.held)
    assert hands[observation.seat] == observation.hand
    if observation.buried:
        assert Counter(kitty) == Counter(observation.buried)
    hands_now = hands
    hands = [list(hand) for hand in hands]
    tricks = [won.trick for won in observation.taken]
    if observation.trick is not None and observation.trick.plays:
        tricks.append(observation.trick)
    failed = {throw.trick: throw for throw in observation.failed}
    for number in range(len(tricks) - 1, -1, -1):
        trick = tricks[number]
        lead = trick.plays[0]
        for play in trick.plays:
            hands[play.seat] += play.cards
        for play in trick.plays[1:]:
            refusal = check_follow(
                hands[play.seat], lead.cards, play.cards, observation.trump, observation.rules
            )
            assert refusal is None, f"{play.seat.name} in trick {number}: {refusal}"
        attempt = failed[number].attempt if number in failed else lead.cards
        before = [card for one in tricks[:number] for card in one.cards]
        if observation.prelude.starter_trick is not None:
            before += observation.prelude.starter_trick.cards
        voids = {
            seat: shown_voids(tricks[:number], seat, observation) for seat in Seat if seat is not lead.seat
        }
        buried = kitty if lead.seat is observation.buriers[-1] else ()
        told = (before, buried, voids, observation.trump, observation.rules, lead.seat)
        assert check_lead(hands[lead.seat], attempt, *told) is None
        if observation.rules.throw is Throw.ATTEMPT:
            at = ORDER.index(lead.seat)
            others = [ORDER[(at + step) % 4] for step in (1, 2, 3)]
            result = resolve_throw(
                attempt, [hands[seat] for seat in others], observation.trump, observation.rules
            )
            assert result.fails == (number in failed)
            if result.fails:
                assert others[result.beaten_by] is failed[number].beaten_by
                if result.down:
                    assert Counter(result.down) == Counter(lead.cards)
                else:
                    assert check_lead(hands[lead.seat], lead.cards, *told, taken_back=True) is None
    if len(tricks) in failed:
        check_void_throw(observation, failed[len(tricks)], hands_now)
    for shown in observation.declarations:
        if shown.seat in observation.buriers[:-1]:
            continue
        held = [*hands[shown.seat], *(kitty if shown.seat is observation.buriers[-1] else ())]
        assert not Counter(shown.cards) - Counter(held)
    assert not Counter(observation.prelude.turned) - Counter([*hands[observation.starter], *kitty])


def check_void_throw(observation, throw, hands):
    """A throw went back whole and its seat has not led again yet: somebody beats it as it was said (T90)."""
    at = ORDER.index(throw.seat)
    others = [ORDER[(at + step) % 4] for step in (1, 2, 3)]
    assert not Counter(throw.attempt) - Counter(hands[throw.seat])
    result = resolve_throw(
        throw.attempt, [hands[seat] for seat in others], observation.trump, observation.rules
    )
    assert result.fails and others[result.beaten_by] is throw.beaten_by


def shown_voids(tricks, seat, observation):
    """The suits a seat has shown to be void in."""
    voids = set()
    for trick in tricks:
        led = effective_suit(trick.plays[0].cards[0], observation.trump)
        for play in trick.plays[1:]:
            suits = [effective_suit(card, observation.trump) for card in play.cards]
            if play.seat is not seat or all(suit is led for suit in suits):
                continue
            voids.add(led)
            owed = observation.rules.void_plays is VoidPlays.MUST_TRUMP and led not in suits
            if owed and not all(suit is EffectiveSuit.TRUMP for suit in suits):
                voids.add(EffectiveSuit.TRUMP)
    return voids


def hands_of(world, board, observation):
    """A world's hands by seat, the observer's as it is, and the kitty: what is left over."""
    hands = []
    for seat in Seat:
        base = 5 * seat
        parts = [(suit, world.once[base + suit], world.twice[base + suit]) for suit in range(5)]
        hands.append(observation.hand if seat is observation.seat else board.cards(parts))
    rest = without(DOUBLE.cards, (*observation.seen, *(card for hand in hands for card in hand)))
    return hands, rest


def test_every_world_agrees_with_all_that_is_public():
    drawn, seed, told = 0, 0, list[object]()
    while drawn < WORLDS:
        seed += 1
        for _, observation in positions(seed):
            facts = facts_of(observation)
            worlds = TractorWorlds(facts, observation.seat, observation.hand, observation.buried)
            rng = Random(seed)
            for _ in range(3):
                hands, kitty = hands_of(worlds.draw(rng), facts.board, observation)
                check_world(observation, hands, kitty)
                drawn += 1
                if drawn <= KEPT:
                    told += hands, kitty
    require_kept("tractor worlds", told)


COUNTERED = {"preset": "standard", "counter_declare": "after_burial"}
UNFORMED = {"preset": "standard", "draw_policy": "no_format_based_draw"}
READINGS = [
    {"preset": "standard", "failed_throw": "all_back", "always_trump": "twos"},
    {"preset": "standard", "void_plays": "must_trump"},
    {"preset": "reference", "throw_proof": "voids", "throw_voids": "opponents"},
    {"preset": "reference", "throw_proof": "unbeatable", "void_plays": "must_trump"},
]


@pytest.mark.parametrize("rules", [*PRESETS, COUNTERED, UNFORMED, *READINGS])
def test_the_truth_agrees_with_the_facts_and_these_are_as_they_were(rules):
    told = sha256()
    for seed in range(6):
        for state, observation in positions(seed, tractor_rules(rules)):
            if not isinstance(state, TractorPlaying):
                continue
            facts = facts_of(observation)
            held = [hand.cards() for hand in state.play.hands]
            held[observation.seat] = ()
            held.append(() if observation.buried else state.play.buried)
            for holder in range(5):
                once, twice = facts.board.masks(held[holder])
                assert not any(once[suit] & facts.barred[holder][suit] for suit in range(5))
                assert not any(twice[suit] for suit in facts.pairless[holder])
            for (card, where), count in facts.pins.items():
                assert sum(held[holder].count(card) for holder in where) >= count
            assert all(event(held) for event in facts.events)
            pairless = [sorted(suits) for suits in facts.pairless]
            pins = sorted(facts.pins.items())
            told.update(f"{facts.sizes} {facts.barred} {pairless} {pins} {len(facts.events)}".encode())
    line = f"{rules} {told.hexdigest()[:16]}"
    assert line in FACTS.read_text(encoding="utf-8").splitlines(), "where the change is meant, write it there"


def test_the_starter_knows_its_kitty_and_the_others_do_not():
    found = set()
    for state, observation in positions(3, PRESETS["standard"]):
        if isinstance(state, TractorPlaying):
            found.add((observation.seat is observation.starter, facts_of(observation).sizes[KITTY]))
    assert found == {(True, 0), (False, 8)}


def test_worlds_differ_and_the_same_seed_draws_the_same():
    _, observation = next(iter(positions(8, PRESETS["standard"])))
    worlds = TractorWorlds(facts_of(observation), observation.seat, observation.hand, observation.buried)
    one, two, again = (worlds.draw(Random(seed)) for seed in (1, 2, 1))
    assert one == again != two


def bar_all(facts):
    for kinds in facts.barred:
        kinds[:] = [-1] * 5


def pin_too_many(facts):
    facts.pins[facts.hidden[0], (Seat.N,)] = 3


def pin_all_to_one(facts):
    facts.pins |= {(card, (Seat.N,)): count for card, count in Counter(facts.hidden).items()}


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda facts: facts.events.append(lambda held: False), "no deal of the hidden cards agrees"),
        (bar_all, "nobody can hold"),
        (pin_too_many, "more cards are shown than are hidden"),
        (pin_all_to_one, "more cards are pinned to a hand than it has"),
    ],
)
def test_facts_no_deal_agrees_with_are_refused_and_never_relaxed(monkeypatch, change, why):
    monkeypatch.setattr("followsuit.bots.tractor.worlds.MOST", 20)
    _, observation = next(iter(positions(8, PRESETS["standard"])))
    facts = facts_of(observation)
    change(facts)
    with pytest.raises(NoWorldError, match=why):
        TractorWorlds(facts, observation.seat, observation.hand, observation.buried).draw(Random(1))
