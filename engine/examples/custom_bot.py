"""A bot of your own as a class: `python custom_bot.py [--pairs N]`.

It changes one habit of the level casual in Two Hundred, and the arena says what that is worth: keeping aces
back loses points. Measure a change against what it changes.
"""

from __future__ import annotations

import argparse
from random import Random

import followsuit
from followsuit import Bot, Budget, Play
from followsuit.bots import bot_for
from followsuit.card_games.registry import game_named
from followsuit.card_games.two_hundred.observation import TwoHundredObservation


class Careful:
    """Plays as casual does, but leads no ace of a suit that was not led yet."""

    name = "careful"

    def __init__(self) -> None:
        self._game = game_named("two_hundred")
        self._casual: Bot = bot_for(self._game, "casual")

    def act(self, observation: TwoHundredObservation, rng: Random, budget: Budget) -> object:
        """The casual bot's action, unless that leads an ace that can wait."""
        chosen = self._casual.act(observation, rng, budget)
        trick = observation.trick
        if not isinstance(chosen, Play) or trick is None or trick.plays:
            return chosen
        card = chosen.cards[0]
        is_new = all(card.suit is not taken.trick.led for taken in observation.taken)
        others = [act for act in self._game.options(observation) if act.cards[0].rank is not card.rank]
        return others[0] if card.rank is followsuit.Rank.ACE and is_new and others else chosen


def main() -> None:
    """Measure it against the level it changes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=100, help="deals, each played from both sides")
    options = parser.parse_args()
    print(followsuit.compare("two_hundred", Careful(), "casual", pairs=options.pairs))


if __name__ == "__main__":
    main()
