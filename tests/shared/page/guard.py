"""The guard of a test's pages: no error or warning in the console, and no request to other sites."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError


class Guard:
    """Records what a page must not do unless its test expects it: console errors and requests to
    other sites.
    """

    def __init__(self, context: BrowserContext) -> None:
        self.complaints: list[str] = []
        self.strangers: list[str] = []
        self.requests: list[str] = []
        self.hosts = {"127.0.0.1"}
        self._expected = [re.compile("Service Worker registration blocked by Playwright")]
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)

    def leave(self, context: BrowserContext) -> None:
        """Stop listening: what happens in the browser later belongs to another test."""
        context.remove_listener("console", self._console)
        context.remove_listener("weberror", self._error)
        context.remove_listener("request", self._request)

    def expects(self, pattern: str) -> None:
        """Allow errors that match, for a test of a failure."""
        self._expected.append(re.compile(pattern))

    def verdict(self) -> list[str]:
        """Return the violations."""
        unexpected = [
            complaint
            for complaint in self.complaints
            if not any(pattern.search(complaint) for pattern in self._expected)
        ]
        return unexpected + [f"a request off the origin: {url}" for url in self.strangers]

    def _error(self, error: WebError) -> None:
        self.complaints.append(f"uncaught: {error.error}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = message.location.get("url", "")
            self.complaints.append(f"console {message.type}: {message.text} ({where})")

    def _request(self, request: Request) -> None:
        self.requests.append(request.url)
        address = urlsplit(request.url.removeprefix("blob:"))
        # In a sandbox that shares no origin a page's own blobs are `null`'s.
        if request.url.startswith("blob:null/"):
            return
        if address.scheme != "data" and address.hostname not in self.hosts:
            self.strangers.append(request.url)
