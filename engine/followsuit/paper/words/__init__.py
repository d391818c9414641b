"""Words of the sheets: what is printed, by its key, in each of the six languages.

A table for each language lies beside this module and is imported with the first sheet in it; a game has its
own in its folder. The names of games, presets and options are those of the page: ``options`` is written from
its texts by ``build/tools/make_paper_words.py``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from typing import Final

from followsuit.errors import QuestionError

#: The languages, by the code that a page has, and whether each is written from right to left.
LANGUAGES: Final[Mapping[str, bool]] = {
    "en": False,
    "fr": False,
    "ur": True,
    "hi": False,
    "zh-Hans": False,
    "zh-Hant": False,
}


class Words(Mapping[str, str]):
    """The words of a language, with those of a game."""

    def __init__(self, language: str, own: Mapping[str, Mapping[str, str]]) -> None:
        """``own`` are a game's words by language. Raises `QuestionError` (``unknown_language``)."""
        if language not in LANGUAGES:
            raise QuestionError(
                "unknown_language",
                f"no sheet is printed in {language!r}; there are {', '.join(LANGUAGES)}",
                facts={"language": language[:20], "languages": list(LANGUAGES)},
            )
        self.language = language
        name = language.lower().replace("-", "_")
        tables = [import_module(f"followsuit.paper.{room}.{name}").WORDS for room in ("options", "words")]
        self._said: dict[str, str] = {**tables[0], **tables[1], **own.get(language, {})}

    @property
    def direction(self) -> str:
        """``ltr`` or ``rtl``."""
        return "rtl" if LANGUAGES[self.language] else "ltr"

    def __getitem__(self, key: str) -> str:
        return self._said[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._said)

    def __len__(self) -> int:
        return len(self._said)

    def say(self, key: str, **facts: object) -> str:
        """A sentence filled with facts."""
        return self._said[key].format(**facts)

    def in_line(self, sentences: Iterable[str]) -> str:
        """Sentences that follow one another; a Chinese full stop is as wide as its space."""
        return ("" if self.language.startswith("zh") else " ").join(sentences)

    def first(self, *keys: str) -> str:
        """What is said by the first of these keys that there is; the last key itself where there is none."""
        return next((self._said[key] for key in keys if key in self._said), keys[-1])
