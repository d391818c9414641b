"""Screens after a deal: hints, explanations, and matches taken in from a file."""

from __future__ import annotations

import json
import os
import re
import sys
from typing import TYPE_CHECKING

from base.failure import run
from base.paths import ENGINE
from tests.shared.page.person import Person, from_more
from tools.export_file import export_file
from tools.screen_visit import BOOT_MS, ScreenVisit, Walk, choose, sit_down

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

THOUGHT_MS = 60_000
#: Not a match that is "In deal 1".
DEAL_1 = re.compile("^Deal 1")
#: Which game, with which seed, how many deals of it; none is to the end.
PLAYED: list[tuple[str, str, int | None]] = [
    ("rangvaar", "a", None),
    ("two_hundred", "b", None),
    ("tractor", "c", 2),
    ("two_hundred", "d", None),
    ("rangvaar", "e", None),
    ("two_hundred", "f", 1),
]
PLAY = """import json, sys
from followsuit.record import Player
from followsuit.card_games.registry import game_named
from followsuit.base.seats import Seat
from followsuit.table import Table
records = []
for game, seed, deals in json.loads(sys.argv[1]):
    players = {seat: Player("beginner") for seat in Seat}
    table = Table.start(game, game_named(game).rules("reference"), players, seed=seed)
    while not table.is_over and (deals is None or not table.needs_deal or len(table.record().deals) < deals):
        table.deal() if table.needs_deal else table.step()
    records.append(table.record_text())
print(json.dumps(records))"""
#: Played once, looked at on every screen.
_files: list[str] = []


def _explained(visit: ScreenVisit) -> None:
    with visit.page("?seed=7&speed=instant&autoplay=no") as page:
        choose(page, "Two Hundred")
        sit_down(page)
        _hints(visit, Person(page, visit.server))
        page.get_by_role("button", name="Ask why").click()
        page.get_by_role("button", name=re.compile("ask why$")).nth(4).click()
        page.get_by_role("status", name="Why?").get_by_role("heading").wait_for(timeout=THOUGHT_MS)
        visit.shoot(page, "why")
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
        page.get_by_role("button", name="Moments that mattered").click()
        again = page.get_by_role("dialog").get_by_role("button", name="Look at the table")
        again.first.wait_for(timeout=THOUGHT_MS)
        visit.shoot(page, "moments")
        again.first.click()
        page.get_by_role("group", name="The moments that mattered").wait_for()
        visit.shoot(page, "moment")


def _hints(visit: ScreenVisit, person: Person) -> None:
    """Play the deal, and ask for a hint before the bet, before trump and in the middle of the play."""
    page = person.page
    hint = page.get_by_role("button", name="Hint", exact=True)
    shown = page.get_by_role("status", name="Hint").get_by_role("heading")
    names = {"bet": "hint-bet", "name": "hint-trump", "play": "hint-play"}
    while (asked := person.wait()) != "deal":
        if asked in names and (asked != "play" or person.playable.count() < 6):
            hint.click()
            shown.wait_for(timeout=THOUGHT_MS)
            visit.shoot(page, names.pop(asked))
        if asked == "bet":
            bid = person.betting.get_by_role("button", name="Bet 80")
            bid.click()
            bid.wait_for(state="detached")
        else:
            person.answer(asked)


def _past(visit: ScreenVisit) -> None:
    with visit.page("?empty") as page:
        page.get_by_text("Ready", exact=True).wait_for(timeout=BOOT_MS)
        from_more(page, "Your matches").click()
        panel = page.get_by_role("dialog")
        visit.shoot(page, "history-empty")
        _tab(panel, "Your data")
        panel.locator("input[type=file]").set_input_files(
            {"name": "matches.json", "mimeType": "application/json", "buffer": _export_file().encode()}
        )
        panel.get_by_role("button", name="Add what it holds").wait_for(timeout=BOOT_MS)
        visit.shoot(page, "history-data-offer")
        panel.get_by_role("button", name="Add what it holds").click()
        panel.get_by_text("imported").wait_for(timeout=BOOT_MS)
        visit.shoot(page, "history-data")
        _tab(panel, "Matches")
        visit.shoot(page, "history-matches")
        _tab(panel, "Statistics")
        visit.shoot(page, "history-statistics")
        visit.shoot(page, "history-statistics-foot", lambda: _bottom(panel))
        _tab(panel, "Matches")
        _open(panel, "Two Hundred")
        visit.shoot(page, "history-match")
        _replay(visit, page, panel, "two-hundred", 5)
        panel.get_by_role("button", name="All matches").click()
        _open(panel, "Tractor")
        _replay(visit, page, panel, "tractor", 4)


def _replay(visit: ScreenVisit, page: Page, panel: Locator, game: str, tricks: int) -> None:
    panel.get_by_role("button", name=DEAL_1).first.click()
    step = panel.get_by_role("slider")
    step.wait_for(timeout=BOOT_MS)
    visit.shoot(page, f"replay-{game}-start")
    for _ in range(tricks):
        before = step.get_attribute("aria-valuetext")
        panel.get_by_role("button", name="One trick on").click()
        while step.get_attribute("aria-valuetext") == before:
            page.wait_for_timeout(30)
    panel.get_by_role("button", name="One card back").click()
    visit.shoot(page, f"replay-{game}")
    panel.get_by_role("button", name="All deals").click()


def _tab(panel: Locator, name: str) -> None:
    panel.get_by_role("button", name=name, exact=True).click()


def _open(panel: Locator, game: str) -> None:
    panel.get_by_role("listitem").filter(has_text=game).first.get_by_role("button").first.click()
    panel.get_by_role("button", name=DEAL_1).first.wait_for(timeout=BOOT_MS)


def _bottom(panel: Locator) -> None:
    panel.evaluate("panel => panel.scrollTo(0, panel.scrollHeight)")


def _export_file() -> str:
    if not _files:
        games = [game for game, _, _ in PLAYED]
        file = export_file(*zip(games, _records(), strict=True))
        file["documents"][1]["assisted"] = True
        _files.append(json.dumps(file))
    return _files[0]


def _records() -> list[str]:
    """Return the records of matches played by bots, with a person named as South."""
    said = run(
        [sys.executable, "-c", PLAY, json.dumps(PLAYED)],
        env={**os.environ, "PYTHONPATH": str(ENGINE), "PYTHONDONTWRITEBYTECODE": "1"},
        what="The matches to look back at could not be played",
        remedy="What Python said is above.",
    )
    return [record.replace("player S beginner", "player S person Ada") for record in json.loads(said)]


WALKS = [
    Walk(_explained, ("hint-bet", "hint-trump", "hint-play", "why", "moments", "moment")),
    Walk(
        _past,
        (
            "history-empty",
            "history-data-offer",
            "history-data",
            "history-matches",
            "history-statistics",
            "history-statistics-foot",
            "history-match",
            *(f"replay-{game}{part}" for game in ("two-hundred", "tractor") for part in ("-start", "")),
        ),
    ),
]
