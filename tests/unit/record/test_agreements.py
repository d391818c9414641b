"""A record and a challenge carry the agreements of their bots, and refuse those of a later version."""

import pytest

from followsuit.base.agreements import ALL_AGREEMENTS, NO_AGREEMENTS, Agreements, Clause
from followsuit.base.errors import DocumentError, RequestError
from followsuit.base.seats import Seat
from followsuit.challenges.model import challenge_of
from followsuit.challenges.parser import read_challenge
from followsuit.challenges.writer import write_challenge
from followsuit.record import Player, read_record, write_record
from followsuit.table import Table, run_to_end
from followsuit.table.verification import verify

MIRROR = Agreements(frozenset({Clause.FIRST_DISCARD, Clause.POINTS}), discards_weak=True)


def played(agreements, deals=1, seed="agreed"):
    table = Table.start(
        "two_hundred", None, dict.fromkeys(Seat, Player("casual")), seed, agreements=agreements
    )
    for _ in range(deals):
        table.deal()
        while not table.needs_deal:
            table.step()
    return table.record()


@pytest.mark.parametrize("agreements", [ALL_AGREEMENTS, MIRROR], ids=["all", "mirror"])
def test_a_record_has_them_in_a_line_and_reads_it(agreements):
    text = write_record(played(agreements))
    assert f"\nagreements {agreements.text}\n" in text
    assert read_record(text).agreements == agreements
    assert write_record(read_record(text)) == text


def test_a_record_without_any_has_no_line():
    record = played(NO_AGREEMENTS)
    assert "agreements" not in write_record(record)
    assert record.agreements == NO_AGREEMENTS


def test_a_resumed_match_goes_on_with_them_and_plays_the_same():
    whole = played(ALL_AGREEMENTS, deals=2)
    assert whole.deals[0].actions != played(NO_AGREEMENTS).deals[0].actions
    table = Table.resume(write_record(whole.with_deals(whole.deals[:1])))
    table.deal()
    while not table.needs_deal:
        table.step()
    assert table.record() == whole


def test_a_record_with_them_is_found_fair():
    found = run_to_end(verify(played(ALL_AGREEMENTS)))
    assert not found.is_contradicted
    assert all(bot.same and not bot.others for bot in found.bots)


def test_one_of_a_later_version_is_refused_with_its_line():
    text = write_record(played(MIRROR))
    later = text.replace("agreements first_discard", "agreements echo_in_trumps first_discard")
    line = later.split("\n").index("agreements echo_in_trumps first_discard points weak_discards") + 1
    with pytest.raises(DocumentError, match=r"echo_in_trumps.*no agreement that this version knows") as error:
        read_record(later)
    assert (error.value.code, error.value.line) == ("bad_field", line)
    with pytest.raises(RequestError, match="no agreement"):
        Agreements.of("Points")


def test_a_challenge_carries_them():
    challenge = challenge_of(played(MIRROR), 1)
    again = read_challenge(write_challenge(challenge))
    assert again.record.agreements == MIRROR
    assert again == challenge
    bare = write_challenge(challenge_of(played(NO_AGREEMENTS), 1))
    assert "agreements" not in bare


def test_a_seat_that_changes_hands_in_the_middle_of_a_deal_goes_on_with_them():
    players = {seat: Player("casual" if seat is not Seat.S else None) for seat in Seat}
    table = Table.start("two_hundred", None, players, "changing", agreements=ALL_AGREEMENTS)
    table.deal()
    acts = 0
    while not table.needs_deal:
        if acts == 12:
            table.hand_over(Seat.S, "expert")
        if acts < 12 and table.to_act is Seat.S:
            table.act(table.game.options(table.observe(Seat.S))[0])
        else:
            table.step()
        acts += 1
    assert acts > 12
    assert read_record(write_record(table.record())).agreements == ALL_AGREEMENTS
