"""Boot failures: each ends in its code, and trying again works."""

import socket
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Worker, expect

from published.serve import Handler, Server
from tests.shared.page.person import from_more
from tests.shared.page.waiting import wait_until
from tests.shared.patience import LONG_MS

Spoil = Callable[..., None]
another = pytest.mark.full("one more file of the same kind")
FILES = [
    "*.whl",
    *(
        pytest.param(name, marks=mark)
        for name, mark in (
            ("python-*.js", another),
            ("*.wasm", another),
            ("stdlib-*", another),
            *((name, pytest.mark.full("one more file")) for name in ("core.js", "core-*.js", "pyodide-*.js")),
        )
    ),
]


def absent(handler: Handler) -> bool:
    handler.answer(404, {"Cache-Control": "no-store"}, b"gone", "text/plain")
    return True


def start(page: Page, server: Server, query: str = "") -> None:
    page.goto(server.url + query)


def ends_with(page: Page, code: str) -> None:
    expect(page.get_by_role("status")).to_contain_text(code, timeout=LONG_MS)


def try_again(page: Page) -> None:
    page.evaluate("engineRoom.start()")
    expect(page.get_by_role("status")).to_have_text("answered", timeout=LONG_MS)


def path_of(server: Server, name: str) -> str:
    """The one path of the runtime that matches; the pattern itself says which with its hash left open."""
    found = [path for path in (server.folder / "runtime").rglob(name) if path.is_file()]
    assert len(found) == 1, (name, found)
    return "/" + found[0].relative_to(server.folder).as_posix()


@pytest.mark.parametrize("name", FILES)
def test_a_missing_file_is_told_by_name_and_trying_again_works(
    page: Page, engine_room: Server, guard: Any, spoil: Spoil, name: str
) -> None:
    guard.expects(
        r"404|Failed to fetch|request failed|wasm|Failed to load|status 404|standard library|RuntimeError|Error"
    )
    path = path_of(engine_room, name)
    spoil(engine_room, path, absent)
    start(page, engine_room)
    ends_with(page, "file_missing")
    expect(page.get_by_role("status")).to_contain_text(path.rsplit("/", 1)[1].split("?")[0])
    del engine_room.faults[path]
    try_again(page)


@pytest.mark.full("one more way to the same end")
def test_an_engine_page_that_is_not_there_is_told_and_trying_again_works(
    page: Page, engine_room: Server, guard: Any, spoil: Spoil
) -> None:
    guard.expects("404|postMessage|did not start")
    spoil(engine_room, "/engine/", absent)
    start(page, engine_room)
    ends_with(page, "file_missing")
    expect(page.get_by_role("status")).to_contain_text("/engine/")
    del engine_room.faults["/engine/"]
    try_again(page)


@pytest.mark.long("waits for what does not come")
def test_a_download_that_stalls_is_given_up_and_trying_again_works(
    page: Page, engine_room: Server, guard: Any, spoil: Spoil
) -> None:
    guard.expects("abort|Error|did not start")
    held = True

    def stall(handler: Handler) -> bool:
        while held:
            time.sleep(0.05)
        return False

    spoil(engine_room, path_of(engine_room, "*.wasm"), stall)
    start(page, engine_room, "?timeout=3000")
    ends_with(page, "stalled")
    held = False
    page.goto(engine_room.url)
    try_again(page)


def test_a_page_where_a_policy_lets_no_wasm_run_says_so(page: Page, engine_room: Server, guard: Any) -> None:
    guard.expects("did not start")
    rules = engine_room.rules
    engine_room.rules = [
        (
            path,
            {name: value.replace("'unsafe-eval' 'wasm-unsafe-eval'", "") for name, value in values.items()},
        )
        for path, values in rules
    ]
    try:
        start(page, engine_room)
        ends_with(page, "policy")
    finally:
        engine_room.rules = rules


def test_an_engine_that_does_not_start_fails_the_boot(
    page: Page, engine_room: Server, guard: Any, spoil: Spoil
) -> None:
    guard.expects("integrity|is cut short, or its RECORD does not fit|did not start")

    def other(handler: Handler) -> bool:
        handler.answer(200, {"Cache-Control": "no-store"}, b"no wheel at all", "application/zip")
        return True

    path = path_of(engine_room, "*.whl")
    spoil(engine_room, path, other)
    start(page, engine_room)
    ends_with(page, "damaged")
    del engine_room.faults[path]
    try_again(page)


@pytest.mark.long("an ended engine leaves nothing behind in the short gate")
def test_a_worker_that_ends_is_noticed_and_another_takes_its_place(page: Page, engine_room: Server) -> None:
    page.goto(engine_room.url + "?ask=15000")
    expect(page.get_by_role("status")).to_have_text("answered", timeout=LONG_MS)
    page.frames[1].evaluate("document.querySelector('script[type=py]').xworker.terminate()")
    codes = page.evaluate(
        """async () => {
            const codeOf = (asked) => asked.then(() => "answered", (error) => error.code);
            const open = [codeOf(engineRoom.engine.ask({op: "hello"})), codeOf(engineRoom.engine.ask({op: "view"}))];
            const first = await Promise.all(open);
            return [...first, await codeOf(engineRoom.engine.ask({op: "hello"})), engineRoom.engine.isAlive];
        }"""
    )
    assert codes == ["engine_died", "engine_died", "engine_died", False]
    assert page.locator("iframe").count() == 0
    try_again(page)


def engines(page: Page) -> list[Worker]:
    """Return the engines' workers; a snapshot may be made meanwhile."""
    return [worker for worker in page.workers if "snapshot_worker" not in worker.url]


def test_an_ended_engine_leaves_nothing_behind(page: Page, engine_room: Server) -> None:
    page.goto(engine_room.url)
    expect(page.get_by_role("status")).to_have_text("answered", timeout=LONG_MS)
    page.evaluate("engineRoom.engine.endEngine()")
    assert page.locator("iframe").count() == 0
    wait_until(lambda: not page.workers, "no worker is left", page.wait_for_timeout)
    try_again(page)
    wait_until(lambda: len(engines(page)) == 1, "one engine runs", page.wait_for_timeout)


def cut(handler: Handler) -> bool:
    """The line breaks."""
    handler.close_connection = True
    handler.connection.shutdown(socket.SHUT_RDWR)
    return True


def test_a_page_whose_script_is_cut_off_loads_again_by_itself_and_then_says_so(
    page: Page, site: Server, guard: Any, spoil: Spoil
) -> None:
    guard.expects("Failed to load|request failed|DEPLOY.md")
    spoil(site, "/assets/app-*.js", cut)
    page.goto(site.url)
    told = page.locator('[data-part="failure"]')
    expect(told).to_be_visible()
    expect(told).to_contain_text("own script has not come")
    # It is the second visit, which the page asked for itself.
    assert page.evaluate("performance.getEntriesByType('navigation')[0].type") == "reload"
    expect(page.locator('[data-part="loading"]')).to_be_hidden()
    del site.faults["/assets/app-*.js"]
    told.get_by_role("button", name="Try again").click()
    expect(page.locator('html[data-scripts="here"]')).to_be_attached()
    expect(told).to_be_hidden()


def hold_until(late: threading.Event) -> Callable[[Handler], bool]:
    """A fault that holds an answer back until then."""

    def hold(_: Handler) -> bool:
        late.wait(LONG_MS / 1000)
        return False

    return hold


#: As long as the page's own script is not there half a minute goes by in a moment. A clock set forward would run on in the
#: engine's frame, too, which comes later.
HURRIED = """{
  const wait = setTimeout;
  globalThis.setTimeout = (then, ms) => wait(then, document.documentElement?.dataset.scripts === "" ? ms / 60 : ms);
}"""


def test_a_page_whose_script_stands_still_says_so_and_goes_on_if_it_comes_late(
    page: Page, site: Server, spoil: Spoil
) -> None:
    late = threading.Event()
    spoil(site, "/assets/app-*.js", hold_until(late))
    page.add_init_script(HURRIED)
    page.goto(site.url, wait_until="commit")
    told = page.locator('[data-part="failure"]')
    expect(told).to_be_visible()
    late.set()
    expect(page.locator('html[data-scripts="here"]')).to_be_attached()
    expect(told).to_be_hidden()


def test_a_button_tapped_before_the_script_is_there_acts_once_it_is(
    page: Page, site: Server, spoil: Spoil
) -> None:
    late = threading.Event()
    spoil(site, "/assets/app-*.js", hold_until(late))
    page.goto(site.url, wait_until="commit")
    from_more(page, "Ask the referee").click()
    from_more(page, "Settings").click()
    late.set()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Settings")).to_be_visible()
