"""A command that reads a record, a sheet or a pack takes a file, a link of any length, or a file with a link."""

from dataclasses import replace

import pytest

from followsuit.__main__ import main
from followsuit.exercises import Wrong, write_pack
from followsuit.links.deals import deal_link
from followsuit.record import read_record
from followsuit.sheet.linked import sheet_link
from tests.unit.exercises.test_exercises import a_pack, exercises_link
from tests.unit.terminal.test_forms import GOLDENS

GOLDEN = GOLDENS / "rangvaar-reference.deal"


@pytest.mark.parametrize("command", ["replay", "link", "verify", "print"])
def test_a_link_too_long_for_the_name_of_a_file_is_a_link_with_and_without_its_site(
    command, tmp_path, capsys
):
    link = deal_link(read_record(GOLDEN.read_text(encoding="utf-8")))
    assert len(link) > 255
    kept = tmp_path / "kept.txt"
    kept.write_text(f"{link}\n", encoding="utf-8")
    said = []
    for source in (str(GOLDEN), link, f"#{link}", f"https://a.example/#{link}", str(kept)):
        main([command, source])
        said.append(capsys.readouterr().out)
    assert said[0]
    assert said == [said[0]] * len(said)


def test_a_sheet_and_a_pack_come_from_long_links_too(capsys):
    note = " ".join(str(number**3) for number in range(80))
    sheet = sheet_link(f"followsuit-sheet 1\ngame rangvaar\nnote {note}\n\ndeal 1 S 8 9\n")
    pack = exercises_link(a_pack("two_hundred", 3))
    assert min(len(sheet), len(pack)) > 255
    for start in ("", "#", "https://a.example/#"):
        assert main(["sheet", start + sheet]) == 0
        assert main(["lessons", "check", "--quick", start + pack]) == 0
    assert "nothing wrong" in capsys.readouterr().out


def test_a_right_act_that_loses_or_cannot_be_played_is_told_before_there_is_a_link(tmp_path, capsys):
    pack = a_pack("two_hundred", 1)
    [one] = pack.exercises
    source = tmp_path / "naming.lessons"

    def linked(exercise):
        source.write_text(write_pack(replace(pack, exercises=(exercise,))), encoding="utf-8")
        status = main(["lessons", "link", str(source)])
        said = capsys.readouterr()
        return status, said.out.startswith("#x1."), said.err

    assert linked(one) == (0, True, "")
    swapped = replace(one, right=(one.wrong[0].act,), wrong=(Wrong(one.right[0], "No."),))
    status, is_linked, told = linked(swapped)
    # Our bots may be wrong about it: the teacher decides.
    assert (status, is_linked) == (1, True)
    assert "exercise 1: right loses: act" in told
    status, is_linked, told = linked(replace(one, right=({"kind": "play", "cards": ["2C"]},)))
    assert (status, is_linked) == (1, False)
    assert "right not legal" in told


@pytest.mark.parametrize("command", [["replay"], ["verify"], ["sheet"], ["print"], ["lessons", "check"]])
def test_a_file_that_is_no_text_and_a_name_that_is_none_are_told_in_a_line(command, tmp_path, capsys):
    picture = tmp_path / "picture"
    picture.write_bytes(b"\x89PNG\xff")
    for source in (str(picture), str(tmp_path), str(tmp_path / "absent"), "x" * 5000):
        assert main([*command, source]) == 1
        told = capsys.readouterr().err
        assert told.startswith("followsuit: ")
        assert told.count("\n") == 1
