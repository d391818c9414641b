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


@pytest.mark.parametrize("command", ["replay", "link", "verify"])
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


@pytest.mark.parametrize("command", [["replay"], ["verify"], ["sheet"], ["lessons", "check"]])
def test_a_file_that_is_no_text_and_a_name_that_is_none_are_told_in_a_line(command, tmp_path, capsys):
    picture = tmp_path / "picture"
    picture.write_bytes(b"\x89PNG\xff")
    for source in (str(picture), str(tmp_path), str(tmp_path / "absent"), "x" * 5000):
        assert main([*command, source]) == 1
        told = capsys.readouterr().err
        assert told.startswith("followsuit: ")
        assert told.count("\n") == 1


@pytest.mark.parametrize("name", ["d1.deal", "s2.deal", "x1.sheet", "c1.txt"])
@pytest.mark.parametrize("command", ["replay", "link", "verify"])
def test_a_file_that_is_not_there_is_not_taken_for_a_link_by_its_name(command, name, tmp_path, capsys):
    for source in (name, str(tmp_path / name)):
        assert main([command, source]) == 1
        assert f"{source}: No such file or directory" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["replay", "link", "verify"])
def test_a_short_link_that_carries_no_deal_is_not_taken_for_a_file(command, capsys):
    made = "followsuit-sheet 1\ngame rangvaar\n\ndeal 1 S 8 9\n"
    for link in (f"#{sheet_link(made)}", f"https://a.example/#{sheet_link(made)}"):
        assert main([command, link]) == 1
        assert "the link carries no deal" in capsys.readouterr().err


def test_a_pack_that_an_editor_began_with_a_byte_order_mark_is_a_pack(tmp_path, capsys):
    kept = tmp_path / "kept.lessons"
    kept.write_bytes(write_pack(a_pack("two_hundred", 1)).replace("\n", "\r\n").encode("utf-8-sig"))
    assert main(["lessons", "check", "--quick", str(kept)]) == 0
    assert not capsys.readouterr().err


def test_what_is_wrong_with_a_file_is_told_with_its_name(tmp_path, capsys):
    torn, answers, pack = (tmp_path / name for name in ("torn.deal", "answers.txt", "kept.lessons"))
    torn.write_text("followsuit-deal 1\nnothing\n", encoding="utf-8")
    answers.write_bytes(b"\xff\xfe")
    pack.write_text(write_pack(a_pack("two_hundred", 1)), encoding="utf-8")
    assert main(["replay", str(torn)]) == 1
    assert capsys.readouterr().err.count(str(torn)) == 1
    assert main(["lessons", "answers", str(pack), str(answers)]) == 1
    assert str(answers) in capsys.readouterr().err
