"""Lessons about what is owed: one blind tap solves none of them, because no card comes along with another."""

import json

import pytest

from followsuit.base.actions import Play
from followsuit.lessons import Task, read_lesson
from followsuit.protocol.session import Session
from tests.shared.lesson_texts import GAMES, texts_of


def owed(game):
    """The lessons of a game that are solved by a play of several cards."""
    for key, text in texts_of(game).items():
        table = Task(read_lesson(text))
        hint = table.hint().action
        if isinstance(hint, Play) and len(hint.cards) > 1:
            yield key, text


def test_tractor_has_lessons_about_what_is_owed():
    assert "tractor-owed" in dict(owed("tractor"))


@pytest.mark.parametrize("game", GAMES)
def test_no_lesson_about_several_cards_is_solved_by_tapping_one_card_blindly(game):
    for key, text in owed(game):
        session = Session()

        def ask(op, session=session, **fields):
            return json.loads(session.handle(json.dumps({"v": 1, "id": op, "op": op, **fields})))

        view = ask("start_task", text=text)["view"]
        for card in dict.fromkeys(view["hand"]):
            chosen = ask("select_cards", turn=view["turn"], card=card, chosen=[])
            assert chosen["cards"] == [card], key
            answer = ask("act", turn=view["turn"], action={"kind": "play", "cards": chosen["cards"]})
            if answer["ok"]:
                assert answer["view"]["task"]["status"] != "right", (key, card)
                view = ask("start_task", again=True)["view"]
