"""Dehla Pakad: importing this package adds the game to those there are."""

from dehla_pakad.game import GAME
from followsuit.card_games.registry import register

register(GAME)
