"""Make puzzles from generated deals: ``python build/tools/make_puzzles.py GAME [SECONDS]``, 600 s by default.

Four casual bots play deals from seeds counted on from where the last run stopped. A decision becomes a puzzle
where its best act leads the second by three standard errors and by enough to matter, confirmed in 500 fresh
worlds, and a novice does something else. What is found is added to `web/games/<game>/puzzles.txt`. Its first
line says which seed is next: the same command goes on. It stops at 200 puzzles.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, replace
from math import sqrt
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "engine")]

from followsuit.actions import NameTrump, Play, action_data  # noqa: E402 - the path is set above
from followsuit.bots import Budget, ReviewingBot, bot_for, bots_of  # noqa: E402
from followsuit.bots.coaching import LEAST  # noqa: E402
from followsuit.bots.search.problem import Problem, WorldOutcome  # noqa: E402
from followsuit.cards import cards_text, parse_cards  # noqa: E402
from followsuit.errors import FollowSuitError  # noqa: E402
from followsuit.game import AnyGame, ShapedGame  # noqa: E402
from followsuit.lessons import DecisionTable, each_puzzle, read_puzzle  # noqa: E402
from followsuit.links.shorthand import shortened  # noqa: E402
from followsuit.plain import kind_of  # noqa: E402
from followsuit.record import Player, Record, read_and_play, write_record  # noqa: E402
from followsuit.seats import Seat  # noqa: E402
from followsuit.table import Table, levels_of  # noqa: E402

WANTED: Final = 200
#: Of one deal, and of one theme, at most.
OF_A_DEAL: Final = 2
OF_A_THEME: Final = 60
DEALS_OF_A_MATCH: Final = 3
#: Worlds of two looks with the lead asked for, in standard errors, and the fresh ones that confirm.
LOOKS: Final = ((8, 1.5), (24, 3.0))
FRESH: Final = 500
LEAD: Final = 3.0
#: The lead that matters with the match in view, where fewer points of the deal hang on it.
OF_MATCH: Final = {"own_points": 12.0, "opposing_points": 12.0, "own_tricks": 2.0}
#: How many acts beside the best are confirmed against.
OTHERS: Final = 3
#: From so many cards in hand it is an ending.
ENDING: Final = 4


@dataclass(frozen=True)
class Found:
    """A decision that is a puzzle: its best act, and the next best."""

    best: Any
    second: Any


def outcomes_of(
    problem: Problem[Any], places: list[int], worlds: int, rng: Random
) -> dict[int, list[WorldOutcome]]:
    """What these acts come to, all in the same worlds."""
    found: dict[int, list[WorldOutcome]] = {at: [] for at in places}
    for _ in range(worlds):
        world = problem.world(rng)
        for at, outcome in zip(places, problem.outcomes(world, places, rng), strict=True):
            found[at].append(outcome)
    return found


def lead(one: list[WorldOutcome], other: list[WorldOutcome]) -> tuple[float, float, float]:
    """By how much one act leads another: mean utility, its standard error, mean result."""
    gains = [mine.utility - theirs.utility for mine, theirs in zip(one, other, strict=True)]
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    results = sum(mine.result - theirs.result for mine, theirs in zip(one, other, strict=True)) / len(gains)
    return mean, sqrt(spread / len(gains)), results


def ranked(found: dict[int, list[WorldOutcome]]) -> list[int]:
    """The acts by what they came to, best first."""
    return sorted(found, key=lambda at: -sum(outcome.utility for outcome in found[at]))


def decided(problem: Problem[Any], unit: str, rng: Random) -> Found | None:
    """The best act and the second, where the best clearly leads; None elsewhere."""
    alive = list(range(len(problem.ballot)))
    if len(alive) < 2:
        return None
    for worlds, errors in LOOKS:
        found = outcomes_of(problem, alive, worlds, rng)
        best, second, *_ = ranked(found)
        gain, error, _ = lead(found[best], found[second])
        if gain <= 0 or gain < errors * error:
            return None
        alive = ranked(found)[: 1 + OTHERS]
    found = outcomes_of(problem, alive, FRESH, rng)
    best, second, *_ = ranked(found)
    if best != alive[0]:
        return None
    for other in alive[1:]:
        gain, error, result = lead(found[best], found[other])
        if gain < LEAD * error or (result < LEAST[unit] and gain < OF_MATCH[unit]):
            return None
    return Found(problem.ballot[best], problem.ballot[second])


def theme_of(game: AnyGame, seen: Any, view: dict[str, Any], act: Any, side: str) -> str:
    """What a decision is about."""
    if isinstance(act, NameTrump):
        return "name"
    if not isinstance(act, Play):
        return "bury" if kind_of(act) == "bury" else "bet"
    trick = view["trick"]
    cards = [card.text for card in act.cards]
    if len(view["hand"]) <= ENDING:
        return "endgame"
    if not trick or not trick["plays"]:
        if isinstance(game, ShapedGame) and game.shape_of(seen, act.cards) == "throw":
            return "throw"
        trumps = view.get("trumps") or [card for card in view["hand"] if card[1] == view["trump"]]
        return "trumps" if set(cards) <= set(trumps) else "lead"
    gives = any(card in view.get("worth", {}) for card in cards)
    return "points" if gives and view["held_sides"][trick["winner"]] == side else "follow"


def text_of(game: AnyGame, record: Record, key: str, theme: str, found: Found) -> str:
    """The puzzle as text."""
    lines = [f". {line}" for line in shortened(write_record(record)).strip().splitlines() if line]
    head = ["followsuit-puzzle 1", f"key {key}", f"theme {theme}", f"best {said(found.best)}"]
    return "\n".join([*head, f"next {said(found.second)}", *lines])


def said(act: Any) -> str:
    """An act as a lesson writes it."""
    data = action_data(act)
    assert data is not None, "an act was made"
    match data["kind"]:
        case "play":
            return " ".join(data["cards"])
        case "bid":
            return f"bid {data['value']}"
        case "name_trump":
            return f"trump {data['suit']}"
        case "pass":
            return "pass"
        case kind:
            return f"{kind} {' '.join(data['cards'])}"


def cut(table: Table, acts: int, seat: Any, seed: str) -> Record:
    """The record of the deal up to a decision, its hands sorted where that changes nothing."""
    record = table.record()
    deal = record.deals[-1]
    players = {one: Player(None if one is seat else "expert") for one in record.players}
    deal = replace(deal, actions=deal.actions[:acts])
    plain = replace(record, players=players, seed=seed, deals=(deal,))
    opening = {
        name: cards_text(sorted(parse_cards(value), key=lambda card: (card.text[1:], card.text)))
        if name.startswith(("hand ", "rest "))
        else value
        for name, value in deal.opening.items()
    }
    tidy = replace(plain, deals=(replace(deal, opening=opening),))
    try:
        read_and_play(write_record(tidy))
    except FollowSuitError:
        return plain
    return tidy


def puzzles_of(game: AnyGame, table: Table, number: int, themes: dict[str, int]) -> list[str]:
    """The puzzles of the deal that is dealt, which is played to its end."""
    unit = bots_of(game).result
    judge, novice = bot_for(game, levels_of(game)[-1]), bot_for(game, levels_of(game)[0])
    assert isinstance(judge, ReviewingBot), "the strongest bots search"
    made: list[str] = []
    while not table.needs_deal and not table.is_over:
        seat, acts = table.to_act, len(table.record().deals[-1].actions)
        seen = table.observe(seat) if seat is not None else None
        if seat is not None and seen is not None and len(made) < OF_A_DEAL and len(game.options(seen)) > 1:
            rng = Random(f"{table.seed}/{acts}")
            found = decided(judge.problem_of(seen), unit, rng)
            if found is not None and novice.act(seen, rng, Budget()) != found.best:
                view = game.view(seen)
                view["held_sides"] = {one.name: one.side.name for one in table.players}
                theme = theme_of(game, seen, view, found.best, seat.side.name)
                # The match, the deal of it as a letter, and the act.
                key = f"{game.name}-{number}{chr(96 + len(table.record().deals))}{acts}"
                text = text_of(game, cut(table, acts, seat, key), key, theme, found)
                if themes.get(theme, 0) < OF_A_THEME and is_sound(text):
                    themes[theme] = themes.get(theme, 0) + 1
                    made.append(text)
        table.step()
    return made


def is_sound(text: str) -> bool:
    """Whether the page could play it."""
    try:
        return DecisionTable.of(read_puzzle(text)).status == "playing"
    except FollowSuitError as error:
        print(f"left out: {error}", flush=True)
        return False


def main(name: str, seconds: float) -> None:
    """Go on making puzzles of a game for so many seconds of processor time."""
    path = ROOT / "web" / "games" / name / "puzzles.txt"
    kept = path.read_text() if path.exists() else "# next 0\n"
    number = int(kept.split("\n", 1)[0].removeprefix("# next "))
    texts = each_puzzle(kept)
    themes: dict[str, int] = {}
    for text in texts:
        theme = read_puzzle(text).theme
        themes[theme] = themes.get(theme, 0) + 1
    until = process_time() + seconds
    while process_time() < until and len(texts) < WANTED:
        players = {seat: Player("casual") for seat in Seat}
        table = Table.start(name, None, players, f"puzzles {number}")
        for _ in range(DEALS_OF_A_MATCH):
            if table.is_over or process_time() >= until:
                break
            table.deal()
            texts += puzzles_of(table.game, table, number, themes)
        number += 1
        path.write_text("\n\n".join([f"# next {number}", *texts]) + "\n")
        print(f"{name}: {len(texts)} puzzles from {number} matches, {themes}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else 600.0)
