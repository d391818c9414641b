"""What has left: a link or a text of it is refused as that, wherever one can be given, and never as damaged."""

import json
from random import Random

import pytest

from followsuit.base.errors import FollowSuitError
from followsuit.card_games.registry import game_named
from followsuit.command_line import run_command
from followsuit.deal_editor import read_text
from followsuit.documents import former_formats, read_document
from followsuit.house_rules import read_house_rules
from followsuit.protocol.session import Session
from followsuit.record import read_record
from followsuit.score_sheet import read_sheet

#: A link or a text of each kind.
LEFT = (
    "#o.two_hundred",
    "x1.AmVUy2rDMBC86yv22B4iqOWHXChFSC7CBoORwPRoUhObhjjYKin5-m",
    "https://cards.example/table/#y1.AkvMKy4HOpTLLC3J2MTS1Nw81TyRyzE3kcsiuMYxGABE2g",
    "followsuit-exercises 1\ntitle Monday",
    "% PBN 2.1\n% EXPORT",
    '[Dealer "S"]\n[Deal "N:AK5.Q7..98 - - -"]',
    "qx|o1|md|3SAK5HQ7C98,,,|",
    "https://www.bridgebase.com/tools/handviewer.html?n=sak5hq7c98&d=n",
    "https://www.bridgebase.com/tools/handviewer.html?lin=md|3SAK5HQ7C98|",
    "e1.AAECAwQ",
    "https://cards.example/fr/#e1.AAECAwQ",
    "e27.AAECAwQ",
)


def sentence(given: str) -> str:
    """What the page is told of a link and of a file with this in it."""
    answers = [
        json.loads(Session().handle(json.dumps({"v": 1, "id": 1, "op": op, field: given})))
        for op, field in (("open", "text"), ("open_record", "record"))
    ]
    assert [answer["error"]["code"] for answer in answers] == ["no_longer"] * 2
    return answers[0]["error"]["message"]


@pytest.mark.parametrize("given", LEFT)
def test_what_has_left_is_refused_as_that_by_whoever_reads_it(given):
    assert sentence(given) == former_formats.SENTENCE
    for reader in (read_document, read_house_rules, read_record, read_sheet):
        with pytest.raises(FollowSuitError) as caught:
            reader(given)
        assert caught.value.code == "no_longer", reader
    reading = read_text(given, "rangvaar", game_named("rangvaar").rules("reference"), Random(1))
    assert [problem.code for problem in reading.problems] == ["no_longer"]


@pytest.mark.parametrize("given", LEFT)
def test_the_terminal_says_it_of_a_link_and_of_a_file(given, tmp_path, capsys):
    file = tmp_path / "evening.txt"
    file.write_text(f"\ufeff\n{given}\n", encoding="utf-8")
    for command, source in (("open", given), ("replay", given), ("replay", str(file)), ("sheet", str(file))):
        assert run_command([command, source]) == 1
        assert former_formats.SENTENCE in capsys.readouterr().err, (command, source)


@pytest.mark.parametrize(
    "given", ["", "e1", "every1.x", "l.tractor-3", "a deal from e1.AAEC", "followsuit-deal 1"]
)
def test_what_only_resembles_it_is_not_refused_as_that(given):
    try:
        read_document(given)
    except FollowSuitError as error:
        assert error.code != "no_longer"
