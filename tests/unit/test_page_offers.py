"""What the page's HTML offers before the engine is there: what the engine has, no more and no less."""

import re
from functools import cache
from pathlib import Path

import pytest

import followsuit
from followsuit.bots import DEFAULT_LEVEL, LEVELS, levels_of
from followsuit.registry import game_named, game_names

# Reads the repository; inside Pyodide there is only the engine.
pytestmark = pytest.mark.host


@cache
def html():
    return (Path(followsuit.__file__).parents[2] / "web" / "index.html").read_text(encoding="utf-8")


def offered(name):
    """The values of the radio buttons of a name, in order."""
    return re.findall(rf'<input type="radio" name="{name}" value="([^"]+)"', html())


def test_every_game_is_offered():
    assert sorted(offered("game")) == sorted(game_names())


def test_every_level_of_bots_is_offered_and_the_usual_one_is_chosen():
    assert tuple(offered("level")) == LEVELS
    assert re.search(rf'name="level" value="{DEFAULT_LEVEL}" checked', html())
    for game in game_names():
        assert levels_of(game_named(game)) == LEVELS


def test_every_preset_is_offered_and_the_rules_of_the_house():
    for game in game_names():
        name = "rules" if game == "two_hundred" else f"preset-{game}"
        assert offered(name) == [*game_named(game).preset_names(), "house"]


def test_the_number_of_deals_offered_is_that_of_the_option():
    [deals] = [option for option in game_named("rangvaar").rule_options() if option.name == "deals"]
    assert offered("house-deals") == [str(choice) for choice in deals.choices]
