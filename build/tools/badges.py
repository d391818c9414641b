"""Badges: what a stranger asks first, as small pictures: `.venv/bin/python build/tools/badges.py`.

Each says what pyproject.toml says; tests/unit/docs/test_badges.py compares them. They are files of ours,
because a badge from elsewhere would tell somebody of each reader.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from base.paths import ENGINE, ROOT, WEB

FOLDER = WEB / "art" / "badges"
LETTER, SIDE, HEIGHT = 6.6, 8, 20
"""The width of a letter, and the margin around the words, in pixels."""


def main() -> int:
    """Draw them all."""
    FOLDER.mkdir(exist_ok=True)
    for name, (what, said) in facts().items():
        (FOLDER / f"{name}.svg").write_text(drawn(what, said))
        print((FOLDER / f"{name}.svg").relative_to(ROOT))
    return 0


def facts() -> dict[str, tuple[str, str]]:
    """Return what each badge is about and what it says, by the name of its file."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    stated = re.findall(r"Python :: (3\.\d+)", " ".join(project["classifiers"]))
    versions = sorted(stated, key=lambda version: int(version.split(".")[1]))
    typed = "Typing :: Typed" in project["classifiers"] and (ENGINE / "followsuit" / "py.typed").exists()
    return {
        "version": ("version", project["version"]),
        "python": ("Python", f"{versions[0]} to {versions[-1]}"),
        "dependencies": ("dependencies", str(len(project["dependencies"]) or "none")),
        "types": ("types", "in the package" if typed else "none"),
        "licence": ("licence", project["license"]),
    }


def drawn(what: str, said: str) -> str:
    """Return a badge as SVG: what it is about on dark ground, what it says on blue, both at 7:1 and more."""
    left, right = (round(len(words) * LETTER) + 2 * SIDE for words in (what, said))
    text = 'fill="#ffffff" font-family="Verdana, DejaVu Sans, sans-serif" font-size="11" text-anchor="middle"'
    size = f'width="{left + right}" height="{HEIGHT}"'
    return f"""<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{what}: {said}">
  <title>{what}: {said}</title>
  <rect {size} rx="4" fill="#1e2338" />
  <path d="M{left} 0h{right - 4}a4 4 0 0 1 4 4v{HEIGHT - 8}a4 4 0 0 1 -4 4h-{right - 4}z" fill="#23407f" />
  <g {text}>
    <text x="{left / 2:g}" y="14" textLength="{left - 2 * SIDE}">{what}</text>
    <text x="{left + right / 2:g}" y="14" textLength="{right - 2 * SIDE}">{said}</text>
  </g>
</svg>
"""


if __name__ == "__main__":
    sys.exit(main())
