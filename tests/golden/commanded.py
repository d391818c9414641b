"""Commanded: all that the commands print and write, given what they may be given and what they may not.

If a change is intended, ``python -m tests.golden.commanded`` writes `commanded.txt` again: a checksum of what is printed
after each line of words in each game, and of the files that are written.
"""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Iterator
from contextlib import chdir, redirect_stderr, redirect_stdout
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from followsuit.__main__ import main
from followsuit.card_games.registry import game_names

HERE = Path(__file__).parent
KEPT = HERE / "commanded.txt"
#: Each line after the others, in one folder that has `match.deal` and `torn.deal`; what follows | is typed in.
LINES = """games
replay match.deal
replay match.deal --no-color
replay torn.deal
replay gone.deal
link match.deal
link match.deal --deal 2 --site https://a.example/
link match.deal --deal 9
link match.deal --challenge
link match.deal --challenge cards --deal 1
open match.deal
open match.deal --to written.txt
open torn.deal
open gone.deal
verify match.deal
verify changed.deal
sheet match.deal
sheet match.deal --as text --to kept.sheet
sheet kept.sheet --as csv --to kept.csv
sheet kept.sheet --as link
sheet - | followsuit-sheet 1 / game GAME / deal 1
sheet torn.deal
play GAME --level beginner --seed 1 | help / score / nothing / save kept.deal / tricks
play GAME --rules kitchen
play GAME --day 2026-02-30
play GAME --day 2026-11-23 --seed 1
play GAME --matches 2
play GAME --packs 3 --seats 6 --seed 1 | agreements / pass
referee | {"id": 1, "game": "GAME", "ask": "nothing"}
text GAME --seat W --level beginner | {"reset": 5} / {"act": "sing"} / {"act": "pass"} / {"act": ""} / [] / x
text GAME --seat Z
text GAME --rules kitchen
arena GAME casual
arena GAME casual nobody
arena GAME casual beginner --resume
leaderboard torn.deal
"""
#: In the game whose deals are the shortest.
MEASURED = """play rangvaar --auto --level beginner --matches 2 --seed 1
play rangvaar --auto --level beginner --seed 1 --agreements all --rules reference,deals=5
verify match.deal --exchange
arena rangvaar casual beginner --pairs 3 --json kept.json --report told.json --plot drawn.svg --show 2
arena rangvaar casual beginner --pairs 4 --json kept.json --resume
arena rangvaar casual beginner --pairs 4 --seed 2 --json kept.json --resume
arena rangvaar casual --null --pairs 2 --levels --nodes 5 --records records
arena rangvaar agreeing:casual beginner+casual --pairs 2 --matches --declare shared
leaderboard kept.json told.json
leaderboard drawn.svg
"""
#: What differs each time.
CHANCE = re.compile(
    r"""["']ms\w*["']: ?(?:\[[^]]*\]|[\d.]+)|\d+\.\d+ (?:s|ms)\b|\r?\d+ of \d+ pairs,[^\n\r]*so far"""
)


def printed(words: list[str], typed: str) -> str:
    """Return what a command prints, after how it ended."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err), patch.object(sys, "stdin", io.StringIO(typed)):
        try:
            ended: object = main(words)
        except SystemExit as error:
            ended = error.code
    return f"{ended}\n{CHANCE.sub('-', out.getvalue())}\n{CHANCE.sub('-', err.getvalue())}"


def told(game: str) -> Iterator[tuple[str, str]]:
    """Yield each line of words with what it printed, and at last what was written."""
    source = min((HERE / "matches").glob(f"{game}-*.deal")).read_text(encoding="utf-8")
    with TemporaryDirectory() as folder, chdir(folder), patch.dict(os.environ, {"COLUMNS": "80"}):
        Path("match.deal").write_text(source, encoding="utf-8")
        Path("changed.deal").write_text(re.sub("(?m)^seed .*", "seed other", source), encoding="utf-8")
        Path("torn.deal").write_text(source[: len(source) // 2], encoding="utf-8")
        for line in (LINES + (MEASURED if game == "rangvaar" else "")).replace("GAME", game).splitlines():
            words, _, typed = line.partition(" | ")
            yield line, printed(words.split(), typed.replace(" / ", "\n"))
        for path in sorted(Path().rglob("*.*")):
            if path.is_file():
                yield f"wrote {path}", CHANCE.sub("-", path.read_text(encoding="utf-8"))


def checksums(game: str) -> list[str]:
    """Return a line for each command and each file."""
    return [f"{game} {sha256(text.encode()).hexdigest()[:16]} {line}" for line, text in told(game)]


if __name__ == "__main__":
    lines = [line for game in sorted(game_names()) for line in checksums(game)]
    KEPT.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
