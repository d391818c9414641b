"""Dictionary: the text that links are compressed with.

Deflate writes a piece of text that stands in it as a reference, so a short document packs well. What is
likely stands near the end, where references are shortest. Once a version is out it does not change: another
dictionary is another version of links.
"""

from __future__ import annotations

from typing import Final

_PRESETS: Final = (
    ("court_piece", ("hidden", "hokm", "double_ace", "double", "reference")),
    ("rangvaar", ("reference",)),
    ("two_hundred", ("traditional", "reference")),
    ("tractor", ("auction", "howto", "reference", "standard")),
)
_LEVELS: Final = ("master", "expert", "beginner", "casual")

#: Fields of rules and their values: in the rules of a record, and as lines of house rules.
_RULES: Final = (
    '"bets": "continuous", "bets_must_rise": false, "nobody_bets": "redeal", "both_reach": "higher_total", '
    '"minus_200_loses": true, "target": 300, "target": 500, "deck": 36, "deals": 5, "opener_may_pass": true, '
    '"auction": "single", "first_lead": "bidder", "failed_bid": "minus_bid", "floor_zero", '
    '"commission": "always", "never", "finding": "auction", "no_declaration": "kitty", "redeal", '
    '"no_trump_ranks": "plain", "throw": "attempt", "off", "throw_in_trump": true, '
    '"failed_throw": "lowest_any", "failed_throw_penalty": 10, "throw_follow": "pairs", '
    '"throw_beat": "all_units", "highest_card", "shorter_tractor": true, "rank_gap": false, '
    '"ace_offrank": true, "offrank_rank": false, "rank_small_joker": true, "joker_joker": false, '
    '"kitty_multiplier": "twice_longest_unit", "power", "twice_all_cards", "power_pairs", "none", '
    '"level_table": "three_two", "open", "game_end": "reach_ace", "must_defend": ["5", "T", "K", "A"], '
    '"packs": 3, "seats": 6, "direction": "clockwise", "first_caller": "first_ace", '
    '"redeal": "no_court_card", "no_honour", "sar": "double", "taken_by": "side", "first_taking": 3, 5, '
    '"twelfth_takes": false, "ace_rule": "any_ace", "two_aces", "court_at": "thirteen", '
    '"goon_court": "plain", "bavney": "go_on", "scoring": "points", "row_court": 0, "target": 5, '
    '"target": 7, "target": 10, "after_court": "same", "hidden": true}\n'
    'rules {"preset": "reference", "": false, "": true}\n'
    "name preset standard throw off must_defend 5 T K game_end defend_ace "
)
#: Questions to the referee.
_QUESTIONS: Final = (
    "ask declare\nask shape\nask order\nask throw\nask lead\nask kitty\nkitty \nask levels\nrank T\n"
    'suit null\nstanding null\nseen \nburied \nvoids {"W":["H","trump"]}\nothers [""]\nattempt \n'
    'won_by opposing\nlevels {"declaring":"2","opposing":"2"}\npoints 80\nask winner\n'
    'plays [["S","AH"],["W","KH"],["N","5H"],["E","2S"]]\nplays ["AS AS","KS KS"]\nask score\ndeclarer S\n'
    'contract 60\nbettors ["S","E"]\ncard_points {"NS":60,"EW":40}\ntotals {"NS":0,"EW":0}\n'
    'tricks {"NS":7,"EW":6}\nask bid\nseat N\ncards \nask follow\ntrump {"rank":"2","suit":"H"}\nlead AH\n'
    "hand AS KS\nplay \nask follow\ntrump S\nlead AH\nhand "
)
#: Score sheets.
_SHEETS: Final = (
    "thrown_in\n total 120 penalty -10 jacks none bid 60 throw tractor cards other_bet no other_bet yes "
    "played level starter E at 20:00\nstake 1000\nnote \nplayer SE \nplayer SW \nplayer NE \nplayer NW \n"
    "date 2027-01-\nplayer S \nplayer W \nplayer N \nplayer E \ndealer W\n\n+NS 4 H\n+EW 0 D\n"
    "+S 8 9\n+W 7 6 at 21:10\n+N 9 10\n+S 60 70 at 21:2\n+W 65 55\n+S H 60 last 0\n+N C 40 last 20 pair\n"
    "+S S 100 last 5 single\n+- D 70 at 22:\n"
)
#: How the deals of each game begin, and what is said before the first trick.
_DEALS: Final = (
    "stop E\nask W\nredeal N\ngo_on S\nagain yes\nlay S AS\nturned S 2C 3D 4H AS\n"
    "dealer E\nrows NS 0 EW 2\ntotals NS 1 EW 0\ndealer N\nrows NS 1 EW 0\ntotals NS 3 EW 2\n"
    "dealer W\nrows NS 0 EW 0\ntotals NS 0 EW 0\ndealer S\nrows NS 0 EW 0\ntotals NS 0 EW 0\n"
    "cW60S65E70N75W80\nstarter S AC, E 2C, N 3D, W 4H\ntrump S NT\n"
    "aS50W-N-E60S65W70S75W80N85E90S95E100S-W-N-E-\naS7W8N9E10S11W-N-E-\n"
    "declare 40 N 2S 2S\ndeclare 20 W 2C\ndeclare 10 S 2D\npass E, N, W, S\npass S, E, N, W\n"
    "levels NS 3 EW 2\ndeclaring NS\nfirst N\nlevels NS 2 EW 4\ndeclaring EW\nfirst W\n"
    "levels NS 2 EW 2\ndeclaring open\nfirst E\nlevels NS 2 EW 2\ndeclaring open\nfirst S\n"
    "dealer S\ntotals NS 5 EW 95\ndealer E\ntotals NS 0 EW 0\n"
    "first W\ncounted 1\ntotals NS 0 EW 0\nstake 1000\nfirst N\ncounted 2\nstake 0\n"
    "first S\ncounted 0\ntotals NS 0 EW 0\nstake 0\nassisted hint taken_back\nassisted\n"
    "trump E H\ntrump W C\ntrump N D\ntrump S S\n"
)
#: The heads of challenges, then of records.
_HEADS: Final = (
    "begun 12\nname \nseat W\nbots 1 W casual N expert E master SE beginner NE NW SW\n"
    + "".join(f"seat S\nbots 1 {level}\nseed " for level in _LEVELS)
    + "seat S\nbots 1 casual\nday 2026-day 2028-day 2027-player W person\n"
    + "".join(
        f"\nplayer S person\nplayer W {level}\nplayer N {level}\nplayer E {level}\n\n+\n" for level in _LEVELS
    )
    + "".join(f"game {game}\nrules {preset}\nsee" for game, presets in _PRESETS for preset in presets)
)

#: The dictionary.
DICTIONARY: Final = (_RULES + _QUESTIONS + _SHEETS + _DEALS + _HEADS).encode()
