"""Secrecy of Court Piece: exchanging cards that a seat may not see changes nothing that it knows or does (C6, C32)."""

from dataclasses import replace
from random import Random

import pytest

from followsuit.base.events import events_for
from followsuit.base.seats import Seat
from followsuit.bots import Budget, bot_for, levels_of
from followsuit.card_games.court_piece.actions import LayIndicator
from followsuit.card_games.court_piece.state import CourtPlaying
from followsuit.card_games.registry import game_named
from followsuit.card_games.trick.hand import Mask, cards_of, mask_of
from tests.shared.court_piece_positions import exchanged
from tests.shared.zones import zone_of

GAME = game_named("court_piece")


def dealt(rules, seed):
    rng = Random(seed)
    return GAME.deal(GAME.new_match(GAME.rules(rules), rng), rng)


@pytest.mark.parametrize("rules", ["reference", "hidden"])
def test_before_trump_is_named_only_the_callers_five_cards_matter_to_anybody(rules):
    for seed in range(8):
        state = dealt(rules, seed).state
        caller = state.standing.caller
        other = exchanged(state, {caller}, Random(seed))
        assert other != state
        for seat in Seat:
            assert GAME.observe(state, seat) == GAME.observe(other, seat)
            assert GAME.view(GAME.observe(state, seat)) == GAME.view(GAME.observe(other, seat))
        for level in levels_of(GAME):
            budget = Budget(nodes=200)
            one = bot_for(GAME, level).act(GAME.observe(state, caller), Random(1), budget)
            assert one == bot_for(GAME, level).act(GAME.observe(other, caller), Random(1), budget)


@pytest.mark.parametrize("rules", ["reference", "hidden"])
def test_nobody_but_the_caller_knows_even_its_five_cards(rules):
    state = dealt(rules, 3).state
    caller = state.standing.caller
    other = exchanged(state, set(), Random(9))
    for seat in Seat:
        if seat is not caller:
            assert GAME.observe(state, seat) == GAME.observe(other, seat)
            assert GAME.observe(state, seat).hand == 0


def test_events_before_trump_is_named_show_cards_to_the_caller_alone():
    step = dealt("reference", 5)
    caller = step.state.standing.caller
    for seat in Seat:
        shown = [event for event in events_for(seat, step.events) if hasattr(event, "cards")]
        assert len(shown) == (seat is caller)


def test_the_indicator_is_known_to_the_caller_alone():
    for seed in range(6):
        state = dealt("hidden", seed).state
        caller = state.standing.caller
        five = tuple(cards_of(state.dealt.before[caller]))
        one, other = (GAME.apply(state, LayIndicator(caller, card)).state for card in five[:2])
        assert isinstance(one, CourtPlaying)
        for seat in Seat:
            same = GAME.observe(one, seat) == GAME.observe(other, seat)
            assert same == (seat is not caller)
            if seat is not caller:
                shown = zone_of(GAME.view(GAME.observe(one, seat)), "indicator")
                assert shown == {"kind": "indicator", "owner": caller.name, "count": 1}


@pytest.mark.parametrize("level", levels_of(GAME))
@pytest.mark.parametrize("rules", ["double_ace", "hidden"])
def test_a_bots_card_depends_on_nothing_hidden(rules, level):
    """The other hands are exchanged among seats that have shown no void; the choice stays."""
    moved = 0
    for seed in range(2):
        state, rng = dealt(rules, f"{seed}/{level}").state, Random(seed)
        while (seat := GAME.to_act(state)) is not None:
            observation = GAME.observe(state, seat)
            if (
                isinstance(state, CourtPlaying)
                and len(observation.taken) % 4 == 1
                and observation.trick.plays == ()
            ):
                other = with_hands_exchanged(state, seat, rng)
                if other is not None:
                    moved += 1
                    assert GAME.observe(other, seat) == observation
                    bot, budget = bot_for(GAME, level), Budget(nodes=60)
                    again = bot.act(GAME.observe(other, seat), Random(2), budget)
                    assert bot.act(observation, Random(2), budget) == again
            state = GAME.apply(state, rng.choice(GAME.options(observation))).state
    assert moved


def with_hands_exchanged(state, seat, rng):
    """The state with the cards of the other seats dealt anew among them; None if nothing moved."""
    hands = list(state.cardplay.hands)
    others = [other for other in Seat if other is not seat]
    pool = [card for other in others for card in cards_of(hands[other])]
    rng.shuffle(pool)
    for other in others:
        size = hands[other].bit_count()
        hands[other] = Mask(mask_of(pool[:size]))
        pool = pool[size:]
    found = replace(state, cardplay=replace(state.cardplay, hands=tuple(hands)))
    return None if found == state else found
