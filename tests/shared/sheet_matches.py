"""Matches played by bots, and the sheet of somebody who sees only their results."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from followsuit.base.fields import Values
from followsuit.base.game import AnyGame, seats_of
from followsuit.card_games.registry import game_named, game_names
from followsuit.record import Player, Record
from followsuit.record.replay import end_of
from followsuit.score_sheet import ScoreSheet, enter_deal, keeper_of, new_sheet
from followsuit.table import Table

#: Rules other than the presets, for what only they ask about.
MORE: dict[str, tuple[dict[str, Any], ...]] = {
    "tractor": (
        {"preset": "standard", "first_level": "T", "jack_hook": "half", "must_defend": ["Q", "K"]},
        {"preset": "standard", "first_level": "J", "jack_hook": "to_two", "kitty_multiplier": "none"},
        {
            "preset": "standard",
            "failed_throw_penalty": 10,
            "kitty_multiplier": "twice_all_cards",
            "most_deals": 6,
        },
        {"preset": "standard", "kitty_multiplier": "power", "most_deals": 3, "failed_throw": "all_back"},
        {
            "preset": "howto",
            "kitty_multiplier": "power_pairs",
            "no_declaration": "redeal",
            "most_deals": 12,
        },
        {"preset": "auction", "auction_deals": "every", "auction_starter": "any", "most_deals": 6},
        {"preset": "auction", "auction_deals": "every", "bid_binds": False, "auction_rounds": "single"},
        {"preset": "standard", "packs": 3, "most_deals": 3},
        {"preset": "standard", "packs": 4, "kitty_multiplier": "power_pairs", "most_deals": 3},
        {"preset": "reference", "seats": 6, "most_deals": 3},
        {"preset": "standard", "seats": 6, "packs": 4, "kitty_multiplier": "two_four", "most_deals": 3},
        {"preset": "standard", "seats": 8, "most_deals": 3},
    ),
    "two_hundred": (
        {"preset": "reference", "forced_bet_counts": False, "target": 300, "hundred_at": "half"},
        {"preset": "traditional", "hundred_rule": False, "both_reach": "higher_total"},
        {"preset": "reference", "bets_must_rise": False},
    ),
    "rangvaar": (
        {"preset": "reference", "deals": 5, "opener_may_pass": True, "direction": "counter_clockwise"},
        {
            "preset": "reference",
            "failed_bid": "minus_bid",
            "first_lead": "last_winner",
            "auction": "single",
        },
        {"preset": "reference", "failed_bid": "floor_zero"},
    ),
    "court_piece": (
        {"preset": "reference", "bavney": "go_on", "redeal": "no_court_card", "direction": "clockwise"},
        {
            "preset": "double",
            "taken_by": "side",
            "first_taking": 5,
            "redeal": "no_honour",
            "goon_court": "plain",
        },
    ),
}

#: Every preset of every game, and those rules: a game's name and a specification.
ALL_RULES: list[tuple[str, Any]] = [
    (game, rules)
    for game in game_names()
    for rules in (*game_named(game).preset_names(), *MORE.get(game, ()))
]


@dataclass(frozen=True)
class KeptDeal:
    """A deal at a table: the record's opening fields, its last state, and the sheet before and after it."""

    game: AnyGame
    opening: Mapping[str, str]
    state: Any
    values: Values
    before: ScoreSheet
    after: ScoreSheet


@dataclass(frozen=True)
class KeptMatch:
    """A match that is over: its deals, and its record."""

    deals: list[KeptDeal]
    record: Record

    @property
    def sheet(self) -> ScoreSheet:
        """The sheet at the end."""
        return self.deals[-1].after


def kept_matches(game: str, rules: Any, matches: int) -> Iterator[KeptMatch]:
    """So many matches by beginners, each entered in a sheet deal by deal from what its deals came to."""
    playing = game_named(game)
    its_rules = playing.rules(rules)
    keeper = keeper_of(playing)
    players = {seat: Player("beginner") for seat in seats_of(playing, its_rules)}
    for number in range(matches):
        table = Table.start(game, its_rules, players, f"sheet/{number}")
        sheet: ScoreSheet | None = None
        deals: list[KeptDeal] = []
        while not table.is_over:
            table.deal()
            while not (table.needs_deal or table.is_over):
                table.step()
            deal = table.record().deals[-1]
            state = end_of(playing, its_rules, deal)
            if sheet is None:
                begun = keeper.begun(state)
                assert begun is not None, "the first deal of a match begins its sheet"
                sheet = new_sheet(game, rules, dealer=begun[0].name)
            values = keeper.values_of(state)
            assert values is not None, "a deal that is over has values"
            after = enter_deal(sheet, values)
            deals.append(KeptDeal(playing, deal.opening, state, values, sheet, after))
            sheet = after
        yield KeptMatch(deals, table.record())
