"""Results: a heap of them read one by one, and what is refused with its reason."""

import random
import re

import pytest

from followsuit.bots import bots_of
from followsuit.clubs import (
    ResultHeap,
    linked_result,
    made_event,
    ranked,
    result_link,
)
from followsuit.clubs.result import EventResult, checked_play
from followsuit.errors import QuestionError
from followsuit.record import write_record
from followsuit.registry import game_named
from tests.shared.club_events import GAMES, an_event, event_lines, linked_lines, links, played, read, relinked


def changed(link, change):
    """A result's link with its deals changed."""
    result = linked_result(link)
    event = an_event(result.event.game)
    lines = {number: list(acts) for number, acts in result.lines.items()}
    change(lines)
    written = [f"deal {number}\n" + "\n".join(acts) for number, acts in lines.items()]

    return relinked(event.game, ["result", *event_lines(event), str(result.version), result.name, *written])


def refusal(game, link):
    (found,) = read(an_event(game), link).found
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_forged_card_is_refused_with_the_act(game):
    def forge(lines):
        acts = lines[2]
        # The last trick is played with cards of the first one.
        acts[-1] = next(
            line for line in acts if re.fullmatch(r"<?[NESW][2-9TJQKAxy][2-9TJQKAxySHDC,]+", line)
        )

    found = refusal(game, changed(links(game)[0], forge))
    assert found.code == "broken_rule"
    assert found.name == "Person 0"
    assert found.facts["deal"] == 2
    assert found.facts["act"].startswith("play ")


@pytest.mark.parametrize("game", GAMES)
def test_a_skipped_trick_is_refused(game):
    def skip(lines):
        del lines[1][-2]

    assert refusal(game, changed(links(game)[0], skip)).code in ("broken_rule", "play_unfinished")


@pytest.mark.parametrize("game", GAMES)
def test_acts_that_end_too_soon_are_refused(game):
    found = refusal(game, changed(links(game)[0], lambda lines: lines[3].pop()))
    assert found.code == "play_unfinished"
    assert found.facts == {"deal": 3}


@pytest.mark.parametrize("game", GAMES)
def test_a_result_of_another_seed_is_of_another_event(game):
    other = made_event(game, None, 3, "friday", "Friday", level="beginner")
    (found,) = read(other, links(game)[0]).found
    assert found.code == "other_event"
    assert found.facts == {"event": "Thursday"}


def test_the_same_seed_by_other_rules_is_told_apart_from_another_event():
    other = made_event("two_hundred", "traditional", 3, "thursday", "Thursday", level="beginner")
    (found,) = read(other, links("two_hundred")[0]).found
    assert (found.code, found.facts) == ("other_rules", {"fields": ["rules"]})


def test_a_result_of_other_bots_counts_and_is_marked(monkeypatch):
    event = an_event("two_hundred")
    result = linked_result(links("two_hundred")[0])
    later = relinked(
        "two_hundred",
        linked_lines(links("two_hundred")[0], {6: str(bots_of(game_named("two_hundred")).version + 1)}),
    )
    assert linked_result(later).version == result.version + 1
    assert [row.has_other_bots for row in read(event, later).rows()] == [True]
    assert [row.has_other_bots for row in read(event, links("two_hundred")[0]).rows()] == [False]


@pytest.mark.parametrize(("name", "code"), [("", "no_name"), ("x" * 25, "long_name")])
def test_a_name_that_is_empty_or_too_long_is_refused(name, code):
    link = relinked("two_hundred", linked_lines(links("two_hundred")[0], {7: name}))
    assert refusal("two_hundred", link).code == code
    with pytest.raises(QuestionError, match="name"):
        result_link(an_event("two_hundred"), name, {})


def test_who_misses_a_deal_stands_below_with_what_was_played():
    event = an_event("rangvaar")
    part = changed(links("rangvaar")[3], lambda lines: lines.pop(2))
    rows = ranked(read(event, part, links("rangvaar")[0], links("rangvaar")[1]).rows(), "places")
    assert [(one.row.name, one.place) for one in rows][-1] == ("Person 3", None)
    assert rows[-1].row.played == 2
    # Those above are compared among themselves.
    assert ranked(read(event, *links("rangvaar")[:2]).rows(), "places") == rows[:2]


def test_a_heap_with_cut_links_another_event_and_one_twice_gives_the_rest():
    game = "two_hundred"
    own = list(links(game)[:8])
    other = made_event(game, None, 2, "monday", "Monday", level="beginner")
    strange = relinked(game, ["result", *event_lines(other), "1", "Zoe"])
    cut = [links(game)[8][:-20], links(game)[9][:60]]
    heap = read(an_event(game), "\n\n".join([own[0], *cut, *own, strange]))
    assert len(heap.rows()) == 8
    assert sorted(one.code for one in heap.found if one.code) == [
        "link_cut", "link_cut", "link_twice", "other_event",
    ]  # fmt: skip


def test_of_two_results_of_one_name_the_first_counts_and_the_second_is_shown():
    game, event = "two_hundred", an_event("two_hundred")
    second = relinked(game, linked_lines(links(game)[1], {7: "person 0"}))
    heap = read(event, links(game)[0], second)
    assert [row.margins for row in heap.rows()] == [read(event, links(game)[0]).rows()[0].margins]
    assert [one.code for one in heap.found] == ["", "name_twice"]
    assert heap.found[1].row is not None


def test_too_much_for_one_sheet_is_refused_as_a_whole():
    with pytest.raises(QuestionError) as refused:
        ResultHeap(an_event("rangvaar"), ["x" * 150_000, "y" * 50_001])
    assert refused.value.code == "too_much_text"
    game = "two_hundred"
    many = [relinked(game, linked_lines(links(game)[0], {7: f"No {n}"})) for n in range(61)]
    with pytest.raises(QuestionError) as refused:
        list(ResultHeap(an_event(game), many).checking())
    assert refused.value.code == "too_many_people"


def test_a_record_of_other_cards_makes_no_result():
    record = played("two_hundred", 0, 1)
    with pytest.raises(QuestionError) as refused:
        result_link(an_event("two_hundred"), "Ama", {2: record})
    assert refused.value.code == "other_cards"


def test_a_result_is_replayed_with_the_events_own_cards():
    event = an_event("rangvaar")
    result = linked_result(links("rangvaar")[0])
    swapped = EventResult(event, 1, "Ama", {1: result.lines[2], 2: result.lines[1], 3: result.lines[3]})
    with pytest.raises(QuestionError) as refused:
        checked_play(event, swapped, 1)
    assert refused.value.code == "broken_rule"
    assert write_record(checked_play(event, result, 1).record).count("\ndeal 1\n") == 1


def test_damaged_results_raise_nothing_but_our_errors():
    rng = random.Random(11)
    event, link = an_event("court_piece"), links("court_piece")[0]
    lines = linked_lines(link, {})
    for _ in range(60):
        torn = lines[:]
        at = rng.randrange(len(torn))
        torn[at] = rng.choice(
            ["", "deal 1", "result", torn[at][::-1], torn[at][:3], "play S AS", torn[at] * 2]
        )
        for one in read(event, relinked("court_piece", torn)).found:
            assert isinstance(one.code, str)
