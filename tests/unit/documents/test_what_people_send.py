"""What people send: hands, links, records and rules as they come out of chats, mails and other programs.

Each is read as its plain form is, or what of it is not read is named with its place.
"""

import json
import subprocess
import sys
from base64 import b64encode
from random import Random
from urllib.parse import quote

import pytest

from followsuit.base.cards import parse_card
from followsuit.base.errors import DocumentError, FollowSuitError
from followsuit.base.seats import EightSeat
from followsuit.base.seeds import Seed
from followsuit.card_games.registry import game_named
from followsuit.challenges import challenge_link, daily_challenge, write_challenge
from followsuit.deal_editor import read_text
from followsuit.documents import decoded, document_link, find_link, read_document, value_of
from followsuit.documents.card_grammar import cards_in
from followsuit.documents.card_words import JOKERS, RANKS, SEATS, SUITS
from followsuit.house_rules import read_house_rules
from followsuit.protocol.session import Session
from followsuit.record import read_record, record_link, write_record
from tests.shared.linked_deals import linked_deals

RECORD = next(linked_deals("rangvaar", 1))
TEXT = write_record(RECORD)
LINK = record_link(RECORD)
ADDRESS = f"https://cards.example/fr/#{LINK}"


def cards(text):
    found, faults = cards_in(text)
    assert not faults, faults
    return " ".join(card.text for card, _ in found)


# Hands ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("♣ AK5 ♦ Q7 ♥ 98 ♠ 3", "AC KC 5C QD 7D 9H 8H 3S"),
        ("S AK5 D Q7 C 98", "AS KS 5S QD 7D 9C 8C"),
        ("♠ A K ♥ Q ♣ 9", "AS KS QH 9C"),
        ("♠A,K,5 ♥Q,7 ♣9", "AS KS 5S QH 7H 9C"),
        ("♠️AK5 ♥️Q7", "AS KS 5S QH 7H"),
        ("AK5♠ Q7♥ 98♣", "AS KS 5S QH 7H 9C 8C"),
        ("A♠K♠Q♥", "AS KS QH"),
        ("A ♠, 10 ♥, X ♦", "AS TH TD"),
        ("as 10h td xc", "AS TH TD TC"),
        ("s:AK h:- d:Q7", "AS KS QD 7D"),
        ("SJ BJ 2S", "SJ BJ 2S"),
        ("small joker, Big Joker, 小王 大王", "SJ BJ SJ BJ"),
        ("ace of spades, 10 of hearts", "AS TH"),
        ("roi de pique, dame de cœur, valet de trèfle, 7 de carreau", "KS QH JC 7D"),
        ("黑桃AK5 红桃Q7 梅花9", "AS KS 5S QH 7H 9C"),
        ("黑桃 A 方塊 10", "AS TD"),
        ("हुकुम का इक्का, पान की बेगम, ईंट का 7", "AS QH 7D"),
        ("حکم کا بادشاہ، پان کا ۷، چڑی ۱۰", "KS 7H TC"),
        ("آس پیک، بی‌بی دل و ۱۰ خشت، سرباز گشنیز، جوکر بزرگ", "AS QH TD JC BJ"),
        ("ＡＫ５♠ ７♥", "AS KS 5S 7H"),
        ("♠ AK۵ ♥ ۶", "AS KS 5S 6H"),
        ("AS\u00a0KS\u200b QH\u202e", "AS KS QH"),
    ],
)
def test_a_hand_is_read_as_a_card_player_reads_it(text, plain):
    assert cards(text) == plain


def test_every_word_there_is_for_a_rank_a_suit_or_a_joker_is_read_as_one():
    assert (*RANKS, *SUITS, *JOKERS) == (*"AKQJT", *"SHCD", "SJ", "BJ")
    assert {*SEATS} == {seat.name for seat in EightSeat}
    read = {
        **{
            f"{word}{gap}♠": f"{rank}S"
            for rank, said in RANKS.items()
            for word in said.split()
            for gap in ("", " ")
        },
        **{f"A {word}": f"A{suit}" for suit, said in SUITS.items() for word in said.split()},
        **{word: joker for joker, said in JOKERS.items() for word in said.split()},
    }
    assert {text: cards(text.replace("_", " ")) for text in read} == read


@pytest.mark.parametrize(
    ("text", "code", "at"),
    [
        ("AK5", "no_suit", 0),
        ("♠ AK, QH 9", "no_suit", 9),
        ("♠ A ? K", "bad_card", 4),
        ("hello AS", "bad_card", 0),
    ],
)
def test_what_is_no_card_or_has_no_suit_is_named_with_its_place(text, code, at):
    fault = cards_in(text)[1][0]
    assert (fault.code, fault.at) == (code, at)


@pytest.mark.parametrize(
    ("text", "said", "fault"), [("AK SJ ♠ 9", "SJ 9S", []), ("AK ? ♠ 9", "9S", [("bad_card", 3, "?")])]
)
def test_ranks_before_a_joker_or_what_is_no_card_take_no_suit_from_behind_it(text, said, fault):
    found, faults = cards_in(text)
    assert " ".join(card.text for card, _ in found) == said
    assert faults == [("no_suit", 0, "A"), ("no_suit", 1, "K"), *fault]


@pytest.mark.parametrize("text", ["♠A", "A♠", "A♠️", "ａｓ", "AS ", "as"])
def test_one_card_is_understood_wherever_a_card_is_named(text):
    assert parse_card(text).text == "AS"


@pytest.mark.parametrize(
    "text",
    [
        "S: ♠ AK5 ♥ Q7\nWest: ♣ 10 9",
        "South: ♠ AK5 ♥ Q7\nW: T♣, 9♣",
        "sud ♠ AK5 ♥ Q7\nouest ♣ X9",
        "South\n♠ AK5\n♥ Q7\nWest\n♣ T 9",
        "南家：黑桃AK5 红桃Q7\n西家：梅花10 9",
        "दक्षिण: ♠AK5 ♥Q7\nपश्चिम: ♣T9",
        "> S: ♠ AK5 ♥ Q7\n> W: ♣ T9",
        "```\nS: AS KS 5S QH 7H\nW: TC 9C\n```",
    ],
)
def test_hands_in_any_form_are_the_same_hands(text):
    reading = read_text(text, "rangvaar", game_named("rangvaar").rules(None), Random(1))
    assert reading.setup is not None, reading.problems
    held = {seat: {card.text for card in reading.setup.of(seat)} for seat in "SWNE"}
    assert held == {"S": {"AS", "KS", "5S", "QH", "7H"}, "W": {"TC", "9C"}, "N": set(), "E": set()}


def test_cards_of_a_record_may_be_written_as_people_write_them():
    line = next(line for line in TEXT.splitlines() if line.startswith("hand S "))
    signs = line.translate(str.maketrans({}))
    for letter, sign in zip("SHCD", "♠♥♣♦", strict=True):
        signs = "hand S " + " ".join(
            word[0] + sign if word.endswith(letter) else word
            for word in signs.removeprefix("hand S ").split()
        )
    assert read_record(TEXT.replace(line, signs)) == RECORD
    wide = line.replace("hand S ", "ＨＡＮＤ Ｓ ")
    assert read_record(TEXT.replace(line, wide)) == RECORD


# Links ------------------------------------------------------------------------------------------------------
WRAPPED = {
    "the address": ADDRESS,
    "the part behind it": f"#{LINK}",
    "alone": LINK,
    "with an act": f"{ADDRESS}~27",
    "encoded act": f"{ADDRESS}%7E27",
    "angle brackets": f"<{ADDRESS}>",
    "quotes": f'"{ADDRESS}"',
    "guillemets and a full stop": f"«{ADDRESS}».",
    "a full stop of Chinese": f"{ADDRESS}。",
    "markdown": f"[{ADDRESS}]({ADDRESS})",
    "a chat's own form": f"<{ADDRESS}|cards.example>",
    "a tag": f'<a href="{ADDRESS}">{ADDRESS}</a>',
    "an entity": ADDRESS.replace("#", "&#35;"),
    "parameters as HTML has them": f"https://cards.example/?a=1&amp;b=2#{LINK}",
    "a number sign encoded": ADDRESS.replace("#", "%23"),
    "encoded twice": ADDRESS.replace("#", "%2523"),
    "tracking before": f"https://cards.example/?utm_source=x&fbclid=y#{LINK}",
    "tracking behind": f"{ADDRESS}?utm_source=x&fbclid=y",
    "Safe Links": f"https://eur02.safelinks.protection.outlook.com/?url={quote(ADDRESS, '')}&data=05%7C01&reserved=0",
    "Google": f"https://www.google.com/url?q={quote(ADDRESS, ':/')}&sa=D&source=editors",
    "Proofpoint": "https://urldefense.proofpoint.com/v2/url?u="
    + "".join(one if one.isalnum() else "_" if one == "/" else f"-{ord(one):02X}" for one in ADDRESS)
    + "&d=DwMFaQ",
    "Facebook": f"https://l.facebook.com/l.php?u={quote(ADDRESS, '')}&h=AT0abc",
    "full width": ADDRESS.replace("#", "＃"),
    "spaces and marks": f"\ufeff \u200e{ADDRESS}\u200f \r\n",
    "cut by a mail": f"{ADDRESS[:70]}\r\n{ADDRESS[70:140]}\r\n{ADDRESS[140:]}",
    "cut and answered": f"> {ADDRESS[:70]}\n> {ADDRESS[70:140]}\n> {ADDRESS[140:]}",
    "quoted-printable": f"{ADDRESS[:75]}=\n{ADDRESS[75:150]}=\n{ADDRESS[150:]}",
}


@pytest.mark.parametrize("wrapping", WRAPPED)
def test_a_link_comes_out_of_whatever_it_is_wrapped_in(wrapping):
    document = read_document(WRAPPED[wrapping])
    assert value_of(document) == RECORD
    assert not document.problems
    assert document.act == (27 if "act" in wrapping else None)


def test_what_stands_around_a_link_is_listed_and_so_is_a_second_link():
    other = challenge_link(daily_challenge("tractor", "2026-11-29"))
    document = read_document(f"Look at this:\n{ADDRESS} and https://cards.example/#{other}")
    assert value_of(document) == RECORD
    said = [(one.code, one.facts["line"]) for one in document.problems]
    assert said == [("more_links", 2), ("left_over", 1)]


@pytest.mark.parametrize("form", ["[{}]({})", "{}&next={}", "{}?then=<{}>"])
def test_a_second_link_in_the_same_word_is_listed_too(form):
    other = challenge_link(daily_challenge("tractor", "2026-11-29"))
    document = read_document(form.format(ADDRESS, f"https://cards.example/#{other}"))
    assert value_of(document) == RECORD
    assert [(one.code, one.facts["text"]) for one in document.problems] == [("more_links", other)]


@pytest.mark.parametrize(
    "text", ["a deal from d1.AAAA", "every1.x", "see you at 8", "https://cards.example/"]
)
def test_a_text_without_a_link_has_none(text):
    assert find_link(text) is None


# Texts ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "change",
    [
        lambda text: "\ufeff" + text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "\u2028"),
        lambda text: "".join(f"> {line}\n" for line in text.splitlines()),
        lambda text: f"```deal\n{text}```\n",
        lambda text: "".join(f"{at}. {line}\n" for at, line in enumerate(text.splitlines(), 1)),
        lambda text: text.replace("rangvaar", "Rangvaar"),
        lambda text: text.replace(" ", "\u00a0"),
        lambda text: text.replace("play", "pl\u00aday").replace("hand", "\u200ehand"),
        lambda text: text.replace("game", "# from https://x.example/?s=1\ngame"),
        lambda text: text.replace("deal 1", "deal １").replace("counted 0", "counted ०"),
        lambda text: text.replace("followsuit-deal", "FollowSuit-Deal").replace("game", "GAME"),
    ],
)
def test_a_record_is_read_as_it_was_written_whatever_happened_on_its_way(change):
    document = read_document(change(TEXT))
    assert value_of(document) == RECORD
    assert not document.problems


def test_what_stands_around_a_record_is_listed():
    annotated = TEXT.replace("seed", "annotator Bo\nseed")
    document = read_document(f"On Sunday Ada wrote:\n{annotated}\n{TEXT}")
    assert value_of(document) == RECORD
    assert [one.code for one in document.problems] == ["left_over", "more_documents", "unknown_line"]


def test_an_address_or_an_equals_sign_in_a_tag_or_a_name_is_part_of_it():
    text = TEXT.replace("seed ", "site https://club.example/results?e=123&s=4#d1.x\nseed ")
    record = read_record(text.replace("player W beginner", "player W beginner Lin=Chen"))
    assert record.tags["site"] == "https://club.example/results?e=123&s=4#d1.x"
    assert "Lin=Chen" in [player.name for player in record.players.values()]


def test_bytes_of_a_windows_console_are_read_and_others_are_named():
    text = TEXT.replace("person Ada", "person Zoë 张")
    for encoding in ("utf-8", "utf-8-sig", "utf-16"):
        assert read_record(decoded(text.encode(encoding))).players == read_record(text).players
    for data, byte in ((b"followsuit-deal 1\n\xff", 18), (b"a\0b", 1), (b"\xff\xfea", 2)):
        with pytest.raises(DocumentError) as refused:
            decoded(data)
        assert (refused.value.code, refused.value.facts["byte"]) == ("not_text", byte)
    opened = Session().handle(
        json.dumps({"v": 1, "id": 1, "op": "open", "data": b64encode(text.encode("utf-16")).decode()})
    )
    assert json.loads(opened)["value"]["players"]["S"] == "Zoë 张"


def test_a_seed_beside_a_day_and_a_name_without_cards_are_listed():
    text = write_challenge(daily_challenge("rangvaar", "2026-11-29")) + "seed 7\nname Ada\n"
    document = read_document(text)
    assert value_of(document) == daily_challenge("rangvaar", "2026-11-29")
    assert [problem.facts["text"] for problem in document.problems] == ["seed 7", "name Ada"]


def test_a_player_of_a_sheet_without_a_name_is_listed():
    document = read_document("followsuit-sheet 1\ngame rangvaar\nplayer W Ada\nplayer S\n")
    assert [*value_of(document).title.names.values()] == ["Ada"]
    assert [problem.facts["text"] for problem in document.problems] == ["player S"]


def test_rules_that_name_a_key_twice_are_refused_and_a_stranger_beside_them_is_listed():
    with pytest.raises(FollowSuitError) as refused:
        read_house_rules('{"game": "tractor", "rules": {"throw": "off", "throw": "attempt"}}')
    assert refused.value.code == "not_house_rules"
    house = read_house_rules('{"game": "tractor", "rules": "standard", "colour": "green"}')
    assert [(one.field, one.code) for one in house.unread] == [("colour", "unknown_field")]


def test_rules_in_a_block_of_code_and_in_letters_of_another_size_are_the_same_rules():
    plain = read_house_rules("followsuit-rules 1\ngame tractor\npreset standard\nmust_defend T K\n")
    for text in (
        "followsuit-rules 1\nGame Tractor\nPRESET Standard\nMust_Defend t k\n",
        '```json\n{"game": "tractor",\n"rules": {"preset": "standard", "must_defend": ["T", "K"]}}\n```\n',
        '> {"game": "tractor", "rules": {"preset": "standard", "must_defend": ["T", "K"]}}',
    ):
        assert read_house_rules(text) == plain


def test_a_game_within_the_rules_does_not_quietly_take_the_place_of_the_one_beside_them():
    house = read_house_rules('{"game": "tractor", "rules": {"game": "rangvaar", "throw": "off"}, "name": 3}')
    assert (house.game, house.rules) == ("tractor", {"preset": "reference", "throw": "off"})
    assert [(one.field, one.value) for one in house.unread] == [("name", "3"), ("game", "rangvaar")]


CHALLENGE = "followsuit-challenge 1\ngame tractor\nrules standard\nseat S\nbots 1 casual\nseed 7\n"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("seat X", "bad_seat"),
        ("bots 1 wizard", "unknown_level"),
        ("bots 1 W casual", "bad_line"),
        ("bots x casual", "bad_number"),
        ("day yesterday", "bad_field"),
        ("begun x", "bad_number"),
        ("game chess", "unknown_game"),
        ("rules wild", "unknown_preset"),
    ],
)
def test_a_field_of_a_challenge_that_cannot_be_is_refused_with_its_line(line, code):
    word = line.split()[0]
    kept = [one for one in CHALLENGE.splitlines() if one.split()[0] != word]
    with pytest.raises(FollowSuitError) as refused:
        value_of(read_document("\n".join([*kept, line])))
    assert (refused.value.code, refused.value.facts["line"]) == (code, len(kept) + 1)


@pytest.mark.parametrize("text", ['{"ask": "follow", "ask": "lead"}', '{"ask": "follow"} {"ask": "lead"}'])
def test_of_two_questions_neither_is_quietly_taken(text):
    answer = json.loads(Session().handle(json.dumps({"v": 1, "id": 1, "op": "open", "text": text})))
    assert answer["error"]["code"] == "not_a_question"


@pytest.mark.parametrize(
    ("text", "code", "kind"),
    [
        ("followsuit-deal 1 game tractor rules standard", "bad_line", None),
        ("followsuit-deal\ngame tractor", "bad_line", None),
        ('{"url": "https://a.example/"}', "not_house_rules", None),
        ("followsuit-quilt 1\ncolour red", "unknown_kind", None),
        ("followsuit-deal 2\n", "document_newer", None),
        ("hello", "not_a_document", None),
        ("x" * 2_000_001, "text_too_long", None),
    ],
)
def test_what_is_no_document_says_what_it_lacks(text, code, kind):
    answer = json.loads(Session().handle(json.dumps({"v": 1, "id": 1, "op": "open", "text": text})))
    assert answer["error"]["code"] == code


# Seeds ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("café", "cafe\u0301"),
        ("café", "ca\u200ffé"),
        ("♠", "♠\ufe0f"),
        ("two words", " two\u00a0 words\u200b"),
        ("\u202eabc", "abc"),
    ],
)
def test_seeds_that_look_alike_are_the_same_deal(one, other):
    assert Seed(one) == Seed(other)
    assert Seed(one).deal(1) == Seed(other).deal(1)


def test_letters_that_look_different_are_different_seeds():
    assert len({Seed(text) for text in ("cafe", "café", "CAFE", "ca fe", "می‌خواهم", "میخواهم")}) == 6


def test_every_kind_that_has_a_letter_has_a_link():
    for first in ("rules 1\ngame tractor", "question 1\nask follow", "sheet 1\ngame tractor"):
        link = document_link(f"followsuit-{first}\n")
        found = find_link(link)
        assert found is not None
        assert found.text == f"followsuit-{first}\n"
    assert document_link("followsuit-lesson 1\nkey a\n") == ""


def test_utf_16_is_read_where_the_library_has_no_module_of_it():
    """The page's interpreter has only the encodings that the engine's start needs."""
    program = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.startswith("encodings.utf_16"):
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Missing())
from followsuit.documents import decoded
assert decoded(bytes.fromhex("fffe5a006f00eb00")) == "Zo\\u00eb"
assert decoded(bytes.fromhex("feff005a006f00eb")) == "Zo\\u00eb"
"""
    subprocess.run([sys.executable, "-c", program], check=True)
