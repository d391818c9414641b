"""Worlds: all consistent deals are equally likely, and no other is ever drawn."""

import os
from collections import Counter
from itertools import permutations
from random import Random

import pytest

from followsuit.base.cards import CARDS, parse_cards
from followsuit.base.decks import FIFTY_TWO
from followsuit.bots.plain.layout import SUITS, bits_of, single_bits, spread_hand
from followsuit.bots.plain.plain_position import position_of
from followsuit.bots.plain.worlds import PlainWorlds
from followsuit.card_games.registry import game_named
from tests.shared.kept_sums import require_kept

FULL = bool(os.environ.get("FOLLOWSUIT_FULL"))

#: Worlds checked for each game.
KEPT = 3_000
COUNT = 100_000 if FULL else KEPT


def positions(name, preset="reference"):
    """Endless positions of a seat to play, from deals in which everybody plays at random, with the truth."""
    game = game_named(name)
    rules = game.rules(preset)
    seed = 0
    while True:
        seed += 1
        rng = Random(f"{name} {seed}")
        state = game.deal(game.new_match(rules, rng), rng).state
        while (seat := game.to_act(state)) is not None:
            observation = game.observe(state, seat)
            if observation.trick is not None:
                yield observation, state.cardplay.hands
            state = game.apply(state, rng.choice(game.options(observation))).state


def deck_of(observation):
    return getattr(observation.rules, "pack", FIFTY_TWO)


@pytest.mark.parametrize(
    ("name", "preset"),
    [("two_hundred", "reference"), ("two_hundred", "traditional"), ("rangvaar", "reference")],
)
def test_no_world_breaks_anything_that_is_public(name, preset):
    rng, drawn, told = Random(1), 0, []
    for observation, truth in positions(name, preset):
        position = position_of(observation, deck_of(observation))
        gone = bits_of(card for won in observation.taken for card in won.trick.cards) | bits_of(
            observation.trick.cards
        )
        whole = bits_of(deck_of(observation).cards)
        voids = [0, 0, 0, 0]
        for trick in (*(won.trick for won in observation.taken), observation.trick):
            for play in trick.plays:
                if play.cards[0].suit is not trick.led:
                    voids[play.seat] |= SUITS[trick.led]
        # The truth itself is one of the worlds.
        assert not any(spread_hand(hand) & void for hand, void in zip(truth, voids, strict=True))
        for _ in range(8):
            hands = position.draw(rng)
            assert hands[observation.seat] == spread_hand(observation.hand)
            assert hands[0] | hands[1] | hands[2] | hands[3] == whole & ~gone
            assert [hand.bit_count() for hand in hands] == [
                held for _, held in sorted(observation.held.items())
            ]
            assert not any(hand & void for hand, void in zip(hands, voids, strict=True))
            drawn += 1
            if drawn <= KEPT:
                told.append(hands)
        if drawn >= COUNT:
            break
    require_kept(f"{name} {preset} worlds", told)


CASES = [
    ("AS KS AH KH AC KC", (2, 2, 2), ("", "", "")),
    ("AS KS AH KH AC KC", (2, 2, 2), ("S", "", "")),
    ("AS KS QS AH KH QH", (3, 2, 1), ("S", "H", "")),
    ("AS KS QS AH KH AC", (2, 2, 2), ("S", "H", "C")),
    ("AS KS AH KH AC AD", (1, 3, 2), ("SH", "C", "C")),
]


@pytest.mark.parametrize(("cards", "sizes", "voids"), CASES)
def test_every_consistent_deal_is_drawn_and_all_alike_often(cards, sizes, voids):
    hidden = single_bits(bits_of(parse_cards(cards)))
    banned = [sum(SUITS["SHCD".index(suit)] for suit in void) for void in voids]
    deals = set()
    for order in permutations(hidden):
        hands = (
            sum(order[: sizes[0]]),
            sum(order[sizes[0] : sizes[0] + sizes[1]]),
            sum(order[sizes[0] + sizes[1] :]),
        )
        if not any(hand & ban for hand, ban in zip(hands, banned, strict=True)):
            deals.add(hands)
    worlds = PlainWorlds(sum(hidden), sizes, banned)
    assert worlds.count == len(deals)
    rng, each_of = Random(7), 400
    drawn = Counter(tuple(worlds.draw(rng)) for _ in range(each_of * len(deals)))
    assert set(drawn) == deals
    # Chi-square, with room: its mean is the number of deals less one, its deviation √(2 × that).
    chi = sum((count - each_of) ** 2 / each_of for count in drawn.values())
    free = len(deals) - 1
    assert chi < free + 5 * (2 * free) ** 0.5 + 1


def test_a_deal_that_cannot_be_is_refused():
    hidden = bits_of(parse_cards("AS KS"))
    with pytest.raises(ValueError, match="consistent"):
        PlainWorlds(hidden, (1, 1, 0), (SUITS[0], SUITS[0], SUITS[0]))
    with pytest.raises(ValueError, match="consistent"):
        PlainWorlds(hidden, (2, 1, 0), (0, 0, 0))


def test_the_layout_keeps_ranks_and_suits():
    for card in CARDS[:52]:
        bit = bits_of([card])
        assert bit & SUITS[card.suit]
        assert (bit.bit_length() - 1) // 4 == card.rank
