"""Mutated texts: of whatever happens to a good text every character is used, of no concern, or named.

A character that is used changes what is read: a text that differs in what its lines say is read as another
value, or what differs is named. FOLLOWSUIT_MUTATED says how many texts a kind; 50,000 have been read of each.
"""

import os
import re
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from followsuit.base.characters import folded
from followsuit.base.errors import DocumentError, FollowSuitError
from followsuit.card_games.registry import game_named
from followsuit.challenges import challenge_of, daily_challenge, write_challenge
from followsuit.deal_editor import blank_setup, write_setup
from followsuit.documents import (
    DocumentKind,
    document_link,
    kind_named,
    kinds,
    read_document,
    register_kind,
    registered_kinds,
    text_of_lines,
    value_of,
)
from followsuit.documents.lines import lines_of
from followsuit.documents.question import write_question
from followsuit.house_rules import make_house_rules, write_house_rules
from followsuit.lessons import each_puzzle, read_puzzle
from followsuit.protocol.documents import open_document, write_document
from followsuit.protocol.player_session import PlayerSession
from followsuit.record import write_record
from followsuit.score_sheet import read_sheet, write_sheet
from tests.shared.lesson_texts import WEB, texts_of
from tests.shared.linked_deals import linked_deals
from tests.unit.score_sheet.test_sheet_texts import TEXTS as SHEETS

PUZZLES = WEB / "games" / "tractor" / "puzzles.txt"
SHIPPED = [f"{text}\n" for text in each_puzzle(PUZZLES.read_text())[::20]]
USUAL = 150
MUTATED = int(os.environ.get("FOLLOWSUIT_MUTATED", "0")) or USUAL
#: The checksums of what the first ones of each kind are read as, and of what is named.
KEPT = Path(__file__).parent / "mutated.txt"
REARRANGED = 300
WORDS = (
    "X" * 99,
    "",
    "X",
    "S",
    "-1",
    "0",
    "999",
    "1.5",
    "no",
    "AS",
    "AS AS",
    "pass",
    "=",
    '"',
    "Q",
    "2026-13-01",
)
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
        "setup": [write_setup(setup)],
        "lesson": list(texts_of("two_hundred").values())[:4],
        "puzzle": [puzzle_of(text) for text in each_puzzle(PUZZLES.read_text())[:6]],
    }


def puzzle_of(text):
    """A puzzle with its record spelled out."""
    head = [line for line in text.splitlines() if not line.startswith(".")]
    return "\n".join([*head, *(f". {line}" for line in read_puzzle(text).record.splitlines() if line)])


TEXTS = texts()

#: What of a value is compared besides its text.
BESIDES: dict[str, Callable[[Any], Any]] = {
    "rules": lambda house: (house.unread, house.clash),
    "challenge": lambda challenge: challenge.refused and challenge.refused.code,
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
        # What is wrong with JSON each Python says in other words.
        return None, (error.code, error.clause, error.facts, "" if "JSON" in str(error) else str(error))
    besides = BESIDES[kind](value) if kind in BESIDES else None
    return (written(kind, value), besides), tuple(document.problems)


def written(kind, value):
    """The text of a value; of one with a document in it, what that says."""
    if kind not in ("lesson", "puzzle"):
        return kind_named(kind).write(value)
    return kind_named(kind).write(replace(value, record="\n".join(said(value.record))))


def check(kind, count, seed):
    rng = Random(f"{kind}/{seed}")
    good = [(text, *read(kind, text), said(text)) for text in TEXTS[kind]]
    for text, value, problems, _ in good:
        assert value is not None
        assert not problems, text
    taken, told = 0, sha256()
    for _ in range(count):
        text, plain, _, lines = rng.choice(good)
        changed = mutated(text, rng)
        value, problems = read(kind, changed)
        told.update(f"{value} {problems}\n".encode(errors="backslashreplace"))
        if value is None or problems:
            continue
        taken += 1
        same = said(changed) == lines
        if not same and set(said(changed)) <= set(lines):
            continue  # nothing else is said: a line that is gone may have said what holds anyway
        assert (value == plain) == same or is_same_otherwise(changed, lines), (changed, value)
    assert 0 < taken < count
    return f"{kind} {told.hexdigest()[:16]}"


def is_same_otherwise(changed, lines):
    """Whether lines differ only in how cards, separators and numbers are written, or name an empty place."""
    return spelled(said(changed)) == spelled(lines)


def spelled(lines):
    filled = [line for line in lines if not re.fullmatch(r"(hand|rest|kitty)( \w+)?( [shcd])*", line)]
    letters = "\n".join(filled).replace("10", "t").translate(str.maketrans("x♠♥♣♦", "tshcd"))
    return re.sub(r"[\s,;:/|]|\b0+(?=[0-9])", "", letters)


@pytest.mark.parametrize("kind", TEXTS)
def test_every_character_of_a_mutated_text_is_used_or_of_no_concern_or_named(kind):
    line = check(kind, MUTATED, 1)
    assert MUTATED != USUAL or line in KEPT.read_text(encoding="utf-8").splitlines(), (
        f"if meant, into {KEPT.name}"
    )


def rearranged(text, rng):
    """A text with a line that is gone, stands twice or elsewhere, or has another word."""
    lines = text.splitlines()
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    words = lines[at].split()
    match rng.randrange(5):
        case 0:
            del lines[at]
        case 1:
            lines.insert(other, lines[at])
        case _ if words:
            words[rng.randrange(len(words))] = rng.choice((*WORDS, *lines[other].split()))
            lines[at] = " ".join(words)
    return "\n".join([*lines, ""])


@pytest.mark.parametrize("kind", TEXTS)
def test_a_text_whose_lines_are_rearranged_is_read_as_ever(kind):
    rng, told = Random(f"{kind}/lines"), sha256()
    for _ in range(REARRANGED):
        found = read(kind, rearranged(rng.choice(TEXTS[kind]), rng))
        told.update(f"{found}\n".encode(errors="backslashreplace"))
    line = f"{kind} lines {told.hexdigest()[:16]}"
    assert line in KEPT.read_text(encoding="utf-8").splitlines(), f"if meant, into {KEPT.name}"


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


@pytest.mark.parametrize("kind", TEXTS)
def test_what_a_kind_reads_it_writes_again_and_its_link_carries_it(kind):
    for text in SHIPPED if kind == "puzzle" else TEXTS[kind]:
        value = value_of(read_document(text))
        again = kind_named(kind).write(value)
        assert value_of(read_document(again)) == value
        # An author's lesson has its lines in another order, and older puzzles a longer shorthand.
        assert kind in ("lesson", "puzzle") or again == text
        if kind_named(kind).letter:
            assert value_of(read_document(document_link(text))) == value


def test_a_kind_from_outside_is_read_written_and_linked_as_the_others_are(monkeypatch):
    monkeypatch.setattr(kinds, "_KINDS", {kind.name: kind for kind in registered_kinds()})
    quilt = DocumentKind(
        "quilt",
        "quilt",
        "q",
        "not_a_quilt",
        1_000,
        *(f"{__name__}:{one.__name__}" for one in (read_quilt, write_quilt, describe_quilt)),
    )
    text = "followsuit-quilt 1\ncolour red\n"
    player = PlayerSession()
    with pytest.raises(DocumentError) as unknown:
        open_document(player, {"text": text})
    assert (unknown.value.code, unknown.value.facts["text"]) == ("unknown_kind", "followsuit-quilt 1")
    register_kind(quilt)
    assert value_of(read_document(text)) == "red"
    opened = open_document(player, {"text": f"> {text.replace('colour', 'COLOUR')}"})
    assert (opened["kind"], opened["text"], opened["title"]) == ("quilt", text, "red")
    assert opened["link"].startswith("q1.")
    assert open_document(player, {"text": f"<https://a.example/#{opened['link']}>"}) == opened
    assert write_document(player, {"kind": "quilt", "value": {"text": text}}) == opened
    with pytest.raises(DocumentError) as long:
        open_document(player, {"text": text + "#" * 1_000})
    assert long.value.code == "text_too_long"
    for taken in ({"name": "record"}, {"word": "deal"}, {"letter": "d"}):
        with pytest.raises(ValueError, match="has that name"):
            register_kind(quilt._replace(**{"name": "x", "word": "x", "letter": "x", **taken}))


def read_quilt(document):
    return document.lines[0].rest


def write_quilt(colour):
    return text_of_lines("quilt", [f"colour {colour}"])


def describe_quilt(colour, document):
    return colour, {"colour": colour}
