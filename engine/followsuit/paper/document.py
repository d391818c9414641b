"""Document: the pages of a sheet as one file of HTML that needs nothing else, and prints as it is."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from followsuit.paper.markup import Markup, element, joined
from followsuit.paper.style import STYLE, page_rule
from followsuit.paper.words import Words


class Size(StrEnum):
    """The size of the paper."""

    A4 = "a4"
    LETTER = "letter"


#: The paper's width and height in millimetres.
MILLIMETRES: Final = {Size.A4: (210.0, 297.0), Size.LETTER: (215.9, 279.4)}


def page(*parts: Markup, kind: str = "") -> Markup:
    """One side of paper."""
    return element("section", *parts, kind=f"page {kind}".rstrip())


def document(title: str, words: Words, size: Size, pages: Iterable[Markup]) -> str:
    """The whole file. Text runs in the language's direction, cards always from left to right."""
    width, height = MILLIMETRES[size]
    style = Markup(page_rule(width, height) + STYLE)
    head = element(
        "head",
        Markup('<meta charset="utf-8">'),
        Markup('<meta name="viewport" content="width=device-width">'),
        element("title", title),
        element("style", style),
    )
    body = element("body", joined(*pages))
    return "<!doctype html>\n" + element("html", head, body, lang=words.language, dir=words.direction) + "\n"


def _cell(name: str, text: str) -> Markup:
    """A cell; figures keep their order in a language that runs from right to left."""
    if text and not any(character.isalpha() and not character.isascii() for character in text):
        return element(name, element("bdi", text, dir="ltr"))
    return element(name, text)


def table(rows: Iterable[Iterable[str]], *, head: bool = True, kind: str = "") -> Markup:
    """A table of texts, the first row as its head where there is one."""
    lines = []
    for number, row in enumerate(rows):
        cell = "th" if head and number == 0 else "td"
        lines.append(element("tr", *(_cell(cell, text) for text in row)))
    return element("table", *lines, kind=kind)
