"""The page about the referee: it has a question of every kind, and each of them is answered."""

import json
import re
from pathlib import Path

import pytest

import followsuit
from followsuit.card_games.registry import game_named

pytestmark = pytest.mark.host

PAGE = (Path(followsuit.__file__).parents[1] / "docs" / "referee.md").read_text(encoding="utf-8")
QUESTIONS = [
    json.loads(line)
    for block in re.findall(r"^```json\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    for line in block.splitlines()
]


@pytest.mark.parametrize("game", followsuit.games())
def test_the_page_has_a_question_of_every_kind(game):
    asked = [question["ask"] for question in QUESTIONS if question["game"] == game]
    assert len(asked) == len(set(asked))
    assert set(asked) == set(game_named(game).rulings()) - {"deal"}
    assert "`deal`, in all games but Tractor" in PAGE


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda one: f"{one['game']}-{one['ask']}")
def test_every_question_of_the_page_is_answered(question):
    assert followsuit.rule(question)


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda one: f"{one['game']}-{one['ask']}")
def test_a_question_without_all_its_fields_is_told_which_it_lacks(question):
    bare = {name: question[name] for name in ("game", "ask", "rules") if name in question}
    try:
        followsuit.rule(bare)
    except followsuit.RequestError as refused:
        assert refused.code == "missing_field"
        assert refused.facts["field"] in question
