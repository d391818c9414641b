"""Sheet of Tractor: what it asks of a deal played with real cards, and how it counts."""

from followsuit.card_games.tractor.score_sheet.keeper import KEEPER

__all__ = ["KEEPER"]
