"""Packed puzzles: what the page puts together again is what was written, and the shared lines are sent once."""

import json
import subprocess
from pathlib import Path

import pytest

from content.puzzles import packed, puzzles_in

ROOT = Path(__file__).parents[2]
GAMES = sorted(path.parent for path in (ROOT / "web" / "games").glob("*/puzzles.txt"))
UNPACK = """import { readFileSync } from "node:fs";
import { unpackPuzzles } from "./web/js/features/puzzles/puzzle-file.js";
process.stdout.write(JSON.stringify(unpackPuzzles(JSON.parse(readFileSync(0, "utf8")))));"""


def unpacked(data):
    """The puzzles as the page has them."""
    done = subprocess.run(
        ["node", "--input-type=module", "--eval", UNPACK],
        cwd=ROOT,
        input=json.dumps(data),
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


@pytest.mark.parametrize("game", GAMES, ids=lambda folder: folder.name)
def test_the_page_unpacks_what_the_build_packed(game):
    puzzles = puzzles_in(game / "puzzles.txt")
    data = packed(puzzles)
    # The page counts besides how many levels found the act.
    assert [{name: puzzle[name] for name in ("key", "theme", "text")} for puzzle in unpacked(data)] == puzzles
    assert data["shared"].startswith("followsuit-deal 1\n")
    assert not any("followsuit-deal" in line for part in data["record"] for line in part)
