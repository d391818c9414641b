"""Deal setup of Tractor: levels, who declares and starts, the order of the deal, and trump."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from followsuit.base.actions import Pass
from followsuit.base.cards import Rank
from followsuit.base.errors import DealError, Refusal
from followsuit.base.fields import Field, FieldKind
from followsuit.base.seats import table_of
from followsuit.card_games.shengji.cards.pack import dealt_to
from followsuit.card_games.shengji.law.declaring import declarable, named
from followsuit.card_games.shengji.option_values import AuctionDeals, GameEnd, NoDeclaration, TrumpFinding
from followsuit.card_games.tractor.actions import DEAL_CARD, Action, Declare
from followsuit.card_games.tractor.phases.state import Burying, Dealing, LastChance, State
from followsuit.card_games.tractor.phases.transitions import apply
from followsuit.card_games.tractor.rules import TractorRules

#: Trump suits as a record has them, and no trump.
_STRAINS = ("S", "H", "D", "C", "NT")
#: What stands for roles that the players are still to settle (T11).
_OPEN = "open"


class TractorDealSetup:
    """What Tractor says about making its deals: `followsuit.base.deal_fields.DealSetup`."""

    def standing(self, rules: TractorRules) -> Sequence[Field]:
        """Both levels, the declaring side, and the seat dealt first: the starter once roles are known."""
        seats = table_of(rules.seats)
        sides = tuple(side.name for side in seats[0].side.sides)
        ranks = tuple(rank.letter for rank in Rank)
        levels = ranks[:-1] if rules.game_end is GameEnd.REACH_ACE else ranks
        every = rules.auction_deals is AuctionDeals.EVERY
        first = rules.first_level.letter
        usual = " ".join(f"{side} {first}" for side in sides)
        most = rules.most_deals
        counted = Field("counted", FieldKind.NUMBER, default="0", least=0, most=most - 1)
        return (
            Field("levels", choices=levels, default=usual, parts=sides),
            Field("declaring", choices=(_OPEN,) if every else (_OPEN, *sides), default=_OPEN),
            Field("first", choices=tuple(seat.name for seat in seats), default=seats[0].name),
            *([counted] if most else ()),
        )

    def contract(self, rules: TractorRules) -> Sequence[Field]:
        """Who declares, and trump; nothing where the pairs bid for the deal."""
        if rules.finding is not TrumpFinding.DECLARE:
            return ()
        seats = tuple(seat.name for seat in table_of(rules.seats))
        return (Field("declarer", choices=seats), Field("trump", choices=_STRAINS))

    def number(self, rules: TractorRules, standing: Mapping[str, str]) -> int:
        """1 while the roles are open, unless pairs bid for every deal; a deal is counted at most once."""
        is_first = standing["declaring"].lower() == _OPEN
        return max(1 if is_first else 2, int(standing.get("counted", "0")) + 1)

    def acts(self, rules: TractorRules, state: State, contract: Mapping[str, str]) -> Sequence[Action]:
        """All cards are dealt, the declarer declares at the last chance, and the others pass.

        No trump comes about without a declaration too, where the rules have it so (T12).
        Raises `DealError` (``no_such_contract``) where the declarer holds nothing to declare it with.
        """
        acts: list[Action] = []
        while isinstance(state, Dealing | LastChance):
            act: Action = DEAL_CARD if isinstance(state, Dealing) else _answer(state, contract)
            state = apply(state, act).state
            acts.append(act)
        trump = state.terms.trump.suit if isinstance(state, Burying) else None
        if trump is None or str(trump) != contract["trump"]:
            message = f"{contract['declarer']} cannot declare {contract['trump']}"
            raise DealError("no_such_contract", message, clause="T6", facts=dict(contract))
        return acts

    def notes(self, rules: TractorRules, state: Any) -> Sequence[Refusal]:
        """``is_dealt_again``: no seat holds anything to declare with, so the deal will be thrown in (T12)."""
        if rules.finding is not TrumpFinding.DECLARE or rules.no_declaration is not NoDeclaration.REDEAL:
            return ()
        standing, dealt = state.standing, state.standing.sizes.in_hands
        hands = ((seat, dealt_to(state.pack, standing.first, seat, dealt)) for seat in standing.seats)
        if any(declarable(hand, standing.trump_rank, seat, None, rules) for seat, hand in hands):
            return ()
        return (Refusal("is_dealt_again", "T12"),)


def _answer(state: LastChance, contract: Mapping[str, str]) -> Action:
    """What the seat says at the last chance: its weakest declaration of the contract's trump, or a pass."""
    seat, standing = state.asked[0], state.standing
    if seat.name == contract["declarer"] and not state.declarations:
        held = dealt_to(state.pack, standing.first, seat, standing.sizes.in_hands)
        for cards in declarable(held, standing.trump_rank, seat, None, standing.rules):
            if str(named(cards)) == contract["trump"]:
                return Declare(seat, cards)
    return Pass(seat)


DEAL_SETUP = TractorDealSetup()
