"""A command that reads a record or a sheet takes a file, a link of any length, or a file with a link."""

import pytest

from followsuit.__main__ import main
from followsuit.documents import document_link
from followsuit.record import read_record, record_link
from tests.shared.refused_commands import refused
from tests.unit.terminal.test_forms import GOLDENS

GOLDEN = GOLDENS / "rangvaar-reference.deal"


@pytest.mark.parametrize("command", ["replay", "link", "verify"])
def test_a_link_too_long_for_the_name_of_a_file_is_a_link_with_and_without_its_site(
    command, tmp_path, capsys
):
    link = record_link(read_record(GOLDEN.read_text(encoding="utf-8")))
    assert len(link) > 255
    kept = tmp_path / "kept.txt"
    kept.write_text(f"{link}\n", encoding="utf-8")
    said = []
    for source in (str(GOLDEN), link, f"#{link}", f"https://a.example/#{link}", str(kept)):
        main([command, source])
        said.append(capsys.readouterr().out)
    assert said[0]
    assert said == [said[0]] * len(said)


def test_a_sheet_comes_from_a_long_link_too(capsys):
    note = " ".join(str(number**3) for number in range(80))
    sheet = document_link(f"followsuit-sheet 1\ngame rangvaar\nnote {note}\n\ndeal 1 S 8 9\n")
    assert len(sheet) > 255
    for start in ("", "#", "https://a.example/#"):
        assert main(["sheet", start + sheet]) == 0
    assert not capsys.readouterr().err


@pytest.mark.parametrize("command", ["replay", "verify", "sheet"])
def test_a_file_that_is_no_text_and_a_name_that_is_none_are_told_in_a_line(command, tmp_path, capsys):
    picture = tmp_path / "picture"
    picture.write_bytes(b"\x89PNG\xff")
    for source in (str(picture), str(tmp_path), str(tmp_path / "absent"), "x" * 5000):
        told = refused([command, source], capsys)
        assert told.count("\n") == 1


@pytest.mark.parametrize("name", ["d1.deal", "s2.deal", "x1.sheet", "c1.txt"])
@pytest.mark.parametrize("command", ["replay", "link", "verify"])
def test_a_file_that_is_not_there_is_not_taken_for_a_link_by_its_name(command, name, tmp_path, capsys):
    for source in (name, str(tmp_path / name)):
        assert f"{source}: No such file or directory" in refused([command, source], capsys)


@pytest.mark.parametrize("command", ["replay", "link", "verify"])
def test_a_short_link_that_carries_no_deal_is_not_taken_for_a_file(command, capsys):
    made = "followsuit-sheet 1\ngame rangvaar\n\ndeal 1 S 8 9\n"
    for link in (f"#{document_link(made)}", f"https://a.example/#{document_link(made)}"):
        assert "begins with 'followsuit-deal 1'" in refused([command, link], capsys)


def test_what_is_wrong_with_a_file_is_told_with_its_name(tmp_path, capsys):
    torn = tmp_path / "torn.deal"
    torn.write_text("followsuit-deal 1\nnothing\n", encoding="utf-8")
    assert refused(["replay", str(torn)], capsys).count(str(torn)) == 1
