"""Leading: what a seat leads in a playout with more packs, by heuristics on masks."""

from __future__ import annotations

from followsuit.bots.tractor.many_packs.board import TRUMP, ManyPacksBoard, ManyPacksPart
from followsuit.bots.tractor.many_packs.following import lowest_card, part_of
from followsuit.bots.tractor.many_packs.hands import ManyPacksHands
from followsuit.card_games.shengji.cards.arrangements import longest_run


def choose_lead(board: ManyPacksBoard, hands: ManyPacksHands, seat: int) -> list[ManyPacksPart]:
    """What a seat leads: side cards that nobody beats, then side tractors and tuples, trumps, a low card."""
    base, once = 5 * seat, hands[0]
    best: ManyPacksPart | None = None
    most = 0
    for suit in board.sides:
        own = once[base + suit]
        if not own:
            continue
        found = _strong(board, hands, seat, suit)
        if found is not None and found[0] > most:
            most, best = found
    if best is not None:
        return [best]
    trumps = once[base + TRUMP]
    if trumps:
        rest = 0
        for at in range(TRUMP, len(once), 5):
            if at != base + TRUMP:
                rest |= once[at]
        top = 1 << (trumps.bit_length() - 1)
        if rest and not top & board.group and board.top(TRUMP, rest) <= top:
            return [part_of(board, TRUMP, top, _times(hands, base + TRUMP, top))]
        pairs = hands[1][base + TRUMP] & ~board.group
        if pairs and rest and trumps.bit_count() > 4:
            top = 1 << (pairs.bit_length() - 1)
            return [part_of(board, TRUMP, top, _times(hands, base + TRUMP, top))]
    longest, length = -1, 0
    for suit in board.sides:
        count = once[base + suit].bit_count()
        if count > length:
            longest, length = suit, count
    if longest < 0 or (trumps and length <= 1 and trumps.bit_count() > 5):
        longest = TRUMP
    return [part_of(board, longest, lowest_card(board, hands, base + longest, longest))]


def _times(hands: ManyPacksHands, at: int, bit: int) -> int:
    """How many cards of a kind are held."""
    times = 0
    for layer in hands:
        if layer[at] & bit:
            times += 1
    return times


def _strong(
    board: ManyPacksBoard, hands: ManyPacksHands, seat: int, suit: int
) -> tuple[int, ManyPacksPart] | None:
    """The strongest lead of a side suit and its worth; None if it has no strong one."""
    at = 5 * seat + suit
    once = hands[0]
    rest = rest_twice = 0
    for other in range(suit, len(once), 5):
        if other != at:
            rest |= once[other]
            rest_twice |= hands[1][other]
    own = once[at]
    top = 1 << (own.bit_length() - 1)
    pairs = hands[1][at]
    if pairs:
        for width in range(board.packs, 1, -1):
            length, high = longest_run(hands[width - 1][at])
            if length > 1:
                kinds = ((1 << length) - 1) << (high - length + 1)
                return 20 + width * length, part_of(board, suit, kinds, width)
        high_pair = 1 << (pairs.bit_length() - 1)
        if rest_twice < high_pair << 1:
            return 10 + _times(hands, at, high_pair), part_of(
                board, suit, high_pair, _times(hands, at, high_pair)
            )
    if rest and top << 1 > rest:
        times = _times(hands, at, top)
        return 5 + times, part_of(board, suit, top, times)
    return None
