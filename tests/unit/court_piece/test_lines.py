"""Lines of a record of Court Piece: tricks keep together where trump is asked for in the midst of one (C35)."""

from random import Random

from followsuit.base.cards import parse_cards
from followsuit.card_games.court_piece import notation
from followsuit.card_games.registry import game_named

GAME = game_named("court_piece")


def test_no_line_of_plays_goes_over_the_end_of_a_trick_and_all_lines_are_read_back():
    asked = 0
    for seed in range(30):
        rng = Random(seed)
        state = GAME.deal(GAME.new_match(GAME.rules("hidden"), rng), rng).state
        actions = []
        while (seat := GAME.to_act(state)) is not None:
            options = GAME.options(GAME.observe(state, seat))
            actions.append(options[-1] if rng.random() < 0.5 else rng.choice(options))
            state = GAME.apply(state, actions[-1]).state
        lines = notation.write_actions(actions)
        assert [act for line in lines for act in notation.read_actions(line)] == actions
        played = 0
        for line in lines:
            if line.startswith("play "):
                cards = [item.split()[1] for item in line.removeprefix("play ").split(", ")]
                assert len(parse_cards(" ".join(cards))) <= 4 - played % 4
                played += len(cards)
            asked += line.startswith("ask") and played % 4 > 0
    assert asked > 10
