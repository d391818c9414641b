"""Links: what a link carries."""

from typing import NotRequired, TypedDict

from followsuit.protocol.messages.challenges import ChallengeOffer
from followsuit.protocol.messages.house_rules import House
from followsuit.protocol.messages.records import DealRequest


class LinkAnswer(TypedDict):
    """What a link carries: one of these."""

    record: NotRequired[str]
    question: NotRequired[dict[str, object]]
    challenge: NotRequired[ChallengeOffer]
    house: NotRequired[House]


class LinkRequest(DealRequest):
    """What the link is to carry; a question to the referee in place of a record."""

    question: NotRequired[dict[str, object] | None]


class ReadLinkRequest(TypedDict):
    """An address, or what stands after `#` in one."""

    link: str
