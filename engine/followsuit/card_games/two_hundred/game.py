"""Game of Two Hundred: the functions of `followsuit.base.game.Game` for this game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from followsuit.base.deal_fields import DealSetup
from followsuit.base.decks import Deck
from followsuit.base.game import Game, Ruling, Step
from followsuit.base.rule_groups import RuleGroups
from followsuit.base.seats import Side, parse_seat
from followsuit.card_games.trick import notation
from followsuit.card_games.trick.cardplay import Hands
from followsuit.card_games.trick.game import AuctionGame
from followsuit.card_games.trick.transitions import Action
from followsuit.card_games.two_hundred import observation, view
from followsuit.card_games.two_hundred.observation import TwoHundredObservation
from followsuit.card_games.two_hundred.rules import PRESETS, RULE_GROUPS, SWITCHES, TwoHundredRules
from followsuit.card_games.two_hundred.rulings import RULINGS, forms
from followsuit.card_games.two_hundred.scoring import TwoHundredScore
from followsuit.card_games.two_hundred.state import DealOver, Shuffling, State, ThrownIn, TwoHundredStanding
from followsuit.card_games.two_hundred.transitions import TRANSITIONS, new_match

if TYPE_CHECKING:
    from followsuit.base.score_entry import ScoreKeeper


class TwoHundred(AuctionGame[TwoHundredStanding, Hands, TwoHundredScore, TwoHundredRules]):
    """Two Hundred (Deux Cents)."""

    name = "two_hundred"
    clause_letter = "H"
    standing_fields: Sequence[str] = ("dealer", "totals")
    presets = PRESETS
    switches = SWITCHES
    transitions = TRANSITIONS

    new_match = staticmethod(new_match)
    observe = staticmethod(observation.observe)
    view = staticmethod(view.view)
    forms = staticmethod(forms)

    def pack(self, rules: TwoHundredRules) -> Deck:
        """The game's cards: forty or thirty-six (H14)."""
        return rules.pack

    def is_over(self, state: State) -> bool:
        """Whether a side has won the match."""
        return isinstance(state, DealOver) and state.score.won_by is not None

    def opening(self, state: State) -> Mapping[str, str]:
        """The dealer, totals and hands with which the deal began, as record fields."""
        assert not isinstance(state, Shuffling), "a deal that has not begun has no opening"
        standing = state.standing
        return {
            "dealer": standing.dealer.name,
            "totals": notation.sides_text(standing.totals),
            **notation.hand_fields(state.dealt, standing.first),
        }

    def place(self, rules: TwoHundredRules, number: int, opening: Mapping[str, str]) -> Step[State]:
        """Begin deal ``number`` from an opening's fields. Raises `FollowSuitError`."""
        dealer = parse_seat(notation.read_field(opening, "dealer"))
        totals = notation.read_sides(notation.read_field(opening, "totals"))
        hands = notation.read_hands(opening)
        notation.check_dealt(hands, rules.hand_size, rules.pack)
        return TRANSITIONS.begin(TwoHundredStanding(rules, number, dealer, totals), hands)

    def summary(self, state: State) -> dict[str, Any] | None:
        """The result of the deal as plain data; None before the deal is over."""
        if isinstance(state, ThrownIn):
            return {"passed_out": True}
        return view.summary(state.contract, state.score) if isinstance(state, DealOver) else None

    def side_figures(self, rules: TwoHundredRules, summary: Mapping[str, Any]) -> dict[str, dict[str, float]]:
        """The change of each side's total, and its card points."""
        if "change" not in summary:
            return {"score": {"NS": 0, "EW": 0}, "card points": {"NS": 50, "EW": 50}}
        return {"score": dict(summary["change"]), "card points": dict(summary["points"])}

    def under_way(
        self, rules: TwoHundredRules, opening: Mapping[str, str], rng: Random
    ) -> tuple[int, dict[str, str]]:
        """Deal 2, totals from a failed bet of 50 up in fives; `followsuit.base.game.UnderWayGame`."""
        totals = {side: rng.randrange(-50, rules.target, 5) for side in Side}
        return 2, {"totals": notation.sides_text(totals)}

    def rulings(self) -> Mapping[str, Ruling[TwoHundredRules]]:
        """The functions that answer the referee's questions, by the name of the question."""
        return RULINGS

    def score_keeper(self) -> ScoreKeeper:
        """How a match with real cards is kept on a sheet; loaded when one is opened."""
        from followsuit.card_games.two_hundred.score_sheet import KEEPER

        return KEEPER

    def rule_groups(self) -> RuleGroups:
        """The groups of the rules, and the lengths of a match."""
        return RULE_GROUPS

    def deal_setup(self) -> DealSetup:
        """The fields of a deal, other than its cards, that a person sets."""
        from followsuit.card_games.two_hundred.deal_setup import DEAL_SETUP

        return DEAL_SETUP


GAME: Game[State, Action, TwoHundredRules, TwoHundredObservation] = TwoHundred()
