"""The terms of an arena: deals under way, shared calls, divided players, lean questions, records, and the unit e."""

import re
from io import StringIO
from pathlib import Path
from random import Random

import pytest

import followsuit
from followsuit.__main__ import main
from followsuit.arena.encounter import begin_under_way
from followsuit.arena.progress_bar import ProgressLog
from followsuit.base.actions import Play
from followsuit.base.game import seats_of
from followsuit.base.seats import Seat, parse_any_seat
from followsuit.card_games.registry import game_named, game_names
from followsuit.card_games.tractor.actions import Bury
from followsuit.record import read_record
from tests.shared.bots_outside import command

games = pytest.mark.parametrize("game", game_names())


def ran(capsys, *words):
    status = main(["arena", *words])
    return status, capsys.readouterr().out


@games
def test_deals_under_way_stand_at_many_levels_or_totals_and_their_records_replay(game, tmp_path, capsys):
    status, out = ran(
        capsys, game, "casual", "beginner", "--pairs", "6", "--levels", "--records", str(tmp_path)
    )
    assert status == 0, out
    records = [read_record(file.read_text(encoding="utf-8")) for file in tmp_path.glob("*.deal")]
    assert len(records) == 12
    names = game_named(game).standing_fields
    assert len({tuple(record.deals[0].opening.get(name) for name in names) for record in records}) > 3
    assert {player.level for player in records[0].players.values()} == {"casual", "beginner"}


def test_a_match_that_begins_at_its_beginning_has_no_levels_drawn(capsys):
    assert main(["arena", "tractor", "casual", "--null", "--matches", "--levels"]) == 1
    assert "begins at its beginning" in capsys.readouterr().err


@games
def test_where_calls_are_shared_both_halves_of_a_pair_have_the_same_auction(game, tmp_path, capsys):
    words = ("casual", "beginner", "--pairs", "4", "--declare", "shared", "--records", str(tmp_path))
    assert ran(capsys, game, *words)[0] == 0
    for number in range(1, 5):
        halves = [
            read_record(file.read_text(encoding="utf-8")).deals[0] for file in tmp_path.glob(f"{number}-*")
        ]
        calls = [[one for one in half.actions if not isinstance(one, Play | Bury)] for half in halves]
        assert calls[0] == calls[1]
        assert halves[0].actions != halves[1].actions


@games
def test_a_player_made_of_one_level_twice_is_that_level(game, capsys):
    status, out = ran(capsys, game, "casual+casual", "casual", "--pairs", "3")
    assert status == 0
    assert "+0.000 ± 0.000 a deal" in out


@games
def test_a_level_with_agreements_is_a_player_like_another(game, capsys):
    status, out = ran(capsys, game, "agreeing:casual", "casual", "--pairs", "2")
    assert status == 0
    assert out.count("0 illegal") == 2
    assert main(["arena", game, "agreeing:grandmaster", "casual"]) == 1
    assert "grandmaster" in capsys.readouterr().err


def test_a_player_of_an_unknown_part_is_refused(capsys):
    assert main(["arena", "tractor", "casual+grandmaster", "casual"]) == 1
    assert "grandmaster" in capsys.readouterr().err


LEAN = """import json, sys
from random import Random
for line in sys.stdin:
    asked = json.loads(line)
    assert "options" not in asked and "rules" not in asked, asked
    assert "refused" not in (asked["view"]["prompt"] or {})
    prompt, rng = asked["view"]["prompt"], Random(asked["seed"])
    if prompt["kind"] == "bid":
        answer = {"kind": "pass"} if prompt["can_pass"] else {"kind": "bid", "value": prompt["values"][0]}
    elif prompt["kind"] == "name_trump":
        answer = {"kind": "name_trump", "suit": "H"}
    else:
        answer = {"kind": "play", "cards": [rng.choice(prompt["playable"])]}
    print(json.dumps(answer), flush=True)
"""


@pytest.mark.host
def test_a_lean_question_is_short_has_a_seed_and_can_be_answered(tmp_path, capsys):
    words = (command(tmp_path, LEAN), "--null", "--pairs", "2", "--lean")
    status, out = ran(capsys, "two_hundred", *words)
    assert status == 0, out
    assert "+0.000 ± 0.000 a deal" in out


def test_e_is_half_of_the_first_figure_and_the_worst_pairs_come_first(capsys):
    status, out = ran(capsys, "tractor", "casual", "beginner", "--pairs", "4", "--show", "2")
    assert status == 0
    whole = float(re.search(r"points about 80 +([+-][\d.]+) ±", out)[1])
    assert float(re.search(r"  e +([+-][\d.]+) ±", out)[1]) == pytest.approx(whole / 2, abs=0.001)
    shown = [float(found) for found in re.findall(r"pair \d+: points about 80 ([+-][\d.]+)", out)]
    assert len(shown) == 2
    assert shown == sorted(shown)


def test_without_a_terminal_progress_is_told_in_lines(capsys):
    out = StringIO()
    telling = ProgressLog(out, 2)
    telling.show(1, 4.0)
    telling.show(2, 3.0)
    telling.end()
    assert out.getvalue() == "2 of 2 pairs, +3.00 so far\n"


def test_a_terminal_shows_a_bar_that_fills_and_then_goes(monkeypatch):
    out = StringIO()
    monkeypatch.setattr(out, "isatty", lambda: True, raising=False)
    bar = ProgressLog(out, 4)
    for done in range(1, 5):
        bar.show(done, 0.5)
    bar.end()
    shown = out.getvalue().split("\r")
    assert shown[1] == f"[{'#' * 7}{'.' * 23}] 1/4 +0.50"
    assert shown[4] == f"[{'#' * 30}] 4/4 +0.50"
    assert shown[5] == "\x1b[K"


def test_every_key_that_the_guide_names_for_tractor_is_in_the_view():
    guide = (Path(followsuit.__file__).parent / "bots" / "EXTERNAL.md").read_text(encoding="utf-8")
    table = guide[guide.index("and in Tractor besides:") :].split("\n\n")[1]
    named = {key for line in table.splitlines()[2:] for key in re.findall(r"`([\w.]+)`", line.split("|")[1])}
    game = game_named("tractor")
    state = game.deal(game.new_match(game.rules("standard"), Random(1)), Random(2)).state
    view = game.view(game.observe(state, Seat.S))
    assert len(named) == 7
    assert named <= {*view, *(f"own.{key}" for key in view["own"])}


@pytest.mark.parametrize("rules", [{"preset": "standard", "seats": 6, "packs": 3}, "standard"], ids=str)
def test_a_match_of_tractor_under_way_is_drawn_at_every_table(rules):
    game = game_named("tractor")
    rules = game.rules(rules)
    dealt = game.deal(game.new_match(rules, Random("way")), Random("way")).state
    number, state = begin_under_way(game, rules, dealt, Random("way"))
    before, after = game.opening(dealt), game.opening(state)
    assert number == 2
    assert {name for name in after if after[name] != before[name]} == {"levels", "declaring"}
    assert after["declaring"] == parse_any_seat(after["first"], len(seats_of(game, rules))).side.name
