"""Game of Rangvaar: the functions of `followsuit.base.game.Game` for this game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

from followsuit.base.deal_fields import DealSetup
from followsuit.base.decks import FIFTY_TWO, Deck
from followsuit.base.errors import DealError, Refusal
from followsuit.base.game import Game, Ruling, Step
from followsuit.base.rule_groups import RuleGroups
from followsuit.base.seats import Side, parse_seat
from followsuit.base.stakes import Cents
from followsuit.card_games.rangvaar import chips, observation, view
from followsuit.card_games.rangvaar.observation import RangvaarObservation
from followsuit.card_games.rangvaar.rules import PRESETS, RULE_GROUPS, FirstLead, RangvaarRules
from followsuit.card_games.rangvaar.rulings import RULINGS, forms
from followsuit.card_games.rangvaar.scoring import RangvaarScore
from followsuit.card_games.rangvaar.state import RangvaarStanding, State, check_packets
from followsuit.card_games.rangvaar.transitions import TRANSITIONS, new_match
from followsuit.card_games.trick import notation
from followsuit.card_games.trick.game import AuctionGame
from followsuit.card_games.trick.packets import Packets
from followsuit.card_games.trick.phases import DealOver, Shuffling, ThrownIn
from followsuit.card_games.trick.transitions import Action

if TYPE_CHECKING:
    from followsuit.base.score_entry import ScoreKeeper


class Rangvaar(AuctionGame[RangvaarStanding, Packets, RangvaarScore, RangvaarRules]):
    """Rangvaar (Court Piece with an auction)."""

    name = "rangvaar"
    clause_letter = "R"
    asked_options: Sequence[str] = ("deals",)
    standing_fields: Sequence[str] = ("first", "counted", "totals", "stake", "last_winner")
    dealt_fields: Sequence[str] = ("hand SEAT", "rest SEAT")
    presets = PRESETS
    transitions = TRANSITIONS

    new_match = staticmethod(new_match)
    observe = staticmethod(observation.observe)
    view = staticmethod(view.view)
    forms = staticmethod(forms)

    def pack(self, rules: RangvaarRules) -> Deck:
        """The game's cards: one full pack (R1)."""
        return FIFTY_TWO

    def is_over(self, state: State) -> bool:
        """Whether the last deal is over."""
        return isinstance(state, DealOver) and state.score.won_by is not None

    def opening(self, state: State) -> Mapping[str, str]:
        """The record fields of the deal's beginning.

        They are the seat dealt the first card, the deals counted, the totals, the stake, the winner of the
        last trick before if it leads (R13), and both packets.
        """
        assert not isinstance(state, Shuffling), "a deal that has not begun has no opening"
        standing = state.standing
        return {
            "first": standing.first.name,
            "counted": str(standing.counted),
            "totals": notation.sides_text(standing.totals),
            "stake": str(standing.stake),
            **({} if standing.last_winner is None else {"last_winner": standing.last_winner.name}),
            **notation.hand_fields(state.dealt.before, standing.first),
            **notation.hand_fields(state.dealt.after, standing.first, "rest"),
        }

    def place(self, rules: RangvaarRules, number: int, opening: Mapping[str, str]) -> Step[State]:
        """Begin deal ``number`` from an opening's fields. Raises `FollowSuitError`."""
        first = parse_seat(notation.read_field(opening, "first"))
        counted = notation.read_number(opening, "counted")
        totals = notation.read_sides(notation.read_field(opening, "totals"))
        stake = Cents(notation.read_number(opening, "stake") if "stake" in opening else 0)
        last_winner = parse_seat(opening["last_winner"]) if "last_winner" in opening else None
        if rules.first_lead is not FirstLead.LAST_WINNER:
            last_winner = None
        if counted >= min(rules.deals, number):
            message = f"{counted} deals cannot have counted before deal {number} in a match of {rules.deals}"
            facts = {"counted": counted, "number": number, "deals": rules.deals}
            raise DealError("bad_counted", message, clause="R1", facts=facts)
        dealt = Packets(notation.read_hands(opening), notation.read_hands(opening, "rest"))
        check_packets(dealt)
        return TRANSITIONS.begin(
            RangvaarStanding(rules, number, counted, first, totals, stake, last_winner), dealt
        )

    def summary(self, state: State) -> dict[str, Any] | None:
        """The result of the deal as plain data; None before the deal is over."""
        if isinstance(state, ThrownIn):
            return {"passed_out": True}
        return view.summary(state.contract, state.score) if isinstance(state, DealOver) else None

    def side_figures(self, rules: RangvaarRules, summary: Mapping[str, Any]) -> dict[str, dict[str, float]]:
        """Each side's tricks, and the change of its total."""
        if "change" not in summary:
            return {"tricks": {"NS": 6.5, "EW": 6.5}, "score": {"NS": 0, "EW": 0}}
        return {"tricks": dict(summary["tricks"]), "score": dict(summary["change"])}

    def under_way(
        self, rules: RangvaarRules, opening: Mapping[str, str], rng: Random
    ) -> tuple[int, dict[str, str]]:
        """A deal of the match with totals that so many can add up to; `followsuit.base.game.UnderWayGame`."""
        counted = rng.randrange(rules.deals)
        totals = {side: sum(rng.randint(-7, 9) for _ in range(counted)) for side in Side}
        return counted + 1, {"counted": str(counted), "totals": notation.sides_text(totals)}

    def rulings(self) -> Mapping[str, Ruling[RangvaarRules]]:
        """The functions that answer the referee's questions, by the name of the question."""
        return RULINGS

    def score_keeper(self) -> ScoreKeeper:
        """How a match with real cards is kept on a sheet; loaded when one is opened."""
        from followsuit.card_games.rangvaar.score_sheet import KEEPER

        return KEEPER

    def rule_groups(self) -> RuleGroups:
        """The groups of the rules, and the lengths of a match."""
        return RULE_GROUPS

    def deal_setup(self) -> DealSetup:
        """The fields of a deal, other than its cards, that a person sets."""
        from followsuit.card_games.rangvaar.deal_setup import DEAL_SETUP

        return DEAL_SETUP

    # Chips: `followsuit.base.stakes.ForChips` ---------------------------------------------------------------
    def check_stake(self, stake: object) -> Refusal | None:
        """Why that many cents may not be staked; None if they may."""
        return chips.check_stake(stake)

    def staked(self, state: State, stake: Cents) -> State:
        """The state before deal 1 after every seat has put in this stake (R10)."""
        assert isinstance(state, Shuffling), "stakes are placed before the match"
        return Shuffling(replace(state.standing, stake=stake))


GAME: Game[State, Action, RangvaarRules, RangvaarObservation] = Rangvaar()
