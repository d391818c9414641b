"""Thoughts: what bots weigh, choose and say in positions of chance, under rules and agreements that it draws.

`choices.txt` holds what they choose where they come to themselves; here they are where they never would be,
and are asked for every figure and for the reason of every action.
"""

from collections import defaultdict
from dataclasses import astuple
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from followsuit.base.agreements import ALL_AGREEMENTS, NO_AGREEMENTS, Agreements
from followsuit.bots import Budget, bot_for, levels_of
from followsuit.bots.interface import run_to_end, think_with
from followsuit.card_games.registry import game_named
from tests.shared.drawn_rules import allowed, drawn_specification

#: The checksums of what each level thinks, alone and with agreements, and of the reasons of all actions.
KEPT = Path(__file__).parent / "thoughts.txt"
#: Deals of Tractor in which jacks take a level, and throws fail in either way.
JACKS = {"first_level": "J", "jack_hook": "half"}
BACK = {**JACKS, "throw": "attempt", "failed_throw": "all_back"}
LOWEST = {**BACK, "jack_hook": "to_two", "failed_throw": "lowest_any", "failed_throw_penalty": 10}
#: Of each game in how many deals all levels are asked, in how many more the two that do not search, and in how many of
#: these until the first lead; and under which rules, whatever else is drawn.
MATCHES = {
    "two_hundred": [({}, 16, 30, 0)],
    "rangvaar": [({}, 12, 30, 0)],
    "court_piece": [({}, 16, 24, 0), ({"hidden": True}, 0, 30, 0)],
    "tractor": [
        ({"packs": 2}, 3, 8, 20),
        ({"packs": 2, **BACK}, 1, 2, 0),
        ({"packs": 2, **LOWEST}, 1, 2, 0),
        ({"preset": "auction"}, 1, 4, 20),
        ({"preset": "auction", "auction_starter": "any"}, 0, 2, 30),
        ({"packs": 3}, 2, 3, 10),
        ({"packs": 3, **JACKS}, 1, 1, 0),
        ({"packs": 4}, 1, 2, 10),
    ],
}
#: How often one is asked that searches, and a seat that need not act.
SEARCHED, NEED_NOT = 0.4, 0.03
#: Rollouts a decision: what they come to is held, not how good it is.
FEW = Budget(nodes=16)
CARDS = [
    NO_AGREEMENTS,
    ALL_AGREEMENTS,
    Agreements.of("high_low first_discard weak_discards points last_trick"),
]


@pytest.mark.parametrize("game", sorted(MATCHES))
def test_what_is_thought_and_said_in_positions_of_chance_is_as_it_was(game: str) -> None:
    kept = [line for line in KEPT.read_text(encoding="utf-8").splitlines() if line.split()[0] == game]
    assert checksums(game) == kept, f"where the change is meant: python -m {__name__}"


def checksums(game):
    """A line for each level, alone and with agreements, and for the reasons."""
    return [
        f"{game} {name} {sha256(text.encode()).hexdigest()[:16]}"
        for name, text in sorted(thoughts(game).items())
    ]


def thoughts(name):
    """What each level thinks in matches of a game, and what the searching ones say of each action."""
    game = game_named(name)
    texts: dict[str, str] = defaultdict(str)
    for fixed, whole, quick, begun in MATCHES[name]:
        for number in range(whole + quick + begun):
            rng = Random(f"{name} {fixed} {number}")
            for observation in positions(game, drawn_with(fixed, game, rng), rng):
                if number >= whole + quick and observation.phase == "playing":
                    break
                levels = levels_of(game)
                searches = number < whole and rng.random() < SEARCHED
                for level in [*levels[:2], *([rng.choice(levels[2:])] if searches else [])]:
                    card = rng.choice(CARDS)
                    bot = bot_for(game, level, card)
                    said = run_to_end(think_with(bot, observation, Random(number), FEW))
                    texts[f"{level}{'-agreeing' if card else ''}"] += written(astuple(said))
                    if level in levels[2:]:
                        problem = bot.problem_of(observation)
                        options = game.options(observation)
                        texts["reasons"] += written(
                            [problem.reason_of(one) for one in options if one is not None]
                        )
    return texts


def drawn_with(fixed, game, rng):
    """Rules of chance that hold these fields."""
    while True:
        said = allowed(game, {**drawn_specification(game, rng, share=0.2), **fixed})
        if fixed.items() <= said.items():
            return game.rules(said)


def positions(game, rules, rng):
    """What the seats that may act know, in one deal that is played by chance."""
    state = game.deal(game.new_match(rules, rng), rng).state
    while not (game.needs_deal(state) or game.is_over(state)):
        seat = game.to_act(state)
        for asked in dict.fromkeys([seat, *game.may_act(state)]):
            if asked is not None and (asked is seat or rng.random() < NEED_NOT):
                yield game.observe(state, asked)
        options = () if seat is None else game.options(game.observe(state, seat))
        action = rng.choice(options) if options else game.table_act(state)
        state = game.apply(state, action).state


def written(value):
    """A value in which figures are rounded, as sums differ in their last place: just below nothing is nothing."""
    if isinstance(value, float):
        return f"{round(value, 9) + 0.0:.9f}"
    if isinstance(value, tuple | list):
        return f"({','.join(map(written, value))})"
    return repr(value)


if __name__ == "__main__":
    lines = [line for game in sorted(MATCHES) for line in checksums(game)]
    KEPT.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
