"""A table in another site's page: it plays what its attributes ask for, and sends its host events."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from followsuit.protocol.session import Session
from published.serve import Server
from tests.shared.page import page_texts
from tests.shared.page.cut_text import cut
from tests.shared.page.embedded_tables import Tables, hand, heard, settled, view, wait_until_heard
from tests.shared.page.waiting import wait_until
from tests.shared.patience import LONG_MS, scale_wait


@pytest.mark.parametrize("wish", ["", "autostart"])
def test_a_table_waits_on_a_poster_until_it_is_tapped_or_is_told_to_begin(
    page: Page, host: Any, tables: Tables, wish: str
) -> None:
    page.goto(host.write("a.html", f'<follow-suit game="tractor" deal="7" {wish}></follow-suit>'))
    wait_until(lambda: len(tables()) == 1, "the table is there", page.wait_for_timeout)
    (frame,) = tables()
    wait_until_heard(page, "ready")
    if wish:
        hand(frame)
        return
    expect(frame.get_by_role("heading", name="Tractor")).to_be_visible()
    expect(frame.locator(".game-picture .face").nth(5)).to_be_visible()
    expect(frame.get_by_role("group", name="Your hand")).to_have_count(0)
    assert json.loads(frame.evaluate('followSuit.askText(\'{"v":1,"id":1,"op":"view"}\')'))["ok"] is False
    frame.get_by_role("button", name=re.compile("^Deal Tractor")).click()
    hand(frame)


def test_the_engine_is_not_fetched_for_a_table_that_nobody_sees(
    page: Page, host: Any, tables: Tables
) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    far = '<p style="height: 3000px"></p><follow-suit game="tractor" loading="eager" autostart></follow-suit>'
    page.goto(host.write("a.html", far))
    wait_until(lambda: len(tables()) == 1, "the table is there", page.wait_for_timeout)
    (frame,) = tables()
    expect(frame.locator("html")).to_have_attribute("data-embedded", "waiting")
    wait_until(
        lambda: frame.evaluate("document.readyState") == "complete", "it is loaded", page.wait_for_timeout
    )
    assert [url for url in asked if "/runtime/" in url or "/engine/" in url] == []
    page.evaluate("document.querySelector('follow-suit').scrollIntoView()")
    hand(frame)


def test_the_element_lays_the_table_it_is_asked_for_and_says_so(
    page: Page, host: Any, tables: Tables
) -> None:
    page.goto(
        host.write(
            "a.html",
            '<follow-suit id="t" game="two_hundred" rules="traditional" level="expert" theme="dark" deal="a seed">',
        )
    )
    (frame,) = settled(page, tables)
    (ready,) = wait_until_heard(page, "ready")
    assert ready["detail"] == {"game": "two_hundred", "level": "expert", "theme": "dark", "lang": "en"}
    seen = view(frame)
    assert (seen["game"], seen["rules"]) == ("two_hundred", "traditional")
    assert {seat["level"] for seat in seen["seats"].values()} == {None, "expert"}
    assert frame.evaluate("document.documentElement.dataset.theme") == "dark"
    assert heard(page, "error") == []


@pytest.mark.full("one more attribute or sandbox of the same element")
def test_the_same_deal_is_the_same_cards_for_everybody(page: Page, host: Any, tables: Tables) -> None:
    one = '<follow-suit id="a" game="two_hundred" deal="everybody"></follow-suit>'
    page.goto(host.write("a.html", one + one.replace('"a"', '"b"') + one.replace("everybody", "nobody")))
    page.evaluate("for (const table of document.querySelectorAll('follow-suit')) table.scrollIntoView()")
    first, second, third = settled(page, tables, 3)
    assert hand(first) == hand(second)
    assert hand(first) != hand(third)


@pytest.mark.full("one more attribute or sandbox of the same element")
def test_theme_and_language_change_while_one_plays(page: Page, host: Any, tables: Tables) -> None:
    page.goto(host.write("a.html", '<follow-suit game="two_hundred" theme="light" deal="7"></follow-suit>'))
    (frame,) = settled(page, tables)
    before = view(frame)["hand"]
    page.evaluate(
        "lang => Object.assign(document.querySelector('follow-suit'), { lang }).setAttribute('theme', 'dark')",
        page_texts.OTHERS[0],
    )
    expect(frame.get_by_role("group", name=page_texts.named(page_texts.OTHERS[0], "hand"))).to_be_visible()
    assert frame.evaluate("document.documentElement.dataset.theme") == "dark"
    assert view(frame)["hand"] == before


@pytest.mark.full("one more attribute or sandbox of the same element")
def test_another_game_is_laid_in_the_place_of_the_first(page: Page, host: Any, tables: Tables) -> None:
    page.goto(host.write("a.html", '<follow-suit game="two_hundred"></follow-suit>'))
    (frame,) = settled(page, tables)
    page.evaluate("document.querySelector('follow-suit').setAttribute('game', 'rangvaar')")
    wait_until(lambda: view(frame)["game"] == "rangvaar", "Rangvaar is dealt", page.wait_for_timeout)
    assert tables() == [frame], "the table was loaded anew"


@pytest.mark.full("one more attribute or sandbox of the same element")
def test_parameters_that_cannot_be_used_are_named_and_one_plays_all_the_same(
    page: Page, host: Any, tables: Tables
) -> None:
    page.goto(
        host.write("a.html", '<follow-suit game="two_hundred" rules="strange" theme="pink"></follow-suit>')
    )
    (frame,) = settled(page, tables)
    notice = frame.get_by_role("status").filter(has_text="strange")
    expect(notice).to_contain_text("no rules called")
    expect(notice).to_contain_text("no look called")
    assert [error["detail"] for error in heard(page, "error")] == [
        {"code": "bad_parameter", "parameter": "rules", "value": "strange"},
        {"code": "bad_parameter", "parameter": "theme", "value": "pink"},
    ]
    assert view(frame)["rules"] == "reference"
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_be_hidden()


@pytest.mark.long("sizes of a frame")
def test_the_games_to_choose_from_fit_a_frame_of_any_width(page: Page, site: Server) -> None:
    wrong = []
    page.goto(f"{site.url}embed/?game=poker")
    problem = page.get_by_text("There is no game called “poker” here")
    expect(problem).to_be_visible(timeout=LONG_MS)
    note = page.get_by_role("button", name="Close this note")
    expect(note).to_be_visible()
    high, low = note.bounding_box(), problem.bounding_box()
    assert high and low and high["y"] + high["height"] < low["y"], "one notice lies on the other"
    note.click()
    for width in (320, 360, 520, 640, 780, 1100):
        page.set_viewport_size({"width": width, "height": 660})
        wrong += cut(page, f"{width} wide")
    assert not wrong, "\n".join(wrong)


@pytest.mark.full("one more attribute or sandbox of the same element")
def test_a_game_there_is_not_is_chosen_by_the_person(page: Page, host: Any, tables: Tables) -> None:
    page.goto(host.write("a.html", '<follow-suit game="poker"></follow-suit>'))
    # The element is there before its frame has gone anywhere.
    (frame,) = wait_until(tables, "the table's frame is at its address", page.wait_for_timeout)
    expect(frame.get_by_text("There is no game called “poker” here")).to_be_visible(timeout=LONG_MS)
    frame.get_by_role("button", name="Close").click()
    # The frame grows smaller once the strip is gone; a click waits until nothing moves.
    frame.get_by_role("button", name=re.compile("^Deal Rangvaar")).click()
    hand(frame)
    assert view(frame)["game"] == "rangvaar"


@pytest.mark.full("one more attribute or sandbox of the same element")
def test_an_element_that_is_taken_out_and_put_in_again_is_a_table_again(
    page: Page, host: Any, tables: Tables
) -> None:
    page.goto(host.write("a.html", '<div><follow-suit game="two_hundred" deal="7"></follow-suit></div>'))
    (frame,) = settled(page, tables)
    cards = hand(frame)
    page.evaluate("globalThis.table = document.querySelector('follow-suit'); table.remove()")
    assert page.evaluate("frames.length") == 0
    page.evaluate("document.body.append(table)")
    (frame,) = settled(page, tables)
    assert hand(frame) == cards
    assert len(wait_until_heard(page, "ready", 2)) == 2


@pytest.mark.full("one more attribute or sandbox of the same element")
def test_a_record_is_the_match_as_it_stands_there(page: Page, host: Any, tables: Tables) -> None:
    question = json.dumps({"v": 1, "id": 1, "op": "new", "game": "rangvaar", "seed": "for everybody"})
    session = Session()
    dealt = json.loads(session.handle(question))["view"]["hand"]
    record = json.loads(session.handle('{"v": 1, "id": 2, "op": "record"}'))["record"]
    deal = record.replace("\n", "&#10;")
    page.goto(host.write("a.html", f'<follow-suit game="two_hundred" deal="{deal}"></follow-suit>'))
    (frame,) = settled(page, tables)
    assert view(frame)["game"] == "rangvaar"
    assert view(frame)["hand"] == dealt


@pytest.mark.full("one more attribute or sandbox of the same element")
def test_what_changes_before_the_table_listens_is_not_lost(page: Page, host: Any, tables: Tables) -> None:
    page.goto(host.write("a.html", ""))
    page.evaluate(
        """() => {
            const table = document.createElement("follow-suit");
            table.setAttribute("game", "two_hundred");
            document.body.append(table);
            setTimeout(() => table.setAttribute("game", "rangvaar"));
        }"""
    )
    wait_until(lambda: len(tables()) == 1, "the table is there", page.wait_for_timeout)
    (frame,) = tables()
    frame.get_by_role("button", name=re.compile("^Deal Rangvaar")).click(timeout=LONG_MS)
    assert hand(frame)
    assert view(frame)["game"] == "rangvaar"


def test_a_bare_poster_is_a_name_cards_and_one_button_in_the_pages_colours(
    page: Page, host: Any, tables: Tables
) -> None:
    html = '<div style="color-scheme: dark"><follow-suit game="tractor" deal="7" poster="bare"></follow-suit></div>'
    page.set_viewport_size({"width": 320, "height": 568})
    page.goto(host.write("a.html", html))
    wait_until(lambda: len(tables()) == 1, "the table is there", page.wait_for_timeout)
    (frame,) = tables()
    ready = wait_until_heard(page, "ready")
    assert ready[0]["detail"]["theme"] == "dark"
    expect(frame.get_by_role("button")).to_have_count(1)
    expect(frame.get_by_role("link")).to_have_count(0)
    expect(frame.get_by_role("heading", name="Tractor")).to_be_visible()
    expect(frame.locator(".game-picture .face").nth(5)).to_be_visible()
    # The same by a property, and the other poster by its absence; what leads off the page is on neither.
    page.evaluate("document.querySelector('follow-suit').poster = null")
    expect(frame.get_by_role("button")).to_have_count(3)
    # On a small phone the frame is no taller than the screen: hand and question are seen together.
    assert page.evaluate("document.querySelector('follow-suit').offsetHeight") == 568


def test_a_frame_in_which_no_table_comes_is_said_within_eight_seconds(page: Page, host: Any) -> None:
    (host.folder / "embed").mkdir()
    (host.folder / "embed" / "index.html").write_text("<!doctype html><title>Nothing</title>")
    page.clock.install()
    page.goto(host.write("a.html", f'<follow-suit game="tractor" src="{host.origin}"></follow-suit>'))
    page.wait_for_timeout(scale_wait(500))
    page.clock.fast_forward(8000)
    (told,) = wait_until_heard(page, "error")
    assert told["detail"] == {"code": "unreachable", "value": host.origin}
    page.evaluate("document.querySelector('follow-suit').src = location.origin + '/'")
    page.clock.fast_forward(8000)
    assert len(wait_until_heard(page, "error", 2)) == 2
