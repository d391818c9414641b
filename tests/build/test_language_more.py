"""A language more: files of its own, added to those there are, and the site has it everywhere; nothing else is touched."""

import json
import re
import shutil
from pathlib import Path

import pytest

from base.paths import NODE_MODULES, WEB
from tests.shared.page.site_with import make_plain_site

CODE, NAME = "eo", "Esperanto"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site built from our sources and a language more, which says what English says."""
    web = tmp_path_factory.mktemp("sources") / "web"
    shutil.copytree(WEB, web, ignore=shutil.ignore_patterns("node_modules", "screenshots"))
    (web / "node_modules").symlink_to(NODE_MODULES)
    its = (
        "text/en.ftl",
        "rules/en.ftl",
        "js/features/*/text/en.ftl",
        "games/*/*.en.*",
        "games/*/chapters/*.en.md",
    )
    for path in [path for pattern in its for path in web.glob(pattern)]:
        words = path.read_text().replace("### name: English", f"### name: {NAME}")
        path.with_name(path.name.replace("en.", f"{CODE}.")).write_text(words)
    target = tmp_path_factory.mktemp("built") / "dist"
    make_plain_site(target, web=web)
    return target


@pytest.mark.long("builds the site a second time, with a language more")
def test_a_language_is_added_by_its_own_files_alone(site: Path) -> None:
    home = (site / "in" / CODE / "index.html").read_text()
    assert f'<html lang="{CODE}" dir="ltr"' in home
    words = "".join(path.read_text() for path in site.glob(f"assets/{CODE}-*.js"))
    assert "Deal of the day" in words
    for page in ("index.html", "in/fr/index.html", "rules/tractor/index.html", f"in/{CODE}/index.html"):
        html = (site / page).read_text()
        assert f'<link rel="alternate" hreflang="{CODE}"' in html, page
        assert NAME in html, page
    assert f'<option value="{CODE}" lang="{CODE}">{NAME}</option>' in (site / "index.html").read_text()
    for game in ("tractor", "two_hundred", "rangvaar"):
        assert f'<html lang="{CODE}"' in (site / "rules" / game / CODE / "index.html").read_text()
        assert [path for path in (site / "lessons").rglob(f"*{CODE}*") if game in path.as_posix()], game
    manifest = json.loads((site / "manifests" / f"{CODE}.webmanifest").read_text())
    assert manifest["lang"] == CODE
    script = "".join(path.read_text() for path in site.glob("assets/*.js"))
    assert re.search(rf'"?code"?:"{CODE}"', script)
