"""Links: a round trip is exact and as short as promised, and what is damaged or newer is refused as that."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from followsuit.base.errors import DocumentError, FollowSuitError, LinkError, RequestError
from followsuit.documents import document_link, document_of, value_of
from followsuit.documents.packed_text import LONGEST_PACKED, LONGEST_TEXT, pack_text, unpack_text
from followsuit.documents.question import write_question
from followsuit.record import read_record, record_link, write_record
from tests.shared.linked_deals import LONGEST, linked_deals

GOLDENS = sorted((Path(__file__).parents[2] / "golden" / "matches").glob("*.deal"))


def golden(name):
    return read_record(next(path for path in GOLDENS if path.stem == name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: path.stem)
def test_a_match_comes_out_of_its_link_to_the_letter(path):
    text = path.read_text(encoding="utf-8")
    assert write_record(read_record(record_link(read_record(text)))) == text


def test_one_deal_of_a_match_travels_alone():
    record = golden("tractor-reference")
    only = read_record(record_link(record, 2))
    assert only.deals == record.deals[1:]
    assert (only.seed, only.players) == (record.seed, record.players)
    with pytest.raises(RequestError, match="no deal 7"):
        record_link(record, 7)


@pytest.mark.parametrize("game", sorted(LONGEST))
def test_the_link_of_a_played_deal_is_short(game):
    check_sizes(game, 6)


@pytest.mark.long("a hundred deals of each game")
@pytest.mark.parametrize("game", sorted(LONGEST))
def test_the_links_of_a_hundred_deals_are_short(game):
    check_sizes(game, 100)


def check_sizes(game, count):
    for record in linked_deals(game, count):
        link = record_link(record)
        assert len(link) <= LONGEST[game]
        assert read_record(link) == record


def test_no_link_ends_in_what_chat_programs_cut():
    ends = {pack_text(f"{number}")[-1] for number in range(2_000)}
    assert ends.isdisjoint("-_.~")
    assert len(ends) > 20, "the last letter is one of many"


@pytest.mark.parametrize(
    "sent",
    ["{}", "#{}", "https://a.example/#{}", " https://a.example/embed/?view=replay#{}\n", "<#{}>.", "#{}。"],
)
def test_a_link_is_found_in_what_people_paste(sent):
    link = record_link(golden("rangvaar-reference"), 1)
    assert read_record(sent.removeprefix("<").format(link)).game == "rangvaar"


@pytest.mark.parametrize(
    ("link", "code"),
    [
        ("", "not_a_record"),
        ("#menu", "not_a_record"),
        ("https://a.example/", "not_a_record"),
        ("d0.AAAA", "not_a_link"),
        ("z1.AAAA", "not_a_link"),
        ("d2.AAAA", "link_newer"),
        ("d1.", "link_damaged"),
        ("d1.A", "link_cut"),
        ("d1.AA", "link_cut"),
        ("d1.AAé", "not_a_record"),
        ("d1." + "A" * (LONGEST_PACKED + 1), "link_too_long"),
        ("d1." + "A" * 10_000_000, "text_too_long"),
    ],
)
def test_what_is_no_whole_link_is_refused_with_a_code(link, code):
    with pytest.raises(FollowSuitError) as refused:
        read_record(link)
    assert refused.value.code == code


def test_a_link_that_was_cut_says_so():
    link = record_link(golden("two_hundred-reference"), 1)
    codes = set()
    for length in range(len("d1.") + 2, len(link)):
        with pytest.raises(LinkError) as refused:
            read_record(link[:length])
        codes.add(refused.value.code)
    assert codes <= {"link_cut", "link_damaged"}


def test_a_deflate_bomb_ends_at_the_cap():
    import zlib
    from base64 import urlsafe_b64encode

    # Two megabytes of line feeds are two thousand bytes: unpacking stops long before all of them are there.
    deflating = zlib.compressobj(9, zlib.DEFLATED, -15)
    bomb = deflating.compress(b"\n" * 10 * LONGEST_TEXT) + deflating.flush() + b"\0\0"
    with pytest.raises(LinkError) as refused:
        read_record("d1." + urlsafe_b64encode(bomb).rstrip(b"=").decode())
    assert refused.value.code == "link_too_long"


def test_a_shorthand_cannot_grow_beyond_the_cap():
    import zlib
    from base64 import urlsafe_b64encode

    # Each line of it stands for one three times as long.
    text = b"hS" + b"2" * 26 + b"S\n" + b"k" + b"AKQJT98765432S" * 12_000
    deflating = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = deflating.compress(text) + deflating.flush() + (zlib.crc32(text) & 0xFFFF).to_bytes(2, "big")
    with pytest.raises(LinkError) as refused:
        read_record("d1." + urlsafe_b64encode(data).rstrip(b"=").decode())
    assert refused.value.code == "link_too_long"


def test_a_text_that_is_too_long_for_a_link_is_refused():
    with pytest.raises(LinkError, match=f"{LONGEST_TEXT} bytes"):
        pack_text("a" * (LONGEST_TEXT + 1))
    assert unpack_text(pack_text("a" * LONGEST_TEXT)) == "a" * LONGEST_TEXT


def test_a_link_that_holds_no_legal_record_is_refused_like_the_record():
    text = write_record(golden("two_hundred-reference")).replace("trump", "trumpet")
    with pytest.raises(DocumentError, match="trumpet"):
        read_record(document_link(text))


def test_a_question_to_the_referee_travels_in_a_short_link():
    question = {
        "game": "two_hundred",
        "rules": "reference",
        "ask": "follow",
        "trump": "S",
        "lead": "AH",
        "hand": "AS KH 6H",
    }
    link = document_link(write_question(question))
    assert link.startswith("r1.")
    assert len(link) <= 30
    assert value_of(document_of(f"https://a.example/#{link}", "question")) == question


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**9), 10**9) | st.text(),
    lambda part: st.lists(part, max_size=3) | st.dictionaries(st.text(max_size=5), part, max_size=3),
    max_leaves=6,
)


@settings(max_examples=25, deadline=None)
@given(st.dictionaries(st.from_regex(r"[a-z][a-z0-9_]{0,9}", fullmatch=True), VALUES, max_size=6))
def test_every_question_comes_back_from_its_text(question):
    assert value_of(document_of(write_question(question), "question")) == question


@pytest.mark.parametrize("text", ["ask {", "ask " + "[" * 1_000, 'ask {"a":1,"a":2}', "ask x\nask y"])
def test_a_link_that_carries_no_question_is_refused(text):
    with pytest.raises(DocumentError) as refused:
        value_of(document_of("r1." + pack_text(text), "question"))
    assert refused.value.code in ("bad_line", "field_twice")


def test_a_link_of_another_kind_is_refused_as_that():
    link = document_link(write_question({"ask": "follow"}))
    with pytest.raises(DocumentError) as refused:
        read_record(link)
    assert (refused.value.code, refused.value.facts["kind"]) == ("not_a_record", "question")
