"""The engine's law against the second one of the tests for any number of packs.

Each seed draws forty positions; ``FOLLOWSUIT_SEEDS`` says how many seeds there are.
"""

import os
from collections import Counter
from itertools import combinations
from random import Random

import pytest

from followsuit.base.seats import table_of
from followsuit.card_games.shengji.cards.ladder import ladder_of
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.shapes import format_of
from followsuit.card_games.shengji.law.follow import check_follow
from followsuit.card_games.shengji.law.lead import check_lead, resolve_throw
from followsuit.card_games.shengji.law.scoring import kitty_multiplier
from followsuit.card_games.shengji.law.trick_winner import winner
from followsuit.card_games.tractor.interface.options import follow_options, lead_options
from followsuit.card_games.tractor.interface.prompts import complete
from tests.shared.tractor.packs_law import (
    called_for,
    failed_units,
    fault,
    formats,
    lead_fault,
    multiplier,
    packs_winner,
    shape_name,
)
from tests.shared.tractor.packs_positions import FACES, Drawn, drawn_rules
from tests.shared.tractor.packs_tables import TABLES
from tests.shared.tractor.second_law import engine, texts

SEEDS = range(int(os.environ.get("FOLLOWSUIT_SEEDS", "12")))
EACH = 40


def drawn(seed):
    rng = Random(seed)
    for _ in range(EACH):
        rules = drawn_rules(rng, tuple(TABLES))
        yield rng, rules, Drawn(rng, rules)


def format_led(led, table, rules):
    return format_of(Holding.of(engine(led), ladder_of(table.trump, rules)))


def code(refusal):
    return refusal.code if refusal else ""


@pytest.mark.parametrize("seed", SEEDS)
def test_plays_are_legal_where_the_second_law_says_so_and_refused_for_the_same_reason(seed):
    for _, rules, table in drawn(seed):
        led = table.lead()
        hand = table.hand(len(led))
        for _ in range(3):
            play = table.play(hand, led)
            refusal = check_follow(engine(hand), engine(led), engine(play), table.trump, rules)
            expected = fault(hand, led, play, table.order, rules)
            assert code(refusal) == expected, (hand, led, play, table.trump, rules)


@pytest.mark.parametrize("seed", SEEDS)
def test_tricks_go_to_whom_the_second_law_gives_them(seed):
    for _, rules, table in drawn(seed):
        led = table.lead(6)
        plays = [led, *table.answers(led)]
        found = winner([engine(play) for play in plays], table.trump, rules)
        assert found == packs_winner(plays, table.order, rules), (plays, table.trump, rules)


@pytest.mark.parametrize("seed", SEEDS)
def test_units_throws_and_multipliers_are_those_of_the_second_law(seed):
    for _, rules, table in drawn(seed):
        led = table.lead(10)
        told = led, table.trump, rules
        found = formats(led, table.order)
        form = format_led(led, table, rules)
        assert (list(form.shapes), form.shape) == (found, shape_name(found)), told
        times = multiplier(led, table.order, str(rules.kitty_multiplier))
        assert kitty_multiplier(engine(led), table.trump, rules) == times, told
        hands = [table.hand(5) for _ in range(rules.seats - 1)]
        result = resolve_throw(engine(led), [engine(hand) for hand in hands], table.trump, rules)
        down = failed_units(led, hands, table.order, rules)
        assert result.fails == bool(down), (*told, hands)
        if down and str(rules.failed_throw) == "all_back":
            assert result.down == (), (*told, hands)
        elif down:
            choices = [sorted(kind for kind in chain for _ in range(width)) for width, chain in down]
            assert list(texts(result.down)) in choices, (*told, hands)


@pytest.mark.parametrize("seed", SEEDS)
def test_leads_are_proven_where_the_second_law_proves_them(seed):
    for rng, rules, table in drawn(seed):
        every = [face for face in FACES for _ in range(rules.packs)]
        own = [face for face in every if table.order.suit_of(face) == table.led]
        rng.shuffle(own)
        known = min(8, len(own))
        held, seen = own[:known], own[known : rng.randint(known, len(own))]
        play = table.play(held, held[: rng.randint(1, 6)])
        seats = table_of(rules.seats)
        leader = rng.choice(seats)
        others = [seat for seat in seats if seat is not leader]
        some = rng.choice((0, 1, rules.seats - 2, rules.seats - 1))
        # Those void are anybody, or first of all the opponents: their voids may be enough (T89).
        others.sort(key=lambda seat: (seat.side is leader.side, seat) if some > 1 else rng.random())
        void = (
            others[:some] if rng.random() < 0.7 else [seat for seat in others if seat.side is not leader.side]
        )
        voids = {seat: {format_led(play, table, rules).suit} for seat in void}
        refusal = check_lead(engine(held), engine(play), engine(seen), (), voids, table.trump, rules, leader)
        places = {int(seat) for seat in void}
        expected = lead_fault(
            held, play, seen, places, int(leader), table.order, rules, rules.packs, rules.seats, FACES
        )
        assert code(refusal) == expected, (held, play, seen, void, table.trump, rules)


@pytest.mark.parametrize("seed", SEEDS)
def test_options_and_suggestions_are_legal_and_a_card_without_one_is_in_no_legal_play(seed):
    rng = Random(seed)
    for _ in range(EACH // 2):
        rules = drawn_rules(rng, ((4, 2), (4, 3), (4, 4)))
        table = Drawn(rng, rules)
        led = table.lead(5)
        hand = table.hand(len(led))[:10]
        if len(hand) < len(led):
            continue
        told = hand, led, table.trump, rules
        given = engine(hand), engine(led), table.trump, rules
        plays = {tuple(sorted(play)) for play in combinations(hand, len(led))}
        allowed = {play for play in plays if not fault(hand, led, play, table.order, rules)}
        assert {texts(play) for play in follow_options(*given)} <= allowed, told
        for card in set(hand):
            suggested = texts(complete(given[0], engine([card])[0], *given[1:]))
            assert suggested in allowed if suggested else not any(card in play for play in allowed), (
                card,
                *told,
            )
        for option in lead_options(engine(hand), (), (), {}, table.trump, rules):
            play = list(texts(option))
            found = lead_fault(hand, play, [], (), 0, table.order, rules, rules.packs, 4, FACES)
            assert not found, (option, *told)


def test_the_drawn_questions_are_worth_asking():
    """Every shape is led and called for, tractors of triples and quads among them."""
    shapes: Counter[tuple[str, int, int]] = Counter()
    for seed in SEEDS:
        for _, rules, table in drawn(seed):
            led = table.lead()
            shapes.update(("led", *shape) for shape in formats(led, table.order))
            own = [card for card in table.hand(len(led)) if table.order.suit_of(card) == table.led]
            if len(own) > len(led):
                called = called_for(own, formats(led, table.order), table.order, rules)
                shapes.update(("called", *shape) for shape in called)
    for told in ("led", "called"):
        for shape in ((2, 1), (3, 1), (4, 1), (2, 2), (2, 3), (3, 2), (4, 2)):
            assert shapes[(told, *shape)], (told, shape, shapes)
