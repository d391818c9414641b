"""The API: a match by name, acts in any form, and errors that say what to do instead."""

import importlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

import followsuit
from followsuit.record import Player
from followsuit.registry import game_named
from followsuit.table import Table

# The page does not ship the package that these tests are about.
pytestmark = pytest.mark.host

NAMES = """
AnySeat ArenaResult Bid Bot Budget Bury Card CardError DealError DealResult Declare EightSeat Event FollowSuitError IllegalActError
Match MatchResult Moment NameTrump Pass Play QuestionError Rank RecordError Refusal Rotation RulesError Seat SeatAction SeatPlayer
Side Situation SixSeat Suit __version__ act_text compare games levels match parse_card parse_cards presets replay resume rule
"""
PUBLIC = NAMES.split()

every_game = pytest.mark.parametrize("game", followsuit.games())


def first_legal(situation):
    return situation.legal[0] if situation.must_act else None


def test_the_public_names_are_these_and_no_others():
    assert followsuit.__all__ == PUBLIC
    for name in PUBLIC:
        assert getattr(followsuit, name) is not None
    assert set(PUBLIC) <= set(dir(followsuit))
    with pytest.raises(AttributeError, match="no attribute 'mach'"):
        getattr(followsuit, "mach")  # noqa: B009 - a type checker would refuse the attribute


def test_importing_the_package_imports_no_game_no_bot_and_no_table():
    program = "import sys, followsuit; print(*sorted(n for n in sys.modules if n.startswith('followsuit')))"
    here = {**os.environ, "PYTHONPATH": str(Path(followsuit.__file__).parents[1])}
    command = [sys.executable, "-c", program]
    loaded = subprocess.run(command, env=here, capture_output=True, text=True, check=True).stdout
    leaves = ["cards", "errors", "numbered", "seats"]
    assert loaded.split() == ["followsuit", *(f"followsuit.{leaf}" for leaf in leaves)]


def test_the_page_is_not_shipped_the_programmers_entrance():
    from runtime import wheel

    assert "followsuit/api/" in wheel.NOT_FOR_THE_PAGE


@every_game
def test_a_match_by_name_is_the_match_the_table_plays(game):
    match = followsuit.match(game, level="beginner", seed="x")
    match.run(deals=1)
    seats = match.seats
    table = Table.start(game, "reference", {seat: Player("beginner") for seat in seats}, "x")
    while table.needs_deal:
        table.deal()
    while table.summary() is None:
        table.step()
    assert match.record() == table.record_text()
    assert match.deal_result().summary == table.summary()


@every_game
def test_a_match_without_people_runs_to_its_result(game):
    players = dict.fromkeys("SWNE", first_legal)
    match = followsuit.match(game, players=players, seed="y")
    if game == "tractor":
        match.run(deals=2)
        assert match.result() is None
        return
    match.run()
    result = match.result()
    assert result.won_by in ("NS", "EW", None)
    assert result.deals == match.deals
    assert result.last == match.deal_result()
    with pytest.raises(followsuit.QuestionError, match=r"the match is over.*result\(\) says how it ended"):
        match.step()


@every_game
def test_people_and_bots_sit_at_one_table_and_each_says_who_it_is_in_the_record(game):
    match = followsuit.match(
        game, level="beginner", players={"S": "person", "W": first_legal, "n": "casual"}, seed="x"
    )
    match.run()
    assert match.to_act is followsuit.Seat.S
    assert not match.is_bot("S")
    assert match.is_bot("W")
    assert (
        "player S person\nplayer W person first_legal\nplayer N casual\nplayer E beginner" in match.record()
    )


@every_game
def test_every_legal_act_is_written_as_text_and_read_back(game):
    # Court Piece has acts of its own with hidden trump, and by its default only two kinds.
    rules = {"court_piece": "hidden"}.get(game, "reference")
    match = followsuit.match(game, rules=rules, players=dict.fromkeys("SWNE", "person"), seed="x")
    seen = set()
    while match.deal_result() is None:
        if match.to_act is None:
            match.step()
            for seat in match.may_act:
                for act in match.legal(seat):
                    seen.add(type(act).__name__)
                    assert match.why_not(followsuit.act_text(act), seat) is None
            continue
        legal = match.legal()
        for act in (*legal[:5], legal[-1]):
            seen.add(type(act).__name__)
            assert match.why_not(act) is None
            assert match.why_not(followsuit.act_text(act)) is None
        match.push(followsuit.act_text(legal[-1]))
    assert "Play" in seen
    assert len(seen) > 2


@pytest.mark.parametrize(("seats", "table"), [(6, followsuit.SixSeat), (8, followsuit.EightSeat)])
def test_six_and_eight_sit_at_tables_of_tractor(seats, table):
    players = {table.S: "person", "NW": first_legal}
    match = followsuit.match("tractor", rules={"seats": seats}, players=players, level="beginner", seed="x")
    assert match.seats == tuple(table)
    match.run()
    assert match.to_act is table.S
    with pytest.raises(followsuit.QuestionError, match="the seats are S, SW"):
        match.situation(followsuit.Seat.S)
    again = followsuit.resume(match.record(), players=dict.fromkeys(table, first_legal))
    again.run(deals=1)
    assert set(again.deal_result().standing) == {"A", "B"}


def test_an_act_is_an_action_a_text_or_a_message():
    records = set()
    for write in (lambda act: act, followsuit.act_text, lambda act: {"kind": "pass"}):
        match = followsuit.match("two_hundred", players=dict.fromkeys("SWNE", "person"), seed="x")
        match.deal()
        match.push(write(match.legal()[0]))
        records.add(match.record())
    assert len(records) == 1
    assert followsuit.act_text(None) == "none"


def test_cards_alone_are_a_play_and_a_number_alone_is_a_bid():
    match = followsuit.match("two_hundred", players=dict.fromkeys("SWNE", "person"), seed="x")
    match.deal()
    match.push("60")
    for _ in range(3):
        match.push("pass")
    match.push("name_trump h")
    card = match.legal()[0].cards[0].text
    events = match.push(card.lower())
    assert followsuit.act_text(next(iter(followsuit.replay(match.record()))).action) == "none"
    assert type(events[0]).__name__ == "CardsPlayed"


@every_game
def test_undo_takes_back_act_by_act_to_the_cards_as_they_were_dealt(game):
    match = followsuit.match(game, players=dict.fromkeys("SWNE", first_legal), seed="x")
    match.run(deals=1)
    whole = match.record()
    acts = []
    for _ in range(5):
        acts.append(match.undo())
    assert match.record() != whole
    for act in reversed(acts):
        match.push(act) if act is not None else match.step()
    assert match.record() == whole


def test_undo_for_a_person_goes_back_to_its_last_decision():
    match = followsuit.match("two_hundred", level="beginner", players={"S": "person"}, seed="x")
    match.run()
    act = match.legal()[0]
    match.push(act)
    match.run(until=lambda one: one.to_act is followsuit.Seat.S)
    assert match.undo("S") == act
    assert match.legal()[0] == act
    assert "assisted" in match.record()


def test_a_match_resumed_from_its_record_goes_on_with_the_same_cards():
    match = followsuit.match("rangvaar", level="beginner", seed="x")
    match.run(deals=1)
    again = followsuit.resume(match.record())
    match.run()
    again.run()
    assert again.record() == match.record()
    steps = list(followsuit.replay(match.record()))
    assert {step.deal for step in steps} == set(range(1, match.deals + 1))


def test_a_resumed_match_may_have_other_players():
    match = followsuit.match("rangvaar", level="beginner", seed="x")
    match.run(deals=1)
    again = followsuit.resume(match.record(), players={"S": "person", "W": first_legal})
    again.run()
    assert again.to_act is followsuit.Seat.S
    assert again.is_bot("W")
    assert again.is_bot("E")


def test_a_seed_that_was_drawn_by_lot_gives_the_same_match_again():
    match = followsuit.match("rangvaar", level="beginner")
    other = followsuit.match("rangvaar", level="beginner", seed=match.seed)
    match.run(deals=1)
    other.run(deals=1)
    assert match.record() == other.record()


@every_game
def test_a_situation_holds_what_its_seat_may_know_and_nothing_else(game):
    match = followsuit.match(game, level="beginner", seed="x")
    match.run(until=lambda one: one.to_act is not None and one.situation().phase == "playing")
    turn = match.to_act
    situation = match.situation()
    assert (situation.seat, situation.must_act, situation.game) == (turn, True, game)
    assert set(situation.legal[0].cards) <= set(situation.hand)
    for seat in match.seats:
        if seat is not turn:
            assert match.situation(seat).legal == ()
            assert not match.situation(seat).must_act
    assert match.situation("S").hand != match.situation("N").hand


def test_a_bot_of_ones_own_declares_while_cards_are_dealt_and_may_say_no():
    asked = []

    def eager(situation):
        if not situation.must_act:
            asked.append(situation.legal)
        return situation.legal[0]

    match = followsuit.match("tractor", level="beginner", players={"E": eager}, seed="x")
    match.run(deals=1)
    assert asked
    assert all(asked)
    assert "declare" in match.record()


REFUSED = [
    ("play 2S", followsuit.IllegalActError, "legal: pass, bid"),
    ("shuffle", followsuit.QuestionError, "for instance 'pass'"),
    ("", followsuit.QuestionError, "for instance 'pass'"),
    ("none", followsuit.QuestionError, "call step() instead"),
    ("bid 999", followsuit.IllegalActError, "legal: pass, bid"),
    ({"kind": "bid"}, followsuit.QuestionError, "for instance 'pass'"),
    (60, followsuit.QuestionError, "for instance 'pass'"),
    (None, followsuit.QuestionError, "for instance 'pass'"),
    (followsuit.Pass, followsuit.QuestionError, "for instance 'pass'"),
    (followsuit.Play(followsuit.Seat.N, "AS"), followsuit.QuestionError, "for instance 'pass'"),
    ("bid sixty", followsuit.QuestionError, "for instance 'pass'"),
    ("bid " + "9" * 5000, followsuit.QuestionError, "for instance 'pass'"),
    ("9" * 5000, followsuit.QuestionError, "for instance 'pass'"),
    (followsuit.Bid(followsuit.Seat.N, "60"), followsuit.QuestionError, "for instance 'pass'"),
    (followsuit.Bid("N", 60), followsuit.QuestionError, "for instance 'pass'"),
    (followsuit.NameTrump(followsuit.Seat.N, "H"), followsuit.QuestionError, "for instance 'pass'"),
    (followsuit.Pass(followsuit.Seat.E), followsuit.IllegalActError, "it is N's turn"),
]


@pytest.mark.parametrize(("act", "error", "remedy"), REFUSED)
def test_an_act_that_is_refused_is_answered_with_position_and_remedy(act, error, remedy):
    match = followsuit.match("two_hundred", players=dict.fromkeys("SWNE", "person"), seed="x")
    match.deal()
    before = match.record()
    with pytest.raises(error) as caught:
        match.push(act)
    assert caught.value.position == match.position
    assert remedy in caught.value.remedy
    assert match.position in str(caught.value)
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
    with pytest.raises(followsuit.QuestionError) as caught:
        match.push(act)
    assert caught.value.message == told


def test_the_name_of_a_file_is_no_record_and_the_error_says_how_it_is_read():
    for read in (followsuit.resume, followsuit.replay):
        with pytest.raises(followsuit.RecordError, match=r"'kept.deal' is no record; .*read_text"):
            read("kept.deal")
        with pytest.raises(followsuit.QuestionError, match=r"a record is text, not b'.*read_text"):
            read(b"followsuit-deal 1")


@pytest.mark.parametrize("deals", [-1, 1.5, "2", True])
def test_what_is_no_number_of_deals_is_not_played(deals):
    match = followsuit.match("rangvaar", level="beginner", seed="x")
    with pytest.raises(followsuit.QuestionError, match="deals cannot be played"):
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
        followsuit.QuestionError, match=r"a deal is due: step\(\), run\(\) or deal\(\) begins it"
    ):
        match.push("pass")
    with pytest.raises(followsuit.QuestionError, match=r"has a record once step\(\) or deal\(\)"):
        match.record()
    with pytest.raises(followsuit.IllegalActError, match="no deal has begun"):
        match.undo()
    with pytest.raises(followsuit.QuestionError, match="-1 deals cannot be played; two hundred, deal 1"):
        match.run(deals=-1)
    assert match.run(deals=0) == ()
    match.run()
    with pytest.raises(followsuit.QuestionError, match=r"it is S's turn: push\(\) one of legal\(\)"):
        match.step()
    with pytest.raises(followsuit.IllegalActError, match="it is S's turn"):
        match.deal()
    with pytest.raises(followsuit.QuestionError, match="the seats are S, W, N, E"):
        match.situation("Z")
    with pytest.raises(followsuit.QuestionError, match="the seats are S, W, N, E"):
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


@every_game
def test_a_match_says_in_a_line_what_it_is_and_names_no_card(game):
    match = followsuit.match(game, level="beginner", players={"S": "person"}, seed="x")
    assert repr(match) == f"<Match of {game}, before deal 1>"
    said = set()
    while match.deal_result() is None:
        said.add(repr(match))
        match.push(match.legal()[0]) if match.to_act and not match.is_bot(match.to_act) else match.step()
    assert f"<Match of {game}, deal 1, S to act (a person)>" in said
    assert f"<Match of {game}, deal 1, W to act (a bot)>" in said
    assert (f"<Match of {game}, deal 1, the table deals>" in said) is (game == "tractor")
    assert repr(match) == f"<Match of {game}, deal 1 is over>"


def test_a_match_that_is_over_says_who_won_it():
    match = followsuit.match("rangvaar", level="beginner", seed="x")
    match.run()
    assert repr(match) == "<Match of rangvaar, over after 3 deals: won by NS>"


@every_game
def test_a_situation_and_a_step_of_a_replay_say_in_a_line_what_they_are(game):
    match = followsuit.match(game, level="beginner", players={"S": "person"}, seed="x")
    match.run()
    situation = match.situation()
    hand = " ".join(map(str, situation.hand))
    assert repr(situation) == f"<Situation of S in {game}: {situation.phase}, must act, hand {hand}>"
    assert "may not act" in repr(match.situation("N"))
    for step in followsuit.replay(match.record()):
        assert repr(step) == f"Moment(deal=1, action={step.action!r}, events={step.events!r})"


def test_players_may_be_a_mapping_by_seats_or_by_their_names():
    for players in ({followsuit.Seat.S: "person"}, {"S": "person"}, {"s": "person"}):
        match = followsuit.match("rangvaar", players=players, level="beginner", seed="x")
        match.run()
        assert match.to_act is followsuit.Seat.S


def test_the_first_seat_is_as_true_as_any_other():
    match = followsuit.match("two_hundred", level="beginner", players={"S": "person"}, seed="x")
    match.run()
    assert match.to_act
    assert f"{match.to_act} to act" == "S to act"


def test_a_text_is_no_question_to_the_referee():
    with pytest.raises(followsuit.QuestionError, match="a question is a JSON object"):
        followsuit.rule("who wins?")


def test_a_bot_of_ones_own_is_measured_against_a_level():
    compared = followsuit.compare("rangvaar", first_legal, "beginner", pairs=3, seed="1")
    assert (compared.pairs, compared.illegal, compared.figure) == (3, (0, 0), "tricks")
    assert "first_legal against beginner, 3 pairs" in str(compared)
    assert compared.is_better() is (compared.mean > compared.plus_minus)
    assert compared.is_better("score") in (True, False)
    again = followsuit.compare("rangvaar", first_legal, "beginner", pairs=3, seed="1")
    assert again.mean == compared.mean


def test_comparing_counts_what_is_illegal_and_refuses_what_makes_no_sense():
    compared = followsuit.compare("rangvaar", lambda situation: "play 2S", "beginner", pairs=1)
    assert compared.illegal[0] > 0
    with pytest.raises(followsuit.QuestionError, match="one pair at least"):
        followsuit.compare("rangvaar", "casual", "beginner", pairs=0)
    with pytest.raises(followsuit.QuestionError, match="'5' pairs; play one pair at least"):
        followsuit.compare("rangvaar", "casual", "beginner", pairs="5")
    with pytest.raises(followsuit.QuestionError, match="the figures are tricks, score"):
        compared.is_better("points")
    with pytest.raises(followsuit.QuestionError, match="no player is called"):
        followsuit.compare("rangvaar", "casual", "nobody")


def test_the_levels_and_presets_are_those_of_the_game():
    for name in followsuit.games():
        assert followsuit.presets(name) == tuple(game_named(name).preset_names())
        assert "beginner" in followsuit.levels(name)


def test_the_text_of_what_is_no_act_is_refused() -> None:
    with pytest.raises(followsuit.FollowSuitError, match="3 is no act"):
        followsuit.act_text(3)


@pytest.mark.parametrize(
    ("module", "extra"), [("pettingzoo_env", "pettingzoo"), ("openspiel_game", "openspiel")]
)
def test_an_adapter_without_its_library_says_which_extra_brings_it(module, extra, monkeypatch):
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.delitem(sys.modules, f"followsuit.adapters.{module}", raising=False)
    with pytest.raises(ModuleNotFoundError) as caught:
        importlib.import_module(f"followsuit.adapters.{module}")
    [note] = caught.value.__notes__
    assert f'pip install "followsuit[{extra}]"' in note
