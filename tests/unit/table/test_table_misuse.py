"""A table says what is wrong with what it was given, and changes nothing."""

import pytest

from followsuit.base.actions import Play
from followsuit.base.errors import FollowSuitError, IllegalActError, RequestError, RulesError
from followsuit.base.seats import Seat
from followsuit.card_games.registry import game_named, game_names
from followsuit.record import Player
from followsuit.table import Table

games = pytest.mark.parametrize("name", game_names())
BOTS = {seat: Player("beginner") for seat in Seat}


def started(name="two_hundred", **changes):
    return Table.start(**{"game": name, "rules": "reference", "players": BOTS, "seed": "1", **changes})


@games
def test_rules_may_be_named_as_a_message_names_them(name):
    game = game_named(name)
    preset = game.preset_names()[-1]
    [option, *_] = (each for each in game.rule_options() if not each.many)
    changed = {"preset": preset, option.name: option.default}
    for rules in (None, preset, changed):
        assert started(name, rules=rules).record().rules == game.rules(rules)
    assert started(name, rules=game.rules(preset)).record().rules == game.rules(preset)


def test_rules_that_are_none_of_the_games_are_refused():
    for rules in (
        "no such preset",
        {"preset": "reference", "colour": 1},
        7,
        game_named("rangvaar").rules(None),
    ):
        with pytest.raises(RulesError):
            started(rules=rules)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("players", {seat: Player() for seat in (Seat.S, Seat.W, Seat.N)}),
        ("players", {seat.name: Player() for seat in Seat}),
        ("players", {**BOTS, "X": Player()}),
        ("players", dict.fromkeys(Seat, "casual")),
        ("players", Player("casual")),
        ("players", None),
        ("seed", None),
        ("seed", 1.5),
        ("seed", True),
        ("seed", b"1"),
    ],
)
def test_an_argument_that_makes_no_sense_is_named(field, value):
    with pytest.raises(RequestError) as caught:
        started(**{field: value})
    assert (caught.value.code, caught.value.facts) == ("bad_field", {"field": field})


@pytest.mark.parametrize("game", ["bridge", None, 7, ["tractor"]])
def test_a_game_there_is_not_is_refused(game):
    with pytest.raises(RequestError) as caught:
        started(game)
    assert caught.value.code == "unknown_game"


def test_a_level_there_is_not_is_refused():
    with pytest.raises(RequestError) as caught:
        started(players={**BOTS, Seat.N: Player("champion")})
    assert caught.value.code == "unknown_level"


@games
def test_a_whole_number_is_a_seed_like_its_text(name):
    first, second = started(name, seed=7), started(name, seed="7")
    assert first.deal() == second.deal()
    assert first.record_text() == second.record_text()


def test_a_seed_is_the_one_that_its_record_gives_back():
    table = started(seed=" two\n  lines ")
    table.deal()
    resumed = Table.resume(table.record_text())
    while not (table.is_over or table.needs_deal):
        table.step()
        resumed.step()
    if not table.is_over:
        assert table.deal() == resumed.deal()
    assert table.record_text() == resumed.record_text()


@games
@pytest.mark.parametrize(("asked", "given"), [("acts", ()), ("assist", ("hint",)), ("record_text", ())])
def test_before_the_first_deal_there_is_nothing_to_look_back_on_and_nothing_to_write(name, asked, given):
    table = started(name)
    with pytest.raises(RequestError) as caught:
        getattr(table, asked)(*given)
    assert caught.value.code == "no_deal_in_progress"
    table.deal()
    getattr(table, asked)(*given)


@games
def test_before_the_first_deal_every_other_question_is_answered_or_refused_with_a_code(name):
    table = started(name)
    assert (table.needs_deal, table.is_over, table.to_act, table.turn) == (True, False, None, 0)
    assert table.summary() is None
    assert not table.is_assisted
    assert not table.can_undo(Seat.S)
    assert table.record().deals == ()
    assert table.check(Play(Seat.S, ())).code
    for act in (
        table.step,
        lambda: table.act(Play(Seat.S, ())),
        lambda: table.undo(Seat.S),
        lambda: table.claim(Seat.S),
        lambda: list(table.review(Seat.S)),
    ):
        with pytest.raises(FollowSuitError) as caught:
            act()
        assert caught.value.code
    assert table.turn == 0


@games
def test_a_deal_that_is_not_due_is_refused(name):
    table = started(name)
    table.deal()
    with pytest.raises(IllegalActError) as caught:
        table.deal()
    assert caught.value.code == "no_deal_now"


@pytest.mark.parametrize("text", [None, b"followsuit-deal 1", 7])
def test_a_record_that_is_no_text_is_refused(text):
    with pytest.raises(RequestError) as caught:
        Table.resume(text)
    assert caught.value.facts == {"field": "record"}


@pytest.mark.parametrize(
    ("game", "stake", "code"),
    [("rangvaar", 0, "bad_stake"), ("rangvaar", "5", "bad_stake"), ("two_hundred", 5, "no_stakes")],
)
def test_a_stake_that_cannot_be_begins_no_match(game, stake, code):
    with pytest.raises(RequestError) as refused:
        started(game, stake=stake)
    assert refused.value.code == code
