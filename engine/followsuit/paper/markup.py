"""Markup: pieces of HTML, with every text escaped as it is put in."""

from __future__ import annotations

from html import escape
from typing import TypeAlias


class Markup(str):
    """A text that is HTML already."""

    __slots__ = ()


#: What stands in an element: HTML as it is, any other text escaped, None as nothing.
Child: TypeAlias = "str | None"


def element(name: str, *children: Child, kind: str = "", **attributes: str) -> Markup:
    """An element with its children; ``kind`` is its class, other attributes by name.

    >>> element("b", "5 < 6", kind="note")
    '<b class="note">5 &lt; 6</b>'
    """
    named = {"class": kind, **attributes} if kind else attributes
    head = "".join(f' {key}="{escape(value)}"' for key, value in named.items())
    return Markup(f"<{name}{head}>{joined(*children)}</{name}>")


def joined(*children: Child) -> Markup:
    """The children one after another."""
    texts = [child if isinstance(child, Markup) else escape(child) for child in children if child]
    return Markup("".join(texts))
