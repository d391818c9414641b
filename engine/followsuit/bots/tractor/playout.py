"""Playout: the rest of a deal played by cheap, sensible heuristics, on the masks of a `Board`.

The same game as `followsuit.card_games.tractor` plays; a test holds every play and every winner to its law.
Singles and pairs, nine leads in ten, are played right here and in `answering`; tractors and throws ask the
law itself what is owed and who wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from followsuit.bots.tractor.board import TRUMP, Board, Part
from followsuit.bots.tractor.following import follow_pair, follow_shape, follow_single
from followsuit.bots.tractor.hands import Hands
from followsuit.bots.tractor.leading import choose_lead
from followsuit.card_games.shengji.cards.shapes import Format, format_of
from followsuit.card_games.shengji.law.trick_winner import (
    PlayStrength,
    is_stronger,
    lead_strength,
    strength_of,
)

#: The plays made, in order: each a seat and its parts.
Trace = list[tuple[int, list[Part]]]


@dataclass(frozen=True, slots=True)
class Start:
    """Where a playout begins: ``seat`` makes play ``count`` (0 to 3) of the trick.

    ``form`` is what was led and ``claim`` the best play so far, ``owner`` its seat, ``pile`` the card points
    on the table; none of them before a lead. ``opposing`` is the parity of the opposing side's seats.
    """

    seat: int
    opposing: int
    count: int = 0
    form: Format | None = None
    claim: PlayStrength | None = None
    owner: int = 0
    pile: int = 0


@dataclass(slots=True)
class Result:
    """The result of a playout.

    ``points`` the opposing side takes from the start on, kitty aside; ``first`` and ``last`` the seats that
    win the first and the last trick; ``unit`` how many cards the largest unit of the last lead has. ``hook``:
    jacks took the last trick (1), one of the trump suit among them (2), where that counts (T96); else 0.
    """

    points: int
    first: int
    last: int
    unit: int
    hook: int = 0


def play_out(
    board: Board,
    once: Sequence[int],
    twice: Sequence[int],
    start: Start,
    play: Sequence[Part],
    trace: Trace | None = None,
) -> Result:
    """Play a deal out and return its result; the hands given stay as they are.

    once, twice: twenty masks each, `5 * seat + suit`. The rest is as in `play_on`.
    """
    return play_on(Hands.of(board, once, twice), start, play, trace)


def play_on(hands: Hands, start: Start, play: Sequence[Part], trace: Trace | None = None) -> Result:
    """Play a deal out, which empties the hands, and return its result.

    play: the first play; empty: the policy's. trace: where given, every play is appended to it.
    """
    board = hands.board
    o, t, live, both = hands.once, hands.twice, hands.live, hands.both
    tens, worth = board.tens, board.points
    level, group, equal, twos_level = board.level, board.group, board.equal, board.twos_level
    seat, count, owner, pile = start.seat, start.count, start.owner, start.pile
    points, first = 0, -1
    opposing = start.opposing
    # How the trick stands: suits led and winning, best bit, cards, and for a tractor or throw the law's view.
    led = ruling = best = size = 0
    form: Format | None = None
    standing: PlayStrength | None = None
    if start.form is not None:
        form, standing = start.form, start.claim
        assert standing is not None, "a lead has a claim"
        led, size = int(form.suit), form.size
        ruling = TRUMP if standing.ruffed else led
        best = _bit(board, ruling, standing.height)
        if size == 1 or (size == 2 and form.pairs == 1):
            form = None
    parts: list[Part] = list(play)
    while True:
        if not count:
            if not parts:
                parts = [choose_lead(hands, seat, opposing)]
            led, one, two = parts[0]
            ruling, owner, pile = led, seat, 0
            size = one.bit_count() + two.bit_count()
            form = None
            best = 1 << (one.bit_length() - 1)
            if led == TRUMP and best & equal:
                best = level if best & group else twos_level
            if size > 1 and not (size == 2 and two):
                lead = board.holding(parts)
                form = format_of(lead)
                assert form is not None, "a lead is of one suit"
                standing = lead_strength(lead, form, board.rules)
        if size == 1:
            # Most tricks are of single cards, whose suits and winner take a few operations to find.
            for turn in range(count, 4):
                if parts:
                    suit, one, two = parts.pop()
                else:
                    suit, one, two = follow_single(hands, seat, turn, led, ruling, best, owner, pile)
                if suit == ruling:
                    top = one
                    if suit == TRUMP and one & equal:
                        top = level if one & group else twos_level
                    if top > best:
                        best, owner = top, seat
                elif suit == TRUMP:
                    ruling, best, owner = suit, one, seat
                    if one & equal:
                        best = level if one & group else twos_level
                at = 5 * seat + suit
                if t[at] & one:
                    t[at] ^= one
                else:
                    o[at] ^= one
                if both[suit] & one:
                    both[suit] ^= one
                else:
                    live[suit] ^= one
                if one & worth[suit]:
                    pile += 10 if one & tens[suit] else 5
                if trace is not None:
                    trace.append((seat, [(suit, one, 0)]))
                seat = (seat + 3) & 3
        else:
            for turn in range(count, 4):
                if form is None:
                    if not parts:
                        parts = follow_pair(hands, seat, turn, led, ruling, best, owner, pile)
                    suit, one, two = parts[0]
                    if two and suit in (ruling, TRUMP):
                        top = one
                        if suit == TRUMP and one & equal:
                            top = level if one & group else twos_level
                        if suit != ruling or top > best:
                            ruling, best, owner = suit, top, seat
                elif turn:
                    assert standing is not None, "a lead has a claim"
                    if not parts:
                        parts = follow_shape(hands, seat, form, standing, owner, pile)
                    if len(parts) == 1 and parts[0][0] in (led, TRUMP):
                        cards = board.holding(parts)
                        offered = strength_of(cards, form, board.rules)
                        if offered is not None and is_stronger(
                            offered, standing, form, board.rules, board.ladder
                        ):
                            standing, owner = offered, seat
                for suit, one, two in parts:
                    hands.play(seat, suit, one, two)
                    if one & worth[suit]:
                        pile += board.worth(suit, one, two)
                if trace is not None:
                    trace.append((seat, parts))
                parts = []
                seat = (seat + 3) & 3
        if first < 0:
            first = owner
        if owner & 1 == opposing:
            points += pile
        at = 5 * owner
        if not (o[at] or o[at + 1] or o[at + 2] or o[at + 3] or o[at + 4]):
            unit = size if form is None else max(1, 2 * form.largest)
            if board.own_jack:
                shape = standing if form is not None else None
                return Result(points, first, owner, unit, _hook(board, ruling, best, shape))
            return Result(points, first, owner, unit)
        seat, count = owner, 0


def _bit(board: Board, suit: int, height: int) -> int:
    """The bit a step is compared by."""
    return board.compared(suit, board.on_step(suit, height, board.equal))


def _hook(board: Board, ruling: int, best: int, standing: PlayStrength | None) -> int:
    """Whether jacks win a trick (T96), as `Result` says; ``standing`` is the winning tractor or throw."""
    if standing is not None:
        ruling = TRUMP if standing.ruffed else ruling
        if standing.layers[0] & ~board.to_field(ruling, board.jacks[ruling]):
            return 0
        own = board.own_jack < 0 or standing.layers[0] & board.to_field(ruling, board.own_jack)
    else:
        if not best & board.jacks[ruling]:
            return 0
        own = best & board.own_jack
    return 2 if own else 1
