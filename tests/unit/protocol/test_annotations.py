"""Remarking: notes, marks and branches of a deal that is open are changed, and the record says so."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from followsuit.protocol.session import Session
from followsuit.record import Annotations, Branch, Mark, read_record, write_record

GOLDEN = Path(__file__).parents[2] / "golden" / "matches" / "two_hundred-reference.deal"
RECORD = read_record(GOLDEN.read_text(encoding="utf-8"))


class Reader:
    """A front end with one deal of a record open, in which a branch stands in a branch."""

    def __init__(self):
        deal = RECORD.deals[0]
        last = len(deal.actions)
        inner = Branch(last, deal.actions[-1:])
        outer = Branch(last - 1, deal.actions[-2:], Annotations(branches=(inner,)))
        other = Branch(last, deal.actions[-1:])
        self.last = last
        self.session = Session()
        self.record = RECORD.with_deals([replace(deal, annotations=Annotations(branches=(outer, other)))])
        self.ask("open_record", record=write_record(self.record))

    def ask(self, op, **fields):
        return json.loads(self.session.handle(json.dumps({"v": 1, "id": op, "op": op, **fields})))

    def annotations(self, op, **fields):
        """The deal's remarks after a message, as the record has them."""
        answer = self.ask(op, deal=1, **fields)
        assert answer["ok"], answer
        assert write_record(read_record(answer["record"])) == answer["record"]
        return read_record(answer["record"]).deals[0].annotations


def test_a_note_and_a_mark_are_put_on_an_act_changed_and_taken_away():
    reader = Reader()
    said = reader.annotations("annotate_act", act=3, note=" why not?\nlater ", mark="?")
    assert (said.notes, said.marks) == ({3: "why not?\nlater"}, {3: Mark.BAD})
    said = reader.annotations("annotate_act", act=0, note="a deal")
    assert said.notes == {0: "a deal", 3: "why not?\nlater"}
    said = reader.annotations("annotate_act", act=3, mark="!?")
    assert (said.notes, said.marks) == ({0: "a deal"}, {3: Mark.UNCLEAR})
    assert reader.annotations("annotate_act", act=3).marks == {}


def test_an_act_of_a_branch_in_a_branch_has_a_note():
    reader = Reader()
    said = reader.annotations("annotate_act", way=[0, 0], act=reader.last, note="here", mark="!")
    inner = said.branches[0].annotations.branches[0].annotations
    assert (inner.notes, inner.marks) == ({reader.last: "here"}, {reader.last: Mark.GOOD})
    assert not said.notes and not said.branches[1].annotations


def test_a_branch_goes_with_those_that_leave_it_and_no_other():
    reader = Reader()
    said = reader.annotations("remove_branch", way=[0, 0])
    assert [len(branch.annotations.branches) for branch in said.branches] == [0, 0]
    said = reader.annotations("remove_branch", way=[0])
    assert [branch.act for branch in said.branches] == [reader.last]
    assert not reader.annotations("remove_branch", way=[0])


@pytest.mark.parametrize(
    ("op", "fields", "field"),
    [
        ("annotate_act", {"act": -1}, "act"),
        ("annotate_act", {"act": True}, "act"),
        ("annotate_act", {"act": 1, "note": 7}, "note"),
        ("annotate_act", {"act": 1, "note": "x" * 2_001}, "note"),
        ("annotate_act", {"act": 1, "mark": "!!"}, "mark"),
        ("annotate_act", {"act": 1, "mark": ["!"]}, "mark"),
        ("annotate_act", {"act": 1, "way": "0"}, "way"),
        ("annotate_act", {"act": 1, "way": [5]}, "way"),
        ("remove_branch", {"way": []}, "way"),
        ("remove_branch", {"way": [-1]}, "way"),
        ("remove_branch", {"way": [0, 1]}, "way"),
        ("remove_branch", {"way": [0], "deal": 9}, "deal"),
    ],
)
def test_what_makes_no_sense_is_refused_and_nothing_changes(op, fields, field):
    reader = Reader()
    answer = reader.ask(op, **{"deal": 1, **fields})
    assert (answer["error"]["code"], answer["error"]["facts"]["field"]) == ("bad_field", field)
    assert reader.annotations("annotate_act", act=1) == reader.record.deals[0].annotations


def test_a_note_on_an_act_there_is_not_is_refused():
    reader = Reader()
    assert (
        reader.ask("annotate_act", deal=1, act=reader.last + 1, note="late")["error"]["code"] == "bad_number"
    )
    assert reader.ask("annotate_act", deal=1, way=[1], act=1, note="early")["error"]["code"] == "bad_number"
    assert reader.annotations("annotate_act", act=1) == reader.record.deals[0].annotations
