"""Command print: sheets of a file, a link or rules, as HTML, PBN or PDF."""

import pytest

from followsuit.__main__ import main
from followsuit.clubs import event_link, made_event
from followsuit.links import deal_link, linked_record
from followsuit.paper import Paper, PrintedSheet, print_deals
from followsuit.terminal import printing
from tests.shared.option_matches import played_match


@pytest.fixture(scope="module")
def record():
    return played_match("rangvaar", "reference", "paper").record()


@pytest.fixture
def file(record, tmp_path):
    from followsuit.record import write_record

    path = tmp_path / "match.deal"
    path.write_text(write_record(record), encoding="utf-8")
    return path


def test_file_and_link_are_printed_as_the_page_prints_them(file, record, tmp_path, capsys):
    assert main(["print", str(file)]) == 0
    assert capsys.readouterr().out == print_deals(PrintedSheet.HANDS, record, Paper()).html
    link = deal_link(record, 1)
    assert main(["print", f"#{link}", "--sheet", "slips", "--language", "hi"]) == 0
    said = capsys.readouterr().out
    assert said == print_deals(PrintedSheet.SLIPS, linked_record(link), Paper(language="hi")).html
    assert main(["print", str(file), "--sheet", "pbn", "--deals", "2", "--to", str(tmp_path / "a.pbn")]) == 0
    assert '[Board "2"]' in (tmp_path / "a.pbn").read_text(encoding="utf-8")


def test_the_deals_of_an_event_are_printed_of_its_link(capsys):
    link = event_link(made_event("rangvaar", None, 3, "of the club", "Tuesday"))
    assert main(["print", f"https://site.example/#{link}", "--sheet", "dealing"]) == 0
    listed = capsys.readouterr().out
    assert main(["print", link, "--sheet", "pbn"]) == 0
    assert ("Deal 3" in listed, capsys.readouterr().out.count("[Deal ")) == (True, 3)


def test_rules_are_printed_of_a_game_and_a_preset_or_of_a_record(file, capsys):
    words = ["print", "--game", "tractor", "--preset", "standard,target=3", "--sheet", "rules"]
    assert main(words) == 1  # Tractor has no target
    capsys.readouterr()
    assert (
        main(["print", "--game", "tractor", "--preset", "standard", "--sheet", "rules", "--level", "K"]) == 0
    )
    assert "Daring game" in capsys.readouterr().out
    assert main(["print", str(file), "--sheet", "scores"]) == 0
    assert "Rangvaar" in capsys.readouterr().out


def test_sheet_of_deals_without_a_file_is_refused(capsys):
    assert main(["print"]) == 1
    assert "from a file" in capsys.readouterr().err


def test_pdf_without_a_browser_says_what_to_do(file, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(printing.shutil, "which", lambda name: None)
    assert main(["print", str(file), "--to", str(tmp_path / "a.pdf")]) == 1
    assert "no browser" in capsys.readouterr().err
    assert not (tmp_path / "a.pdf").exists()
