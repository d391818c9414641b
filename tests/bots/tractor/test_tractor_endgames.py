"""Exact endings of Tractor: the result of best play, held to a plain minimax over the law and to playouts."""

from itertools import combinations
from random import Random

from followsuit.base.cards import parse_cards
from followsuit.bots.tractor.endgame import TractorEndgame
from followsuit.bots.tractor.playout import Start, play_out
from followsuit.card_games.shengji.cards.pack import card_points
from followsuit.card_games.shengji.cards.shapes import Shape, shape
from followsuit.card_games.shengji.law.follow import check_follow
from followsuit.card_games.shengji.law.scoring import kitty_multiplier, multiplier_of
from followsuit.card_games.shengji.law.trick_winner import winner
from followsuit.card_games.shengji.option_values import Throw
from followsuit.card_games.tractor.interface.options import lead_options
from followsuit.card_games.tractor.rules import PRESETS
from tests.shared.kept_sums import require_kept
from tests.shared.tractor.tractor_boards import random_board, random_hands


def minimax(hands, seat, trump, rules, opposing, kitty, table=()):
    """The opposing side's points by best play, on tuples of cards and the law's plainest words."""
    if len(table) == 4:
        leader = seat
        owner = (leader - winner(table, trump, rules)) % 4
        pile = sum(card_points(cards) for cards in table) if owner % 2 == opposing else 0
        if not hands[owner]:
            bonus = kitty * kitty_multiplier(table[0], trump, rules) if owner % 2 == opposing else 0
            return pile + bonus
        return pile + minimax(hands, owner, trump, rules, opposing, kitty)
    hand = hands[seat]
    if table:
        sets = {tuple(sorted(cards)) for cards in combinations(hand, len(table[0]))}
        plays = [cards for cards in sets if check_follow(hand, table[0], cards, trump, rules) is None]
    else:
        found = lead_options(hand, (), (), {}, trump, rules)
        plays = [cards for cards in found if shape(cards, trump, rules) is not Shape.THROW]
    values = []
    for cards in plays:
        left = list(hand)
        for card in cards:
            left.remove(card)
        after = [left if at == seat else held for at, held in enumerate(hands)]
        values.append(minimax(after, (seat - 1) % 4, trump, rules, opposing, kitty, (*table, cards)))
    return max(values) if seat % 2 == opposing else min(values)


def test_an_ending_is_what_a_plain_minimax_says():
    rng, told = Random(21), []
    for _ in range(25):
        board = random_board(rng)
        trump, rules = board.ladder.trump, board.rules
        hands, once, twice = random_hands(board, rng, rng.choice([2, 2, 3]))
        opposing, seat = rng.randrange(2), rng.randrange(4)
        lead = rng.choice(
            [
                cards
                for cards in lead_options(hands[seat], (), (), {}, trump, rules)
                if shape(cards, trump, rules) is not Shape.THROW
            ]
        )
        ending = TractorEndgame(board, opposing, 15, lambda unit, rules=rules: multiplier_of(unit, rules))
        result, bonus = ending.after(once, twice, Start(seat, opposing), board.parts(lead))
        left = list(hands[seat])
        for card in lead:
            left.remove(card)
        after = [left if at == seat else held for at, held in enumerate(hands)]
        expected = minimax(after, (seat - 1) % 4, trump, rules, opposing, 15, (lead,))
        assert result.points + bonus == expected
        told.append((result.points, result.first, bonus))
    require_kept("tractor endings", told)


def test_best_play_of_both_sides_is_not_always_what_the_rules_of_thumb_do_but_never_illegal():
    rng, differ, told = Random(5), 0, []
    for _ in range(40):
        board = random_board(rng, PRESETS["reference"])
        assert board.rules.throw is Throw.PROVEN
        _, once, twice = random_hands(board, rng, 3)
        parts = next((suit, once[suit] & -once[suit], 0) for suit in range(5) if once[suit])
        result, bonus = TractorEndgame(board, 1, 0, lambda unit: 0).after(once, twice, Start(0, 1), [parts])
        played = play_out(board, once, twice, Start(0, 1), [parts])
        assert 0 <= result.points <= 200 and bonus == 0 and result.first in range(4)
        differ += result.points != played.points
        told.append((result.points, result.first, played.points))
    require_kept("tractor endings of three", told)
    assert 0 < differ < 40


def test_the_last_trump_is_kept_for_the_kitty():
    board = random_board(Random(1), PRESETS["standard"])
    trump = board.ladder.trump
    side = next(suit for suit in "SHCD" if trump.suit is None or suit != getattr(trump.suit, "letter", ""))
    rank = next(rank for rank in "346" if rank != trump.rank.letter)
    hands = [f"BJ {rank}{side}", f"K{side} Q{side}", f"SJ J{side}", f"9{side} 8{side}"]
    once, twice = [], []
    for text in hands:
        one, two = board.masks(parse_cards(text))
        once += one
        twice += two
    ending = TractorEndgame(board, 0, 10, lambda unit: 2 * unit)
    # South opposes: the joker first loses the last trick and the kitty with it, the low card first does not.
    joker, low = (board.parts(parse_cards(card)) for card in hands[0].split())
    taken = []
    for play in (joker, low):
        result, bonus = ending.after(once, twice, Start(0, 0), play)
        taken.append(result.points + bonus)
    assert taken[1] >= taken[0] and taken[1] >= 20
