"""The command line verifies the record in a file, or the one a link carries."""

import hashlib
from dataclasses import replace

from followsuit.__main__ import main
from followsuit.base.seats import Seat
from followsuit.record import Player, record_link, write_record
from followsuit.table import Table
from tests.shared.refused_commands import refused


def match():
    """The record of two deals of Rangvaar, South called a person."""
    table = Table.start("rangvaar", None, {seat: Player("casual") for seat in Seat}, "fair")
    for _ in range(2):
        table.deal()
        while not (table.needs_deal or table.is_over):
            table.step()
    record = table.record()
    return replace(record, players={**record.players, Seat.S: Player()})


def test_the_command_line_verifies_files_and_links(tmp_path, capsys):
    record = match()
    file = tmp_path / "match.deal"
    file.write_text(write_record(record), encoding="utf-8")
    assert main(["verify", str(file), "--exchange"]) == 0
    said = capsys.readouterr().out
    assert hashlib.sha256(b"fair").hexdigest() in said
    assert "deal 2: the cards are those of the seed" in said
    assert "hidden cards exchanged" in said
    assert said.endswith("verified\n")
    assert main(["verify", f"https://a.example/#{record_link(record, 1)}"]) == 0
    assert "S: a person" in capsys.readouterr().out
    file.write_text(write_record(replace(record, seed="x")), encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    said = capsys.readouterr().out
    assert "NOT those of the seed" in said
    assert not said.endswith("\nverified\n")
    file.write_text("nothing", encoding="utf-8")
    for source in (str(file), str(tmp_path / "absent.deal"), "#d1.AA"):
        assert refused(["verify", source], capsys).count("\n") == 1
