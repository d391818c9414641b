"""Embedding: what other sites embed: a page with a table, and the element that frames it."""

from __future__ import annotations

import re
from pathlib import Path

from base.esbuild import bundle_files
from base.failure import BuildError
from base.paths import WEB

ELEMENT = "embed.js"
"""What other sites name in their pages: it keeps this name for ever."""
LOCAL = re.compile(r"""\b(src|href)=(["'])(?![a-z][a-z+.-]*:|/|#)""")
INTRODUCES = re.compile(
    r"""^ *<(?:link rel="(?:manifest|apple-touch-icon|preload)"|meta name="description"|iframe data-engine).*
""",
    re.MULTILINE,
)
"""What a guest does without. A font that is preloaded and not painted, as in a frame further down the host's
page, is a warning in the host's console. The engine's frame is made once the table is in sight."""
APP_STYLE = '<link rel="stylesheet" href="css/app.css">'
CHANGES = (
    ("<html ", '<html data-embedded="waiting" '),
    ("js/early.js", "js/embed/early.js"),
    ("js/app.js", "js/embedded.js"),
    (APP_STYLE, f'{APP_STYLE}\n    <link rel="stylesheet" href="css/embed/embedded.css">'),
    # Only the settings of what is behind it are for a guest of another site.
    ('<details class="home-more"', '<details class="home-more" open'),
    ("<!-- sharing -->", '<meta name="robots" content="noindex">'),
)


def table_page(html: str) -> str:
    """Return the source of `embed/index.html`: the page's own, as a guest of another site."""
    for ours, theirs in CHANGES:
        if html.count(ours) != 1:
            raise BuildError(
                f"web/index.html has {html.count(ours)} times {ours}",
                "Adapt build/pages/embedding.py to the page.",
            )
        html = html.replace(ours, theirs)
    return LOCAL.sub(r"\1=\2../", INTRODUCES.sub("", html))


def write_element(out: Path) -> None:
    """Write the element for other sites."""
    (out / ELEMENT).write_bytes(element_script().read_bytes())


def element_script() -> Path:
    """Return the script of the element for other sites, bundled."""
    [made] = bundle_files("element", [WEB / "embed" / "element.js"], "iife").values()
    return made
