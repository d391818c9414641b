"""What Tractor's table of four holds with three and four packs, under any options."""

from collections import Counter
from random import Random

import pytest
from packs_positions import CHOICES
from tractor_positions import permuted

from followsuit.bots import Budget
from followsuit.bots.tractor import BOTS
from followsuit.record import Player, read_record
from followsuit.seats import Seat
from followsuit.table import Table
from followsuit.tractor.actions import Bury
from followsuit.tractor.cards.pack import card_points
from followsuit.tractor.front.observation import observe
from followsuit.tractor.front.view import view
from followsuit.tractor.game import GAME
from followsuit.tractor.phases.state import TractorDealOver, TractorPlaying, hand_of
from followsuit.tractor.rules import tractor_rules

PACKS = (3, 4)


def drawn(rng, packs):
    options = {name: rng.choice(values) for name, values in CHOICES.items()}
    return tractor_rules({"preset": "standard", "packs": packs, **options})


def played(rules, seed):
    """The states of a deal that casual bots play, with the seat and the action that leads on from each."""
    rng = Random(seed)
    state = GAME.deal(GAME.new_match(rules, rng), rng).state
    while not GAME.needs_deal(state) and not GAME.is_over(state):
        seat = GAME.to_act(state)
        action = GAME.table_act(state)
        if seat is not None:
            action = BOTS["casual"].act(observe(state, seat), Random(0), Budget())
        yield state, seat, action
        state = GAME.apply(state, action).state
    yield state, None, None


@pytest.mark.parametrize("packs", PACKS)
@pytest.mark.parametrize("seed", range(3))
def test_no_card_is_lost_and_every_point_is_counted(packs, seed):
    rules = drawn(Random(seed), packs)
    *_, (last, _, _) = played(rules, seed)
    assert isinstance(last, TractorDealOver)
    sizes = last.standing.sizes
    cards = Counter(last.play.buried) + Counter(card for won in last.play.taken for card in won.trick.cards)
    assert cards == Counter(sizes.deck.cards)
    taken = sum(won.points for won in last.play.taken)
    assert taken + card_points(last.play.buried) == sizes.points == 100 * packs
    assert len(last.play.buried) == sizes.kitty


@pytest.mark.parametrize("packs", PACKS)
def test_every_option_is_legal_and_every_prompt_tells_legal_sets(packs):
    rules = drawn(Random(packs), packs)
    for state, seat, action in played(rules, packs):
        if seat is None:
            continue
        told = view(observe(state, seat))["prompt"]
        for option in GAME.options(observe(state, seat)):
            assert GAME.check(state, option) is None
        if isinstance(state, TractorPlaying) and state.play.best_play is not None:
            for card in hand_of(state, seat):
                assert (card.text in told["playable"]) != (card.text in told["refused"])
        assert isinstance(action, Bury) == (told["kind"] == "bury")


@pytest.mark.parametrize("level", BOTS)
def test_hidden_cards_change_neither_what_is_seen_nor_what_is_chosen(level):
    rng = Random(level)
    for number, (state, seat, _) in enumerate(played(tractor_rules({"preset": "standard", "packs": 3}), 5)):
        if seat is None or number % 7:
            continue
        other = permuted(state, seat, rng)
        assert observe(other, seat) == observe(state, seat)
        chosen = [BOTS[level].act(observe(one, seat), Random(1), Budget()) for one in (state, other)]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("packs", PACKS)
def test_a_match_is_written_and_read_to_the_same_text(packs):
    rules = tractor_rules({"preset": "standard", "packs": packs})
    table = Table.start("tractor", rules, {seat: Player("expert") for seat in Seat}, "packs")
    for _ in range(2):
        table.deal()
        while not table.needs_deal and not table.is_over:
            table.step()
    text = table.record_text()
    assert read_record(text) == table.record()
    resumed = Table.resume(text)
    assert (resumed.record_text(), resumed.summary()) == (text, table.summary())
