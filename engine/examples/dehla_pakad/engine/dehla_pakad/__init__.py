"""Dehla Pakad: importing this package adds the game to those there are."""

from dehla_pakad.game import GAME
from followsuit.registry import register

register(GAME)
