"""What the tensors of the adapters say: all that a seat knows, in the order it happened, and nothing else."""

from hashlib import sha256
from random import Random
from typing import Any

import pytest

from followsuit.adapters.encoder import (
    HIDDEN,
    HISTORY,
    KINDS,
    MORE,
    OTHER_KINDS,
    decoded,
    encoded,
    information_length,
    information_vector,
    observation_vector,
    option_cards,
)
from followsuit.adapters.episode import PlayedDeal
from followsuit.base.cards import Rank
from followsuit.base.errors import RequestError
from followsuit.card_games.registry import GAMES

pytestmark = pytest.mark.host

#: The checksums of what the tensors of all seats hold in two deals of random acts.
TENSORS = {
    ("two_hundred", "reference"): "9c97053c87fe4330",
    ("tractor", "reference"): "3452c212bfc20e5e",
    ("rangvaar", "reference"): "a6c840fddf3e3ae0",
    ("court_piece", "reference"): "610e96e1fb0566c3",
    ("court_piece", "hidden"): "9c9e483d65787c80",
}
#: The same of the numbers of all acts that were offered, and of their cards.
NUMBERS = {
    ("two_hundred", "reference"): "582e6bcbddee31b2",
    ("tractor", "reference"): "2f99eb88fd4718b7",
    ("rangvaar", "reference"): "06664e89ad8ea83e",
    ("court_piece", "reference"): "116eb1cbf444ffe1",
    ("court_piece", "hidden"): "ad5acbc501eeb83d",
}

every_game = pytest.mark.parametrize("game", GAMES)
#: With cards that lie face down, beside those that Tractor buries by any rules.
every_act = pytest.mark.parametrize(
    ("game", "rules"), [*((game, "reference") for game in GAMES), ("court_piece", "hidden")]
)


def played(game, seed, chance, rules="reference"):
    """Yield a deal of random acts before each turn, with the acts so far."""
    deal = PlayedDeal(game, rules, seed)
    acts: list[Any] = []
    while not deal.is_over:
        yield deal, tuple(acts)
        act = chance.choice(deal.options) if deal.must_act or chance.random() < 0.3 else None
        deal.act(act)
        if act is not None:
            acts.append(act)


def seen_of(acts, seat):
    """Acts as a seat sees them: of cards that lie face down it knows its own alone."""
    hidden = ("Bury", "LayIndicator")
    return [
        f"{act.seat} {type(act).__name__}"
        if type(act).__name__ in hidden and act.seat is not seat
        else str(act)
        for act in acts
    ]


@every_act
def test_two_histories_have_different_tensors_for_a_seat_just_where_it_can_tell_them_apart(game, rules):
    told: dict[tuple[Any, bytes], Any] = {}
    alike: dict[str, bytes] = {}
    for line in range(8):
        for deal, acts in played(game, "same", Random(line), rules):
            seat = deal.seats[line % 4]
            vector = information_vector(deal, seat)
            assert len(vector) == information_length(4)
            assert len(deal.history.codes) < HISTORY
            known = (seat, seen_of(acts, seat), deal.view(seat)["held"])
            assert told.setdefault((seat, vector), known) == known
            assert alike.setdefault(str((known, deal.view(seat), deal.seat)), vector) == vector
    assert len(told) > 100


@every_act
def test_a_tensor_says_nothing_that_its_seat_does_not_know(game, rules):
    compared = 0
    for number, (deal, _) in enumerate(played(game, "2", Random(5), rules)):
        if number % 5:
            continue
        for seat in deal.seats:
            try:
                world = deal.in_world(seat, Random(number))
            except RequestError:
                continue  # a phase of Tractor for which no worlds are drawn
            assert information_vector(world, seat) == information_vector(deal, seat)
            assert world.options == tuple(world.game.options(world.observe(world.seat)))
            compared += 1
    assert compared > 20


@every_game
def test_a_tensor_has_the_dealer_the_own_hand_and_what_was_taken(game):
    dealers = set()
    for seed in range(4):
        for deal, _ in played(game, str(seed), Random(seed)):
            view = deal.view(deal.seat)
            vector = observation_vector(deal, deal.seat)
            assert sum(vector[:54]) == len(view["hand"])
            at = len(vector) - 54 - 4 - 4
            dealer = list(vector[at : at + 4])
            assert sum(dealer) == 1
            there = deal.seats[(deal.seat + dealer.index(1)) % 4].name
            assert there == view["dealer"]
            dealers.add(there)
            assert vector[at + 4 : at + 8] == (b"\0\0\0\0" if game == "tractor" else b"\x80\x80\0\0")
    assert game == "tractor" or len(dealers) > 1 or game == "two_hundred"


def test_a_number_that_is_not_offered_is_refused_with_those_that_are():
    deal = PlayedDeal("rangvaar", "reference", "1")
    acts = encoded(deal.game, deal.options, must_act=True)
    number, act = next(iter(acts.items()))
    assert decoded(acts, number) is act
    with pytest.raises(RequestError, match=r"^0 is no act that is offered now; offered: ") as refused:
        decoded(acts, 0)
    assert refused.value.code == "unclear"


def test_of_a_burial_only_the_seat_itself_has_the_cards_in_its_history():
    deal = PlayedDeal("tractor", "reference", "1")
    while type(deal.options[0]).__name__ != "Bury":
        deal.act(deal.options[0] if deal.must_act else None)
    act = deal.options[0]
    deal.act(act)
    for seat in deal.seats:
        codes = information_vector(deal, seat)[-2 * HISTORY + 1 :: 2]
        told = [MORE + card for card in act.cards] if seat is act.seat else [HIDDEN] * len(act.cards)
        [begin] = [place for place, code in enumerate(codes) if code == KINDS + OTHER_KINDS.index("Bury")]
        assert list(codes[begin + 1 :][: len(told)]) == told


def test_a_tensor_of_tractor_has_the_ranks_of_the_levels():
    deal = PlayedDeal("tractor", {"preset": "reference", "first_level": "K"}, "1")
    levels = observation_vector(deal, deal.seats[0])[-54 - 4 :][:4]
    assert levels == bytes([Rank.KING, Rank.KING, 0, 0])


@every_game
def test_a_deal_is_played_to_its_last_cards_where_that_is_asked(game):
    deal = PlayedDeal(game, "reference", "1", ending=2)
    assert {len(deal.view(seat)["hand"]) for seat in deal.seats} == {2}
    assert deal.drawn().splitlines()[-1] == f"{deal.seat.name} is to act."


@every_act
def test_a_model_that_was_trained_finds_each_figure_where_it_was(game, rules):
    tensors, numbers = sha256(), sha256()
    for line in range(2):
        for deal, _ in played(game, str(line), Random(line), rules):
            for seat in deal.seats:
                tensors.update(observation_vector(deal, seat))
                tensors.update(information_vector(deal, seat))
            acts = encoded(deal.game, deal.options, must_act=deal.must_act)
            numbers.update(f"{[*acts.items()]}".encode() + option_cards(deal.options))
    assert numbers.hexdigest()[:16] == NUMBERS[game, rules]
    assert tensors.hexdigest()[:16] == TENSORS[game, rules]
