"""Tractor's law for any number of packs and seats, a second time, straight from the clauses T61 to T76.

Naive on purpose: cards are texts, a shape is found by trying every chain of kinds, and a set of shapes can be
laid if some way of taking them out one after another succeeds. Nothing is imported from the engine's law; the
order of the cards is the second law's, which the number of packs does not touch.
"""

from collections import Counter

WIDEST = 4


# T61, T62: shapes --------------------------------------------------------------------------------------------
def chains(cards, width, length, order, exact=False):
    """Every way to take `length` neighbouring kinds, each at least (or exactly) `width` times."""
    counts = Counter(cards)
    kinds = sorted(kind for kind in counts if counts[kind] == width or (counts[kind] > width and not exact))
    growing = [(kind,) for kind in kinds]
    for _ in range(length - 1):
        growing = [(*chain, kind) for chain in growing for kind in kinds if order.touches(chain[-1], kind)]
    return growing


def without(cards, chain, width):
    left = Counter(cards)
    left.subtract(dict.fromkeys(chain, width))
    return list(left.elements())


def layings(cards, shapes, order, exact=False, after=()):
    """Every way to lay these shapes (width, length) out of the cards at once: the chains, shape by shape.

    Equal shapes that follow one another are laid in one order only.
    """
    if not shapes:
        yield ()
        return
    (width, length), rest = shapes[0], shapes[1:]
    for chain in chains(cards, width, length, order, exact):
        if chain >= after:
            same_next = chain if rest and rest[0] == shapes[0] else ()
            for more in layings(without(cards, chain, width), rest, order, exact, same_next):
                yield (chain, *more)


def can_lay(cards, shapes, order, exact=False):
    return next(layings(cards, shapes, order, exact), None) is not None


# T63, T64: units ---------------------------------------------------------------------------------------------
def units(cards, order):
    """The units as (width, chain), in the order of T63."""
    left, found = list(cards), []
    while left:
        counts = Counter(left)

        def size(unit, counts=counts):
            width, chain = unit
            top = order.value(chain[-1])
            whole = tuple(-counts[kind] for kind in chain)
            suits = tuple(-"SHCDJ".index(kind[1]) for kind in chain)
            return (width * len(chain), len(chain) > 1, width, top, whole, suits)

        tuples = [(count, (kind,)) for kind, count in counts.items()]
        tractors = [
            (width, chain)
            for width in range(2, WIDEST + 1)
            for length in range(2, 13)
            for chain in chains(left, width, length, order)
        ]
        width, chain = max(tuples + tractors, key=size)
        found.append((width, chain))
        left = without(left, chain, width)
    return found


def formats(cards, order):
    """The units as (width, length)."""
    return [(width, len(chain)) for width, chain in units(cards, order)]


def shape_name(found):
    if len(found) > 1:
        return "throw"
    width, length = found[0]
    return "tractor" if length > 1 else ("single", "pair", "triple", "quad")[width - 1]


# T66–T73: following ------------------------------------------------------------------------------------------
def called_for(own, led, order, rules):
    """The shapes a lead calls for, in the order in which they are called for."""
    policy = str(rules.draw_policy)
    if policy == "no_format_based_draw":
        return []
    exact = policy == "longer_tuples_protected"
    loose = len(led) > 1 and str(rules.throw_follow) == "pairs"
    called: list[tuple[int, int]] = []

    def call(width, length):
        if not can_lay(own, [*called, (width, length)], order, exact):
            return False
        called.append((width, length))
        return True

    def tractors(width, tuples, shorter):
        """Call for the longest tractors there are; return how many tuples are left."""
        while tuples > 1:
            lengths = range(tuples, 1, -1) if shorter else (tuples,)
            length = next((length for length in lengths if call(width, length)), 0)
            if not length:
                break
            tuples -= length
        return tuples

    # T67: the tractors.
    unanswered = []
    for width, length in led:
        if length > 1 and not loose:
            length = tractors(width, length, rules.shorter_tractor)
        unanswered.append(width * length)
    # T68: tuples, from the greatest width down to pairs.
    for width in range(max(width for width, _ in led), 1, -1):
        for at, (led_width, length) in enumerate(led):
            if led_width < width:
                continue
            tuples = unanswered[at] // width
            draws = length > 1 or policy != "only_draw_tractor_on_tractor"
            if rules.shorter_tractor and led_width > width and draws and not loose:
                tuples = tractors(width, tuples, True)
            while tuples and call(width, 1):
                tuples -= 1
            unanswered[at] -= width * (unanswered[at] // width - tuples)
    return called


def fault(hand, lead, play, order, rules):
    """The first thing that is wrong with a play of cards that are held; empty where it is legal."""
    suit = order.suit_of(lead[0])
    own = [card for card in hand if order.suit_of(card) == suit]
    given = [card for card in play if order.suit_of(card) == suit]
    if Counter(play) - Counter(hand):
        return "not_in_hand"
    if len(play) != len(lead):
        return "wrong_count"
    if len(given) < min(len(own), len(lead)):
        return "must_follow_suit"
    if not own and suit != "trump" and str(rules.void_plays) == "must_trump":
        trumps = [sum(order.suit_of(card) == "trump" for card in cards) for cards in (hand, play)]
        if trumps[1] < min(len(lead), trumps[0]):
            return "must_play_trump"
    if len(own) <= len(lead):
        return ""
    exact = str(rules.draw_policy) == "longer_tuples_protected"
    called = called_for(own, formats(lead, order), order, rules)
    for at, (width, length) in enumerate(called):
        if not can_lay(given, called[: at + 1], order, exact):
            names = ("pairs", "triples", "quads")
            return "must_play_tractor" if length > 1 else f"must_play_{names[width - 2]}"
    return ""


# T74–T76: winning --------------------------------------------------------------------------------------------
def tops(cards, led, order):
    """Every way to lay the led units: their tops, equal shapes highest first."""
    for way in layings(cards, led, order):
        named = [(-at, order.value(chain[-1])) for at, chain in zip(map(led.index, led), way, strict=True)]
        yield tuple(top for _, top in sorted(named, reverse=True))


def packs_winner(plays, order, rules):
    suit, led = order.suit_of(plays[0][0]), formats(plays[0], order)
    best_at, best = 0, None
    for at, play in enumerate(plays):
        suits = {order.suit_of(card) for card in play}
        ruffed = suit != "trump" and suits == {"trump"}
        if not (ruffed or (suits == {suit} and (len(led) == 1 or at == 0))):
            continue
        ways = set(tops(play, led, order))
        if ways and (best is None or beats((ruffed, ways, play), best, len(led) > 1, order, rules)):
            best_at, best = at, (ruffed, ways, play)
    return best_at


def beats(new, old, is_throw, order, rules):
    if new[0] != old[0]:
        return new[0]
    option = str(rules.throw_beat) if is_throw else "largest_unit"
    if option == "highest_card":
        return max(map(order.value, new[2])) > max(map(order.value, old[2]))
    if option == "highest_type":
        return height(units(new[2], order)[0], order) > height(units(old[2], order)[0], order)
    if option == "all_units":
        standing = max(old[1])
        return any(all(a > b for a, b in zip(way, standing, strict=True)) for way in new[1])
    return max(way[0] for way in new[1]) > max(way[0] for way in old[1])


# T22, T23, T73: throws ---------------------------------------------------------------------------------------
def higher_exists(unit, cards, order):
    """Whether a unit at least as wide and as long, with a higher top, lies in these cards."""
    width, chain = unit
    mine = [card for card in cards if order.suit_of(card) == order.suit_of(chain[0])]
    found = chains(mine, width, len(chain), order)
    return any(order.value(other[-1]) > order.value(chain[-1]) for other in found)


def height(unit, order):
    """Orders units from the lowest: fewer cards, a tuple before a tractor, the narrower, the lower (T73)."""
    width, chain = unit
    return (width * len(chain), len(chain) > 1, width, order.value(chain[-1]))


def failed_units(attempt, others, order, rules):
    """The units that may go down where a throw fails: equal kinds are equal. Empty where it stands."""
    found = units(attempt, order)
    beaten = [unit for unit in found if any(higher_exists(unit, hand, order) for hand in others)]
    if len(found) == 1 or not beaten:
        return []
    among = found if str(rules.failed_throw) == "lowest_any" else beaten
    lowest = min(height(unit, order) for unit in among)
    return [unit for unit in among if height(unit, order) == lowest]


def lead_fault(hand, play, known, void, leader, order, rules, packs, seats, faces):
    """What is wrong with a lead of cards that are held; `void` are the places of the others void in its suit.

    `leader` is the leader's place; the sides sit alternately.
    """
    suits = {order.suit_of(card) for card in play}
    if len(suits) > 1:
        return "mixed_suits"
    found = units(play, order)
    if len(found) == 1:
        return ""
    if str(rules.throw) == "off":
        return "no_throws"
    if suits == {"trump"} and not rules.throw_in_trump:
        return "no_throw_in_trump"
    if str(rules.throw) == "attempt":
        return ""
    # T88, T89
    asked = set(range(seats)) - {leader}
    if str(rules.throw_voids) == "opponents":
        asked = {place for place in asked if (place - leader) % 2}
    if asked <= set(void) and str(rules.throw_proof) != "unbeatable":
        return ""
    if str(rules.throw_proof) == "voids":
        return "not_proven"
    outside = list((Counter(list(faces) * packs) - Counter([*hand, *known])).elements())
    return "not_proven" if any(higher_exists(unit, outside, order) for unit in found) else ""


def multiplier(lead, order, option):
    width, length = formats(lead, order)[0]
    return {
        "none": 0,
        "two_four": 2 * width,
        "twice_longest_unit": 2 * width * length,
        "power": 2 ** (width * length),
        "twice_all_cards": 2 * len(lead),
        "power_pairs": 2 ** ((length if width > 1 else 0) + 1),
    }[option]
