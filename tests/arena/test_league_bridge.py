"""The bridge to the 80fen league: a bot that knows only the league's calls plays in our arena by its rules."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from base.paths import ENGINE
from followsuit.__main__ import main

BRIDGE = ENGINE / "examples" / "league_bridge.py"
BOT = Path(__file__).with_name("league_bot.py")


@pytest.fixture(scope="module")
def bridge() -> ModuleType:
    found = importlib.util.spec_from_file_location("league_bridge", BRIDGE)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def rules_of(bridge: ModuleType) -> str:
    """The bridge's rules as the command takes them."""
    fields = {name: "yes" if value is True else value for name, value in bridge.RULES.items()}
    preset, gates = fields.pop("preset"), fields.pop("must_defend")
    assert gates == ["2", "5", "T", "K"]  # of a match of many deals; the command takes no lists
    return ",".join([preset, *(f"{name}={value}" for name, value in fields.items())])


@pytest.mark.host
def test_a_bot_of_the_league_plays_pairs_without_an_illegal_move(
    bridge: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = f"external:{sys.executable} {BRIDGE} {sys.executable} {BOT}"
    assert main(["arena", "tractor", bot, "beginner", "--pairs", "1", "--rules", rules_of(bridge)]) == 0
    said = capsys.readouterr().out
    [line] = [line for line in said.splitlines() if line.strip().startswith("external:") and "moves" in line]
    assert "0 illegal" in line, said


def test_a_card_has_the_leagues_number_and_comes_back_from_it(bridge: ModuleType) -> None:
    cards = bridge.Cards()
    numbered = {"2S": 0, "AS": 12, "2H": 13, "2D": 26, "2C": 39, "AC": 51, "SJ": 52, "BJ": 53}
    for text, number in numbered.items():
        assert cards.numbers(text) == (number, number + 54)
        assert bridge.text_of(cards.card(text, number)) == text
    (one, other), _ = cards.own(["7H", "7H"], [])
    assert {one["id"], other["id"]} == set(cards.numbers("7H"))
    assert cards.own(["7H"], [])[0][0]["id"] in (one["id"], other["id"])


def test_of_two_copies_the_one_that_is_buried_is_not_the_one_in_the_hand_or_in_a_trick(
    bridge: ModuleType,
) -> None:
    cards = bridge.Cards()
    cards.own(["TS", "TS"], [])
    [held], [buried] = cards.own(["TS"], ["TS"])
    assert {held["id"], buried["id"]} == set(cards.numbers("TS"))
    assert cards.own([], ["TS"])[1] == [buried]
    [play] = cards.played([{"seat": "S", "cards": ["TS"]}], "S")
    assert play["cards"] == [held]


def test_a_copy_played_by_another_is_never_one_that_is_held(bridge: ModuleType) -> None:
    cards = bridge.Cards()
    [held], _ = cards.own(["KD"], [])
    [play] = cards.played([{"seat": "W", "cards": ["KD"]}], "S")
    assert play["cards"][0]["id"] != held["id"]
    assert play["cards"][0]["id"] in cards.numbers("KD")
