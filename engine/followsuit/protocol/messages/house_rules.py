"""House rules, as a link and as text."""

from typing import NotRequired, TypedDict

from followsuit.protocol.messages.words import Link, RulesRequest, RuleValue


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


class HouseRulesAnswer(Link):
    """House rules as a link and as text."""

    text: str
    house: House


class ReadHouseRulesAnswer(TypedDict):
    """House rules that were read."""

    house: House


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


class ReadHouseRulesRequest(TypedDict):
    """A link or a text, and the game of a text that names none."""

    text: str
    game: NotRequired[str]
