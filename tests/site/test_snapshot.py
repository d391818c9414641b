"""A snapshot of the interpreter: kept when the page is idle, used by the next visit, never relied on."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from published.serve import Server
from tests.shared.page.waiting import wait_until
from tests.shared.patience import scale_wait

pytestmark = pytest.mark.snapshot

CACHE = "follow-suit-snapshots"
KEPT = f"caches.open('{CACHE}').then((cache) => cache.keys()).then((all) => all.map((one) => one.url))"
MARKED = "(name) => performance.getEntriesByName(`followsuit:${name}`).length > 0"
# The interpreter of this visit, in a worker of the test's own.
IN_PYTHON = """([interpreter, program]) => new Promise((resolve, reject) => {
    const code = `const { loadPyodide } = await import(${JSON.stringify(interpreter)});
        self.postMessage({ said: String((await loadPyodide()).runPython(${JSON.stringify(program)})) });`;
    const worker = new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })), { type: "module" });
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = ({ data }) => {
        if (!("said" in data)) return;
        worker.terminate();
        resolve(data.said);
    };
})"""


def start_engine(page: Page, server: Server) -> None:
    page.goto(server.url)
    expect(page.get_by_role("status")).to_have_text("answered")


def wait_for_mark(page: Page, name: str) -> None:
    wait_until(lambda: page.evaluate(MARKED, name), f"the mark {name!r} is set", page.wait_for_timeout)


def keep_one(page: Page, server: Server) -> str:
    """Visit until a snapshot is kept; return its address."""
    start_engine(page, server)
    assert not page.evaluate(MARKED, "resumed")
    wait_for_mark(page, "snapshot")
    (address,) = page.evaluate(KEPT)
    return str(address)


def in_python(page: Page, guard: Any, program: str) -> str:
    interpreter = next(url for url in guard.requests if "/runtime/python-" in url)
    return str(page.frames[1].evaluate(IN_PYTHON, [interpreter, program]))


def test_the_next_visit_goes_on_from_the_snapshot_and_plays(page: Page, engine_room: Server) -> None:
    keep_one(page, engine_room)
    start_engine(page, engine_room)
    assert page.evaluate(MARKED, "resumed")
    for game in ("two_hundred", "rangvaar", "tractor", "court_piece"):
        answer = page.evaluate(
            "message => engineRoom.engine.ask(message)", {"op": "new", "game": game, "seed": 7}
        )
        assert answer["ok"], answer
    assert len(page.evaluate("engineRoom.hello.games")) == 4


@pytest.mark.long("what else there is to say of a visit from a snapshot")
def test_a_snapshot_deals_as_the_engine_does_has_all_of_it_and_never_the_same_random_numbers(
    page: Page, guard: Any, engine_room: Server
) -> None:
    message = {"op": "new", "game": "tractor", "seed": "the same", "level": "casual"}
    keep_one(page, engine_room)
    first = page.evaluate("message => engineRoom.engine.ask(message)", message)
    start_engine(page, engine_room)
    assert page.evaluate(MARKED, "resumed")
    assert page.evaluate("message => engineRoom.engine.ask(message)", message)["view"] == first["view"]
    program = "import random; random.random()"
    assert in_python(page, guard, program) != in_python(page, guard, program)
    loaded = in_python(page, guard, "import sys; ' '.join(sys.modules)").split()
    assert {
        "followsuit.table",
        "followsuit.card_games.tractor.game",
        "followsuit.bots.tractor.search",
    } <= set(loaded)


@pytest.mark.long("starts Python four times; the next visit goes on from a snapshot in the short gate")
@pytest.mark.parametrize(
    "spoiling",
    [
        pytest.param(
            # A whole one of memory that this interpreter has not made: no page of it but zeros.
            "cache.put(address, new Response(Uint32Array.of(0x46533031, 31457280, 0, 31457280 * 31)))",
            id="another interpreter",
        ),
        pytest.param(
            "cache.put(address, new Response('nonsense'))",
            id="nonsense",
            marks=pytest.mark.full("one more way to be damaged"),
        ),
        pytest.param(
            "cache.match(address).then((found) => found.arrayBuffer()).then((all) => {"
            " new Uint8Array(all)[all.byteLength >> 1] ^= 1; return cache.put(address, new Response(all)); })",
            id="one bit",
        ),
    ],
)
def test_a_damaged_snapshot_is_forgotten_and_python_starts_from_the_beginning(
    page: Page, guard: Any, engine_room: Server, spoiling: str
) -> None:
    guard.expects("The snapshot of an earlier visit is of no use")
    address = keep_one(page, engine_room)
    page.evaluate(
        f"(address) => caches.open('{CACHE}').then((cache) => {spoiling}).then(() => true)", address
    )
    start_engine(page, engine_room)
    assert not page.evaluate(MARKED, "resumed")
    wait_for_mark(page, "snapshot")
    assert page.evaluate(KEPT) == [address]  # a new one, made from the files


@pytest.mark.full("one more way to the same end")
def test_a_snapshot_of_other_files_is_not_used_and_makes_room(page: Page, engine_room: Server) -> None:
    address = keep_one(page, engine_room)
    page.evaluate(
        f"(address) => caches.open('{CACHE}').then(async (cache) => {{"
        " await cache.put(address.replace(/[^/]+$/, 'older'), await cache.match(address));"
        " await cache.delete(address); })",
        address,
    )
    start_engine(page, engine_room)
    assert not page.evaluate(MARKED, "resumed")
    wait_for_mark(page, "snapshot")
    assert page.evaluate(KEPT) == [address]


@pytest.mark.full("one more way to the same end")
def test_where_the_browser_keeps_nothing_the_engine_comes_up_every_time(
    page: Page, engine_room: Server
) -> None:
    page.add_init_script(
        "Object.defineProperty(self, 'caches', { get() { throw new DOMException('no', 'SecurityError'); } })"
    )
    for _ in range(2):
        start_engine(page, engine_room)
        page.wait_for_timeout(scale_wait(2500))
        assert not page.evaluate(MARKED, "snapshot")
        assert not page.evaluate(MARKED, "resumed")
