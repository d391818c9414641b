"""Screen reader log: a screen reader, Orca, at one trick of each game, and what it says, as text.

    .venv/bin/python build/tools/screen_reader_log.py [--games two_hundred] [--view text] [--raw FILE]

Needs a built site and, of Debian: orca, speech-dispatcher, at-spi2-core, dbus-x11, xvfb, xdotool, openbox,
chromium. It has a display, a bus and a home of its own: nothing of its user's own is read or changed. The
table is played by keys alone, pressed at the display as by hand, so that Orca hears them too. Orca writes
down what it gives to its voice, which is silent. A line that begins with `>` is a key and where it went.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "build"))

from playwright.sync_api import Page, sync_playwright  # noqa: E402 - the path is set above

from base.chromium import FLAGS  # noqa: E402
from base.paths import DIST  # noqa: E402
from published.serve import Server  # noqa: E402

View = dict[str, Any]
PROGRAMS = ("Xvfb", "dbus-run-session", "openbox", "orca", "speech-dispatcher", "xdotool", "chromium")
GAMES = {"two_hundred": "Two Hundred", "tractor": "Tractor", "rangvaar": "Rangvaar"}
INSIDE = "FOLLOWSUIT_LISTENING"  # set where the bus is our own
#: A voice that says nothing, at once.
VOICE = 'AddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\n'
SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*?)' ?(?:\{|$)")
CARD = "^(?!Last).* of (spades|hearts|clubs|diamonds)|^(small|big) joker"
FOCUSED = """() => {
  const { activeElement: at } = document;
  const name = at === document.body ? "" : (at.getAttribute("aria-label") ?? at.textContent);
  return name.trim().replaceAll(/\\s+/g, " ");
}"""
VIEW = "() => followSuit.askText(JSON.stringify({ v: 1, id: 0, op: 'view' }))"
BACK = "shift+Tab"
REFUSED = "cannot be played"
QUIET_S, LONGEST_S, LONGEST_TRICK_S, TABS = 1.5, 25.0, 300.0, 60


@contextmanager
def running(*command: str, **options: object) -> Iterator[subprocess.Popen[bytes]]:
    """A program, for as long as it is needed."""
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, **options}
    program = subprocess.Popen(command, **quiet)  # type: ignore[call-overload]
    try:
        yield program
    finally:
        program.terminate()
        try:
            program.wait(10)
        except subprocess.TimeoutExpired:
            program.kill()


class Ears:
    """What Orca has said, as its debug file tells."""

    def __init__(self, file: Path) -> None:
        self._file, self._at = file, 0

    def heard(self) -> list[str]:
        """What was said since the last call."""
        if not self._file.exists():
            return []
        with self._file.open("rb") as lines:
            lines.seek(self._at)
            new = lines.read()
            whole = new[: new.rfind(b"\n") + 1]
            self._at += len(whole)
        return [said.strip() for said in SPOKEN.findall(whole.decode(errors="replace")) if said.strip()]

    def listen(self) -> None:
        """Print what is said until nothing is any more."""
        began = last = time.monotonic()
        while time.monotonic() - last < QUIET_S and time.monotonic() - began < LONGEST_S:
            if said := self.heard():
                last = time.monotonic()
                for words in said:
                    print(f"  {words}", flush=True)
            time.sleep(0.1)


class Hands:
    """Keys, pressed at the display."""

    def __init__(self, page: Page, ears: Ears) -> None:
        self._page, self._ears = page, ears

    def press(self, key: str) -> None:
        """Press a key and hear what comes of it."""
        print(f"> {key} [{self.focused()}]", flush=True)
        subprocess.run(["xdotool", "key", key], check=True)
        self._ears.listen()

    def focused(self) -> str:
        """The name of what has the focus."""
        return str(self._page.evaluate(FOCUSED))

    def go_to(self, wanted: str, key: str = "Tab") -> None:
        """Go on with the Tab key to what is called so."""
        for _ in range(TABS):
            if re.search(wanted, self.focused()):
                return
            self.press(key)
        raise SystemExit(f"the Tab key never reaches {wanted}")

    def press_at(self, wanted: str, key: str = "Tab") -> None:
        """Go on with the Tab key to what is called so, and press Enter."""
        self.go_to(wanted, key)
        self.press("Return")

    def view(self) -> View:
        """What the table shows."""
        return json.loads(self._page.evaluate(VIEW)).get("view") or {}


def play_a_trick(hands: Hands, ears: Ears, game: str) -> None:
    """Deal, do what is asked until a trick is over, hear what comes after it, and open and close the menu."""
    hands.press_at(f"^Deal {GAMES[game]}")
    until = time.monotonic() + LONGEST_TRICK_S
    while time.monotonic() < until:
        ears.listen()
        view = hands.view()
        if view.get("tricks") and view["waits_for"] == "you":
            hands.press_at("^Menu$")
            return hands.press("Escape")
        if view.get("waits_for") == "you":
            answer(hands, view)
    raise SystemExit("no trick is over")


def answer(hands: Hands, view: View) -> None:
    """Do what is asked: pass where one may, bury the first cards, play the first that may be played."""
    prompt = view["prompt"]
    if prompt["kind"] == "play":
        hands.go_to(CARD)
        while REFUSED in hands.focused():
            hands.press("Right")
        hands.press("Return")
        hands.press_at("^Play", BACK) if view["game"] == "tractor" else hands.press("Return")
    elif prompt["kind"] == "bury":
        hands.go_to(CARD)
        hands.press("Return")
        for _ in range(prompt["count"] - 1):
            hands.press("Right")
            hands.press("Return")
        hands.press_at("^Bury", BACK)
    elif prompt["kind"] == "name_trump":
        hands.press_at("^Hearts$")
    elif prompt.get("can_pass"):
        hands.press_at("^Pass$")
    elif prompt["kind"] == "bid":
        hands.press_at(r"^B(id|et) \d+$")


def listen(wanted: argparse.Namespace, home: Path) -> None:
    """On a bus of our own: a display, a window manager, Orca, and the browser with each game in turn."""
    server = Server(wanted.site)
    server.start()
    log = wanted.raw or home / "orca.txt"
    ears = Ears(log)
    with ExitStack() as stack:
        stack.enter_context(running("openbox"))
        profile = ["--force-renderer-accessibility", f"--user-data-dir={home / 'profile'}"]
        port = ["--remote-debugging-port=0", "--window-size=1280,900", "--lang=en", "about:blank"]
        stack.enter_context(running("orca", "--debug-file", str(log)))
        time.sleep(4)
        stack.enter_context(running("chromium", *FLAGS, *profile, *port))
        port_file = home / "profile" / "DevToolsActivePort"
        until = time.monotonic() + 60
        while not port_file.exists() or "\n" not in port_file.read_text():
            if time.monotonic() > until:
                raise SystemExit("the browser does not start")
            time.sleep(0.2)
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port_file.read_text().split()[0]}")
        page = browser.contexts[0].pages[0]
        for game in wanted.games:
            print(f"# {GAMES[game]}", flush=True)
            query = {"seed": wanted.seed, "nosw": "", **({"view": wanted.view} if wanted.view else {})}
            page.goto(f"{server.url}?{urlencode(query)}")
            page.get_by_text("Ready", exact=True).wait_for(timeout=120_000)
            page.bring_to_front()
            ears.listen()
            play_a_trick(Hands(page, ears), ears, game)
    server.stop()


def main() -> None:
    """Look for the programs; begin again on a bus and with a home of our own, and listen."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=GAMES)
    parser.add_argument("--seed", default="7")
    parser.add_argument("--view", choices=["text"], help="the text table")
    parser.add_argument("--raw", type=Path, help="keep Orca's own debug file here")
    parser.add_argument("--site", type=Path, default=DIST, help="a built site in place of dist")
    wanted = parser.parse_args()
    if INSIDE in os.environ:
        listen(wanted, Path(os.environ[INSIDE]))
        return
    if missing := [name for name in PROGRAMS if not shutil.which(name)]:
        raise SystemExit(f"not installed: {', '.join(missing)}")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        home = Path(folder)
        (home / "speech-dispatcher").mkdir()
        (home / "speech-dispatcher" / "speechd.conf").write_text(VOICE)
        reading, writing = os.pipe()
        screen = ("-screen", "0", "1280x900x24", "-displayfd", str(writing))
        with running("Xvfb", *screen, pass_fds=[writing]):
            display = os.read(reading, 16).decode().strip()
            own = {
                "HOME": folder,
                "XDG_CONFIG_HOME": folder,
                "XDG_RUNTIME_DIR": folder,
                "XDG_DATA_HOME": folder,
                "DISPLAY": f":{display}",
                "GSETTINGS_BACKEND": "memory",
                "ACCESSIBILITY_ENABLED": "1",
                INSIDE: folder,
            }
            again = ["dbus-run-session", "--", sys.executable, *sys.argv]
            sys.exit(subprocess.run(again, env={**os.environ, **own}).returncode)


if __name__ == "__main__":
    main()
