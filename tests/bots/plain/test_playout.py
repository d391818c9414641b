"""Playouts and endings on masks: the same game as the rules play."""

import os
from random import Random

import pytest

from followsuit.base.actions import Play
from followsuit.base.cards import Suit
from followsuit.base.decks import FIFTY_TWO, FORTY
from followsuit.base.seats import Seat, Side
from followsuit.bots.plain.endgame import PlainEndgame
from followsuit.bots.plain.layout import BITS, card_of, spread_hand
from followsuit.bots.plain.playout import play_points, play_tricks, trick_after
from followsuit.card_games.trick.cardplay import Cardplay, points_taken, tricks_taken
from followsuit.card_games.trick.hand import cards_of, mask_of
from followsuit.card_games.trick.trick import Trick
from followsuit.card_games.two_hundred.rules import CARDPLAY
from tests.shared.kept_sums import require_kept

#: Random positions held to the rules, for each game.
KEPT = 1_500
COUNT = 100_000 if os.environ.get("FOLLOWSUIT_FULL") else KEPT

GAMES = {
    "points": (FORTY, play_points, lambda taken: points_taken(taken)[Side.NS]),
    "tricks": (FIFTY_TWO, play_tricks, lambda taken: tricks_taken(taken)[Side.NS]),
}


def random_deal(deck, rng, size=None):
    """Cardplay at the first lead, with so many cards a seat."""
    order = deck.shuffled(rng)
    size = size or len(deck) // 4
    hands = tuple(mask_of(order[at * size : (at + 1) * size]) for at in range(4))
    return Cardplay(hands, Suit(rng.randrange(4)), Trick(Seat(rng.randrange(4))))


def value(playout, at, card, declaring):
    """What a playout says of a position: S and N's share from here on."""
    start = trick_after(int(at.trick.leader), [BITS[one] for one in at.trick.cards], int(at.trump))
    hands = [spread_hand(hand) for hand in at.hands]
    return playout(hands, start, BITS[card] if card is not None else 0, int(at.trump), declaring)


@pytest.mark.parametrize("game", GAMES)
def test_a_playout_keeps_to_the_rules_at_every_step(game):
    """A position is worth what the next one, made by the rules, is worth, plus what the rules gave between.

    And what the policy does there is worth what some play that the rules allow is worth.
    """
    deck, playout, taken_of = GAMES[game]
    rng, checked, told = Random(game), 0, list[object]()
    while checked < COUNT:
        at, declaring = random_deal(deck, rng), rng.randrange(2)
        while not at.is_over and checked < COUNT:
            seat = at.to_act(CARDPLAY)
            cards = list(cards_of(at.playable(seat)))
            free = value(playout, at, None, declaring)
            assert free in [value(playout, at, card, declaring) for card in cards]
            card = rng.choice(cards)
            after, _ = at.with_play(CARDPLAY, Play(seat, (card,)))
            got, winner = value(playout, at, card, declaring)
            rest = value(playout, after, None, declaring) if not after.is_over else (0, None)
            assert got == rest[0] + taken_of(after.taken) - taken_of(at.taken)
            if len(after.taken) > len(at.taken):
                assert winner == after.taken[-1].winner
            else:
                assert winner == rest[1]
            at, checked = after, checked + 1
            if checked <= KEPT:
                told += free, got, winner
    require_kept(f"{game} playouts", told)


def best(at, game):
    """The value of best play by all, in the slow and plain way."""
    if at.is_over:
        return GAMES[game][2](at.taken)
    seat = at.to_act(CARDPLAY)
    values = [
        best(at.with_play(CARDPLAY, Play(seat, (card,)))[0], game) for card in cards_of(at.playable(seat))
    ]
    return max(values) if seat.side is Side.NS else min(values)


@pytest.mark.parametrize("game", GAMES)
def test_an_ending_is_worth_what_best_play_by_the_rules_takes(game):
    rng = Random(f"ending {game}")
    for _ in range(60):
        at = random_deal(GAMES[game][0], rng, 3)
        for _ in range(rng.randrange(3)):
            seat = at.to_act(CARDPLAY)
            at, _ = at.with_play(CARDPLAY, Play(seat, (rng.choice(list(cards_of(at.playable(seat)))),)))
        ending = PlainEndgame(int(at.trump), tricks=game == "tricks")
        start = trick_after(int(at.trick.leader), [BITS[one] for one in at.trick.cards], int(at.trump))
        seat = at.to_act(CARDPLAY)
        for card in cards_of(at.playable(seat)):
            after, _ = at.with_play(CARDPLAY, Play(seat, (card,)))
            assert ending.after([spread_hand(hand) for hand in at.hands], start, BITS[card]) == best(
                after, game
            )


def test_a_card_and_its_bit_name_each_other():
    assert all(card_of(BITS[card]) is card for card in FIFTY_TWO.cards)
