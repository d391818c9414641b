"""Following: how a seat answers a lead in a playout with more packs, by heuristics on masks.

Singles and tuples, most leads by far, are answered right here; tractors and throws ask the law what is owed.
"""

from __future__ import annotations

from dataclasses import dataclass

from followsuit.base.cards import Card
from followsuit.bots.tractor.many_packs.board import TRUMP, ManyPacksBoard, ManyPacksPart
from followsuit.bots.tractor.many_packs.hands import ManyPacksHands, holding_of
from followsuit.card_games.shengji.cards.cheapest_cards import lay
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.shapes import Format
from followsuit.card_games.shengji.cards.trump import EffectiveSuit
from followsuit.card_games.shengji.law.follow import fault, following
from followsuit.card_games.shengji.law.trick_winner import PlayStrength, is_stronger, strength_of
from followsuit.card_games.shengji.option_values import ThrowBeat
from followsuit.card_games.tractor.interface.throws import ruffs_by_type


@dataclass(slots=True)
class ManyPacksTrick:
    """A trick in a playout: ``led`` suit, ``size`` in cards, ``width`` of the tuple led.

    ``ruling`` is the suit that is ahead, ``best`` its bit, ``owner`` the seat, ``pile`` the card points,
    ``count`` how many have played. ``form`` and ``standing`` are the law's view of a tractor or a throw, None
    for a single or a tuple.
    """

    led: int
    size: int
    width: int
    ruling: int
    best: int
    owner: int
    pile: int
    count: int = 1
    form: Format | None = None
    standing: PlayStrength | None = None


def choose_follow(
    board: ManyPacksBoard, hands: ManyPacksHands, seat: int, trick: ManyPacksTrick
) -> list[ManyPacksPart]:
    """What a seat plays."""
    mate = (trick.owner ^ seat) & 1 == 0
    if trick.form is not None:
        return _by_law(board, hands, seat, trick, mate)
    last = trick.count == board.seats - 1
    if trick.size == 1:
        return [_single(board, hands, seat, trick, mate, last)]
    return _tuple(board, hands, seat, trick, mate, last)


def is_boss(board: ManyPacksBoard, hands: ManyPacksHands, seat: int, suit: int, bit: int) -> bool:
    """Whether no other hand has a higher card of a suit."""
    once = hands[0]
    kinds = 0
    for at in range(suit, len(once), 5):
        if at != 5 * seat + suit:
            kinds |= once[at]
    return board.top(suit, kinds) <= bit


def part_of(board: ManyPacksBoard, suit: int, kinds: int, times: int = 1) -> ManyPacksPart:
    """A number of cards of each of these kinds."""
    return suit, (kinds,) * times + (0,) * (board.packs - times)


def lowest_card(board: ManyPacksBoard, hands: ManyPacksHands, at: int, suit: int) -> int:
    """The card of a suit that is missed least: no points, no tuple, low. The suit is held."""
    once = hands[0][at]
    kinds = once & board.blank[suit] or once & board.fives[suit] or once
    loose = kinds & ~hands[1][at]
    # A low tuple goes before a high single.
    bit = kinds & -kinds
    if loose and loose & -loose <= bit << 4:
        return loose & -loose
    return bit


def worthiest_card(board: ManyPacksBoard, hands: ManyPacksHands, at: int, suit: int) -> int:
    """The card of a suit with the most points, else `lowest_card`."""
    once = hands[0][at]
    kinds = once & board.tens[suit] or once & board.fives[suit]
    return kinds & -kinds if kinds else lowest_card(board, hands, at, suit)


def _single(
    board: ManyPacksBoard, hands: ManyPacksHands, seat: int, trick: ManyPacksTrick, mate: bool, last: bool
) -> ManyPacksPart:
    led, best = trick.led, trick.best
    at = 5 * seat + led
    own = hands[0][at]
    if not own:
        return _void_single(board, hands, seat, trick, mate, last)
    if mate:
        sure = last or is_boss(board, hands, seat, trick.ruling, best)
        bit = worthiest_card(board, hands, at, led) if sure else lowest_card(board, hands, at, led)
        if sure or trick.ruling != led or trick.pile < 10:
            return part_of(board, led, bit)
    if trick.ruling == led:
        beating = board.above(led, own, best)
        if beating:
            if last:
                points = beating & board.tens[led] or beating & board.fives[led] or beating
                return part_of(board, led, points & -points)
            top = 1 << (beating.bit_length() - 1)
            if board.top(led, top) >= best << 1 and (
                trick.pile >= 10 or is_boss(board, hands, seat, led, board.top(led, top))
            ):
                return part_of(board, led, top)
    return part_of(board, led, lowest_card(board, hands, at, led))


def _void_single(
    board: ManyPacksBoard, hands: ManyPacksHands, seat: int, trick: ManyPacksTrick, mate: bool, last: bool
) -> ManyPacksPart:
    at = 5 * seat + TRUMP
    trumps = hands[0][at]
    must = board.must_trump and trumps and trick.led != TRUMP
    if mate and (last or trick.ruling == TRUMP or is_boss(board, hands, seat, trick.ruling, trick.best)):
        if must:
            return part_of(board, TRUMP, worthiest_card(board, hands, at, TRUMP))
        return _discard(board, hands, seat, feed=True)
    if trumps and trick.led != TRUMP and (not mate or trick.pile >= 10):
        beating = board.above(TRUMP, trumps, trick.best) if trick.ruling == TRUMP else trumps
        if beating and (trick.pile >= 5 or trumps.bit_count() > 3):
            worth = beating & board.points[TRUMP] if last else 0
            # Not the last: a trump of points would be lost to a higher ruff.
            plain = worth or beating & board.blank[TRUMP] or beating
            return part_of(board, TRUMP, plain & -plain)
    if must:
        return part_of(board, TRUMP, lowest_card(board, hands, at, TRUMP))
    return _discard(board, hands, seat, feed=False)


def _discard(board: ManyPacksBoard, hands: ManyPacksHands, seat: int, *, feed: bool) -> ManyPacksPart:
    """A card of a side suit: points for the partner, or what is missed least; of the shortest suit."""
    once, base = hands[0], 5 * seat
    if feed:
        for worth in (board.tens, board.fives):
            for suit in board.sides:
                kinds = once[base + suit] & worth[suit]
                if kinds:
                    return part_of(board, suit, kinds & -kinds)
    best, least = -1, 99
    for suit in board.sides:
        kinds = once[base + suit]
        if kinds & board.blank[suit]:
            length = kinds.bit_count()
            if length < least:
                best, least = suit, length
    if best >= 0:
        return part_of(board, best, lowest_card(board, hands, base + best, best))
    if once[base + TRUMP] & board.blank[TRUMP]:
        return part_of(board, TRUMP, lowest_card(board, hands, base + TRUMP, TRUMP))
    for suit in (*board.sides, TRUMP):
        if once[base + suit]:
            return part_of(board, suit, lowest_card(board, hands, base + suit, suit))
    raise AssertionError("a seat to play holds a card")


# Tuples ----------------------------------------------------------------------------------------------------
def _tuple(
    board: ManyPacksBoard, hands: ManyPacksHands, seat: int, trick: ManyPacksTrick, mate: bool, last: bool
) -> list[ManyPacksPart]:
    led, width = trick.led, trick.width
    at = 5 * seat + led
    held = sum([layer[at].bit_count() for layer in hands])
    sure = mate and (last or trick.ruling == TRUMP or trick.best >= board.top(led, hands[0][at]))
    if held <= width:
        found = [(led, tuple([layer[at] for layer in hands]))] if held else []
        if not held and led != TRUMP and not mate:
            ruff = _ruff_tuple(board, hands, seat, trick)
            if ruff is not None:
                return [ruff]
        if board.must_trump and not held and led != TRUMP:
            form = Format(board.ladder.suits[led], trick.size, ((width, 1),))
            cost = board.costs[1 if sure else 0]
            return board.parts(following(holding_of(board, hands, seat), form, board.rules, cost))
        return found + _fillers(board, hands, seat, led, width - held, feed=sure)
    layers = [layer[at] for layer in hands]
    rules = board.rules
    kinds = layers[width - 1]
    if kinds and rules.draw_policy == "no_protections":
        beating = board.above(led, kinds, trick.best) if trick.ruling == led else 0
        if beating and not mate:
            return [part_of(board, led, beating & -beating, width)]
        if sure:
            wanted = kinds & board.tens[led] or kinds & board.fives[led] or kinds
        else:
            wanted = kinds & board.blank[led] or kinds
        return [part_of(board, led, wanted & -wanted, width)]
    if not kinds and width < 4 and rules.draw_policy == "no_protections":
        return [_replace_tuple(board, led, layers, width, feed=sure)]
    form = Format(board.ladder.suits[led], trick.size, ((width, 1),))
    cost = board.costs[1 if sure else 0]
    return board.parts(following(holding_of(board, hands, seat), form, rules, cost))


def _replace_tuple(
    board: ManyPacksBoard, led: int, layers: list[int], width: int, *, feed: bool
) -> ManyPacksPart:
    """What follows a pair or a triple that is missing: a pair for a triple if there is one, then singles."""
    worths = (board.tens[led], board.fives[led], board.blank[led])
    wanted = worths if feed else worths[::-1]
    taken, once, left = [0] * board.packs, layers[0], width
    twice = layers[1]
    if width == 3 and twice:
        pair = _first(twice, wanted)
        taken[0] = taken[1] = pair
        once, twice, left = once & ~pair, twice & ~pair, 1
    while left:
        # A pair is broken only where there is no other card.
        bit = _first(once & ~twice or once, wanted)
        taken[0] |= bit
        once, left = once & ~bit, left - 1
    return led, tuple(taken)


def _first(kinds: int, wanted: tuple[int, ...]) -> int:
    """The lowest of these kinds, of those that are wanted first."""
    for worth in wanted:
        found = kinds & worth
        if found:
            return found & -found
    return kinds & -kinds


def _ruff_tuple(
    board: ManyPacksBoard, hands: ManyPacksHands, seat: int, trick: ManyPacksTrick
) -> ManyPacksPart | None:
    kinds = hands[trick.width - 1][5 * seat + TRUMP]
    if trick.ruling == TRUMP:
        kinds = board.above(TRUMP, kinds, trick.best)
    if not kinds or trick.pile < 5:
        return None
    return part_of(board, TRUMP, kinds & -kinds, trick.width)


def _fillers(
    board: ManyPacksBoard, hands: ManyPacksHands, seat: int, led: int, count: int, *, feed: bool
) -> list[ManyPacksPart]:
    """A number of cards of other suits than the led one."""
    if not count:
        return []
    cost = board.costs[1 if feed else 0]
    cards = [card for card in holding_of(board, hands, seat).cards() if board.place[card][0] != led]
    cards.sort(key=lambda card: (cost[card], card))
    return board.parts(cards[:count])


# Tractors and throws ---------------------------------------------------------------------------------------
def _by_law(
    board: ManyPacksBoard, hands: ManyPacksHands, seat: int, trick: ManyPacksTrick, mate: bool
) -> list[ManyPacksPart]:
    form, rules = trick.form, board.rules
    assert form is not None
    hand = holding_of(board, hands, seat)
    if not mate:
        own = hand.count(form.suit)
        suit = form.suit if own >= form.size else None
        if not own and trick.led != TRUMP and trick.pile >= 5:
            suit = EffectiveSuit.TRUMP
        if suit is not None and (not own or not form.is_throw):
            cards = None if own else _by_type(board, hand, trick)
            if cards is None:
                cards = lay(hand, suit, form.size, form.shapes, board.costs[0 if not own else 2])
            if cards is not None and not fault(hand, form, Holding.of(cards, board.ladder), rules):
                return board.parts(cards)
    return board.parts(following(hand, form, rules, board.costs[1 if mate else 0]))


def _by_type(board: ManyPacksBoard, hand: Holding, trick: ManyPacksTrick) -> tuple[Card, ...] | None:
    """The least ruff of a throw that takes the trick by its largest unit (T91); None where there is none."""
    form, standing, rules = trick.form, trick.standing, board.rules
    assert form is not None and standing is not None, "a throw has a format and a standing play"
    if not form.is_throw or rules.throw_beat is not ThrowBeat.HIGHEST_TYPE or not standing.ruffed:
        return None
    for cards in reversed(list(ruffs_by_type(hand, form, board.costs[:1]))):
        offered = strength_of(Holding.of(cards, board.ladder), form, rules)
        if offered is not None and is_stronger(offered, standing, form, rules, board.ladder):
            return cards
    return None
