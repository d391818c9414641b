"""Sphinx's settings for the documentation; build/pages/documentation.py runs it."""

import re
import sys
from pathlib import Path
from typing import Any

from sphinx.pycode import ModuleAnalyzer

HERE = Path(__file__).resolve().parent
# The package is documented; the colours of code lie beside this file.
sys.path[:0] = [str(HERE.parent), str(HERE)]

import figures  # noqa: E402 - in the folder named just above
import rule_options  # noqa: E402
import statements  # noqa: E402

project = "Follow Suit"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
exclude_patterns = ["theme"]
default_role = "literal"
autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_typehints_description_target = "documented"
html_theme = "theme"
html_theme_path = ["."]
html_copy_source = False
html_use_index = False
html_domain_indices = False
html_title = "Follow Suit"

#: Files of the repository that are pages here too, by their names.
PAGES = {
    "BOTS.md": "strength",
    "EMBED.md": "embedding",
    "EXTERNAL.md": "external",
    "DOCUMENTS.md": "deal_format",
    "PROTOCOL.md": "protocol",
}
INCLUDE = re.compile(r"^```\{include\} (\S+)\n```$", re.MULTILINE)
LINK = re.compile(r"\[([^\]]+)\]\((?!https?:|#)([^)#\s]*/)?([^)/\s]+?\.(?:md|py))(#[^)]*)?\)")


def included(app: Any, page: str, source: list[str]) -> None:
    """Put the files in that a page includes, with links that lead to pages here or are plain text."""

    def text(found: re.Match[str]) -> str:
        path = (HERE / page).parent / found[1]
        app.env.note_dependency(str(path))
        return LINK.sub(link, path.read_text(encoding="utf-8"))

    def link(found: re.Match[str]) -> str:
        target = PAGES.get(found[3])
        return f"[{found[1]}]({target}.md{found[4] or ''})" if target else found[1]

    source[0] = statements.page(rule_options.page(figures.page(INCLUDE.sub(text, source[0]))))


TABLE = re.compile(r"<h[1-6]>(.*?)(?:<a class=\"headerlink\".*?)?</h[1-6]>|<table\b.*?</table>", re.DOTALL)
TAG = re.compile(r"<[^>]+>")


def scrolled(html: str) -> str:
    """Put each table into a region called by the heading above it: a wide one is scrolled by keys there.

    Of several tables under one heading each later one has its number: a reader of regions hears names alone.
    """
    heading, count = "", 0

    def wrapped(found: re.Match[str]) -> str:
        nonlocal heading, count
        if not found[0].startswith("<table"):
            heading, count = TAG.sub("", found[1]).strip().replace('"', "&quot;"), 0
            return found[0]
        count += 1
        name = heading if count == 1 else f"{heading} ({count})"
        return f'<div class="wide" role="region" tabindex="0" aria-label="Table: {name}">{found[0]}</div>'

    return TABLE.sub(wrapped, html)


def drawn(app: Any, page: str, template: str, context: dict[str, Any], doctree: Any) -> None:
    """Change a page's HTML before it is put into the layout."""
    if "body" in context:
        context["body"] = scrolled(context["body"])


def setup(app: Any) -> None:
    """Take part in Sphinx's reading and writing."""
    app.connect("source-read", included)
    app.connect("html-page-context", drawn)
    # One signature for a match of any game: those for type checkers spell out every alias, over two screens.
    opening = ModuleAnalyzer.for_module("followsuit.api.factory")
    opening.analyze()
    opening.overloads.clear()
