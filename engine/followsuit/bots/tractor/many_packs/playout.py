"""Playout: the rest of a deal with more packs, played by heuristics on masks.

The same game as `followsuit.card_games.tractor` plays; a test holds every play and every winner to its law.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from followsuit.bots.tractor.many_packs.board import TRUMP, ManyPacksBoard, ManyPacksPart
from followsuit.bots.tractor.many_packs.following import ManyPacksTrick, choose_follow
from followsuit.bots.tractor.many_packs.hands import ManyPacksHands, take_cards
from followsuit.bots.tractor.many_packs.leading import choose_lead
from followsuit.card_games.shengji.cards.shapes import led_format
from followsuit.card_games.shengji.law.trick_winner import is_stronger, lead_strength, strength_of

#: A play as it is traced: the seat and its parts.
ManyPacksTrace = list[tuple[int, list[ManyPacksPart]]]


@dataclass(slots=True)
class ManyPacksResult:
    """The result of a playout: the opposing side's card points, the winners of its first and last trick.

    ``width`` and ``length`` are those of the largest unit of the last lead, ``size`` its number of cards.
    ``hook``: jacks took the last trick (1), one of the trump suit among them (2), where that counts (T96).
    """

    points: int
    first: int
    last: int
    width: int
    length: int
    size: int
    hook: int = 0


def many_packs_play_out(
    board: ManyPacksBoard,
    hands: ManyPacksHands,
    seat: int,
    opposing: int,
    trick: ManyPacksTrick | None,
    play: Sequence[ManyPacksPart],
    trace: ManyPacksTrace | None = None,
) -> ManyPacksResult:
    """Play a deal out from these hands, which are changed. ``play`` is the first play; empty: the policy's.

    ``seat`` is to play, ``trick`` the one in progress, ``opposing`` the parity of the opposing side's seats.
    """
    seats = board.seats
    points, first = 0, -1
    parts = list(play)
    base = 5 * seat
    once = hands[0]
    while True:
        if trick is None:
            parts = parts or choose_lead(board, hands, seat)
            trick = begin_trick(board, seat, parts)
        else:
            parts = parts or choose_follow(board, hands, seat, trick)
            add_to_trick(board, trick, seat, parts)
        take_cards(hands, seat, parts)
        if trace is not None:
            trace.append((seat, parts))
        parts = []
        if trick.count < seats:
            seat = (seat - 1) % seats
            continue
        seat = trick.owner
        if first < 0:
            first = seat
        if seat & 1 == opposing:
            points += trick.pile
        base = 5 * seat
        if not any(once[base : base + 5]):
            width, length = trick.form.shapes[0] if trick.form is not None else (trick.width, 1)
            hook = _hook(board, trick) if board.own_jack else 0
            return ManyPacksResult(points, first, seat, width, length, trick.size, hook)
        trick = None


def begin_trick(board: ManyPacksBoard, seat: int, parts: Sequence[ManyPacksPart]) -> ManyPacksTrick:
    """The trick after its lead."""
    suit, layers = parts[0]
    size = sum([kinds.bit_count() for kinds in layers])
    top = board.top(suit, layers[0])
    trick = ManyPacksTrick(suit, size, size, suit, top, seat, _worth(board, parts))
    if size > 1 and layers[0].bit_count() > 1:
        lead = board.holding(parts)
        trick.form = form = led_format(lead)
        trick.standing = lead_strength(lead, form, board.rules)
    return trick


def add_to_trick(
    board: ManyPacksBoard, trick: ManyPacksTrick, seat: int, parts: Sequence[ManyPacksPart]
) -> None:
    """Take a play into a trick."""
    trick.count += 1
    trick.pile += _worth(board, parts)
    if len(parts) > 1:
        return
    suit, layers = parts[0]
    if suit != trick.led and suit != TRUMP:
        return
    if trick.form is not None:
        assert trick.standing is not None, "a trick of a format has a standing play"
        offered = strength_of(board.holding(parts), trick.form, board.rules)
        if offered is not None and is_stronger(
            offered, trick.standing, trick.form, board.rules, board.ladder
        ):
            trick.standing, trick.owner = offered, seat
            trick.ruling = TRUMP if offered.ruffed else trick.led
        return
    kinds = layers[trick.width - 1]
    if not kinds:
        return
    top = board.top(suit, kinds)
    if top > trick.best if suit == trick.ruling else suit == TRUMP:
        trick.ruling, trick.best, trick.owner = suit, top, seat


def _worth(board: ManyPacksBoard, parts: Sequence[ManyPacksPart]) -> int:
    worth = 0
    for suit, layers in parts:
        if not layers[0] & board.points[suit]:
            continue
        tens, fives = board.tens[suit], board.fives[suit]
        for kinds in layers:
            worth += 10 * (kinds & tens).bit_count() + 5 * (kinds & fives).bit_count()
    return worth


def _hook(board: ManyPacksBoard, trick: ManyPacksTrick) -> int:
    """Whether jacks win a trick (T96), as `ManyPacksResult` says."""
    jacks = board.jacks[trick.ruling]
    kinds = trick.standing.layers[0] if trick.standing is not None else trick.best
    if kinds & ~jacks:
        return 0
    return 2 if board.own_jack < 0 or kinds & board.own_jack else 1
