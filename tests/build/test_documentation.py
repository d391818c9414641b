"""The documentation as it is published: every page in the contents, every link leads somewhere, nothing from elsewhere."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from pages.documentation import DOCS

LOADED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src"}


class Page(HTMLParser):
    """What a page loads, where its links lead, its anchors, and what its policy would refuse."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.refused: list[str] = []
        self.scripts = 0
        self.feed(path.read_text())

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        has = dict(attributes)
        if tag in LOADED and has.get(LOADED[tag]) and has.get("rel") not in ("next", "prev"):
            self.loads.append(str(has[LOADED[tag]]))
        if tag == "a" and has.get("href"):
            self.links.append(str(has["href"]))
        if has.get("id"):
            self.anchors.add(str(has["id"]))
        self.refused += [f"<{tag} {name}>" for name in has if name == "style" or name.startswith("on")]
        if tag == "script" and not has.get("src"):
            self.scripts += 1


@pytest.fixture(scope="module")
def pages(built_site: Path) -> dict[Path, Page]:
    """The pages by their files."""
    return {path: Page(path) for path in sorted((built_site / "docs").rglob("*.html"))}


def test_every_text_is_a_page_that_the_contents_lead_to(pages: dict[Path, Page], built_site: Path) -> None:
    found, waiting = set(), [built_site / "docs" / "index.html"]
    while waiting:
        path = waiting.pop()
        if path in pages and path not in found:
            found.add(path)
            waiting += [
                (path.parent / link.split("#")[0]).resolve() for link in pages[path].links if ":" not in link
            ]
    texts = {text.relative_to(DOCS).with_suffix(".html") for text in DOCS.rglob("*.md")}
    assert len(texts) > 15
    assert {built_site / "docs" / text for text in texts} <= found


def test_every_table_stands_in_a_region_with_a_name_of_its_own_that_keys_scroll(built_site: Path) -> None:
    for path in (built_site / "docs").rglob("*.html"):
        text = path.read_text()
        named = re.findall(r'role="region" tabindex="0" aria-label="(Table: [^"]+)"><table', text)
        assert len(named) == text.count("<table"), path.name
        assert all(name != "Table: " for name in named), path.name


def test_a_page_loads_its_own_files_only_and_nothing_its_policy_refuses(pages: dict[Path, Page]) -> None:
    for path, page in pages.items():
        assert page.refused == [], path.name
        # The one that heals an address without its last slash, which the policy names.
        assert page.scripts == (path.name == "index.html"), path
        for address in page.loads:
            if address == "data:,":  # no picture for the tab, and no question for one
                continue
            assert not re.match(r"[a-z]+:|//", address), (path.name, address)
            assert (path.parent / address.split("?")[0]).resolve().is_file(), (path.name, address)


def test_every_link_within_leads_to_a_page_and_a_place_on_it(
    pages: dict[Path, Page], built_site: Path
) -> None:
    for path, page in pages.items():
        for link in page.links:
            if re.match(r"[a-z]+:|//", link):
                continue
            name, _, anchor = link.partition("#")
            target = (path.parent / name).resolve() if name else path
            assert target.is_file(), (path.name, link)
            if anchor and target in pages:
                assert anchor in pages[target].anchors, (path.name, link)


def test_the_reference_has_every_public_name(built_site: Path) -> None:
    import followsuit

    anchors = Page(built_site / "docs" / "reference.html").anchors
    missing = {name for name in followsuit.__all__ if f"followsuit.{name}" not in anchors}
    assert missing == {"__version__"}
