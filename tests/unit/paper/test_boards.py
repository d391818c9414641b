"""Boards: sets of deals as PBN without play."""

import re

import pytest

from followsuit.errors import QuestionError
from followsuit.links.pbn import read_pbn
from followsuit.paper import boards
from followsuit.record import Opening
from tests.shared.option_matches import played_match


@pytest.mark.parametrize("game", ["rangvaar", "court_piece"])
def test_boards_give_the_hands_and_nothing_of_the_play(game):
    record = played_match(game, "reference", "paper").record()
    text = boards(record)
    assert set(re.findall(r"^\[(\w+)", text, re.MULTILINE)) == {"Board", "Dealer", "Deal"}
    parts = text.removeprefix("% PBN 2.1\n").strip().split("\n\n")
    assert len(parts) == len(record.deals)
    for part, deal in zip(parts, record.deals, strict=True):
        [read] = read_pbn(part + "\n").deals
        for seat in "SWNE":
            assert set(Opening(read.opening).cards_of(seat)) == set(Opening(deal.opening).cards_of(seat))
        assert f'[Board "{deal.number}"]' in part


def test_dealer_of_a_board_is_the_one_of_the_game():
    record = played_match("court_piece", "reference", "paper").record()
    dealers = re.findall(r'\[Dealer "(\w)"\]', boards(record))
    assert dealers == [deal.opening["dealer"] for deal in record.deals]


@pytest.mark.parametrize("game", ["tractor", "two_hundred"])
def test_game_that_no_bridge_program_knows_is_refused(game):
    rules = {"most_deals": 3} if game == "tractor" else "reference"
    with pytest.raises(QuestionError) as refused:
        boards(played_match(game, rules, "paper").record())
    assert refused.value.code == "not_for_bridge"


def test_only_the_deals_that_are_meant_are_written():
    record = played_match("rangvaar", "reference", "paper").record()
    assert boards(record, [2]).count("[Board ") == 1
    with pytest.raises(QuestionError):
        boards(record, [77])
