"""Playouts of Tractor play the law's own game. ``FOLLOWSUIT_FULL=1`` asks for 100,000 plays."""

import os
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from followsuit.base.cards import CARDS, Rank, Suit, parse_cards
from followsuit.base.decks import DOUBLE
from followsuit.bots.tractor.board import board_of
from followsuit.bots.tractor.playout import Start, play_out
from followsuit.card_games.shengji.cards.ladder import SHIFT
from followsuit.card_games.shengji.cards.shapes import format_of
from followsuit.card_games.shengji.cards.trump import Trump
from followsuit.card_games.shengji.law.follow import fault
from followsuit.card_games.shengji.law.trick_winner import is_stronger, lead_strength, strength_of
from followsuit.card_games.tractor.interface.options import lead_options
from followsuit.card_games.tractor.rules import PRESETS
from tests.shared.kept_sums import require_kept
from tests.shared.tractor.tractor_boards import random_board, random_hands

KEPT = 12000
POSITIONS = int(
    os.environ.get("FOLLOWSUIT_POSITIONS", "100000" if os.environ.get("FOLLOWSUIT_FULL") else str(KEPT))
)


def replay(board, once, twice, start, played):
    """The same deal by the law: every play legal, every winner the law's. Points, first and last winner."""
    hands = [
        board.holding((suit, once[5 * seat + suit], twice[5 * seat + suit]) for suit in range(5))
        for seat in range(4)
    ]
    turns, points, winners = iter(played), 0, []
    seat = start.seat
    for _ in range(len(played) // 4):
        form = best = owner = None
        pile = 0
        for _ in range(4):
            who, parts = next(turns)
            assert who == seat
            cards = board.holding(parts)
            pile += sum(board.worth(*part) for part in parts)
            if owner is None:
                form = format_of(cards)
                assert form is not None and hands[seat].contains(cards)
                best, owner = lead_strength(cards, form, board.rules), seat
            else:
                assert not fault(hands[seat], form, cards, board.rules)
                offered = strength_of(cards, form, board.rules)
                if offered and is_stronger(offered, best, form, board.rules, board.ladder):
                    best, owner = offered, seat
            hands[seat] = hands[seat].without(cards)
            seat = (seat + 3) % 4
        assert owner is not None
        seat = owner
        winners.append(owner)
        points += pile if owner % 2 == start.opposing else 0
    assert not any(hand.once for hand in hands)
    return points, winners[0], winners[-1]


def test_every_play_is_legal_and_every_winner_is_the_laws():
    rng, plays, told = Random(11), 0, list[Any]()
    while plays < POSITIONS:
        board = random_board(rng)
        hands, once, twice = random_hands(board, rng, rng.choice([25, 25, 16, 9, 5]))
        start = Start(rng.randrange(4), rng.randrange(2))
        first = ()
        if rng.random() < 0.5:
            # Any lead there is, throws too: the playout has to answer what its own policy never leads.
            leads = lead_options(hands[start.seat], (), (), {}, board.ladder.trump, board.rules)
            first = board.parts(rng.choice([cards for cards in leads if len(cards) > 1] or leads))
        played: list[Any] = []
        result = play_out(board, once, twice, start, first, played)
        assert (result.points, result.first, result.last) == replay(board, once, twice, start, played)
        plays += len(played)
        if plays <= KEPT:
            told += result, played
    require_kept("tractor playouts", told)


def test_a_playout_keeps_its_world():
    rng = Random(3)
    board = random_board(rng, PRESETS["standard"])
    _, once, twice = random_hands(board, rng, 12)
    before = (list(once), list(twice))
    play_out(board, once, twice, Start(0, 1), ())
    assert (once, twice) == before


@pytest.mark.parametrize(
    ("lead", "unit"), [("AS", 1), ("AS AS", 2), ("AS AS KS KS", 4), ("AS AS KS", 2), ("AS KS", 1)]
)
def test_the_last_lead_tells_its_largest_unit(lead, unit):
    board = board_of(Trump(Rank.TWO, Suit.HEARTS), PRESETS["standard"])
    hands = [lead, "3C 3C 4D 4D 5D", "6C 6D 7D 8D 9D", "9C 9C TC JC QC"]
    once, twice = [], []
    size = len(lead.split())
    for text in hands:
        one, two = board.masks(parse_cards(text)[:size])
        once += one
        twice += two
    assert play_out(board, once, twice, Start(0, 1), board.parts(parse_cards(lead))).unit == unit


@given(seed=st.integers(0, 2**32))
@settings(max_examples=60, deadline=None)
def test_a_board_is_the_ladder_in_another_order(seed):
    rng = Random(seed)
    board = random_board(rng)
    ladder = board.ladder
    for card in CARDS:
        suit, bit = board.place[card]
        assert suit == ladder.suit[card]
        assert board.to_field(suit, bit) << SHIFT[suit] == ladder.bit[card]
        assert board.steps(suit, bit) == 1 << ladder.step[card]
        assert board.on_step(suit, ladder.step[card], bit) == bit
    for one in CARDS:
        for other in CARDS:
            if ladder.suit[one] is ladder.suit[other] and ladder.step[one] > ladder.step[other]:
                assert board.place[one][1] > board.place[other][1]
    cards = tuple(sorted(rng.sample(DOUBLE.cards, 20)))
    assert tuple(sorted(board.cards(board.parts(cards)))) == cards
