"""Typed: what the terminal says to a person who types what is asked for, and now and then anything else.

If a change is intended, ``python -m tests.golden.typed`` writes `typed.txt` again: a checksum of all that is printed in
each match, and in the challenges of each game.
"""

from __future__ import annotations

import io
import re
from hashlib import sha256
from pathlib import Path
from random import Random

from followsuit.base.agreements import ALL_AGREEMENTS, NO_AGREEMENTS
from followsuit.card_games.registry import game_named, game_names
from followsuit.challenges import challenge_link, challenge_of
from followsuit.terminal.challenges import play_challenge, play_daily
from followsuit.terminal.match import play_match
from followsuit.terminal.screen import Screen
from tests.shared.drawn_rules import drawn_specification
from tests.shared.linked_deals import linked_deals

KEPT = Path(__file__).parent / "typed.txt"
#: Matches of each game, lines that are typed in each, and in a whole deal.
MATCHES, LINES, LONG = 4, 80, 120
WORDS = (
    *(
        "help",
        "tricks",
        "score",
        "agreements",
        "save",
        "",
        "  ",
        "what",
        "pass",
        "p",
        "PASS now",
        "7",
        "13",
        "60",
    ),
    *(
        "s",
        "Hearts",
        "des",
        "clubs diamonds",
        "d",
        "ask",
        "stop",
        "go on",
        "AS",
        "10h",
        "2S 2S",
        "KD, QD",
        "X" * 99,
    ),
)


class Typist:
    """A person who types the first thing that the prompt offers or, in three of ten lines, any word."""

    def __init__(self, seed: str, lines: int = LINES) -> None:
        self.rng, self.prompts, self.lines = Random(seed), list[str](), lines

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt)
        if len(self.prompts) > self.lines:
            raise EOFError
        offered = re.sub(r"\x1b\[\d+m", "", prompt).partition("(")[2].split()
        return self.rng.choice(WORDS) if self.rng.random() < 0.3 or not offered else offered[0].strip(")? ")


def printed(game: str, number: int) -> str:
    """Return all that is printed in a match."""
    seed, out = f"{game} {number}", io.StringIO()
    rules = drawn_specification(game_named(game), Random(seed), share=0.2)
    typist, card = Typist(seed), ALL_AGREEMENTS if number % 2 else NO_AGREEMENTS
    play_match(Screen(out, number == 3), typist, game, rules, seed, "beginner", card)
    return "\n".join([*typist.prompts, out.getvalue()])


def challenged(game: str) -> str:
    """Return all that is printed while the deal of a day is played, and then as a challenge by another person."""
    out = io.StringIO()
    play_daily(Screen(out, False), Typist(f"{game} day", LONG), game, "2026-11-23", "https://a.example/")
    record = next(linked_deals(game, 1))
    for name, claims in (("Ada", True), ("", True), ("", False)):
        link = challenge_link(challenge_of(record, 1, name=name, claims=claims))
        play_challenge(Screen(out, False), Typist(f"{game} {claims}", LONG), link, "")
    return out.getvalue()


def checksums(game: str) -> list[str]:
    """Return a line for each match of a game, and one for its challenges."""
    told = {**{str(one): printed(game, one) for one in range(MATCHES)}, "challenges": challenged(game)}
    return [f"{game} {name} {sha256(text.encode()).hexdigest()[:16]}" for name, text in told.items()]


if __name__ == "__main__":
    lines = [line for game in sorted(game_names()) for line in checksums(game)]
    KEPT.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
