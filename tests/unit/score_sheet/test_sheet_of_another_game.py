"""A game from outside: with a keeper of its own it is kept on a sheet like the others, without one it is not."""

import json

import pytest

from followsuit.__main__ import main
from followsuit.base.errors import Refusal, RequestError
from followsuit.base.fields import FieldKind
from followsuit.base.score_entry import EntryResult, MatchEnd, ScoreFigure, StandingShown
from followsuit.base.score_notation import read_values, written_values
from followsuit.base.seats import Seat
from followsuit.card_games import registry
from followsuit.protocol.session import Session
from followsuit.record import Player
from followsuit.score_sheet import (
    any_sheet,
    enter_deal,
    new_sheet,
    sheet_csv,
    sheet_link,
    standings,
    write_sheet,
)
from followsuit.table import Table

# The toy lies in the repository; inside Pyodide there is only the engine.
pytestmark = pytest.mark.host


class TallyKeeper:
    """One stroke for the winner of the deal; two strokes win."""

    def first(self, rules, dealer, stake):
        return dealer, {"NS": 0, "EW": 0}

    def ask(self, standing, form):
        form.choice("winner", "X1", ["NS", "EW"], kind=FieldKind.SIDE)

    def thrown_in(self, standing):
        return Refusal("not_thrown_in", "X1")

    def after_thrown_in(self, standing):
        return standing

    def result(self, standing, values):
        dealer, strokes = standing
        after = {**strokes, values["winner"]: strokes[values["winner"]] + 1}
        change = {side: after[side] - strokes[side] for side in after}
        end = MatchEnd(values["winner"], "X2") if 2 in after.values() else None
        return EntryResult((dealer.partner, after), change, (), end)

    def shown(self, standing):
        strokes = {side: str(count) for side, count in standing[1].items()}
        return StandingShown((ScoreFigure("points", strokes),), {"dealer": standing[0]})

    def due(self, standing):
        return {}

    def referee(self, standing, values):
        return {}

    def values_of(self, state):
        return None

    def begun(self, state):
        return None

    def written(self, values):
        return written_values(values, ["winner"], [])

    def read(self, words):
        return read_values(words, ["winner"], [])


def test_a_game_without_a_keeper_has_no_sheet(toy):
    with pytest.raises(RequestError) as error:
        new_sheet("six_cards")
    assert error.value.code == "no_sheet"
    assert error.value.facts["games"] == [*registry.GAMES]


def test_which_games_have_a_sheet_is_known_before_one_is_chosen(toy, monkeypatch, capsys):
    assert has_sheets() == {**dict.fromkeys(registry.GAMES, True), "six_cards": False}
    assert main(["games"]) == 0
    assert capsys.readouterr().out.endswith(
        "six_cards\n  rules   reference, long\n  levels  beginner\n  sheet   none\n"
    )
    monkeypatch.setattr(type(toy), "score_keeper", lambda game: TallyKeeper(), raising=False)
    assert has_sheets()["six_cards"]


def has_sheets():
    """Of each game whether it can be kept on a sheet, as a front end learns it with its first message."""
    answer = json.loads(Session().handle(json.dumps({"v": 1, "id": 1, "op": "hello"})))
    return {game["name"]: game["has_sheet"] for game in answer["games"]}


def test_a_match_that_cannot_be_kept_is_refused_with_the_games_that_can(toy, tmp_path, capsys):
    table = Table.start("six_cards", None, {seat: Player("beginner") for seat in Seat}, "kept")
    while not table.is_over:
        _ = table.deal() if table.needs_deal else table.step()
    record = tmp_path / "six.deal"
    record.write_text(table.record_text())
    assert main(["sheet", str(record)]) != 0
    said = "six_cards has no score sheet; these games have one: two_hundred, tractor, rangvaar, court_piece"
    assert said in capsys.readouterr().err


def test_a_game_with_a_keeper_is_kept_without_a_word_about_it_elsewhere(toy, monkeypatch):
    monkeypatch.setattr(type(toy), "score_keeper", lambda game: TallyKeeper(), raising=False)
    sheet = new_sheet("six_cards", dealer="W")
    for winner in ("NS", "EW", "NS"):
        sheet = enter_deal(sheet, {"winner": winner})
    now = standings(sheet)
    assert (now.standing[0], now.end.winner) == (Seat.E, "NS")
    text = write_sheet(sheet)
    assert text.endswith("deal 1 NS\ndeal 2 EW\ndeal 3 NS\n")
    assert any_sheet(sheet_link(sheet)) == any_sheet(text) == sheet
    assert "1,,W,NS,1,0,1,0," in sheet_csv(sheet)
