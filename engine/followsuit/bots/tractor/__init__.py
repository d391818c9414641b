"""Bots of Tractor, by level."""

from __future__ import annotations

from typing import Final

from followsuit.bots.seam import Bot
from followsuit.bots.tractor.casual import CasualTractor

BOTS: Final[dict[str, Bot]] = {"casual": CasualTractor()}
