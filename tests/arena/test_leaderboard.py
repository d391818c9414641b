"""The leaderboard: strengths that fit every arena, how sure they are, and the commands that measured them."""

import json
from pathlib import Path

import pytest

import followsuit
from followsuit.__main__ import main
from followsuit.arena.leaderboard import Meeting, leaderboard, read_meeting, standings
from followsuit.base.errors import RequestError
from followsuit.bots import bots_of
from followsuit.card_games.registry import game_named

#: The chapters of STRENGTH.md.
TITLES = {
    "two_hundred": "Two Hundred",
    "rangvaar": "Rangvaar",
    "court_piece": "Court Piece",
    "tractor": "Tractor",
}


def met(a, b, mean, plus_minus=1.0, game="two_hundred"):
    return Meeting(game, "reference", a, b, "points", mean, plus_minus, 100, 0, f"arena {a} {b}", 1)


def test_one_arena_says_how_much_better_and_how_sure():
    strong, weak = standings([met("casual", "beginner", 12.0, 2.8)])
    assert (strong.player, weak.player) == ("casual", "beginner")
    assert strong.strength == pytest.approx(12.0)
    assert strong.plus_minus == pytest.approx(2.8)
    assert (weak.strength, weak.plus_minus) == (0.0, 0.0)


def test_a_ladder_adds_up_and_its_intervals_add_like_variances():
    found = {one.player: one for one in standings([met("b", "a", 3.0, 3.0), met("c", "b", 4.0, 4.0)])}
    assert found["c"].strength == pytest.approx(7.0)
    assert found["c"].plus_minus == pytest.approx(5.0)


def test_arenas_that_disagree_are_weighted_by_how_sure_they_are():
    found = {one.player: one for one in standings([met("b", "a", 0.0, 1.0), met("a", "b", -10.0, 3.0)])}
    assert found["b"].strength == pytest.approx(1.0), "nine parts of the sure one, one of the other"


def test_a_player_that_loses_to_all_is_the_zero():
    assert standings([met("a", "b", -5.0)])[-1].player == "a"


def test_players_that_never_met_cannot_be_ranked():
    with pytest.raises(RequestError, match="do not connect all players"):
        standings([met("a", "b", 1.0), met("c", "d", 1.0)])


def test_it_is_made_by_a_command_from_the_results_of_arenas(tmp_path, capsys):
    files = []
    for a, b in (("casual", "beginner"), ("expert", "casual")):
        files.append(tmp_path / f"{a}.json")
        words = ["arena", "rangvaar", a, b, "--pairs", "4", "--nodes", "20", "--report", str(files[-1])]
        assert main(words) == 0
    capsys.readouterr()
    assert main(["leaderboard", *map(str, files)]) == 0
    text = capsys.readouterr().out
    assert text.startswith("# How strong bots are\n")
    version = bots_of(game_named("rangvaar")).version
    assert f"## rangvaar, rules reference, levels of version {version}\n" in text
    assert "| 1 | `expert` |" in text or "| 1 | `casual` |" in text or "| 1 | `beginner` |" in text
    assert "python -m followsuit arena rangvaar expert casual --pairs 4 --seed 1 --nodes 20" in text
    assert text.strip() == leaderboard([read_meeting(file) for file in files]).strip()


def test_levels_of_another_version_are_ranked_apart(tmp_path):
    meetings = []
    for version, mean in ((1, 3.0), (2, 5.0)):
        head = {"arena": 1, "bots": version}
        plan = {"game": "rangvaar", "rules": "reference", "a": "casual", "b": "beginner", "seed": "1"}
        figures = {"tricks": {"mean": mean, "plus_minus": 1.0}}
        report = {"pairs": 9, "figures": figures, "a": {"illegal": 0}, "b": {"illegal": 0}}
        file = tmp_path / f"{version}.json"
        data = {**head, "plan": {**plan, "nodes": None, "matches": False}, "report": report}
        file.write_text(json.dumps(data))
        meetings.append(read_meeting(file))
    first, second = leaderboard(meetings).split("## rangvaar, rules reference, levels of version ")[1:]
    assert first.startswith("1\n")
    assert "`casual` | +3.00 ± 1.00" in first
    assert "`casual` | +5.00 ± 1.00" in second


def test_a_file_that_holds_no_arena_is_named(tmp_path, capsys):
    file = tmp_path / "other.json"
    file.write_text(json.dumps({"plan": {}}))
    assert main(["leaderboard", str(file)]) == 1
    assert "other.json holds no arena" in capsys.readouterr().err


@pytest.mark.host
def test_the_tables_of_strength_hold_what_the_arenas_of_the_list_measured():
    engine = Path(followsuit.__file__).parents[1]
    told = (engine / "followsuit" / "bots" / "STRENGTH.md").read_text(encoding="utf-8")
    assert told.count(", `board` |") == len([*(engine / "leaderboard").glob("*.json")])
    for file in (engine / "leaderboard").glob("*.json"):
        data = json.loads(file.read_text(encoding="utf-8"))
        plan, report, e = data["plan"], data["report"], data["report"]["e"]
        digits = 2 if e["half_of"] == "tricks" else 1
        figure = f"{e['mean']:+.{digits}f} ± {e['plus_minus']:.{digits}f}".replace("-", "−")
        figure = f"**{figure}**" if abs(e["mean"]) > e["plus_minus"] else figure
        other = plan["b"] + (
            ", `reference`" if (plan["game"], plan["rules"]) == ("tractor", "reference") else ""
        )
        row = f"| {plan['a']} | {other} | {data['bots']}, `board` | {report['pairs']} | {figure} |"
        assert row in told.partition(f"\n## {TITLES[plan['game']]}\n")[2].partition("\n## ")[0], file.name


@pytest.mark.host
def test_the_list_of_bots_is_what_the_command_makes_of_the_results_beside_it():
    engine = Path(followsuit.__file__).parents[1]
    files = sorted((engine / "leaderboard").glob("*.json"))
    assert files
    made = leaderboard([read_meeting(file) for file in files])
    assert (engine / "BOTS.md").read_text(encoding="utf-8").strip() == made.strip()
