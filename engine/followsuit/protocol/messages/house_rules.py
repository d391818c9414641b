"""House rules: what is known of them, and how a contradiction is put right."""

from typing import NotRequired, TypedDict

from followsuit.protocol.messages.words import RulesRequest, RuleValue


class UnreadField(TypedDict):
    """A field of house rules that was passed over, its value as it was written, and why."""

    field: str
    value: str
    code: str


class House(TypedDict):
    """House rules: a preset and the fields that differ from it, as far as they hold."""

    game: str
    #: Empty for none.
    name: str
    rules: dict[str, RuleValue]
    unread: list[UnreadField]
    #: The two fields that contradict each other; empty where the rules hold together.
    clash: list[str]


class Remedy(TypedDict):
    """A change of one field."""

    field: str
    value: RuleValue


class Remedies(TypedDict):
    """The two fields that contradict each other, and the changes after which they do not."""

    fields: list[str]
    remedies: list[Remedy]


class HouseRulesRequest(RulesRequest):
    """Rules, and their name."""

    name: NotRequired[str | None]
