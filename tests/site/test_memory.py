"""Memory: the engine stays within its bound while a Master thinks, and through many deals."""

import pytest
from playwright.sync_api import Page, expect

from published.serve import Server
from tests.shared.page.engine_memory import BOUND_MB, engine_memory, play_deal


@pytest.mark.long("24 deals, one of them against a Master")
def test_the_engine_keeps_within_its_memory_while_a_master_thinks_and_after_24_deals(
    page: Page, site: Server
) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(site.url)
    expect(page.get_by_text("Ready", exact=True)).to_be_visible()
    interpreter = next(address for address in asked if "/runtime/python-" in address)
    levels = {"W": "master", "N": "beginner", "E": "beginner"}
    play_deal(page, is_new=True, game="tractor", levels=levels)
    for deal in range(1, 24):
        play_deal(page, is_new=deal == 1, game="two_hundred", level="beginner")
    memory, objects = engine_memory(page, interpreter)
    assert objects > 10_000
    assert memory <= BOUND_MB
