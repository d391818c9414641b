"""The API: a match by name, acts in any form, and players of any kind."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import followsuit
from followsuit.card_games.registry import game_named
from followsuit.record import Player
from followsuit.table import Table

# The page does not ship the package that these tests are about.
pytestmark = pytest.mark.host

NAMES = """
NO_TRUMP STABLE_MODULES Analysis AnySeat AnySide ArenaResult AskRedeal AskTrump Bid Bot Budget Bury Candidate Card CardError CourtPieceObservation
DealError DealResult Declare DocumentError EightSeat Event FollowSuitError GoOn IllegalActError LayIndicator Match MatchResult NameTrump
Pass Play Position RangvaarObservation Rank Refusal ReplayStep RequestError Rotation RulesError Seat SeatAction SeatPlayer Side Situation
SixSeat Stop Suit TractorObservation TwoHundredObservation __version__ act_text analyse best_reply compare deal deals games levels match
parse_card parse_cards positions presets replay resume rule solve
"""
PUBLIC = NAMES.split()

every_game = pytest.mark.parametrize("game", followsuit.games())


def first_legal(situation):
    return situation.legal[0] if situation.must_act else None


def test_the_package_says_of_how_many_games_it_is():
    counts = {3: "three", 4: "four", 5: "five", 6: "six"}
    assert f"{counts[len(followsuit.games())]} partnership card games" in followsuit.__doc__


def test_a_card_is_padded_as_its_text():
    assert f"{followsuit.parse_card('AS'):>4}|{followsuit.parse_card('BJ'):<3}|" == "  AS|BJ |"


def test_the_public_names_are_these_and_no_others():
    assert followsuit.__all__ == PUBLIC
    for name in PUBLIC:
        assert getattr(followsuit, name) is not None
    assert set(PUBLIC) <= set(dir(followsuit))
    with pytest.raises(AttributeError, match="no attribute 'mach'"):
        getattr(followsuit, "mach")  # noqa: B009 - a type checker would refuse the attribute


def test_the_modules_that_programs_may_build_on_are_there():
    assert [name for name in followsuit.STABLE_MODULES if find_spec(name) is None] == []


def test_importing_the_package_imports_no_other_module_of_it():
    program = "import sys, followsuit; print(*sorted(n for n in sys.modules if n.startswith('followsuit')))"
    here = {**os.environ, "PYTHONPATH": str(Path(followsuit.__file__).parents[1])}
    command = [sys.executable, "-c", program]
    loaded = subprocess.run(command, env=here, capture_output=True, text=True, check=True).stdout
    assert loaded.split() == ["followsuit"]


def test_the_cards_errors_and_seats_are_there_with_the_package():
    program = "import followsuit; print(followsuit.cards.Card, followsuit.seats.Seat.S, followsuit.errors)"
    here = {**os.environ, "PYTHONPATH": str(Path(followsuit.__file__).parents[1])}
    subprocess.run([sys.executable, "-c", program], env=here, capture_output=True, check=True)


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
    with pytest.raises(followsuit.RequestError, match=r"the match is over.*result\(\) says how it ended"):
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
    with pytest.raises(followsuit.RequestError, match="the seats are S, SW"):
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


def test_players_may_be_a_mapping_by_seats_or_by_their_names():
    for players in ({followsuit.Seat.S: "person"}, {"S": "person"}, {"s": "person"}):
        match = followsuit.match("rangvaar", players=players, level="beginner", seed="x")
        match.run()
        assert match.to_act is followsuit.Seat.S


def test_a_bot_of_ones_own_is_measured_against_a_level():
    compared = followsuit.compare("rangvaar", first_legal, "beginner", pairs=3, seed="1")
    assert (compared.pairs, compared.illegal, compared.figure) == (3, (0, 0), "tricks")
    assert "first_legal against beginner, 3 pairs" in str(compared)
    assert compared.plus_minus is not None
    assert not compared.is_better("score")
    again = followsuit.compare("rangvaar", first_legal, "beginner", pairs=3, seed="1")
    assert again.mean == compared.mean


def test_comparing_counts_what_is_illegal_and_refuses_what_makes_no_sense():
    compared = followsuit.compare("rangvaar", lambda situation: "play 2S", "beginner", pairs=1)
    assert compared.illegal[0] > 0
    with pytest.raises(followsuit.RequestError, match="one pair at least"):
        followsuit.compare("rangvaar", "casual", "beginner", pairs=0)
    with pytest.raises(followsuit.RequestError, match="'5' pairs; play one pair at least"):
        followsuit.compare("rangvaar", "casual", "beginner", pairs="5")
    with pytest.raises(followsuit.RequestError, match="the figures are tricks, score"):
        compared.is_better("points")
    with pytest.raises(followsuit.RequestError, match="no player is called"):
        followsuit.compare("rangvaar", "casual", "nobody")


def test_the_levels_keep_what_partners_agree_on_where_a_match_is_begun_with_it():
    matches = [followsuit.match("tractor", seed="x", agreements=words) for words in ("", "all", "points")]
    records = []
    for match in matches:
        match.deal()
        records.append(match.record())
    assert "agreements" not in records[0]
    assert "\nagreements return_suit high_low first_discard low_trump points last_trick\n" in records[1]
    assert "\nagreements points\n" in records[2]
    for wrong in ("echo", None):
        with pytest.raises(followsuit.RequestError, match="agreement"):
            followsuit.match("tractor", agreements=wrong)


def test_the_levels_and_presets_are_those_of_the_game():
    for name in followsuit.games():
        assert followsuit.presets(name) == tuple(game_named(name).preset_names())
        assert "beginner" in followsuit.levels(name)


def test_ten_pairs_are_the_fewest_that_say_who_is_better():
    for pairs in (1, 9, 10):
        compared = followsuit.compare("two_hundred", "casual", first_legal, pairs=pairs, seed="1")
        assert (compared.plus_minus is None) is (pairs == 1)
        assert compared.is_better() is (pairs == 10)
        assert ("±" in str(compared)) is (pairs > 1)


def test_a_comparison_in_processes_or_gone_on_with_is_the_one_made_in_one_go(tmp_path):
    file = tmp_path / "kept.json"
    seen: list[int] = []
    once = followsuit.compare("rangvaar", first_legal, "beginner", pairs=6)
    followsuit.compare("rangvaar", first_legal, "beginner", pairs=2, resume=file)
    gone_on = followsuit.compare(
        "rangvaar", first_legal, "beginner", pairs=6, jobs=2, resume=file, progress=seen.append
    )
    assert seen == [3, 4, 5, 6]
    assert gone_on.report["figures"] == once.report["figures"]
    assert followsuit.compare("rangvaar", first_legal, "beginner", pairs=6, resume=file) == gone_on
    with pytest.raises(followsuit.RequestError, match="holds another arena: b is 'beginner'"):
        followsuit.compare("rangvaar", first_legal, "casual", pairs=6, resume=file)
    with pytest.raises(followsuit.RequestError, match="0 jobs; 1 is the least"):
        followsuit.compare("rangvaar", first_legal, "casual", jobs=0)


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_a_bot_raises_comes_with_game_seed_pair_and_seat(jobs):
    with pytest.raises(ZeroDivisionError) as caught:
        followsuit.compare("rangvaar", "casual", divides_by_zero, pairs=1, seed="s", jobs=jobs)
    bot, pair = caught.value.__notes__
    assert bot.startswith("raised by the bot of")
    assert "of rangvaar, seed s/1, deal and turn 1/" in bot
    assert pair == "in pair 1 of seed s, casual as NS against divides_by_zero"


def divides_by_zero(situation):
    return situation.legal[0 // (len(situation.hand) - 3)]
