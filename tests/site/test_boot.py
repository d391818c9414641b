"""Boot: the engine comes up out of our own files alone, tells how far it is, and answers."""

import json
import urllib.error
import urllib.request
from typing import Any

from playwright.sync_api import Page, expect

from serve import Server, header_rules, headers_for

BOOT_MS = 60_000


def come_up(page: Page, server: Server, query: str = "") -> None:
    page.goto(server.url + query)
    expect(page.get_by_role("status")).to_have_text("answered", timeout=BOOT_MS)


def ask(page: Page, message: dict[str, Any]) -> dict[str, Any]:
    answer: dict[str, Any] = page.evaluate("message => engineRoom.engine.ask(message)", message)
    return answer


def test_the_engine_answers(page: Page, engine_room: Server) -> None:
    come_up(page, engine_room)
    hello = page.evaluate("engineRoom.hello")
    assert hello["ok"]
    assert "two_hundred" in [game["name"] for game in hello["games"]]


def test_progress_is_told_by_bytes_and_stage_and_never_runs_backwards(
    page: Page, engine_room: Server
) -> None:
    come_up(page, engine_room)
    told = page.evaluate("engineRoom.progress")
    stages = list(dict.fromkeys(step["stage"] for step in told))
    assert stages == ["download", "python", "engine", "ready"]
    loaded = [step["loaded"] for step in told]
    assert loaded == sorted(loaded)
    assert loaded[0] == 0
    assert any(0 < count < told[-1]["total"] for count in loaded), "only the end was told"
    assert loaded[-1] == told[-1]["total"]


def test_answers_find_their_questions(page: Page, engine_room: Server) -> None:
    come_up(page, engine_room)
    answers = page.evaluate(
        """() => Promise.all([
            engineRoom.engine.ask({op: "hello"}),
            engineRoom.engine.ask({op: "no such thing"}),
            engineRoom.engine.ask({op: "new", game: "two_hundred", seed: 7}),
        ])"""
    )
    assert [answer["ok"] for answer in answers] == [True, False, True]
    assert "games" in answers[0]
    assert answers[1]["error"]["code"] == "unknown_op"
    assert "view" in answers[2]


def test_a_senseless_text_is_answered_and_the_match_goes_on(page: Page, engine_room: Server) -> None:
    come_up(page, engine_room)
    before = ask(page, {"op": "new", "game": "two_hundred", "seed": 7})["view"]
    for text in ("", "{", "[]", '{"v": 99, "id": 1, "op": "hello"}', '{"op": "\ud83c\udccf"}'):
        answer = json.loads(page.evaluate("text => engineRoom.engine.askText(text)", text))
        assert answer["ok"] is False, text
        assert answer["error"]["code"]
        assert ask(page, {"op": "view"})["view"] == before


def test_the_same_seed_deals_the_same_cards_in_the_browser_and_here(page: Page, engine_room: Server) -> None:
    from followsuit.protocol.session import Session

    come_up(page, engine_room)
    message = {"v": 1, "id": 1, "op": "new", "game": "two_hundred", "seed": "here and there"}
    here = json.loads(Session().handle(json.dumps(message)))
    there = json.loads(page.evaluate("text => engineRoom.engine.askText(text)", json.dumps(message)))
    assert there == here


def test_pyscripts_own_library_comes_as_bytecode(page: Page, engine_room: Server) -> None:
    # The stage is told when PyScript's program that writes its library out as source is recognized and replaced;
    # were it not, the engine would come up all the same, slower, and nobody would notice.
    come_up(page, engine_room)
    assert "engine" in page.evaluate("engineRoom.progress.map(step => step.stage)")


def test_nothing_is_fetched_from_the_network_twice(page: Page, engine_room: Server) -> None:
    counted: dict[str, int] = {}

    def count(handler: Any) -> bool:
        counted[handler.path] = counted.get(handler.path, 0) + 1
        return False

    engine_room.faults["/runtime/*"] = count
    try:
        come_up(page, engine_room)
    finally:
        del engine_room.faults["/runtime/*"]
    assert counted
    assert {path: times for path, times in counted.items() if times > 1} == {}


def test_the_page_is_served_with_the_headers_it_is_published_with(site: Server) -> None:
    rules = header_rules()
    for path in ("/", "/runtime/none", "/assets/none"):
        request = urllib.request.Request(site.url.rstrip("/") + path)
        try:
            with urllib.request.urlopen(request) as answer:
                headers = dict(answer.headers)
        except urllib.error.HTTPError as error:
            headers = dict(error.headers)
        for name, value in headers_for(path, rules).items():
            if name != "Cache-Control" or path == "/":
                assert headers[name] == value, (path, name)


def test_the_real_page_brings_its_engine_up(page: Page, site: Server) -> None:
    page.goto(site.url)
    answered = "performance.getEntriesByName('followsuit:answered').length"
    for _ in range(BOOT_MS // 100):
        if page.evaluate(answered):
            return
        page.wait_for_timeout(100)
    raise AssertionError("the engine of the page did not answer")
