"""The API's errors: each says what went wrong and what to do instead, and what is no use of it is refused."""

import importlib
import sys

import pytest

import followsuit
from followsuit.record import Player

# The page does not ship the package that these tests are about.
pytestmark = pytest.mark.host


REFUSED = [
    ("play 2S", followsuit.IllegalActError, "legal: pass, bid"),
    ("shuffle", followsuit.RequestError, "for instance 'pass'"),
    ("", followsuit.RequestError, "for instance 'pass'"),
    ("none", followsuit.RequestError, "call step() instead"),
    ("bid 999", followsuit.IllegalActError, "legal: pass, bid"),
    ({"kind": "bid"}, followsuit.RequestError, "for instance 'pass'"),
    (60, followsuit.RequestError, "for instance 'pass'"),
    (None, followsuit.RequestError, "for instance 'pass'"),
    (followsuit.Pass, followsuit.RequestError, "for instance 'pass'"),
    (followsuit.Play(followsuit.Seat.N, "AS"), followsuit.RequestError, "for instance 'pass'"),
    ("bid sixty", followsuit.RequestError, "for instance 'pass'"),
    ("bid " + "9" * 5000, followsuit.RequestError, "for instance 'pass'"),
    ("9" * 5000, followsuit.RequestError, "for instance 'pass'"),
    (followsuit.Bid(followsuit.Seat.N, "60"), followsuit.RequestError, "for instance 'pass'"),
    (followsuit.Bid("N", 60), followsuit.RequestError, "for instance 'pass'"),
    (followsuit.NameTrump(followsuit.Seat.N, "H"), followsuit.RequestError, "for instance 'pass'"),
    (followsuit.Pass(followsuit.Seat.E), followsuit.IllegalActError, "it is N's turn"),
]


@pytest.mark.parametrize(("act", "error", "remedy"), REFUSED)
def test_an_act_that_is_refused_is_answered_with_position_and_remedy(act, error, remedy):
    match = followsuit.match("two_hundred", players=dict.fromkeys("SWNE", "person"), seed="x")
    match.deal()
    before = match.record()
    with pytest.raises(error) as caught:
        match.push(act)
    assert caught.value.position == str(match.position)
    assert remedy in caught.value.remedy
    assert str(match.position) in str(caught.value)
    assert remedy in str(caught.value)
    assert match.record() == before


@pytest.mark.parametrize(
    ("act", "told"),
    [
        ("bid sixty", "'bid sixty' bids no whole number"),
        (followsuit.Play(followsuit.Seat.N, "AS"), "'AS' are no cards: parse_cards('AS KS') makes cards"),
        (followsuit.Bid(followsuit.Seat.N, "60"), "'60' is no whole number to bid"),
        (followsuit.Bid("N", 60), "'N' is no seat: Seat.S is one"),
        (followsuit.NameTrump(followsuit.Seat.N, "H"), "'H' is no suit: Suit.HEARTS is one"),
    ],
)
def test_an_action_of_wrong_values_is_answered_with_the_value_that_is_wrong(act, told):
    match = followsuit.match("two_hundred", players=dict.fromkeys("SWNE", "person"), seed="x")
    match.deal()
    with pytest.raises(followsuit.RequestError) as caught:
        match.push(act)
    assert caught.value.message == told


def test_the_name_of_a_file_is_no_record_and_the_error_says_how_it_is_read():
    for read in (followsuit.resume, followsuit.replay):
        with pytest.raises(followsuit.DocumentError, match=r"'kept.deal' is no record; .*read_text"):
            read("kept.deal")
        with pytest.raises(followsuit.RequestError, match=r"a record is text, not b'.*read_text"):
            read(b"followsuit-deal 1")


@pytest.mark.parametrize("deals", [-1, 1.5, "2", True])
def test_what_is_no_number_of_deals_is_not_played(deals):
    match = followsuit.match("rangvaar", level="beginner", seed="x")
    with pytest.raises(followsuit.RequestError, match="deals cannot be played"):
        match.run(deals=deals)


MISUSED = [
    ({"game": "whist"}, "there are two_hundred, tractor, rangvaar"),
    ({"rules": "kitchen"}, "presets('two_hundred') lists reference"),
    ({"rules": 7}, "int is no rules value"),
    ({"level": "grandmaster"}, "its levels are beginner"),
    ({"players": {"S": "nobody"}}, "its levels are beginner"),
    ({"players": {"Q": "person"}}, "'Q' is not a seat"),
    ({"players": ["S"]}, 'players={"S": "person"}'),
    ({"players": {"S": 7}}, "name a level or 'person'"),
    ({"players": {"S": Player}}, "make one of it first"),
    ({"seed": 1.5}, "a seed is text or a whole number"),
]


@pytest.mark.parametrize(("changes", "told"), MISUSED)
def test_a_match_that_cannot_be_begun_says_what_could(changes, told):
    with pytest.raises(followsuit.FollowSuitError) as caught:
        followsuit.match(**{"game": "two_hundred", **changes})
    assert told in str(caught.value)


def test_each_call_out_of_turn_says_what_is_due():
    match = followsuit.match("two_hundred", level="beginner", players={"S": "person"}, seed="x")
    with pytest.raises(
        followsuit.RequestError, match=r"a deal is due: step\(\), run\(\) or deal\(\) begins it"
    ):
        match.push("pass")
    with pytest.raises(followsuit.RequestError, match=r"has a record once step\(\) or deal\(\)"):
        match.record()
    with pytest.raises(followsuit.IllegalActError, match="no deal has begun"):
        match.undo()
    with pytest.raises(followsuit.RequestError, match="-1 deals cannot be played; two hundred, deal 1"):
        match.run(deals=-1)
    assert match.run(deals=0) == ()
    match.run()
    with pytest.raises(followsuit.RequestError, match=r"it is S's turn: push\(\) one of legal\(\)"):
        match.step()
    with pytest.raises(followsuit.IllegalActError, match="it is S's turn"):
        match.deal()
    with pytest.raises(followsuit.RequestError, match="the seats are S, W, N, E"):
        match.situation("Z")
    with pytest.raises(followsuit.RequestError, match="the seats are S, W, N, E"):
        match.push("pass", "NW")
    with pytest.raises(followsuit.IllegalActError, match="S has decided nothing"):
        match.undo("S")


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("play BJ", "legal: pass"),
        ("sing", "returned 'sing'; return one of situation.legal"),
        (None, "wayward returned None"),
    ],
)
def test_a_bot_of_ones_own_that_goes_wrong_is_named_with_what_it_did(answer, told):
    def wayward(situation):
        return answer

    match = followsuit.match("two_hundred", players=dict.fromkeys("SWNE", wayward), seed="x")
    with pytest.raises(followsuit.FollowSuitError) as caught:
        match.run()
    assert told in str(caught.value)
    assert "two hundred, deal 1" in str(caught.value)


def test_a_text_is_no_question_to_the_referee():
    with pytest.raises(followsuit.RequestError, match="a question is a JSON object"):
        followsuit.rule("who wins?")


def test_the_text_of_what_is_no_act_is_refused() -> None:
    with pytest.raises(followsuit.FollowSuitError, match="3 is no act"):
        followsuit.act_text(3)


@pytest.mark.parametrize(
    ("module", "extra"),
    [
        ("arrays", "pettingzoo"),
        ("gymnasium_env", "pettingzoo"),
        ("pettingzoo_env", "pettingzoo"),
        ("openspiel_game", "openspiel"),
    ],
)
def test_an_adapter_without_its_library_says_which_extra_brings_it(module, extra, monkeypatch):
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.delitem(sys.modules, f"followsuit.adapters.{module}", raising=False)
    with pytest.raises(ModuleNotFoundError) as caught:
        importlib.import_module(f"followsuit.adapters.{module}")
    [note] = caught.value.__notes__
    assert f'pip install ".[{extra}]"' in note


HALF = "half of an emoji \ud83d"


def test_a_seed_of_half_characters_is_refused_before_there_is_a_match():
    for begin in (
        lambda: followsuit.match("rangvaar", seed=HALF),
        lambda: followsuit.compare("rangvaar", "beginner", "beginner", pairs=1, seed=HALF),
    ):
        with pytest.raises(followsuit.RequestError) as refused:
            begin()
        assert refused.value.facts["field"] in ("seed", "argument")


@pytest.mark.parametrize("rules", [b"reference", {"target": object()}, {"preset": {1, 2}}, print])
@pytest.mark.parametrize("game", followsuit.games())
def test_the_referee_refuses_rules_that_are_no_plain_values(game, rules):
    with pytest.raises(followsuit.RulesError):
        followsuit.rule({"game": game, "ask": "winner", "rules": rules})
