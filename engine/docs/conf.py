"""Sphinx's settings for the documentation; build/pages/documentation.py runs it."""

import re
import sys
from pathlib import Path
from typing import Any

from sphinx.pycode import ModuleAnalyzer

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

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
pygments_style = "friendly"

#: Files of the repository that are pages here too, by their names.
PAGES = {
    "BOTS.md": "strength",
    "EMBED.md": "embedding",
    "EXTERNAL.md": "external",
    "FORMAT.md": "deal_format",
    "PROTOCOL.md": "protocol",
    "SHEET.md": "sheet_format",
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

    source[0] = INCLUDE.sub(text, source[0])


def setup(app: Any) -> None:
    """Take part in Sphinx's reading."""
    app.connect("source-read", included)
    # One signature for a match of any game: those for type checkers spell out every alias, over two screens.
    opening = ModuleAnalyzer.for_module("followsuit.api.opening")
    opening.analyze()
    opening.overloads.clear()
