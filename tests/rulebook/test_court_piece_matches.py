"""Whole matches of Court Piece, reckoned a second time by hand: piles, courts, rows, totals and callers.

``FOLLOWSUIT_MATCHES=200`` plays two hundred of each preset in the long run.
"""

import os
from random import Random

import pytest

from followsuit.base.jsonable import to_json
from followsuit.card_games.court_piece.state import CourtThrownIn
from tests.shared.court_piece_deals import GAME, Reckoning, played_match, taken_of, winners_of

MATCHES = int(os.environ.get("FOLLOWSUIT_MATCHES", "12"))

#: Rules that differ in what the presets have alike.
OTHERS = [
    {
        "preset": "double",
        "ace_rule": "any_ace",
        "taken_by": "side",
        "first_taking": 3,
        "direction": "clockwise",
    },
    {
        "preset": "double_ace",
        "twelfth_takes": False,
        "first_taking": 5,
        "goon_court": "plain",
        "court_at": "seven",
    },
    {"bavney": "go_on", "redeal": "no_honour", "row_court": 5, "target": 3},
    {"preset": "hokm", "court_at": "thirteen", "goon_court": "plain", "target": 10},
    {"preset": "hidden", "sar": "double", "ace_rule": "two_aces", "taken_by": "side", "target": 3},
]


def first_card(observation, rng):
    """Quick play: any card that may be played, trump and the rest by lot."""
    options = GAME.options(observation)
    return options[int(rng.random() * len(options))]


def reckoned(rules, rng):
    """Play a match and reckon it by hand; how many deals it had."""
    book = Reckoning(rules)
    caller, deals = None, 0
    for state, events in played_match(rules, rng, first_card):
        deals += 1
        standing = state.standing
        assert caller in (None, standing.caller.name)
        assert to_json(standing.rows) == book.rows and to_json(standing.totals) == book.totals
        if isinstance(state, CourtThrownIn):
            caller = book.deal(standing.caller.name, {}, thrown_in=True)
            continue
        won, _ = winners_of(state, events)
        taken, left = taken_of(rules, won)
        assert to_json(state.score.tricks) == taken and state.cardplay.pile.lying == left
        assert max(taken.values()) >= 7
        caller = book.deal(standing.caller.name, taken)
        assert to_json(state.score.rows) == book.rows and to_json(state.score.totals) == book.totals
        over = [side for side, total in book.totals.items() if total >= rules.target]
        assert to_json(state.score.won_by) == (over[0] if over else None)
    assert max(book.totals.values()) >= rules.target
    return deals


@pytest.mark.parametrize("preset", GAME.preset_names())
def test_matches_of_a_preset_end_with_the_totals_of_a_second_reckoning(preset):
    rules = GAME.rules(preset)
    assert all(reckoned(rules, Random(f"{preset}/{at}")) for at in range(4))


@pytest.mark.long("many matches of each preset: the short run plays four")
@pytest.mark.parametrize("preset", GAME.preset_names())
def test_many_matches_of_a_preset_end_with_the_totals_of_a_second_reckoning(preset):
    rules = GAME.rules(preset)
    assert all(reckoned(rules, Random(f"{preset}/{at}")) for at in range(MATCHES))


@pytest.mark.parametrize("rules", OTHERS, ids=str)
def test_matches_by_other_rules_end_with_the_totals_of_a_second_reckoning(rules):
    assert all(reckoned(GAME.rules(rules), Random(f"{rules}/{at}")) for at in range(3))
