"""House rules: the rules of a game that a house has chosen, with a name of its own, as text and back."""

from followsuit.house_rules.model import (
    HouseRules,
    RuleRemedy,
    UnreadRule,
    find_remedies,
    make_house_rules,
)
from followsuit.house_rules.parser import read_house_rules
from followsuit.house_rules.writer import write_house_rules

__all__ = [
    "HouseRules",
    "RuleRemedy",
    "UnreadRule",
    "find_remedies",
    "make_house_rules",
    "read_house_rules",
    "write_house_rules",
]
