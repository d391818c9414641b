"""PBN: bridge programs get the hands, the declarer, the contract and the tricks, and the record comes back whole."""

import re

import pytest

from followsuit.errors import LinkError, QuestionError, RecordError
from followsuit.links.pbn import read_pbn, write_pbn
from followsuit.record import Player, read_record, write_record
from followsuit.registry import game_named
from followsuit.seats import Seat
from followsuit.table import Table
from tests.shared.linked_deals import linked_deals

DEALS = list(linked_deals("rangvaar", 4))


@pytest.mark.parametrize("record", DEALS, ids=range(len(DEALS)))
def test_a_deal_comes_back_from_pbn_to_the_letter(record):
    text = write_pbn(record)
    assert read_pbn(text) == record
    assert all(len(line) <= 255 and line.isascii() for line in text.splitlines())
    assert text.endswith("*\n\n")


def test_the_tags_stand_in_the_order_of_the_standard():
    tags = re.findall(r"^\[(\w+) ", write_pbn(DEALS[0]), re.MULTILINE)
    assert tags[:15] == (
        [
            "Event",
            "Site",
            "Date",
            "Board",
            "West",
            "North",
            "East",
            "South",
            "Dealer",
            "Vulnerable",
            "Deal",
            "Scoring",
            "Declarer",
            "Contract",
            "Result",
        ]
    )


def test_declarer_contract_and_result_are_those_of_the_deal():
    for record in DEALS:
        deal = record.deals[0]
        game = game_named(record.game)
        state = game.place(record.rules, deal.number, deal.opening).state
        for action in deal.actions:
            state = game.apply(state, action).state
        summary = game.summary(state)
        tags = dict(re.findall(r'^\[(\w+) "(.*)"\]$', write_pbn(record), re.MULTILINE))
        assert tags["Declarer"] == summary["declarer"]
        assert int(tags["Contract"][0]) + 6 == summary["contract"]
        assert int(tags["Result"]) == summary["tricks"][summary["side"]]
        assert tags["South"] == "Ada"


def test_without_its_link_a_file_gives_the_hands_and_the_contract():
    text = re.sub(r"^\[FollowSuitLink.*\n", "", write_pbn(DEALS[0]), flags=re.MULTILINE)
    record = read_pbn(text)
    own, theirs = DEALS[0].deals[0], record.deals[0]

    def hands(deal):
        words = {seat: f"{deal.opening[f'hand {seat}']} {deal.opening[f'rest {seat}']}" for seat in "SWNE"}
        return {seat: set(cards.split()) for seat, cards in words.items()}

    assert hands(theirs) == hands(own)
    assert write_record(read_record(write_record(record))) == write_record(record)
    tags = dict(re.findall(r'^\[(\w+) "(.*)"\]$', text, re.MULTILINE))
    assert f"trump {tags['Declarer']} {tags['Contract'][1]}" in write_record(record)


def court_piece(rules):
    game = game_named("court_piece")
    table = Table.start(
        "court_piece", game.rules(rules), {seat: Player("beginner") for seat in Seat}, seed="pbn"
    )
    table.deal()
    while table.summary() is None:
        table.step()
    return table.record()


@pytest.mark.parametrize("rules", ["single", "double", {"preset": "hokm", "direction": "clockwise"}])
def test_a_deal_of_court_piece_is_a_contract_of_seven_by_its_caller_as_far_as_it_was_played(rules):
    record = court_piece(rules)
    text = write_pbn(record)
    assert read_pbn(text) == record
    tags = dict(re.findall(r'^\[(\w+) "(.*)"\]$', text, re.MULTILINE))
    [deal] = record.deals
    game = game_named("court_piece")
    state = game.place(record.rules, deal.number, deal.opening).state
    for action in deal.actions:
        state = game.apply(state, action).state
    summary = game.summary(state)
    assert tags["Dealer"] == deal.opening["dealer"]
    assert tags["Declarer"] == tags["Play"] == summary["caller"]
    assert f"trump {summary['caller']} {tags['Contract'][1]}" in write_record(record)
    assert tags["Contract"][0] == "1"
    assert tags["Result"] == ("" if rules == "double" else str(summary["tricks"][summary["side"]]))
    plays = text.partition("[Play")[2].split()[1:-1]
    assert len([card for card in plays if card != "-"]) == len(deal.actions) - 1


def test_hidden_trump_is_not_for_bridge():
    with pytest.raises(QuestionError) as caught:
        write_pbn(court_piece("hidden"))
    assert caught.value.code == "not_for_bridge"


FOREIGN = """% an export of another program
[Event "Club night"]
[Board "7"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "N:AKQJ.T98.765.432 T987.AKQ.J32.AK5 654.J765.AKQ.QJT 32.432.T984.9876"]
[Declarer "E"]
[Contract "4HX"]
[Result "10"]

[Event "the next one is not read"]
"""


def test_a_file_of_another_program_is_read():
    text = write_record(read_pbn(FOREIGN))
    assert "hand E TS 9S 8S 7S AH\n" in text
    assert "auction E 10, S pass, W pass, N pass\ntrump E H\n" in text


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", RecordError),
        ('[Deal "N:x"]', RecordError),
        ('[Deal "N:A.B.C.D A.B.C.D A.B.C.D A.B.C.D"]', RecordError),
        (FOREIGN.replace("AKQJ.", "AKQ."), RecordError),
        (FOREIGN.replace("32.432", "A2.432"), RecordError),
        ('[FollowSuitLink1 "d1.AQ"]', LinkError),
    ],
)
def test_what_is_no_deal_is_refused(text, error):
    with pytest.raises(error):
        read_pbn(text)


@pytest.mark.parametrize("game", ["two_hundred", "tractor"])
def test_a_game_of_other_cards_is_nothing_for_bridge_programs(game):
    with pytest.raises(QuestionError, match="52 cards"):
        write_pbn(next(linked_deals(game, 1)))
