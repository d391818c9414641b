"""Sharing: what other sites and search engines read about ours: cards for links, oEmbed, robots.

Such things need whole addresses. The environment variable `URL`, which Netlify sets, has the site's address;
without it addresses are relative, which link previews and search engines cannot use.
"""

from __future__ import annotations

import json
import os
import re
import tomllib
from dataclasses import replace
from html import escape
from itertools import product
from pathlib import Path
from urllib.parse import urlencode

from base.failure import BuildError
from base.paths import ROOT
from content.languages import Language
from content.offer import Offer

PLACE = "<!-- sharing -->"
PLACES = re.compile(r"<!-- sharing(?:: ([\w-]+))? -->")
"""In the head of a home page; where it is not of the first language it says of which."""
PICTURE = "share/og-table.png"
SIZE = (1200, 630)


def site_address(environment: dict[str, str] | None = None) -> str:
    """Return the site's address, with a slash at its end; empty if the environment does not have it."""
    said = (os.environ if environment is None else environment).get("URL", "").strip()
    if said and not re.fullmatch(r"https?://[\w.:\[\]-]+(?:/[\w./~-]*)?", said):
        raise BuildError(f"URL is no address of a site: {said}", "Set it to one, or unset it.")
    return said.rstrip("/") + "/" if said else ""


def corrections_address(environment: dict[str, str] | None = None) -> str:
    """Return the address for corrections: the issues of the repository, if the environment names it.

    Otherwise it is the package's home page.
    """
    said = (os.environ if environment is None else environment).get("REPOSITORY_URL", "").strip()
    if re.fullmatch(r"https://[\w.:-]+(?:/[\w.~-]+)+/?", said):
        return said.rstrip("/").removesuffix(".git") + "/issues"
    home: str = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["urls"]["Homepage"]
    return home


def place_of(own: Language) -> str:
    """Return the place of those lines in the home page of a language that is not the first."""
    return f"<!-- sharing: {own.code} -->"


def with_heads(page: str, address: str, offer: Offer) -> str:
    """Return a page with those lines in their place, if it has one."""
    spoken = {language.code: language for language in offer.languages}
    return PLACES.sub(lambda found: head(address, replace(offer, own=spoken.get(found[1]))), page)


def head(address: str, offer: Offer) -> str:
    """Return the lines that stand in a home page's head in place of `<!-- sharing -->`."""
    say, home = offer.spoken.say, offer.home(offer.spoken)
    title, line = say("page-title"), say("tagline")
    up = address or "../" * home.count("/")
    about = {
        "og:type": "website",
        "og:site_name": say("product"),
        "og:title": title,
        "og:description": line,
        "og:image": up + PICTURE,
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
        "og:image:alt": line,
    } | ({"og:url": address + home} if address else {})
    lines = [f'<meta property="{name}" content="{escape(value)}">' for name, value in about.items()]
    lines += ['<meta name="twitter:card" content="summary_large_image">']
    if address:
        lines += [f'<link rel="canonical" href="{address}{home}">']
    lines += alternates({language.code: offer.home(language) for language in offer.languages}, up, offer)
    for game in offer.games:
        title, answer = escape(say(f"game-{game.name}")), f"{up}oembed/{_answer(game.name, offer)}"
        lines += [f'<link rel="alternate" type="application/json+oembed" href="{answer}" title="{title}">']
    return "\n    ".join(lines)


def alternates(pages: dict[str, str], up: str, offer: Offer) -> list[str]:
    """Return the lines that name a page in each language; the pages' addresses are from the root, `up`."""
    links = [*pages.items(), ("x-default", pages[offer.languages[0].code])]
    return [
        f'<link rel="alternate" hreflang="{code}" href="{f"{up}{page}" or "./"}">' for code, page in links
    ]


def _answer(game: str, offer: Offer) -> str:
    return f"{game}.json" if offer.is_first else f"{game}.{offer.spoken.code}.json"


def oembed(game: str, address: str, offer: Offer) -> dict[str, object]:
    """Return the oEmbed answer for a game: a frame of its table, in the language of the page."""
    say = offer.spoken.say
    title = say(f"game-{game}")
    wanted = {"game": game} | ({} if offer.is_first else {"lang": offer.spoken.code})
    source = f"{address or '/'}embed/?{urlencode(wanted)}"
    return {
        "version": "1.0",
        "type": "rich",
        "title": title,
        "provider_name": say("product"),
        "provider_url": address or "/",
        "cache_age": 86400,
        "width": 720,
        "height": 640,
        "html": f'<iframe src="{escape(source)}" title="{escape(title)}" width="720" height="640"'
        ' loading="lazy" allow="clipboard-write; fullscreen" style="border: 0"></iframe>',
        "thumbnail_url": f"{address or '/'}{PICTURE}",
        "thumbnail_width": SIZE[0],
        "thumbnail_height": SIZE[1],
    }


def write_sharing(out: Path, address: str, offer: Offer) -> None:
    """Write the oEmbed answers, and what search engines ask for first."""
    (out / "oembed").mkdir()
    for own, game in product(offer.languages, offer.games):
        page = replace(offer, own=own)
        answer = json.dumps(oembed(game.name, address, page), indent=1)
        (out / "oembed" / _answer(game.name, page)).write_text(answer + "\n")
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
