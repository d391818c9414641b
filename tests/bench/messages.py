"""Messages: the messages of a trick between the page and its engine, and the time from a tap to the card's
move, in Chromium.

    .venv/bin/python tests/bench/messages.py [--before FOLDER] [--game tractor] [--tricks 8]

Plays through the page at normal speed, as a person does, with bots of the level `casual`, and counts every question
and answer on the port between the page and the engine frame, and their bytes. A trick is counted from the person's
first tap to the moment they are asked again, whole tricks of the play only. The time of a tap is from the click to the
frame in which the card has left its place: the tap that takes it up, and the one that plays it.

With `--before` a second build of the site is measured in turn with this one, and ratios are printed.
"""

import argparse
import json
import sys
from pathlib import Path
from statistics import median, quantiles
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "build"), str(ROOT / "engine")]

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from base import browsers  # noqa: E402 - in the folder named just above
from base.chromium import FLAGS  # noqa: E402
from base.paths import DIST  # noqa: E402
from followsuit.protocol.session import Session  # noqa: E402
from published.serve import Server  # noqa: E402

GAMES = ("tractor", "two_hundred", "rangvaar")
#: Counts what goes through ports that carries a text: the questions in the page, the answers in the engine frame.
COUNT = """
globalThis.counted = { messages: 0, bytes: 0, ops: [] };
const send = MessagePort.prototype.postMessage;
MessagePort.prototype.postMessage = function (data, ...more) {
  if (typeof data?.text === "string") {
    counted.messages += 1;
    counted.bytes += new TextEncoder().encode(data.text).length;
    counted.ops.push(/"op":"([a-z_]+)"/.exec(data.text)?.[1]);
  }
  return send.call(this, data, ...more);
};
"""
#: The key of the last card that may be played and lies down; none while the person is not asked.
ASKED = """() => [...document.querySelectorAll(
  '[data-hand] [data-state="up"]:not([data-chosen])')].at(-1)?.dataset.key ?? null"""
#: Detects when a card of the hand has left its place after a click: its rectangle has changed, or it is gone.
TAP = """([key, action]) => new Promise((told) => {
  const card = document.querySelector(`[data-hand] [data-key="${key}"]`);
  const target = action ? document.querySelector(action) : card;
  const before = card.getBoundingClientRect();
  const at = performance.now();
  const look = () => {
    const now = card.getBoundingClientRect();
    const isMoved = !card.isConnected || Math.abs(now.top - before.top) + Math.abs(now.left - before.left) > 1;
    if (isMoved) told(performance.now() - at);
    else if (performance.now() - at > 5000) told(null);
    else requestAnimationFrame(look);
  };
  target.click();
  requestAnimationFrame(look);
})"""

KEEP = """async ([record, game]) => {
  if (followSuit.keepMatch) return followSuit.keepMatch(record, game);
  localStorage.setItem("follow-suit/match", JSON.stringify({ record, game }));
  location.reload();
}"""


def to_the_play(game: str) -> str:
    """Return the record of a match that stands at the person's first play."""
    session = Session()

    def ask(op: str, **fields: Any) -> Any:
        answer = json.loads(session.handle(json.dumps({"v": 1, "id": 0, "op": op, **fields})))
        assert answer["ok"], answer
        return answer

    view = ask("new", game=game, seed=28, level="casual")["view"]
    while not (view["phase"] == "playing" and view["waits_for"] == "you"):
        prompt, turn = view["prompt"], view["turn"]
        if view["waits_for"] == "deal":
            view = ask("deal", turn=turn)["view"]
        elif view["waits_for"] != "you":
            view = ask("step", turn=turn)["view"]
        else:
            action: dict[str, Any] = {"kind": prompt["kind"]}
            if prompt["kind"] in ("declare", "bid") and prompt["can_pass"]:
                action["kind"] = "pass"
            elif prompt["kind"] == "bid":
                action["value"] = prompt["values"][0]
            elif prompt["kind"] == "name_trump":
                action["suit"] = prompt["suits"][0]
            else:
                action["cards"] = view["hand"][-prompt["count"] :]
            view = ask("act", turn=turn, action=action)["view"]
    record: str = ask("record")["record"]
    return record


class Build:
    """One build of the site, with a page that plays it."""

    def __init__(self, name: str, url: str, browser: Browser) -> None:
        self.name = name
        self.url = url
        self._browser = browser
        #: Questions, bytes and operations of each trick.
        self.tricks: list[tuple[int, int, list[str]]] = []
        #: Milliseconds from a tap to the card that moves: taken up, and played.
        self.lifts: list[float] = []
        self.plays: list[float] = []

    def sit_down(self, game: str, record: str) -> None:
        """Continue a match in a new page."""
        self.tricks, self.lifts, self.plays = [], [], []
        self._context = self._browser.new_context(
            viewport={"width": 1200, "height": 800}, service_workers="block"
        )
        self._context.add_init_script(COUNT)
        self.page = self._context.new_page()
        self.page.goto(f"{self.url}?speed=normal&autoplay=no&game={game}")
        self.page.wait_for_function("() => globalThis.followSuit", timeout=120_000)
        self.page.evaluate(KEEP, [record, game])
        self.page.wait_for_timeout(500)
        self.page.get_by_role("button", name="Continue your match").click()
        self.page.locator("[data-hand]").wait_for(timeout=60_000)
        self.is_asked(10_000)

    def leave(self) -> None:
        """Close the page."""
        self._context.close()

    def is_asked(self, patience_ms: float = 0) -> bool:
        """Whether the person may play a card."""
        for _ in range(int(patience_ms / 50) + 1):
            if self.page.evaluate(ASKED):
                return True
            self.page.wait_for_timeout(50)
        return False

    def play(self) -> None:
        """Play the last card that may be played, by two taps or a tap and the button."""
        self._before = self._counted()
        key = self.page.evaluate(ASKED)
        self.lifts.append(self.page.evaluate(TAP, [key, None]))
        self.page.wait_for_timeout(250)
        button = self.page.locator(".self > [data-main]:enabled")
        self.plays.append(self.page.evaluate(TAP, [key, ".self > [data-main]" if button.count() else None]))

    def finish(self) -> bool:
        """Wait until the person is asked again, and count the trick; whether there is a next one."""
        is_asked = self.is_asked(20_000)
        self.page.wait_for_timeout(300)
        questions, size, ops = self._counted()
        before = self._before
        if is_asked:
            self.tricks.append((questions - before[0], size - before[1], ops[len(before[2]) :]))
        return is_asked

    def _counted(self) -> tuple[int, int, list[str]]:
        """The questions so far, the bytes both ways, and the operations."""
        found = [frame.evaluate("counted") for frame in self.page.frames]
        asked = found[0]
        return asked["messages"], sum(one["bytes"] for one in found), [op for op in asked["ops"] if op]


def told(times: list[float]) -> str:
    """The median and the 95th percentile."""
    return f"{median(times):5.0f} ms, 95th {quantiles(times, n=20)[-1]:5.0f} ms"


def main() -> None:
    """Play each game in every build, in turn."""
    parser = argparse.ArgumentParser(description="What a trick costs between the page and its engine.")
    parser.add_argument("--before", type=Path, help="another built site to compare with")
    parser.add_argument("--game", choices=GAMES, help="this game only")
    parser.add_argument("--tricks", type=int, default=8)
    wanted = parser.parse_args()
    servers = [Server(folder) for folder in (*([wanted.before] if wanted.before else []), DIST)]
    for server in servers:
        server.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browsers.prepare_chromium(), args=FLAGS)
        names = ["before", "now"] if wanted.before else ["now"]
        builds = [Build(name, server.url, browser) for name, server in zip(names, servers, strict=True)]
        for game in [wanted.game] if wanted.game else GAMES:
            record = to_the_play(game)
            for build in builds:
                build.sit_down(game, record)
            for trick in range(wanted.tricks):
                # One after the other, each first in turn: while one plays, the other does nothing.
                asked = []
                for build in builds if trick % 2 else builds[::-1]:
                    build.play()
                    asked.append(build.finish())
                if not all(asked):
                    break
            for build in builds:
                questions = [trick[0] for trick in build.tricks]
                size = [trick[1] for trick in build.tricks]
                print(
                    f"{game:12} {build.name:6} {median(questions):4.1f} messages a trick (most {max(questions)}), "
                    f"{median(size) / 1000:5.1f} kB; taken up {told(build.lifts)}; played {told(build.plays)}"
                )
                print(f"{'':20}{' '.join(build.tricks[-1][2])}")
                build.leave()
            if wanted.before:
                old, new = builds
                messages, size_ratio = (
                    median(one[what] for one in new.tricks) / median(one[what] for one in old.tricks)
                    for what in (0, 1)
                )
                print(
                    f"{game:12} now/before: messages {messages:.2f}, bytes {size_ratio:.2f}, "
                    f"taken up {median(new.lifts) / median(old.lifts):.2f}, "
                    f"played {median(new.plays) / median(old.plays):.2f}"
                )
        browser.close()
    for server in servers:
        server.stop()


if __name__ == "__main__":
    main()
