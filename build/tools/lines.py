"""Lines: how many lines each room has at two commits, side by side, and how many files are tracked.

    python3 build/tools/lines.py BEFORE [AFTER]

Lines are *brief*: Python of the package, scripts of the page, style sheets, sentences, Python and scripts of
the tests. A file belongs to the first room whose pattern it has; what has none of them, to its folder.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter

BRIEF = re.compile(r"engine/followsuit/.*\.py|web/js/.*\.js|tests/.*\.(?:py|js)|.*\.(?:css|ftl)")

#: The rooms that are spread over engine, page and tests, by what only their paths have.
ROOMS = {
    "club events": r"/clubs/|contest/beside|eventing|event_making|protocol/beside|messages/events"
    r"|features/events|events?(-made|-shown)?\.test|test_events|club|made_events|made-deals|bench/event",
    "exercises": r"exercis|teacher|pack_format",
    "printing": r"/paper|printing|printed",
    "bridge formats": r"pbn|making/bridge",
    "play chips": r"chips|stake\.js|purse",
    "complaint": r"complain",
    "aloud, one hand, numbers": r"aloud|features/thumb|test_thumb|features/numbers|cards/numbers",
    "training, bench, edges": r"training|tests/bench|site/edges|jupyterlite",
    "score sheet": r"/sheet|sheets|test_sheet|score-desk",
    "making deals": r"making|setups",
    "arena, adapters": r"arena|adapters|leaderboard|tests/extras",
    "lessons, puzzles": r"lesson|puzzle",
    "together": r"together|apart",
    "bots": r"/bots/",
    "games": r"tractor|two_hundred|rangvaar|court_piece|/trick/"
    r"|tests/(rulebook|cases|counts|golden|contract)",
    "protocol": r"protocol",
    "table of the page": r"web/js/table|web/css/(table|summary|prompts)|site/rooms/table|web/table",
    "sentences": r"web/text/",
}


def room_of(path: str) -> str:
    """The room of a file."""
    found = next((room for room, pattern in ROOMS.items() if re.search(pattern, path)), None)
    folder = path.split("/")[:-1][:3]
    return found or "/".join(folder[:2] if folder[:1] == ["tests"] else folder)


def git(*words: str) -> str:
    """What git answers."""
    return subprocess.run(("git", *words), capture_output=True, text=True, check=True).stdout


def counted(commit: str) -> tuple[Counter[str], int]:
    """The brief lines of each room at a commit, and how many files are tracked there."""
    rooms: Counter[str] = Counter()
    for line in git("grep", "-Ic", "", commit, "--", "*.py", "*.js", "*.css", "*.ftl").splitlines():
        path, _, lines = line.removeprefix(f"{commit}:").rpartition(":")
        if BRIEF.fullmatch(path):
            rooms[room_of(path)] += int(lines)
    return rooms, len(git("ls-tree", "-r", "--name-only", commit).splitlines())


def main() -> int:
    """Print the table of the rooms, the largest of the first commit first."""
    if not 2 <= len(sys.argv) <= 3:
        print(__doc__)
        return 2
    (before, files), (after, left) = counted(sys.argv[1]), counted(sys.argv[-1] if sys.argv[2:] else "HEAD")
    rows = [
        (room, before[room], after[room]) for room in sorted(before | after, key=lambda room: -before[room])
    ]
    rows += [("**brief**", before.total(), after.total()), ("**tracked files**", files, left)]
    print("| room | before | after | |", "|---|---:|---:|---:|", sep="\n")
    for room, was, now in rows:
        print(f"| {room} | {was:,} | {now:,} | {now - was:+,} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
