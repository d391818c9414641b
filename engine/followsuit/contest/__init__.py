"""Contest: one deal played by several, each from the same seat against the same bots, and their results."""

from followsuit.contest.field import LEVELS_OF_FIELD, field_run, played_margin
from followsuit.contest.margin import margin_of
from followsuit.contest.sitting import sit_down
from followsuit.contest.trail import trail_of

__all__ = ["LEVELS_OF_FIELD", "field_run", "margin_of", "played_margin", "sit_down", "trail_of"]
