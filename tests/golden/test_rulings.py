"""Rulings are answered to the letter; tests/golden/rulings.py says which."""

import json

import pytest

from followsuit.card_games.registry import game_named, game_names
from followsuit.referee import answer
from tests.golden.rulings import DAMAGED_SUMS, KEPT, SUMS, checksums, damaged, questions

LINES = [json.loads(line) for line in KEPT.read_text(encoding="utf-8").splitlines()]
AGAIN = "where the change is meant: python -m tests.golden.rulings"


@pytest.mark.parametrize("game", game_names())
def test_each_shape_of_an_answer_of_the_referee_is_answered_whole(game):
    kept = [one for one in LINES if one["question"]["game"] == game]
    assert {one["question"]["ask"] for one in kept} >= set(game_named(game).rulings())
    wrong = {
        one["question"]["id"]: ruling
        for one in kept
        if (ruling := json.loads(json.dumps(answer(one["question"])))) != one["ruling"]
    }
    assert wrong == {}, AGAIN


def test_nothing_that_is_answered_to_a_public_case_has_changed():
    assert checksums(questions()) == SUMS.read_text(encoding="utf-8").splitlines(), AGAIN


@pytest.mark.host
def test_a_question_with_one_field_missing_or_wrong_is_answered_as_ever():
    assert checksums(damaged()) == DAMAGED_SUMS.read_text(encoding="utf-8").splitlines(), AGAIN
