"""Paper words: the names of games, presets and options, from the page's texts, for printed sheets.

    .venv/bin/python build/tools/make_paper_words.py

A sheet is printed by the command line too, which has no page. So these names lie in the engine's room a
second time, written by this program; a test compares them with the texts.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
ROOM: Final = ROOT / "engine" / "followsuit" / "paper" / "options"
LANGUAGES: Final = ("en", "fr", "ur", "hi", "zh-Hans", "zh-Hant")
#: A line of a text that is wanted: names and choices, not the lines that explain them.
_WANTED: Final = re.compile(r"^((?:option|game|rules)-[\w-]+) = (.+)$")
_NOT: Final = re.compile(r"-(line|also)$|^option-idle$|^rules-(choose|house)$")


def words_of(language: str) -> dict[str, str]:
    """The names in a language, by key, in the order of the texts."""
    texts = [ROOT / "web" / "text" / f"{language}.ftl"]
    texts.append(ROOT / "web" / "js" / "features" / "house-rules" / "text" / f"{language}.ftl")
    texts += sorted((ROOT / "web" / "games").glob(f"*/text.{language}.ftl"))
    presets = _presets()
    found: dict[str, str] = {}
    for text in texts:
        for line in text.read_text(encoding="utf-8").splitlines():
            match = _WANTED.match(line)
            if match and not _NOT.search(match[1]) and "{" not in match[2]:
                key, said = match.groups()
                if not key.startswith("rules-") or key.removeprefix("rules-") in presets:
                    found[key] = said.strip()
    return found


def _presets() -> set[str]:
    """The keys of presets' names: a preset, or with a game where two games have one of that name."""
    from followsuit.registry import GAMES, game_named

    names = {(game, preset) for game in GAMES for preset in game_named(game).preset_names()}
    return {preset for _, preset in names} | {f"{preset}-{game}" for game, preset in names}


def module_text(language: str) -> str:
    """The module of a language, as it is committed."""
    lines = [
        '"""Names of games, presets and options; written by build/tools/make_paper_words.py."""',
        "",
        "from typing import Final",
        "",
        "WORDS: Final = {",
        *(
            f"    {json.dumps(key)}: {json.dumps(said, ensure_ascii=False)},"
            for key, said in words_of(language).items()
        ),
        "}",
    ]
    return "\n".join(lines) + "\n"


def path_of(language: str) -> Path:
    """Where the module of a language lies."""
    return ROOM / f"{language.lower().replace('-', '_')}.py"


def main() -> None:
    """Write the modules."""
    for language in LANGUAGES:
        path_of(language).write_text(module_text(language), encoding="utf-8")


if __name__ == "__main__":
    import sys

    sys.path.insert(0, str(ROOT / "engine"))
    main()
