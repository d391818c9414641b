"""Home pages: the first screen in each language but the first, at an address of its own, `in/<code>/`.

Search engines and people without script read them; where a script runs, each is the app, which speaks that
language (web/js/early.js). They are made of `web/index.html`, which is the home page of the first language.
"""

from __future__ import annotations

import re
from dataclasses import replace
from html import escape
from pathlib import Path

from base.failure import BuildError
from base.paths import WEB
from content.languages import Language
from content.offer import HOMES, Offer
from pages.embedding import LOCAL
from pages.home_content import filled
from pages.sharing import PLACE, index_of

UP = "../../"
MANIFESTS = "manifests"
"""The folder of what installers read in those languages: see build/pages/manifest.py."""
WORDED = re.compile(r"""(<(?P<tag>\w+)\b[^>]*\bdata-text="(?P<name>[\w-]+)"[^>]*>)[^<]*(?=</(?P=tag)>)""")
SAID = re.compile(
    r"""\b(?P<attribute>aria-label|placeholder)="[^"]*"(?P<rest> data-text-\w+="(?P<name>[\w-]+)")"""
)
HEAD = (
    ('<html lang="en" dir="ltr"', '<html lang="{code}" dir="{direction}"'),
    (r"<title>[^<]*</title>", "<title>{title}</title>"),
    (r'<meta name="description" content="[^"]*">', '<meta name="description" content="{about}">'),
    (r'src="engine/" title="[^"]*"', 'src="engine/" title="{engine}"'),
    (r'href="manifest\.webmanifest"', f'href="{MANIFESTS}/{{code}}.webmanifest"'),
    (r'( *)<link rel="stylesheet" href="css/app\.css">\n', "{sheets}"),
)


def home_pages(html: str, offer: Offer, web: Path = WEB) -> dict[Path, str]:
    """Return each home page by the place it would have in the sources; `html` is that of `index.html`."""
    return {
        web / HOMES / own.code / "index.html": _home(html, replace(offer, own=own))
        for own in offer.languages[1:]
    }


def about(offer: Offer) -> str:
    """Return what the site is, in the page's language, for those who list sites."""
    return f"{offer.names} · {offer.spoken.say('tagline')} · {offer.spoken.say('home-note')}"


def style_of(language: Language) -> str:
    """Return the address of a language's own style sheet from the site's root; nothing where it has none."""
    return f"text/{language.code}.css" if language.has_style else ""


def _home(html: str, offer: Offer) -> str:
    own = offer.spoken
    sheets = ["css/app.css", *filter(None, [style_of(own)])]
    facts = {
        "code": own.code,
        "direction": own.direction,
        "title": escape(own.say("page-title")),
        "about": escape(about(offer)),
        "engine": escape(own.say("engine-label")),
        "sheets": "".join(f'    <link rel="stylesheet" href="{sheet}">\n' for sheet in sheets),
    }
    for ours, theirs in HEAD:
        filled_in = theirs.format(**facts)
        html, count = re.subn(ours, filled_in.replace("\\", r"\\"), html)
        if count != 1:
            raise BuildError(
                f"web/index.html has {count} times {ours}", "Adapt build/pages/home_pages.py to the page."
            )

    def said(name: str) -> str:
        return escape(own.say(name))

    html = WORDED.sub(lambda found: found[1] + said(found["name"]), html)
    html = SAID.sub(lambda found: f'{found["attribute"]}="{said(found["name"])}"{found["rest"]}', html)
    return LOCAL.sub(rf"\1=\2{UP}", filled(html, offer)).replace(PLACE, index_of(own))
