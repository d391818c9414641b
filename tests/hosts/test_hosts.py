"""Hosts: the built folder on servers as they come, with no header of ours: one act is played, and again without the server."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.hosts.conftest import FOLDER
from tests.shared.page.debian_hosts import wait_until_it_answers
from tests.shared.page.drivers import free_port
from tests.shared.page.person import deal
from tests.shared.page.plain_host import NAME, WORD, PlainHost
from tests.shared.page.visits import Visitor, wait_for_worker

pytestmark = pytest.mark.long("a bench of servers: what they send is nothing of ours")
QUERY = "?speed=instant&seed=7"
Debian = Callable[[str, str], tuple[str, Callable[[], None]]]
Plain = Callable[..., PlainHost]


def play_one_act(page: Page, address: str) -> None:
    """Open the site, have Two Hundred dealt, and bet."""
    page.goto(address + QUERY)
    deal(page, "Two Hundred")
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()
    bets = page.get_by_role("group", name="What do you bet?")
    bets.get_by_role("button").last.click()
    expect(bets).to_be_hidden()


def play_without_the_server(visitor: Visitor, page: Page, address: str, stop: Callable[[], None]) -> None:
    """Once all is kept, stop the server, start the browser again, and play."""
    wait_for_worker(page, "active")
    visitor.leave()
    stop()
    play_one_act(visitor.page(), address)


@pytest.mark.parametrize(("server", "at"), [("nginx", FOLDER), ("Apache", "")])
def test_debians_server_as_it_comes_plays_and_the_site_plays_on_without_it(
    visitor: Visitor, debian: Debian, server: str, at: str
) -> None:
    address, stop = debian(server, at)
    page = visitor.page()
    missing: list[str] = []
    page.on("response", lambda answer: missing.append(answer.url) if answer.status >= 400 else None)
    play_one_act(page, address)
    for icon in page.evaluate(ICONS):
        assert page.request.get(icon).ok, icon
    assert missing == []
    play_without_the_server(visitor, page, address, stop)


#: The addresses of the pictures that an installer reads.
ICONS = """async () => {
  const { href } = document.querySelector("link[rel=manifest]");
  return (await (await fetch(href)).json()).icons.map(({ src }) => new URL(src, href).href);
}"""


@pytest.fixture
def python_server(copied: Path) -> Iterator[tuple[str, "subprocess.Popen[bytes]"]]:
    """`python3 -m http.server` in a folder above the site."""
    port = free_port()
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1"]
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, cwd=copied / "folder", stdout=quiet, stderr=quiet)
    wait_until_it_answers(port, process, Path(os.devnull))
    yield f"http://127.0.0.1:{port}/{FOLDER}", process
    process.kill()
    process.wait()


def test_pythons_server_plays_and_the_site_plays_on_without_it(
    visitor: Visitor, python_server: tuple[str, "subprocess.Popen[bytes]"]
) -> None:
    address, process = python_server
    page = visitor.page()
    play_one_act(page, address)

    def stop() -> None:
        process.kill()
        process.wait()

    play_without_the_server(visitor, page, address, stop)


def test_a_host_that_knows_no_new_type_compresses_and_asks_for_a_word_plays_and_is_kept(
    visitor: Visitor, plain: Plain
) -> None:
    host = plain(
        FOLDER,
        headers={
            "X-Content-Type-Options": "nosniff",
            "X-Frame-Options": "SAMEORIGIN",
            "Content-Security-Policy": "frame-ancestors 'self'",
            "Cache-Control": "public, max-age=31536000",
        },
        asks_for_a_word=True,
        compresses=True,
        unknown="index",
    )
    page = visitor.page(http_credentials={"username": NAME, "password": WORD})
    play_one_act(page, host.url)
    wait_for_worker(page, "active")


@pytest.mark.parametrize("slash", ["sends", "strips"])
def test_an_address_without_its_last_slash_plays(visitor: Visitor, plain: Plain, slash: str) -> None:
    host = plain(FOLDER, slash=slash, strips_html=True)
    page = visitor.page()
    play_one_act(page, host.url.rstrip("/"))
    assert page.url.startswith(host.url)


def test_the_other_pages_heal_without_their_slash_and_a_lost_address_stays_in_the_folder(
    visitor: Visitor, plain: Plain
) -> None:
    host = plain(FOLDER, slash="sends", strips_html=True, unknown="404.html")
    page = visitor.page()
    for path in (
        "rules/tractor/fr",
        "docs",
        "in/ur",
        "play/tractor",
        "builder",
        "wheels",
        "play-with-python",
    ):
        page.goto(host.url + path)
        expect(page).to_have_url(f"{host.url}{path}/")
        expect(page.locator("body")).not_to_have_css("margin", "8px")
    for lost in ("nothing", "nothing/here/", "rules/tractor/fr/nothing/here"):
        page.goto(host.url + lost)
        expect(page).to_have_url(host.url + lost)
        back = page.get_by_role("link", name="Back to the games")
        expect(back).to_have_js_property("href", host.url)
        expect(page.locator(".not-found-words")).to_have_css("display", "grid")
