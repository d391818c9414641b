"""Teacher strip: `.venv/bin/python build/tools/teacher_strip.py` photographs exercises for a class.

A teacher calls a losing card right and is told so, and a pupil tries an exercise of the example pack. The
frames lie side by side in the picture of the documentation, which is committed. The site has to be built.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

# The build's modules.
sys.path.insert(0, str(Path(__file__).parents[1]))

from base.paths import DIST, ENGINE
from followsuit.exercises import GivenExercise, Pack, answers_link, exercises_link, read_pack
from followsuit.links import deal_link
from followsuit.record import read_record
from published.serve import Server
from tools.strips import photograph

PICTURE = ENGINE / "docs" / "teaching.webp"
#: A phone, and how much of its size a frame has in the strip.
WIDTH, HEIGHT, SCALE = 360, 740, 0.75
#: The bytes that the picture may have.
MOST = 90_000
SETTLE_MS = 400
RANKS = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "10"}
SUITS = {"S": "spades", "H": "hearts", "C": "clubs", "D": "diamonds"}


def main() -> None:
    """Make and try exercises, and write the picture."""
    photograph(_frames, PICTURE, (WIDTH, HEIGHT), SCALE, MOST)


def _frames(page: Page, server: Server) -> list[bytes]:
    """Return what is seen: a right card that loses, the exercises, a wrong try, and a class's table."""
    frames: list[bytes] = []
    panel = page.get_by_role("dialog")

    def shoot() -> None:
        page.mouse.move(0, 0)
        page.wait_for_timeout(SETTLE_MS)
        frames.append(page.screenshot())

    pack = _cards_of(read_pack((DIST / "exercises" / "two_hundred.en.lessons").read_text(encoding="utf-8")))
    first = pack.exercises[0]
    wrong = first.wrong[0].act
    page.goto(f"{server.url}#{deal_link(read_record(first.record))}")
    panel.get_by_role("slider").press("End", timeout=90_000)
    panel.get_by_role("button", name="Hands and more").click()
    panel.get_by_role("button", name="Make an exercise here").click()
    panel.get_by_label("The task").fill(first.task, timeout=60_000)
    panel.get_by_role("button", name=f"Play the {_named(wrong)}: right").click()
    panel.get_by_role("button", name="Check and keep").click()
    told = panel.get_by_role("alert").filter(has_text="is called right, but comes to")
    expect(told).to_be_visible(timeout=60_000)
    told.scroll_into_view_if_needed()
    shoot()

    page.goto("about:blank")
    page.goto(f"{server.url}#{exercises_link(pack)}")
    expect(panel.get_by_role("button", name="Begin")).to_be_visible(timeout=90_000)
    shoot()
    panel.get_by_role("button", name="Begin").click()
    panel.get_by_role("button", name=re.compile(f"^{_named(wrong)}")).click()
    panel.get_by_role("button", name=f"Play the {_named(wrong)}").click()
    expect(panel.get_by_role("button", name="Try again")).to_be_visible(timeout=60_000)
    shoot()

    panel.get_by_role("button", name="Back to the exercises").click()
    panel.get_by_role("button", name="Answers of a class").click()
    tries = {"Ama": "RR-", "Bo": "WRR", "Chi": "RW-", "Noor": "WWR"}
    links = [answers_link(pack, name, _tries(pack, marks)) for name, marks in tries.items()]
    panel.get_by_role("textbox", name="What your class sent").fill("\n".join(links))
    panel.get_by_role("button", name="Make the table").click()
    expect(panel.get_by_role("row")).to_have_count(1 + len(tries), timeout=60_000)
    panel.get_by_role("table").scroll_into_view_if_needed()
    shoot()
    return frames


def _cards_of(pack: Pack) -> Pack:
    """The first three exercises in which one card is right and another a mistake with words."""

    def is_card(one: GivenExercise) -> bool:
        acts = [*one.right, *(wrong.act for wrong in one.wrong)]
        return bool(one.wrong) and all(act["kind"] == "play" and len(act["cards"]) == 1 for act in acts)

    return Pack(pack.title, tuple(filter(is_card, pack.exercises))[:3], 2)


def _tries(pack: Pack, marks: str) -> list[list[list[Mapping[str, Any]]]]:
    """Somebody's tries: of each exercise right at once (R), after its mistake (W), or none (-)."""
    return [
        [[one.wrong[0].act]] * (mark == "W") + [[one.right[0]]] * (mark != "-")
        for one, mark in zip(pack.exercises, marks, strict=True)
    ]


def _named(act: Mapping[str, Any]) -> str:
    """A card of an act, as the hand calls it."""
    [card] = act["cards"]
    return f"{RANKS.get(card[0], card[0])} of {SUITS[card[1]]}"


if __name__ == "__main__":
    main()
