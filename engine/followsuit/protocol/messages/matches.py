"""Matches: a match that begins or goes on."""

from typing import NotRequired, TypedDict

from followsuit.protocol.messages.play import ActAnswer
from followsuit.protocol.messages.words import Rules


class NewMatchAnswer(ActAnswer):
    """A match that begins or goes on."""

    seed: str
    #: The link of the challenge that a single deal is played as.
    challenge: NotRequired[str]


class NewMatchRequest(TypedDict):
    """A match: a game with its rules, who sits where, and what is staked; or one that was played or given."""

    game: NotRequired[str]
    rules: NotRequired[Rules | None]
    seed: NotRequired[str | int]
    you: NotRequired[str]
    people: NotRequired[list[str]]
    level: NotRequired[str]
    levels: NotRequired[dict[str, str]]
    names: NotRequired[dict[str, str]]
    #: In cents; a text is refused.
    stake: NotRequired[int | str | None]
    #: The words of a card, or `all`; none where it is left out.
    agreements: NotRequired[str]
    again: NotRequired[bool]
    challenge: NotRequired[str]
    one_deal: NotRequired[bool]
    multiplayer: NotRequired[bool]
    seat: NotRequired[str | None]
    numbers: NotRequired[list[str]]
    draw: NotRequired[str]


class ResumeRequest(TypedDict):
    """A record to go on with."""

    record: str
    you: NotRequired[str]
    names: NotRequired[dict[str, str]]
    challenge: NotRequired[str | None]
    multiplayer: NotRequired[bool]
    seat: NotRequired[str | None]
