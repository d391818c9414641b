"""Damaged links: an answer each, whatever came, and nothing of it kept."""

import json
import os
from random import Random

import pytest

from followsuit.card_games.registry import game_named, game_names
from followsuit.challenges import challenge_link, challenge_of
from followsuit.documents import document_link
from followsuit.documents.packed_text import pack_text
from followsuit.documents.shorthand import shortened, spelled_out
from followsuit.house_rules import make_house_rules, write_house_rules
from followsuit.protocol.session import Session
from followsuit.record import record_link, write_record
from tests.shared.linked_deals import linked_deals

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
LINK_CODES = {
    "not_house_rules",
    "not_the_days_cards",
    "not_a_link",
    "no_longer",
    "link_newer",
    "link_cut",
    "link_damaged",
    "link_too_long",
}


@pytest.fixture(scope="module")
def records():
    return [record for game in sorted(game_names()) for record in linked_deals(game, 2)]


@pytest.fixture(scope="module")
def links(records):
    challenges = [challenge_link(challenge_of(record, record.deals[0].number)) for record in records]
    houses = [
        document_link(write_house_rules(make_house_rules(game_named(game), None, "Ours")))
        for game in game_names()
    ]
    return [*(record_link(record) for record in records), *challenges, *houses]


class Asked:
    """A session with a match and an open record, which no link may touch."""

    def __init__(self, record):
        self.session = Session()
        self.ask("new", game="rangvaar", seed=1)
        self.ask("open_record", record=write_record(record))
        self.before = self.kept()

    def ask(self, op, **fields):
        return json.loads(self.session.handle(json.dumps({"v": 1, "id": 1, "op": op, **fields})))

    def kept(self):
        return self.ask("record"), self.ask("show_step", deal=1, step=0)

    def is_refused(self, link):
        """Whether a link is refused; it is answered in any case, and no answer is a bug of ours."""
        answer = self.ask("open", text=link)
        if not answer["ok"]:
            assert answer["error"]["code"] != "internal", (link, answer)
        return not answer["ok"]


def damaged(link, rng):
    """The link with some letters changed, lost, doubled, swapped or cut off."""
    letters = list(link)
    for _ in range(rng.choice((1, 1, 1, 2, 3, 10))):
        if len(letters) < 6:
            break
        at = rng.randrange(3, len(letters))
        match rng.randrange(6):
            case 0:
                del letters[at]
            case 1:
                letters.insert(at, rng.choice(LETTERS))
            case 2:
                letters = letters[: max(at, 6)]
            case 3:
                letters[at:at] = letters[at : at + rng.randrange(1, 20)]
            case _:
                letters[at] = rng.choice(LETTERS)
    return "".join(letters)


def check_damaged(record, links, count):
    rng = Random("damaged")
    asked = Asked(record)
    refused = 0
    for number in range(count):
        link = damaged(links[number % len(links)], rng)
        refused += asked.is_refused(link) or link in links
    # The checksum lets one in 65,536 through, which is then a record like any other, or refused as one.
    assert refused >= count * 0.998
    assert asked.kept() == asked.before


def check_random(record, count):
    rng = Random("random")
    asked = Asked(record)
    for number in range(count):
        body = "".join(rng.choices(LETTERS + ".~%é #", k=rng.randrange(0, 400)))
        start = rng.choice(
            (
                "d1.",
                "#d1.",
                "d1.AQ",
                "d1.Aw",
                "d1.AA",
                "d2.",
                "r1.",
                "c1.",
                "l.",
                "",
                "#",
                "https://a.example/#d1.",
            )
        )
        assert asked.is_refused(start + body), number
    assert asked.kept() == asked.before


def check_well_packed(records, count):
    """Records that are damaged before they are packed: their checksum is right."""
    rng = Random("well packed")
    asked = Asked(records[0])
    texts = [shortened(write_record(record)) for record in records]
    for number in range(count):
        text = list(texts[number % len(texts)])
        for _ in range(rng.choice((1, 1, 2, 5))):
            at = rng.randrange(len(text))
            text[at : at + rng.randrange(3)] = rng.choices(
                "SWNEHCD23456789TJQKAxy,\n =-0a", k=rng.randrange(3)
            )
        asked.is_refused("d1." + pack_text(spelled_out("".join(text))))
        head = "game rangvaar\nrules reference\nseat S\nbots 1 casual\nseed 7\nname Ada\n"
        asked.is_refused("c1." + pack_text(head + "".join(text)))
    assert asked.kept() == asked.before


def test_damaged_links_are_refused_and_nothing_is_kept(records, links):
    check_damaged(records[0], links, 1_500)


def test_random_fragments_are_refused_and_nothing_is_kept(records):
    check_random(records[0], 500)


def test_damaged_records_in_whole_links_are_answered(records):
    check_well_packed(records, 60)


@pytest.mark.long("five thousand damaged links; FOLLOWSUIT_DAMAGED=100000 damages that many")
def test_thousands_of_damaged_links_are_refused(records, links):
    check_damaged(records[0], links, int(os.environ.get("FOLLOWSUIT_DAMAGED", "5000")))


@pytest.mark.long("three thousand random fragments")
def test_thousands_of_random_fragments_are_refused(records):
    check_random(records[0], 3_000)


@pytest.mark.long("two hundred damaged records in whole links")
def test_hundreds_of_damaged_records_in_whole_links_are_answered(records):
    check_well_packed(records, int(os.environ.get("FOLLOWSUIT_DAMAGED", "200")))


def test_a_question_without_a_link_is_refused():
    session = Session()
    for op, fields, field in (
        ("open", {}, "text"),
        ("open", {"text": 7}, "text"),
        ("write", {"kind": "record", "value": {"record": 7}}, "record"),
        ("write", {"kind": "record", "value": {"record": "", "deal": "one"}}, "deal"),
    ):
        answer = json.loads(session.handle(json.dumps({"v": 1, "id": 1, "op": op, **fields})))
        assert (answer["error"]["code"], answer["error"]["facts"]["field"]) == ("bad_field", field)
    answer = json.loads(session.handle('{"v": 1, "id": 1, "op": "write", "kind": "record"}'))
    assert answer["error"]["code"] == "no_match"


def test_the_match_at_the_table_becomes_a_link_and_a_record_again():
    asked = Session()

    def ask(op, **fields):
        return json.loads(asked.handle(json.dumps({"v": 1, "id": 1, "op": op, **fields})))

    ask("new", game="two_hundred", seed=3)
    made = ask("write", kind="record")
    record = ask("record")["record"]
    assert made["fits"]
    assert ask("open", text=f"https://a.example/#{made['link']}")["text"] == record
    assert ask("write", kind="record", value={"record": record, "deal": 1})["link"] == made["link"]


def test_every_code_of_a_link_is_one_the_page_has_a_sentence_for():
    import re
    from pathlib import Path

    from followsuit.documents import packed_text

    sources = Path(packed_text.__file__).parent.glob("*.py")
    found = {
        code
        for path in sources
        for code in re.findall(r'LinkError\(\s*"(\w+)"', path.read_text(encoding="utf-8"))
    }
    assert found <= LINK_CODES
