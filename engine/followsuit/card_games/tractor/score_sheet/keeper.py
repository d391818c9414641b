"""Keeper of Tractor: what a sheet asks of a deal, and what it shows of a standing (T3, T11, T14, T95)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from followsuit.base.cards import NO_TRUMP, Rank
from followsuit.base.errors import Refusal
from followsuit.base.fields import FieldKind, Value, Values
from followsuit.base.score_entry import (
    STRAINS,
    THROWN_IN,
    EntryForm,
    EntryResult,
    ScoreFigure,
    ScoreStep,
    StandingShown,
)
from followsuit.base.seats import AnySeat
from followsuit.card_games.shengji.law.scoring import Role
from followsuit.card_games.shengji.option_values import (
    AuctionStarter,
    GameEnd,
    JackHook,
    KittyMultiplier,
    NoDeclaration,
    TrumpFinding,
)
from followsuit.card_games.tractor.bidding import BIDS
from followsuit.card_games.tractor.phases.state import State, TractorDealOver, TractorThrownIn
from followsuit.card_games.tractor.rules import TractorRules
from followsuit.card_games.tractor.score_sheet.last_lead import ask_lead, largest_multiplier, lead_values
from followsuit.card_games.tractor.score_sheet.line import read_deal, written_deal
from followsuit.card_games.tractor.score_sheet.scoring import deal_result
from followsuit.card_games.tractor.scoring import LastTrick, hooked_level
from followsuit.card_games.tractor.standings import TractorStanding

#: Card points come in fives, and those of failed throws in tens (T2, T22).
POINTS_STEP: Final = 5
PENALTY_STEP: Final = 10

#: The most points that a card is worth (T2).
MOST_WORTH: Final = 10

#: No total is larger, whatever the kitty is multiplied by.
LARGEST_TOTAL: Final = 1_000_000


class TractorKeeper:
    """Tractor on a score sheet, for `followsuit.base.score_entry.ScoreKeeper`."""

    def written(self, values: Values) -> Sequence[str]:
        """The values of a deal as the words of its line."""
        return written_deal(values)

    def read(self, words: Sequence[str]) -> Values:
        """The values of a line's words. Raises `ValueError`."""
        return read_deal(words)

    def first(self, rules: TractorRules, dealer: AnySeat, stake: int) -> TractorStanding:
        """The standing before deal 1, whose first card ``dealer`` gets (T5)."""
        return TractorStanding(rules, 1, (rules.first_level, rules.first_level), dealer)

    def ask(self, standing: TractorStanding, form: EntryForm) -> None:
        """Ask for the roles where they are open, then for the points or the total."""
        has_bid = self._ask_roles(standing, form)
        trump = form.trump(STRAINS, "T7")
        usual = "total" if "total" in form.given else "tricks"
        way = form.choice("way", "T33", ("tricks", "total"), usual=usual)
        # It is seen by whether there is a total.
        form.values.pop("way", None)
        if way == "tricks" or has_bid:
            self._ask_points(standing, form, in_full=way == "tricks")
        if way == "total":
            form.number("total", "T33", least=0, most=_largest_total(standing), step=POINTS_STEP)
        opposing_won = way == "total" or form.values.get("last") is True
        if opposing_won and _may_be_hooked(standing):
            form.choice("jacks", "T96", _jacks(standing.rules, trump))

    def _ask_roles(self, standing: TractorStanding, form: EntryForm) -> bool:
        """Ask for what is open; return whether a bid binds the declaring side (T11, T40, T43, T100)."""
        rules = standing.rules
        if standing.declaring_side is not None:
            return False
        has_bid = rules.finding is TrumpFinding.AUCTION and rules.bid_binds
        if has_bid:
            form.number("bid", "T40", least=BIDS[0], most=BIDS[-1], step=POINTS_STEP)
        if rules.auction_starter is AuctionStarter.ANY:
            sides = [side.name for side in standing.first.side.sides]
            form.choice("declaring", "T100", sides, kind=FieldKind.SIDE)
        form.seat("starter", "T41" if rules.finding is TrumpFinding.AUCTION else "T11", standing.order)
        return has_bid

    def _ask_points(self, standing: TractorStanding, form: EntryForm, *, in_full: bool) -> None:
        """Ask for the opposing side's card points; ``in_full`` for all that its total is made of as well."""
        rules, sizes = standing.rules, standing.sizes
        points = form.number("points", "T2", least=0, most=sizes.points, step=POINTS_STEP)
        if not in_full:
            return
        if rules.failed_throw_penalty:
            most = PENALTY_STEP * sizes.hand
            form.number("penalty", "T22", least=-most, most=most, step=PENALTY_STEP, is_optional=True)
        counts = rules.kitty_multiplier is not KittyMultiplier.NONE
        if not (counts or _may_be_hooked(standing)) or not form.flag("last", "T34") or not counts:
            return
        kitty = form.number("kitty", "T34", least=0, most=MOST_WORTH * sizes.kitty, step=POINTS_STEP)
        if points is not None and kitty is not None and points + kitty > sizes.points:
            facts = {"points": points, "kitty": kitty, "all": sizes.points}
            form.refuse(Refusal("too_many_points", "T2", facts))
        if kitty != 0:
            ask_lead(rules, form)

    def thrown_in(self, standing: TractorStanding) -> Refusal | None:
        """A deal is thrown in if nobody declares, by the rules that know it, or if nobody bids (T12, T40)."""
        rules = standing.rules
        if rules.finding is TrumpFinding.AUCTION:
            return None if standing.declaring_side is None else Refusal("not_thrown_in", "T44")
        redeal = rules.no_declaration is NoDeclaration.REDEAL
        return None if redeal else Refusal("not_thrown_in", "T12")

    def after_thrown_in(self, standing: TractorStanding) -> TractorStanding:
        """Levels and roles stay."""
        return standing.thrown_in()

    def result(self, standing: TractorStanding, values: Values) -> EntryResult:
        """The deal's score."""
        return deal_result(standing, values)

    def shown(self, standing: TractorStanding) -> StandingShown:
        """Levels, who deals and starts, the deals left, and the levels that have to be defended."""
        rules, sides = standing.rules, standing.first.side.sides
        declaring = standing.declaring_side
        return StandingShown(
            (ScoreFigure("level", {side.name: standing.levels[side].letter for side in sides}),),
            {"dealer": standing.first, "starter": standing.starter},
            declaring=None if declaring is None else declaring.name,
            left=rules.most_deals - standing.counted if rules.most_deals else None,
            notes=tuple(
                ScoreStep("must_defend", "T37", {"side": side.name, "level": standing.levels[side].letter})
                for side in sides
                if _must_defend(rules, standing.levels[side])
            ),
        )

    def due(self, standing: TractorStanding) -> Mapping[str, str]:
        """The level that is played and the starter; nothing where the roles are open."""
        if standing.declaring_side is None:
            return {}
        level = standing.levels[standing.declaring_side]
        return {"level": level.letter, "starter": standing.first.name}

    def referee(self, standing: TractorStanding, values: Values) -> Mapping[str, Any]:
        """The trump rank, and the suit once it is marked."""
        suit = values.get("trump")
        declaring = standing.first.side if standing.declaring_side is None else standing.declaring_side
        trump: dict[str, Any] = {"rank": standing.levels[declaring].letter}
        if suit is not None:
            trump["suit"] = None if suit == NO_TRUMP.value else suit
        return {"trump": trump}

    def values_of(self, state: State) -> Values | None:
        """The values of a deal at a table that is over."""
        if isinstance(state, TractorThrownIn):
            return {THROWN_IN: True}
        return _played(state) if isinstance(state, TractorDealOver) else None

    def begun(self, state: State) -> tuple[AnySeat, int] | None:
        """The seat dealt the first card of deal 1."""
        standing = state.standing
        begins = (standing.rules.first_level, standing.rules.first_level)
        is_first = standing.number == 1 and standing.levels == begins and standing.declaring_side is None
        return (standing.first, 0) if is_first else None


def _largest_total(standing: TractorStanding) -> int:
    """The largest total there can be: all points, the kitty's so many times (T34), and penalties."""
    rules, sizes = standing.rules, standing.sizes
    kitty = min(MOST_WORTH * sizes.kitty, sizes.points)
    bonus = max(0, (largest_multiplier(rules) - 1) * kitty)
    penalties = rules.failed_throw_penalty * sizes.hand
    return min(sizes.points + bonus + penalties, LARGEST_TOTAL)


def _may_be_hooked(standing: TractorStanding) -> bool:
    """Whether jacks in the last trick could make the declaring side fall (T96)."""
    declaring = standing.declaring_side
    level = standing.levels[standing.first.side if declaring is None else declaring]
    return standing.rules.jack_hook is not JackHook.OFF and level is Rank.JACK


def _jacks(rules: TractorRules, trump: str | None) -> tuple[str, ...]:
    """Which jacks may have taken the last trick, as far as it matters (T96)."""
    if rules.jack_hook is JackHook.TO_TWO:
        return "none", "jacks"
    # Without a trump suit every jack is like one of the trump suit.
    return ("none", "trump_jack") if trump == NO_TRUMP.value else ("none", "trump_jack", "other_jacks")


def _must_defend(rules: TractorRules, level: Rank) -> bool:
    return level in rules.must_defend or (rules.game_end is GameEnd.DEFEND_ACE and level is Rank.ACE)


def _played(state: TractorDealOver) -> Values:
    """The values of a deal that was played at a table."""
    terms, score, rules = state.terms, state.score, state.standing.rules
    bidding = terms.prelude.bidding
    bid = None if bidding is None else bidding.standing
    values: dict[str, Value] = {
        "starter": terms.starter.name,
        "trump": str(terms.trump.suit),
        "points": score.tricks,
        "penalty": score.penalty,
        "last": score.kitty is not None,
        "declaring": terms.declaring_side.name,
    }
    if bid is not None:
        values["bid"] = bid.value
    if score.kitty is not None:
        last = state.play.taken[-1]
        values["kitty"] = score.kitty.points
        values |= lead_values(last.trick.plays[0].cards, terms.trump, rules)
        winning = next(play for play in last.trick.plays if play.seat is last.winner)
        taken = LastTrick(winning.cards, terms.trump.suit, Role.OPPOSING)
        fallen = hooked_level(Rank.JACK, taken, rules)
        if rules.jack_hook is not JackHook.OFF:
            values["jacks"] = _said(rules, fallen)
    return values


def _said(rules: TractorRules, fallen: Rank | None) -> str:
    if fallen is None:
        return "none"
    if rules.jack_hook is JackHook.TO_TWO:
        return "jacks"
    return "trump_jack" if fallen is Rank.TWO else "other_jacks"


KEEPER: Final = TractorKeeper()
