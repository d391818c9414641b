"""A host's page stands still: nothing in it moves when the table comes, with a size of its own or without."""

from typing import Any

import pytest
from playwright.sync_api import Page, Route

from tests.shared.page.embedded_tables import Tables
from tests.shared.page.waiting import wait_until
from tests.shared.patience import scale_wait

WATCH = """<script>
window.shifts = [];
new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({value}) => value)))
  .observe({type: "layout-shift", buffered: true});
</script>"""
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(shifts))))"


@pytest.mark.parametrize(
    ("size", "box"), [("", None), ('width="480" height="500"', (480, 500))], ids=["none", "its own"]
)
def test_nothing_of_the_hosts_page_moves_when_the_table_comes(
    page: Page, host: Any, size: str, box: tuple[int, int] | None
) -> None:
    table = f'<p>above</p><follow-suit game="tractor" {size}></follow-suit><p>below</p>'
    page.goto(host.write("a.html", WATCH + table))
    told = "() => heard.filter(({type}) => type === 'resize').length"
    wait_until(lambda: page.evaluate(told) > 0, "the table said its height", page.wait_for_timeout)
    assert page.evaluate(FRAMES) == []
    found = page.locator("follow-suit").bounding_box()
    assert found
    if box:
        assert (found["width"], found["height"]) == box
    else:
        heights = page.evaluate("heard.filter(({type}) => type === 'resize').map(({height}) => height)")
        assert found["height"] == heights[-1]


@pytest.mark.long("details of an element that is tried in the short gate")
def test_a_page_whose_table_has_no_room_kept_for_it_does_move(page: Page, host: Any) -> None:
    # The test above can fail: here the element's room is made only after the first paint.
    page.goto(host.write("a.html", WATCH + '<div id="table"></div><p>below</p>'))
    page.evaluate(FRAMES)
    page.evaluate(
        "document.querySelector('#table').innerHTML = '<follow-suit game=\"tractor\"></follow-suit>'"
    )
    wait_until(lambda: page.evaluate("shifts.length") > 0, "the page has moved", page.wait_for_timeout)


@pytest.mark.long("details of an element that is tried in the short gate")
def test_the_pages_own_font_is_used_in_a_frame_however_late_it_comes(
    page: Page, host: Any, tables: Tables
) -> None:
    held: list[Route] = []
    page.route("**/*.woff2", lambda route: held.append(route))
    page.goto(host.write("a.html", '<follow-suit game="tractor"></follow-suit>'), wait_until="commit")
    wait_until(lambda: len(tables()) == 1 and len(held) > 0, "the font is asked for", page.wait_for_timeout)
    (frame,) = tables()
    name = frame.locator(".game-name:visible").first
    name.evaluate("(one) => { one.style.inlineSize = 'max-content'; }")
    wide = "(one) => one.getBoundingClientRect().width"
    before = name.evaluate(wide)
    page.wait_for_timeout(scale_wait(400))  # what comes later than a tenth of a second was never used
    held[0].continue_()
    wait_until(lambda: name.evaluate(wide) != before, "the words are drawn with it", page.wait_for_timeout)
