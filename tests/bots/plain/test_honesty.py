"""Honesty: no bot's choice depends on a card its seat cannot see, at any decision of any level."""

import os
from dataclasses import replace
from random import Random

import pytest

from followsuit.bots import Budget, bot_for, levels_of
from followsuit.rangvaar.state import Packets
from followsuit.registry import game_named
from followsuit.seats import Seat
from followsuit.trick.hand import Mask, cards_of, mask_of
from followsuit.trick.phases import Playing

#: Positions of each kind of decision, for each level.
COUNT = 500 if os.environ.get("FOLLOWSUIT_FULL") else 20

NODES = 60


def redealt(pools, rng):
    """Hands of the same sizes, their cards exchanged among them by lot."""
    cards = [card for pool in pools for card in cards_of(pool)]
    rng.shuffle(cards)
    hands = []
    for pool in pools:
        hands.append(mask_of(cards[: pool.bit_count()]))
        cards = cards[pool.bit_count() :]
    return hands


def permuted(state, seat, rng):
    """The state with every card the seat cannot see dealt anew: in Rangvaar before trump, its own eight, too."""
    others = [other for other in Seat if other is not seat]
    if isinstance(state, Playing):
        hands = list(state.cardplay.hands)
        for other, hand in zip(others, redealt([hands[other] for other in others], rng), strict=True):
            hands[other] = hand
        return replace(state, cardplay=replace(state.cardplay, hands=tuple(hands)))
    if isinstance(state.dealt, Packets):
        before, after = list(state.dealt.before), state.dealt.after
        hidden = redealt([*(before[other] for other in others), *after], rng)
        for other, hand in zip(others, hidden, strict=False):
            before[other] = hand
        return replace(state, dealt=Packets(tuple(before), tuple(hidden[3:])))
    dealt = list(state.dealt)
    for other, hand in zip(others, redealt([dealt[other] for other in others], rng), strict=True):
        dealt[other] = Mask(hand)
    return replace(state, dealt=tuple(dealt))


def decisions(name, kind):
    """Endless positions in which somebody decides something of the kind, from deals played by lot."""
    game, seed = game_named(name), 0
    while True:
        seed += 1
        rng = Random(f"{name} {kind} {seed}")
        preset = rng.choice(game.preset_names())
        state = game.deal(game.new_match(game.rules(preset), rng), rng).state
        while (seat := game.to_act(state)) is not None:
            seen = game.observe(state, seat)
            asked = "play" if seen.trick is not None else "name" if seen.contract is not None else "call"
            if asked == kind and (kind != "play" or rng.random() < 0.2):
                yield game, state, seat
            state = game.apply(state, rng.choice(game.options(seen))).state


CASES = [(name, level) for name in ("two_hundred", "rangvaar") for level in levels_of(name)]


@pytest.mark.parametrize("kind", ["call", "name", "play"])
@pytest.mark.parametrize(("name", "level"), CASES)
def test_a_choice_hangs_on_nothing_hidden(name, level, kind):
    bot, found = bot_for(name, level), decisions(name, kind)
    for number in range(COUNT):
        game, state, seat = next(found)
        other = permuted(state, seat, Random(number))
        seen, same = game.observe(state, seat), game.observe(other, seat)
        assert seen == same
        first = bot.act(seen, Random(7), Budget(nodes=NODES))
        assert bot.act(same, Random(7), Budget(nodes=NODES)) == first
        assert game.check(state, first) is None
