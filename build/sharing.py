"""Sharing: what other sites and search engines read about ours: cards for links, oEmbed, robots.

Such things need whole addresses. Where the site will be is said by `URL` in the environment, which Netlify
sets; without it addresses are relative, which is enough to look at and not to be found by.
"""

from __future__ import annotations

import json
import os
import re
import tomllib
from html import escape
from pathlib import Path
from urllib.parse import urlencode

from failure import BuildError
from opening import Offer
from paths import ROOT

PLACE = "<!-- sharing -->"
PICTURE = "share/og-table.png"
SIZE = (1200, 630)


def site_address(environment: dict[str, str] | None = None) -> str:
    """Return where the site will be, with a slash at its end; nothing where the environment does not say."""
    said = (os.environ if environment is None else environment).get("URL", "").strip()
    if said and not re.fullmatch(r"https?://[\w.:\[\]-]+(?:/[\w./~-]*)?", said):
        raise BuildError(f"URL is no address of a site: {said}", "Set it to one, or unset it.")
    return said.rstrip("/") + "/" if said else ""


def corrections_address(environment: dict[str, str] | None = None) -> str:
    """Return where to say that something is wrong: the issues of the repository, which Netlify names.

    Where the environment does not name one it is the package's home page.
    """
    said = (os.environ if environment is None else environment).get("REPOSITORY_URL", "").strip()
    if re.fullmatch(r"https://[\w.:-]+(?:/[\w.~-]+)+/?", said):
        return said.rstrip("/").removesuffix(".git") + "/issues"
    home: str = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["urls"]["Homepage"]
    return home


def head(address: str, offer: Offer) -> str:
    """Return the lines that stand in the page's head in place of `<!-- sharing -->`."""
    say = offer.languages[0].say
    title, line = say("page-title"), say("tagline")
    about = {
        "og:type": "website",
        "og:site_name": say("product"),
        "og:title": title,
        "og:description": line,
        "og:image": address + PICTURE,
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
        "og:image:alt": line,
    } | ({"og:url": address} if address else {})
    lines = [f'<meta property="{name}" content="{escape(value)}">' for name, value in about.items()]
    lines += ['<meta name="twitter:card" content="summary_large_image">']
    if address:
        lines += [f'<link rel="canonical" href="{address}">']
    for game in offer.games:
        title, answer = escape(say(f"game-{game.name}")), f"{address}oembed/{game.name}.json"
        lines += [f'<link rel="alternate" type="application/json+oembed" href="{answer}" title="{title}">']
    return "\n    ".join(lines)


def oembed(game: str, address: str, offer: Offer) -> dict[str, object]:
    """Return the oEmbed answer for a game: a frame of its table."""
    say = offer.languages[0].say
    title = say(f"game-{game}")
    source = f"{address or '/'}embed/?{urlencode({'game': game})}"
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
    for game in (game.name for game in offer.games):
        answer = json.dumps(oembed(game, address, offer), indent=1)
        (out / "oembed" / f"{game}.json").write_text(answer + "\n")
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
