"""Game of Tractor: the functions of `followsuit.base.game.Game` for this game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from followsuit.base.deal_fields import DealSetup
from followsuit.base.game import Game, Ruling, Step
from followsuit.base.rule_groups import RuleGroups
from followsuit.base.rules import PresetGame
from followsuit.base.seats import AnySeat, parse_any_seat, parse_any_side, table_of
from followsuit.card_games.shengji.cards.sizes import sizes_of
from followsuit.card_games.shengji.option_values import AuctionDeals
from followsuit.card_games.tractor.actions import Action
from followsuit.card_games.tractor.interface import (
    claim,
    messages,
    notation,
    observation,
    options,
    prompts,
    referee_forms,
    view,
)
from followsuit.card_games.tractor.interface.observation import TractorObservation, shape_played
from followsuit.card_games.tractor.interface.rulings import RULINGS
from followsuit.card_games.tractor.interface.tables import table_choices
from followsuit.card_games.tractor.phases import transitions
from followsuit.card_games.tractor.phases.state import State, TractorDealOver, TractorShuffling
from followsuit.card_games.tractor.rules import (
    PRESETS,
    RULE_GROUPS,
    SWITCHES,
    TractorRules,
    tractor_rules,
)
from followsuit.card_games.tractor.standings import ROTATION

if TYPE_CHECKING:
    from followsuit.base.score_entry import ScoreKeeper


class Tractor(PresetGame[TractorRules]):
    """Tractor (Shengji)."""

    name = "tractor"
    clause_letter = "T"
    rotation = ROTATION
    asked_options: Sequence[str] = ()
    standing_fields: Sequence[str] = ("levels", "declaring", "first", "counted")
    dealt_fields: Sequence[str] = ("hand SEAT", "kitty")
    presets = PRESETS
    switches = SWITCHES

    rules = staticmethod(tractor_rules)

    def seats(self, rules: TractorRules) -> Sequence[AnySeat]:
        """The seats of the table by these rules, clockwise from S (T52)."""
        return table_of(rules.seats)

    def tables(self) -> Sequence[Mapping[str, Any]]:
        """The tables of T51, as plain data: ``hand`` and ``kitty`` in cards, ``points`` in all, and so on."""
        return table_choices()

    def needs_deal(self, state: State) -> bool:
        """Whether a new deal comes next."""
        return transitions.next_standing(state) is not None

    def is_over(self, state: State) -> bool:
        """Whether a side has won the match."""
        return isinstance(state, TractorDealOver) and state.score.won_by is not None

    def opening(self, state: State) -> Mapping[str, str]:
        """The levels, roles and cards with which the deal began, as record fields."""
        assert not isinstance(state, TractorShuffling), "a deal that has not begun has no opening"
        return notation.opening_fields(state.standing, state.pack)

    def place(self, rules: TractorRules, number: int, opening: Mapping[str, str]) -> Step[State]:
        """Begin deal ``number`` from an opening's fields. Raises `FollowSuitError`."""
        return transitions.begin(*notation.read_opening(rules, number, opening))

    def summary(self, state: State) -> dict[str, Any] | None:
        """The result of the deal as plain data; None before the deal is over."""
        # A summary holds only what is public, so it is the same from every seat.
        return view.summary(observation.observe(state, state.standing.first))

    def deal_figures(self, summary: Mapping[str, Any]) -> dict[str, Any]:
        """The figures of a finished deal for statistics: see `followsuit.base.game.Game`.

        ``made``: the declaring side stays the declaring side (T35); in the auction preset it also has to take
        what it bid (T43). ``took`` has only the opposing side's points, since only these count (T33).
        ``ahead``: if no level rises, the side that declares next.
        """
        declaring = summary["declaring_side"]
        opposing = next(side for side in summary["levels"] if side != declaring)
        return {
            "declarer": summary["starter"],
            "side": declaring,
            "contract": summary["bid"],
            "made": summary["declares_next"] == declaring,
            "unit": "points",
            "took": {opposing: summary["points"]},
            "standing": dict(summary["levels"]),
            "ahead": summary["gainer"] or summary["declares_next"],
        }

    def side_figures(self, rules: TractorRules, summary: Mapping[str, Any]) -> dict[str, dict[str, float]]:
        """The points above or below those that take over, 80 at two packs (T82), and the levels gained.

        Points are not counted from 0 because only the opposing side scores: a side that declares more often
        would look worse.
        """
        takes_over = sizes_of(rules).takes_over
        sides = table_of(rules.seats)[0].side.sides
        points = {side.name: 0.0 for side in sides}
        gain = {side.name: 0.0 for side in sides}
        if "declaring_side" in summary:
            declaring = parse_any_side(summary["declaring_side"], rules.seats)
            above = summary["points"] - takes_over
            points = {declaring.other.name: above, declaring.name: -above}
            if summary["gainer"]:
                gain[summary["gainer"]] = summary["gain"]
        return {f"points about {takes_over}": points, "levels": gain}

    def margin(self, rules: TractorRules, summary: Mapping[str, Any], side: str) -> int:
        """The points above those that take over (T82), or below them for the declaring side."""
        points, _ = self.side_figures(rules, summary).values()
        return int(points[side])

    def under_way(
        self, rules: TractorRules, opening: Mapping[str, str], rng: Random
    ) -> tuple[int, dict[str, str]]:
        """Deal 2 with a level for each side, for `followsuit.base.game.UnderWayGame`.

        No side is below the level at which it began, nor at A, unless both began there: by some rules it has
        already won.
        """
        first = parse_any_seat(opening["first"], rules.seats)
        ranks = "23456789TJQK"[rules.first_level :] or "A"
        levels = " ".join(f"{side.name} {rng.choice(ranks)}" for side in first.side.sides)
        every = rules.auction_deals is AuctionDeals.EVERY
        counted = {"counted": "1"} if rules.most_deals else {}
        return 2, {"levels": levels, "declaring": "open" if every else first.side.name, **counted}

    def rulings(self) -> Mapping[str, Ruling[TractorRules]]:
        """The functions that answer the referee's questions, by the name of the question."""
        return RULINGS

    def score_keeper(self) -> ScoreKeeper:
        """How a match with real cards is kept on a sheet; loaded when one is opened."""
        from followsuit.card_games.tractor.score_sheet import KEEPER

        return KEEPER

    def rule_groups(self) -> RuleGroups:
        """The groups of the rules, and the lengths of a match."""
        return RULE_GROUPS

    def deal_setup(self) -> DealSetup:
        """The fields of a deal, other than its cards, that a person sets."""
        from followsuit.card_games.tractor.interface.deal_setup import DEAL_SETUP

        return DEAL_SETUP

    new_match = staticmethod(transitions.new_match)
    deal = staticmethod(transitions.deal)
    to_act = staticmethod(transitions.to_act)
    may_act = staticmethod(transitions.may_act)
    asks = staticmethod(transitions.asks)
    asked_first = staticmethod(transitions.asked_first)
    table_act = staticmethod(transitions.table_act)
    check = staticmethod(transitions.check)
    apply = staticmethod(transitions.apply)
    position = staticmethod(transitions.position)
    observe = staticmethod(observation.observe)
    options = staticmethod(options.options)
    view = staticmethod(view.view)
    forms = staticmethod(referee_forms.forms)
    choosing = staticmethod(prompts.choosing)
    sure_leads = staticmethod(claim.sure_leads)
    action_from = staticmethod(messages.action_from)
    write_actions = staticmethod(notation.write_actions)
    read_actions = staticmethod(notation.read_actions)
    shape_of = staticmethod(shape_played)


GAME: Game[State, Action, TractorRules, TractorObservation] = Tractor()
