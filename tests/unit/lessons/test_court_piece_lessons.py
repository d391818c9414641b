"""Court Piece's lessons: nothing but what they teach reaches the goal; and the lines that only such a game needs."""

import pytest

from followsuit.base.actions import action_data
from followsuit.base.errors import DocumentError
from followsuit.bots import run_to_end
from followsuit.lessons import Task, read_lesson
from followsuit.lessons.authoring import filler
from followsuit.lessons.authoring.checks import line_played
from followsuit.lessons.authoring.compiler import compiled
from followsuit.lessons.goals import LessonFacts, read_predicate
from tests.shared.lesson_texts import lessons_of, texts_of

#: Acts other than the solution's that are as good: both high clubs are sure, and any low card is followed with.
AS_GOOD = {
    ("lead", 0): [["KC"]],
    ("trump", 0): [["8D"]],
    ("ask", 1): [["9D"]],
    ("indicator", 0): ["9D"],
}


@pytest.mark.parametrize("lesson", lessons_of("court_piece"), ids=lambda lesson: lesson.key)
def test_every_other_act_fails_unless_it_is_as_good(lesson):
    for at, right in enumerate(lesson.solution):
        table = line_played(lesson, lesson.solution[:at])[0].table
        others = [action_data(act) or {} for act in table.game.options(table.observe(table.to_act))]
        others.remove(dict(right))
        assert others
        won = []
        for act in others:
            played, refused = line_played(lesson, [*lesson.solution[:at], act], is_failing=True)
            assert not refused
            now = played.judgement()
            assert now.status != "playing"
            if now.status == "right":
                won.append(act.get("cards", act.get("card")))
        assert won == AS_GOOD.get((lesson.key.split("-")[1], at), [])


def test_the_help_of_the_lesson_about_asking_asks_and_then_plays_the_trump():
    table = Task(read_lesson(texts_of("court_piece")["court_piece-ask"]))
    asked = table.hint().action
    assert action_data(asked) == {"kind": "ask_trump"}
    run_to_end(table.trying(asked))
    assert action_data(table.hint().action) == {"kind": "play", "cards": ["2D"]}


def test_a_goal_speaks_of_acts_and_events_that_only_one_game_has():
    did, happens = (
        read_predicate("did lay_indicator card=3D/9D"),
        read_predicate("happens pile_taken side=NS tricks=4"),
    )
    never = read_predicate("never court_made")
    facts = LessonFacts("NS")
    assert [one.verdict(facts) for one in (did, happens, never)] == [None, None, None]
    facts.acts = [{"kind": "lay_indicator", "card": "QC"}]
    facts.events = [{"kind": "pile_taken", "side": "NS", "tricks": 3}, {"kind": "court_made", "side": "EW"}]
    assert [one.verdict(facts) for one in (did, happens, never)] == [False, None, False]
    facts.acts = [{"kind": "lay_indicator", "card": "9D"}]
    facts.events = [{"kind": "pile_taken", "side": "NS", "tricks": 4}]
    assert [one.verdict(facts) for one in (did, happens, never)] == [True, True, None]
    facts.is_over = True
    assert never.verdict(facts) is True
    with pytest.raises(ValueError, match="happens"):
        read_predicate("happens pile_taken 4")


@pytest.mark.parametrize("said", ["card", "=3D", "card="])
def test_an_act_of_a_lesson_has_fields_with_names_and_values(said):
    text = texts_of("court_piece")["court_piece-indicator"]
    wrong = text.replace("solution act lay_indicator card=3D", f"solution act lay_indicator {said}")
    with pytest.raises(DocumentError, match="NAME=VALUE"):
        read_lesson(wrong)


def test_a_position_after_the_end_of_its_deal_is_refused_in_words(monkeypatch):
    """Court Piece's deals end at seven tricks: there is no thirteenth one after eight to four."""
    lines = """
        game court_piece
        lesson court_piece-late
        clauses C20
        opening dealer W
        before trump S S
        lead S
        taken NS 8
        hand S AS
        hand E AD
        hand N AH
        hand W AC
        goal trick 1 won by S else late
        stars 1
        solution AS
        failing AS = late
    """
    # However many deals are drawn, each of them is over.
    monkeypatch.setattr(filler, "DEALS", 5)
    with pytest.raises(DocumentError, match="the deal was over before the lesson begins"):
        compiled(lines)


def test_an_act_after_the_tricks_that_the_rules_refuse_is_no_position(monkeypatch):
    monkeypatch.setattr(filler, "DEALS", 5)
    lines = """
        game court_piece
        lesson court_piece-then
        clauses C20
        opening dealer W
        before trump S S
        hand S AS KS
        then play S AS
        then play W AS
        goal trick 1 won by S else late
        stars 1
        solution KS
        failing KS = late
    """
    with pytest.raises(DocumentError, match="no deal was found; the last one: ") as refused:
        compiled(lines)
    assert "court_piece-then" in str(refused.value)
