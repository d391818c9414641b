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
    HouseRules,
    RuleRemedy,
    UnreadRule,
    find_remedies,
    house_rules_link,
    make_house_rules,
    read_house_rules,
    write_house_rules,
)
from followsuit.links.link import LONGEST_SHARED, LinkKind, PackedLink, read
from followsuit.links.questions import linked_question, question_link

__all__ = [
    "LONGEST_SHARED",
    "Challenge",
    "HouseRules",
    "LinkKind",
    "PackedLink",
    "RuleRemedy",
    "UnreadRule",
    "challenge_link",
    "challenge_of",
    "check_day",
    "daily_challenge",
    "daily_seed",
    "deal_link",
    "dealt_first",
    "final_summary",
    "find_remedies",
    "house_rules_link",
    "linked_challenge",
    "linked_question",
    "linked_record",
    "linked_text",
    "make_house_rules",
    "question_link",
    "read",
    "read_house_rules",
    "write_house_rules",
]
