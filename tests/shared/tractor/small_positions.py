"""Small positions of Tractor, drawn from a few neighbouring steps so that pairs and tractors abound, and rules to play them by."""

from followsuit.base.cards import CARDS, NO_TRUMP, Rank, Suit
from followsuit.card_games.shengji.cards.trump import Trump
from followsuit.card_games.tractor.rules import tractor_rules
from tests.shared.tractor.second_law import RANKS, Order

CHOICES = {
    "no_trump_ranks": ("trump", "plain"),
    "failed_throw": ("lowest_beaten", "lowest_any", "all_back"),
    "throw_follow": ("structure", "pairs"),
    "throw_beat": ("largest_unit", "all_units", "highest_card", "highest_type"),
    "void_plays": ("any", "must_trump"),
    "always_trump": ("none", "none", "twos"),
    "kitty_multiplier": ("none", "two_four", "twice_longest_unit", "power"),
    **dict.fromkeys(
        ("shorter_tractor", "rank_gap", "ace_offrank", "offrank_rank", "rank_small_joker", "joker_joker"),
        (True, False),
    ),
}


def random_rules(rng, **fixed):
    if rng.random() < 0.4:
        return tractor_rules({"preset": "standard", **fixed})
    chosen = {name: rng.choice(values) for name, values in CHOICES.items()}
    if chosen["no_trump_ranks"] == "plain":
        chosen["always_trump"] = "none"
    return tractor_rules({"preset": "standard", **chosen, **fixed})


def position(rng, rules, sizes=(4, 10)):
    """An order with its trump, some neighbouring kinds of one suit of it, and the kinds of the other suits."""
    rank, suit = rng.choice(RANKS), rng.choice(["S", "H", "C", "D", None])
    order = Order(rank, suit, rules)
    trump = Trump.under(
        rules, Rank(RANKS.index(rank)), NO_TRUMP if suit is None else Suit("SHCD".index(suit))
    )
    by_suit: dict[str, list[str]] = {}
    for card in CARDS:
        by_suit.setdefault(order.suit_of(card.text), []).append(card.text)
    led = rng.choice(["trump", "trump", *sorted(by_suit)])
    line = sorted(by_suit[led], key=lambda card: (order.value(card), card))
    size = rng.randint(*sizes)
    first = rng.randint(0, max(0, len(line) - size))
    if led == "trump" and rng.random() < 0.5:
        first = max(0, len(line) - size)
    return (
        order,
        trump,
        line[first : first + size],
        [text for s in by_suit if s != led for text in by_suit[s]],
    )


def bag(rng, kinds, count):
    """Up to `count` cards of these kinds, mostly as pairs, every other time only pairs."""
    cards = []
    widths = rng.choice(((1, 2, 2, 2), (2,)))
    for kind in rng.sample(kinds, len(kinds)):
        cards += [kind] * rng.choice(widths)
        if len(cards) >= count:
            break
    return cards[:count]


def paired(rng, line, count):
    """Pairs of `count` kinds that lie close together on the line."""
    kinds = line[rng.randint(0, max(0, len(line) - count - 2)) :][: count + 2]
    return [kind for kind in rng.sample(kinds, min(count, len(kinds))) for _ in range(2)]
