"""Kept sums: what a test walks through anyway is what it ever was, by a checksum among the lines of a file."""

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

#: What the search of bots goes by: worlds, playouts and endings. A change there is another version of the bots.
WALKED = Path(__file__).parents[1] / "bots" / "shared" / "walked.txt"


def require_kept(name: str, told: Iterable[object], kept: Path = WALKED) -> None:
    """Fail unless the checksum of what was told is among the lines that are kept."""
    line = f"{name} {sha256(' '.join(map(str, told)).encode()).hexdigest()[:16]}"
    assert line in kept.read_text(encoding="utf-8").splitlines(), f"where the change is meant: {line}"
