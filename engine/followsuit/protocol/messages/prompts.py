"""Prompts: what the person is asked."""

from typing import Literal, NotRequired, TypedDict

from followsuit.protocol.messages.actions import OfferedAction
from followsuit.protocol.messages.table import DeclarationOffer
from followsuit.protocol.messages.words import RefusalData


class BidPrompt(TypedDict):
    """Asks for a bid."""

    kind: Literal["bid"]
    can_pass: bool
    #: Why the seat may not pass; null where it may.
    no_pass: RefusalData | None
    values: list[int]
    #: Whether a pair bids: either partner may (Tractor).
    by_pair: NotRequired[bool]


class NamePrompt(TypedDict):
    """Asks for trump."""

    kind: Literal["name_trump"]
    suits: list[str]
    #: What may be done besides.
    offers: NotRequired[list[OfferedAction]]


class PlayPrompt(TypedDict):
    """Asks for a play."""

    kind: Literal["play"]
    playable: list[str]
    refused: dict[str, RefusalData]
    #: How many cards are due, null for a lead; absent where it is always one.
    count: NotRequired[int | None]
    #: The only legal play, if there is one.
    only: list[str] | None
    #: The number of tricks left, if the person is certain to win them all.
    claim: int | None
    #: Whether the seat has no card of the suit led, which is not trump; absent where a game does not say so.
    is_void: NotRequired[bool]
    #: Only after a throw of the person's that went back whole: one unit has to be led (Tractor).
    must_lead_unit: NotRequired[bool]
    #: What may be done besides.
    offers: NotRequired[list[OfferedAction]]


class DeclarePrompt(TypedDict):
    """Asks for a declaration (Tractor)."""

    kind: Literal["declare"]
    can_pass: bool
    declarations: list[DeclarationOffer]
    #: What a declaration may name, in the order of a row.
    suits: list[str]


class BuryPrompt(TypedDict):
    """Asks for the cards to be buried (Tractor)."""

    kind: Literal["bury"]
    count: int
    worth: dict[str, int]


class OffersPrompt(TypedDict):
    """Asks for one of the acts it offers. Each that has a card is done with that card of the hand."""

    kind: Literal["lay_indicator", "go_on"]
    offers: list[OfferedAction]


Prompt = BidPrompt | NamePrompt | PlayPrompt | DeclarePrompt | BuryPrompt | OffersPrompt
