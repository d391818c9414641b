"""Two plays of a deal beside each other: nothing of a play is lost, and they part where they part."""

from dataclasses import replace
from itertools import pairwise

import pytest

from followsuit.contest.beside import beside
from followsuit.errors import QuestionError
from followsuit.events import CardsPlayed, TrickWon
from followsuit.record import steps_of
from followsuit.registry import game_named
from tests.shared.club_events import GAMES, an_event, played


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("deal", [1, 2, 3])
def test_two_plays_have_the_tricks_of_their_records_and_part_at_the_first_act_that_differs(game, deal):
    records = [played(game, person, deal) for person in (0, 1)]
    found = beside(records[0], records[1], an_event(game).you)
    one, other = (record.deals[0].actions for record in records)
    assert one[: found.same] == other[: found.same]
    assert one[found.same : found.same + 1] != other[found.same : found.same + 1]
    assert not found.is_same
    for record, play in zip(records, (found.one, found.other), strict=True):
        events = [
            event
            for step in steps_of(game_named(game), record.rules, record.deals[0])
            for event in step.events
        ]
        tricks = [passage.trick for passage in play.passages if passage.trick]
        made = [(seat, cards) for trick in tricks for seat, cards in trick.plays]
        assert made == [(event.seat, event.cards) for event in events if isinstance(event, CardsPlayed)]
        assert [(trick.winner, trick.points) for trick in tricks] == [
            (event.seat, event.points) for event in events if isinstance(event, TrickWon)
        ]
        assert all(before.last < after.first for before, after in pairwise(play.passages))
        assert play.passages[-1].last == len(record.deals[0].actions)
    differing = [
        (mine, theirs) for mine, theirs in found.rows if found.differs_in(mine) or found.differs_in(theirs)
    ]
    assert len(differing) == 1
    at = found.rows.index(differing[0])
    assert all(found.is_shared(mine) and mine == theirs for mine, theirs in found.rows[:at])


def test_what_was_buried_and_declared_stands_before_the_first_trick():
    found = beside(played("tractor", 0, 1), played("tractor", 1, 1), an_event("tractor").you)
    (calls,) = found.one.calls
    last = calls.calls[-1]
    assert [type(event).__name__ for event in last.events] == ["KittyBuried"]
    assert len(last.cards) == 8
    declared = calls.calls[0]
    assert type(declared.events[0]).__name__ == "Declared"
    assert not declared.cards  # the event has them


def test_the_same_play_parts_nowhere_and_other_cards_are_refused():
    record = played("rangvaar", 0, 1)
    found = beside(record, record, an_event("rangvaar").you)
    assert found.is_same
    assert found.parted == (None, None)
    assert not any(found.differs_in(passage) for row in found.rows for passage in row)
    with pytest.raises(QuestionError) as refused:
        beside(record, played("rangvaar", 0, 2), an_event("rangvaar").you)
    assert refused.value.code == "other_cards"
    short = replace(record.deals[0], actions=record.deals[0].actions[:-1])
    with pytest.raises(QuestionError) as refused:
        beside(record, record.with_deals([short]), an_event("rangvaar").you)
    assert refused.value.code == "play_unfinished"
