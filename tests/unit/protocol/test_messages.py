"""The messages' types: the page's are written from the engine's, and what a session says is checked by them."""

import inspect
import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from typing import get_type_hints, is_typeddict

import pytest

from followsuit.protocol import messages as types
from followsuit.protocol.session import Session, all_handlers
from tests.shared.answer_checker import check_answer, faults, fits
from tools.make_messages import (
    DOCUMENT,
    FIELDS,
    FUNCTIONS,
    ROOT,
    TARGET,
    document,
    engine_fields,
    functions,
    messages,
)


def test_the_types_of_the_page_are_those_of_the_engine():
    assert TARGET.read_text() == messages(), "run .venv/bin/python build/tools/make_messages.py"
    assert FUNCTIONS.read_text() == functions(), "run .venv/bin/python build/tools/make_messages.py"
    assert FIELDS.read_text() == engine_fields(), "run .venv/bin/python build/tools/make_messages.py"


def test_the_page_calls_the_engine_by_the_functions_of_its_messages():
    rooms = [
        path for path in (ROOT / "web" / "js").rglob("*.js") if path.parent.name not in ("engine", "messages")
    ]
    by_hand = [path.name for path in rooms if re.search(r"\bop: ", path.read_text())]
    assert rooms
    assert not by_hand, "call `engine.<message>(fields)` in place of a message written by hand"


def test_the_table_of_the_protocol_is_the_engines():
    assert DOCUMENT.read_text() == document(), "run .venv/bin/python build/tools/make_messages.py"
    assert set(re.findall(r"^\| `(\w+)` \|.*\|.*\|.*\w.* \|$", DOCUMENT.read_text(), re.MULTILINE)) >= set(
        all_handlers()
    )


def test_what_no_match_waits_for_is_imported_when_it_is_asked_for():
    program = (
        "from followsuit.protocol import session; import sys; before = {*sys.modules};"
        "session.all_handlers(); print(*{*sys.modules} - before)"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert {"followsuit.protocol.score_sheets", "followsuit.deal_editor"} <= set(said.split())


def test_every_message_has_a_type():
    assert set(get_type_hints(types.Answers)) == set(all_handlers())
    assert set(get_type_hints(types.Requests)) == set(all_handlers())


def test_every_type_is_a_part_of_an_answer():
    named = Counter(re.findall(r"\w+", re.sub(r"/\*.*?\*/", "", messages(), flags=re.DOTALL)))
    alone = [name for name, _ in inspect.getmembers(types, is_typeddict) if named[name] < 2]
    # What a game alone says is read in its folder of the page, and no other type has it.
    assert set(alone) == {"Answers", "Requests", "CourtPieceOwn", "TractorOwn"}


@pytest.mark.parametrize(
    ("field", "value"),
    [("nobody", 1), ("view", None), ("view", {}), ("events", [{}]), ("events", "none"), ("ok", "yes")],
)
def test_an_answer_of_another_type_is_found(field, value):
    text = json.dumps({"v": 1, "op": "new", "game": "tractor"})
    answer = json.loads(Session().handle(text))
    check_answer(text, json.dumps(answer))
    with pytest.raises(AssertionError, match="not of its type"):
        check_answer(text, json.dumps({**answer, field: value}))


@pytest.mark.parametrize("field", [{"sed": 1}, {"seed": 1.5}, {"people": "S"}])
def test_a_message_of_another_type_is_found(field):
    answer = Session().handle(json.dumps({"v": 1, "op": "new", "game": "two_hundred"}))
    with pytest.raises(AssertionError, match="message"):
        check_answer(json.dumps({"v": 1, "op": "new", "game": "two_hundred", **field}), answer)


@pytest.mark.parametrize(
    ("value", "wanted"),
    [
        ("N", types.Seat),
        (True, bool),
        (1, float),
        ({"kind": "pass"}, types.Action),
        ({"S": 1}, Mapping[types.Seat, int]),
        (None, int | None),
    ],
)
def test_a_value_is_of_its_type(value, wanted):
    assert not faults(value, wanted)
    assert fits(wanted)(value)


@pytest.mark.parametrize(
    ("value", "wanted"),
    [
        ("C", types.Seat),
        (True, int),
        (1.5, int),
        ({"kind": "pass", "value": 3}, types.Action),
        ({"C": 1}, Mapping[types.Seat, int]),
        (None, int),
        ({"kind": "bid"}, types.BidAction),
        ({"kind": "bid"}, types.Seat),
        ([1, "1"], list[int]),
    ],
)
def test_a_value_of_another_type_is_found(value, wanted):
    assert faults(value, wanted)
    assert not fits(wanted)(value)
