"""Complaining: what an argument about an act needs."""

from typing import NotRequired, TypedDict


class Complaint(TypedDict):
    """What an argument about an act needs."""

    game: str
    deal: int
    #: How many acts of the deal had been made.
    act: int
    over: bool
    #: The version of the game's bots, and the engine's.
    bots: int
    version: str
    #: The link to the deal at that act; null while the deal goes on, or where it is too long for a link.
    link: str | None
    #: The link to the question that the table poses to the referee; null where it poses none.
    question: str | None


class AskComplaint(TypedDict):
    """The act in question: of the match at the table, or of a step of a deal of the open record."""

    turn: NotRequired[int]
    deal: NotRequired[int]
    step: NotRequired[int]
