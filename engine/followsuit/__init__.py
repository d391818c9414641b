"""Follow Suit: four partnership card games, their rules, a referee and honest bots.

>>> import followsuit
>>> match = followsuit.match("two_hundred", level="casual", seed="x")
>>> events = match.run(deals=1)
>>> match.deal_result().took
{'NS': 30, 'EW': 70}

The names in `__all__` are public, those of the modules in `STABLE_MODULES` too, and so are their attributes
and methods that do not begin with ``_``. For these the package's versions are semantic (semver.org);
everything else may change in any version.
"""

from __future__ import annotations

from importlib import import_module as _import_module

# `typing` has one of its own; it takes longer to import than all of this.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any as _Any

    from followsuit.api.acts import SeatAction, act_text
    from followsuit.api.analysis import Analysis, Candidate, analyse, best_reply
    from followsuit.api.deals import deal, deals, positions
    from followsuit.api.factory import games, levels, match, presets, replay, resume
    from followsuit.api.match import Match
    from followsuit.api.players import SeatPlayer, Situation
    from followsuit.api.position import Position
    from followsuit.api.results import DealResult, MatchResult
    from followsuit.api.solution import solve
    from followsuit.arena.result import ArenaResult, compare
    from followsuit.base.actions import Bid, NameTrump, Pass, Play
    from followsuit.base.cards import NO_TRUMP, Card, Rank, Suit, parse_card, parse_cards
    from followsuit.base.errors import (
        CardError,
        DealError,
        DocumentError,
        FollowSuitError,
        IllegalActError,
        Refusal,
        RequestError,
        RulesError,
    )
    from followsuit.base.events import Event
    from followsuit.base.seats import AnySeat, AnySide, EightSeat, Rotation, Seat, Side, SixSeat
    from followsuit.bots.interface import Bot, Budget
    from followsuit.card_games.court_piece.actions import AskRedeal, AskTrump, GoOn, LayIndicator, Stop
    from followsuit.card_games.court_piece.observation import CourtPieceObservation
    from followsuit.card_games.rangvaar.observation import RangvaarObservation
    from followsuit.card_games.tractor.actions import Bury, Declare
    from followsuit.card_games.tractor.interface.observation import TractorObservation
    from followsuit.card_games.two_hundred.observation import TwoHundredObservation
    from followsuit.record import ReplayStep
    from followsuit.referee import rule

__version__ = "0.1.0"

#: The modules beside this one that programs may build on: what the documentation imports comes from these.
STABLE_MODULES = (
    "followsuit.adapters.arrays",
    "followsuit.adapters.encoder",
    "followsuit.adapters.gymnasium_env",
    "followsuit.adapters.openspiel_game",
    "followsuit.adapters.pettingzoo_env",
    "followsuit.adapters.text",
    "followsuit.base.events",
    "followsuit.base.game",
    "followsuit.card_games.court_piece.events",
    "followsuit.card_games.rangvaar.chips",
    "followsuit.card_games.registry",
    "followsuit.card_games.tractor.events",
    "followsuit.deal_editor",
    "followsuit.record",
    "followsuit.score_sheet",
)

__all__ = [
    "NO_TRUMP",
    "STABLE_MODULES",
    "Analysis",
    "AnySeat",
    "AnySide",
    "ArenaResult",
    "AskRedeal",
    "AskTrump",
    "Bid",
    "Bot",
    "Budget",
    "Bury",
    "Candidate",
    "Card",
    "CardError",
    "CourtPieceObservation",
    "DealError",
    "DealResult",
    "Declare",
    "DocumentError",
    "EightSeat",
    "Event",
    "FollowSuitError",
    "GoOn",
    "IllegalActError",
    "LayIndicator",
    "Match",
    "MatchResult",
    "NameTrump",
    "Pass",
    "Play",
    "Position",
    "RangvaarObservation",
    "Rank",
    "Refusal",
    "ReplayStep",
    "RequestError",
    "Rotation",
    "RulesError",
    "Seat",
    "SeatAction",
    "SeatPlayer",
    "Side",
    "Situation",
    "SixSeat",
    "Stop",
    "Suit",
    "TractorObservation",
    "TwoHundredObservation",
    "__version__",
    "act_text",
    "analyse",
    "best_reply",
    "compare",
    "deal",
    "deals",
    "games",
    "levels",
    "match",
    "parse_card",
    "parse_cards",
    "positions",
    "presets",
    "replay",
    "resume",
    "rule",
    "solve",
]

# Imported on first use: the page imports this package too, and every module costs it start-up time.
_HOMES = {
    "base.actions": ("Bid", "NameTrump", "Pass", "Play"),
    "api.acts": ("SeatAction", "act_text"),
    "api.analysis": ("Analysis", "Candidate", "analyse", "best_reply"),
    "api.deals": ("deal", "deals", "positions"),
    "api.factory": ("games", "levels", "match", "presets", "replay", "resume"),
    "api.players": ("SeatPlayer", "Situation"),
    "api.match": ("Match",),
    "api.position": ("Position",),
    "api.results": ("DealResult", "MatchResult"),
    "api.solution": ("solve",),
    "arena.result": ("ArenaResult", "compare"),
    "bots.interface": ("Bot", "Budget"),
    "base.cards": ("NO_TRUMP", "Card", "Rank", "Suit", "parse_card", "parse_cards"),
    "base.errors": (
        "CardError",
        "DealError",
        "FollowSuitError",
        "IllegalActError",
        "DocumentError",
        "RequestError",
        "Refusal",
        "RulesError",
    ),
    "base.events": ("Event",),
    "record": ("ReplayStep",),
    "referee": ("rule",),
    "base.seats": ("AnySeat", "AnySide", "EightSeat", "Rotation", "Seat", "Side", "SixSeat"),
    "card_games.court_piece.actions": ("AskRedeal", "AskTrump", "GoOn", "LayIndicator", "Stop"),
    "card_games.court_piece.observation": ("CourtPieceObservation",),
    "card_games.rangvaar.observation": ("RangvaarObservation",),
    "card_games.tractor.actions": ("Bury", "Declare"),
    "card_games.tractor.interface.observation": ("TractorObservation",),
    "card_games.two_hundred.observation": ("TwoHundredObservation",),
}


def __getattr__(name: str) -> _Any:
    for home, names in _HOMES.items():
        if name in names:
            value = getattr(_import_module(f"followsuit.{home}"), name)
            globals()[name] = value
            return value
    # These rooms were always there with the package, for those who write `followsuit.cards.Card`.
    if name in {"cards", "errors", "seats"}:
        return _import_module(f"followsuit.base.{name}")
    raise AttributeError(f"module 'followsuit' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
