"""Six cards: a toy game from outside the package; importing it adds it to the games there are."""

from followsuit.card_games.registry import game_names, register
from six_cards.game import GAME

if GAME.name not in game_names():
    register(GAME)
