"""Bots of Rangvaar, by level."""

from __future__ import annotations

from typing import Final

from followsuit.base.agreements import clauses_for
from followsuit.bots.interface import Bot
from followsuit.bots.rangvaar.beginner import BeginnerRangvaar
from followsuit.bots.rangvaar.casual import CASUAL, see_table
from followsuit.bots.rangvaar.search import RangvaarSearch
from followsuit.bots.roster import GameBots
from followsuit.bots.search.bot import SearchingBot
from followsuit.bots.search.core import Settings

EXPERT: Final = RangvaarSearch(cards=Settings(24, least=0.1), calls=Settings(24, least=0.1))
MASTER: Final = RangvaarSearch(
    cards=Settings(120, confirm=60, gate=1.0, confirm_gate=0.0, least=0.1),
    calls=Settings(120, confirm=60, gate=1.0, confirm_gate=0.0, least=0.1),
    exact=5,
    endings=Settings(60, gate=0.5),
    beliefs=True,
)

BOTS: Final[dict[str, Bot]] = {
    "beginner": BeginnerRangvaar(),
    "casual": CASUAL,
    "expert": SearchingBot(EXPERT),
    "master": SearchingBot(MASTER),
}

GAME_BOTS: Final = GameBots(
    BOTS,
    result="own_tricks",
    has_contract=True,
    version=5,
    clauses=clauses_for(has_points=False),
    see_table=see_table,
)
