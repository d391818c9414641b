"""A terminal gets no control and no direction character out of a name, a text or an error, in any command."""

import io
import sys
from contextlib import suppress

import pytest

from followsuit.__main__ import main
from followsuit.base.characters import printable
from followsuit.challenges import challenge_of, write_challenge
from followsuit.documents import document_link
from followsuit.record import record_link, write_record
from followsuit.terminal.screen import Screen
from tests.shared.linked_deals import linked_deals

#: What a terminal would obey: a title, the clipboard, colours, a bell, directions.
HOSTILE = "\x1b]0;x\x07\x1b]52;c;aGk=\x07\x1b[31mAda\x9b2J\u202e\u2067\u200f\x08"
DEAL = next(linked_deals("rangvaar", 1))
RECORD = (
    write_record(DEAL)
    .replace("person Ada", f"person {HOSTILE}")
    .replace("seed ", f"event {HOSTILE}\nseed {HOSTILE}")
)
SHEET = f"followsuit-sheet 1\ngame rangvaar\nnote {HOSTILE}\nplayer S {HOSTILE}\n\ndeal 1 S 8 9\n"
RULES = f"followsuit-rules 1\ngame tractor\nname {HOSTILE}\n{HOSTILE} {HOSTILE}\npreset {HOSTILE}\n"
CHALLENGE = write_challenge(challenge_of(DEAL, 1)).replace("name Ada", f"name {HOSTILE}")
TEXTS = {
    "record": RECORD,
    "sheet": SHEET,
    "rules": RULES,
    "challenge": CHALLENGE,
    "no seat": RECORD.replace("player W", f"player {HOSTILE}"),
    "no act": RECORD.replace("play ", f"{HOSTILE} ", 1),
    "no kind": f"followsuit-{HOSTILE} 1\n",
    "no text": HOSTILE,
    "no rules": RECORD.replace("rules reference", f"rules {HOSTILE}"),
    "no question": f"followsuit-question 1\nask {HOSTILE}\n",
}


def is_plain(text):
    return printable(text) == text


@pytest.mark.parametrize("name", TEXTS)
@pytest.mark.parametrize(
    "command", ["replay", "open", "link", "verify", "sheet", "play", "games", "arena", "nonsense"]
)
def test_no_command_prints_what_a_terminal_would_obey(command, name, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    file = tmp_path / "sent.txt"
    file.write_text(TEXTS[name], encoding="utf-8", newline="")
    for source in (str(file), TEXTS[name], HOSTILE):
        with suppress(SystemExit):
            main([command, source])
        said = capsys.readouterr()
        assert is_plain(said.out), said.out
        assert is_plain(said.err), said.err


@pytest.mark.parametrize("text", [RECORD, SHEET, RULES, CHALLENGE])
def test_a_link_brings_none_in_either(text, capsys, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    for command in ("open", "replay", "sheet", "play", "verify"):
        with suppress(SystemExit):
            main([command, document_link(text)])
        said = capsys.readouterr()
        assert is_plain(said.out + said.err)


OPTIONS = """play two_hundred --rules @
play two_hundred --level @
play two_hundred --day @
play tractor --seats @
play @ --site @
link FILE --site @
link FILE --deal @
link FILE --challenge @
open FILE --to /nowhere/@
sheet FILE --as link --site @
arena rangvaar @ casual
arena rangvaar casual casual --rules @
leaderboard --to /nowhere/@
text two_hundred --seat @
text two_hundred --level @
--@
@ @"""
LINES = [
    HOSTILE,
    f'{{"ask": "{HOSTILE}"}}',
    f'{{"{HOSTILE}": 1}}',
    f'{{"id": "{HOSTILE}", "ask": "order"}}',
]


def test_no_option_and_no_line_of_input_brings_one_in(tmp_path, capsys, monkeypatch):
    file = tmp_path / "sent.deal"
    file.write_text(RECORD, encoding="utf-8", newline="")
    ends_lines = HOSTILE + "\r\x0b\x1c\x85\u2028"
    commands = [line.replace("FILE", str(file)) for line in OPTIONS.splitlines()]
    for command in [*commands, "referee", "text two_hundred", "play two_hundred --seed 1"]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in LINES)))
        with suppress(SystemExit):
            main([word.replace("@", ends_lines) for word in command.split(" ")])
        said = capsys.readouterr()
        assert is_plain(said.out + said.err), command


def test_a_screen_in_colour_writes_its_own_codes_and_no_others():
    out = io.StringIO()
    screen = Screen(out, colour=True)
    screen.say(f"{screen.card('AH')} {HOSTILE}")
    assert out.getvalue().startswith("\x1b[31mAH\x1b[0m ")
    assert is_plain(out.getvalue().replace("\x1b[31m", "").replace("\x1b[0m", ""))


def test_what_is_written_to_a_file_is_read_again_whatever_the_console_is(tmp_path, capsys):
    named = write_record(DEAL).replace("person Ada", "person Zoë 张")
    made = tmp_path / "made.deal"
    assert main(["open", document_link(named), "--to", str(made)]) == 0
    assert made.read_bytes().decode() == named
    assert main(["link", str(made)]) == 0
    assert capsys.readouterr().out.strip().removeprefix("#") == document_link(named) != record_link(DEAL)
    table = tmp_path / "table.csv"
    sheet = tmp_path / "evening.sheet"
    sheet.write_text("followsuit-sheet 1\ngame rangvaar\nplayer S Zoë\n\ndeal 1 S 8 9\n", encoding="utf-16")
    assert main(["sheet", str(sheet), "--as", "csv", "--to", str(table)]) == 0
    assert table.read_bytes().startswith(b"\xef\xbb\xbfdeal,at")
