"""Mutated texts: of whatever happens to a good text every character is used, of no concern, or named.

A character that is used changes what is read: a text that differs in what its lines say is read as another
value, or what differs is named. FOLLOWSUIT_MUTATED says how many texts a kind; 50,000 have been read of each.
"""

import os
import re
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from followsuit.base.characters import folded
from followsuit.base.errors import FollowSuitError
from followsuit.card_games.registry import game_named
from followsuit.challenges import challenge_of, daily_challenge, write_challenge
from followsuit.deal_editor import blank_setup, setup_text
from followsuit.documents import (
    DocumentKind,
    kind_named,
    kinds,
    read_document,
    register_kind,
    registered_kinds,
    value_of,
)
from followsuit.documents.lines import lines_of
from followsuit.documents.question import write_question
from followsuit.house_rules import make_house_rules, write_house_rules
from followsuit.lessons import each_puzzle, read_puzzle
from followsuit.protocol.documents import open_document
from followsuit.protocol.player_session import PlayerSession
from followsuit.record import write_record
from followsuit.score_sheet import read_sheet, write_sheet
from tests.shared.lesson_texts import WEB, texts_of
from tests.shared.linked_deals import linked_deals
from tests.unit.score_sheet.test_sheet_texts import TEXTS as SHEETS

PUZZLES = WEB / "games" / "tractor" / "puzzles.txt"
MUTATED = int(os.environ.get("FOLLOWSUIT_MUTATED", "150"))
LETTERS = "AKQJT98765432SHCDNWE:.,-|/ \n10x♠♥️\u200b\u00a0#;'\"handplay{}[]=%&Ａ５٥é"


def texts():
    """Good texts of each kind."""
    records = [next(linked_deals(game, 1)) for game in ("rangvaar", "two_hundred", "court_piece")]
    rules = {"preset": "standard", "throw": "off", "must_defend": ["5", "K"]}
    setup = blank_setup("two_hundred", game_named("two_hundred").rules(None)).filled(Random(1))
    return {
        "record": [write_record(record) for record in records],
        "rules": [write_house_rules(make_house_rules(game_named("tractor"), rules, "Sunday table"))],
        "challenge": [
            write_challenge(daily_challenge("tractor", "2026-11-29")),
            *(write_challenge(challenge_of(record, 1, claims=False)) for record in records),
        ],
        "question": [
            write_question({"game": "tractor", "ask": "follow", "hand": "AS KS", "voids": {"W": ["H"]}})
        ],
        "sheet": [write_sheet(read_sheet(text)) for text in SHEETS.values()],
        "setup": [setup_text(setup)],
        "lesson": list(texts_of("two_hundred").values())[:4],
        "puzzle": [puzzle_of(text) for text in each_puzzle(PUZZLES.read_text())[:6]],
    }


def puzzle_of(text):
    """A puzzle with its record spelled out."""
    head = [line for line in text.splitlines() if not line.startswith(".")]
    return "\n".join([*head, *(f". {line}" for line in read_puzzle(text).record.splitlines() if line)])


TEXTS = texts()

WRITERS: dict[str, Callable[[Any], Any]] = {
    "record": lambda value: write_record(value.record),
    "rules": lambda value: (write_house_rules(value), value.unread, value.clash),
    "challenge": lambda value: (write_challenge(value), value.refused and value.refused.code),
    "question": write_question,
    "sheet": write_sheet,
    "setup": lambda reading: reading.setup and setup_text(reading.setup),
    "lesson": lambda lesson: replace(
        lesson,
        record=said(lesson.record),
        goals=[(goal.predicate.text, goal.message) for goal in lesson.goals],
    ),
    "puzzle": lambda puzzle: replace(puzzle, record=said(puzzle.record)),
}


def mutated(text, rng):
    letters = list(text)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        at = rng.randrange(len(letters))
        match rng.randrange(5):
            case 0:
                letters[at] = rng.choice(LETTERS)
            case 1:
                del letters[at : at + rng.choice((1, 1, 1, 30))]
            case 2:
                letters[at:at] = letters[at : at + rng.randrange(1, 20)]
            case _:
                letters.insert(at, rng.choice(LETTERS))
        letters = letters or ["\n"]
    return "".join(letters)


def said(text):
    """What the lines of a text say, and those of a record within it, without what is of no concern."""
    found = []
    for line in lines_of(text):
        within = [f". {one}" for one in said(line.text.removeprefix("="))]
        found += within if line.word == "." else [folded(line.body).lower()]
    return found


def read(kind, text):
    """What a text is read as, and what of it is named; None as value where it is refused."""
    try:
        document = read_document(text, kind if kind == "setup" else "")
        if document.kind != kind:
            return None, (document.kind,)
        value = value_of(document)
    except FollowSuitError as error:
        assert error.code != "internal"
        return None, (error.code,)
    problems = tuple(value.problems) if kind == "setup" else ()
    return WRITERS[kind](value), (*document.problems, *problems)


def check(kind, count, seed):
    rng = Random(f"{kind}/{seed}")
    good = [(text, *read(kind, text), said(text)) for text in TEXTS[kind]]
    for text, value, problems, _ in good:
        assert value is not None
        assert not problems, text
    taken = 0
    for _ in range(count):
        text, plain, _, lines = rng.choice(good)
        changed = mutated(text, rng)
        value, problems = read(kind, changed)
        if value is None or problems:
            continue
        taken += 1
        same = said(changed) == lines
        if not same and set(said(changed)) <= set(lines):
            continue  # nothing else is said: a line that is gone may have said what holds anyway
        assert (value == plain) == same or is_same_otherwise(changed, lines), (changed, value)
    assert 0 < taken < count


def is_same_otherwise(changed, lines):
    """Whether lines differ only in how cards, separators and numbers are written, or name an empty place."""
    return spelled(said(changed)) == spelled(lines)


def spelled(lines):
    filled = [line for line in lines if not re.fullmatch(r"(hand|rest|kitty)( \w+)?( [shcd])*", line)]
    letters = "\n".join(filled).replace("10", "t").translate(str.maketrans("x♠♥♣♦", "tshcd"))
    return re.sub(r"[\s,;:/|]|\b0+(?=[0-9])", "", letters)


@pytest.mark.parametrize("kind", TEXTS)
def test_every_character_of_a_mutated_text_is_used_or_of_no_concern_or_named(kind):
    check(kind, MUTATED, 1)


@pytest.mark.parametrize("kind", TEXTS)
def test_every_line_is_one_of_the_document_or_is_named(kind):
    rng = Random(kind)
    for _ in range(MUTATED):
        text = mutated(rng.choice(TEXTS[kind]), rng)
        try:
            document = read_document(text, kind)
        except FollowSuitError:
            continue
        lines = [line.number for line in lines_of(text)]
        first = next((line.number for line in lines_of(text) if line.word.startswith("followsuit-")), None)
        named = [problem.facts["line"] for problem in document.problems]
        held = [line.number for line in document.lines]
        if "more_documents" in [problem.code for problem in document.problems]:
            continue
        assert sorted({*held, *named, *([first] if first else [])}) == lines, text


def test_a_kind_from_outside_is_read_as_the_others_are(monkeypatch):
    monkeypatch.setattr(kinds, "_KINDS", {kind.name: kind for kind in registered_kinds()})
    register_kind(DocumentKind("quilt", "quilt", "q", f"{__name__}:quilt_of", "not_a_quilt"))
    text = "followsuit-quilt 1\ncolour red\n"
    assert value_of(read_document(text)) == "red"
    opened = open_document(PlayerSession(), {"text": f"> {text}"})
    assert (opened["kind"], opened["text"], opened["link"][:3]) == ("quilt", text, "q1.")
    assert kind_named("quilt").letter == "q"
    for taken in (("record", "x", "x"), ("x", "deal", "x"), ("x", "x", "d")):
        with pytest.raises(ValueError, match="has that name"):
            register_kind(DocumentKind(*taken, "m:f", "no_x"))


def quilt_of(document):
    return document.lines[0].rest
