"""The element in pages laid out in every way: the table is as wide as its place and as tall as it needs."""

from html import escape
from typing import Any

import pytest
from playwright.sync_api import Frame, Page, Route

from tests.shared.page.waiting import wait_until

TABLE = '<follow-suit loading="eager"></follow-suit>'
#: How pages lay the element out, the style and the body of each, and how wide and tall the table then is at least.
LAYOUTS = {
    "a block": ("", TABLE, (1000, 600)),
    "flex": ("div { display: flex; justify-content: center }", f"<div>{TABLE}</div>", (1000, 600)),
    "flex beside a list": (
        "div { display: flex } nav { width: 200px }",
        f"<div><nav>A list of pages</nav>{TABLE}</div>",
        (750, 500),
    ),
    "a low column": (
        "div { display: flex; flex-direction: column; align-items: center; height: 300px }",
        f"<div>{TABLE}</div>",
        (1000, 600),
    ),
    "grid": ("div { display: grid; place-items: center }", f"<div>{TABLE}</div>", (1000, 600)),
    "float": ("follow-suit { float: left }", TABLE, (1000, 600)),
    "a table's cell": ("", f"<table><tr><td>{TABLE}</td></tr></table>", (900, 600)),
    "all: revert": ("* { all: revert }", TABLE, (1000, 600)),
    "all: unset": ("* { all: unset }", TABLE, (1000, 600)),
    "all: revert in flex": ("* { all: revert } div { display: flex }", f"<div>{TABLE}</div>", (1000, 600)),
    "display: contents": ("follow-suit { display: contents }", TABLE, (1000, 600)),
    "display: inline": ("follow-suit { display: inline }", TABLE, (1000, 600)),
    "written from top to bottom": ("* { writing-mode: vertical-rl }", TABLE, (1000, 600)),
    "a height of nothing": ("follow-suit { height: 100% }", TABLE, (1000, 600)),
    "a phone in flex": ("div { display: flex; width: 320px }", f"<div>{TABLE}</div>", (320, 600)),
    "its own width": (
        "follow-suit { all: unset } div { display: flex }",
        f"<div>{TABLE.replace('loading', 'width=500 height=700 loading')}</div>",
        (500, 700),
    ),
}
#: The element heeds a height that its page gives it.
GIVEN = {
    "a height of the page's": ("follow-suit { height: 400px }", TABLE, 400),
    "a part of a height": ("div { height: 500px } follow-suit { height: 100% }", f"<div>{TABLE}</div>", 500),
}


def sizes(page: Page, host: Any, layouts: list[tuple[str, str]]) -> list[tuple[float, float]]:
    """How wide and tall the table is in each of these pages, which lie in frames of one page, 1100 pixels wide."""

    def empty(route: Route) -> None:
        route.fulfill(status=200, content_type="text/html", body="<title>A table</title>")

    page.route("**/embed/**", empty)
    script = f'<script src="{host.site.url}embed.js"></script>'
    frames = [
        f'<iframe width="1100" height="900" srcdoc="{escape(f"<!doctype html><style>{style}</style>{script}{body}")}"></iframe>'
        for style, body in layouts
    ]
    page.goto(host.write("pages.html", "".join(frames)))

    def within() -> list[Frame]:
        outer = [one for one in page.frames if one.parent_frame == page.main_frame]
        return [one.child_frames[0] for one in outer] if all(one.child_frames for one in outer) else []

    tables = wait_until(within, "each page has its table", page.wait_for_timeout)
    assert len(tables) == len(layouts)
    return [tuple(one.evaluate("[innerWidth, innerHeight]")) for one in tables]


def test_the_element_holds_its_size_however_its_page_is_laid_out(page: Page, host: Any) -> None:
    found = sizes(page, host, [(style, body) for style, body, _ in LAYOUTS.values()])
    small = {
        name: size
        for (name, (_, _, least)), size in zip(LAYOUTS.items(), found, strict=True)
        if size[0] < least[0] or size[1] < least[1] or size[0] > 1100
    }
    assert small == {}


def test_a_height_that_its_page_gives_it_wins(page: Page, host: Any) -> None:
    found = sizes(page, host, [(style, body) for style, body, _ in GIVEN.values()])
    assert [height for _, height in found] == [height for _, _, height in GIVEN.values()]


@pytest.mark.parametrize(
    ("isolation", "attribute"),
    [({}, "credentialless"), ({"Cross-Origin-Opener-Policy": "same-origin"}, "")],
    ids=["asked for", "of a page that isolates itself"],
)
def test_a_page_with_an_embedder_policy_gets_a_table_without_credentials(
    page: Page, host: Any, isolation: dict[str, str], attribute: str
) -> None:
    host.server.rules = [("*", {"Cross-Origin-Embedder-Policy": "require-corp", **isolation})]
    page.goto(host.write("a.html", f"<follow-suit loading=eager {attribute}></follow-suit>"))
    table = wait_until(
        lambda: next((one for one in page.frames if "/embed/" in one.url), None),
        "the table is there",
        page.wait_for_timeout,
    )
    assert table is not None
    table.locator("html[data-embedded]").wait_for(state="attached")
    assert page.evaluate("crossOriginIsolated") == bool(isolation)
