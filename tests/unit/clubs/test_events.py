"""Club events: made, ranked, sealed, and as links."""

import random
import re
from pathlib import Path
from statistics import median

import pytest

from followsuit.clubs import (
    ResultTable,
    challenge_to,
    event_link,
    linked_event,
    linked_table,
    made_event,
    opened_seal,
    ranked,
    record_of,
    seal_link,
    table_link,
)
from followsuit.clubs.ranking import Row
from followsuit.clubs.table_link import csv_text, html_text
from followsuit.contest import margin_of
from followsuit.errors import FollowSuitError, QuestionError
from followsuit.links import challenge_link, linked_challenge
from followsuit.record import end_of
from followsuit.registry import game_named
from tests.shared.club_events import GAMES, PEOPLE, an_event, links, played, read


def second_ranking(margins, scoring):
    """The scores computed a second time, written apart: pair by pair, or deal by deal, in floats."""
    names = list(margins)
    scores = {}
    for name in names:
        total = 0.0
        for deal, mine in enumerate(margins[name]):
            column = [margins[other][deal] for other in names]
            if scoring == "margins":
                total += mine - median(column)
                continue
            duels = [2 if mine > margins[o][deal] else mine == margins[o][deal] for o in names if o != name]
            total += sum(duels) / (2 * len(duels)) / len(margins[name])
        scores[name] = total
    return scores


@pytest.mark.parametrize("scoring", ["places", "margins"])
@pytest.mark.parametrize("game", GAMES)
def test_ten_people_are_ranked_as_a_second_computation_ranks_them(game, scoring):
    event = an_event(game)
    rows = read(event, "\n".join(links(game))).rows()
    assert len(rows) == PEOPLE
    scores = second_ranking({row.name: row.margins for row in rows}, scoring)
    for one in ranked(rows, scoring):
        assert float(one.score) == pytest.approx(scores[one.row.name])
        better = sum(score > scores[one.row.name] + 1e-9 for score in scores.values())
        assert one.place == better + 1


@pytest.mark.parametrize("game", GAMES)
def test_results_pasted_in_any_order_come_to_the_same_table(game):
    event, shuffled = an_event(game), list(links(game))
    random.Random(3).shuffle(shuffled)
    chat = "\n".join(f"[20:15] somebody: my result https://x.org/#{link}!" for link in shuffled)
    first = ranked(read(event, *links(game)).rows(), "places")
    assert ranked(read(event, chat).rows(), "places") == first


@pytest.mark.parametrize("game", GAMES)
def test_margins_are_those_of_the_deals_as_they_were_played(game):
    event = an_event(game)
    row = read(event, links(game)[4]).rows()[0]
    for number, margin in enumerate(row.margins, start=1):
        record = played(game, 4, number)
        playing = game_named(game)

        summary = playing.summary(end_of(playing, record.rules, record.deals[0]))
        assert margin == margin_of(playing, record.rules, summary, "NS")


@pytest.mark.parametrize("game", GAMES)
def test_deals_of_an_event_are_others_and_the_same_for_everybody(game):
    event = linked_event(event_link(an_event(game)))
    openings = [record_of(event, number).deals[0].opening for number in (1, 2, 3)]
    assert openings == [record_of(an_event(game), number).deals[0].opening for number in (1, 2, 3)]
    assert openings[0] != openings[1] != openings[2]
    again = linked_challenge(challenge_link(challenge_to(event, 2)))
    assert again.record.deals[0].opening == openings[1]
    assert again.is_unaided


def test_each_deal_of_tractor_says_who_starts_so_that_results_can_be_compared():
    event = an_event("tractor")
    openings = [record_of(event, number).deals[0].opening for number in (1, 2, 3)]
    assert [one["declaring"] for one in openings] == ["NS", "EW", "NS"]
    assert len({one["first"] for one in openings}) == 3


def test_a_sealed_event_opens_with_its_own_seed_only():
    sealed = an_event("rangvaar", is_sealed=True)
    before = linked_event(seal_link(sealed))
    assert not before.event.seed
    assert sealed.seed not in seal_link(sealed)
    assert opened_seal(before, linked_event(event_link(sealed))) == sealed
    for field, other in (
        ("seed", made_event("rangvaar", None, 3, "wednesday", "Thursday", level="beginner", is_sealed=True)),
        ("deals", made_event("rangvaar", None, 4, "thursday", "Thursday", level="beginner", is_sealed=True)),
    ):
        with pytest.raises(QuestionError) as refused:
            opened_seal(before, other)
        assert (refused.value.code, refused.value.facts) == ("not_sealed_so", {"field": field})


@pytest.mark.parametrize("game", GAMES)
def test_links_are_as_short_as_they_are_said_to_be(game):
    event = an_event(game)
    assert len(event_link(event)) <= 90
    assert all(len(link) <= 2_000 for link in links(game))
    rows = [Row(f"Somebody {n}", tuple(n * 7 % 240 - 120 + deal for deal in range(8))) for n in range(40)]
    table = ResultTable(an_event(game, 8), tuple(rows))
    assert len(table_link(table.event, rows)) <= 2_000
    assert linked_table(table_link(table.event, rows)) == table


def test_a_table_keeps_marks_and_the_rows_of_our_levels():
    event = an_event("rangvaar")
    rows = (Row("- Ama 7", (5, None, -3), (3,), True), Row("", (1, 2, 3), level="casual"))
    assert linked_table(table_link(event, rows)).rows == rows


def test_csv_computes_no_name_and_the_page_runs_none():
    rows = (Row("=1+1", (5, 4, -3)), Row("<script>", (1, 2, 3)))
    table = ResultTable(an_event("rangvaar"), rows)
    assert "'=1+1" in csv_text(table)
    assert "<script>" not in html_text(table)


@pytest.mark.parametrize(
    ("fields", "code"),
    [({"deals": 1}, "bad_field"), ({"deals": 17}, "bad_field"), ({"scoring": "luck"}, "bad_field"),
     ({"name": " "}, "no_name"), ({"name": "x" * 61}, "long_name"), ({"level": "guru"}, "unknown_level"),
     ({"line": "x" * 141}, "bad_field"), ({"seed": ""}, "bad_field")],
)  # fmt: skip
def test_an_event_that_cannot_be_is_refused(fields, code):
    given = {"deals": 4, "seed": "s", "name": "n", **fields}
    with pytest.raises(FollowSuitError) as refused:
        made_event("rangvaar", None, given.pop("deals"), given.pop("seed"), given.pop("name"), **given)
    assert refused.value.code == code


@pytest.mark.host
def test_the_example_event_of_the_documentation_is_open_and_of_these_bots():
    text = (Path(__file__).parents[3] / "engine" / "docs" / "clubs.md").read_text(encoding="utf-8")
    [link] = re.findall(r"\.\./index\.html#(e1\.[\w-]+)", text)
    words = {"level": "", "line": "Send results by ten"}
    made = made_event("two_hundred", None, 8, "7", "Thursday club", **words)
    assert linked_event(link) == made, f"the page's link is now {event_link(made)}"
