"""Actions: what a seat does."""

from typing import Literal, NotRequired, TypedDict


class BareAction(TypedDict):
    """An act without more to it (Court Piece)."""

    kind: Literal["ask_redeal", "ask_trump", "stop", "go_on"]


class LayAction(TypedDict):
    """A card is laid face down (Court Piece)."""

    kind: Literal["lay_indicator"]
    card: str


OfferedAction = BareAction | LayAction


class BidAction(TypedDict):
    """A bid."""

    kind: Literal["bid"]
    value: int


class PassAction(TypedDict):
    """A pass."""

    kind: Literal["pass"]


class NameAction(TypedDict):
    """Trump is named."""

    kind: Literal["name_trump"]
    suit: str


class CardsAction(TypedDict):
    """Cards are played, buried or declared."""

    kind: Literal["play", "bury", "declare"]
    cards: list[str]
    #: Names an explained play of several cards: "pair", "tractor", "throw" …
    shape: NotRequired[str | None]


Action = BidAction | PassAction | NameAction | CardsAction | OfferedAction
