"""Games: what there is to play, and what its rules are."""

from typing import TypedDict

from followsuit.protocol.messages.words import RuleValue, Seat


class RulesAnswer(TypedDict):
    """Every field of a game's rules, and those without effect, each with the one that switches it off."""

    rules: dict[str, RuleValue]
    idle: dict[str, str]


class MatchLength(TypedDict):
    """How long a match is, by a name: the fields of the rules to add, or that it is one deal."""

    name: str
    rules: dict[str, RuleValue]
    is_one_deal: bool


class Preset(RulesAnswer):
    """Rules by their name, and the lengths of a match by them; a length without `rules` is their own."""

    name: str
    lengths: list[MatchLength]


class GameOption(TypedDict):
    """A field of a game's rules that can be chosen."""

    name: str
    clause: str
    choices: list[str | int | bool]
    default: RuleValue
    #: Whether any number of the choices may be taken.
    many: bool
    #: The fields it is shown with, by the name of their group; empty for none.
    group: str


class GameTable(TypedDict):
    """How many can sit at a game's table, and what is dealt there."""

    seats: int
    rotation: list[Seat]
    #: The fields to add to a preset's.
    rules: dict[str, int]
    presets: list[str]
    packs: int
    #: Cards of a seat, and of the kitty.
    hand: int
    kitty: int
    points: int
    takes_over: int


class GameOffer(TypedDict):
    """A game: its tables, presets, options and levels."""

    name: str
    clause_letter: str
    rotation: list[Seat]
    #: Empty for a game that only four play.
    tables: list[GameTable]
    presets: list[Preset]
    default_preset: str
    options: list[GameOption]
    #: Names of options that a front end asks for besides the preset.
    asked_options: list[str]
    #: The words of what partners may agree on, in the order to list them.
    agreements: list[str]
    #: Whether its matches may be played for a stake.
    for_chips: bool
    #: Whether it can be kept on a score sheet.
    has_sheet: bool
    levels: list[str]
    default_level: str


class Hello(TypedDict):
    """The games and the levels there are."""

    engine: str
    games: list[GameOffer]
    levels: list[str]
