"""Contest: one deal played by several, each from the same seat against the same bots, and their results."""

from followsuit.challenges.bot_results import LEVELS_OF_FIELD, field_run, played_margin
from followsuit.challenges.dealt_table import dealt_table
from followsuit.challenges.margin import margin_of
from followsuit.challenges.trick_results import trail_of

__all__ = ["LEVELS_OF_FIELD", "dealt_table", "field_run", "margin_of", "played_margin", "trail_of"]
