"""The puzzles that are shipped: their number, keys and themes; tests/bots finds their answers again."""

import re
from collections import Counter
from pathlib import Path

import pytest

from followsuit.bots import LEVELS
from followsuit.lessons import THEMES, each_puzzle, read_puzzle

GAMES = Path(__file__).parents[3] / "web" / "games"
FILES = {path.parent.name: each_puzzle(path.read_text()) for path in sorted(GAMES.glob("*/puzzles.txt"))}


def test_every_game_has_puzzles():
    assert sorted(FILES) == ["court_piece", "rangvaar", "tractor", "two_hundred"]


@pytest.mark.parametrize("game", FILES)
def test_the_keys_are_of_the_game_and_stand_once(game):
    puzzles = [read_puzzle(text) for text in FILES[game]]
    keys = [puzzle.key for puzzle in puzzles]
    assert len(set(keys)) == len(keys) == 200
    assert all(key.startswith(f"{game}-") for key in keys)
    assert {puzzle.theme for puzzle in puzzles} <= set(THEMES)
    assert all(puzzle.found is not None and set(puzzle.found) <= set(LEVELS) for puzzle in puzzles)


def test_no_theme_of_tractor_is_rare_and_none_is_a_third_of_all():
    themes = Counter(read_puzzle(text).theme for text in FILES["tractor"])
    assert min(themes.values()) >= 12
    assert max(themes.values()) <= 66


def test_a_puzzle_says_which_levels_find_it_or_that_none_was_asked():
    bare = re.sub(r"^found .*\n", "", FILES["rangvaar"][0], flags=re.MULTILINE)
    assert read_puzzle(bare).found is None
    assert read_puzzle(bare.replace("\nbest", "\nfound none\nbest", 1)).found == ()
    assert read_puzzle(bare.replace("\nbest", "\nfound expert master\nbest", 1)).found == ("expert", "master")
