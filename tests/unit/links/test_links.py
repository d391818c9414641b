"""Links: a round trip is exact, as short as promised, and links of every version stay readable."""

import hashlib
import json
from pathlib import Path

import pytest

from followsuit.clubs.event_link import lines_in
from followsuit.errors import LinkError, QuestionError, RecordError
from followsuit.links import (
    deal_link,
    house_text,
    linked_challenge,
    linked_question,
    linked_record,
    question_link,
    read_house,
)
from followsuit.links.dictionaries import DICTIONARIES, OF_GAME
from followsuit.links.link import LinkKind, read
from followsuit.links.packing import LONGEST_PACKED, LONGEST_TEXT, packed, unpacked
from followsuit.record import read_record, write_record
from followsuit.registry import game_names
from followsuit.sheet import any_sheet, write_sheet
from tests.shared.linked_deals import LONGEST, linked_deals

GOLDENS = sorted((Path(__file__).parents[2] / "golden" / "matches").glob("*.deal"))
#: A link of every version and dictionary there has been, each with the SHA-256 of the record in it. None is ever
#: changed or deleted: people have them in their chats.
KEPT = [
    line.split()
    for line in (Path(__file__).parent / "kept_links.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]
#: What each published dictionary is, to the byte.
PUBLISHED = {
    0: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    1: "2705b22f7f52eed7db96ea7b347472a0d1f0fbcfb54e93130c7356bceaa04f85",
    2: "c55f63d02a3eaff2073f17bfdda18faeda5bca50aca95a080e1e2630fe116c42",
    3: "e8559eaa5f078a1448034747926266e2a14e261e83363a46e5cf97d2caddcd9c",
    4: "3b4771f27066f683d0fcdbd24cf04b9e41d36a336193509c0b44d361123bee94",
    5: "df2928b6968ac02a7c3e7e4c55a0bbbb3a90734ebfee486b1c9bc6a48d65592b",
    6: "f8d78f6974f1cecc2bbef8fda5ecdfc898c1fea0f58fa87dc3b69f1dd143bf44",
    7: "8c688724ca27de4ba2d8c91d858d8ba0d60b2e0511225c874eafaa74915f4935",
    8: "8916e9dacd27c914c8b2844de82fa477e35bbc954890304b98abe75e9f4fea1b",
    20: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    21: "2705b22f7f52eed7db96ea7b347472a0d1f0fbcfb54e93130c7356bceaa04f85",
    22: "c55f63d02a3eaff2073f17bfdda18faeda5bca50aca95a080e1e2630fe116c42",
    23: "e8559eaa5f078a1448034747926266e2a14e261e83363a46e5cf97d2caddcd9c",
    26: "f8d78f6974f1cecc2bbef8fda5ecdfc898c1fea0f58fa87dc3b69f1dd143bf44",
}


def sha256(data):
    return hashlib.sha256(data).hexdigest()


def golden(name):
    return read_record(next(path for path in GOLDENS if path.stem == name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: path.stem)
def test_a_match_comes_out_of_its_link_to_the_letter(path):
    text = path.read_text(encoding="utf-8")
    assert write_record(linked_record(deal_link(read_record(text)))) == text


def test_one_deal_of_a_match_travels_alone():
    record = golden("tractor-reference")
    only = linked_record(deal_link(record, 2))
    assert only.deals == record.deals[1:]
    assert (only.seed, only.players) == (record.seed, record.players)
    with pytest.raises(QuestionError, match="no deal 7"):
        deal_link(record, 7)


@pytest.mark.parametrize("game", sorted(LONGEST))
def test_the_link_of_a_played_deal_is_short(game):
    check_sizes(game, 6)


@pytest.mark.long("a hundred deals of each game")
@pytest.mark.parametrize("game", sorted(LONGEST))
def test_the_links_of_a_hundred_deals_are_short(game):
    check_sizes(game, 100)


def check_sizes(game, count):
    for record in linked_deals(game, count):
        link = deal_link(record)
        assert len(link) <= LONGEST[game]
        assert linked_record(link) == record


def test_no_link_ends_in_what_chat_programs_cut():
    ends = {packed(f"{number}")[-1] for number in range(2_000)}
    assert ends.isdisjoint("-_.~")
    assert len(ends) > 20, "the last letter is one of many"


@pytest.mark.parametrize(
    "sent",
    ["{}", "#{}", "https://a.example/#{}", " https://a.example/embed/?view=replay#{}\n", "<#{}>.", "#{}。"],
)
def test_a_link_is_found_in_what_people_paste(sent):
    link = deal_link(golden("rangvaar-reference"), 1)
    assert linked_record(sent.removeprefix("<").format(link)).game == "rangvaar"


def test_every_link_there_ever_was_still_opens():
    assert {unpacked_number(link) for link, _ in KEPT} == set(DICTIONARIES)
    assert {read(link).kind for link, _ in KEPT} == set(LinkKind)
    for link, checksum in KEPT:
        kind = read(link).kind
        if kind is LinkKind.QUESTION:
            carried = json.dumps(linked_question(link))
        elif kind is LinkKind.CHALLENGE:
            found = linked_challenge(link)
            carried = (
                f"{found.you.name} {found.version} {found.day} {write_record(found.claim or found.record)}"
            )
        elif kind is LinkKind.HOUSE:
            carried = house_text(read_house(link))
        elif kind is LinkKind.SHEET:
            carried = write_sheet(any_sheet(link))
        elif kind is LinkKind.EVENT:
            carried = "\n".join(lines_in(link))
        elif kind in (LinkKind.EXERCISES, LinkKind.ANSWERS):
            carried = read(link).text
        else:
            carried = write_record(linked_record(link))
        assert sha256(carried.encode()) == checksum, link


def unpacked_number(link):
    """The number of the dictionary: the payload's first six bits and two more."""
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    first, second = (letters.index(letter) for letter in link.partition(".")[2][:2])
    return first << 2 | second >> 4


def test_a_published_dictionary_never_changes():
    assert {number: sha256(text) for number, text in DICTIONARIES.items()} == PUBLISHED
    assert set(OF_GAME) == set(game_names())


@pytest.mark.parametrize(
    ("link", "code"),
    [
        ("", "not_a_link"),
        ("#menu", "not_a_link"),
        ("https://a.example/", "not_a_link"),
        ("followsuit-deal 1", "not_a_link"),
        ("d0.AAAA", "not_a_link"),
        ("z1.AAAA", "not_a_link"),
        ("d2.AAAA", "link_newer"),
        ("d1." + packed("a")[:-1].replace("A", "_", 1), "link_newer"),
        ("d1.", "link_damaged"),
        ("d1.A", "link_cut"),
        ("d1.AA", "link_cut"),
        ("d1.AA é", "link_damaged"),
        ("d1." + "A" * (LONGEST_PACKED + 1), "link_too_long"),
        ("d1." + "A" * 10_000_000, "link_too_long"),
    ],
)
def test_what_is_no_whole_link_is_refused_with_a_code(link, code):
    with pytest.raises(LinkError) as refused:
        linked_record(link)
    assert refused.value.code == code


def test_a_link_that_was_cut_says_so():
    link = deal_link(golden("two_hundred-reference"), 1)
    codes = set()
    for length in range(len("d1.") + 2, len(link)):
        with pytest.raises(LinkError) as refused:
            linked_record(link[:length])
        codes.add(refused.value.code)
    assert codes <= {"link_cut", "link_damaged"}


def test_a_deflate_bomb_ends_at_the_cap():
    import zlib
    from base64 import urlsafe_b64encode

    # Two megabytes of line feeds are two thousand bytes: unpacking stops long before all of them are there.
    deflating = zlib.compressobj(9, zlib.DEFLATED, -15)
    bomb = b"\0" + deflating.compress(b"\n" * 10 * LONGEST_TEXT) + deflating.flush() + b"\0\0"
    with pytest.raises(LinkError) as refused:
        linked_record("d1." + urlsafe_b64encode(bomb).rstrip(b"=").decode())
    assert refused.value.code == "link_too_long"


def test_a_shorthand_cannot_grow_beyond_the_cap():
    # Each line of it stands for one five times as long.
    with pytest.raises(LinkError) as refused:
        linked_record("d1." + packed("hS" + "2" * 26 + "S\n" + "k" + "AKQJT98765432S" * 12_000))
    assert refused.value.code == "link_too_long"


def test_a_text_that_is_too_long_for_a_link_is_refused():
    with pytest.raises(LinkError, match=f"{LONGEST_TEXT} bytes"):
        packed("a" * (LONGEST_TEXT + 1))
    assert unpacked(packed("a" * LONGEST_TEXT)) == "a" * LONGEST_TEXT


def test_a_link_that_holds_no_legal_record_is_refused_like_the_record():
    text = write_record(golden("two_hundred-reference")).replace("trump", "trumpet")
    with pytest.raises(RecordError, match="trumpet"):
        linked_record("d1." + packed(text))


def test_a_question_to_the_referee_travels_in_a_short_link():
    question = {
        "game": "two_hundred",
        "rules": "reference",
        "ask": "follow",
        "trump": "S",
        "lead": "AH",
        "hand": "AS KH 6H",
    }
    link = question_link(question)
    assert link.startswith("r1.")
    assert len(link) <= 50
    assert linked_question(f"https://a.example/#{link}") == question


@pytest.mark.parametrize("text", ["", "[1]", '"a"', "{", "[" * 1_000])
def test_a_link_that_carries_no_question_is_refused(text):
    with pytest.raises(LinkError) as refused:
        linked_question("r1." + packed(text))
    assert refused.value.code == "link_damaged"
    with pytest.raises(LinkError, match="no question"):
        linked_question(deal_link(golden("rangvaar-reference"), 1))
    with pytest.raises(LinkError, match="no deal"):
        linked_record("r1." + packed("{}"))
