"""Browsers: a Chromium for the tests of the site, and the other browsers for those that ask for them.

Runs on any Python from 3.11 with nothing installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess

from base.environment import venv_python, waiting
from base.failure import BuildError

OTHER_BROWSERS = {
    "Firefox": {"firefox-esr": "firefox-esr"},
    "WebKitGTK": {"webkit2gtk-driver": "WebKitWebDriver", "xvfb": "xvfb-run", "xauth": "xauth"},
}
"""Packages of Debian for the checks in the other browsers, and the program each is there for."""


def prepare_chromium() -> str:
    """Return the path of a Chromium for the site tests.

    Uses an installed one that starts: the system's, or one that Playwright fetched earlier. Otherwise
    Playwright fetches its own; otherwise the distribution's package is installed, as root.
    """
    found = _chromium()
    if found is None:
        with waiting.step("Chromium"):
            for command in _chromium_installers():
                if found is None and _installs(command):
                    found = _chromium()
    if found is None:
        raise BuildError(
            "There is no Chromium for the site tests, and none could be installed.",
            "On Debian and Ubuntu: apt install chromium. Elsewhere: install Chromium or Chrome.",
        )
    return found


def prepare_headless(chromium: str) -> str:
    """Return the path of Chromium's headless shell, or of the given Chromium if there is none.

    The same engine with no browser around it: a page opens in half of the time. Debian has it as a package.
    """
    shell = "chromium-headless-shell"
    if shutil.which(shell) is None and can_apt():
        with waiting.step(shell):
            _installs(apt_install(shell))
    found = shutil.which(shell)
    return found if found and _starts(found) else chromium


def _chromium() -> str | None:
    for name in ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"):
        found = shutil.which(name)
        if found and _starts(found):
            return found
    ask = "from playwright.sync_api import *\nwith sync_playwright() as p: print(p.chromium.executable_path)"
    said = subprocess.run(
        [venv_python(), "-c", ask], capture_output=True, text=True, check=False
    ).stdout.strip()
    return said if said and _starts(said) else None


def _starts(chromium: str) -> bool:
    """Return whether a Chromium is installed with all its libraries."""
    try:
        return subprocess.run([chromium, "--version"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def _installs(command: list[str]) -> bool:
    """Run what installs a browser; tell whether it ended well. What it says names hosts: it is not shown."""
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def _chromium_installers() -> list[list[str]]:
    playwright = [str(venv_python()), "-m", "playwright", "install", "chromium"]
    return [playwright, apt_install("chromium")] if can_apt() else [playwright]


def prepare_browsers() -> None:
    """Install Firefox ESR and WebKitGTK's driver; raise `BuildError` if one of them is still missing."""
    install_browsers()
    missing = [remedy for remedy in map(browser_remedy, OTHER_BROWSERS) if remedy]
    if missing:
        raise BuildError("The other browsers are absent.", "\n  ".join(missing))


def install_browsers() -> None:
    """Install the other browsers, as root on Debian; each independently of the other."""
    for browser in OTHER_BROWSERS:
        missing = _missing_packages(browser)
        if missing and can_apt():
            with waiting.step(", ".join(missing)):
                _installs(apt_install(*missing))


def browser_remedy(browser: str) -> str:
    """Return what to install for a browser's tests; empty if nothing is missing."""
    missing = _missing_packages(browser)
    if not missing:
        return ""
    only = " It runs on Linux only." if browser == "WebKitGTK" else ""
    return f"{browser} is absent. On Debian, as root: apt install {' '.join(missing)}.{only}"


def _missing_packages(browser: str) -> list[str]:
    return [package for package, program in OTHER_BROWSERS[browser].items() if shutil.which(program) is None]


def can_apt() -> bool:
    """Tell whether packages of the distribution may be installed here."""
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def apt_install(*packages: str) -> list[str]:
    """Return the command that installs packages of Debian or Ubuntu."""
    # Fail soon without a network, and ask no questions.
    how = "-qq -o Acquire::Retries=1 -o Acquire::http::Timeout=30 -o Acquire::https::Timeout=30"
    install = f"DEBIAN_FRONTEND=noninteractive apt-get install {how} -y --no-install-recommends"
    return ["sh", "-c", f"apt-get update {how} && {install} {' '.join(packages)}"]
