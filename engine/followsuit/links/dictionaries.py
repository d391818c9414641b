"""Dictionaries: texts that links are compressed with, each with a number.

Deflate writes a piece of text that stands in the dictionary as a reference, so a short record packs well.
What is likely stands near the end, where references are shortest. A link names its dictionary by number: once
a version is out, its dictionaries do not change, and a better one gets the next number.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

#: The number of the empty dictionary, for games that have none of their own.
PLAIN: Final = 0


def _heads(game: str, rules: str, rest: str) -> str:
    """The heads of four records, one a level, each followed by the lines a first deal begins with."""
    return "".join(
        f"followsuit-deal 1\ngame {game}\nrules {rules}\nseed \nplayer S person\n"
        f"player W {level}\nplayer N {level}\nplayer E {level}\n\ndeal 1\n{rest}"
        for level in ("beginner", "casual", "expert", "master")
    )


_RULES: Final = 'rules {"preset": "reference", "": false, "": true}\nassisted\nplayer W person\n'

_TWO_HUNDRED: Final = (
    '"bets": "continuous", "bets_must_rise": false, "nobody_bets": "redeal", "both_reach": "higher_total", '
    '"minus_200_loses": true, "target": 300, "target": 500, "deck": 36}\n'
    + _RULES
    + _heads("two_hundred", "traditional", "dealer S\ntotals NS 5 EW 95\n")
    + _heads("two_hundred", "reference", "dealer E\ntotals NS 0 EW 0\n")
    + "aS50W-N-E60S65W70S75W80N85E90S95E100S-W-N-E-\ntrump E H\ntrump W C\ntrump N D\ntrump S S\n"
)

_RANGVAAR: Final = (
    '"deals": 5, "opener_may_pass": true, "auction": "single", "first_lead": "bidder", '
    '"failed_bid": "minus_bid", "floor_zero", "commission": "always", "never"}\n'
    + _RULES
    + "stake 1000\nfirst W\ncounted 1\nfirst N\ncounted 2\n"
    + _heads("rangvaar", "reference", "first S\ncounted 0\ntotals NS 0 EW 0\nstake 0\n")
    + "aS7W8N9E10S11W-N-E-\ntrump E H\ntrump W C\ntrump N D\ntrump S S\n"
)

_TRACTOR: Final = (
    '"finding": "auction", "no_declaration": "kitty", "redeal", "no_trump_ranks": "plain", '
    '"throw": "attempt", "off", "throw_in_trump": true, "failed_throw": "lowest_any", '
    '"failed_throw_penalty": 10, "throw_follow": "pairs", "throw_beat": "all_units", "highest_card", '
    '"shorter_tractor": true, "rank_gap": false, "ace_offrank": true, "offrank_rank": false, '
    '"rank_small_joker": true, "joker_joker": false, "kitty_multiplier": "twice_longest_unit", '
    '"power", "twice_all_cards", "power_pairs", "none", "level_table": "three_two", "open", '
    '"game_end": "reach_ace", "must_defend": ["5", "T", "K", "A"], "packs": 3, "seats": 6}\n'
    + _RULES
    + "cW60S65E70N75W80\nstarter S AC, E 2C, N 3D, W 4H\ntrump S NT\n"
    + _heads("tractor", "howto", "levels NS 3 EW 2\ndeclaring NS\nfirst N\n")
    + _heads("tractor", "auction", "levels NS 2 EW 4\ndeclaring EW\nfirst W\n")
    + _heads("tractor", "standard", "levels NS 2 EW 2\ndeclaring open\nfirst E\n")
    + _heads("tractor", "reference", "levels NS 2 EW 2\ndeclaring open\nfirst S\n")
    + "trump E H\ntrump W C\ntrump N D\ntrump S S\npass E, N, W, S\npass S, E, N, W\n"
    + "declare 40 N 2S 2S\ndeclare 20 W 2C\ndeclare 10 S 2D\n"
)

_COURT_PIECE: Final = (
    '"direction": "clockwise", "first_caller": "first_ace", "redeal": "no_court_card", "no_honour", '
    '"sar": "double", "taken_by": "side", "first_taking": 3, 5, "twelfth_takes": false, '
    '"ace_rule": "any_ace", "two_aces", "court_at": "thirteen", "goon_court": "plain", "bavney": "go_on", '
    '"scoring": "points", "row_court": 0, "target": 5, "target": 7, "target": 10, "after_court": "same", '
    '"hidden": true}\n'
    + _RULES
    + "lay S AS\nask W\nredeal N\nstop E\ngo_on S\nagain yes\nturned S 2C 3D 4H AS\n"
    + _heads("court_piece", "hidden", "dealer E\nrows NS 0 EW 2\ntotals NS 1 EW 0\n")
    + _heads("court_piece", "hokm", "dealer N\nrows NS 0 EW 0\ntotals NS 3 EW 2\n")
    + _heads("court_piece", "double_ace", "dealer W\nrows NS 1 EW 0\ntotals NS 0 EW 0\n")
    + _heads("court_piece", "reference", "dealer S\nrows NS 0 EW 0\ntotals NS 0 EW 0\n")
    + "trump E H\ntrump W C\ntrump N D\ntrump S S\n"
)

_QUESTIONS: Final = (
    '"rules":"standard","howto","auction","traditional",{"preset":"reference","seats":["S","W","N","E"],'
    '"ask":"declare","seat":"N","cards":"","ask":"shape","order","throw","attempt":"","others":[""],'
    '"voids":{"W":["H","trump"]},"seen":"","buried":"","standing":null,"ask":"lead","ask":"kitty","kitty":"",'
    '"won_by":"opposing","ask":"levels","points":80,"levels":{"declaring":"2","opposing":"2"},"rank":"T","suit":null}'
    '{"game":"rangvaar","rules":"reference","ask":"score","declarer":"S","contract":8,"tricks":{"NS":7,"EW":6}}'
    '{"game":"two_hundred","rules":"reference","ask":"score","declarer":"S","contract":60,"bettors":["S","E"],'
    '"card_points":{"NS":60,"EW":40},"totals":{"NS":0,"EW":0}}'
    '"ask":"winner","trump":"S","plays":[["S","AH"],["W","KH"],["N","5H"],["E","2S"]]}'
    '{"game":"two_hundred","rules":"reference","ask":"follow","trump":"C","lead":"TD","hand":"AS KS"}'
    '{"game":"tractor","rules":"reference","ask":"winner","trump":{"rank":"2","suit":"H"},"plays":["AS AS",'
    '"KS KS"]}{"game":"tractor","rules":"reference","ask":"follow","trump":{"rank":"2","suit":"S"},"lead":"",'
    '"hand":"","play":""}'
)

_CHALLENGES: Final = (
    "".join(
        f"court_piece {preset}\nS 1 {level}\n"
        for level in ("master", "beginner", "expert", "casual")
        for preset in ("hidden", "hokm", "double_ace", "double", "reference")
    )
    + "S W N E SE NE NW SW beginner casual expert master\n"
    + "".join(
        f"{game} {preset}\nS 1 {level}\n"
        for level in ("master", "beginner", "expert", "casual")
        for game, presets in (
            ("rangvaar", ("reference",)),
            ("two_hundred", ("traditional", "reference")),
            ("tractor", ("auction", "howto", "reference", "standard")),
        )
        for preset in presets
    )
    + "@2026-@2027-@2028-"
)

_SHEETS: Final = (
    "thrown_in\n total 120 penalty -10 jacks none bid 60 throw tractor cards other_bet no other_bet yes "
    + "played level starter E at 20:00\nstake 1000\nnote \nplayer SE \nplayer SW \nplayer NE \nplayer NW \n"
    + "".join(
        f"followsuit-sheet 1\ngame {game}\nrules {rules}\ndate 2027-01-\nplayer S \nplayer W \nplayer N \n"
        f"player E \ndealer {dealer}\n\n{deal}"
        for game, rules, dealer, deal in (
            ("court_piece", "hokm", "W", "NS 4 H +10\nEW 0 D +12\n"),
            ("court_piece", "double", "N", "NS 3 S +8\nEW 2 C +9\n"),
            ("court_piece", "reference", "E", "NS 6 S +8\nEW 5 C +9\n"),
            ("rangvaar", "reference", "S", "S 8 9\nW 7 6 +10\nN 9 10 +11\nE 8 7 +12\n"),
            ("two_hundred", "traditional", "N", "S 60 70\nW 65 55 +5\n"),
            ("two_hundred", "reference", "S", "N 70 75 +6\nE 55 60 +7\n"),
            ("tractor", "auction", "W", "S H 60 bid 60\n"),
            ("tractor", "howto", "E", "N C 40 last 0 +9\n"),
            ("tractor", "standard", "N", "S H 85 last 20 pair +11\n"),
            (
                "tractor",
                "reference",
                "S",
                "S S 100 last 5 single +12\n- D 70 last 15 single +10\n- C 55 +13\n",
            ),
        )
    )
)

#: Every dictionary there is, by the number in a link.
DICTIONARIES: Final[Mapping[int, bytes]] = MappingProxyType(
    {
        PLAIN: b"",
        1: _TWO_HUNDRED.encode(),
        2: _RANGVAAR.encode(),
        3: _TRACTOR.encode(),
        4: _COURT_PIECE.encode(),
        5: _QUESTIONS.encode(),
        6: _CHALLENGES.encode(),
        7: _SHEETS.encode(),
    }
)

#: The dictionary of records of a game, by the game's name.
OF_GAME: Final[Mapping[str, int]] = MappingProxyType(
    {"two_hundred": 1, "rangvaar": 2, "tractor": 3, "court_piece": 4}
)

#: Those of questions to the referee, of challenges without cards, and of score sheets.
OF_QUESTIONS: Final = 5
OF_CHALLENGES: Final = 6
OF_SHEETS: Final = 7
