"""Game of Court Piece: the functions of `followsuit.base.game.Game` for this game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final

from followsuit.base.cards import Card
from followsuit.base.deal_fields import DealSetup
from followsuit.base.game import Game, Ruling, Step
from followsuit.base.rule_groups import RuleGroups
from followsuit.base.seats import Rotation, Side
from followsuit.card_games.court_piece import (
    messages,
    notation,
    observation,
    transitions,
    view,
)
from followsuit.card_games.court_piece.claim import sure_plays
from followsuit.card_games.court_piece.observation import CourtPieceObservation
from followsuit.card_games.court_piece.rules import (
    GOAL,
    PRESETS,
    RULE_GROUPS,
    SWITCHES,
    CourtPieceRules,
    court_piece_rules,
)
from followsuit.card_games.court_piece.rulings import RULINGS, forms
from followsuit.card_games.court_piece.state import (
    CourtDealOver,
    CourtShuffling,
    CourtThrownIn,
    State,
    check_packets,
)
from followsuit.card_games.court_piece.transitions import Action
from followsuit.card_games.trick.game import TurnGame
from followsuit.card_games.trick.notation import read_hands
from followsuit.card_games.trick.packets import Packets

if TYPE_CHECKING:
    from followsuit.base.score_entry import ScoreKeeper


class CourtPiece(TurnGame[CourtPieceRules]):
    """Court Piece (Rang, Coat Piece, Hokm), without an auction."""

    name = "court_piece"
    clause_letter = "C"
    #: The default direction; the rules may turn it round (C1).
    rotation = Rotation.COUNTER_CLOCKWISE
    standing_fields: Sequence[str] = ("dealer", "rows", "totals", "again", "turned")
    dealt_fields: Sequence[str] = ("hand SEAT", "rest SEAT")
    #: ``single`` is another name of ``reference``.
    presets = PRESETS
    switches = SWITCHES

    rules = staticmethod(court_piece_rules)

    # A match ---------------------------------------------------------------------------------------------
    new_match = staticmethod(transitions.new_match)
    deal = staticmethod(transitions.deal)

    def needs_deal(self, state: State) -> bool:
        """Whether a new deal comes next."""
        return transitions.next_standing(state) is not None

    def is_over(self, state: State) -> bool:
        """Whether a side has won the match."""
        return isinstance(state, CourtDealOver) and state.score.won_by is not None

    def opening(self, state: State) -> Mapping[str, str]:
        """The record fields of the deal's beginning: dealer, rows, totals, and both packets."""
        assert not isinstance(state, CourtShuffling), "a deal that has not begun has no opening"
        return notation.opening_fields(state.standing, state.dealt)

    def place(self, rules: CourtPieceRules, number: int, opening: Mapping[str, str]) -> Step[State]:
        """Begin deal ``number`` from an opening's fields. Raises `FollowSuitError`."""
        standing = notation.read_standing(rules, number, opening)
        dealt = Packets(read_hands(opening), read_hands(opening, "rest"))
        check_packets(dealt)
        return transitions.begin(standing, dealt)

    # A deal ----------------------------------------------------------------------------------------------
    to_act = staticmethod(transitions.to_act)
    check = staticmethod(transitions.check)
    apply = staticmethod(transitions.apply)
    observe = staticmethod(observation.observe)
    options = staticmethod(observation.options)

    def sure_leads(self, observation: CourtPieceObservation) -> tuple[tuple[Card, ...], ...]:
        """The leads that win the observing seat every trick until the deal is over."""
        return sure_plays(observation)

    # Words -----------------------------------------------------------------------------------------------
    view = staticmethod(view.view)
    forms = staticmethod(forms)

    def summary(self, state: State) -> dict[str, Any] | None:
        """The result of the deal as plain data; None before the deal is over."""
        if isinstance(state, CourtThrownIn):
            return {"passed_out": True}
        return view.summary(state.score) if isinstance(state, CourtDealOver) else None

    def deal_figures(self, summary: Mapping[str, Any]) -> dict[str, Any]:
        """The figures of a finished deal for statistics: see `followsuit.base.game.Game`."""
        return {
            "declarer": summary["declarer"],
            "side": summary["side"],
            "contract": None,
            "made": summary["made"],
            "unit": "tricks",
            "took": summary["tricks"],
            "standing": {side: str(total) for side, total in summary["totals"].items()},
            "ahead": summary["deal_won_by"],
        }

    def side_figures(self, rules: CourtPieceRules, summary: Mapping[str, Any]) -> dict[str, dict[str, float]]:
        """Each side's tricks, whether it won the deal, and the change of its total."""
        if "change" not in summary:
            half, none = {"NS": 0.5, "EW": 0.5}, {"NS": 0.0, "EW": 0.0}
            return {"tricks": none, "won": half, "score": none}
        won = {side.name: float(summary["deal_won_by"] == side.name) for side in Side}
        return {"tricks": dict(summary["tricks"]), "won": won, "score": dict(summary["change"])}

    def margin(self, rules: CourtPieceRules, summary: Mapping[str, Any], side: str) -> int:
        """The tricks a side has taken, less those of the other: seven or more where it made a court."""
        tricks = summary.get("tricks")
        return 0 if tricks is None else int(2 * tricks[side] - sum(tricks.values()))

    def under_way(
        self, rules: CourtPieceRules, opening: Mapping[str, str], rng: Random
    ) -> tuple[int, dict[str, str]]:
        """A deal of the match with a row or totals as they come; `followsuit.base.game.UnderWayGame`."""
        ahead = Side(int(rng.random() * 2))
        most = rules.row_court or (GOAL if rules.scoring == "courts" else 1)
        row = int(rng.random() * most)
        rows = {side: row if side is ahead else 0 for side in Side}
        totals = {side: int(rng.random() * rules.target) for side in Side}
        number = 1 + row + sum(totals.values())
        texts = {"rows": rows, "totals": totals}
        return number, {name: " ".join(f"{s.name} {by[s]}" for s in Side) for name, by in texts.items()}

    action_from = staticmethod(messages.action_from)
    write_actions = staticmethod(notation.write_actions)

    def read_actions(self, state: State, line: str) -> Sequence[Action]:
        """The actions of a record line. Raises `RequestError` (``bad_line``) or `CardError`."""
        return notation.read_actions(line)

    position = staticmethod(transitions.position)

    def rulings(self) -> Mapping[str, Ruling[CourtPieceRules]]:
        """The functions that answer the referee's questions, by the name of the question."""
        return RULINGS

    def rule_groups(self) -> RuleGroups:
        """The groups of the rules, and the lengths of a match."""
        return RULE_GROUPS

    def deal_setup(self) -> DealSetup:
        """The fields of a deal, other than its cards, that a person sets."""
        from followsuit.card_games.court_piece.deal_setup import DEAL_SETUP

        return DEAL_SETUP

    def score_keeper(self) -> ScoreKeeper:
        """How a match with real cards is kept on a sheet; loaded when one is opened."""
        from followsuit.card_games.court_piece.score_sheet import KEEPER

        return KEEPER


GAME: Final[Game[State, Action, CourtPieceRules, CourtPieceObservation]] = CourtPiece()
