"""Make puzzles from generated deals: ``python build/tools/make_puzzles.py GAME [SECONDS]``, 600 s by default.

Four casual bots play deals from seeds counted on from where the last run stopped. A decision becomes a puzzle
where its best act leads the second by three standard errors and by enough to matter, confirmed in 500 fresh
worlds, and a novice does something else. What is found is added to `web/games/<game>/puzzles.txt`. Its first
line says which seed is next: the same command goes on. It stops at 200 puzzles.

``make_puzzles.py GAME SECONDS THEME`` looks for one rare theme only, up to 20 of it; where there are 200
already each takes the place of one of the commonest theme. With ``all`` for the theme and one thing more, a
preset, the deals are played by its rules: ``make_puzzles.py court_piece 300 all double_ace``.

``make_puzzles.py GAME again [SEED]`` weighs every puzzle once more in 500 worlds of another seed, says how
many are confirmed, and takes the others out.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT / "build")]

from followsuit.base.actions import NameTrump, Play  # noqa: E402 - the path is set above
from followsuit.base.errors import FollowSuitError  # noqa: E402
from followsuit.base.game import AnyGame, ShapedGame  # noqa: E402
from followsuit.base.jsonable import kind_of, to_json  # noqa: E402
from followsuit.base.seats import Seat  # noqa: E402
from followsuit.bots import Budget, ReviewingBot, bot_for, bots_of  # noqa: E402
from followsuit.lessons import Task, each_puzzle, read_puzzle  # noqa: E402
from followsuit.record import Player  # noqa: E402
from followsuit.table import Table, levels_of  # noqa: E402
from tools.puzzle_texts import cut, text_of  # noqa: E402
from tools.puzzle_weighing import FRESH, LOOKS, OTHERS, decided, leads, outcomes_of, ranked  # noqa: E402

WANTED: Final = 200
#: Of one deal, and of one theme, at most.
OF_A_DEAL: Final = 2
OF_A_THEME: Final = 92
#: Of a theme that is looked for by itself.
OF_A_RARE: Final = 20
DEALS_OF_A_MATCH: Final = 3
#: From so many cards in hand it is an ending.
ENDING: Final = 4


def theme_of(game: AnyGame, observation: Any, view: dict[str, Any], act: Any, side: str) -> str:
    """What a decision is about."""
    if isinstance(act, NameTrump) or kind_of(act) == "declare":
        return "name"
    if not isinstance(act, Play):
        return "bury" if kind_of(act) == "bury" else "bet"
    trick = view["trick"]
    cards = [card.text for card in act.cards]
    if len(view["hand"]) <= ENDING:
        return "endgame"
    if not trick or not trick["plays"]:
        if isinstance(game, ShapedGame) and game.shape_of(observation, act.cards) == "throw":
            return "throw"
        trumps = view.get("trumps") or [card for card in view["hand"] if card[1] == view["trump"]]
        return "trumps" if set(cards) <= set(trumps) else "lead"
    gives = any(card in view.get("worth", {}) for card in cards)
    return "points" if gives and view["held_sides"][trick["winner"]] == side else "follow"


def is_obvious(hand: list[str], act: Any) -> bool:
    """Whether an act names a suit that is longer than every other by two cards: nothing to find out."""
    if not isinstance(act, NameTrump):
        return True
    lengths = Counter(card[1:] for card in hand)
    named = to_json(act.suit)
    return all(lengths[named] >= lengths[suit] + 2 for suit in lengths if suit != named)


def puzzles_of(game: AnyGame, table: Table, number: int, themes: Counter[str], only: str = "") -> list[str]:
    """The puzzles of the deal that is dealt, which is played to its end; ``only`` those of a theme."""
    unit, most = bots_of(game).result, OF_A_THEME
    judge, novice = bot_for(game, levels_of(game)[-1]), bot_for(game, levels_of(game)[0])
    assert isinstance(judge, ReviewingBot), "the strongest bots search"
    made: list[str] = []
    while not table.needs_deal and not table.is_over:
        seat, acts = table.to_act, len(table.record().deals[-1].actions)
        observation = table.observe(seat) if seat is not None else None
        if (
            seat is not None
            and observation is not None
            and len(made) < OF_A_DEAL
            and len(game.options(observation)) > 1
        ):
            rng = Random(f"{table.seed}/{acts}")
            view = game.view(observation)
            view["held_sides"] = {one.name: one.side.name for one in table.players}
            usual = novice.act(observation, Random(f"{table.seed}/{acts}/novice"), Budget())

            def theme(
                act: Any, observation: Any = observation, view: Any = view, side: str = seat.side.name
            ) -> str:
                return theme_of(game, observation, view, act, side)

            def wanted(
                act: Any, usual: Any = usual, view: Any = view, theme: Callable[[Any], str] = theme
            ) -> bool:
                is_find = usual != act or not is_obvious(view["hand"], act)
                return is_find and themes[theme(act)] < most and only in ("", theme(act))

            is_play = view["phase"] == "playing"
            is_full = is_play and len(view["hand"]) <= ENDING and themes["endgame"] >= most
            is_other = is_play and only in ("name", "bet", "bury")
            found = (
                None
                if is_full or is_other
                else decided(judge.problem_of(observation), unit, rng, wanted=wanted)
            )
            if found is not None:
                # The match, the deal of it as a letter, and the act.
                key = f"{game.name}-{number}{chr(96 + len(table.record().deals))}{acts}"
                text = text_of(cut(table, acts, seat), key, theme(found.best), found)
                if is_sound(text):
                    themes[theme(found.best)] += 1
                    made.append(text)
        table.step()
    return made


def holds(text: str, seed: str) -> bool:
    """Whether a puzzle's best act leads beyond doubt in the worlds of another seed."""
    decision = Task(read_puzzle(text))
    problem, game = decision.problem(), decision.table.game
    places = list(range(len(problem.candidates)))
    best = problem.index_of(decision.best[0])
    assert best is not None, "the best act was a candidate"
    rng = Random(f"{seed}/{decision.key}")
    found = outcomes_of(problem, sorted({*places, best}), LOOKS[-1][0], rng)
    others = [place for place in ranked(found) if place != best][:OTHERS]
    found = outcomes_of(problem, [best, *others], FRESH, rng)
    return all(leads(found[best], found[other], bots_of(game).result) for other in others)


def is_sound(text: str) -> bool:
    """Whether the page could play it."""
    try:
        return Task(read_puzzle(text)).status == "playing"
    except FollowSuitError as error:
        print(f"left out: {error}", flush=True)
        return False


def path_of(name: str) -> Path:
    """The file of a game's puzzles."""
    return ROOT / "web" / "games" / name / "puzzles.txt"


def again(name: str, seed: str) -> None:
    """Weigh every puzzle of a game once more; those that are not confirmed leave."""
    kept = path_of(name).read_text()
    texts = each_puzzle(kept)
    confirmed = [text for text in texts if holds(text, seed)]
    print(f"{name}: {len(confirmed)} of {len(texts)} confirmed ({100 * len(confirmed) / len(texts):.1f} %)")
    path_of(name).write_text("\n\n".join([kept.split("\n", 1)[0], *confirmed]) + "\n")


def within(texts: list[str], themes: Counter[str]) -> list[str]:
    """As many as are wanted: the last ones of the commonest themes leave."""
    kept = list(texts)
    while len(kept) > WANTED:
        [(common, _)] = themes.most_common(1)
        kept.remove([text for text in kept if read_puzzle(text).theme == common][-1])
        themes[common] -= 1
    return kept


def main(name: str, seconds: float, only: str = "all", rules: str = "reference") -> None:
    """Go on making puzzles of a game for so many seconds of processor time."""
    only = "" if only == "all" else only
    path = path_of(name)
    kept = path.read_text() if path.exists() else "# next 0\n"
    number = int(kept.split("\n", 1)[0].removeprefix("# next "))
    texts = each_puzzle(kept)
    themes = Counter(read_puzzle(text).theme for text in texts)
    until = process_time() + seconds
    while process_time() < until and (themes[only] < OF_A_RARE if only else len(texts) < WANTED):
        players = {seat: Player("casual") for seat in Seat}
        table = Table.start(name, rules, players, f"puzzles {number}")
        for _ in range(DEALS_OF_A_MATCH):
            if table.is_over or process_time() >= until:
                break
            table.deal()
            texts += puzzles_of(table.game, table, number, themes, only)
        number += 1
        texts = within(texts, themes)
        path.write_text("\n\n".join([f"# next {number}", *texts]) + "\n")
        print(f"{name}: {len(texts)} puzzles from {number} matches, {dict(themes)}", flush=True)


if __name__ == "__main__":
    if sys.argv[2:3] == ["again"]:
        again(sys.argv[1], sys.argv[3] if len(sys.argv) > 3 else "again")
    else:
        main(sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else 600.0, *sys.argv[3:5])
