"""A claim never changes what a deal comes to: however the hidden cards lie, and however the others play."""

from dataclasses import replace
from random import Random

import pytest

from followsuit.actions import Play
from followsuit.errors import IllegalActError
from followsuit.record import Player
from followsuit.registry import game_named, game_names
from followsuit.seats import Seat
from followsuit.table import Table
from followsuit.tractor.cards.holding import Holding
from followsuit.trick.hand import cards_of, mask_of

DEALS = {"two_hundred": 60, "rangvaar": 30, "tractor": 8}
WAYS = 12
PRESETS = [(name, preset) for name in game_names() for preset in game_named(name).preset_names()]
games = pytest.mark.parametrize(("name", "preset"), PRESETS)


def leads_in(name, preset):
    """Every point of some deals at which a seat has the lead, as (game, state, seat, the rest of the record)."""
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
                trick = game.observe(state, seat).trick
                if trick is not None and not trick.plays:
                    yield game, state, seat
            table.step()


def claims_in(name, preset):
    for game, state, seat in leads_in(name, preset):
        leads = game.sure_leads(game.observe(state, seat))
        if leads:
            yield game, state, seat, leads


def played_out(game, state, seat, leads, rng):
    """The seats that took the tricks, and what the deal came to, the others playing anything they may."""
    before = len(game.observe(state, seat).taken)
    lead = iter(leads)
    while (turn := game.to_act(state)) is not None:
        if turn is seat:
            assert not game.observe(state, seat).trick.plays, "the claimer has lost the lead"
            action = Play(seat, tuple(next(lead)))
        else:
            action = rng.choice(game.options(game.observe(state, turn)))
        state = game.apply(state, action).state
    summary = {key: value for key, value in game.summary(state).items() if key != "by_trick"}
    return [won.winner for won in game.observe(state, seat).taken[before:]], summary


def reshuffled(state, seat, rng):
    """The state with the hidden cards dealt anew: what the claimer may know is the same."""
    others = [other for other in Seat if other is not seat]
    if hasattr(state, "cardplay"):
        hands = list(state.cardplay.hands)
        pool = [card for other in others for card in cards_of(hands[other])]
        rng.shuffle(pool)
        for other in others:
            count = hands[other].bit_count()
            hands[other], pool = mask_of(pool[:count]), pool[count:]
        return replace(state, cardplay=replace(state.cardplay, hands=tuple(hands)))
    play = state.play
    hides_kitty = play.buried_by is not seat
    pool = [card for other in others for card in play.hands[other].cards()]
    pool += play.buried if hides_kitty else ()
    suit_of = play.ladder.suit
    for _ in range(200):
        rng.shuffle(pool)
        rest, hands = list(pool), list(play.hands)
        for other in others:
            count = len(play.hands[other])
            hands[other] = Holding.of(rest[:count], play.ladder)
            rest = rest[count:]
        if not any(suit_of[card] in play.voids[other] for other in others for card in hands[other].cards()):
            buried = tuple(rest) if hides_kitty else play.buried
            return replace(state, play=replace(play, hands=tuple(hands), buried=buried))
    return state


@games
def test_the_claimer_takes_every_trick_however_the_hidden_cards_lie_and_are_played(name, preset):
    rng = Random(5)
    claims = 0
    for game, state, seat, leads in claims_in(name, preset):
        claims += 1
        for _ in range(WAYS):
            another = reshuffled(state, seat, rng)
            assert game.observe(another, seat) == game.observe(state, seat), "the claimer would see it"
            winners, _ = played_out(game, another, seat, leads, rng)
            assert winners == [seat] * len(leads)
    assert claims, "no seat could ever claim"


@games
def test_the_deal_comes_to_the_same_whatever_the_others_play(name, preset):
    rng = Random(6)
    for game, state, seat, leads in claims_in(name, preset):
        results = [played_out(game, state, seat, leads, rng)[1] for _ in range(WAYS)]
        assert all(result == results[0] for result in results)


@games
def test_a_claim_leads_the_whole_hand(name, preset):
    for game, state, seat, leads in claims_in(name, preset):
        hand = game.view(game.observe(state, seat))["hand"]
        assert sorted(card.text for lead in leads for card in lead) == sorted(hand)


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


@games
def test_a_claim_that_is_not_certain_is_refused_and_changes_nothing(name, preset):
    for game, state, seat in leads_in(name, preset):
        assert not game.sure_leads(game.observe(state, seat)), "nothing is sure at the first lead of these"
        table = Table.start(name, game.rules(preset), {one: Player() for one in Seat}, "claimed")
        table.deal()
        table._state = state
        with pytest.raises(IllegalActError, match="not certain"):
            table.claim(seat)
        assert table._state is state
        return
