"""Boot: the engine starts from our own files only, reports its progress, and answers."""

import json
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from followsuit.protocol.session import Session
from published.headers import header_rules, headers_for
from published.serve import Handler, Server
from tests.shared.page.guard import Guard


class Booted:
    """An engine that came up, and how often each of its files was asked for."""

    def __init__(self, page: Page, fetched: Counter[str]) -> None:
        self.page = page
        self.fetched = fetched

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Return the engine's answer to a message."""
        answer: dict[str, Any] = self.page.evaluate("message => engineRoom.engine.ask(message)", message)
        return answer

    def ask_text(self, text: str) -> dict[str, Any]:
        """Return the engine's answer to a text."""
        answer: dict[str, Any] = json.loads(
            self.page.evaluate("text => engineRoom.engine.askText(text)", text)
        )
        return answer


@pytest.fixture(scope="module")
def booted(browser: Browser, browser_context_args: dict[str, Any], engine_room: Server) -> Iterator[Booted]:
    """One engine for all tests of this file: they only ask it something."""
    context = browser.new_context(**browser_context_args)
    guard = Guard(context)
    fetched: Counter[str] = Counter()

    def count(handler: Handler) -> bool:
        fetched[handler.path] += 1
        return False

    engine_room.faults["/runtime/*"] = count
    page = context.new_page()
    page.goto(engine_room.url)
    expect(page.get_by_role("status")).to_have_text("answered")
    del engine_room.faults["/runtime/*"]
    yield Booted(page, fetched)
    context.close()
    assert not guard.verdict()


def test_the_engine_answers(booted: Booted) -> None:
    hello = booted.page.evaluate("engineRoom.hello")
    assert hello["ok"]
    assert "two_hundred" in [game["name"] for game in hello["games"]]


def test_progress_is_told_by_bytes_and_stage_and_never_runs_backwards(booted: Booted) -> None:
    progress = booted.page.evaluate("engineRoom.progress")
    stages = list(dict.fromkeys(step["stage"] for step in progress))
    # "engine" is reported when PyScript's program that writes its library out as source is recognized and
    # replaced; otherwise the engine would still start, but slower, unnoticed.
    assert stages == ["download", "python", "engine", "ready"]
    loaded = [step["loaded"] for step in progress]
    assert loaded == sorted(loaded)
    assert loaded[0] == 0
    assert any(0 < count < progress[-1]["total"] for count in loaded), "only the end was reported"
    assert loaded[-1] == progress[-1]["total"]


def test_answers_find_their_questions(booted: Booted) -> None:
    answers = booted.page.evaluate(
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


def test_a_senseless_text_is_answered_and_the_match_goes_on(booted: Booted) -> None:
    before = booted.ask({"op": "new", "game": "two_hundred", "seed": 7})["view"]
    for text in ("", "{", "[]", '{"v": 99, "id": 1, "op": "hello"}', '{"op": "\ud83c\udccf"}'):
        answer = booted.ask_text(text)
        assert answer["ok"] is False, text
        assert answer["error"]["code"]
        assert booted.ask({"op": "view"})["view"] == before


def test_the_same_seed_deals_the_same_cards_in_the_browser_and_here(booted: Booted) -> None:
    message = {"v": 1, "id": 1, "op": "new", "game": "two_hundred", "seed": "here and there"}
    here = json.loads(Session().handle(json.dumps(message)))
    assert booted.ask_text(json.dumps(message)) == here


def test_nothing_is_fetched_from_the_network_twice(booted: Booted) -> None:
    assert booted.fetched
    assert {path: times for path, times in booted.fetched.items() if times > 1} == {}


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
