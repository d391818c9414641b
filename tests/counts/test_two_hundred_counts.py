"""Counts: the number of ways a small deal can be played, against a second definition of the rules.

The second definition below shares nothing with the engine but the spelling of cards: it works on texts.
"""

from random import Random

import pytest

from followsuit.base.actions import Play
from followsuit.base.cards import Suit, parse_card, parse_cards
from followsuit.base.decks import FORTY
from followsuit.base.seats import Seat
from followsuit.card_games.trick.cardplay import Cardplay, points_taken
from followsuit.card_games.trick.hand import cards_of, mask_of
from followsuit.card_games.trick.trick import Trick
from followsuit.card_games.two_hundred.rules import CARDPLAY, WORTH

ORDER = ["5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"]
VALUE = {"A": 10, "T": 10, "5": 5}


def ways_by_texts(hands, trump, leader, trick=(), points=(0, 0)):
    """All ways to play the hands out, as a count of every final division of the points (NS, EW)."""
    if len(trick) == 4:
        led = trick[0][1]
        best = max(
            trick,
            key=lambda card: (
                card[1] == trump,
                card[1] == led if card[1] != trump else True,
                ORDER.index(card[0]),
            ),
        )
        winner = (leader + trick.index(best)) % 4
        worth = sum(VALUE.get(card[0], 0) for card in trick)
        points = (points[0] + worth, points[1]) if winner % 2 == 0 else (points[0], points[1] + worth)
        if not any(hands):
            return {points: 1}
        return ways_by_texts(hands, trump, winner, (), points)
    seat = (leader + len(trick)) % 4
    following = [card for card in hands[seat] if trick and card[1] == trick[0][1]]
    total: dict[tuple[int, ...], int] = {}
    for card in following or hands[seat]:
        rest = [tuple(c for c in hand if c != card) if at == seat else hand for at, hand in enumerate(hands)]
        for end, count in ways_by_texts(rest, trump, leader, (*trick, card), points).items():
            total[end] = total.get(end, 0) + count
    return total


def ways_by_engine(cardplay):
    if cardplay.is_over:
        points = points_taken(cardplay.taken)
        return {tuple(points.values()): 1}
    seat = cardplay.to_act(CARDPLAY)
    total: dict[tuple[int, ...], int] = {}
    for card in cards_of(cardplay.hands[seat]):
        play = Play(seat, (card,))
        if cardplay.check(CARDPLAY, play) is not None:
            continue
        for end, count in ways_by_engine(cardplay.with_play(CARDPLAY, play)[0]).items():
            total[end] = total.get(end, 0) + count
    return total


@pytest.mark.parametrize("seed", range(25))
def test_three_tricks_are_played_in_as_many_ways_and_end_alike(seed):
    rng = Random(seed)
    # Few suits and few ranks, so that following, ruffing and discarding all come up.
    pool = [card.text for card in FORTY.cards if card.suit in (Suit.SPADES, Suit.HEARTS, Suit.CLUBS)]
    rng.shuffle(pool)
    hands = [tuple(pool[at * 3 : at * 3 + 3]) for at in range(4)]
    trump, leader = rng.choice("SHCD"), rng.randrange(4)
    masks = tuple(mask_of(parse_cards(" ".join(hand))) for hand in hands)
    suit = {suit.letter: suit for suit in Suit}[trump]
    engine = ways_by_engine(Cardplay(masks, suit, Trick(Seat(leader))))
    assert engine == ways_by_texts(hands, trump, leader)


def test_the_second_definition_counts_a_position_known_by_hand():
    # One card each: one way; spades led by S, W ruffs with the five of hearts and takes 25.
    hands = [("AS",), ("5H",), ("TS",), ("9S",)]
    assert ways_by_texts(hands, "H", 0) == {(0, 25): 1}
    assert {rank.letter: worth for rank, worth in WORTH.items()} == VALUE
    assert parse_card("AS").text == "AS"
