"""Taking back: act by act, to the beginning of a deal, a table stands as it stood; so does one resumed from its record."""

import pytest

from followsuit.base.errors import IllegalActError
from followsuit.base.seats import Seat
from followsuit.card_games.registry import game_names
from followsuit.record import Player
from followsuit.table import Table

PEOPLE = {
    Seat.S: Player(None, "Ann"),
    Seat.E: Player("casual"),
    Seat.N: Player(None, "Bo"),
    Seat.W: Player("beginner"),
}


def go_on(table: Table) -> None:
    """The next act: a person's first option, or what a bot or the table does."""
    if table.to_act in (Seat.S, Seat.N):
        table.act(table.game.options(table.observe(table.to_act))[0])
    else:
        table.step()


def standing(table: Table):
    """All that can be seen of a table, and who may take back."""
    return (
        table.record_text(),
        table.turn,
        table.position,
        [table.observe(seat) for seat in Seat],
        [table.can_undo(seat) for seat in Seat],
        table.last_chooser,
    )


@pytest.mark.parametrize("name", game_names())
def test_a_table_goes_back_act_by_act_to_what_it_was_and_no_further(name):
    table = Table.start(name, "reference", PEOPLE, "back")
    table.deal()
    stood = [standing(table)]
    while not (table.needs_deal or table.is_over):
        go_on(table)
        stood.append(standing(table))
    assert len({turn for _, turn, *_ in stood}) == len(stood)
    assert {any(may) for *_, may, _ in stood} == {True, False}
    acts = list(table.record().deals[-1].actions)
    while acts:
        stood.pop()
        assert table.take_back() == acts.pop()
        assert standing(table) == stood[-1]
        again = Table.resume(table.record_text())
        assert standing(again)[:-2] == standing(table)[:-2]
    assert len(stood) == 1
    with pytest.raises(IllegalActError) as refused:
        table.take_back()
    assert refused.value.code == "nothing_to_undo"
    assert standing(table) == stood[0]


@pytest.mark.parametrize("name", game_names())
def test_the_first_act_of_all_can_be_taken_back_where_a_match_is_resumed(name):
    table = Table.start(name, "reference", {seat: Player(None) for seat in Seat}, "back")
    table.deal()
    while table.to_act is None:
        table.step()
    first = table.to_act
    acts = len(table.record().deals[-1].actions)
    table.act(table.game.options(table.observe(first))[0])
    assert table.can_undo(first) is Table.resume(table.record_text()).can_undo(first) is True
    assert Table.resume(table.record_text(), held=acts).can_undo(first)
    assert not Table.resume(table.record_text(), held=acts + 1).can_undo(first)
