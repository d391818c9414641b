"""Changes: what a mutation run replaces in a source, and how a table and the list of equivalents name it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

LEFT = "left: "
"""How it begins what is said of a change that these tests cannot notice, but others may."""
LATE = "unnoticed in "
"""How it begins what is said of a change that no test noticed so far, though others were not run."""
EQUIVALENT = "equivalent: "
"""How it begins what is said of a change that nobody could tell."""


@dataclass(frozen=True)
class Change:
    """One change: a span of a file's bytes, what stands there and what is written instead.

    ``begins`` and ``ends`` count bytes; ``statement`` is the line it begins in, without its indentation;
    ``used`` has the lines at which something is done with what is changed, where that is not its own line.
    """

    file: str
    line: int
    begins: int
    ends: int
    kind: str
    old: str
    new: str
    statement: str
    used: tuple[int, ...] = ()

    @classmethod
    def from_json(cls, told: dict[str, Any]) -> Change:
        """Return a change as it was told in JSON."""
        return cls(**{**told, "used": tuple(told["used"])})

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.kind}: `{short(self.old)}` → `{short(self.new) or 'nothing'}`"

    def made_in(self, source: bytes) -> bytes:
        """Return the source with the change made."""
        return source[: self.begins] + self.new.encode() + source[self.ends :]

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What names the change as long as its line stays as it is, wherever that moves."""
        return (self.file, self.statement, short(self.old), short(self.new))


def short(text: str) -> str:
    """Return a piece of a source as one short line."""
    plain = " ".join(text.split())
    return plain if len(plain) <= 60 else f"{plain[:57]}…"
