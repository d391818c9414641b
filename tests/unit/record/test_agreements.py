"""A record and a challenge carry the agreements of their bots, and refuse those of a later version."""

from random import Random

import pytest

from followsuit.base.agreements import ALL_AGREEMENTS, NO_AGREEMENTS, Agreements, Clause
from followsuit.base.errors import DocumentError, RequestError
from followsuit.base.seats import Seat
from followsuit.bots import Budget, bot_for
from followsuit.bots.agreements.readings import LEAST_TRUST, trust_in
from followsuit.bots.agreements.sight import SeatSigns
from followsuit.card_games.registry import game_named
from followsuit.challenges.model import challenge_of
from followsuit.challenges.parser import read_challenge
from followsuit.challenges.writer import write_challenge
from followsuit.documents import document_link
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


def test_a_challenge_with_one_of_a_later_version_is_refused_with_its_line_also_as_a_link():
    later = write_challenge(challenge_of(played(MIRROR), 1)).replace(
        "agreements ", "agreements echo_in_trumps "
    )
    line = later.split("\n").index("agreements echo_in_trumps first_discard points weak_discards") + 1
    for source in (later, document_link(later)):
        with pytest.raises(DocumentError, match=r"echo_in_trumps.*no agreement that this version") as error:
            read_challenge(source)
        assert (error.value.code, error.value.line) == ("bad_field", line)


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


def play_first(table):
    """Do what the rules offer first."""
    return table.game.options(table.observe(table.to_act))[0]


def play_on(table, deals=1, choose=play_first):
    """Play deals to their end, a person as told."""
    for _ in range(deals):
        table.deal()
        while not table.needs_deal:
            if table.to_act in table.people:
                table.act(choose(table))
            else:
                table.step()
    return table


def person_at_south(agreements, seed="changed", game="two_hundred"):
    players = {seat: Player("casual" if seat is not Seat.S else None) for seat in Seat}
    return Table.start(game, None, players, seed, agreements=agreements)


def test_others_are_kept_from_the_next_deal_on_also_by_a_match_that_is_resumed():
    table = play_on(person_at_south(ALL_AGREEMENTS))
    table.agree(MIRROR)
    assert table.agreements == MIRROR
    assert table.agreements_now.clauses == ALL_AGREEMENTS.clauses, "the deal that is on is not changed"
    resumed = Table.resume(table.record_text())
    assert play_on(resumed).record() == play_on(table).record()
    assert table.agreements_now.text == MIRROR.text
    assert [deal.agreements for deal in table.record().deals] == [MIRROR, None]
    record = read_record(table.record_text())
    assert record == table.record()
    assert [record.agreements_in(number) for number in (1, 2, 3)] == [ALL_AGREEMENTS, MIRROR, MIRROR]
    found = run_to_end(verify(record))
    assert all(bot.same and not bot.others for bot in found.bots)


def test_a_deal_in_which_they_are_switched_goes_on_as_it_began_also_after_an_undo_and_as_a_record():
    switched, plain = (person_at_south(ALL_AGREEMENTS) for _ in range(2))
    for table in (switched, plain):
        table.deal()
        while not (table.to_act is Seat.S and len(table.observe(Seat.S).taken) == 3):
            table.act(play_first(table)) if table.to_act is Seat.S else table.step()
    switched.agree(MIRROR)
    switched.act(play_first(switched))
    switched.undo(Seat.S)
    assert switched.agreements == MIRROR, "it is no act that is taken back"
    resumed = Table.resume(switched.record_text())
    for table in (plain, switched, resumed):
        while not table.needs_deal:
            table.act(play_first(table)) if table.to_act is Seat.S else table.step()
        assert table.record().deals[0].actions == plain.record().deals[0].actions
    for table in (switched, resumed):
        table.deal()
        assert table.agreements_now.text == MIRROR.text


def test_a_deal_that_is_sent_on_its_own_has_those_it_was_played_with():
    table = play_on(person_at_south(ALL_AGREEMENTS))
    table.agree(NO_AGREEMENTS)
    assert "\nagreements none\n" in table.record_text()
    play_on(table)
    table.agree(MIRROR)
    record = read_record(table.record_text())
    assert [record.of_deal(number).agreements for number in (1, 2)] == [ALL_AGREEMENTS, NO_AGREEMENTS]
    assert [challenge_of(record, number).record.agreements for number in (1, 2)] == [
        ALL_AGREEMENTS,
        NO_AGREEMENTS,
    ]
    table.agree(NO_AGREEMENTS)
    assert table.record().deals[-1].agreements is None, "chosen as it was before, nothing is changed"


@pytest.mark.parametrize("game", ["two_hundred", "rangvaar", "court_piece", "tractor"])
def test_what_a_person_keeps_is_remembered_for_the_match_and_found_again_in_its_record(game):
    table = play_on(person_at_south(ALL_AGREEMENTS, game=game), deals=2)
    table.deal()
    past = table.agreements_now.past
    assert sum(map(sum, past)) > 0
    again = Table.resume(table.record_text())
    assert again.agreements_now == table.agreements_now
    assert person_at_south(ALL_AGREEMENTS, game=game).agreements_now.past == ()
    alone = read_record(table.record_text()).of_deal(3)
    assert Table.resume(write_record(alone)).agreements_now.past == ()


def test_a_person_who_sits_down_in_the_middle_of_a_match_is_known_by_the_seats_plays():
    table = play_on(person_at_south(ALL_AGREEMENTS))
    table.seat_person(Seat.W, "Ada")
    play_on(table)
    table.deal()
    assert Table.resume(table.record_text()).agreements_now == table.agreements_now


def test_a_person_who_plays_at_random_is_trusted_less_in_a_later_deal_than_one_who_keeps_them():
    chance = Random(1)
    keeper = bot_for(game_named("two_hundred"), "casual", ALL_AGREEMENTS)

    def play_any(table):
        return chance.choice(table.game.options(table.observe(table.to_act)))

    def keep(table):
        return keeper.act(table.observe(table.to_act), chance, Budget())

    trust = []
    for choose in (play_any, keep):
        table = play_on(person_at_south(ALL_AGREEMENTS), deals=3, choose=choose)
        table.deal()
        trust.append(trust_in(table.agreements_now, Seat.S, SeatSigns()))
    assert LEAST_TRUST <= trust[0] < trust[1] - 0.2
