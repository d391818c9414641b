"""The one file in Firefox and WebKitGTK: it plays a deal from where it lies, and asks nobody for anything."""

import json
from collections.abc import Iterator
from pathlib import Path
from socketserver import StreamRequestHandler, ThreadingTCPServer
from threading import Thread
from typing import Any

import pytest

from tests.shared.page.drivers import wait
from tests.shared.page.phones import PILOT
from tests.shared.page.waiting import wait_until

pytestmark = pytest.mark.long("Firefox and WebKitGTK")
another = pytest.mark.full("the same with another game")

KEPT = {"coach": "off", "speed": "instant", "tapToContinue": False}
CONTROL = "http://control.invalid/"
#: What Firefox asks for itself, to be up to date.
ITS_OWN = ("mozilla", "googleapis")
KEEP = f"""for (const place of ['settings', 'first']) localStorage[`follow-suit/${{place}}`] = '{json.dumps(KEPT)}';
return true"""
DEAL = """document.querySelector('[data-begin="%s"]').click(); return true"""
HAND = "return document.querySelectorAll('[data-root=table] .hand button').length >= 5"
OVER = "return document.querySelector('.summary') !== null"


class Watch(ThreadingTCPServer):
    """A proxy that refuses all it is asked for, and keeps the first line of each question."""

    daemon_threads = True

    def __init__(self) -> None:
        self.asked: list[str] = []
        super().__init__(("127.0.0.1", 0), Refusal)


class Refusal(StreamRequestHandler):
    """One question, refused."""

    server: Watch

    def handle(self) -> None:
        """Keep the question and refuse it."""
        line = self.rfile.readline().decode("latin-1")
        if not any(name in line for name in ITS_OWN):
            self.server.asked.append(line.split()[1])
        self.wfile.write(b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n")


@pytest.fixture
def watch() -> Iterator[Watch]:
    """A proxy to watch."""
    with Watch() as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


@pytest.mark.parametrize(
    "game",
    ["court_piece", *(pytest.param(game, marks=another) for game in ("two_hundred", "rangvaar", "tractor"))],
)
def test_a_deal_is_played_from_the_file_and_nothing_is_asked_of_a_network(
    visit: Any, watch: Watch, request: pytest.FixtureRequest, game: str
) -> None:
    browser = visit(proxy=watch.server_address[1])
    # Made for a browser that is there.
    one_file: Path = request.getfixturevalue("one_file")
    browser.open(one_file.as_uri())
    browser.run(KEEP)
    browser.open(one_file.as_uri())
    browser.run(DEAL % game)
    wait(browser, HAND)
    browser.run(f"({PILOT})(); return true")
    wait(browser, OVER)
    assert watch.asked == []
    browser.run(f"fetch('{CONTROL}').catch(() => {{}}); return true")
    wait_until(lambda: bool(watch.asked), "the watch sees what is asked for")
    assert watch.asked == [CONTROL]
