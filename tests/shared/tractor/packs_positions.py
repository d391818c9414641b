"""Random questions of Tractor at every table of T51, drawn so that tuples and tractors of every width abound."""

from followsuit.base.cards import CARDS
from followsuit.card_games.tractor.rules import tractor_rules
from tests.shared.tractor.second_law import RANKS, Order, trump_of

FACES = [card.text for card in CARDS]
ROWS = ((4, 2), (4, 3), (4, 4), (6, 3), (6, 4), (8, 4))
MORE = ROWS[1:]

CHOICES = {
    "no_trump_ranks": ("trump", "plain"),
    "throw": ("proven", "attempt", "attempt"),
    "failed_throw": ("lowest_beaten", "lowest_any", "all_back"),
    "throw_follow": ("structure", "structure", "pairs"),
    "throw_beat": ("largest_unit", "all_units", "highest_card", "highest_type"),
    "void_plays": ("any", "must_trump"),
    "always_trump": ("none", "none", "twos"),
    "kitty_multiplier": ("none", "two_four", "twice_longest_unit", "power", "twice_all_cards", "power_pairs"),
    "draw_policy": (
        "no_protections",
        "no_protections",
        "only_draw_tractor_on_tractor",
        "longer_tuples_protected",
        "no_format_based_draw",
    ),
    **dict.fromkeys(
        ("shorter_tractor", "rank_gap", "ace_offrank", "offrank_rank", "rank_small_joker", "joker_joker"),
        (True, False),
    ),
}


def drawn_rules(rng, rows=ROWS):
    """Rules of a random table, every other time with random options."""
    seats, packs = rng.choice(rows)
    chosen = drawn_choices(rng) if rng.random() < 0.6 else {}
    return tractor_rules({"preset": "standard", "seats": seats, "packs": packs, **chosen})


def drawn_choices(rng):
    """A value of each option that contradicts no other."""
    chosen = {name: rng.choice(values) for name, values in CHOICES.items()}
    if chosen["no_trump_ranks"] == "plain":
        chosen["always_trump"] = "none"
    if chosen["throw"] == "proven":
        chosen["throw_proof"] = rng.choice(("either", "voids", "unbeatable"))
        if chosen["throw_proof"] != "unbeatable":
            chosen["throw_voids"] = rng.choice(("others", "opponents"))
    return chosen


def drawn_options(rng, seats, packs):
    """Rules of this table, each option drawn."""
    options = drawn_choices(rng)
    options["counter_declare"] = rng.choice(("off", "after_burial"))
    return tractor_rules({"preset": "standard", "packs": packs, "seats": seats, **options})


class Drawn:
    """An order with its trump and a few neighbouring kinds of one suit; cards are drawn from these."""

    def __init__(self, rng, rules):
        rank, suit = rng.choice(RANKS), rng.choice(["S", "H", "C", "D", None])
        self.rng, self.rules = rng, rules
        self.order, self.trump = Order(rank, suit, rules), trump_of(rank, suit, rules)
        suits: dict[str, list[str]] = {}
        for face in FACES:
            suits.setdefault(self.order.suit_of(face), []).append(face)
        self.trumps = sorted(suits["trump"], key=lambda face: (self.order.value(face), face))
        self.led = rng.choice(["trump", "trump", *sorted(suits)])
        line = sorted(suits[self.led], key=lambda face: (self.order.value(face), face))
        size = rng.randint(3, 8)
        first = rng.choice((0, max(0, len(line) - size), rng.randint(0, max(0, len(line) - size))))
        self.line = line[first : first + size]
        self.others = [face for name in suits if name != self.led for face in suits[name]]

    def cards(self, kinds, count):
        """Up to `count` cards of these kinds, often as tuples of one width on neighbouring kinds."""
        rng, packs = self.rng, self.rules.packs
        widths = rng.choice((range(1, packs + 1), (packs,), (2,), (max(packs - 1, 1), packs)))
        start = rng.randrange(len(kinds))
        row = kinds[start:] + kinds[:start] if rng.random() < 0.7 else rng.sample(kinds, len(kinds))
        found = []
        for kind in row:
            found += [kind] * min(rng.choice(widths), packs)
            if len(found) >= count:
                break
        return found[:count]

    def lead(self, most=8):
        return self.cards(self.line, self.rng.randint(1, most))

    def hand(self, least):
        """A hand of at least so many cards, most of the led suit's, some others."""
        rng, packs = self.rng, self.rules.packs
        count = rng.choice((rng.randint(0, least + 6), least + 8))
        hand = self.cards(self.line, count) + self.cards(self.others, rng.randint(0, 3))
        while len(hand) < least:
            kind = rng.choice(self.others)
            hand += [kind] if hand.count(kind) < packs else []
        return hand

    def play(self, hand, lead):
        """A play that keeps to the led suit, more often than not of whole tuples."""
        own = [card for card in hand if self.order.suit_of(card) == self.led]
        rest = [card for card in hand if self.order.suit_of(card) != self.led]
        if self.rng.random() < 0.7:
            kinds = sorted(set(own))
            self.rng.shuffle(kinds)
            own = [card for kind in kinds for card in own if card == kind]
        else:
            self.rng.shuffle(own)
        self.rng.shuffle(rest)
        return (own + rest)[: len(lead)]

    def answers(self, lead):
        """The plays of the other seats to a lead."""
        rng = self.rng
        for _ in range(self.rules.seats - 1):
            kinds = rng.choice((self.line, self.trumps, self.trumps[-8:], self.trumps[:8], self.others))
            play = self.cards(kinds, len(lead))
            while len(play) < len(lead):
                kind = rng.choice(self.others)
                play += [kind] if play.count(kind) < self.rules.packs else []
            yield play
