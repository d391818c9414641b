"""The engine's tables for any number of packs against the second law's: declarations, levels and starters."""

import os
from collections import namedtuple
from random import Random

import pytest

from followsuit.base.cards import CARDS, Rank, parse_cards
from followsuit.base.seats import table_of
from followsuit.card_games.shengji.law.declaring import check_declare
from followsuit.card_games.shengji.law.scoring import Role, table_gain
from followsuit.card_games.tractor.rules import tractor_rules
from followsuit.card_games.tractor.scoring import next_starter
from tests.shared.tractor import packs_tables
from tests.shared.tractor.packs_tables import STRENGTHS, TABLES, declare_fault, gain

SEEDS = range(int(os.environ.get("FOLLOWSUIT_SEEDS", "10")))
EACH = 400
Shown = namedtuple("Shown", "seat cards")
every_table = pytest.mark.parametrize(("seats", "packs"), TABLES)


def rules_at(seats, packs, **fields):
    return tractor_rules({"preset": "standard", "seats": seats, "packs": packs, **fields})


@every_table
@pytest.mark.parametrize("table", ["two_two", "three_two", "open"])
def test_levels_rise_by_the_columns_of_the_second_law(seats, packs, table):
    rules = rules_at(seats, packs, level_table=table)
    for points in range(0, 200 * packs, 5):
        side, levels = gain(points, packs, table)
        assert table_gain(points, rules) == ((Role(side), levels) if levels else (None, 0)), points


@every_table
def test_the_next_starter_is_the_one_the_second_law_counts_to(seats, packs):
    for seat in table_of(seats):
        for role in Role:
            assert next_starter(seat, role).name == packs_tables.next_starter(seat.name, role, seats)


@pytest.mark.parametrize("seed", SEEDS)
def test_declarations_are_refused_where_the_second_law_refuses_them_and_for_the_same_reason(seed):
    rng, reasons = Random(seed), set()
    for _ in range(EACH):
        seats, packs = rng.choice(list(TABLES))
        rank = rng.choice(list(Rank))
        fit = [card.text for card in CARDS if card.is_joker or card.rank is rank]

        def shown(faces, packs=packs):
            return [rng.choice(faces)] * rng.randint(1, packs)

        def declared(fit=fit, packs=packs):
            while (
                len(cards := shown(fit)),
                cards[0] if cards[0] in ("SJ", "BJ") else "rank",
            ) not in STRENGTHS:
                pass
            return cards

        offered = shown(fit if rng.random() < 0.8 else [card.text for card in CARDS])
        if rng.random() < 0.1:
            offered[-1] = rng.choice(fit)
        seat, other = rng.choices(table_of(seats), k=2)
        standing = (other, declared()) if rng.random() < 0.7 else None
        after = rng.random() < 0.4
        before = Shown(other, parse_cards(" ".join(standing[1]))) if standing else None
        refusal = check_declare(
            rank, seat, parse_cards(" ".join(offered)), before, rules_at(seats, packs), after_burial=after
        )
        found = (refusal.code, refusal.clause) if refusal else None
        assert found == declare_fault(rank.letter, seat, offered, standing, after), (
            rank,
            seat,
            offered,
            standing,
        )
        reasons.add(found)
    assert len(reasons) >= 6, "every reason comes up"
