"""Sharing: what other sites and search engines read about ours: cards for links, oEmbed, robots.

Such things need whole addresses. The environment variable `URL`, which Netlify sets, has the site's address;
without it addresses are relative, which link previews and search engines cannot use, and oEmbed answers are
not written.
"""

from __future__ import annotations

import json
import os
import re
from dataclasses import replace
from html import escape
from itertools import product
from pathlib import Path
from urllib.parse import urlencode

from base.failure import BuildError
from base.paths import WEB
from content.languages import Language
from content.offer import Offer

PLACE = "<!-- sharing -->"
PLACES = re.compile(r"<!-- sharing(?:: ([\w-]+))? -->")
"""In the head of a home page; where it is not of the first language it says of which."""
PICTURE = "share/og-table.png"
SIZE = (1200, 630)
FRAME = (480, 640)
"""How large a frame an oEmbed answer has: a file cannot follow `maxwidth`, and this fits most columns."""
CHOICE = "games"
"""The oEmbed answer of the home pages, in whose frame one chooses a game."""
REFEREE = "referee"
"""Before a game's name: the answer of its rules, in whose frame the referee is asked."""


def site_address(environment: dict[str, str] | None = None) -> str:
    """Return the site's address, with a slash at its end; empty if the environment does not have it."""
    said = (os.environ if environment is None else environment).get("URL", "").strip()
    if said and not re.fullmatch(r"https?://[\w.:\[\]-]+(?:/[\w./~-]*)?", said):
        raise BuildError(f"URL is no address of a site: {said}", "Set it to one, or unset it.")
    return said.rstrip("/") + "/" if said else ""


def corrections_address(environment: dict[str, str] | None = None) -> str:
    """Return where corrections go: the issues of the repository; empty if the environment names none."""
    said = (os.environ if environment is None else environment).get("REPOSITORY_URL", "").strip()
    if re.fullmatch(r"https://[\w.:-]+(?:/[\w.~-]+)+/?", said):
        return said.rstrip("/").removesuffix(".git") + "/issues"
    return ""


def index_of(own: Language) -> str:
    """Return the place of those lines in the home page of a language that is not the first."""
    return f"<!-- sharing: {own.code} -->"


def with_heads(page: str, address: str, offer: Offer) -> str:
    """Return a page with those lines in their place, if it has one."""
    spoken = {language.code: language for language in offer.languages}
    return PLACES.sub(lambda found: head(address, replace(offer, own=spoken.get(found[1]))), page)


def head(address: str, offer: Offer) -> str:
    """Return the lines that stand in a home page's head in place of `<!-- sharing -->`."""
    say, home = offer.spoken.say, offer.home(offer.spoken)
    up = address or "../" * home.count("/")
    lines = [
        *card(say("page-title"), say("tagline"), PICTURE, home, offer, address),
        *alternates({language.code: offer.home(language) for language in offer.languages}, up, offer),
        *oembed_link(address, answer(CHOICE, offer), say("product")),
    ]
    return "\n    ".join(lines)


def card(title: str, line: str, picture: str, page: str, offer: Offer, address: str) -> list[str]:
    """Return the lines of a page's head that say how a link to it is shown.

    `picture` and `page` are addresses from the site's root.
    """
    up = address or "../" * page.count("/")
    about = {
        "og:type": "website",
        "og:site_name": offer.spoken.say("product"),
        "og:title": title,
        "og:description": line,
        "og:image": up + picture,
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
        "og:image:alt": line,
    } | ({"og:url": address + page} if address else {})
    lines = [f'<meta property="{name}" content="{escape(value)}">' for name, value in about.items()]
    lines += ['<meta name="twitter:card" content="summary_large_image">']
    if address:
        lines += [f'<link rel="canonical" href="{address}{page}">']
    return lines


def oembed_link(address: str, name: str, title: str) -> list[str]:
    """Return the line that names a page's oEmbed answer; none where the site's address is not known.

    A page has one at most: readers of such answers take the first, and resolve no relative address.
    """
    if not address:
        return []
    href = f"{address}oembed/{name}"
    return [f'<link rel="alternate" type="application/json+oembed" href="{href}" title="{escape(title)}">']


def alternates(pages: dict[str, str], up: str, offer: Offer) -> list[str]:
    """Return the lines that name a page in each language; the pages' addresses are from the root, `up`."""
    links = [*pages.items(), ("x-default", pages[offer.languages[0].code])]
    return [
        f'<link rel="alternate" hreflang="{code}" href="{f"{up}{page}" or "./"}">' for code, page in links
    ]


def answer(name: str, offer: Offer) -> str:
    """Return the file name of the oEmbed answer `name`, in the page's language."""
    return f"{name}.json" if offer.is_first else f"{name}.{offer.spoken.code}.json"


def picture_of(game: str) -> str:
    """Return the address of the picture that links to a game show; the site's where it has none."""
    own = f"share/{game}.png"
    return own if (WEB / "static" / own).is_file() else PICTURE


def oembed(frame: str, address: str, offer: Offer) -> dict[str, object]:
    """Return an oEmbed answer in the language of the page: a frame of what `frame` names.

    `frame` is a game, whose table it is; `CHOICE`, where one chooses among the games; or `referee.` and a
    game, whose referee it is. `address` is the site's, whole: who reads the answer cannot resolve another.
    """
    say = offer.spoken.say
    kind, _, of = frame.rpartition(".")
    game = None if frame == CHOICE else of
    title = say(f"game-{game}") if game else say("product")
    if kind == REFEREE:
        title = f"{say('referee')} · {title}"
    wanted = {"view": REFEREE} if kind == REFEREE else {}
    wanted |= {"game": game} if game else {}
    wanted |= {} if offer.is_first else {"lang": offer.spoken.code}
    source = f"{address}embed/{f'?{urlencode(wanted)}' if wanted else ''}"
    width, height = FRAME
    return {
        "version": "1.0",
        "type": "rich",
        "title": title,
        "provider_name": say("product"),
        "provider_url": address,
        "cache_age": 86400,
        "width": width,
        "height": height,
        "html": f'<iframe src="{escape(source)}" title="{escape(title)}" width="{width}" height="{height}"'
        ' loading="lazy" allow="clipboard-write; fullscreen" style="border: 0; max-width: 100%"></iframe>',
        "thumbnail_url": f"{address}{picture_of(game) if game else PICTURE}",
        "thumbnail_width": SIZE[0],
        "thumbnail_height": SIZE[1],
    }


def write_sharing(out: Path, address: str, offer: Offer) -> None:
    """Write the oEmbed answers, where the site's address is known, and what search engines ask for first."""
    if address:
        (out / "oembed").mkdir()
        names = [CHOICE, *(name for game in offer.games for name in (game.name, f"{REFEREE}.{game.name}"))]
        for own, name in product(offer.languages, names):
            page = replace(offer, own=own)
            text = json.dumps(oembed(name, address, page), indent=1)
            (out / "oembed" / answer(name, page)).write_text(text + "\n")
    robots = "User-agent: *\nAllow: /\n"
    if address:
        pages = [path.parent.relative_to(out).as_posix() for path in sorted(out.rglob("index.html"))]
        found = [page for page in pages if page not in ("embed", "engine")]
        entries = "".join(
            f"<url><loc>{address}{'' if page == '.' else page + '/'}</loc></url>" for page in found
        )
        (out / "sitemap.xml").write_text(
            '<?xml version="1.0" encoding="UTF-8"?>\n'
            f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{entries}</urlset>\n'
        )
        robots += f"Sitemap: {address}sitemap.xml\n"
    (out / "robots.txt").write_text(robots)
