"""Bots of Two Hundred, by level."""

from __future__ import annotations

from typing import Final

from followsuit.bots.seam import Bot
from followsuit.bots.search.bot import SearchingBot
from followsuit.bots.search.core import Settings
from followsuit.bots.two_hundred.casual import CasualTwoHundred
from followsuit.bots.two_hundred.searching import Level

EXPERT: Final = Level(cards=Settings(24), calls=Settings(24))
MASTER: Final = Level(
    cards=Settings(200, confirm=200),
    calls=Settings(200, confirm=200),
    exact=3,
    endings=Settings(60),
)

BOTS: Final[dict[str, Bot]] = {
    "casual": CasualTwoHundred(),
    "expert": SearchingBot(EXPERT),
    "master": SearchingBot(MASTER),
}
