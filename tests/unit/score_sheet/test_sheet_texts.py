"""Texts of sheets: read leniently, refused with the line, and never lost to damage.

FOLLOWSUIT_DAMAGED_SHEETS says how many damaged texts and links are read; 100,000 have been.
"""

import json
import os
from dataclasses import replace
from random import Random

import pytest

from followsuit.base.errors import DocumentError, FollowSuitError, LinkError
from followsuit.base.seats import Seat
from followsuit.card_games.registry import GAMES
from followsuit.card_games.tractor.score_sheet.line import read_deal, written_deal
from followsuit.documents import document_link, kind_named
from followsuit.protocol.session import Session
from followsuit.record import Player, read_record, write_record
from followsuit.score_sheet import (
    any_sheet,
    enter_deal,
    new_sheet,
    read_sheet,
    sheet_csv,
    sheet_link,
    standings,
    write_sheet,
)
from followsuit.score_sheet.model import MOST_DEALS, SheetTitle
from followsuit.table import Table
from tests.shared.records import SURE

DAMAGED = int(os.environ.get("FOLLOWSUIT_DAMAGED_SHEETS", "400"))

TEXTS = {
    "tractor": """followsuit-sheet 1
game tractor
rules standard
date 2026-11-25
note Club evening
player S Ama
player E Chi
dealer S

deal 1 S H 85 last 20 pair at 21:14
deal 2 E - 40 at 21:22
deal 3 W NT total 165 at 21:40
deal 4 S - 60 last 15 throw tractor 3 at 23:58
deal 5 E S 100 last 5 single at 2026-11-26 00:09
""",
    "two_hundred": """followsuit-sheet 1
game two_hundred
rules {"preset": "traditional", "target": 300}
dealer W

deal 1 S 75 80
deal 2 thrown_in at 2026-11-25 09:05
deal 3 E 60 100
deal 4 S 65 60 other_bet no
""",
    "rangvaar": """followsuit-sheet 1
game rangvaar
rules reference
dealer E
stake 500

deal 1 S 8 9
deal 2 N 9 7
deal 3 N 13 13
""",
    "court_piece": """followsuit-sheet 1
game court_piece
rules {"preset": "reference", "bavney": "go_on"}
dealer E

deal 1 NS 4 H
deal 2 EW 6
deal 3 EW 0 D all no
""",
    "many": """followsuit-sheet 1
game tractor
rules {"preset": "standard", "packs": 3, "seats": 6}
player SE Rosa
dealer NW

deal 1 SE C 120 last 10 tractor 3x2
deal 2 NE - 60 last 0
""",
    "marked": """followsuit-sheet 1
game tractor
rules {"preset": "auction", "auction_deals": "every", "auction_starter": "any"}
dealer S

deal 1 S H 85 bid 60 declaring NS
deal 2 W - 40 bid 80 declaring EW
deal 3 W - 37 bid 80 declaring EW
""",
}


@pytest.mark.parametrize("name", TEXTS)
def test_what_a_writer_wrote_is_read_to_the_letter(name):
    text = TEXTS[name]
    sheet = read_sheet(text)
    assert write_sheet(sheet) == text
    link = sheet_link(sheet)
    assert write_sheet(any_sheet(link)) == text
    assert write_sheet(any_sheet(f"https://site.example/#{link}.")) == text


@pytest.mark.parametrize(
    "line",
    [
        "S H 85",
        "S - 60 last 20 5",
        "N NT 0 last 0 tractor 3x2",
        "E S 5 last 5 throw pair",
        "W D 40 last 5 tractor",
    ],
)
def test_the_last_lead_of_a_deal_of_tractor_is_written_as_it_is_read(line):
    assert " ".join(written_deal(read_deal(line.split()))) == line


def test_a_reader_is_lenient_about_form():
    text = TEXTS["tractor"]
    untidy = "\ufeff# ours\n" + text.replace("\n", "\r\n").replace("deal 1 S H", "DEAL  1\ts h")
    untidy = untidy.replace("dealer S", "; who began\nDealer s").replace("at 21:22", "AT 21:22")
    assert write_sheet(read_sheet(untidy)) == text


def test_a_line_without_the_starter_means_the_one_who_was_due():
    text = TEXTS["tractor"]
    assert read_sheet(text.replace("deal 2 E - 40", "deal 2 - - 40")) == read_sheet(text)


def test_what_cannot_be_is_marked_and_not_lost():
    sheet = read_sheet(TEXTS["marked"])
    assert [deal.counts for deal in standings(sheet).deals] == [True, True, False]
    assert standings(sheet).deals[2].marks[0].code == "bad_entry"
    other = read_sheet(TEXTS["tractor"].replace("deal 3 W", "deal 3 S"))
    assert [mark.facts for mark in standings(other).deals[2].marks] == [
        {"name": "starter", "played": "S", "due": "W"}
    ]


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("followsuit-sheet 1", "Shopping list", "not_a_sheet", 1),
        ("followsuit-sheet 1", "followsuit-sheet 2", "document_newer", 1),
        ("game tractor", "game rummy", "unknown_game", 2),
        ("game tractor\n", "", "missing_field", 0),
        ("rules standard", "rules loud", "unknown_preset", 3),
        ("rules standard", 'rules {"preset": ', "bad_rules", 3),
        ("rules standard", 'rules {"throw": "off", "throw_in_trump": true}', "contradiction", 3),
        ("date 2026-11-25", "date yesterday", "bad_date", 4),
        ("note Club evening", "colour blue", "unknown_line", 5),
        ("note Club evening", "note", "bad_line", 5),
        ("player E Chi", "player S Chi", "field_twice", 7),
        ("player E Chi", "player Q Chi", "bad_seat", 6),
        ("dealer S", "dealer X", "bad_seat", 6),
        ("dealer S", "stake 5", "no_stakes", 8),
        ("dealer S", "stake five", "bad_line", 8),
        ("deal 2 E", "deal 3 E", "bad_line", 11),
        ("deal 2 E", "deal 2 1", "bad_line", 11),
        ("deal 2 E - 40", "deal 2", "bad_line", 11),
        ("deal 2 E - 40", "deal 2 E - 40 50", "bad_line", 11),
        ("deal 2 E - 40", "deal 2 E - 40 luck 50", "bad_line", 11),
        ("deal 2 E - 40", "deal 2 E - 40 played level", "bad_line", 11),
        ("20 pair", "20 pear", "bad_line", 10),
        ("tractor 3", "tractor 9x9", "bad_line", 13),
        ("at 21:22", "at 25:22", "bad_line", 11),
        ("at 21:22", "at noon", "bad_line", 11),
    ],
)
def test_a_text_that_cannot_be_read_is_refused_with_its_line(old, new, code, line):
    with pytest.raises(DocumentError) as error:
        any_sheet(TEXTS["tractor"].replace(old, new, 1))
    assert (error.value.code, error.value.facts["line"]) == (code, line)


def test_what_is_too_long_is_refused():
    with pytest.raises(DocumentError, match="characters") as error:
        any_sheet("followsuit-sheet 1\n" + "#" * kind_named("sheet").longest)
    assert error.value.code == "text_too_long"
    text = TEXTS["two_hundred"].partition("\n\n")[0] + "\n"
    deals = [f"deal {number} thrown_in\n" for number in range(1, MOST_DEALS + 2)]
    assert len(read_sheet(text + "".join(deals[:-1])).entries) == MOST_DEALS
    with pytest.raises(FollowSuitError, match=str(MOST_DEALS)):
        read_sheet(text + "".join(deals))
    assert len(sheet_link(read_sheet(text + "".join(deals[:-1])))) < 2000


def test_a_link_of_something_else_is_no_sheet():
    link = sheet_link(read_sheet(TEXTS["rangvaar"]))
    for other, code in ((link.replace("s1", "h1"), "not_a_sheet"), (link.replace("s1", "s2"), "link_newer")):
        with pytest.raises(FollowSuitError) as error:
            any_sheet(other)
        assert error.value.code == code
    with pytest.raises(LinkError):
        any_sheet(link[:-3])


@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_another_deal_than_the_first_begins_no_sheet(game):
    rules = "hokm" if game == "court_piece" else "reference"
    table = Table.start(game, rules, {seat: Player("beginner") for seat in Seat}, "1")
    while len(table.record().deals) < 2:
        _ = table.deal() if table.needs_deal else table.step()
    first, second = table.record().deals
    with pytest.raises(FollowSuitError) as error:
        any_sheet(write_record(table.record().with_deals([second])))
    assert (error.value.code, error.value.facts) == ("record_begins_later", {"deal": 2})
    assert len(any_sheet(write_record(table.record().with_deals([first]))).entries) == 1
    assert any_sheet(SURE).entries == (), "its one deal goes on"


@pytest.mark.parametrize(("said", "date"), [("2026-11-25", "2026-11-25"), ("a Wednesday", "")])
def test_a_sheet_of_a_record_is_headed_by_what_stands_above_its_deals(said, date):
    record = read_record(SURE)
    record = replace(record, tags={"date": said, "event": "Club evening"})
    title = any_sheet(write_record(record)).title
    names = {seat: player.name for seat, player in record.players.items() if player.name}
    assert names
    assert title == SheetTitle(title.game, record.rules, Seat.W, names, date, "Club evening")


def test_a_table_has_a_line_for_each_deal():
    lines = sheet_csv(read_sheet(TEXTS["tractor"])).split("\r\n")
    assert lines[0] == (
        "deal,at,dealer,starter,trump,points,last,kitty,lead,total,largest,length,"
        "change NS,change EW,level NS,level EW,marks"
    )
    assert lines[2] == "2,2026-11-25 21:22,E Chi,E Chi,,40,no,,,,,,0,1,2,5,".replace("5,", "5,", 1)
    assert len(lines) == 5 + 2


def test_a_table_takes_words_and_runs_no_formula():
    sheet = new_sheet("rangvaar", dealer="E", names={"S": "=1+1", "E": '@"x"'})
    sheet = enter_deal(sheet, {"declarer": "S", "bid": 8, "tricks": 6})
    first, second, _ = sheet_csv(sheet, {"deal": "Donne", "NS": "Ama, Jean", "declarer": "-demandeur"}).split(
        "\r\n"
    )
    assert first.startswith('Donne,at,dealer,opens,\'-demandeur,bid,tricks,"change Ama, Jean"')
    assert second.startswith('1,,"E \'@""x""",S \'=1+1,S,8,6,4,7,4,7,')


# Damage ----------------------------------------------------------------------------------------------------
WORDS = [
    *(
        "deal",
        "S",
        "-",
        "0",
        "5",
        "85",
        "last",
        "pair",
        "tractor",
        "played",
        "level",
        "at",
        "21:14",
        "thrown_in",
    ),
    *("yes", "no", "total", "-10", "\u0665", "AS", "{}", "game", "9999999"),
]


def damaged(text, rng):
    """The text with some letters or words changed, lost, doubled or cut off."""
    for _ in range(rng.choice((1, 1, 1, 2, 3, 8))):
        at = rng.randrange(len(text) + 1)
        match rng.randrange(6):
            case 0:
                text = text[:at] + text[at + 1 :]
            case 1:
                text = (
                    text[:at]
                    + chr(rng.choice((0, 9, 10, 32, 45, 0x200F, 0x1F0A1, rng.randrange(33, 127))))
                    + text[at:]
                )
            case 2:
                text = text[: max(at, 30)]
            case 3:
                words = text.split(" ")
                words[rng.randrange(len(words))] = rng.choice(WORDS)
                text = " ".join(words)
            case 4:
                lines = text.split("\n")
                lines.insert(rng.randrange(len(lines)), rng.choice(lines))
                text = "\n".join(lines)
            case _:
                text = text[:at] + text[at:][::-1][: rng.randrange(4)] + text[at:]
    return text


def test_no_damaged_sheet_is_an_error_of_ours_and_what_is_read_is_read_again():
    rng, session, read = Random(20), Session(), 0
    links = [document_link(text) for text in TEXTS.values()]
    texts = list(TEXTS.values())
    for number in range(DAMAGED):
        text = damaged(rng.choice(links if number % 4 == 0 else texts), rng)
        message = {"v": 1, "op": "edit_score_sheet", "text": text, "draft": {"values": {"points": 5}}}
        answer = json.loads(session.handle(json.dumps(message)))
        if not answer["ok"]:
            assert answer["error"]["code"] != "internal", (text, answer)
            continue
        read += 1
        again = any_sheet(answer["text"])
        assert write_sheet(again) == answer["text"]
        if number % 3 == 0:
            assert write_sheet(any_sheet(answer["link"])) == answer["text"], text
    assert read > DAMAGED // 20
