"""The arena: the same cards from both sides, honest sums, and going on where it stopped."""

import json
import re
from hashlib import sha256

import pytest

from followsuit.__main__ import main
from followsuit.api.statistics import width_of
from followsuit.arena.contestants import LevelPlayer
from followsuit.arena.encounter import DecisionLog, Encounter
from followsuit.arena.pairs import Pairing, Plan
from followsuit.arena.plot import svg
from followsuit.arena.report import interval, report, sentences
from followsuit.base.actions import Pass
from followsuit.base.seats import Side
from followsuit.base.seeds import Seed
from followsuit.bots import BotDecision, bot_for, levels_of
from followsuit.card_games.registry import game_named, game_names
from followsuit.card_games.tractor.actions import Declare
from tests.shared.bots_outside import command, ran

games = pytest.mark.parametrize("game", game_names())


@games
def test_a_bot_against_itself_comes_to_nought(game, capsys):
    status, out = ran(capsys, game, "casual", "--null", "--pairs", "3")
    assert status == 0
    assert "+0.000 ± 0.000 a deal" in out
    assert out.count("0 illegal") == 2


@games
def test_every_level_plays_a_pair_without_an_illegal_move(game):
    for level in levels_of(game_named(game)):
        pairing = Pairing(Plan(game, level, "casual", "reference", "smoke", nodes=12))
        pair = pairing.play(1)
        assert pair["a"]["illegal"] == pair["b"]["illegal"] == []
        assert pair["a"]["ms"]


@pytest.mark.full("measures strength over fixed deals")
@pytest.mark.parametrize(("game", "least"), [("two_hundred", 2.0), ("rangvaar", 0.2)])
def test_the_searching_level_beats_the_one_below_on_fixed_seeds(game, least):
    pairing = Pairing(Plan(game, "expert", "casual", "reference", "small arena"))
    told = report([pairing.play(number) for number in range(1, 25)])
    assert next(iter(told["figures"].values()))["mean"] > least


def test_whole_matches_are_counted_by_who_wins(capsys):
    status, out = ran(capsys, "two_hundred", "casual", "beginner", "--matches", "--pairs", "4", "--seed", "7")
    assert status == 0
    assert "share of matches" in out
    assert "deals a match" in out


def test_an_arena_goes_on_where_it_stopped(tmp_path, capsys):
    whole, part = tmp_path / "whole.json", tmp_path / "part.json"
    terms = ("two_hundred", "casual", "beginner", "--seed", "5")
    ran(capsys, *terms, "--pairs", "6", "--json", str(whole))
    ran(capsys, *terms, "--pairs", "4", "--json", str(part))
    ran(capsys, *terms, "--pairs", "6", "--json", str(part), "--resume")
    first, second = (json.loads(file.read_text(encoding="utf-8")) for file in (whole, part))
    assert [pair["figures"] for pair in first["pairs"]] == [pair["figures"] for pair in second["pairs"]]
    assert first["report"]["figures"] == second["report"]["figures"]


def test_an_arena_that_goes_on_tells_the_mean_of_all_pairs_so_far(tmp_path, capsys):
    terms = ("two_hundred", "casual", "beginner", "--seed", "5", "--json", str(tmp_path / "kept.json"))
    assert main(["arena", *terms, "--pairs", "3"]) == 0
    capsys.readouterr()
    assert main(["arena", *terms, "--pairs", "4", "--resume"]) == 0
    told = capsys.readouterr()
    mean = float(re.search(r"  score +([+-][\d.]+) ±", told.out)[1])
    assert float(re.search(r"4 of 4 pairs, ([+-][\d.]+) so far", told.err)[1]) == pytest.approx(
        mean, abs=0.01
    )


def test_a_file_of_another_arena_is_not_resumed(tmp_path, capsys):
    file = str(tmp_path / "kept.json")
    ran(capsys, "two_hundred", "casual", "--null", "--pairs", "1", "--json", file)
    capsys.readouterr()
    assert main(["arena", "rangvaar", "casual", "--null", "--pairs", "1", "--json", file, "--resume"]) == 1
    assert "game is 'two_hundred' there, not 'rangvaar'\n" in capsys.readouterr().err


def test_pairs_of_an_older_version_of_the_bots_are_not_mixed_with_new_ones(tmp_path, capsys):
    file, terms = tmp_path / "kept.json", ("two_hundred", "casual", "--null")
    ran(capsys, *terms, "--pairs", "1", "--json", str(file))
    kept = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**kept, "bots": kept["bots"] - 1}), encoding="utf-8")
    assert main(["arena", *terms, "--pairs", "2", "--json", str(file), "--resume"]) == 1
    assert "holds pairs of version" in capsys.readouterr().err


def test_unknown_players_and_a_missing_opponent_are_refused():
    assert main(["arena", "two_hundred", "champion", "casual"]) == 1
    assert main(["arena", "two_hundred", "casual"]) == 1


def test_an_interval_narrows_with_the_root_of_the_pairs():
    few, many = interval([-1.0, 1.0] * 50), interval([-1.0, 1.0] * 200)
    assert few["mean"] == 0
    assert few["plus_minus"] == pytest.approx(2 * many["plus_minus"], rel=0.02)


def test_an_interval_of_few_pairs_is_wide_and_of_one_there_is_none():
    assert interval([3.0])["plus_minus"] is None
    # Student's quantiles, from a printed table.
    for count, student in ((2, 12.706), (5, 2.776), (21, 2.086), (31, 2.042), (61, 2.000), (121, 1.980)):
        assert width_of(count) == pytest.approx(student, abs=0.0006)


def test_a_share_of_matches_has_an_interval_even_where_all_are_won():
    won = {"figures": {"matches won": 1.0, "deals": 4.0}, "a": QUIET, "b": QUIET}
    told = report([won] * 5)
    # Wilson's interval of 10 of 10.
    assert told["share"] == {"mean": 1.0, "low": 0.7225, "high": 1.0}
    assert "share of matches       100.0 % (72.2 to 100.0)" in "\n".join(sentences("A", "B", told, True))


#: What a player did that made no decision.
QUIET = {"ms": [], "searched": 0, "overrides": 0, "illegal": []}


# Deals that are thrown in ----------------------------------------------------------------------------------
THROWN_IN = {
    "two_hundred": "traditional",
    "rangvaar": {"preset": "reference", "opener_may_pass": True},
    "tractor": "auction",
    "tractor where nobody declares": {"preset": "reference", "no_declaration": "redeal"},
}


class Silent:
    """A player that passes where it can and does nothing where it need not act."""

    def __init__(self, game):
        self.game = game

    def decide(self, observation, rng, budget):
        options = self.game.options(observation)
        return BotDecision.without_search(
            next((option for option in options if isinstance(option, Pass)), None)
        )


@pytest.mark.parametrize("name", THROWN_IN)
def test_a_deal_that_is_thrown_in_is_good_for_nobody(name):
    game = game_named(name.split()[0])
    played = game.side_figures(game.rules(THROWN_IN[name]), summary_of_a_deal(game))
    silent = Silent(game)
    encounter = Encounter(
        game,
        game.rules(THROWN_IN[name]),
        dict.fromkeys(Side, silent),
        dict.fromkeys(Side, DecisionLog()),
        Seed(1),
    )
    state = encounter.play_deal(encounter.begin(), 1)
    assert game.summary(state) == {"passed_out": True}
    figures = game.side_figures(game.rules(THROWN_IN[name]), game.summary(state))
    assert list(figures) == list(played)
    assert all(by["NS"] == by["EW"] for by in figures.values())


@pytest.mark.parametrize(("packs", "takes_over"), [(2, 80), (3, 120), (4, 160)])
def test_points_of_tractor_are_counted_from_those_at_which_the_sides_change(packs, takes_over):
    game = game_named("tractor")
    summary = {"declaring_side": "NS", "points": takes_over + 15, "gainer": None}
    figures = game.side_figures(game.rules({"packs": packs}), summary)
    assert figures == {f"points about {takes_over}": {"NS": -15, "EW": 15}, "levels": {"NS": 0, "EW": 0}}


@pytest.mark.parametrize("gainer", ["NS", "EW"])
def test_the_levels_that_a_deal_gains_are_those_of_its_gainer(gainer):
    summary = {"declaring_side": "NS", "points": 80, "gainer": gainer, "gain": 2}
    figures = game_named("tractor").side_figures(game_named("tractor").rules(None), summary)
    assert figures["levels"] == {"NS": 0, "EW": 0, gainer: 2}


class Shows(LevelPlayer):
    """Declares with more cards than there are, whenever it is asked."""

    def decide(self, observation, rng, budget):
        return BotDecision.without_search(Declare(observation.seat, observation.hand[:1] * 5))


def test_an_optional_act_that_is_refused_is_not_made_into_another():
    game, log = game_named("tractor"), DecisionLog()
    shows = dict.fromkeys(Side, Shows(bot_for(game, "casual")))
    logs = dict.fromkeys(Side, log)
    encounter = Encounter(game, game.rules(None), shows, logs, Seed("shows"), goes_on=True)
    _, state = encounter.dealt(encounter.begin(), 1)
    while not (may := [seat for seat in game.may_act(state) if game.options(game.observe(state, seat))]):
        state = game.apply(state, game.table_act(state)).state
    assert [encounter._decide(state, seat, "1/1", must=False) for seat in may] == [None] * len(may)
    assert len(log.illegal) == len(may)


def summary_of_a_deal(game):
    """The summary of a deal that the casual bots played out."""
    casual = LevelPlayer(bot_for(game, "casual"))
    players, logs = dict.fromkeys(Side, casual), dict.fromkeys(Side, DecisionLog())
    encounter = Encounter(game, game.rules(None), players, logs, Seed("played"))
    summary = game.summary(encounter.play_deal(encounter.begin(), 1))
    assert "passed_out" not in summary
    return summary


@pytest.mark.host
def test_an_arena_whose_deals_are_all_thrown_in_comes_to_nought(tmp_path, capsys):
    code = "import json, sys\nfor line in sys.stdin:\n    print(json.dumps({'kind': 'pass'}), flush=True)\n"
    words = ("tractor", command(tmp_path, code), "--null", "--rules", "auction", "--pairs", "2")
    status, out = ran(capsys, *words)
    assert status == 0, out
    assert "+0.000 ± 0.000 a deal" in out


@pytest.mark.host
def test_jobs_change_no_figure(tmp_path, capsys):
    terms = ("rangvaar", "casual", "beginner", "--pairs", "4", "--seed", "3")
    one, two = ran(capsys, *terms)[1], ran(capsys, *terms, "--jobs", "2")[1]
    assert [line for line in one.splitlines() if " a deal" in line] == [
        line for line in two.splitlines() if " a deal" in line
    ]


#: The checksums of the pictures of these figures.
PLOTS = {
    (): "9dfdaddb33539d93",
    (1.0,): "0f7649dc9e496b2e",
    (0.0, 0.0): "6f562d5c0652202e",
    (3.0, -1.5, 2.0, 40.0, 0.0, 0.25): "1e514903ed8b87cf",
    tuple(range(-400, 500)): "173184b8b613b041",
}


@pytest.mark.parametrize("values", PLOTS, ids=len)
def test_a_plot_is_drawn_as_ever(values):
    assert sha256(svg(values, "A <b> & B").encode()).hexdigest()[:16] == PLOTS[values]
