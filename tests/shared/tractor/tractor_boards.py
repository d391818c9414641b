"""Boards of Tractor for tests of the bots' fast form of the law: any rules, any trump, any hands."""

from followsuit.base.cards import NO_TRUMP, Rank, Suit
from followsuit.base.decks import DOUBLE
from followsuit.bots.tractor.board import board_of
from followsuit.card_games.shengji.cards.trump import Trump
from tests.shared.tractor.tractor_positions import random_rules


def random_board(rng, rules=None):
    rules = rules or random_rules(rng)
    return board_of(Trump.under(rules, Rank(rng.randrange(13)), rng.choice([*Suit, NO_TRUMP])), rules)


def random_hands(board, rng, size):
    cards = list(DOUBLE.cards)
    rng.shuffle(cards)
    hands = [cards[seat * size : (seat + 1) * size] for seat in range(4)]
    once, twice = [], []
    for hand in hands:
        one, two = board.masks(hand)
        once += one
        twice += two
    return hands, once, twice
