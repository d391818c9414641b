"""Bots of Court Piece, by level."""

from __future__ import annotations

from typing import Final

from followsuit.bots.court_piece.beginner import BeginnerCourtPiece
from followsuit.bots.court_piece.casual import CASUAL
from followsuit.bots.interface import Bot
from followsuit.bots.roster import GameBots

BOTS: Final[dict[str, Bot]] = {"beginner": BeginnerCourtPiece(), "casual": CASUAL}

GAME_BOTS: Final = GameBots(BOTS, result="own_tricks", version=1)
