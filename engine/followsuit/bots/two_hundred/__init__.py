"""Bots of Two Hundred, by level."""

from __future__ import annotations

from typing import Final

from followsuit.base.agreements import clauses_for
from followsuit.bots.interface import Bot
from followsuit.bots.roster import GameBots
from followsuit.bots.search.bot import SearchingBot
from followsuit.bots.search.core import Settings
from followsuit.bots.two_hundred.beginner import BeginnerTwoHundred
from followsuit.bots.two_hundred.casual import CASUAL, see_table
from followsuit.bots.two_hundred.search import TwoHundredSearch

EXPERT: Final = TwoHundredSearch(cards=Settings(24, least=1.0), calls=Settings(24, least=1.0))
MASTER: Final = TwoHundredSearch(
    cards=Settings(120, confirm=60, gate=1.0, confirm_gate=0.0, least=1.0),
    calls=Settings(120, confirm=60, gate=1.0, confirm_gate=0.0, least=1.0),
    exact=4,
    endings=Settings(60, gate=0.5),
    beliefs=True,
)

BOTS: Final[dict[str, Bot]] = {
    "beginner": BeginnerTwoHundred(),
    "casual": CASUAL,
    "expert": SearchingBot(EXPERT),
    "master": SearchingBot(MASTER),
}

GAME_BOTS: Final = GameBots(
    BOTS,
    result="own_points",
    has_contract=True,
    version=4,
    clauses=clauses_for(has_points=True),
    see_table=see_table,
)
