"""Following: the cards that the playout's policy follows with. Cheap heuristics on masks, always legal.

The answers take the hands, the seat to play, its turn in the trick (``count``, 1 to 3), the suits led and
ruling, the best bit so far with its owner, and the points on the table (``pile``). Of `Hands` the short names
``o`` and ``t`` are its lists ``once`` and ``twice``.
"""

from __future__ import annotations

from itertools import islice

from followsuit.bots.tractor.board import TRUMP, Board, Part
from followsuit.bots.tractor.discarding import (
    card_to_feed,
    choose_discard,
    choose_discards,
    least_card,
    would_ruff,
)
from followsuit.bots.tractor.following_by_rules import follow_by_rules
from followsuit.bots.tractor.hands import Hands
from followsuit.bots.tractor.tractor_layouts import Lengths, can_lay, layouts, spare_of, tractors_due
from followsuit.card_games.shengji.cards.shapes import Format
from followsuit.card_games.shengji.law.trick_winner import PlayStrength
from followsuit.card_games.shengji.option_values import ThrowBeat, ThrowFollow

#: Ways to lay several tractors that are looked at.
_WAYS = 16


def follow_single(
    hands: Hands, seat: int, count: int, led: int, ruling: int, best: int, owner: int, pile: int
) -> Part:
    """Return the card played to a led single, as a part (suit, once, twice)."""
    board, o, t = hands.board, hands.once, hands.twice
    live, both = hands.live, hands.both
    base = 5 * seat
    mine = o[base + led]
    mate = not (owner ^ seat) & 1
    if mine:
        if not mine & (mine - 1):
            return led, mine, 0
        twin = t[base + led]
        if mate:
            others = (live[led] & ~mine) | (both[led] & mine & ~twin)
            if count == 3 or (ruling == led and best << 1 > others and not would_ruff(o, seat, led)):
                return led, card_to_feed(board, led, mine, twin), 0
            # Third hand: a master over a partner's card that will not stand.
            top = 1 << (mine.bit_length() - 1)
            if (
                ruling == led
                and count == 2
                and top > others
                and top > best << 2
                and not would_ruff(o, seat, led)
            ):
                return led, top, 0
            return led, least_card(board, led, mine, twin), 0
        above = mine & -(best << 1) if ruling == led else 0
        if above:
            if count == 3:
                worth = above & board.points[led]
                cheap = worth & ~twin or worth or above & ~twin or above
                cheap &= -cheap
                if worth or led != TRUMP or pile or cheap < board.level:
                    return led, cheap, 0
            else:
                top = 1 << (above.bit_length() - 1)
                others = (live[led] & ~mine) | (both[led] & mine & ~twin)
                if top >= others or top << 1 > others:
                    # A master; of neighbours that are as good the lowest does.
                    if led != TRUMP or pile or count == 2:
                        return led, top, 0
                elif count == 2:
                    bare = above & board.blank[led]
                    if bare and (led != TRUMP or pile):
                        return led, 1 << (bare.bit_length() - 1), 0
        return led, least_card(board, led, mine, twin), 0
    if led != TRUMP:
        trumps = o[base + TRUMP]
        if trumps:
            over = trumps & -(best << 1) if ruling == TRUMP else trumps
            if over:
                if not mate:
                    wants = pile >= 5 or count < 3
                else:
                    # The partner's card is not the master: an opponent behind may take it.
                    wants = count == 2 and pile >= 10 and ruling == led and best << 1 <= live[led]
                if wants:
                    twin = t[base + TRUMP]
                    if count == 3 or o[5 * ((seat + 3) & 3) + led]:
                        # Nobody ruffs higher: a trump that is worth points brings them home.
                        over = over & board.points[TRUMP] & ~twin or over
                    elif not mate and pile >= 10 and ruling == TRUMP:
                        return TRUMP, 1 << (over.bit_length() - 1), 0
                    else:
                        over = over & ~twin & board.blank[TRUMP] or over
                    over = over & ~twin or over
                    if pile >= 10 or over & -over < board.level or not board.level:
                        return TRUMP, over & -over, 0
            if board.must_trump:
                # It plays a trump whoever has the trick (T87); an opponent's is taken where that is cheap.
                twin = t[base + TRUMP]
                if over and not mate:
                    low = over & board.blank[TRUMP] & ~twin or over & ~twin or over
                    return TRUMP, low & -low, 0
                safe = mate and (count == 3 or ruling == TRUMP)
                return TRUMP, (card_to_feed if safe else least_card)(board, TRUMP, trumps, twin), 0
    feeds = mate and (count == 3 or ruling == TRUMP or best << 1 > live[led])
    suit, bit = choose_discard(board, o, t, base, feeds)
    return suit, bit, 0


def follow_pair(
    hands: Hands, seat: int, count: int, led: int, ruling: int, best: int, owner: int, pile: int
) -> list[Part]:
    """Return the two cards played to a led pair, as parts."""
    board, o, t, both = hands.board, hands.once, hands.twice, hands.both
    base = 5 * seat
    mine, twin = o[base + led], t[base + led]
    mate = not (owner ^ seat) & 1
    # A pair mostly stands: few have a higher one.
    feeds = mate and (count == 3 or ruling != led or best << 1 > both[led] & ~mine or pile >= 10)
    if twin:
        if not twin & (twin - 1):
            return [(led, twin, twin)]
        if mate:
            pair = twin & board.tens[led] or twin & board.fives[led] or twin if feeds else 0
            pair = pair or twin & board.blank[led] or twin
            pair &= -pair
            return [(led, pair, pair)]
        above = twin & -(best << 1) if ruling == led else 0
        if above:
            pair = 1 << (above.bit_length() - 1)
            if count == 3 or pair > both[led] & ~mine:
                worth = above & board.points[led]
                if count == 3:
                    pair = worth & -worth or above & -above
                return [(led, pair, pair)]
        pair = twin & board.blank[led] or twin
        pair &= -pair
        return [(led, pair, pair)]
    if mine & (mine - 1):
        one = card_to_feed(board, led, mine, 0) if feeds else least_card(board, led, mine, 0)
        rest = mine ^ one
        return [
            (led, one | (card_to_feed(board, led, rest, 0) if feeds else least_card(board, led, rest, 0)), 0)
        ]
    parts: list[Part] = [(led, mine, 0)] if mine else []
    if not mine and led != TRUMP and not mate:
        pairs = t[base + TRUMP]
        over = pairs & -(best << 1) if ruling == TRUMP else pairs
        if over and (pile >= 5 or over & -over < board.level):
            worth = over & board.points[TRUMP] if count == 3 else over & board.blank[TRUMP]
            over = worth & -worth or over & -over
            return [(TRUMP, over, over)]
    if board.must_trump and not mine and led != TRUMP and o[base + TRUMP]:
        return _trumps_due(board, o, t, base, led, 2, feeds)
    return parts + choose_discards(board, o, t, base, led, 1 if mine else 2, feeds)


def follow_shape(
    hands: Hands, seat: int, form: Format, standing: PlayStrength, owner: int, pile: int
) -> list[Part]:
    """Return the cards played to a led tractor or throw, as parts, as the law of following asks (T24–T27)."""
    board, o, t = hands.board, hands.once, hands.twice
    base, led, size = 5 * seat, int(form.suit), form.size
    mine, twin = o[base + led], t[base + led]
    held = mine.bit_count() + twin.bit_count()
    mate = not (owner ^ seat) & 1
    if board.twos or (form.is_throw and board.rules.throw_beat is ThrowBeat.HIGHEST_TYPE):
        return follow_by_rules(hands, seat, form, standing, mate, pile)
    if held > size:
        due = _tractors_due(board, led, twin, form)
        height = -1 if mate or standing.ruffed or form.is_throw else standing.height
        return [_lay_out(board, led, mine, twin, size, due, min(form.pairs, twin.bit_count()), mate, height)]
    if not held and led != TRUMP and not mate:
        trumps, pairs = o[base + TRUMP], t[base + TRUMP]
        enough = trumps.bit_count() + pairs.bit_count() >= size and pairs.bit_count() >= form.pairs
        if enough and (pile >= 5 or size < 4):
            field = board.to_field(TRUMP, pairs)
            ladder = board.ladder
            if can_lay(ladder.steps(field), spare_of(field, ladder), ladder.shared, form.tractors):
                height = standing.height if standing.ruffed else -1
                return [_lay_out(board, TRUMP, trumps, pairs, size, form.tractors, form.pairs, False, height)]
    if board.must_trump and not held and led != TRUMP and o[base + TRUMP]:
        return _trumps_due(board, o, t, base, led, size, mate)
    parts: list[Part] = [(led, mine, twin)] if mine else []
    return parts + choose_discards(board, o, t, base, led, size - held, mate) if held < size else parts


# Tractors and throws ---------------------------------------------------------------------------------------
def _trumps_due(
    board: Board, o: list[int], t: list[int], base: int, led: int, size: int, feeds: bool
) -> list[Part]:
    """The trumps that a void seat owes (T87): the least of them, and cards to discard if they are too few."""
    trumps, pairs = o[base + TRUMP], t[base + TRUMP]
    count = min(size, trumps.bit_count() + pairs.bit_count())
    parts = [_lay_out(board, TRUMP, trumps, pairs, count, (), 0, feeds, -1)]
    if count == size:
        return parts
    o, t = list(o), list(t)
    o[base + TRUMP] = t[base + TRUMP] = 0
    return parts + choose_discards(board, o, t, base, led, size - count, feeds)


def _tractors_due(board: Board, suit: int, twin: int, form: Format) -> Lengths:
    """The tractors owed to a lead by a seat that holds more of its suit than was led (T26, T27)."""
    rules = board.rules
    if (
        not form.tractors
        or twin.bit_count() < 2
        or (form.is_throw and rules.throw_follow is ThrowFollow.PAIRS)
    ):
        return ()
    ladder = board.ladder
    field = board.to_field(suit, twin)
    return tractors_due(
        ladder.steps(field), spare_of(field, ladder), ladder.shared, form.tractors, rules.shorter_tractor
    )


def _lay_out(
    board: Board,
    suit: int,
    mine: int,
    twin: int,
    size: int,
    tractors: Lengths,
    pairs: int,
    feeds: bool,
    height: int,
) -> Part:
    """``size`` cards of a suit with these tractors and pairs, the least; over ``height`` if it can."""
    chosen = 0
    if tractors:
        chosen = _tractors(board, suit, twin, tractors, height)
    elif pairs and height >= 0:
        above = twin & -(board.on_step(suit, height, board.equal) << 1)
        chosen = above & -above
    loose = twin & ~chosen
    for _ in range(pairs - chosen.bit_count()):
        pair = (loose & board.points[suit] or loose) if feeds else (loose & board.blank[suit] or loose)
        pair &= -pair
        chosen |= pair
        loose ^= pair
    once, twice = chosen, chosen
    rest, left = mine & ~chosen, twin & ~chosen
    for _ in range(size - 2 * chosen.bit_count()):
        bit = card_to_feed(board, suit, rest, left) if feeds else least_card(board, suit, rest, left)
        twice |= once & bit
        once |= bit
        if left & bit:
            left ^= bit
        else:
            rest ^= bit
    return suit, once, twice


def _tractors(board: Board, suit: int, twin: int, lengths: Lengths, height: int) -> int:
    """Kinds that make tractors of these lengths: the lowest that beat ``height``, else the lowest."""
    ladder = board.ladder
    field = board.to_field(suit, twin)
    ways = list(islice(layouts(ladder.steps(field), spare_of(field, ladder), ladder.shared, lengths), _WAYS))
    # They come highest first.
    way = next((tops for tops in reversed(ways) if tops[0] > height), ways[-1]) if height >= 0 else ways[-1]
    left = twin
    for top, length in zip(way, lengths, strict=True):
        for step in range(top, top - length, -1):
            left ^= board.on_step(suit, step, left)
    return twin ^ left
