"""Server: the built site on 127.0.0.1, with the headers and the compression of the published one.

The headers are those of `web/headers.toml`, so a page that runs here runs under the same policy there.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar
from urllib.parse import unquote, urlsplit

from base.encoding import content_type, digest, encoded_path
from published.headers import header_rules, headers_for

NOT_FOUND = "404.html"
"""The page that a site sends for an address that leads nowhere; Netlify takes it by that name."""


@dataclass(slots=True)
class Body:
    """A file ready to be sent: its bytes in each coding it exists in."""

    type: str
    etag: str
    codings: dict[str, bytes] = field(default_factory=dict)


Fault = Callable[["Handler"], bool]
"""What a test lets happen to a request instead of its answer; true when it has dealt with it."""


class Handler(BaseHTTPRequestHandler):
    """One connection."""

    protocol_version = "HTTP/1.1"
    server: Server
    disable_nagle_algorithm: ClassVar[bool] = True

    def do_GET(self) -> None:
        """Answer with the file."""
        path = unquote(urlsplit(self.path).path)
        for pattern, fault in list(self.server.faults.items()):
            if fnmatchcase(path, pattern) and fault(self):
                return
        headers = headers_for(path, self.server.rules)
        body = self.server.body(path)
        if body is None:
            self.tell_not_found(headers)
            return
        headers["ETag"] = body.etag
        if self.headers.get("If-None-Match") == body.etag:
            self.answer(304, headers, None, body.type)
            return
        accepted = {part.split(";")[0].strip() for part in self.headers.get("Accept-Encoding", "").split(",")}
        for coding, name in (("br", "br"), ("gz", "gzip")):
            if coding in body.codings and name in accepted:
                headers |= {"Content-Encoding": name, "Vary": "Accept-Encoding"}
                self.answer(200, headers, body.codings[coding], body.type)
                return
        self.answer(200, headers, body.codings[""], body.type)

    def tell_not_found(self, headers: dict[str, str]) -> None:
        """Answer that there is no such file: with the site's own page, as its host will."""
        page = self.server.body(NOT_FOUND)
        content, kind = (page.codings[""], page.type) if page else (b"not found\n", "text/plain")
        self.answer(404, {**headers, "Cache-Control": "no-store"}, content, kind)

    do_HEAD = do_GET  # noqa: N815 - the name the standard library calls

    def answer(self, status: int, headers: dict[str, str], content: bytes | None, kind: str) -> None:
        """Send one whole answer."""
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if content is not None:
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if content is not None and self.command != "HEAD":
            self.wfile.write(content)

    def log_message(self, *_: object) -> None:
        """Log nothing: the terminal should show only the address."""


class Server(ThreadingHTTPServer):
    """The site on a port of this machine; `faults` lets tests spoil answers by path pattern."""

    daemon_threads = True

    def __init__(self, folder: Path, port: int = 0) -> None:
        super().__init__(("127.0.0.1", port), Handler)
        self.folder = folder.resolve()
        self.rules = header_rules()
        self.faults: dict[str, Fault] = {}
        self._bodies: dict[Path, tuple[int, Body]] = {}

    @property
    def url(self) -> str:
        """Return the address of the site's root."""
        return f"http://127.0.0.1:{self.server_port}/"

    def handle_error(self, request: object, client_address: object) -> None:
        """Ignore connections that the browser has closed."""

    def start(self) -> None:
        """Serve in the background."""
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Stop serving and give the port back."""
        self.shutdown()
        self.server_close()

    def body(self, path: str) -> Body | None:
        """Return the file at a path, or None; a folder is its index page."""
        file = (self.folder / path.lstrip("/")).resolve()
        if not file.is_relative_to(self.folder):
            return None
        if file.is_dir():
            file = file / "index.html"
        try:
            changed = file.stat().st_mtime_ns
        except OSError:
            return None
        known = self._bodies.get(file)
        if known is None or known[0] != changed:
            known = (changed, _read(file))
            self._bodies[file] = known
        return known[1]


def _read(file: Path) -> Body:
    checksum = digest(file)
    body = Body(content_type(file), f'"{checksum[:20]}"', {"": file.read_bytes()})
    for coding in ("br", "gz"):
        encoded = encoded_path(checksum, coding)
        if encoded.exists():
            body.codings[coding] = encoded.read_bytes()
    return body
