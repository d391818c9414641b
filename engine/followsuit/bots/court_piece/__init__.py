"""Bots of Court Piece, by level."""

from __future__ import annotations

from typing import Final

from followsuit.base.agreements import clauses_for
from followsuit.bots.court_piece.beginner import BeginnerCourtPiece
from followsuit.bots.court_piece.casual import CASUAL, see_table
from followsuit.bots.court_piece.search import CourtPieceSearch
from followsuit.bots.interface import Bot
from followsuit.bots.roster import GameBots
from followsuit.bots.search.bot import SearchingBot
from followsuit.bots.search.core import Settings

EXPERT: Final = CourtPieceSearch(cards=Settings(24, least=0.02), calls=Settings(24, least=0.02))
MASTER: Final = CourtPieceSearch(
    cards=Settings(768, confirm=384, gate=1.0, confirm_gate=0.0, least=0.02),
    calls=Settings(768, confirm=384, gate=1.0, confirm_gate=0.0, least=0.02),
)

BOTS: Final[dict[str, Bot]] = {
    "beginner": BeginnerCourtPiece(),
    "casual": CASUAL,
    "expert": SearchingBot(EXPERT),
    "master": SearchingBot(MASTER),
}

GAME_BOTS: Final = GameBots(
    BOTS, result="own_tricks", version=4, clauses=clauses_for(has_points=False), see_table=see_table
)
