"""Matches by rules drawn by lot: they end, their records and links come back, and nobody acts illegally."""

from random import Random

import pytest

from followsuit.base.errors import RulesError
from followsuit.card_games.registry import game_named
from tests.shared.option_matches import comes_back, played_match

#: How many matches of each game are played.
MATCHES = {"two_hundred": 16, "rangvaar": 16, "tractor": 4}


def drawn(game, rng):
    """The rules of a game with some of its fields drawn by lot; what contradicts is drawn again."""
    playing = game_named(game)
    while True:
        rules = {"preset": rng.choice(list(playing.preset_names()))}
        for option in playing.rule_options():
            if not option.many and rng.random() < 0.4:
                rules[option.name] = rng.choice(option.choices)
        if game == "tractor":
            rules |= {"finding": "auction", "most_deals": 3}
        try:
            playing.rules(rules)
        except RulesError:
            continue
        return rules


@pytest.mark.parametrize("game", MATCHES)
def test_a_match_by_any_rules_ends_and_its_records_and_links_come_back(game):
    rng = Random(f"drawn/{game}")
    for number in range(MATCHES[game]):
        rules = drawn(game, rng)
        table = played_match(game, rules, f"{number}")
        assert table.summary()["won_by"], rules
        assert comes_back(table), rules
