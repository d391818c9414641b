"""What Tractor's tables of more packs and more seats hold, under any options."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from followsuit.base.errors import DocumentError, RequestError
from followsuit.base.game import seats_of
from followsuit.base.seats import Seat
from followsuit.bots import Budget
from followsuit.bots.tractor import BOTS
from followsuit.card_games.shengji.cards.pack import card_points
from followsuit.card_games.tractor.actions import Bury
from followsuit.card_games.tractor.game import GAME
from followsuit.card_games.tractor.interface.observation import observe
from followsuit.card_games.tractor.interface.view import view
from followsuit.card_games.tractor.phases.hands import hand_of
from followsuit.card_games.tractor.phases.state import Countering, TractorDealOver, TractorPlaying
from followsuit.card_games.tractor.rules import tractor_rules
from followsuit.record import Player, read_record
from followsuit.table import Table
from tests.shared.tractor.packs_positions import MORE, drawn_options
from tests.shared.tractor.tractor_positions import permuted

tables = pytest.mark.parametrize(("seats", "packs"), MORE)


def played(rules, seed):
    """The states of a deal that casual bots play, with the seat and the action that leads on from each."""
    rng = Random(seed)
    state = GAME.deal(GAME.new_match(rules, rng), rng).state
    while not GAME.needs_deal(state) and not GAME.is_over(state):
        seat = GAME.to_act(state)
        action = GAME.table_act(state)
        if seat is not None:
            action = BOTS["casual"].act(observe(state, seat), Random(0), Budget())
        if isinstance(state, Countering):
            action = rng.choice(GAME.options(observe(state, seat)))
        yield state, seat, action
        state = GAME.apply(state, action).state
    yield state, None, None


@tables
@pytest.mark.parametrize("seed", range(2))
def test_no_card_is_lost_and_every_point_is_counted(seats, packs, seed):
    rules = drawn_options(Random(seed), seats, packs)
    *_, (last, _, _) = played(rules, seed)
    assert isinstance(last, TractorDealOver)
    sizes = last.standing.sizes
    cards = Counter(last.play.buried) + Counter(card for won in last.play.taken for card in won.trick.cards)
    assert cards == Counter(sizes.deck.cards)
    taken = sum(won.points for won in last.play.taken)
    assert taken + card_points(last.play.buried) == sizes.points == 100 * packs
    assert len(last.play.buried) == sizes.kitty


@tables
def test_every_option_is_legal_and_every_prompt_tells_legal_sets(seats, packs):
    rules = drawn_options(Random(packs + seats), seats, packs)
    for number, (state, seat, action) in enumerate(played(rules, packs)):
        if seat is None or number % 3:
            continue
        told = view(observe(state, seat))["prompt"]
        for option in GAME.options(observe(state, seat)):
            assert GAME.check(state, option) is None
        if isinstance(state, TractorPlaying) and state.play.best_play is not None:
            for card in hand_of(state, seat):
                assert (card.text in told["playable"]) != (card.text in told["refused"])
        assert isinstance(action, Bury) == (told["kind"] == "bury")


@pytest.mark.parametrize(("seats", "packs"), [(4, 3), (6, 3), (8, 4)])
def test_hidden_cards_change_nothing_of_what_is_seen(seats, packs):
    rng = Random(packs)
    rules = tractor_rules({"preset": "standard", "packs": packs, "seats": seats})
    for number, (state, seat, _) in enumerate(played(rules, 5)):
        if seat is None or number % 11:
            continue
        other = permuted(state, seat, rng)
        assert observe(other, seat) == observe(state, seat)


@tables
def test_a_match_is_written_and_read_to_the_same_text(seats, packs):
    rules = tractor_rules({"preset": "standard", "packs": packs, "seats": seats})
    players = {seat: Player("casual") for seat in seats_of(GAME, rules)}
    table = Table.start("tractor", rules, players, "packs")
    for _ in range(2):
        table.deal()
        while not table.needs_deal and not table.is_over:
            table.step()
    text = table.record_text()
    assert read_record(text) == table.record()
    resumed = Table.resume(text)
    assert (resumed.record_text(), resumed.summary()) == (text, table.summary())


def test_a_record_of_six_seats_names_them_as_t52_and_t53_do():
    rules = tractor_rules({"preset": "standard", "seats": 6})
    players = {seat: Player("casual") for seat in seats_of(GAME, rules)}
    table = Table.start("tractor", rules, players, "six")
    table.deal()
    while not table.needs_deal:
        table.step()
    lines = table.record_text().splitlines()
    assert lines[2] == 'rules {"preset": "standard", "packs": 3, "seats": 6}'
    assert [line.split()[1] for line in lines if line.startswith("player")] == [
        "S",
        "SW",
        "NW",
        "N",
        "NE",
        "SE",
    ]
    assert "levels A 2 B 2" in lines
    play = next(line for line in lines if line.startswith("play "))
    around = [item.split()[0] for item in play.removeprefix("play ").split(", ")]
    assert sorted(around) == sorted(["S", "SE", "NE", "N", "NW", "SW"])


def test_players_of_another_table_are_refused():
    rules = tractor_rules({"seats": 6})
    with pytest.raises(RequestError) as caught:
        Table.start("tractor", rules, {seat: Player("casual") for seat in Seat}, "a seed")
    assert caught.value.facts == {"field": "players"}


@pytest.mark.parametrize("line", ["player E casual", "player SE casual Ada\nplayer SE casual"])
def test_a_record_that_seats_nobody_or_two_at_a_place_of_six_is_refused_with_its_line(line):
    text = f'followsuit-deal 1\ngame tractor\nrules {{"seats": 6}}\n{line}\n\ndeal 1\n'
    with pytest.raises(DocumentError) as caught:
        read_record(text)
    assert caught.value.code in ("bad_seat", "field_twice")
    assert caught.value.line == 3 + len(line.splitlines())


@tables
@settings(max_examples=2, deadline=None)
@given(seed=st.integers(0, 2**32), acts=st.integers(1, 400))
def test_a_match_resumed_anywhere_goes_on_as_if_it_had_not_stopped(seats, packs, seed, acts):
    rules = drawn_options(Random(seed), seats, packs)
    players = {seat: Player("casual") for seat in seats_of(GAME, rules)}
    straight = Table.start("tractor", rules, players, str(seed))
    advance(straight, acts)
    resumed = Table.resume(straight.record_text())
    assert resumed.turn == straight.turn
    assert [resumed.observe(seat) for seat in players] == [straight.observe(seat) for seat in players]
    advance(straight, 30)
    advance(resumed, 30)
    assert resumed.record_text() == straight.record_text()


def advance(table, acts):
    """Let the bots go on for a number of acts."""
    for _ in range(acts):
        if not table.is_over:
            _ = table.deal() if table.needs_deal else table.step()
