"""The engine's law of Tractor against the second one, position by position.

Each seed draws 60 positions or more; ``FOLLOWSUIT_SEEDS`` says how many seeds there are.
"""

import os
from collections import Counter
from itertools import combinations, product
from random import Random

import pytest

from followsuit.base.cards import CARDS
from followsuit.card_games.shengji.cards.shapes import shape
from followsuit.card_games.shengji.law.follow import check_follow
from followsuit.card_games.shengji.law.lead import check_lead, resolve_throw
from followsuit.card_games.shengji.law.scoring import kitty_multiplier
from followsuit.card_games.shengji.law.trick_winner import winner
from followsuit.card_games.tractor.interface.options import follow_options, lead_options
from followsuit.card_games.tractor.interface.prompts import complete
from followsuit.card_games.tractor.rules import PRESETS, tractor_rules
from tests.shared.sampling import sample
from tests.shared.tractor.second_law import (
    RANKS,
    Order,
    engine,
    height,
    higher_exists,
    legal_plays,
    second_winner,
    texts,
    trump_of,
    units,
)
from tests.shared.tractor.small_positions import bag, paired, position, random_rules

SEEDS = range(int(os.environ.get("FOLLOWSUIT_SEEDS", "10")))


def assert_same_follows(hand, lead, order, trump, rules):
    allowed = legal_plays(hand, lead, order, rules)
    told = (hand, lead, trump, rules)
    given = (engine(hand), engine(lead))
    for play in {tuple(sorted(play)) for play in combinations(hand, len(lead))}:
        refusal = check_follow(*given, engine(play), trump, rules)
        assert (refusal is None) == (play in allowed), (play, refusal, *told)
    offered = [texts(play) for play in follow_options(*given, trump, rules)]
    assert offered and set(offered) <= allowed, told
    for card in set(hand):
        suggested = texts(complete(given[0], engine([card])[0], given[1], trump, rules))
        if suggested:
            assert card in suggested and suggested in allowed, (card, suggested, *told)
        else:
            assert not any(card in play for play in allowed), (card, *told)


@pytest.mark.parametrize("seed", SEEDS)
def test_legal_follows_are_those_of_the_second_law(seed):
    rng = Random(seed)
    for _ in range(60):
        rules = random_rules(rng)
        order, trump, line, others = position(rng, rules)
        lead = bag(rng, line, rng.choice((1, 2, 2, 3, 4, 4, 4, 5, 6)))
        hand = bag(rng, line, rng.randint(0, 8)) + bag(rng, others, rng.randint(0, 2))
        while len(hand) < len(lead):
            hand += bag(rng, [card for card in others if card not in hand], 1)
        assert_same_follows(hand, lead, order, trump, rules)


@pytest.mark.parametrize("seed", SEEDS)
def test_legal_follows_to_throws_of_tractors_are_those_of_the_second_law(seed):
    rng = Random(seed)
    for _ in range(25):
        rules = random_rules(rng)
        order, trump, line, _ = position(rng, rules, (9, 12))
        lead = paired(rng, line, rng.randint(2, 5))
        hand = paired(rng, line, rng.randint(5, 7))
        hand += [card for card in line if card not in hand][: max(len(lead) - len(hand), 1)]
        if len(hand) >= len(lead):
            assert_same_follows(hand, lead, order, trump, rules)


#: Trump, hand, lead, preset; how many different plays there are and how many of them are legal.
COUNTED = [
    ("7H", "6S 6S 8S 8S 9S TS JS JS KD KD", "2S 2S 3S 3S", "standard", 61, 1),
    ("7H", "6S 6S 8S 8S 9S TS JS JS KD KD", "2S 2S 3S 3S", "howto", 61, 3),
    ("2C", "3C 3C 5C 5C 2S 2S 2H 2C BJ AC KC", "SJ SJ", "standard", 31, 3),
    ("2C", "AC AC 2S 2S 2H 2H 2C 2C SJ KC", "9C 9C TC TC", "standard", 61, 4),
    ("2N", "2S 2S 2H 2H SJ SJ AS AS KS KS", "3S 3S", "auction", 15, 3),
    ("5D", "3H 3H 4H 4H 6H 6H 8H 8H TH QH KC KC", "9H 9H JH JH QH QH", "standard", 192, 3),
]


@pytest.mark.parametrize(("trump", "hand", "lead", "preset", "plays", "legal"), COUNTED)
def test_numbers_of_legal_follows_stay_what_they_are(trump, hand, lead, preset, plays, legal):
    hand, lead, rules = hand.split(), lead.split(), PRESETS[preset]
    suit = None if trump[1] == "N" else trump[1]
    named = trump_of(trump[0], suit, rules)
    there_are = {tuple(sorted(play)) for play in combinations(hand, len(lead))}
    allowed = [
        play for play in there_are if not check_follow(engine(hand), engine(lead), engine(play), named, rules)
    ]
    assert (len(there_are), len(allowed)) == (plays, legal)
    assert set(allowed) == legal_plays(hand, lead, Order(trump[0], suit, rules), rules)


@pytest.mark.parametrize("seed", SEEDS)
def test_winners_are_those_of_the_second_law(seed):
    rng = Random(seed)
    for _ in range(200):
        rules = random_rules(rng)
        order, trump, line, others = position(rng, rules)
        trumps = [card.text for card in CARDS if order.suit_of(card.text) == "trump"]
        trumps.sort(key=lambda card: (order.value(card), card))
        if rng.random() < 0.5:
            lead = bag(rng, line, rng.choice((1, 2, 3, 4, 4, 5, 6)))
        else:
            lead = paired(rng, line, rng.randint(1, 5))
        plays = [lead]
        while len(plays) < 4:
            draw = rng.choice((bag, bag, paired))
            kinds = rng.choice((line, trumps[-rng.randint(4, 12) :], trumps, others))
            play = draw(rng, kinds, len(lead) // 2 if draw is paired else len(lead))
            play += rng.sample([card for card in others if card not in play], max(0, len(lead) - len(play)))
            rng.shuffle(play)
            plays.append(play)
        told = (plays, trump, rules)
        assert winner([engine(play) for play in plays], trump, rules) == second_winner(plays, order, rules), (
            told
        )


@pytest.mark.parametrize("seed", SEEDS)
def test_shapes_throws_and_multipliers_are_those_of_the_second_law(seed):
    rng = Random(seed)
    for _ in range(60):
        rules = random_rules(rng)
        order, trump, line, others = position(rng, rules)
        tried = bag(rng, line, rng.randint(1, 7))
        found = units(tried, order)
        size = max(len(kinds) * width for kinds, width in found)
        kind = "throw" if len(found) > 1 else "single" if size == 1 else "pair" if size == 2 else "tractor"
        assert shape(engine(tried), trump, rules) == kind
        times = {
            "none": 0,
            "two_four": 2 if size == 1 else 4,
            "twice_longest_unit": 2 * size,
            "power": 2**size,
        }
        assert kitty_multiplier(engine(tried), trump, rules) == times[rules.kitty_multiplier]
        hands = [bag(rng, line, rng.randint(0, 6)) + bag(rng, others, 2) for _ in range(3)]
        result = resolve_throw(engine(tried), [engine(hand) for hand in hands], trump, rules)
        beaten = [
            unit for unit in found if any(higher_exists(unit[0], unit[1], hand, order) for hand in hands)
        ]
        told = (tried, hands, trump, rules)
        assert result.fails == (len(found) > 1 and bool(beaten)), told
        if result.fails and rules.failed_throw == "all_back":
            assert result.down == (), told
        elif result.fails:
            lowest = min(
                beaten if rules.failed_throw == "lowest_beaten" else found, key=lambda u: height(u, order)
            )
            down = texts(result.down)
            again = units(list(down), order)
            assert len(again) == 1 and height(again[0], order) == height(lowest, order), told
        else:
            assert texts(result.down) == tuple(sorted(tried)), told


@pytest.mark.parametrize("seed", SEEDS)
def test_proven_leads_are_those_of_the_second_law(seed):
    rng = Random(seed)
    for _ in range(60):
        rules = random_rules(rng, throw="proven", throw_in_trump=rng.random() < 0.7)
        order, trump, line, _ = position(rng, rules)
        pack = [card.text for card in CARDS for _ in range(2)]
        of_suit = [card for card in pack if order.suit_of(card) == order.suit_of(line[0])]
        rest = [card for card in pack if card not in of_suit]
        rng.shuffle(of_suit)
        known = rng.randint(4, len(of_suit))
        hand, buried = of_suit[: min(7, known)] + rng.sample(rest, 2), of_suit[7 : min(9, known)]
        seen = of_suit[9:known]
        play = rng.sample(hand, rng.randint(1, 5))
        refusal = check_lead(engine(hand), engine(play), engine(seen), engine(buried), {}, trump, rules)
        told = (hand, play, seen, buried, trump, rules, refusal)
        suits = {order.suit_of(card) for card in play}
        if len(suits) > 1:
            assert refusal.code == "mixed_suits", told
            continue
        found = units(play, order)
        outside = list((Counter(pack) - Counter(hand) - Counter(seen) - Counter(buried)).elements())
        proven = not any(higher_exists(unit[0], unit[1], outside, order) for unit in found)
        allowed = len(found) == 1 or (proven and (suits != {"trump"} or rules.throw_in_trump))
        assert (refusal is None) == allowed, told
        for option in lead_options(engine(hand), engine(seen), engine(buried), {}, trump, rules):
            assert check_lead(engine(hand), option, engine(seen), engine(buried), {}, trump, rules) is None, (
                told
            )


def test_every_order_has_the_steps_the_paper_names():
    twos = {
        f"{preset}, twos always trump": tractor_rules({"preset": preset, "always_trump": "twos"})
        for preset in ("reference", "howto", "standard")
    }
    for rank, suit in sample(product(RANKS, ["S", "H", "C", "D", None]), 26, "orders"):
        for preset, rules in {**PRESETS, **twos}.items():
            order = Order(rank, suit, rules)
            trump = trump_of(rank, suit, rules)
            by_suit: dict[str, list[str]] = {}
            for card in CARDS:
                by_suit.setdefault(order.suit_of(card.text), []).append(card.text)
            for cards in by_suit.values():
                values = sorted(set(map(order.value, cards)))
                for one, other in combinations(cards, 2):
                    # Those that lie far apart are asked in one preset.
                    near = abs(values.index(order.value(one)) - values.index(order.value(other))) <= 2
                    if near or preset == "reference":
                        expected = order.touches(one, other) or order.touches(other, one)
                        found = shape(engine([one, one, other, other]), trump, rules) == "tractor"
                        assert found == expected, (preset, rank, suit, one, other)
