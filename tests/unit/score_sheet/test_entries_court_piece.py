"""Entries of Court Piece: what a deal asks, its score, and what cannot be."""

from followsuit.base.errors import Refusal
from followsuit.base.score_entry import EntryForm
from followsuit.score_sheet import enter
from tests.shared.kept_sheet import Kept


def test_court_piece_counts_its_worked_results():
    kept = Kept("court_piece", {"preset": "reference", "target": 3}, dealer="E")
    # Clockwise from S sits W; counter-clockwise the next after E is N.
    assert kept.roles == {"dealer": "E", "caller": "N"}
    for _ in range(6):
        kept.enter(winner="NS", tricks=4)
    assert kept.figures == [{"NS": "0", "EW": "0"}, {"NS": "6", "EW": "0"}]
    kept.enter(winner="NS", tricks=4)
    assert kept.figures == [{"NS": "1", "EW": "0"}, {"NS": "0", "EW": "0"}]
    assert kept.steps == [("row", "C24")]
    assert kept.roles["caller"] == "S", "after a court the partner calls (C27)"
    kept.enter(winner="EW", tricks=0)
    assert (kept.steps[0], kept.totals) == (("goon", "C22"), (1, 3))
    assert kept.now.end.clause == "C26"


def test_hokm_counts_points():
    kept = Kept("court_piece", "hokm", dealer="E")
    for _ in range(3):
        kept.enter(winner="NS", tricks=0)
    assert kept.totals == (6, 0)
    assert kept.enter(winner="EW", tricks=0).totals == (6, 3)
    assert kept.enter(winner="NS", tricks=6).now.end.winner == "NS"


def test_all_thirteen_are_asked_about_where_they_can_be_staked():
    kept = Kept("court_piece", {"preset": "reference", "bavney": "go_on"})
    assert kept.asked(tricks=3) == ["trump", "winner", "tricks"]
    assert kept.asked(tricks=0) == ["trump", "winner", "tricks", "all"]
    assert kept.enter(winner="EW", tricks=0, all=True).totals == (0, 52)


def test_the_caller_asks_for_a_new_deal_once():
    kept = Kept("court_piece", {"preset": "reference", "redeal": "no_honour"}, dealer="S").enter(
        thrown_in=True
    )
    assert kept.roles["dealer"] == "S"
    assert kept.refused(thrown_in=True) == ("redeal_used", "C8")
    assert "thrown_in" not in kept.asked()


def test_a_deal_of_double_sar_ends_only_so_as_its_tricks_can_fall():
    kept = Kept("court_piece", {"preset": "double", "twelfth_takes": False})
    ended = [
        tricks
        for tricks in range(7)
        if isinstance(enter(kept.keeper, kept.now.standing, {"winner": "NS", "tricks": tricks}), Refusal)
    ]
    assert ended == [1]
    assert kept.refused(winner="NS", tricks=1) == ("cannot_end_so", "C20")
    form = EntryForm({"winner": "NS"})
    kept.keeper.ask(kept.now.standing, form)
    [asked] = [field for field in form.fields if field.name == "tricks"]
    assert [values["tricks"] for values in asked.answers] == [0, 2, 3, 4, 5, 6]
