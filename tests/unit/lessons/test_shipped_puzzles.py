"""The puzzles that are shipped: each is legal, and its answer is found again in fresh worlds of a fixed seed."""

from pathlib import Path

import pytest

from followsuit.bots import run_to_end
from followsuit.lessons import DecisionTable, each_puzzle, read_puzzle
from followsuit.lessons.puzzles import THEMES

GAMES = Path(__file__).parents[3] / "web" / "games"
FILES = {path.parent.name: each_puzzle(path.read_text()) for path in sorted(GAMES.glob("*/puzzles.txt"))}

#: Fresh worlds that an answer is found again in; fewer where they are solved to their end.
WORLDS, SOLVED = 160, 40


def lead_of(text):
    """By how much the best act of a puzzle leads the next, in standard errors, in worlds nobody chose it by."""
    puzzle = read_puzzle(text)
    decision = DecisionTable.of(puzzle)
    second = decision.table.game.action_from(decision.you, puzzle.next)
    worlds = SOLVED if decision.problem().is_exact else WORLDS
    verdict = run_to_end(decision.verdict(second, worlds=worlds, seed="proof"))
    return verdict.cost / verdict.error if verdict.error else verdict.cost


def confirm(texts):
    """Hold that every best act leads, and nineteen of twenty by more than a standard error."""
    leads = sorted(map(lead_of, texts))
    assert leads[0] > -1.0
    assert sum(lead > 1.0 for lead in leads) >= 0.95 * len(leads), leads


def test_every_game_has_puzzles():
    assert sorted(FILES) == ["rangvaar", "tractor", "two_hundred"]


@pytest.mark.parametrize("game", FILES)
def test_the_keys_are_of_the_game_and_stand_once(game):
    puzzles = [read_puzzle(text) for text in FILES[game]]
    keys = [puzzle.key for puzzle in puzzles]
    assert len(set(keys)) == len(keys) <= 200
    assert all(key.startswith(f"{game}-") for key in keys)
    assert {puzzle.theme for puzzle in puzzles} <= set(THEMES)


@pytest.mark.parametrize("game", FILES)
def test_the_answers_of_a_sample_are_found_again(game):
    texts = FILES[game]
    confirm(texts[:: max(1, len(texts) // 8)][:8])


@pytest.mark.long("weighs five times as many answers")
@pytest.mark.parametrize("game", FILES)
def test_the_answers_of_many_are_found_again(game):
    texts = FILES[game]
    confirm(texts[1 :: max(1, len(texts) // 40)][:40])
