import json
import pickle
from copy import deepcopy

import pytest

from followsuit.base.errors import RequestError
from followsuit.base.seats import (
    EightSeat,
    Rotation,
    Seat,
    Side,
    SixSeat,
    WideSide,
    parse_seat,
    parse_side,
    table_of,
)


def test_two_hundred_and_rangvaar_turn_clockwise_and_tractor_the_other_way():
    assert "".join(seat.name for seat in Rotation.CLOCKWISE.order(Seat.S)) == "SWNE"
    assert "".join(seat.name for seat in Rotation.COUNTER_CLOCKWISE.order(Seat.S)) == "SENW"


@pytest.mark.parametrize("seat", Seat)
def test_partners_sit_opposite_and_share_a_side(seat):
    assert seat.partner.partner is seat
    assert seat.partner.side is seat.side
    assert seat in seat.side.seats
    assert seat not in seat.side.other.seats


def test_four_turns_later_it_is_the_same_seat():
    for rotation in Rotation:
        for seat in Seat:
            assert rotation.after(seat, 4) is seat


@pytest.mark.parametrize("text", ["", "X", "SN", None, 1, [], {}])
def test_a_text_that_is_no_seat_or_side_is_refused(text):
    for parse, code in ((parse_seat, "bad_seat"), (parse_side, "bad_side")):
        with pytest.raises(RequestError) as caught:
            parse(text)
        assert caught.value.code == code


@pytest.mark.parametrize("count", [4, 6, 8])
def test_partners_are_every_other_seat_and_the_next_one_is_two_turns_on(count):
    for seat in table_of(count):
        assert seat.table == table_of(count)
        assert len(seat.partners) == count // 2 - 1
        assert all(other.side is seat.side for other in seat.partners)
        assert seat.partner is Rotation.COUNTER_CLOCKWISE.after(seat, 2)
        assert Rotation.CLOCKWISE.after(seat).side is seat.side.other
        assert seat.side in seat.side.sides


def test_sides_are_written_ns_and_ew():
    assert parse_side("NS") is Side.NS
    assert parse_side("ew") is Side.EW


@pytest.mark.parametrize("named", [*Seat, *SixSeat, *EightSeat, *Side, *WideSide])
def test_every_seat_and_side_is_true_and_prints_as_its_name(named):
    assert named
    assert str(named) == f"{named}" == "{}".format(named) == "%s" % named == named.name  # noqa: UP031, UP032
    assert f"{named:>4}" == named.name.rjust(4)
    assert repr(named) == f"{type(named).__name__}.{named.name}"


def test_a_seat_is_still_a_number_to_index_and_to_count_with():
    assert ["south", "west"][Seat.S] == "south"
    assert (Seat.E + 1) % 4 == int(Seat.S) == 0
    assert f"{int(Seat.W)}" == "%d" % Seat.W == json.dumps(Seat.W) == "1"  # noqa: UP031
    assert pickle.loads(pickle.dumps(SixSeat.NE)) is deepcopy(SixSeat.NE) is SixSeat.NE


def test_seats_are_found_by_their_names():
    assert [type(seat)(seat.name) for seat in (*Seat, *SixSeat, *EightSeat)] == [*Seat, *SixSeat, *EightSeat]
    with pytest.raises(ValueError, match="'NW' is not a valid Seat"):
        Seat("NW")
