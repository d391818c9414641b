"""A table in another site's page, shut in: it heeds its host alone, leaves nothing behind, and plays in any sandbox."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from published.serve import Handler
from tests.shared.page.embedded_tables import Tables, heard, settled, view, wait_until_heard
from tests.shared.patience import LONG_MS, scale_wait


@pytest.mark.full("one more attribute or sandbox of the same element")
def test_it_leaves_nothing_in_the_page_but_its_name(page: Page, host: Any, site: Any) -> None:
    page.goto(host.write("empty.html", ""))
    found = page.evaluate(
        """async address => {
            const frame = document.createElement("iframe");
            document.body.append(frame);
            const plain = new Set(Object.getOwnPropertyNames(frame.contentWindow));
            return Object.getOwnPropertyNames(window).filter(name => !plain.has(name) && isNaN(name));
        }""",
        site.url,
    )
    assert set(found) <= {"heard", "note"}, "these are the tests' own"


def test_messages_of_strangers_and_senseless_ones_change_nothing(
    page: Page, host: Any, tables: Tables
) -> None:
    (host.folder / "stranger.html").write_text(
        """<!doctype html><script>
        const message = {source: "follow-suit", v: 1, type: "start", game: "rangvaar"};
        setInterval(() => { for (const frame of Array.from({length: top.length}, (_, at) => top[at]))
            frame.postMessage(message, "*"); top.postMessage({...message, type: "match-over"}, "*"); }, 50);
        </script>"""
    )
    page.goto(
        host.write(
            "a.html",
            '<follow-suit game="two_hundred" deal="7"></follow-suit><iframe src="stranger.html"></iframe>',
        )
    )
    (frame,) = settled(page, tables)
    before = view(frame)["hand"]
    page.evaluate(
        """() => {
            const envelope = {source: "follow-suit", v: 1};
            const deep = {}; let at = deep; for (let i = 0; i < 1000; i++) at = at.deeper = {};
            const senseless = [null, 1, "start", [], {...envelope, v: 2, type: "start", game: "rangvaar"},
                {...envelope, source: "other", type: "start", game: "rangvaar"}, {...envelope, type: "act"},
                {...envelope, type: "constructor"}, {...envelope, type: deep}, {...envelope, type: "start", game: deep},
                {...envelope, type: "start", game: "x".repeat(1e6)},
                JSON.parse('{"source":"follow-suit","v":1,"type":"set","__proto__":{"theme":"dark"}}')];
            for (let at = 0; at < frames.length; at++)
                for (let times = 0; times < 100; times++)
                    for (const message of senseless) frames[at].postMessage(message, "*");
        }"""
    )
    page.wait_for_timeout(scale_wait(1500))
    assert view(frame)["hand"] == before
    assert frame.evaluate("document.documentElement.dataset.theme") != "dark"
    assert heard(page, "match-over") == []
    assert frame.evaluate("({}).theme") is None


@pytest.mark.long("details of an element that is tried in the short gate")
def test_nothing_of_it_is_kept(page: Page, host: Any, tables: Tables) -> None:
    page.goto(host.write("a.html", '<follow-suit game="two_hundred"></follow-suit>'))
    settled(page, tables)
    page.goto(host.site.url)
    assert page.evaluate("Object.keys(localStorage).filter(key => /match|settings/.test(key))") == []
    expect(page.get_by_role("button", name="Continue your match")).to_be_hidden()


@pytest.mark.parametrize(
    "sandbox",
    [
        "allow-scripts",
        pytest.param(None, marks=pytest.mark.full("one more sandbox")),
        pytest.param("allow-scripts allow-same-origin", marks=pytest.mark.full("one more sandbox")),
        pytest.param(
            "allow-scripts allow-same-origin allow-forms", marks=pytest.mark.full("one more sandbox")
        ),
    ],
)
def test_a_bare_frame_plays_in_every_sandbox_that_lets_scripts_run(
    page: Page, host: Any, tables: Tables, sandbox: str | None
) -> None:
    attribute = "" if sandbox is None else f'sandbox="{sandbox}"'
    address = f"{host.site.url}embed/?game=two_hundred&deal=7&speed=instant"
    page.goto(host.write("a.html", f'<iframe {attribute} src="{address}" width="400" height="700"></iframe>'))
    (frame,) = settled(page, tables)
    assert frame.evaluate("self.origin") == ("null" if sandbox == "allow-scripts" else host.site.url[:-1])
    frame.get_by_role("group", name="What do you bet?").get_by_role("button").last.click(timeout=LONG_MS)
    expect(frame.get_by_role("group", name="What do you bet?")).to_have_count(0)
    ready = page.evaluate("heard.find(({type}) => type === 'ready')")
    assert ready["game"] == "two_hundred"


@pytest.mark.long("one more site of the same sandbox")
def test_it_plays_in_a_sandbox_without_any_policy_of_the_site(page: Page, host: Any, tables: Tables) -> None:
    rules = host.site.rules
    # All that a stranger's sandbox needs: that the files may be read from another origin.
    host.site.rules = [
        ("*", {"Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin"})
    ]
    try:
        address = f"{host.site.url}embed/?game=two_hundred&deal=7&speed=instant"
        page.goto(host.write("a.html", f'<iframe sandbox="allow-scripts" src="{address}"></iframe>'))
        (frame,) = settled(page, tables)
        assert frame.evaluate("self.origin") == "null"
        expect(frame.get_by_role("group", name="What do you bet?")).to_be_visible(timeout=LONG_MS)
    finally:
        host.site.rules = rules


@pytest.mark.long("the sandbox and the other way to start each have a test in the short gate")
def test_a_frame_without_an_origin_starts_another_way_where_a_file_is_missing(
    page: Page, host: Any, tables: Tables, guard: Any, spoil: Any
) -> None:
    guard.expects(".")

    def gone(handler: Handler) -> bool:
        handler.answer(404, {"Access-Control-Allow-Origin": "*"}, b"gone", "text/plain")
        return True

    spoil(host.site, "/runtime/stdlib-*", gone)
    address = f"{host.site.url}embed/?game=two_hundred&deal=7&speed=instant"
    page.goto(host.write("a.html", f'<iframe sandbox="allow-scripts" src="{address}"></iframe>'))
    (frame,) = settled(page, tables)
    assert frame.evaluate("self.origin") == "null"


@pytest.mark.full("one more attribute or sandbox of the same element")
def test_an_element_may_be_shut_in_more_tightly(page: Page, host: Any, tables: Tables) -> None:
    page.goto(
        host.write(
            "a.html", '<follow-suit sandbox="allow-scripts" game="two_hundred" deal="7"></follow-suit>'
        )
    )
    (frame,) = settled(page, tables)
    assert frame.evaluate("self.origin") == "null"
    (ready,) = wait_until_heard(page, "ready")
    assert ready["detail"]["game"] == "two_hundred"
    page.evaluate("document.querySelector('follow-suit').setAttribute('theme', 'dark')")
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
