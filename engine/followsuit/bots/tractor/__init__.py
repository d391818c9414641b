"""Bots of Tractor, by level."""

from __future__ import annotations

from typing import Final

from followsuit.base.agreements import clauses_for
from followsuit.bots.interface import Bot
from followsuit.bots.roster import GameBots
from followsuit.bots.search.bot import SearchingBot
from followsuit.bots.search.core import Settings
from followsuit.bots.tractor.agreed import see_table
from followsuit.bots.tractor.beginner import BeginnerTractor
from followsuit.bots.tractor.casual import CasualTractor
from followsuit.bots.tractor.search import TractorSearch

EXPERT: Final = TractorSearch(
    cards=Settings(20, gate=1.5),
    calls=Settings(24, gate=1.5),
    most=10,
    many_packs=Settings(8, gate=1.5),
    many_packs_most=3,
)
MASTER: Final = TractorSearch(
    cards=Settings(240, confirm=120, gate=1.0, confirm_gate=0.5),
    burials=Settings(160, confirm=80, gate=1.0, confirm_gate=0.5),
    calls=Settings(60, gate=1.0),
    most=14,
    endings=Settings(30, gate=1.0),
    many_packs=Settings(24, gate=1.0),
    many_packs_burials=Settings(20, gate=1.0),
    many_packs_most=5,
)

BOTS: Final[dict[str, Bot]] = {
    "beginner": BeginnerTractor(),
    "casual": CasualTractor(),
    "expert": SearchingBot(EXPERT),
    "master": SearchingBot(MASTER),
}

GAME_BOTS: Final = GameBots(
    BOTS, result="opposing_points", version=3, clauses=clauses_for(has_points=True), see_table=see_table
)
