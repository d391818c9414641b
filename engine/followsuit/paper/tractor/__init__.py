"""Paper of Tractor: the order of its trumps, its bands and multipliers, and its columns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from followsuit.cards import CARDS, Card, Rank, Suit
from followsuit.entries import ScoreStep, Values
from followsuit.paper.game_paper import CardOrder, Columns, FigureTable, GamePaper, Point, signed
from followsuit.paper.markup import element
from followsuit.paper.tractor.words import WORDS
from followsuit.paper.words import Words
from followsuit.tractor.cards.ladder import Ladder, ladder_of
from followsuit.tractor.cards.pack import POINTS
from followsuit.tractor.cards.sizes import sizes_of
from followsuit.tractor.cards.trump import EffectiveSuit, Trump
from followsuit.tractor.choices import (
    AuctionDeals,
    JackHook,
    KittyMultiplier,
    LevelTable,
    Throw,
    TrumpFinding,
)
from followsuit.tractor.law.scoring import Role, multiplier_for, table_gain
from followsuit.tractor.rules import TractorRules

#: Last leads whose multiplier is told: the key of their words, the cards of a kind, how many kinds.
_LEADS: Final = (
    ("lead-single", 1, 1),
    ("lead-pair", 2, 1),
    ("lead-triple", 3, 1),
    ("lead-quad", 4, 1),
    ("lead-tractor-two", 2, 2),
    ("lead-tractor-three", 2, 3),
)
#: Beyond these points a table without an end is told to go on.
_LAST_BANDS: Final = 2


def _orders(rules: TractorRules, words: Words, level: Rank, trump: Suit) -> tuple[CardOrder, ...]:
    ladder = ladder_of(Trump.under(rules, level, trump), rules)
    side = next(suit for suit in Suit if suit is not trump)
    return (
        CardOrder(words["trumps-order"], _steps(ladder, EffectiveSuit.TRUMP)),
        CardOrder(words["suit-order"], _steps(ladder, EffectiveSuit(side))),
    )


def _steps(ladder: Ladder, suit: EffectiveSuit) -> tuple[tuple[Card, ...], ...]:
    """The kinds of a suit from high to low, those of equal height together."""
    kinds = sorted(
        (card for card in CARDS if ladder.suit[card] is suit), key=lambda card: (-ladder.step[card], card)
    )
    return tuple(tuple(step) for _, step in groupby(kinds, key=lambda card: ladder.step[card]))


def _figures(rules: TractorRules, words: Words) -> tuple[FigureTable, ...]:
    worth: dict[int, list[str]] = {}
    for card in CARDS[:13]:
        worth.setdefault(POINTS[card], []).append(card.rank.letter.replace("T", "10"))
    points = tuple((" ".join(ranks), str(each)) for each, ranks in sorted(worth.items()) if each)
    sizes = sizes_of(rules)
    # A span of points is not broken at its dash.
    spans = ((element("span", span, kind="card"), gain) for span, gain in bands_of(rules, words))
    bands = FigureTable(words["bands"], tuple(spans), ("T35", "T81"))
    found = [FigureTable(words["card-points"], (*points, (words["all"], str(sizes.points))), ("T2",)), bands]
    if rules.kitty_multiplier is not KittyMultiplier.NONE:
        clauses = ("T34", "T83") if rules.packs > 2 else ("T34",)
        found.append(FigureTable(words["multipliers"], _multipliers(rules, words), clauses))
    return tuple(found)


def bands_of(rules: TractorRules, words: Words) -> tuple[tuple[str, str], ...]:
    """The level table in rows: the attackers' points, and who gains how much by them."""
    sizes = sizes_of(rules)
    most = sizes.points * 2
    by_gain = [(table_gain(points, rules), points) for points in range(0, most + 1, 5)]
    runs = [(gain, [points for _, points in run]) for gain, run in groupby(by_gain, key=lambda one: one[0])]
    rows = []
    attackers = 0
    for (role, gain), points in runs:
        attackers += role is Role.OPPOSING
        last = points[-1] == most
        span = f"{points[0]}" if points[0] == points[-1] else f"{points[0]}–{points[-1]}"
        if last or (attackers > _LAST_BANDS and rules.level_table is LevelTable.OPEN):
            span = f"{points[0]}+"
        key = "band-none" if role is None else f"band-{role.value}"
        row = (span, words.say(key, gain=gain))
        if attackers > _LAST_BANDS and rules.level_table is LevelTable.OPEN:
            rows.append((span, words.say("band-more", gain=gain, step=sizes.step)))
            break
        rows.append(row)
    return tuple(rows)


def _multipliers(rules: TractorRules, words: Words) -> tuple[tuple[str, str], ...]:
    rows = []
    for key, width, length in _LEADS:
        if width <= rules.packs:
            times = multiplier_for(width, length, width * length, rules)
            rows.append((words[key], f"× {times}"))
    return tuple(rows)


def _points(rules: TractorRules) -> tuple[Point, ...]:
    sizes = sizes_of(rules)
    found = [
        Point("sides", ("T3", "T4"), facts=(("at", sizes.takes_over),)),
        _finding(rules),
        Point("burial", ("T13",), facts=(("kitty", sizes.kitty),)),
        Point("units", ("T18", "T19")),
        Point("follow", ("T24",), is_owed=True),
        Point("follow-pair", ("T25", "T66") if rules.packs > 2 else ("T25",), is_owed=True),
        Point("follow-tractor", ("T26", "T67") if rules.packs > 2 else ("T26",), is_owed=True),
    ]
    if rules.throw is not Throw.OFF:
        found.append(Point("follow-throw", ("T27",), is_owed=True))
    found += [
        Point("void", ("T29", "T87"), is_owed=True),
        Point("wins", ("T17", "T30")),
        Point("takes-over", ("T36",), facts=(("at", sizes.takes_over),)),
    ]
    if rules.must_defend:
        levels = ", ".join(rank.letter.replace("T", "10") for rank in rules.must_defend)
        found.append(Point("must-defend", ("T37",), is_owed=True, facts=(("levels", levels),)))
    if rules.jack_hook is not JackHook.OFF:
        found.append(Point("jacks", ("T96",)))
    return tuple(found)


def _finding(rules: TractorRules) -> Point:
    if rules.finding is TrumpFinding.DECLARE:
        return Point("declare", ("T6", "T7", "T8"))
    every = rules.auction_deals is AuctionDeals.EVERY
    return Point("auction-every" if every else "auction", ("T40", "T42", "T44"))


def _scores(rules: TractorRules) -> Columns:
    bid = ("bid",) if rules.finding is TrumpFinding.AUCTION else ()
    kitty = () if rules.kitty_multiplier is KittyMultiplier.NONE else ("kitty-points",)
    opposing = ("opponents-points", *kitty, "total-points", "gain")
    sides = ("level-NS", "level-EW") if rules.seats == 4 else ("side-A", "side-B")
    return ("starter", *bid, "trump", *opposing, *sides)


def _penalty(value: object) -> str:
    """A penalty with its sign; what was written where it is no number."""
    return signed(value) if isinstance(value, int) else str(value)


def _filled(values: Values, steps: Sequence[ScoreStep], words: Words) -> dict[str, str]:
    """The attackers' points, the kitty with its multiplier, the total, and who rises by how much."""
    by_code = {step.code: step.facts for step in steps}
    kitty, penalty = by_code.get("kitty"), values.get("penalty")
    points = "" if values.get("points") is None else str(values["points"])
    taken = {
        "opponents-points": f"{points} {_penalty(penalty)}" if penalty else points,
        "kitty-points": f"{kitty['points']} × {kitty['multiplier']}" if kitty else "",
    }
    if not steps:
        return taken
    total, band = by_code["total"], by_code["band"]
    key = "band-opposing" if band["side"] == total["side"] else "band-declaring"
    return {
        **taken,
        "total-points": str(total["points"]),
        "gain": words.say(key, gain=band["gain"]) if band["side"] and band["gain"] else "0",
    }


PAPER: Final = GamePaper(
    WORDS,
    _orders,
    _figures,
    _points,
    _scores,
    traveller=("starter", "trump", "opponents-points", "gain"),
    asks_level=True,
    filled=_filled,
)
