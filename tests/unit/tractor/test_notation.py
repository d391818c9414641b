"""Tractor's record lines and opening fields."""

import pytest

from followsuit.base.actions import Bid, NameTrump, Pass, Play
from followsuit.base.cards import NO_TRUMP, Suit, parse_cards
from followsuit.base.decks import DOUBLE
from followsuit.base.errors import FollowSuitError
from followsuit.base.seats import Seat
from followsuit.card_games.tractor.actions import DEAL_CARD, Bury, Declare
from followsuit.card_games.tractor.game import GAME
from followsuit.card_games.tractor.interface.notation import (
    opening_fields,
    read_actions,
    read_opening,
    write_actions,
)
from followsuit.card_games.tractor.rules import PRESETS

RULES = PRESETS["standard"]


def opening(**changes):
    cards = [card.text for card in DOUBLE.cards]
    fields = {
        "levels": "NS 2 EW 2",
        "declaring": "open",
        "first": "S",
        **{f"hand {seat.name}": " ".join(cards[25 * seat : 25 * seat + 25]) for seat in Seat},
        "kitty": " ".join(cards[100:]),
    }
    return fields | changes


def place(**changes):
    return GAME.place(RULES, 1, opening(**changes)).state


# Openings --------------------------------------------------------------------------------------------------
def test_an_opening_is_read_and_written_alike():
    standing, pack = read_opening(RULES, 4, opening(levels="NS 5 EW K", declaring="EW", first="W"))
    fields = opening_fields(standing, pack)
    assert fields == opening(levels="NS 5 EW K", declaring="EW", first="W")
    assert list(fields)[3:7] == ["hand W", "hand S", "hand E", "hand N"]
    assert standing.number == 4


def test_cards_are_dealt_in_the_order_they_are_written():
    state = place()
    for _ in range(8):
        state = GAME.apply(state, DEAL_CARD).state
    first_two = opening()["hand E"].split()[:2]
    assert [card.text for card in GAME.observe(state, Seat.E).hand] == sorted(
        first_two, key=lambda text: parse_cards(text)[0]
    )


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"levels": "NS 2"}, "bad_levels"),
        ({"levels": "EW 2 NS 2"}, "bad_levels"),
        ({"levels": "NS 1 EW 2"}, "bad_rank"),
        ({"levels": "NS 2 EW 3"}, "bad_levels"),
        ({"declaring": "WE"}, "bad_side"),
        ({"declaring": "EW"}, "bad_starter"),
        ({"first": "Q"}, "bad_seat"),
        ({"kitty": "AS KS"}, "wrong_hand_size"),
        ({"kitty": "AS AS AS AS AS AS AS AS"}, "card_too_often"),
        ({"hand S": "AS"}, "wrong_hand_size"),
        ({"hand S": "ZZ"}, "bad_card"),
    ],
)
def test_an_opening_that_is_no_deal_is_refused_with_a_code(changes, code):
    with pytest.raises(FollowSuitError) as caught:
        place(**changes)
    assert caught.value.code == code


def test_a_hundred_and_ninth_card_is_refused():
    with pytest.raises(FollowSuitError) as caught:
        place(kitty=opening()["kitty"] + " AS")
    assert caught.value.code == "wrong_hand_size"


def test_a_field_that_is_missing_is_named():
    fields = opening()
    del fields["kitty"]
    with pytest.raises(FollowSuitError, match="kitty") as caught:
        GAME.place(RULES, 1, fields)
    assert caught.value.code == "missing_field"


def test_a_deal_after_the_end_of_the_match_is_refused():
    with pytest.raises(FollowSuitError) as caught:
        GAME.place(PRESETS["howto"], 1, opening(levels="NS A EW A"))
    assert (caught.value.code, caught.value.clause) == ("bad_levels", "T37")


# Lines -----------------------------------------------------------------------------------------------------
ACTIONS = [
    *[DEAL_CARD] * 13,
    Declare(Seat.E, parse_cards("2H")),
    *[DEAL_CARD] * 87,
    Pass(Seat.S),
    Declare(Seat.E, parse_cards("2H 2H")),
    Pass(Seat.N),
    Pass(Seat.W),
    Bid(Seat.S, 60),
    Bid(Seat.E, 65),
    Play(Seat.S, parse_cards("AC")),
    NameTrump(Seat.S, NO_TRUMP),
    Bury(Seat.S, parse_cards("5C 5D")),
    Play(Seat.S, parse_cards("AC QC QC")),
    Play(Seat.E, parse_cards("5C")),
]
LINES = [
    "declare 13 E 2H",
    "pass S",
    "declare 100 E 2H 2H",
    "pass N, W",
    "bid S 60, E 65",
    "starter S AC",
    "trump S NT",
    "bury S 5C 5D",
    "play S AC QC QC, E 5C",
]


def test_actions_become_lines():
    assert write_actions(ACTIONS) == LINES


def test_a_trick_stands_on_a_line():
    plays = [Play(seat, parse_cards("AC")) for seat in Seat] * 2
    assert write_actions([Bury(Seat.S, ()), *plays])[1:] == ["play S AC, W AC, N AC, E AC"] * 2


def test_cards_dealt_are_told_only_where_nothing_else_tells():
    assert write_actions([DEAL_CARD] * 40) == ["dealt 40"]
    assert write_actions([DEAL_CARD] * 100) == ["dealt 100"]
    assert write_actions([*[DEAL_CARD] * 40, Declare(Seat.E, parse_cards("2H"))]) == ["declare 40 E 2H"]
    assert write_actions([*[DEAL_CARD] * 100, Pass(Seat.S)]) == ["pass S"]
    assert write_actions([]) == []


def test_a_line_deals_the_cards_it_needs():
    state = place()
    assert read_actions(state, "declare 13 E 2H") == (*[DEAL_CARD] * 13, Declare(Seat.E, parse_cards("2H")))
    assert read_actions(state, "dealt 3") == (DEAL_CARD,) * 3
    assert read_actions(state, "pass S, E") == (*[DEAL_CARD] * 100, Pass(Seat.S), Pass(Seat.E))


def test_trump_is_written_as_a_letter_or_nt():
    state = place()
    assert read_actions(state, "trump S H")[-1] == NameTrump(Seat.S, Suit.HEARTS)
    assert read_actions(state, "trump S NT")[-1] == NameTrump(Seat.S, NO_TRUMP)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "declare",
        "declare E 2H",
        "declare x E 2H",
        "declare 101 E 2H",
        "dealt",
        "dealt -1",
        "dealt 1000",
        "pass",
        "pass S now",
        "bid S",
        "bid S many",
        "trump S X",
        "bury Q 5C",
        "sing S AC",
        "play S AC,",
    ],
)
def test_a_line_that_cannot_be_read_is_refused_with_a_code(line):
    with pytest.raises(FollowSuitError) as caught:
        read_actions(place(), line)
    assert caught.value.code in ("bad_line", "bad_seat", "bad_suit", "bad_card")


def test_a_line_cannot_take_dealt_cards_back():
    state = place()
    for action in read_actions(state, "dealt 20"):
        state = GAME.apply(state, action).state
    with pytest.raises(FollowSuitError) as caught:
        read_actions(state, "declare 13 E 2H")
    assert caught.value.code == "bad_line"
