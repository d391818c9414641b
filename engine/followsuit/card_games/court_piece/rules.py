"""Rules of Court Piece: the options in their groups, the presets, and the lengths of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final

from followsuit.base.decks import FIFTY_TWO, Deck
from followsuit.base.rule_groups import Length, RuleGroups
from followsuit.base.rules import Specification, Switch, check_switches, option, read_rules
from followsuit.base.seats import Rotation
from followsuit.card_games.trick.cardplay import CardplayRules

#: The cards that the game is played with (C1).
PACK: Final[Deck] = FIFTY_TWO

#: Cards each seat gets before trump is named, and in each of the two packets after that (C5).
FIRST_PACKET: Final = 5
LATER_PACKET: Final = 4

#: The number of tricks in a deal, and of those that win it (C20).
TRICKS: Final = 13
GOAL: Final = 7

#: The tricks after which a pile may first be taken (C17).
FIRST_TAKINGS: Final = (2, 3, 5)

#: The row of deals that is a court; 0 where there are no rows (C24).
ROWS: Final = (7, 5, 0)

#: The possible targets of a match (C26).
TARGETS: Final = (1, 3, 5, 7, 10)


#: The directions of dealing and play (C1).
_BOTH_WAYS: Final = (Rotation.COUNTER_CLOCKWISE, Rotation.CLOCKWISE)


class FirstCaller(StrEnum):
    """How the caller of deal 1 is found: at random, or by the first ace that is turned up (C4)."""

    RANDOM = "random"
    FIRST_ACE = "first_ace"


class Redeal(StrEnum):
    """Which five cards let the caller ask for a new deal: no king, queen, jack; or no ace either (C8)."""

    OFF = "off"
    NO_COURT_CARD = "no_court_card"
    NO_HONOUR = "no_honour"


class Sar(StrEnum):
    """When tricks are taken: each at once, or by two tricks won running (C13, C14)."""

    SINGLE = "single"
    DOUBLE = "double"


class TakenBy(StrEnum):
    """Who has to win two tricks running: one seat, or either partner (C15)."""

    PLAYER = "player"
    SIDE = "side"


class AceRule(StrEnum):
    """Which tricks won with an ace do not take the pile (C19)."""

    OFF = "off"
    TWO_ACES = "two_aces"
    ANY_ACE = "any_ace"


class CourtAt(StrEnum):
    """When a side that has taken everything has a court: with seven tricks, or with all thirteen (C21)."""

    SEVEN = "seven"
    THIRTEEN = "thirteen"


class GoonCourt(StrEnum):
    """Whether a court against the caller counts more than another one (C22)."""

    THREE = "three"
    PLAIN = "plain"


class Bavney(StrEnum):
    """Whether a side at seven to nothing may stake its court on all thirteen tricks (C23)."""

    OFF = "off"
    GO_ON = "go_on"


class Scoring(StrEnum):
    """What a match is counted in: courts, or points for deals and courts (C24, C25)."""

    COURTS = "courts"
    POINTS = "points"


class AfterCourt(StrEnum):
    """Who calls after a court of the calling side: the caller's partner, or the caller again (C27)."""

    PARTNER = "partner"
    SAME = "same"


_CARDPLAY: Final = {way: CardplayRules(way, {}, "C10") for way in Rotation}


@dataclass(frozen=True, slots=True)
class CourtPieceRules:
    """The options of Court Piece; the defaults are the preset ``reference``, also called ``single``.

    Raises `RulesError` (``contradiction``, facts ``fields``) for a field that another switches off (C31).
    """

    direction: Rotation = option(Rotation.COUNTER_CLOCKWISE, "C1", _BOTH_WAYS)
    first_caller: FirstCaller = option(FirstCaller.RANDOM, "C4")
    redeal: Redeal = option(Redeal.OFF, "C8")
    sar: Sar = option(Sar.SINGLE, "C13")
    taken_by: TakenBy = option(TakenBy.PLAYER, "C15")
    first_taking: int = option(FIRST_TAKINGS[0], "C17", FIRST_TAKINGS)
    twelfth_takes: bool = option(True, "C18")
    ace_rule: AceRule = option(AceRule.OFF, "C19")
    court_at: CourtAt = option(CourtAt.SEVEN, "C21")
    goon_court: GoonCourt = option(GoonCourt.THREE, "C22")
    bavney: Bavney = option(Bavney.OFF, "C23")
    scoring: Scoring = option(Scoring.COURTS, "C24")
    row_court: int = option(ROWS[0], "C24", ROWS)
    target: int = option(TARGETS[0], "C26", TARGETS)
    after_court: AfterCourt = option(AfterCourt.PARTNER, "C27")
    hidden: bool = option(False, "C32")

    def __post_init__(self) -> None:
        check_switches(self, SWITCHES, "C31")

    def __hash__(self) -> int:
        # Rules are keys of caches. Few are used at a time; these fields tell most apart, and == the rest.
        return hash((self.sar, self.ace_rule, self.court_at, self.scoring, self.target, self.hidden))

    @property
    def cardplay(self) -> CardplayRules:
        """The rules about tricks: no card counts points; a seat follows suit if it can (C10)."""
        return _CARDPLAY[self.direction]

    @property
    def is_double(self) -> bool:
        """Whether tricks lie on a pile until two are won running (C14)."""
        return self.sar is Sar.DOUBLE


#: The fields that others switch off (C31).
SWITCHES: Final = (
    Switch("taken_by", TakenBy.PLAYER, "sar", (Sar.SINGLE,)),
    Switch("first_taking", FIRST_TAKINGS[0], "sar", (Sar.SINGLE,)),
    Switch("twelfth_takes", True, "sar", (Sar.SINGLE,)),
    Switch("ace_rule", AceRule.OFF, "sar", (Sar.SINGLE,)),
    Switch("bavney", Bavney.OFF, "sar", (Sar.DOUBLE,)),
    Switch("bavney", Bavney.OFF, "court_at", (CourtAt.THIRTEEN,)),
    Switch("row_court", 0, "scoring", (Scoring.POINTS,)),
)

_DOUBLE: Final = CourtPieceRules(sar=Sar.DOUBLE, court_at=CourtAt.THIRTEEN, target=5)

#: The presets that are offered (C30).
PRESETS: Final[Mapping[str, CourtPieceRules]] = MappingProxyType(
    {
        "reference": CourtPieceRules(),
        "double": _DOUBLE,
        "double_ace": CourtPieceRules(
            sar=Sar.DOUBLE, ace_rule=AceRule.TWO_ACES, court_at=CourtAt.THIRTEEN, target=5
        ),
        "hokm": CourtPieceRules(
            first_caller=FirstCaller.FIRST_ACE,
            scoring=Scoring.POINTS,
            row_court=0,
            target=7,
            after_court=AfterCourt.SAME,
        ),
        "hidden": CourtPieceRules(hidden=True),
    }
)

#: Every name of a preset: ``single`` is another one of ``reference``.
_NAMED: Final[Mapping[str, CourtPieceRules]] = MappingProxyType({**PRESETS, "single": PRESETS["reference"]})


def court_piece_rules(specification: Specification) -> CourtPieceRules:
    """The rules a specification describes. Raises `RulesError`.

    >>> court_piece_rules({"preset": "double_ace", "sar": "single"}).ace_rule
    <AceRule.OFF: 'off'>
    """
    return read_rules(_NAMED, specification, SWITCHES)


_GROUPS: Final = {
    "dealing": ("direction", "after_court"),
    "finding": ("first_caller", "redeal", "hidden"),
    "tricks": ("sar", "taken_by", "first_taking", "twelfth_takes", "ace_rule"),
    "scoring": ("court_at", "goon_court", "bavney", "scoring", "row_court"),
    "match": ("target",),
}


def _points(target: int) -> Mapping[str, Any]:
    return {"scoring": "points", "row_court": 0, "target": target}


def _lengths(rules: CourtPieceRules) -> Sequence[Length]:
    """One deal; first to five points; the first court; a long evening of courts or points (C24 to C26)."""
    courts = {"scoring": "courts", "row_court": rules.row_court or 7}
    in_points = rules.scoring is Scoring.POINTS
    evening = _points(10) if in_points else {**courts, "target": 5 if rules.is_double else 3}
    return (
        Length("deal", {}, is_one_deal=True),
        Length("points_5", _points(5)),
        *([Length("points_7", _points(7))] if in_points else []),
        Length("court", {**courts, "target": 1}),
        Length("evening", evening),
    )


RULE_GROUPS: Final = RuleGroups(_GROUPS, _lengths)
