"""The other way: stock Pyodide, asked for by `?stock` or where a file of the quick way is spoiled."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from published.serve import Handler, Server
from tests.shared.page.engine_memory import play_deal
from tests.shared.page.guard import Guard
from tests.shared.page.person import Person, open_settings
from tests.shared.page.waiting import wait_until
from tests.shared.patience import LONG_MS

Spoil = Callable[..., None]
OTHERWISE = "Starting another way"
another = pytest.mark.full("one more file, or one more way to spoil it")


def file_of(site: Server, name: str) -> Path:
    [found] = (site.folder / "runtime").rglob(name)
    return found


def spoiled(content: bytes | None) -> Callable[[Handler], bool]:
    """Answer with other bytes, or that the file is gone."""

    def answer(handler: Handler) -> bool:
        status, said = (404, b"gone") if content is None else (200, content)
        handler.answer(status, {"Cache-Control": "no-store"}, said, "application/octet-stream")
        return True

    return answer


def about(page: Page) -> str:
    """What the page says of the way its engine was started."""
    open_settings(page)
    said = page.locator(".settings").last.inner_text()
    page.keyboard.press("Escape")
    return said


@pytest.mark.parametrize(
    "name,how",
    [
        ("stdlib-*.zip", "cut"),
        pytest.param("stdlib-*.zip", "missing", marks=another),
    ],
)
def test_a_first_visit_with_a_spoiled_file_ends_at_a_table(
    page: Page, site: Server, guard: Guard, spoil: Spoil, name: str, how: str
) -> None:
    guard.expects(".")  # the browser and Python say what they think of the file
    path = file_of(site, name)
    whole = path.read_bytes()
    content = {"missing": None, "cut": whole[: len(whole) // 2]}
    spoil(site, "/" + path.relative_to(site.folder).as_posix(), spoiled(content[how]))
    person = Person(page, site)
    person.open()
    expect(page.locator("[data-part=stage]")).to_have_text(OTHERWISE, timeout=LONG_MS)
    expect(page.locator("[data-part=stage]")).to_have_text("Ready", timeout=LONG_MS)
    assert "another way" in about(page)
    person.deal("Two Hundred")
    expect(person.hand).to_be_visible()


@pytest.mark.long("a first visit with a spoiled file ends at a table in the short gate")
def test_a_visit_that_asks_for_the_other_way_plays_a_deal_of_each_game(page: Page, site: Server) -> None:
    Person(page, site).open(stock="")
    expect(page.locator("[data-part=stage]")).to_have_text("Ready", timeout=LONG_MS)
    fetched = page.evaluate(
        "performance.getEntriesByType('resource').map(({name}) => new URL(name).pathname)"
    )
    assert not any("/runtime/python-" in path for path in fetched)
    games: list[dict[str, Any]] = page.evaluate(
        """async () => JSON.parse(await followSuit.askText(JSON.stringify({v: 1, id: 1, op: "hello"}))).games"""
    )
    assert len(games) == 4
    for game in games:
        play_deal(page, is_new=True, game=game["name"])


@pytest.mark.full("the same table from the same engine")
@pytest.mark.long("the deals above show that it plays; this one that nobody sees a difference")
def test_the_table_is_the_same_to_the_pixel(page: Page, site: Server) -> None:
    def look(**query: str) -> bytes:
        person = Person(page, site)
        person.sit_down(**query)
        person.wait()
        page.mouse.move(0, 0)
        expect(page.locator(".plate .avatar")).to_have_count(4)
        shots = [b"", page.screenshot(animations="disabled")]

        def is_still() -> bool:
            """Whether what comes a moment later has come: faces, offers."""
            shots.append(page.screenshot(animations="disabled"))
            return shots[-1] == shots[-2]

        wait_until(is_still, "the table is still", page.wait_for_timeout)
        return shots[-1]

    assert look() == look(stock="")


def test_nothing_is_tried_another_way_where_webassembly_may_not_run(
    page: Page, site: Server, guard: Guard
) -> None:
    guard.expects("did not start: wasm_blocked")
    page.add_init_script("WebAssembly.Module = function () { throw new Error('blocked') }")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    Person(page, site).open()
    expect(page.get_by_text("does not let the page run WebAssembly")).to_be_visible(timeout=LONG_MS)
    assert not any("?stock" in url or "/play-with-python/" in url for url in asked)


@pytest.mark.parametrize(
    "how,sentence",
    [
        ("cut", "came damaged"),
        pytest.param("other", "came damaged", marks=another),
        pytest.param("missing", "does not give out a file", marks=another),
    ],
)
def test_a_wheel_that_both_ways_refuse_is_told_and_trying_again_works(
    page: Page, site: Server, guard: Guard, spoil: Spoil, how: str, sentence: str
) -> None:
    guard.expects(".")
    path = file_of(site, "*.whl")
    whole = path.read_bytes()
    # One byte of a module is another than RECORD says.
    at = whole.index(b"followsuit/protocol/session.pyc") + 60
    other = whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :]
    content = {"missing": None, "cut": whole[: len(whole) // 2], "other": other}
    spoil(site, "/" + path.relative_to(site.folder).as_posix(), spoiled(content[how]))
    Person(page, site).open()
    expect(page.get_by_text(sentence)).to_be_visible(timeout=LONG_MS)
    site.faults.clear()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("[data-part=stage]")).to_have_text("Ready", timeout=LONG_MS)
    assert "the quick way" in about(page)
