"""What other sites get: an element that is small, and a table page made of the page itself."""

import re

import pytest

from base.failure import BuildError
from base.paths import DIST, WEB
from followsuit.card_games.registry import GAMES
from pages import embedding


def test_the_element_is_under_five_kilobytes() -> None:
    assert (DIST / "embed.js").stat().st_size < 5120


def test_the_element_asks_for_nothing_but_the_table() -> None:
    text = (DIST / "embed.js").read_text()
    assert not re.search(r"\bimport\b", text)
    for word in ("fetch(", "XMLHttpRequest", "innerHTML", "eval", "http:", "https:"):
        assert word not in text


def test_the_table_page_is_the_page_as_a_guest() -> None:
    page = embedding.table_page((WEB / "index.html").read_text())
    assert '<html data-embedded="waiting"' in page
    assert '"../js/embedded.js"' in page
    assert '"../js/embed/early.js"' in page
    assert "manifest" not in page
    assert page.count("<div") == (WEB / "index.html").read_text().count("<div")


def test_a_page_laid_out_differently_stops_the_build() -> None:
    with pytest.raises(BuildError, match="Adapt"):
        embedding.table_page("<html lang='en'><head></head></html>")


@pytest.mark.parametrize(
    ("file", "line"),
    [("EMBED.md", r"\| `game` \| (.+); without"), ("embed/package/element.d.ts", r"game\?: (.+);")],
)
def test_other_sites_are_told_of_every_game(file: str, line: str) -> None:
    [told] = re.findall(line, (WEB / file).read_text())
    assert re.findall(r"\w+", told) == list(GAMES)


def test_a_table_nobody_has_scrolled_to_is_no_warning_in_the_hosts_console() -> None:
    assert 'rel="preload"' in (WEB / "index.html").read_text()
    assert 'rel="preload"' not in embedding.table_page((WEB / "index.html").read_text())
