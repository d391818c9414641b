"""What Rangvaar must hold under every set of its options, with and without a stake."""

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from followsuit.base.actions import Pass
from followsuit.base.cards import Card, parse_cards
from followsuit.base.decks import FIFTY_TWO
from followsuit.base.events import CardsDealt, CardsPlayed, DealScored, TrickWon, events_for
from followsuit.base.seats import Seat, Side
from followsuit.card_games.rangvaar.game import GAME
from followsuit.card_games.rangvaar.state import RangvaarStanding
from followsuit.card_games.rangvaar.transitions import TRANSITIONS
from followsuit.card_games.trick.hand import cards_of
from followsuit.card_games.trick.phases import DealOver, Naming, Playing, ThrownIn
from followsuit.record import Player, read_record, replay_steps, write_record
from followsuit.table import Table

OPTIONS = {option.name: option.choices for option in GAME.rule_options()}
EVERY_SET = [dict(zip(OPTIONS, values, strict=True)) for values in product(*OPTIONS.values())]
option_sets = st.fixed_dictionaries({name: st.sampled_from(choices) for name, choices in OPTIONS.items()})
seeds = st.integers(0, 2**32)
stakes = st.one_of(st.none(), st.integers(1, 10_000))
some = settings(max_examples=25, deadline=None)


def start(options, seed, stake=None):
    players = {seat: Player("casual") for seat in Seat}
    return Table.start("rangvaar", GAME.rules(options), players, str(seed), stake=stake)


def advance(table, acts):
    for _ in range(acts):
        if table.is_over:
            return
        _ = table.deal() if table.needs_deal else table.step()


def random_match(rules, rng, stake=0, pass_rate=0.5):
    """Every step of a match of random legal acts, in which the seats pass often: (state, events)."""
    state = GAME.staked(GAME.new_match(rules, rng), stake)
    while not GAME.is_over(state):
        if GAME.needs_deal(state):
            step = GAME.deal(state, rng)
        else:
            options = list(GAME.options(GAME.observe(state, GAME.to_act(state))))
            if isinstance(options[0], Pass) and len(options) > 1:
                options = options[:1] if rng.random() < pass_rate else options[1:]
            step = GAME.apply(state, options[int(rng.random() * len(options))])
        state = step.state
        yield state, step.events


def test_there_are_so_many_sets_of_options():
    assert len(EVERY_SET) == 2 * 2 * 2 * 2 * 3 * 3 * 3


@pytest.mark.parametrize("options", EVERY_SET[::15], ids=lambda options: "-".join(map(str, options.values())))
def test_a_match_of_bots_under_every_option_ends_with_balanced_books(options):
    table = start(options, "every set", stake=333)
    advance(table, 1000)
    summary = table.summary()
    assert table.is_over
    assert summary["won_by"] in ("NS", "EW", "tie")
    payout = summary["payout"]
    assert sum(payout["pay"].values()) + payout["commission"] == payout["pot"] == 1332


@some
@given(options=option_sets, seed=seeds, stake=st.integers(1, 10_000))
def test_r8_r9_r10_random_matches_keep_their_sums(options, seed, stake):
    rules = GAME.rules(options)
    totals, counted = dict.fromkeys(Side, 0), 0
    state = None
    for state, events in random_match(rules, Random(seed), stake):
        for event in events:
            if isinstance(event, DealScored):
                counted += 1
                totals = {side: totals[side] + event.change[side] for side in Side}
                assert event.totals == totals
        if isinstance(state, DealOver):
            assert len(state.cardplay.taken) == 13
            assert sum(state.score.tricks.values()) == 13
            other = state.contract.side.other
            assert state.score.change[other] == state.score.tricks[other]
            assert (state.score.won_by is None) == (counted < rules.deals)
    assert counted == rules.deals
    assert state.score.totals == totals
    higher = [side for side in Side if totals[side] > totals[side.other]]
    assert [state.score.won_by] == higher or (not higher and state.score.won_by.value == "tie")
    payout = state.score.payout
    assert sum(payout.pay.values()) + payout.commission == 4 * stake


@some
@given(options=option_sets, seed=seeds)
def test_r2_fifty_two_cards_are_kept_in_every_state(options, seed):
    pack = sorted(FIFTY_TWO.cards)
    for state, _ in random_match(GAME.rules(options), Random(seed)):
        assert sorted(card for hand in state.dealt.whole for card in cards_of(hand)) == pack
        if isinstance(state, Playing | DealOver):
            played = [card for won in state.cardplay.taken for card in won.trick.cards]
            played += state.cardplay.trick.cards
            held = [card for hand in state.cardplay.hands for card in cards_of(hand)]
            assert sorted(played + held) == pack


@some
@given(options=option_sets, seed=seeds)
def test_r2_nobody_is_told_of_a_second_eight_before_trump_is_named(options, seed):
    known: dict[Seat, set[Card]] = {seat: set() for seat in Seat}
    hiding = 0
    for state, events in random_match(GAME.rules(options), Random(seed)):
        for seat in Seat:
            for event in events_for(seat, events):
                if isinstance(event, CardsDealt):
                    assert event.seat is seat
                    known[seat] |= set(event.cards)
            observation = GAME.observe(state, seat)
            if not isinstance(state, Playing | DealOver):
                hiding += 1
                assert len(known[seat]) % 13 == 5 or isinstance(state, ThrownIn)
                hidden = [card for hand in state.dealt.after for card in cards_of(hand)]
                shown = {card for text in _texts(GAME.view(observation)) for card in _cards(text)}
                assert not shown & set(hidden)
                assert observation.hand == state.dealt.before[seat]
        if isinstance(state, DealOver | ThrownIn):
            known = {seat: set() for seat in Seat}
    # Of each deal at least the opening and, of one that is played, the naming of trump.
    assert hiding >= 4 * (state.standing.number + state.standing.counted)


def _texts(value):
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _texts(key)
            yield from _texts(item)
    elif isinstance(value, list):
        for item in value:
            yield from _texts(item)
    elif isinstance(value, str):
        yield value


def _cards(text):
    return parse_cards(text) if len(text) == 2 and text[0] in "23456789TJQKA" and text[1] in "SHCD" else ()


@some
@given(options=option_sets, seed=seeds)
def test_r3_r4_the_first_card_moves_on_and_only_a_played_deal_counts(options, seed):
    previous, moved = None, 0
    for state, _ in random_match(GAME.rules(options), Random(seed), pass_rate=0.8):
        standing = state.standing
        if previous is not None and standing.number != previous[0].number:
            before, over = previous
            moved += 1
            assert standing.number == before.number + 1
            assert standing.first is standing.rules.direction.after(before.first)
            assert standing.counted == before.counted + isinstance(over, DealOver)
        previous = (standing, state)
    assert moved == standing.number - 1 > 0


@some
@given(options=option_sets, seed=seeds)
def test_r7_every_trick_is_won_by_the_seat_that_leads_next(options, seed):
    rules, won, named = GAME.rules(options), 0, 0
    for state, events in random_match(rules, Random(seed)):
        if isinstance(state, Playing) and isinstance(events[-1], TrickWon):
            won += 1
            assert isinstance(events[0], CardsPlayed)
            assert TRANSITIONS.to_act(state) is events[-1].seat
        if isinstance(state, Naming):
            named += 1
            assert 7 <= state.contract.value <= 13
    # The thirteenth trick ends the deal.
    assert (won, named) == (12 * rules.deals, rules.deals)


@some
@given(options=option_sets, seed=seeds, acts=st.integers(1, 400), stake=stakes)
def test_a_match_resumed_anywhere_goes_on_as_if_it_had_not_stopped(options, seed, acts, stake):
    straight = start(options, seed, stake)
    advance(straight, acts)
    text = straight.record_text()
    assert write_record(read_record(text)) == text
    resumed = Table.resume(text)
    assert resumed.turn == straight.turn
    assert [resumed.observe(seat) for seat in Seat] == [straight.observe(seat) for seat in Seat]
    advance(straight, 80)
    advance(resumed, 80)
    assert resumed.record_text() == straight.record_text()
    assert resumed.summary() == straight.summary()


@some
@given(options=option_sets, seed=seeds)
def test_a_random_match_is_replayed_from_its_openings_and_acts(options, seed):
    rules, replayed = GAME.rules(options), 0
    for state, _ in random_match(rules, Random(seed)):
        if isinstance(state, DealOver | ThrownIn):
            replayed += 1
            placed = GAME.place(rules, state.standing.number, GAME.opening(state)).state
            assert placed.dealt == state.dealt
            assert placed.standing == state.standing
    assert replayed == state.standing.number > 0


def test_a_resumed_match_shows_the_same_events_act_by_act():
    table = start("reference", 11, stake=50)
    advance(table, 1000)
    steps = list(replay_steps(read_record(table.record_text())))
    assert steps[-1].state.score.payout.pot == 200
    assert sum(isinstance(event, DealScored) for step in steps for event in step.events) == 3


def test_a_rules_specification_is_the_shortest_there_is():
    assert GAME.specification(GAME.rules(None)) == "reference"
    for options in EVERY_SET:
        rules = GAME.rules(options)
        assert GAME.rules(GAME.specification(rules)) == rules


def test_an_observation_holds_no_reference_to_the_state():
    table = start("reference", 5)
    advance(table, 20)
    observation = table.observe(Seat.S)
    names = {name for kind in type(observation).__mro__ for name in getattr(kind, "__slots__", ())}
    assert not any(isinstance(getattr(observation, name), RangvaarStanding) for name in names)
