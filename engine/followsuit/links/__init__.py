"""Links: deals, questions and house rules in an address, packed into the part after ``#``."""

from followsuit.links.challenges import (
    Challenge,
    challenge_link,
    challenge_of,
    daily_challenge,
    dealt_first,
    final_summary,
    linked_challenge,
)
from followsuit.links.daily import check_day, daily_seed
from followsuit.links.deals import deal_link, linked_record, linked_text
from followsuit.links.house_rules import (
    House,
    Remedy,
    Unread,
    house_link,
    house_of,
    house_text,
    read_house,
    remedies,
)
from followsuit.links.link import LONGEST_SHARED, Link, LinkKind, read
from followsuit.links.questions import linked_question, question_link

__all__ = [
    "LONGEST_SHARED",
    "Challenge",
    "House",
    "Link",
    "LinkKind",
    "Remedy",
    "Unread",
    "challenge_link",
    "challenge_of",
    "check_day",
    "daily_challenge",
    "daily_seed",
    "deal_link",
    "dealt_first",
    "final_summary",
    "house_link",
    "house_of",
    "house_text",
    "linked_challenge",
    "linked_question",
    "linked_record",
    "linked_text",
    "question_link",
    "read",
    "read_house",
    "remedies",
]
