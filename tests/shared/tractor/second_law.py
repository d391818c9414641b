"""Tractor's law written a second time, straight from the clauses.

Nothing here is fast or clever: cards are texts, tractors are chains found by trying, a duty is met if some
subset of the play meets it. It shares the card and rules values with the engine and none of its law.
"""

from collections import Counter
from itertools import combinations

from followsuit.base.cards import CARDS, NO_TRUMP, Rank, Suit
from followsuit.card_games.shengji.cards.trump import Trump

RANKS = "23456789TJQKA"


# T15–T19: suits, order, adjacency ----------------------------------------------------------------------------
class Order:
    """The order of one deal, by the words of T15 to T19."""

    def __init__(self, rank, suit, rules):
        self.rank, self.suit, self.rules = rank, suit, rules
        self.plain = suit is None and rules.no_trump_ranks == "plain"
        self.twos = rules.always_trump == "twos" and rank != "2"

    def is_rank_card(self, card):
        return card[1] != "J" and card[0] == self.rank and not self.plain

    def is_two(self, card):
        """Whether the card is a two that is always a trump (T97)."""
        return self.twos and card[0] == "2"

    def suit_of(self, card):
        trump = card[1] == "J" or card[1] == self.suit or self.is_rank_card(card) or self.is_two(card)
        return "trump" if trump else card[1]

    def value(self, card):
        if card == "BJ":
            return 103
        if card == "SJ":
            return 102
        if self.is_rank_card(card):
            return 101 if card[1] == self.suit else 100
        if self.is_two(card):
            return 99 if card[1] == self.suit else 98
        return RANKS.index(card[0])

    def is_top(self, low):
        """Whether nothing stands between this card of the trump suit and the equal trumps above it."""
        return low[0] == "A" or (low[0] == "K" and self.rank == "A" and self.rules.rank_gap)

    def touches(self, low, high):
        """Whether a pair of `high` stands on the step just above a pair of `low` (T19)."""
        rules = self.rules
        if self.suit_of(low) != self.suit_of(high):
            return False
        if high == "BJ":
            return low == "SJ" and rules.joker_joker
        if low in ("SJ", "BJ"):
            return False
        if high == "SJ":
            own = self.is_rank_card(low) and (self.suit is None or low[1] == self.suit)
            return own and rules.rank_small_joker
        if self.is_rank_card(high):
            if high[1] == self.suit:
                return self.is_rank_card(low) and low[1] != self.suit and rules.offrank_rank
            if self.is_two(low):
                # T97: the two just below is that of the trump suit, if there is one.
                return low[1] == self.suit or self.suit is None if rules.ace_offrank else False
            if self.suit is None or self.is_rank_card(low) or self.twos:
                return False
            return self.is_top(low) and rules.ace_offrank
        if self.is_rank_card(low):
            return False
        if self.is_two(high):
            if high[1] == self.suit:
                return self.is_two(low) and low[1] != self.suit and rules.offrank_rank
            return self.suit is not None and not self.is_two(low) and self.is_top(low) and rules.ace_offrank
        if self.is_two(low):
            return False
        step = RANKS.index(high[0]) - RANKS.index(low[0])
        over_gap = step == 2 and not self.plain and RANKS[RANKS.index(low[0]) + 1] == self.rank
        return step == 1 or (over_gap and rules.rank_gap)


# T18–T20: units ----------------------------------------------------------------------------------------------
def pair_kinds(cards):
    return [kind for kind, count in Counter(cards).items() if count == 2]


def chains(cards, order):
    """Every tractor that lies in these cards, as the tuple of its kinds from below."""
    kinds = pair_kinds(cards)
    found = []
    growing: list[tuple[object, ...]] = [(kind,) for kind in kinds]
    while growing:
        growing = [(*chain, kind) for chain in growing for kind in kinds if order.touches(chain[-1], kind)]
        found += growing
    return found


def without(cards, kinds, times=2):
    left = Counter(cards)
    left.subtract(dict.fromkeys(kinds, times))
    return list(left.elements())


def units(cards, order):
    """Longest tractor first, then pairs, then singles (T20): a list of tuples of kinds with their width."""
    left, found = list(cards), []
    while True:
        tractors = chains(left, order)
        if not tractors:
            break
        longest = max(tractors, key=lambda chain: (len(chain), order.value(chain[-1])))
        found.append((longest, 2))
        left = without(left, longest)
    pairs = pair_kinds(left)
    found += [((kind,), 2) for kind in pairs]
    return found + [((kind,), 1) for kind in without(left, pairs)]


def can_hold(cards, lengths, order):
    """Whether disjoint tractors of these lengths lie in the cards."""
    if not lengths:
        return True
    wanted, rest = lengths[0], lengths[1:]
    return any(
        can_hold(without(cards, chain), rest, order) for chain in chains(cards, order) if len(chain) == wanted
    )


# T24–T29: following ------------------------------------------------------------------------------------------
def tractors_owed(own, led, order, rules):
    """T26 and T27, tractor by tractor."""
    owed: list[int] = []
    for length in led:
        if can_hold(own, [*owed, length], order):
            owed.append(length)
            continue
        left = length
        while rules.shorter_tractor and left >= 2:
            sizes = [size for size in range(left, 1, -1) if can_hold(own, [*owed, size], order)]
            if not sizes:
                break
            owed.append(sizes[0])
            left -= sizes[0]
    return owed


def legal_plays(hand, lead, order, rules):
    suit = order.suit_of(lead[0])
    own = [card for card in hand if order.suit_of(card) == suit]
    led = units(lead, order)
    led_tractors = sorted((len(kinds) for kinds, width in led if width == 2 and len(kinds) > 1), reverse=True)
    led_pairs = sum(len(kinds) for kinds, width in led if width == 2)
    if len(led) > 1 and rules.throw_follow == "pairs":
        led_tractors = []
    owed = tractors_owed(own, led_tractors, order, rules)
    owed_pairs = min(led_pairs, len(pair_kinds(own)))
    plays = {tuple(sorted(play)) for play in combinations(hand, len(lead))}
    legal = set()
    for play in plays:
        given = [card for card in play if order.suit_of(card) == suit]
        if len(given) < min(len(lead), len(own)):
            continue
        if not own and suit != "trump" and rules.void_plays == "must_trump":
            # T87
            trumps = [sum(order.suit_of(card) == "trump" for card in cards) for cards in (hand, play)]
            if trumps[1] < min(len(lead), trumps[0]):
                continue
        met = len(pair_kinds(given)) >= owed_pairs and can_hold(given, owed, order)
        if met or len(own) <= len(lead):
            legal.add(play)
    return legal


# T30–T32: winning --------------------------------------------------------------------------------------------
def arrangements(cards, lengths, pairs, order):
    """Every way to lay tractors of these lengths, then so many pairs, then singles: the units' tops."""
    if lengths:
        for chain in chains(cards, order):
            if len(chain) == lengths[0]:
                for rest in arrangements(without(cards, chain), lengths[1:], pairs, order):
                    yield ((lengths[0], order.value(chain[-1])), *rest)
        return
    for chosen in combinations(pair_kinds(cards), pairs):
        singles = without(cards, chosen)
        tops = [(1, order.value(kind)) for kind in chosen] + [(0, order.value(card)) for card in singles]
        yield tuple(tops)


def second_winner(plays, order, rules):
    lead = plays[0]
    suit = order.suit_of(lead[0])
    led = units(lead, order)
    lengths = sorted((len(kinds) for kinds, width in led if width == 2 and len(kinds) > 1), reverse=True)
    pairs = sum(1 for kinds, width in led if width == 2 and len(kinds) == 1)
    best, best_at = None, 0
    for at, play in enumerate(plays):
        suits = {order.suit_of(card) for card in play}
        ruffed = suit != "trump" and suits == {"trump"}
        follows = suits == {suit} and (len(led) == 1 or at == 0)
        ways = list(arrangements(play, lengths, pairs, order)) if ruffed or follows else []
        if not ways:
            continue
        # Units in the order of size, the highest first within a size: ways can be compared one by one.
        ways = [tuple(sorted(way, reverse=True)) for way in ways]
        claim = (ruffed, ways, play)
        if best is None or second_beats(claim, best, len(led) > 1, order, rules):
            best, best_at = claim, at
    return best_at


def second_beats(new, old, is_throw, order, rules):
    if new[0] != old[0]:
        return new[0]
    if is_throw and rules.throw_beat == "highest_card":
        return max(map(order.value, new[2])) > max(map(order.value, old[2]))
    if is_throw and rules.throw_beat == "highest_type":
        return first_unit(new[2], order) > first_unit(old[2], order)
    if is_throw and rules.throw_beat == "all_units":
        standing = max(old[1])
        return any(all(a[1] > b[1] for a, b in zip(way, standing, strict=True)) for way in new[1])
    return max(way[0][1] for way in new[1]) > max(way[0][1] for way in old[1])


def first_unit(cards, order):
    """The largest unit of a play: pairs of a tractor, 1 for a pair, 0 for a single, and its top (T91)."""
    kinds, width = units(cards, order)[0]
    pairs = len(kinds) if width == 2 else 0
    if pairs > 1:
        return pairs, order.value(kinds[-1])
    same = [order.value(one[-1]) for one, wide in units(cards, order) if wide == width]
    return pairs, max(same)


# T22, T23: throws --------------------------------------------------------------------------------------------
def higher_exists(kinds, width, cards, order):
    """Whether a higher unit of the same kind and at least its length lies in these cards."""
    top, suit = order.value(kinds[-1]), order.suit_of(kinds[-1])
    mine = [card for card in cards if order.suit_of(card) == suit]
    if width == 1:
        return any(order.value(card) > top for card in mine)
    if len(kinds) == 1:
        return any(order.value(kind) > top for kind in pair_kinds(mine))
    return any(len(chain) >= len(kinds) and order.value(chain[-1]) > top for chain in chains(mine, order))


def height(unit, order):
    kinds, width = unit
    return (len(kinds) if width == 2 else 0, order.value(kinds[-1]))


def trump_of(rank, suit, rules):
    strain = NO_TRUMP if suit is None else Suit("SHCD".index(suit))
    return Trump.under(rules, Rank(RANKS.index(rank)), strain)


def engine(cards):
    by_text = {card.text: card for card in CARDS}
    return tuple(by_text[text] for text in cards)


def texts(cards):
    return tuple(sorted(card.text for card in cards))
