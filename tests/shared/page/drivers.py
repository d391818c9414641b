"""Drivers: Firefox and WebKitGTK, each behind the same interface.

WebKitGTK is spoken to through its WebDriver. Firefox ESR is spoken to through Marionette, which is WebDriver on a
socket and built in: Debian has no geckodriver.
"""

import json
import os
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.shared.patience import LONG_S, USUAL_S

START_S, SCRIPT_S = LONG_S, USUAL_S

FAILURE = "return document.querySelector('[data-part=failure]:not([hidden])')?.textContent ?? ''"

# No requests of the browser's own, and no start page.
PREFERENCES = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage": "about:blank",
    "browser.tabs.remote.autostart": True,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "media.gmp-manager.updateEnabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
}

# What a frame of another site may keep: something for each site it is framed by, which is the default, or nothing.
STORAGE_FOR_STRANGERS: dict[str, dict[str, int]] = {
    "its own": {},
    "none": {"network.cookie.cookieBehavior": 1},
}


def reach_here(port: int) -> socket.socket:
    """Connect to a port of this machine."""
    return socket.create_connection(("127.0.0.1", port), timeout=2 * SCRIPT_S)


def firefox() -> Path:
    """The program."""
    found = shutil.which("firefox-esr")
    assert found, "there is no Firefox"
    return Path(found)


class Firefox:
    """Firefox, headless."""

    name = "Firefox"
    remembers = True
    storage_for_strangers = ("its own", "none")

    def __init__(
        self,
        profile: Path,
        storage_for_strangers: str = "its own",
        *,
        proxy: int | None = None,
        preferences: dict[str, int | bool] | None = None,
        program: Path | None = None,
        reach: Callable[[int], socket.socket] = reach_here,
    ) -> None:
        """Start it, or a program that starts it elsewhere, where `reach` connects to one of its ports.

        What it asks of any network it asks of the port `proxy`, if there is one.
        """
        profile.mkdir(exist_ok=True)
        port = free_port()
        lines = {
            **PREFERENCES,
            **STORAGE_FOR_STRANGERS[storage_for_strangers],
            **(preferences or {}),
            "marionette.port": port,
        }
        if proxy:
            hosts = {f"network.proxy.{kind}": "127.0.0.1" for kind in ("http", "ssl")}
            ports = {f"network.proxy.{kind}_port": proxy for kind in ("http", "ssl")}
            lines |= {
                "network.proxy.type": 1,
                "network.proxy.allow_hijacking_localhost": True,
                **hosts,
                **ports,
            }
        (profile / "user.js").write_text(
            "".join(f"user_pref({json.dumps(key)}, {json.dumps(value)});\n" for key, value in lines.items())
        )
        words = [
            str(program or firefox()),
            "--headless",
            "--no-remote",
            "--marionette",
            "--profile",
            str(profile),
        ]
        quiet = subprocess.DEVNULL
        self._process = subprocess.Popen(
            words, stdout=quiet, stderr=quiet, env={**os.environ, "HOME": str(profile)}
        )
        self._socket = wait_for(lambda: reach(port))
        self._read()
        self._serial = 0
        self._ask("WebDriver:NewSession", {"capabilities": {}})
        self._ask("WebDriver:SetTimeouts", {"script": SCRIPT_S * 1000, "pageLoad": START_S * 1000})

    def open(self, url: str) -> None:
        """Go to an address."""
        self._ask("WebDriver:Navigate", {"url": url})

    def run(self, script: str) -> Any:
        """Run a function's body in the page; return what it returns, awaited."""
        answer = self._ask(
            "WebDriver:ExecuteAsyncScript", {"script": awaited(script), "args": [], "sandbox": None}
        )
        return answer["value"]

    def enter(self, frame: str | None) -> None:
        """Let scripts run in the frame that an expression of the page names; for None in the page itself."""
        self._ask("WebDriver:SwitchToFrame", {"id": None})
        if frame is not None:
            self._ask("WebDriver:SwitchToFrame", {"element": element(self.run(f"return {frame}"))})

    def open_popup(self, url: str) -> None:
        """Open an address in a small window, which may be as narrow as a phone, and go on in that."""
        self.run(f"open({json.dumps(url)}, '', 'popup,width=500,height=500'); return true")
        *_, popup = self._ask("WebDriver:GetWindowHandles", {})
        self._ask("WebDriver:SwitchToWindow", {"handle": popup})

    def resize(self, width: int, height: int) -> None:
        """Give the page this size."""
        size = "return [innerWidth, innerHeight, outerWidth - innerWidth, outerHeight - innerHeight]"
        deadline = time.monotonic() + SCRIPT_S
        while (found := self.run(size))[:2] != [width, height]:
            assert time.monotonic() < deadline, f"{self.name}: the page stays at {found[:2]}"
            self._ask("WebDriver:SetWindowRect", {"width": width + found[2], "height": height + found[3]})
            time.sleep(0.1)

    def close(self) -> None:
        """End the browser; the profile stays."""
        with suppress(OSError, RuntimeError):
            self._ask("Marionette:Quit", {"flags": ["eForceQuit"]})
        self._socket.close()
        end(self._process)

    def _ask(self, command: str, parameters: dict[str, Any]) -> Any:
        self._serial += 1
        text = json.dumps([0, self._serial, command, parameters]).encode()
        self._socket.sendall(f"{len(text)}:".encode() + text)
        _, _, error, value = self._read()
        if error:
            raise RuntimeError(f"{command}: {error}")
        return value

    def _read(self) -> Any:
        length = b""
        while not length.endswith(b":"):
            length += self._receive(1)
        return json.loads(self._receive(int(length[:-1])))

    def _receive(self, count: int) -> bytes:
        content = b""
        while len(content) < count:
            piece = self._socket.recv(count - len(content))
            if not piece:
                raise RuntimeError("Firefox went away")
            content += piece
        return content


class WebKit:
    """WebKitGTK's MiniBrowser on a virtual screen."""

    name = "WebKitGTK"
    # Under automation it stores nothing between starts.
    remembers = False
    # There is no option for it.
    storage_for_strangers = ("its own",)

    def __init__(
        self, profile: Path, storage_for_strangers: str = "its own", *, proxy: int | None = None
    ) -> None:
        """Start it; what it asks of any network it asks of the port `proxy`, if there is one."""
        assert storage_for_strangers in self.storage_for_strangers
        profile.mkdir(exist_ok=True)
        port = free_port()
        # Where WebKit keeps what a site stores follows from these.
        places = {
            name: str(profile / name) for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME")
        }
        # Two processes that look for a free screen at once would find the same one, so each starts elsewhere.
        screen = ["-a", f"--server-num={100 + os.getpid() % 50_000}", "-s", "-screen 0 1440x900x24"]
        words = ["xvfb-run", *screen, "WebKitWebDriver", f"--port={port}"]
        environment = {
            **os.environ,
            **places,
            "HOME": str(profile),
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
        }
        quiet = subprocess.DEVNULL
        self._process = subprocess.Popen(
            words, stdout=quiet, stderr=quiet, env=environment, start_new_session=True
        )
        self._url = f"http://127.0.0.1:{port}"
        wait_for(lambda: self._ask("GET", "/status"))
        through = [f"--proxy=http://127.0.0.1:{proxy}"] if proxy else []
        browser = {"binary": minibrowser(), "args": ["--automation", *through]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": browser}}}
        self._session = f"/session/{self._ask('POST', '/session', wanted)['sessionId']}"
        limits = {"script": SCRIPT_S * 1000, "pageLoad": START_S * 1000}
        self._ask("POST", f"{self._session}/timeouts", limits)

    def open(self, url: str) -> None:
        """Go to an address."""
        self._ask("POST", f"{self._session}/url", {"url": url})

    def run(self, script: str) -> Any:
        """Run a function's body in the page; return what it returns, awaited."""
        body = {"script": awaited(script), "args": []}
        return self._ask("POST", f"{self._session}/execute/async", body)

    def enter(self, frame: str | None) -> None:
        """Let scripts run in the frame that an expression of the page names; for None in the page itself."""
        self._ask("POST", f"{self._session}/frame", {"id": None})
        if frame is not None:
            self._ask("POST", f"{self._session}/frame", {"id": self.run(f"return {frame}")})

    def close(self) -> None:
        """End the browser; the profile stays."""
        with suppress(OSError, RuntimeError):
            self._ask("DELETE", self._session)
        end(self._process, group=True)

    def _ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        content = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._url + path, content, method=method)
        try:
            with urllib.request.urlopen(request, timeout=2 * START_S) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{path}: {error.read().decode()}") from error


Browser = Firefox | WebKit

#: What the browsers call it when a page goes elsewhere while a script waits in it.
UNLOADED = ("no such window", "no such frame", "unloaded", "aborted by navigation")


def wait(browser: Browser, script: str) -> None:
    """Wait until a script of the page returns true."""
    deadline = time.monotonic() + 2 * LONG_S
    while time.monotonic() < deadline:
        try:
            said = browser.run(script)
        except RuntimeError as error:
            # The page went elsewhere, and its script with it.
            if not any(word in str(error) for word in UNLOADED):
                raise
            said = None
        if said is True:
            return
        assert not str(said).startswith("threw"), f"{browser.name}: {said}"
        time.sleep(0.2)
    raise AssertionError(f"{browser.name}: {browser.run(FAILURE) or 'waited in vain'} ({script.strip()})")


def element(found: Any) -> str:
    """Return the browser's identifier of an element that a script has returned."""
    (name,) = found.values()
    return str(name)


def awaited(script: str) -> str:
    """A script that hands over the result of an async function's body, or its error."""
    return (
        "const done = arguments[arguments.length - 1];"
        f"(async () => {{ {script} }})().then(done, (error) => done('threw: ' + error));"
    )


def minibrowser() -> str:
    """The browser that comes with WebKitGTK's driver."""
    found = sorted(Path("/usr").glob("lib*/**/webkit2gtk-4*/MiniBrowser"))
    assert found, "WebKitGTK has no MiniBrowser here"
    return str(found[-1])


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def wait_for(attempt: Callable[[], Any]) -> Any:
    """Try until it works."""
    deadline = time.monotonic() + START_S
    while True:
        try:
            return attempt()
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)


def end(process: "subprocess.Popen[bytes]", group: bool = False) -> None:
    """End a process, and its group where it leads one."""
    import signal

    def send(which: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            if group:
                os.killpg(process.pid, which)
            else:
                process.send_signal(which)

    try:
        process.wait(timeout=0.1 if group else 15)
    except subprocess.TimeoutExpired:
        send(signal.SIGTERM)
    try:
        process.wait(timeout=10)
    except subprocess.TimeoutExpired:
        send(signal.SIGKILL)
        process.wait(timeout=10)
