"""What other sites and search engines read: complete addresses if the build knows them, and right ones."""

import re
import struct
from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest

from base.failure import BuildError
from base.paths import DIST, WEB
from content.games import offered
from content.languages import languages
from content.offer import Offer
from pages import sharing
from pages.game_pages import game_pages
from pages.list_pages import KINDS

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
    assert to({"REPOSITORY_URL": "git@code.example:who/cards"}) == to({}) == to({"REPOSITORY_URL": ""}) == ""


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
    assert re.findall(r'application/json\+oembed" href="([^"]+)"', head) == [f"{SITE}oembed/games.json"]


def test_without_an_address_the_head_names_our_own_files_and_no_oembed_answer() -> None:
    found = re.findall(r'href="([^"]+)"', sharing.head("", OFFER))
    homes = [OFFER.home(language) or "./" for language in OFFER.languages]
    assert found == [*homes, "./"]
    assert all((DIST / name).exists() for name in found)
    assert "canonical" not in sharing.head("", OFFER)


def test_without_an_address_no_oembed_answer_is_written(tmp_path: Path) -> None:
    sharing.write_sharing(tmp_path, "", OFFER)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["robots.txt"]


@pytest.mark.parametrize("game", list(GAMES))
def test_an_oembed_answer_is_a_frame_of_that_games_table_with_its_own_picture(game: str) -> None:
    answer = sharing.oembed(game, SITE, OFFER)
    assert (answer["version"], answer["type"], answer["width"], answer["height"]) == ("1.0", "rich", 480, 640)
    assert f'src="{SITE}embed/?game={game}"' in str(answer["html"])
    assert answer["title"] == OFFER.spoken.say(f"game-{game}")
    assert answer["thumbnail_url"] == f"{SITE}share/{game}.png"
    picture = (WEB / "static" / "share" / f"{game}.png").read_bytes()
    assert struct.unpack(">II", picture[16:24]) == (answer["thumbnail_width"], answer["thumbnail_height"])


def test_the_answer_of_a_games_rules_is_a_frame_of_its_referee_in_the_language_of_the_page() -> None:
    french = next(language for language in OFFER.languages if language.code == "fr")
    answer = sharing.oembed("referee.tractor", SITE, replace(OFFER, own=french))
    assert f'src="{SITE}embed/?view=referee&amp;game=tractor&amp;lang=fr"' in str(answer["html"])
    assert str(answer["title"]).startswith(french.say("referee"))


def test_no_chinese_page_has_a_space_after_a_full_stop() -> None:
    for path, text in game_pages(OFFER, SITE).items():
        if "zh-Han" in path.as_posix():
            assert not re.search(r"[。！？] +\S", text), path


def test_every_page_for_sharing_names_one_answer_and_every_answer_is_written(tmp_path: Path) -> None:
    sharing.write_sharing(tmp_path, SITE, OFFER)
    written = {f"{SITE}oembed/{path.name}" for path in (tmp_path / "oembed").iterdir()}
    pages = game_pages(OFFER, SITE)
    assert len(pages) == len(GAMES) * len(OFFER.languages)
    homes = [sharing.head(SITE, replace(OFFER, own=language)) for language in OFFER.languages]
    named = []
    for head in [*pages.values(), *homes]:
        found = re.findall(r'type="application/json\+oembed" href="([^"]+)"', head)
        assert len(found) == 1
        named += found
    referees = {address for address in written if "/referee." in address}
    assert len(named) == len(set(named))
    assert set(named) | referees == written
    for path in (tmp_path / "oembed").iterdir():
        assert '"/' not in path.read_text(), "an address that is not whole"


def test_an_address_cut_down_to_rules_puzzles_or_lessons_leads_to_those_of_each_game_in_each_language() -> (
    None
):
    for kind in KINDS:
        lists = (DIST / kind / "index.html").read_text()
        for language in OFFER.languages:
            section = lists.partition(f'<section class="game-about" lang="{language.code}"')[2]
            links = re.findall(r'href="([^"]+)">([^<]+)<', section.partition("</section>")[0])
            assert [unescape(name) for _, name in links] == [
                language.say(f"game-{game.name}") for game in replace(OFFER, own=language).games_in_order
            ]
            for address, _ in links:
                page = (DIST / kind / address.partition("#")[0] / "index.html").read_text()
                assert f'<html lang="{language.code}"' in page


@pytest.mark.parametrize("site", [SITE, ""])
def test_a_games_page_has_its_title_its_line_and_its_picture_in_its_language(site: str) -> None:
    pages = {path.relative_to(WEB).as_posix(): text for path, text in game_pages(OFFER, site).items()}
    for language in OFFER.languages:
        folder = "" if language is OFFER.languages[0] else f"{language.code}/"
        page = pages[f"play/tractor/{folder}index.html"]
        assert f'<html lang="{language.code}" dir="{language.direction}"' in page
        assert f"<title>{language.said('page-title-game', game=language.say('game-tractor'))}</title>" in page
        assert (
            language.say("game-tractor-line") in re.findall(r'name="description" content="([^"]+)', page)[0]
        )
        up = site or "../" * (3 if folder else 2)
        assert f'<meta property="og:image" content="{up}share/tractor.png">' in page
        assert (f'<link rel="canonical" href="{SITE}play/tractor/{folder}">' in page) == bool(site)
    assert ("oembed" in "".join(pages.values())) == bool(site)


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
