"""Programs as others write them against the package: one that uses every public name, and those of the READMEs and guides."""

import re
from pathlib import Path

from base.paths import ROOT

PROGRAM = ROOT / "tests" / "gate" / "scratch_program.py"
FENCED = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)

#: Asks Two Hundred for what only Tractor has. A type checker that did not know which game a match is of would find
#: nothing wrong in its last line, and so say that there is nothing to pass over.
WHICH_GAME = """
import followsuit

tractor = followsuit.match("tractor", players={"S": "person"})
rank: followsuit.Rank = tractor.situation("S").observation.trump_rank
acts: tuple[followsuit.SeatAction, ...] = tractor.legal()
other = followsuit.match("two_hundred").situation("S").observation.trump_rank  # type: ignore[attr-defined]
"""


def from_texts() -> dict[str, str]:
    """Return the Python of the READMEs, a program each, and of each page of the guides, by names of modules."""
    found = {}
    for readme in (ROOT / "README.md", ROOT / "engine" / "README.md"):
        for number, block in enumerate(FENCED.findall(readme.read_text(encoding="utf-8")), 1):
            found[f"readme_{readme.parent.name}_{number}".replace("-", "_")] = block
    docs = ROOT / "engine" / "docs"
    for page in docs.rglob("*.md"):
        blocks = FENCED.findall(page.read_text(encoding="utf-8"))
        # The adapters' page needs other programmers' libraries.
        if blocks and page.name != "adapters.md":
            found[f"guide_{page.parent.name}_{page.stem}"] = "\n".join(blocks)
    return found


def write_programs(folder: Path) -> list[Path]:
    """Write all of them into a folder; return their files."""
    programs = {"which_game": WHICH_GAME, "program": PROGRAM.read_text(encoding="utf-8"), **from_texts()}
    for name, text in programs.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    return sorted(folder.glob("*.py"))
