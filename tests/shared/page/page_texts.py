"""Page texts: what a language's file says, for tests that find things by their names in any language.

A message may have several wordings and things in it that are only known while one plays: it is a pattern.
"""

from __future__ import annotations

import math
import re
from functools import cache
from pathlib import Path

WEB = Path(__file__).parents[3] / "web"
FIRST = "en"
#: Every language there is, the first one first.
LANGUAGES = sorted(
    (path.stem for path in (WEB / "text").glob("*.ftl")), key=lambda code: (code != FIRST, code)
)
#: All but the language that the pages are written in.
OTHERS = LANGUAGES[1:]

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *= *(.*(?:\n[ \t}].*)*)", re.MULTILINE)
SPECIAL = re.compile(r"[.*+?^${}()|\[\]\\/]")
#: What stands around something filled in where a language is written from right to left, and before what is between.
ISOLATED = "[⁦-⁩]?\u200f?"


#: A language that nobody speaks: English, accented and two fifths longer.
LONG = "long"
ACCENTS = str.maketrans("AEIOUaeioucnsyz", "ÀÉÎÕÛàéîõûçñšýž")


@cache
def source(language: str) -> str:
    """The text of a language: what comes with the page, and what the features say of their own."""
    return "\n".join(parts(language))


def parts(language: str) -> list[str]:
    """The texts that come in one module each: the page's with the games', then those of the features in order.

    The names of rule options come with what the panel of house rules says.
    """
    if language == LONG:
        return [lengthened(part) for part in parts(FIRST)]
    games = sorted(WEB.glob(f"games/*/text.{language}.ftl"))
    page = [file.read_text(encoding="utf-8") for file in (WEB / "text" / f"{language}.ftl", *games)]
    features = sorted(WEB.glob(f"js/features/*/text/{language}.ftl"))
    own = {file.parents[1].name: file.read_text(encoding="utf-8") for file in features}
    for file in sorted(WEB.glob(f"games/*/options.{language}.ftl")):
        own["house-rules"] += "".join(
            re.findall(r"^option-.*\n", file.read_text(encoding="utf-8"), re.MULTILINE)
        )
    return ["\n".join(page), *own.values()]


def lengthened(messages: str) -> str:
    """The messages of a file, accented and two fifths longer."""
    return re.sub(r"^(?![#\s}])([\w-]+ *= *)(.*)|^([ \t}].*)", _lengthened, messages, flags=re.MULTILINE)


def _lengthened(line: re.Match[str]) -> str:
    """A line of the file with its words accented and more of them."""
    head, text = (line[1], line[2]) if line[1] is not None else ("", line[3])
    parts = re.split(r"(\{[^{}]*?(?:->|\}|$)|^\s*\*?\[[\w-]+\]|\}|\\.)", text)
    return head + "".join(part if at % 2 else _longer(part) for at, part in enumerate(parts))


def _longer(words: str) -> str:
    letters = len(re.findall(r"[^\W\d_]", words))
    more = math.ceil(letters * 0.4)
    fill = " ".join("ëëëëë"[: min(5, more - at)] for at in range(0, more, 6))
    stop = re.search(r"[\s.,:;!?…”]*$", words)
    at = stop.start() if stop else len(words)
    return words[:at].translate(ACCENTS) + (f" {fill}" if letters > 1 else "") + words[at:]


def direction(language: str) -> str:
    """``ltr`` or ``rtl``."""
    found: list[str] = re.findall(r"^### direction: (\w+)$", source(language), re.MULTILINE)
    return found[0]


def is_latin(language: str) -> bool:
    """Whether a language is written in the letters of English."""
    words = "".join(prose(language))
    return len(re.findall(r"[A-Za-z]", words)) > len(words) / 2


def name_of(language: str) -> str:
    """What a language calls itself."""
    found: list[str] = re.findall(r"^### name: (.+)$", source(language), re.MULTILINE)
    return found[0]


@cache
def messages(language: str) -> dict[str, str]:
    """Each message's pattern, as it is written."""
    return dict(MESSAGE.findall(source(language)))


def has(language: str, name: str) -> bool:
    """Whether there is such a message."""
    return name in messages(language)


def named(language: str, *names: str, whole: bool = True) -> re.Pattern[str]:
    """A pattern that fits whatever any of these messages may say."""
    body = "|".join(_pattern(language, name) for name in names)
    return re.compile(f"^(?:{body})$" if whole else f"(?:{body})")


@cache
def _pattern(language: str, name: str) -> str:
    pattern, rest = _text(messages(language)[name], language)
    assert not rest, f"{language}, {name}: {rest}"
    return pattern


def _text(text: str, language: str, inside: bool = False) -> tuple[str, str]:
    """The pattern of a text and what is left behind it; inside a selector it ends with the variant."""
    found = ""
    while text:
        if inside and re.match(r"\s*(?:\}|\n\s*\*?\[)", text):
            break
        if text[0] == "{":
            part, text = _placeable(text[1:].lstrip(), language)
            found += ISOLATED + part + ISOLATED
        elif text[0].isspace():
            text = text.lstrip()
            found += r"\s+" if text else ""
        else:
            found += SPECIAL.sub(r"\\\g<0>", text[0])
            text = text[1:]
    return found, text


def _placeable(text: str, language: str) -> tuple[str, str]:
    """The pattern of what stands in braces, and what is left behind them."""
    if text.startswith('"'):
        _, literal, text = text.split('"', 2)
        return SPECIAL.sub(r"\\\g<0>", literal), text.lstrip()[1:]
    head = re.match(r"[^{}]*?(?=->|\})", text)
    assert head, text
    text = text[head.end() :]
    if text.startswith("}"):
        name = head[0].strip()
        return (_pattern(language, name) if has(language, name) else r".*?"), text[1:]
    text = text[2:].lstrip()
    variants = []
    while not text.startswith("}"):
        text = re.sub(r"^\*?\[[^\]]*\][ \t]*", "", text)
        variant, text = _text(text, language, inside=True)
        variants.append(variant)
        text = text.lstrip()
    return f"(?:{'|'.join(variants)})", text[1:]


@cache
def prose(language: str) -> list[str]:
    """The texts that stand before, between and after what is filled in."""
    flat = (
        re.sub(r"\{[^{}]*?->|\*?\[[\w-]+\]|\{[^{}]*\}|\}", "\n", text) for text in messages(language).values()
    )
    return [re.sub(r"\s+", " ", part).strip() for text in flat for part in text.split("\n") if part.strip()]


@cache
def fragments(language: str) -> set[str]:
    """The same where they have two words and more, without what stops a sentence."""
    found = {part.strip(" .,:;!?…()“”") for part in prose(language)}
    return {part for part in found if len(re.findall(r"[^\W\d_]{2,}", part)) >= 2}
