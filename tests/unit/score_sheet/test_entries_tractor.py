"""Entries of Tractor: what a deal asks, its score, and what cannot be."""

import pytest

from followsuit.base.fields import Field, FieldKind, Values
from followsuit.card_games.registry import game_named
from followsuit.score_sheet import draft_of
from tests.shared.kept_sheet import Kept


@pytest.mark.parametrize(
    ("rules", "last", "bonus"),
    [
        ("reference", {"lead": "single"}, 40),
        ("reference", {"lead": "pair"}, 80),
        ("reference", {"lead": "tractor"}, 80),
        ("reference", {"lead": "throw", "largest": "pair"}, 80),
        ("standard", {"lead": "tractor", "length": 3}, 240),
        ({"preset": "standard", "kitty_multiplier": "power"}, {"lead": "tractor", "length": 2}, 320),
        ({"preset": "standard", "kitty_multiplier": "power_pairs"}, {"lead": "tractor", "length": 3}, 320),
        ({"preset": "standard", "kitty_multiplier": "power_pairs"}, {"lead": "single"}, 40),
        ({"preset": "standard", "kitty_multiplier": "twice_all_cards"}, {"cards": 5}, 200),
        ({"preset": "standard", "kitty_multiplier": "none"}, {}, 0),
        ({"preset": "standard", "packs": 3}, {"lead": "triple"}, 120),
        ({"preset": "standard", "packs": 3}, {"lead": "tractor", "width": 3, "length": 2}, 240),
        ({"preset": "reference", "packs": 4}, {"lead": "quad"}, 160),
        ({"preset": "reference", "packs": 3}, {"lead": "tractor", "width": 3}, 120),
    ],
)
def test_the_kitty_counts_by_the_last_lead(rules, last, bonus):
    kept = Kept("tractor", rules)
    kitty = {"kitty": 20} if last else {}
    values = {"starter": "S", "points": 0, "last": True, **kitty, **last}
    kept.enter(**values)
    total = next(step for step in kept.now.deals[-1].result.steps if step.code == "total")
    assert total.facts["points"] == bonus
    assert set(kept.asked()) >= {"trump", "way", "points"}


def test_nothing_is_asked_about_the_lead_where_it_does_not_matter():
    kept = Kept("tractor")
    first = ["starter", "trump", "way", "points", "last"]
    assert kept.asked() == first
    assert kept.asked(last=True) == [*first, "kitty", "lead"]
    assert kept.asked(last=True, kitty=0) == [*first, "kitty"]
    assert kept.asked(last=True, kitty=5, lead="throw") == [*first, "kitty", "lead", "largest"]
    assert kept.asked(way="total") == ["starter", "trump", "way", "total"]
    assert "starter" not in kept.enter(starter="S", points=0, last=False).asked()


@pytest.mark.parametrize(
    ("rules", "units"),
    [
        ("reference", ["single", "pair", "tractor"]),
        ("standard", ["single", "pair", "tractor 2", "tractor 3", "tractor 4", "tractor"]),
        ({"preset": "standard", "packs": 3}, ["single", "pair", "triple", "tractor"]),
    ],
)
def test_the_last_leads_in_one_tap_are_all_units_with_the_usual_lengths_and_throws_one_shorter(rules, units):
    kept = Kept("tractor", rules)
    draft = draft_of(kept.keeper, kept.now.standing, {"starter": "S", "points": 0, "last": True, "kitty": 5})
    [answers] = [field.answers for field in draft.fields if field.name == "lead"]
    throws = [f"throw {unit}" for unit in units if unit != "tractor 4"]
    assert [" ".join(map(str, answer.values())) for answer in answers] == [*units, *throws]


def most_questions(kept, **values):
    """The most questions there are, each answered by one of the answers that are offered."""
    draft = draft_of(kept.keeper, kept.now.standing, values)
    asked = next((f for f in draft.fields if f.name in draft.missing or open_trump(f, values)), None)
    if asked is None:
        return 0
    offered = answers_to(asked)
    return 1 + max(most_questions(kept, **values, **one) for one in offered if not is_rare(one, asked))


def answers_to(field: Field) -> list[Values]:
    """The answers that are offered, each by one button; of a number one is enough."""
    if field.kind is FieldKind.NUMBER:
        assert field.least is not None
        assert field.most is not None
        # As many as the page has buttons for (features/score-sheet/entry.js).
        assert (field.most - field.least) // field.step < 41, field.name
        return [{field.name: field.least + field.step * 2}]
    if field.kind is FieldKind.FLAG:
        return [{field.name: True}]
    return list(field.answers) or [{field.name: one} for one in field.choices]


def open_trump(field, values):
    """Whether the trump suit is asked: a mark, which most people make."""
    return field.name == "trump" and "trump" not in values


def is_rare(answer, field):
    """Whether it is a tractor longer than those that stand beside it."""
    return any(answer.items() < other.items() for other in field.answers)


@pytest.mark.parametrize("preset", game_named("tractor").preset_names())
def test_a_deal_of_every_preset_is_entered_with_eight_taps(preset):
    kept = Kept("tractor", preset)
    # One tap more begins the entry.
    first = 1 + most_questions(kept)
    assert first <= 8
    kept.enter(**({"bid": 100} if preset == "auction" else {}), starter="S", points=0, last=False)
    assert 1 + most_questions(kept) <= 6


def test_levels_roles_and_the_end_follow_from_the_points():
    kept = Kept("tractor", dealer="W").enter(
        starter="S", trump="H", points=85, last=True, kitty=20, lead="pair"
    )
    assert (kept.totals, kept.roles) == ((2, 4), {"dealer": "E", "starter": "E"})
    assert kept.steps == [("kitty", "T34"), ("total", "T33"), ("band", "T35"), ("declares", "T36")]
    kept.enter(points=35, last=False)
    assert (kept.totals, kept.roles["starter"]) == ((2, 6), "W")
    kept.enter(total=80)
    assert (kept.totals, kept.roles["starter"]) == ((2, 6), "S")


def test_an_ace_is_held_to_win():
    kept = Kept("tractor", {"preset": "reference", "first_level": "K"})
    kept.enter(starter="S", points=40, last=False)
    notes = kept.keeper.shown(kept.now.standing).notes
    assert [(note.code, note.facts["side"], note.facts["level"]) for note in notes] == [
        ("must_defend", "NS", "A")
    ]
    kept.enter(points=75, last=False)
    assert (kept.now.end.winner, kept.now.end.clause) == ("NS", "T37")


def test_a_level_that_must_be_defended_stops_the_rise():
    kept = Kept("tractor", {"preset": "standard", "must_defend": ["3"]}).enter(
        starter="S", points=0, last=False
    )
    assert kept.totals == (3, 2)
    assert ("stopped", "T37") in kept.steps


def test_a_bid_that_was_missed_brings_nothing():
    kept = Kept("tractor", "auction", dealer="S")
    assert kept.asked() == ["thrown_in", "bid", "starter", "trump", "way", "points", "last"]
    assert kept.asked(way="total")[-2:] == ["points", "total"]
    kept.enter(bid=150, starter="E", points=60, last=False)
    assert kept.totals == (2, 2)
    assert ("bid_failed", "T43") in kept.steps
    assert kept.asked() == ["trump", "way", "points", "last"]
    assert kept.refused(thrown_in=True) == ("not_thrown_in", "T44")


@pytest.mark.parametrize(
    ("hook", "jacks", "falls"),
    [("to_two", "jacks", "2"), ("half", "other_jacks", "6"), ("half", "none", "J")],
)
def test_jacks_in_the_last_trick_make_the_declaring_side_fall(hook, jacks, falls):
    rules = {"preset": "standard", "first_level": "J", "jack_hook": hook, "kitty_multiplier": "none"}
    kept = Kept("tractor", rules)
    assert "jacks" in kept.asked(starter="S", points=80, last=True)
    kept.enter(starter="S", trump="H", points=80, last=True, jacks=jacks)
    assert str(kept.totals[0]) == falls
    assert "jacks" not in kept.asked(points=60, last=False)


def test_a_match_of_so_many_deals_ends_with_the_last():
    kept = Kept("tractor", {"preset": "standard", "most_deals": 3}).enter(starter="S", points=40, last=False)
    assert kept.keeper.shown(kept.now.standing).left == 2
    kept.enter(points=80, last=False).enter(points=80, last=False)
    assert (kept.now.end.winner, kept.now.end.clause) == ("NS", "T95")


def test_throws_that_failed_are_counted_where_they_cost():
    kept = Kept("tractor", {"preset": "standard", "failed_throw_penalty": 10})
    kept.enter(starter="S", points=75, penalty=10, last=False)
    assert kept.roles["starter"] == "E"
    assert ("penalty", "T22") in kept.steps


def test_six_sit_in_two_sides():
    kept = Kept("tractor", {"preset": "standard", "seats": 6}, names={"SE": "Rosa"})
    assert [seat.name for seat in kept.sheet.title.seats] == ["S", "SE", "NE", "N", "NW", "SW"]
    kept.enter(starter="NW", points=0, last=False)
    assert kept.roles["starter"] in ("S", "SE", "NE", "N", "NW", "SW")
    assert set(kept.figures[0]) == {"A", "B"}


@pytest.mark.parametrize(
    ("values", "refusal"),
    [
        ({"points": 37}, ("bad_entry", "T2")),
        ({"points": 205}, ("bad_entry", "T2")),
        ({"points": 190, "last": True, "kitty": 20, "lead": "pair"}, ("too_many_points", "T2")),
        ({"points": 0, "last": True, "kitty": 85, "lead": "pair"}, ("bad_entry", "T34")),
        ({"points": 0, "last": True, "kitty": 5, "lead": "triple"}, ("bad_entry", "T34")),
        ({"points": 0, "last": True, "kitty": 5}, ("missing_value", "")),
        ({"points": 0, "last": True, "kitty": 5, "lead": "tractor", "length": 13}, ("bad_entry", "T19")),
        ({"total": 7}, ("bad_entry", "T33")),
        ({"thrown_in": True}, ("not_thrown_in", "T12")),
    ],
)
def test_tractor_refuses_what_cannot_be(values, refusal):
    assert Kept("tractor", "standard").refused(starter="S", **values) == refusal


def test_without_throws_a_lead_is_one_unit():
    kept = Kept("tractor", {"preset": "howto", "kitty_multiplier": "twice_all_cards"})
    values = {"starter": "S", "points": 0, "last": True, "kitty": 5}
    assert kept.refused(**values, cards=3) == ("no_such_lead", "T21")
    assert kept.enter(**values, cards=4).now.deals[0].counts
