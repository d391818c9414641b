"""Kept sums: what tests of bots walk through anyway is what it ever was, by a checksum of each walk.

If a change is intended, ``FOLLOWSUIT_RECORD=1`` writes the lines of `walked.txt` again whose tests are run: bots that
walk otherwise have another version.
"""

import os
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

#: The worlds, playouts, endings and positions that bots think about, and what they say of them.
WALKED = Path(__file__).parents[1] / "bots" / "shared" / "walked.txt"


def require_kept(name: str, told: Iterable[object]) -> None:
    """Fail unless the checksum of what was told stands behind its name."""
    kept = dict(line.rsplit(" ", 1) for line in WALKED.read_text(encoding="utf-8").splitlines())
    found = sha256(" ".join(map(str, told)).encode()).hexdigest()[:16]
    if os.environ.get("FOLLOWSUIT_RECORD"):
        lines = sorted(f"{one} {told}\n" for one, told in {**kept, name: found}.items())
        WALKED.write_text("".join(lines), encoding="utf-8", newline="\n")
    else:
        assert kept.get(name) == found, f"of {name}; where the change is meant: FOLLOWSUIT_RECORD=1"
