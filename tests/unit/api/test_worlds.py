"""Worlds: deals of the hidden cards that fit all that a seat has seen, and nothing that it has not."""

from dataclasses import replace
from random import Random

import pytest

import followsuit
from followsuit import Suit
from followsuit.api.position import worlds
from followsuit.base.cards import parse_cards
from followsuit.base.seats import AnySeat
from followsuit.card_games.registry import game_named
from followsuit.card_games.trick.hand import mask_of
from tests.shared.drawn_rules import drawn_specification

# The page does not ship the package that these tests are about.
pytestmark = pytest.mark.host

TABLES = [
    ("two_hundred", "reference", "betting playing"),
    ("rangvaar", "reference", "bidding playing"),
    ("court_piece", "reference", "naming playing"),
    ("court_piece", "hidden", "naming playing"),
    ("tractor", "reference", "dealing burying playing"),
    ("tractor", {"preset": "standard", "packs": 3}, "dealing burying playing"),
    ("tractor", "auction", "bidding naming playing"),
]


def cards_of(position):
    return sorted([*(card for seat in position.seats for card in position.dealt(seat)), *position.kitty])


@pytest.mark.parametrize(("game", "rules", "phases"), TABLES)
def test_a_world_shows_a_seat_what_it_has_seen_whatever_the_hidden_cards_are(game, rules, phases):
    position = next(followsuit.deals(game, rules=rules, seed=3))
    asked, number, seen = set(), 0, set()
    while not position.is_over:
        seat = position.seats[number % len(position.seats)]
        phase = position.observation(seat).phase
        if phase in phases.split() and ((phase, seat) not in asked or number % 17 == 0):
            asked.add((phase, seat))
            seen.add(phase)
            first, second = position.worlds(seat, 2, seed=number)
            for world in (first, second):
                assert world.observation(seat) == position.observation(seat)
                assert cards_of(world) == cards_of(position)
                assert world.to_act is position.to_act
            # Drawn of what the seat knows alone: a world has the same worlds as the position.
            assert first.worlds(seat, 2, seed=number) == (first, second)
        legal = position.legal()
        act = legal[number % len(legal)] if legal else None
        position, number = position.after(act), number + 1
    assert seen == set(phases.split())


#: In these phases of Tractor no worlds are drawn.
BETWEEN = ("last_chance", "starter_trick", "countering")


@pytest.mark.parametrize("game", followsuit.games())
def test_a_deal_of_chance_under_rules_of_chance_has_worlds_wherever_it_is_looked_at(game):
    for number in range(14 if game == "tractor" else 3):
        rng, asked = Random(f"{game} {number}"), set[tuple[str, AnySeat]]()
        rules = drawn_specification(game_named(game), rng, share=0.3)
        position = next(followsuit.deals(game, rules=rules, seed=number))
        while sum(phase == "playing" for phase, _ in asked) < 4:
            for seat in position.seats:
                phase = position.observation(seat).phase
                if phase not in BETWEEN and ((phase, seat) not in asked or rng.random() < 0.01):
                    asked.add((phase, seat))
                    (world,) = position.worlds(seat, seed=number)
                    assert world.observation(seat) == position.observation(seat)
                    assert cards_of(world) == cards_of(position)
            legal = position.legal()
            position = position.after(rng.choice(legal) if legal else None)


def test_a_world_is_played_to_its_end_as_a_deal_is():
    for game in followsuit.games():
        position = next(followsuit.deals(game, seed=1))
        (world,) = position.worlds("S")
        while not world.is_over:
            world = world.after(world.legal()[-1] if world.to_act is not None else None)
        assert world.score.keys() == {"NS", "EW"}


def test_a_bot_draws_worlds_of_its_situation_by_its_own_numbers():
    drawn = []

    def look(situation):
        drawn.append(situation.worlds(2, likely=True))
        return situation.legal[0]

    for _ in range(2):
        match = followsuit.match("rangvaar", level="beginner", players={"S": look}, seed="x")
        match.run(deals=1)
    assert len(drawn) > 12
    assert drawn[: len(drawn) // 2] == drawn[len(drawn) // 2 :]
    assert any(first != second for first, second in drawn)


def test_likely_worlds_explain_the_auction_more_often():
    contract = {"declarer": "W", "bid": 10, "trump": "S"}
    hands = {"S": "2H 3H 4H 5H 6H 7H 8H 2D 3D 4D 5D 6D 7D"}
    position = followsuit.deal("rangvaar", hands=hands, contract=contract, seed=1)

    def spades(likely):
        found = position.worlds("S", 100, seed=1, likely=likely)
        return sum(card.suit is Suit.SPADES for world in found for card in world.hand("W")) / 100

    assert spades(likely=True) > spades(likely=False) + 0.3


def test_worlds_of_what_cannot_be_are_refused():
    contract = {"declarer": "S", "bid": 8, "trump": "H"}
    position = followsuit.deal("rangvaar", contract=contract, seed=1)
    game, seen = game_named("rangvaar"), position.observation("S")
    # A card too few, and a card both in the hand and on the table.
    for wrong in (
        replace(seen, hand=mask_of(position.hand("S")[1:])),
        replace(position.after(position.legal()[0]).observation("S"), hand=seen.hand),
    ):
        with pytest.raises(followsuit.RequestError, match="no deal of the cards agrees with what was seen"):
            worlds(game, wrong, 1, Random(1))
    for n in (0, -1, 1.5, True):
        with pytest.raises(followsuit.RequestError, match="ask for one at least"):
            position.worlds("S", n)
    over = position
    while not over.is_over:
        over = over.after(over.legal()[0])
    with pytest.raises(followsuit.RequestError, match="no worlds are drawn in the phase deal_over"):
        over.worlds("S")
    tractor = next(followsuit.deals("tractor", seed=1)).observation("S")
    with pytest.raises(followsuit.RequestError, match="no deal of the cards agrees"):
        worlds(game_named("tractor"), replace(tractor, hand=parse_cards("AS AS AS")), 1, Random(1))
