"""Forms: what the commands make of a record, a link, house rules and a score sheet."""

import io
import sys
from pathlib import Path

from followsuit.__main__ import main
from followsuit.documents import document_link
from followsuit.house_rules import HouseRules, write_house_rules
from followsuit.record import read_record
from tests.shared.refused_commands import refused

GOLDENS = Path(__file__).parents[2] / "golden" / "matches"


def test_a_record_becomes_a_link_and_the_link_the_record(tmp_path, capsys):
    golden = GOLDENS / "two_hundred-reference.deal"
    assert main(["link", str(golden), "--site", "https://a.example/"]) == 0
    link = capsys.readouterr().out.strip()
    assert link.startswith("https://a.example/#d1.")
    assert main(["open", link]) == 0
    assert capsys.readouterr().out == golden.read_text(encoding="utf-8")


def test_house_rules_in_a_link_are_printed_with_a_remark_on_what_does_not_hold(capsys):
    made = HouseRules("tractor", "Ours", {"preset": "howto", "must_defend": ["A"], "colour": "green"})
    assert main(["open", document_link(write_house_rules(made))]) == 0
    printed = capsys.readouterr()
    assert printed.out.splitlines()[:3] == ["followsuit-rules 1", "game tractor", "name Ours"]
    assert "colour green (unknown field); game_end and must_defend contradict each other" in printed.err


def test_one_deal_of_a_record_becomes_a_link(capsys):
    golden = GOLDENS / "rangvaar-reference.deal"
    assert main(["link", str(golden), "--deal", "2"]) == 0
    assert main(["open", capsys.readouterr().out.strip()]) == 0
    assert [deal.number for deal in read_record(capsys.readouterr().out).deals] == [2]


def test_what_cannot_be_a_link_or_is_none_says_so(tmp_path, capsys):
    broken = tmp_path / "broken.deal"
    broken.write_bytes(b"\xff")
    for words, said in (
        (["link", str(broken)], "byte 0 is no text"),
        (["link", str(GOLDENS / "rangvaar-reference.deal"), "--deal", "9"], "no deal 9"),
        (["open", "#h1.AQ"], "is not whole"),
        (["open", "#d1.AQ."], "is not whole"),
        (["open", "menu"], "No such file"),
    ):
        assert said in refused(words, capsys)


def test_a_link_that_programs_may_cut_comes_with_a_warning(tmp_path, capsys):
    text = (GOLDENS / "tractor-standard.deal").read_text(encoding="utf-8")
    noisy = tmp_path / "noisy.deal"
    named = "".join(chr(0x4E00 + number * 7) for number in range(2_000))
    noisy.write_text(f'{text}note 0 "{named}"\n', encoding="utf-8")
    assert main(["link", str(noisy)]) == 0
    assert "some programs cut links" in capsys.readouterr().err


SHEET = """followsuit-sheet 1
game rangvaar
rules reference
player S Ama
dealer E
stake 500

deal 1 S 8 9
deal 2 N 9 7
deal 3 N 13 13
"""


def test_a_sheet_is_counted_and_written_in_every_form(tmp_path, monkeypatch, capsys):
    file = tmp_path / "evening.sheet"
    file.write_text(SHEET, encoding="utf-8")
    assert main(["sheet", str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[2:] == [
        "deal 1: S 8 9: NS +9, EW +4; total NS 9 EW 4",
        "deal 2: N 9 7: NS +5, EW +6; total NS 14 EW 10",
        "deal 3: N 13 13: NS +13; total NS 27 EW 10",
        "over (R9): NS won; total NS 27 EW 10",
        "S +5.00, W -5.00, N +5.00, E -5.00",
    ]
    assert main(["sheet", str(file), "--as", "link", "--site", "https://a.example/"]) == 0
    link = capsys.readouterr().out.strip()
    assert link.startswith("https://a.example/#s1.")
    assert main(["sheet", link, "--as", "text"]) == 0
    assert capsys.readouterr().out == SHEET
    assert main(["open", link]) == 0
    assert capsys.readouterr().out == SHEET
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(SHEET.encode())))
    assert main(["sheet", "-", "--as", "csv"]) == 0
    assert capsys.readouterr().out.startswith("deal,at,dealer,opens,declarer,bid,tricks,change NS")


def test_a_sheet_with_something_impossible_is_counted_with_a_remark(tmp_path, capsys):
    file = tmp_path / "evening.sheet"
    file.write_text(SHEET.replace("13 13", "13 14"), encoding="utf-8")
    assert main(["sheet", str(file)]) == 0
    printed = capsys.readouterr()
    assert "deal 3: N 13 14: does not count; total NS 14 EW 10; impossible: bad entry (R8)" in printed.out
    assert printed.err == "followsuit: a deal is marked\n"
    file.write_text(SHEET.replace("deal 2", "deal 5"), encoding="utf-8")
    assert "line 9" in refused(["sheet", str(file)], capsys)


def test_the_record_of_a_match_is_counted_as_a_sheet(capsys):
    assert main(["sheet", str(GOLDENS / "two_hundred-reference.deal"), "--as", "text"]) == 0
    assert capsys.readouterr().out.startswith("followsuit-sheet 1\ngame two_hundred\n")
