"""Deal setup of Court Piece: dealer, rows and totals, the caller's five cards, and trump."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from followsuit.base.actions import NameTrump
from followsuit.base.cards import parse_suit
from followsuit.base.errors import DealError, Refusal
from followsuit.base.fields import Field
from followsuit.base.seats import Seat
from followsuit.card_games.court_piece.actions import LayIndicator
from followsuit.card_games.court_piece.rules import GOAL, CourtPieceRules
from followsuit.card_games.court_piece.state import CourtCalling, State
from followsuit.card_games.court_piece.transitions import Action, apply, check_redeal
from followsuit.card_games.trick.deal_setup import SEATS, SUITS, totals_field
from followsuit.card_games.trick.hand import cards_of


class CourtPieceDealSetup:
    """What Court Piece says about making its deals: `followsuit.base.deal_fields.DealSetup`."""

    def standing(self, rules: CourtPieceRules) -> Sequence[Field]:
        """The dealer, deals won in a row (C24), and totals below the target (C26)."""
        row = rules.row_court - 1 if rules.row_court else GOAL if rules.scoring == "courts" else 0
        # So that S calls.
        usual = rules.direction.after(Seat.S, 3).name
        return (
            Field("dealer", choices=SEATS, default=usual),
            totals_field(0, row, name="rows"),
            totals_field(0, rules.target - 1),
        )

    def contract(self, rules: CourtPieceRules) -> Sequence[Field]:
        """Trump."""
        return (Field("trump", choices=SUITS),)

    def number(self, rules: CourtPieceRules, standing: Mapping[str, str]) -> int:
        """One more than the deals that rows and totals take at least."""
        numbers = (*standing["rows"].split()[1::2], *standing["totals"].split()[1::2])
        return 1 + sum(int(number) for number in numbers)

    def acts(self, rules: CourtPieceRules, state: State, contract: Mapping[str, str]) -> Sequence[Action]:
        """The caller names trump, or lays its lowest card of the suit where trump stays hidden (C32)."""
        assert isinstance(state, CourtCalling), "a deal begins with the caller's call"
        caller, trump = state.standing.caller, parse_suit(contract["trump"])
        act: Action = NameTrump(caller, trump)
        if rules.hidden:
            held = [card for card in cards_of(state.dealt.before[caller]) if card.suit is trump]
            if not held:
                raise DealError(
                    "no_such_contract", "no card of trump to lay", clause="C32", facts=dict(contract)
                )
            act = LayIndicator(caller, held[0])
        apply(state, act)
        return (act,)

    def notes(self, rules: CourtPieceRules, state: Any) -> Sequence[Refusal]:
        """``may_be_dealt_again``: with these five cards the caller may ask for a new deal (C8)."""
        caller = state.standing.caller
        five = tuple(cards_of(state.dealt.before[caller]))
        if check_redeal(rules, five, again=state.standing.thrown_in) is not None:
            return ()
        return (Refusal("may_be_dealt_again", "C8", {"seat": caller.name}),)


DEAL_SETUP = CourtPieceDealSetup()
