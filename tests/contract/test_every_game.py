"""What every game must hold, whatever its rules: one suite, run over every game there is."""

import json
from itertools import repeat
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from followsuit.base.errors import FollowSuitError
from followsuit.base.jsonable import to_json
from followsuit.base.seats import Seat
from followsuit.bots import DEFAULT_LEVEL
from followsuit.card_games.registry import game_named, game_names
from followsuit.record import Player, read_record, replayed, write_record
from followsuit.table import Table
from tests.shared.zones import zone_of

PRESETS = [(name, preset) for name in game_names() for preset in game_named(name).preset_names()]
games = pytest.mark.parametrize("name", game_names())
presets = pytest.mark.parametrize(("name", "preset"), PRESETS)
few = settings(max_examples=5, deadline=None)
seeds = st.integers(0, 2**32)


def start(name, preset, seed):
    players = {seat: Player(DEFAULT_LEVEL) for seat in Seat}
    return Table.start(name, game_named(name).rules(preset), players, str(seed))


def advance(table, acts):
    """Let the bots go on for a number of acts, or to the end of the match."""
    for _ in range(acts):
        if table.is_over:
            return
        _ = table.deal() if table.needs_deal else table.step()


def after_two_deals(name, seed):
    """A match of bots at the end of its second deal."""
    table = start(name, "reference", seed)
    for _ in range(2):
        table.deal()
        while not (table.needs_deal or table.is_over):
            table.step()
    return table


@presets
@few
@given(seed=seeds, acts=st.integers(1, 300))
def test_a_match_resumed_anywhere_goes_on_as_if_it_had_not_stopped(name, preset, seed, acts):
    straight = start(name, preset, seed)
    advance(straight, acts)
    resumed = Table.resume(straight.record_text())
    assert resumed.turn == straight.turn
    assert [resumed.observe(seat) for seat in Seat] == [straight.observe(seat) for seat in Seat]
    advance(straight, 60)
    advance(resumed, 60)
    assert resumed.record_text() == straight.record_text()


@games
def test_a_record_that_begins_in_the_middle_of_a_match_goes_on_with_its_numbers(name):
    straight = next(match for match in map(after_two_deals, repeat(name), range(20)) if not match.is_over)
    whole = straight.record()
    resumed = Table.resume(write_record(whole.with_deals(whole.deals[1:])))
    straight.deal()
    resumed.deal()
    there, here = straight.record().deals[-1], resumed.record().deals[-1]
    assert here.number == there.number == 3
    assert here.opening == there.opening
    assert read_record(resumed.record_text()).deals[-1].number == 3


@games
def test_a_whole_match_of_bots_ends_with_a_summary(name):
    table = start(name, "reference", "whole")
    for _ in range(200):
        if table.is_over:
            break
        advance(table, 400)
    assert table.is_over
    assert not table.needs_deal
    assert table.to_act is None
    assert table.summary() is not None
    assert "won_by" in table.summary()


@presets
@few
@given(seed=seeds, acts=st.integers(1, 250))
def test_options_are_legal_bounded_and_there_for_whoever_has_to_act(name, preset, seed, acts):
    table = start(name, preset, seed)
    advance(table, acts)
    game = table.game
    state = replayed(table.record())
    for seat in Seat:
        options = game.options(game.observe(state, seat))
        assert len(options) <= 200
        assert bool(options) or seat is not game.to_act(state)
        for option in options:
            assert game.check(state, option) is None, str(option)


@presets
@few
@given(seed=seeds, choices=st.randoms(use_true_random=False))
def test_random_options_lead_through_a_deal_without_an_exception(name, preset, seed, choices):
    game = game_named(name)
    rng = Random(seed)
    state = game.deal(game.new_match(game.rules(preset), rng), rng).state
    for _ in range(1000):
        if game.needs_deal(state) or game.is_over(state):
            break
        seat = game.to_act(state)
        if seat is None:
            state = game.apply(state, game.table_act(state)).state
            continue
        state = game.apply(state, choices.choice(game.options(game.observe(state, seat)))).state
    assert game.needs_deal(state) or game.is_over(state)
    assert game.summary(state) is not None


@presets
@few
@given(seed=seeds, acts=st.integers(1, 250))
def test_a_view_is_plain_data_and_names_only_cards_its_seat_may_know(name, preset, seed, acts):
    table = start(name, preset, seed)
    advance(table, acts)
    for seat in Seat:
        view = table.game.view(table.observe(seat))
        assert json.loads(json.dumps(view)) == view
        assert view["game"] == name
        assert view["you"] == seat.name
        assert view["to_act"] == to_json(table.to_act)
        assert (view["prompt"] is not None) or table.to_act is not seat
        # A seat may have been dealt cards that it has not looked at yet (C6).
        first = zone_of(view, "first_packet")
        unseen = view["held"][seat.name] if first and "cards" not in first else 0
        assert len(view["hand"]) == view["held"][seat.name] - unseen


@games
def test_a_seat_is_void_if_it_holds_none_of_the_suit_led_and_that_is_not_trump(name):
    table = start(name, "reference", "one deal")
    table.deal()
    void = []
    while not (table.needs_deal or table.is_over):
        seat = table.to_act
        seen: dict[str, Any] = table.game.view(table.observe(seat)) if seat is not None else {"prompt": None}
        if seen["prompt"] and seen["prompt"]["kind"] == "play":
            led = seen["trick"].get("led") or "trump"
            plain = [card[-1] for card in seen["hand"] if card not in seen["trumps"]]
            void.append(led not in ("trump", seen["trump"], *plain))
            assert seen["prompt"]["is_void"] == void[-1]
        table.step()
    assert {True, False} == set(void)


@games
@pytest.mark.parametrize(
    "data", [{}, {"kind": None}, {"kind": "dance"}, {"kind": "play"}, {"kind": "play", "cards": [None]}]
)
def test_a_message_that_is_no_act_is_refused_with_a_code(name, data):
    with pytest.raises(FollowSuitError) as caught:
        game_named(name).action_from(Seat.S, data)
    assert caught.value.code


@games
def test_the_position_is_said_in_a_line_of_words(name):
    table = start(name, "reference", 1)
    advance(table, 30)
    state = replayed(table.record())
    words = table.game.position(state)
    assert words.startswith(name.replace("_", " "))
    assert "\n" not in words


@games
@pytest.mark.parametrize(
    "line", ["", "play", "play S", "play S ZZ", "dance S 7S", "play Q 7S", "auction S x"]
)
def test_a_record_line_that_cannot_be_read_is_refused_with_a_code(name, line):
    table = start(name, "reference", 1)
    advance(table, 20)
    state = replayed(table.record())
    with pytest.raises(FollowSuitError) as caught:
        for action in table.game.read_actions(state, line):
            state = table.game.apply(state, action).state
    assert caught.value.code
