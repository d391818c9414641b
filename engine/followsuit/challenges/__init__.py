"""Challenges: one deal played by several: its text and link, its table, its margin, the results of our
levels.
"""

from followsuit.challenges.bot_results import field_run, played_margin
from followsuit.challenges.daily import check_day, daily_seed
from followsuit.challenges.dealt_table import dealt_table
from followsuit.challenges.margin import margin_of
from followsuit.challenges.model import (
    Challenge,
    challenge_of,
    daily_challenge,
    dealt_first,
    final_summary,
)
from followsuit.challenges.parser import read_challenge
from followsuit.challenges.trick_results import trail_of
from followsuit.challenges.writer import challenge_link, write_challenge

__all__ = [
    "Challenge",
    "challenge_link",
    "challenge_of",
    "check_day",
    "daily_challenge",
    "daily_seed",
    "dealt_first",
    "dealt_table",
    "field_run",
    "final_summary",
    "margin_of",
    "played_margin",
    "read_challenge",
    "trail_of",
    "write_challenge",
]
