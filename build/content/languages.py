"""Languages: each is a message file, `web/text/<code>.ftl`, whose head has the language's name.

It says too who has read it: `### read: by …`, a native reader of all of it; without that line nobody has.
Next to it may lie `<code>.css`, which is fetched with it: its fonts, and what its script needs of the page.

What stands in a game's own `text.<code>.ftl` is added to it, and so is what a feature from outside says. A
game's `options.<code>.ftl` names the options of its rules. The first language is that of the pages' HTML.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from base.failure import BuildError
from base.paths import WEB
from content.games import Game

FIRST = "en"
HEAD = re.compile(r"^### (name|direction|read): (.+)$", re.MULTILINE)
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
OPTION = re.compile(r"^option-.*\n?(?:[ }].*\n?)*", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Language:
    """A language: its code, its own name, `ltr` or `rtl`, its sentences in Fluent's syntax.

    `options`: the names of the games' rule options and of their values, and what the rules say of each value.
    `is_read`: a native reader has gone through all of it; `has_style`: it has a style sheet of its own.
    """

    code: str
    name: str
    direction: str
    text: str
    options: str
    is_read: bool
    has_style: bool

    def say(self, message: str) -> str:
        """Return a sentence that has no variables and stands on one line."""
        found = re.search(rf"^{re.escape(message)} = (.+)$", self.text, re.MULTILINE)
        if not found:
            raise BuildError(f"web/text/{self.code}.ftl has no sentence {message}", "Put it there.")
        return found[1]

    def said(self, message: str, **facts: object) -> str:
        """Return a sentence on one line with its variables filled in, as they are."""
        return re.sub(r"\{ \$(\w+) \}", lambda found: str(facts[found[1]]), self.say(message))

    def has(self, message: str) -> bool:
        """Tell whether there is such a sentence."""
        return re.search(rf"^{re.escape(message)} =", self.text, re.MULTILINE) is not None

    def option_names(self) -> str:
        """Return the names alone, which the panel of house rules says."""
        return "".join(OPTION.findall(self.options))

    def for_page(self) -> dict[str, str]:
        """Return the language's data for the page."""
        return {
            "code": self.code,
            "name": self.name,
            "direction": self.direction,
            # What a person without a name is called in a record, which anybody may read.
            "you": self.say("seat-you"),
        }


def in_line(*sentences: str) -> str:
    """Return sentences as one line: nothing follows a Chinese full stop, which is as wide as its space."""
    return re.sub(r"(?<=[。！？]) ", "", " ".join(sentences))


def languages(games: Iterable[Game] = (), web: Path = WEB, features: Iterable[Path] = ()) -> list[Language]:
    """Return the languages there are, the first one first, with what games and features add.

    `features`: the folders of features from outside. Raises `BuildError` where one lacks the first language,
    or says anew what is said already.
    """
    games, features = list(games), list(features)
    paths = sorted((web / "text").glob("*.ftl"), key=lambda path: (path.stem != FIRST, path.stem))
    return [_language(path, games, features) for path in paths]


def _language(path: Path, games: list[Game], features: list[Path]) -> Language:
    code, own = path.stem, path.read_text()
    head = dict(HEAD.findall(own))
    is_read = head.pop("read", "no") != "no"
    if set(head) != {"name", "direction"} or head["direction"] not in ("ltr", "rtl"):
        raise BuildError(
            f"The head of {path} does not say what the language is called",
            "Write `### name: …`, as it calls itself, and `### direction: ltr` or `rtl`, as in the others.",
        )
    text = "\n".join([own, *filter(None, (_text(game.folder, "text", code) for game in games))])
    for folder in features:
        text = _with_feature(text, folder, code)
    return Language(
        code,
        head["name"],
        head["direction"],
        text,
        "\n".join(_text(game.folder, "options", code) for game in games),
        is_read,
        path.with_suffix(".css").is_file(),
    )


def _text(folder: Path, kind: str, code: str) -> str:
    """Return a game's own messages for a language; those of the first language if it lacks them."""
    paths = [folder / f"{kind}.{code}.ftl", folder / f"{kind}.{FIRST}.ftl"]
    return next((path.read_text() for path in paths if path.is_file()), "")


def _with_feature(text: str, folder: Path, code: str) -> str:
    """Return a language's text with that of a feature; without a file of the language, its first one's."""
    there = {path.stem: path for path in folder.glob("*.ftl")}
    if not there:
        return text
    if FIRST not in there:
        raise BuildError(f"{folder} has no {FIRST}.ftl", "Write it: it stands in for every other language.")
    added = there.get(code, there[FIRST]).read_text()
    if twice := sorted(set(MESSAGE.findall(added)) & set(MESSAGE.findall(text))):
        raise BuildError(f"{folder} says what is said already: {', '.join(twice)}", "Call it otherwise.")
    return f"{text}\n{added}"
