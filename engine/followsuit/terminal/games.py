"""Games: what there is to choose from on the command line."""

from __future__ import annotations

from followsuit.base.game import has_sheet
from followsuit.bots import levels_of
from followsuit.card_games.registry import game_named, game_names
from followsuit.terminal.screen import Screen


def list_games(screen: Screen) -> None:
    """Print each game with its presets and the levels of its bots."""
    for name in game_names():
        game = game_named(name)
        screen.say(screen.strong(name))
        screen.say(f"  rules   {', '.join(game.preset_names())}")
        screen.say(f"  levels  {', '.join(levels_of(game))}")
        if not has_sheet(game):
            screen.say("  sheet   none")
