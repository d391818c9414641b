"""What a bot of Tractor reckons from what it sees: chances are chances, and prices add up."""

from itertools import pairwise

import pytest

from followsuit.base.seats import Seat
from followsuit.bots.tractor.knowledge import Knowledge
from followsuit.card_games.registry import game_named
from followsuit.card_games.shengji.cards.trump import EffectiveSuit
from followsuit.record import Player
from followsuit.table import Table
from tests.shared.kept_sums import require_kept


@pytest.mark.parametrize("void_plays", ["any", "must_trump"])
def test_chances_to_ruff_are_one_at_most_and_less_for_a_pair_and_prices_of_single_cards_add_up(void_plays):
    rules = game_named("tractor").rules({"preset": "reference", "void_plays": void_plays})
    table = Table.start("tractor", rules, {seat: Player("beginner") for seat in Seat}, "1")
    table.deal()
    surest, told = 0.0, list[object]()
    while not (table.needs_deal or table.is_over):
        seat = table.to_act
        if seat is not None and (seen := table.observe(seat)).phase == "playing":
            known = Knowledge.of(seen)
            cards = tuple(set(seen.hand))
            assert known.price(cards) == pytest.approx(sum(known.price((card,)) for card in cards))
            told += [round(known.price((card,)), 9) for card in sorted(cards)]
            for other in sorted(set(Seat) - {seat}):
                for suit in known.ladder.suits:
                    chances = [known.chance_to_ruff(other, suit, pairs) for pairs in range(4)]
                    surest = max(surest, *chances)
                    told += [round(one, 9) for one in chances]
                    assert all(0 <= more <= fewer for fewer, more in pairwise(chances))
                    assert suit is not EffectiveSuit.TRUMP or not any(chances)
        table.step()
    require_kept(f"tractor chances {void_plays}", told)
    assert surest == (1.0 if void_plays == "must_trump" else 0.85)
