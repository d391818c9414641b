"""What other sites and search engines read: complete addresses if the build knows them, and right ones."""

import json
import re
import struct
from pathlib import Path

import pytest

from base.failure import BuildError
from base.paths import DIST, WEB
from content.games import offered
from content.languages import languages
from content.offer import Offer
from pages import sharing

SITE = "https://cards.example/"
GAMES = offered()
OFFER = Offer(list(GAMES.values()), languages(GAMES.values()))


def test_the_site_is_where_the_environment_says() -> None:
    assert sharing.site_address({"URL": "https://cards.example"}) == SITE
    assert sharing.site_address({"URL": "https://cards.example/"}) == SITE
    assert sharing.site_address({}) == ""


def test_corrections_go_to_the_repository_where_the_environment_names_one() -> None:
    to = sharing.corrections_address
    assert (
        to({"REPOSITORY_URL": "https://code.example/who/cards.git"})
        == "https://code.example/who/cards/issues"
    )
    assert to({"REPOSITORY_URL": "git@code.example:who/cards"}) == to({}) == to({"REPOSITORY_URL": ""})
    assert to({}).startswith("https://")


@pytest.mark.parametrize(
    "said", ["cards.example", "javascript:alert(1)", 'https://a.example/"><script>', "ftp://a"]
)
def test_what_is_no_address_stops_the_build(said: str) -> None:
    with pytest.raises(BuildError, match="no address"):
        sharing.site_address({"URL": said})


def test_the_head_names_whole_addresses_where_they_are_known() -> None:
    head = sharing.head(SITE, OFFER)
    assert f'<link rel="canonical" href="{SITE}">' in head
    assert f'<meta property="og:image" content="{SITE}share/og-table.png">' in head
    assert f'<meta property="og:url" content="{SITE}">' in head
    for game in GAMES:
        assert f'type="application/json+oembed" href="{SITE}oembed/{game}.json"' in head


def test_without_an_address_the_head_names_our_own_files() -> None:
    found = re.findall(r'href="([^"]+)"', sharing.head("", OFFER))
    homes = [OFFER.home(language) or "./" for language in OFFER.languages]
    assert found == [*homes, "./", *(f"oembed/{game}.json" for game in GAMES)]
    assert all((DIST / name).exists() for name in found)
    assert "canonical" not in sharing.head("", OFFER)


@pytest.mark.parametrize("game", list(GAMES))
def test_an_oembed_answer_is_a_frame_of_that_games_table(game: str) -> None:
    answer = sharing.oembed(game, SITE, OFFER)
    assert (answer["version"], answer["type"]) == ("1.0", "rich")
    assert f'src="{SITE}embed/?game={game}"' in str(answer["html"])
    assert answer["thumbnail_url"] == f"{SITE}share/og-table.png"
    published = json.loads((DIST / "oembed" / f"{game}.json").read_text())
    assert published["title"] == answer["title"]


def test_the_card_for_links_is_as_large_as_it_says() -> None:
    picture = (WEB / "static" / sharing.PICTURE).read_bytes()
    assert struct.unpack(">II", picture[16:24]) == sharing.SIZE
    assert (DIST / sharing.PICTURE).read_bytes() == picture


def test_search_engines_are_told_of_the_pages_for_people(tmp_path: Path) -> None:
    for page in ("", "embed", "engine", "builder", "rules/tractor"):
        (tmp_path / page).mkdir(parents=True, exist_ok=True)
        (tmp_path / page / "index.html").write_text("")
    sharing.write_sharing(tmp_path, SITE, OFFER)
    found = re.findall("<loc>(.*?)</loc>", (tmp_path / "sitemap.xml").read_text())
    assert sorted(found) == [SITE, f"{SITE}builder/", f"{SITE}rules/tractor/"]
    assert f"Sitemap: {SITE}sitemap.xml" in (tmp_path / "robots.txt").read_text()
