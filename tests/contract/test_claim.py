"""A claim never changes the result of a deal: however the hidden cards lie, and however the others play."""

from functools import cache
from hashlib import sha256
from random import Random

import pytest

from followsuit.base.actions import Play
from followsuit.base.cards import cards_text
from followsuit.base.errors import IllegalActError
from followsuit.base.seats import Seat
from followsuit.card_games.registry import game_named, game_names
from followsuit.record import Player
from followsuit.table import Table
from tests.shared.open_claims import every_deal, reshuffled, wins_all

DEALS = {"two_hundred": 60, "rangvaar": 30, "tractor": 8, "court_piece": 60}
WAYS = 12
PRESETS = [(name, preset) for name in game_names() for preset in game_named(name).preset_names()]
games = pytest.mark.parametrize(("name", "preset"), PRESETS)


def turns_in(name, preset):
    """Every turn to play a card in some deals, as (game, state, seat)."""
    game = game_named(name)
    deals = DEALS[name] // len(game.preset_names()) + 1
    rules = game.rules(preset)
    players = {seat: Player("beginner") for seat in Seat}
    for seed in range(deals):
        table = Table.start(name, rules, players, f"claim {seed}")
        table.deal()
        while not table.needs_deal and not table.is_over:
            state, seat = table._state, table.to_act
            if seat is not None and game.observe(state, seat).phase == "playing":
                yield game, state, seat
            table.step()


@cache
def claims_in(name, preset):
    """Every turn at which a claim is offered, with its leads; the deals are played once for all tests."""
    turns = ((*turn, turn[0].sure_leads(turn[0].observe(*turn[1:]))) for turn in turns_in(name, preset))
    return [turn for turn in turns if turn[-1]]


def played_out(game, state, seat, leads, rng):
    """The seats that took the tricks, and what the deal came to, the others playing anything they may."""
    before = len(game.observe(state, seat).taken)
    lead, is_first = iter(leads), True
    while (turn := game.to_act(state)) is not None:
        if turn is seat:
            is_lead = not game.observe(state, seat).trick.plays
            assert is_lead or is_first, "the claimer has lost the lead"
            is_first = False
            action = Play(seat, tuple(next(lead)))
        else:
            action = rng.choice(game.options(game.observe(state, turn)))
        state = game.apply(state, action).state
    summary = {key: value for key, value in game.summary(state).items() if key != "by_trick"}
    return [won.winner for won in game.observe(state, seat).taken[before:]], summary


#: How many claims are offered in those deals, how many tricks they win, and a checksum of all that is led.
OFFERED = {
    ("two_hundred", "reference"): (57, 97, "80aeda1e"),
    ("two_hundred", "traditional"): (53, 86, "74da5e96"),
    ("rangvaar", "reference"): (63, 117, "6d495983"),
    ("tractor", "reference"): (7, 11, "904ad19a"),
    ("tractor", "howto"): (8, 13, "d81315ac"),
    ("tractor", "auction"): (5, 7, "3feee3b3"),
    ("tractor", "standard"): (6, 10, "0a725deb"),
    ("court_piece", "reference"): (5, 7, "f69ddb11"),
    ("court_piece", "double"): (18, 26, "502d0abf"),
    ("court_piece", "double_ace"): (20, 28, "15aa7b1b"),
    ("court_piece", "hokm"): (4, 5, "f6c2e640"),
    ("court_piece", "hidden"): (9, 15, "969a133d"),
}


@games
def test_a_claim_is_offered_no_later_than_it_ever_was(name, preset):
    leads = [leads for *_, leads in claims_in(name, preset)]
    led = sha256(repr([cards_text(cards) for one in leads for cards in one]).encode()).hexdigest()[:8]
    assert (len(leads), sum(map(len, leads)), led) == OFFERED[name, preset]


@games
def test_the_claimer_takes_every_trick_however_the_hidden_cards_lie_and_are_played(name, preset):
    rng = Random(5)
    for game, state, seat, leads in claims_in(name, preset):
        for _ in range(WAYS):
            another = reshuffled(game, state, seat, rng)
            assert game.observe(another, seat) == game.observe(state, seat), "the claimer would see it"
            winners, _ = played_out(game, another, seat, leads, rng)
            assert winners == [seat] * len(leads)


@games
def test_a_claim_may_begin_with_the_trick_on_the_table(name, preset):
    begun = [len(game.observe(state, seat).trick.plays) for game, state, seat, _ in claims_in(name, preset)]
    assert any(begun) or preset != "reference"


@games
def test_the_deal_comes_to_the_same_whatever_the_others_play(name, preset):
    rng = Random(6)
    for game, state, seat, leads in claims_in(name, preset):
        results = [played_out(game, state, seat, leads, rng)[1] for _ in range(WAYS)]
        assert all(result == results[0] for result in results)


@games
def test_a_claim_leads_the_whole_hand_or_ends_the_deal(name, preset):
    for game, state, seat, leads in claims_in(name, preset):
        hand = game.view(game.observe(state, seat))["hand"]
        led = sorted(card.text for lead in leads for card in lead)
        over = played_out(game, state, seat, leads, Random(7))[1]
        assert led == sorted(hand) or (set(led) < set(hand) and "tricks" in over)


@games
def test_a_table_plays_a_claim_out_and_scores_it(name, preset):
    for game, state, seat, leads in claims_in(name, preset):
        table = Table.start(name, game.rules(preset), {one: Player() for one in Seat}, "claimed")
        table.deal()
        table._state = state
        events = table.claim(seat)
        assert (events[0].seat, events[0].tricks) == (seat, len(leads))
        assert table.summary() is not None
        return
    raise AssertionError("no seat could ever claim")


@pytest.mark.parametrize("name", ["two_hundred", "rangvaar"])
def test_in_small_endings_a_claim_stands_in_every_deal_that_fits_and_in_every_line_of_play(name):
    proven = 0
    for game, state, seat, leads in claims_in(name, "reference"):
        if len(leads) <= 3 and proven < 12:
            proven += 1
            for deal in every_deal(game, state, seat):
                assert wins_all(game, deal, seat, [100_000])
    assert proven, "some claim is small enough"


@games
def test_a_claim_that_is_not_certain_is_refused_and_changes_nothing(name, preset):
    for game, state, seat in turns_in(name, preset):
        assert not game.sure_leads(game.observe(state, seat)), "nothing is sure at the first turn of these"
        table = Table.start(name, game.rules(preset), {one: Player() for one in Seat}, "claimed")
        table.deal()
        table._state = state
        with pytest.raises(IllegalActError, match="not certain"):
            table.claim(seat)
        assert table._state is state
        return
