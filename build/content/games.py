"""Games: what the engine offers, asked at build time, and each game's folder in `web/games`.

A game's folder is `web/games/<name>`:
  block.svg              its quilt block, on a square of 100, of polygons; classes: web/css/cards/pieces.css
  rules.<language>.md    its rules to read; build/node/rules.mjs says how they are written
  chapters               further pages to read: build/content/chapters.py (may be missing)
  table.css              how its table is laid out, where that differs from other games' (may be missing)
  page.json              `picture`: the cards that lie face up for it on the first screen (may be missing);
                         `known_in`: the languages in which it comes first there (may be missing);
                         `length`: for presets whose own match is long, the name of the length that is
                         dealt unless another is chosen (may be missing)
  pieces.js              what it alone lays on the table, loaded with its first match:
                         the views that web/js/table/view/pieces.js names, and their `style` (may be missing)
  text.<language>.ftl    sentences that web/text/<language>.ftl has not (may be missing)
  options.<language>.ftl the options of its rules (may be missing): `option-<field>` is the name of one, with
                         `-line` what it decides, with `-<value>` the name of a value;
                         `rule-<field>-<value>` is what the rules to read say where the value holds
  lessons.txt            its lessons, with lessons.<language>.ftl for what they say (may be missing)
  puzzles.txt            its puzzles, made by build/tools/make_puzzles.py (may be missing)
  examples.json          what each field of its rules decides: build/content/examples.py (may be missing)
  minutes.json           how long its matches take, measured by build/tools/make_minutes.py (may be missing)
  icon.png               what an installed page's menu shows, drawn by build/tools/icons.py (may be missing)

A site can be built with games from outside the engine: see build/content/outside.py.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from base.failure import BuildError
from base.paths import WEB
from content.hello import hello
from content.outside import Outside

CARD = re.compile(r"[2-9TJQKA][SHCD]|[SB]J")
PAGE_HELP = "It has a `picture`, a list of cards, `known_in`, a list of languages, and a `length`."
BLOCK = re.compile(
    r'<svg xmlns="http://www\.w3\.org/2000/svg" viewBox="0 0 100 100">(.*)</svg>\s*', re.DOTALL
)


@dataclass(frozen=True, slots=True)
class Choice:
    """An option of a game's rules that the first screen asks for in addition to the preset."""

    name: str
    choices: tuple[object, ...]
    default: object


@dataclass(frozen=True, slots=True)
class Table:
    """A table to choose; PROTOCOL.md describes its fields under `tables`."""

    seats: int
    packs: int
    said: dict[str, Any]

    @property
    def name(self) -> str:
        """Return its name in the page: `6x3` is six seats and three packs."""
        return f"{self.seats}x{self.packs}"

    def for_page(self) -> dict[str, object]:
        """Return its data for the page, all from the engine."""
        said = self.said
        offered = {key: said[key] for key in ("rotation", "rules", "presets", "hand", "kitty")}
        numbers = {"seats": self.seats, "packs": self.packs, "goal": said["takes_over"]}
        return {"name": self.name, **numbers, **offered}


@dataclass(frozen=True, slots=True)
class Length:
    """How long a match is: the fields it adds to each preset's rules, and the minutes it takes by each.

    There are no minutes where nobody has measured them (build/tools/make_minutes.py).
    """

    name: str
    is_one_deal: bool
    rules: dict[str, dict[str, object]]
    minutes: dict[str, int]

    def for_page(self) -> dict[str, object]:
        """Return its data for the page."""
        changed = {preset: rules for preset, rules in self.rules.items() if rules}
        return {
            "name": self.name,
            "isOneDeal": self.is_one_deal,
            "presets": [*self.rules],
            "rules": changed,
            "minutes": self.minutes,
        }


@dataclass(frozen=True, slots=True)
class Game:
    """A game as the engine offers it, and its folder."""

    name: str
    letter: str
    presets: tuple[str, ...]
    preset: str
    levels: tuple[str, ...]
    level: str
    asked: tuple[Choice, ...]
    is_for_chips: bool
    has_sheet: bool
    agreements: tuple[str, ...]
    tables: tuple[Table, ...]
    lengths: tuple[Length, ...]
    folder: Path

    @property
    def block(self) -> str:
        """Return what is in the game's block, as SVG without a line break."""
        path = self.folder / "block.svg"
        if not path.is_file():
            raise BuildError(
                f"{path} is missing", f"Draw a block for {self.name}: build/content/games.py says how."
            )
        found = BLOCK.fullmatch(path.read_text())
        if not found:
            raise BuildError(f"{path} is not a block", "Begin it as web/games/tractor/block.svg begins.")
        return re.sub(r">\s+<", "><", found[1].strip())

    @property
    def picture(self) -> tuple[str, ...]:
        """Return the cards that lie face up for the game on the first screen, as the engine writes them."""
        cards = self._page().get("picture", [])
        if not isinstance(cards, list) or not all(CARD.fullmatch(str(card)) for card in cards):
            raise BuildError(
                f"{self.folder / 'page.json'} pictures what are no cards",
                'Write them so: ["AS", "TD", "BJ"].',
            )
        return tuple(cards)

    @property
    def known_in(self) -> tuple[str, ...]:
        """Return the codes of the languages whose speakers know the game best: it comes first in them."""
        codes = self._page().get("known_in", [])
        if not isinstance(codes, list) or not all(isinstance(code, str) for code in codes):
            raise BuildError(
                f"{self.folder / 'page.json'} does not name languages in `known_in`",
                'Write them so: ["hi", "ur"].',
            )
        return tuple(codes)

    @property
    def length(self) -> dict[str, str]:
        """Return the name of the length that is dealt unless another is chosen, by the preset."""
        chosen = self._page().get("length", {})
        known = {length.name for length in self.lengths}
        if not isinstance(chosen, dict) or set(chosen) - set(self.presets) or set(chosen.values()) - known:
            raise BuildError(
                f"{self.folder / 'page.json'} says a length that the engine does not offer",
                f'Write it so: {{"{self.preset}": "{min(known, default="")}"}}.',
            )
        return {str(preset): str(name) for preset, name in chosen.items()}

    @property
    def pieces(self) -> Path | None:
        """Return the script of its own pieces on the table; None where it has none."""
        path = self.folder / "pieces.js"
        return path.resolve() if path.is_file() else None

    @property
    def has_lessons(self) -> bool:
        """Tell whether there are lessons of the game."""
        return (self.folder / "lessons.txt").is_file()

    @property
    def has_puzzles(self) -> bool:
        """Tell whether there are puzzles of the game."""
        return (self.folder / "puzzles.txt").is_file()

    def _page(self) -> dict[str, Any]:
        """Return what `page.json` says."""
        path = self.folder / "page.json"
        said: dict[str, Any] = json.loads(path.read_text()) if path.is_file() else {}
        if set(said) - {"picture", "known_in", "length"}:
            raise BuildError(f"{path} says what no page can do", PAGE_HELP)
        return said

    def for_page(self) -> dict[str, object]:
        """Return the game's data for the page, which needs them before the engine is ready."""
        return {
            "letter": self.letter,
            "presets": self.presets,
            "preset": self.preset,
            "levels": self.levels,
            "level": self.level,
            "asked": [choice.name for choice in self.asked],
            "forChips": self.is_for_chips,
            "sheet": self.has_sheet,
            "agreements": self.agreements,
            "tables": [table.for_page() for table in self.tables],
            "lengths": [length.for_page() for length in self.lengths],
            "length": self.length,
            "block": self.block,
            "knownIn": self.known_in,
            "lessons": self.has_lessons,
            "puzzles": self.has_puzzles,
        }


def offered(outside: Sequence[Outside] = (), web: Path = WEB) -> dict[str, Game]:
    """Return the games by their names, in the engine's order."""
    folders = [web / "games", *(one.folder / "games" for one in outside)]
    return {said["name"]: _game(said, folders) for said in hello(outside)}


def _game(said: dict[str, Any], folders: list[Path]) -> Game:
    name = said["name"]
    folder = next((place / name for place in folders if (place / name).is_dir()), None)
    if folder is None:
        raise BuildError(f"{folders[0] / name} is missing", "build/content/games.py says what is in it.")
    options = {option["name"]: option for option in said["options"]}
    lengths = _lengths(said["presets"], folder)
    covered = {field for length in lengths for rules in length.rules.values() for field in rules}
    return Game(
        name,
        said["clause_letter"],
        tuple(preset["name"] for preset in said["presets"]),
        said["default_preset"],
        tuple(said["levels"]),
        said["default_level"],
        tuple(
            Choice(asked, tuple(options[asked]["choices"]), options[asked]["default"])
            for asked in said["asked_options"]
            if asked not in covered
        ),
        said["for_chips"],
        said["has_sheet"],
        tuple(said["agreements"]),
        tuple(Table(table["seats"], table["packs"], table) for table in said["tables"]),
        lengths,
        folder,
    )


def _lengths(presets: list[dict[str, Any]], folder: Path) -> tuple[Length, ...]:
    """Return the lengths of a match, in the order of the preset with most of them."""
    path = folder / "minutes.json"
    measured = json.loads(path.read_text())["presets"] if path.is_file() else {}
    most = max(presets, key=lambda preset: len(preset["lengths"]))
    return tuple(
        Length(
            length["name"],
            length["is_one_deal"],
            {
                preset["name"]: offered["rules"]
                for preset in presets
                for offered in preset["lengths"]
                if offered["name"] == length["name"]
            },
            {
                preset: lengths[length["name"]]["minutes"]
                for preset, lengths in measured.items()
                if length["name"] in lengths
            },
        )
        for length in most["lengths"]
    )
