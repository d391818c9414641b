"""A plain host: sends a folder with no header of ours, and with whatever oddity of real hosts a test asks for."""

import base64
import gzip
import threading
import time
from collections import deque
from dataclasses import dataclass, field
from email.utils import formatdate
from fnmatch import fnmatchcase
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path, PurePosixPath
from typing import Literal
from urllib.parse import unquote, urlsplit

from base.encoding import digest

#: What servers know of the endings we publish since before WebAssembly; `octets` is what they say of any other.
USUAL = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "application/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
}
OCTETS = "application/octet-stream"
NAME, WORD = "visitor", "word"


@dataclass(slots=True)
class Oddities:
    """What is odd about a host; by default it redirects a folder without its slash, and sends types that all servers know."""

    #: Types by ending in place of the usual; None sends the file without one.
    types: dict[str, str | None] = field(default_factory=dict)
    #: What is sent of an ending that is not among the usual; None sends no type.
    unknown_type: str | None = OCTETS
    #: Sent with everything, as `X-Frame-Options`.
    headers: dict[str, str] = field(default_factory=dict)
    #: Patterns of paths that are not sent: an ending the host does not know, a file over its limit.
    refused: tuple[str, ...] = ()
    #: After so many requests in a second each is answered 429.
    per_second: int | None = None
    #: An address that leads nowhere is answered 200 with the first page, or 404 with the folder's own page.
    unknown: Literal["plain", "index", "404.html"] = "plain"
    #: Only who gives the name and the word gets anything.
    asks_for_a_word: bool = False
    #: What a folder without its last slash is answered with; `strips` also takes the slash away where it is.
    slash: Literal["redirects", "sends", "strips"] = "redirects"
    #: `docs/index.html` and `docs/rules.html` lead to `docs` and `docs/rules`, as `serve` does it.
    strips_html: bool = False
    #: Compress whatever a browser takes compressed.
    compresses: bool = False
    #: Written into every page before `</body>`.
    injects: bytes = b""


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: "PlainHost"
    disable_nagle_algorithm = True

    def do_GET(self) -> None:
        odd, address = self.server.odd, urlsplit(self.path)
        path = unquote(address.path)
        if odd.per_second is not None and self.server.is_too_often(odd.per_second):
            self.answer(429, b"too many requests", "text/plain", {"Retry-After": "1"})
        elif odd.asks_for_a_word and self.headers.get("Authorization") != AUTHORIZED:
            self.answer(401, b"who are you?", "text/plain", {"WWW-Authenticate": 'Basic realm="here"'})
        elif (elsewhere := self.elsewhere(path)) is not None:
            query = f"?{address.query}" if address.query else ""
            self.answer(301, b"", "text/plain", {"Location": elsewhere + query})
        else:
            self.send_file(path)

    do_HEAD = do_GET  # noqa: N815 - the name the standard library calls

    def elsewhere(self, path: str) -> str | None:
        """Where an address is sent on to."""
        odd, is_folder = self.server.odd, self.server.file(path).is_dir()
        if odd.strips_html and path.endswith(".html"):
            bare = path.removesuffix(".html").removesuffix("/index")
            return bare or "/"
        if odd.slash == "strips" and path.endswith("/") and path != "/" and is_folder:
            return path.rstrip("/")
        return f"{path}/" if odd.slash == "redirects" and is_folder and not path.endswith("/") else None

    def send_file(self, path: str) -> None:
        odd, file = self.server.odd, self.server.file(path)
        if file.is_dir():
            file = file / "index.html"
        elif odd.strips_html and not file.is_file() and file.with_suffix(".html").is_file():
            file = file.with_suffix(".html")
        status = 200
        if not file.is_file() or any(fnmatchcase(path, pattern) for pattern in odd.refused):
            status = 200 if odd.unknown == "index" else 404
            file = self.server.home / ("index.html" if odd.unknown == "index" else "404.html")
            if odd.unknown == "plain":
                self.answer(404, b"not found", "text/plain")
                return
        content, tag = file.read_bytes(), f'"{digest(file)[:20]}"'
        if file.suffix == ".html" and odd.injects:
            content = content.replace(b"</body>", odd.injects + b"</body>")
        named = {"ETag": tag, "Last-Modified": formatdate(file.stat().st_mtime, usegmt=True)}
        if self.headers.get("If-None-Match") == tag:
            self.answer(304, b"", None, named)
            return
        if odd.compresses and "gzip" in self.headers.get("Accept-Encoding", ""):
            content = gzip.compress(content, 1)
            named["Content-Encoding"] = "gzip"
        self.answer(status, content, self.type_of(file), named)

    def type_of(self, file: Path) -> str | None:
        odd, ending = self.server.odd, PurePosixPath(file).suffix
        return odd.types[ending] if ending in odd.types else USUAL.get(ending, odd.unknown_type)

    def answer(
        self, status: int, content: bytes, kind: str | None, more: dict[str, str] | None = None
    ) -> None:
        self.send_response(status)
        for name, value in {**self.server.odd.headers, **(more or {})}.items():
            self.send_header(name, value)
        if kind is not None:
            self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if self.command != "HEAD" and status != 304:
            self.wfile.write(content)

    def log_message(self, *_: object) -> None:
        """Log nothing."""


AUTHORIZED = f"Basic {base64.b64encode(f'{NAME}:{WORD}'.encode()).decode()}"


class PlainHost(ThreadingHTTPServer):
    """A site in a folder of a host, or at its root; `odd` may be changed while it runs."""

    daemon_threads = True

    def __init__(self, site: Path, at: str = "", odd: Oddities | None = None) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.home, self.at, self.odd = site.resolve(), at, odd or Oddities()
        self._asked: deque[float] = deque()
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        """The address of the site, with its last slash."""
        return f"http://127.0.0.1:{self.server_port}/{self.at}"

    def file(self, path: str) -> Path:
        """What lies at a path; something that is not there for one outside the site."""
        prefix = f"/{self.at}".rstrip("/")
        if path != prefix and not path.startswith(f"{prefix}/"):
            return self.home / "absent"
        found = (self.home / path[len(prefix) :].lstrip("/")).resolve()
        return found if found.is_relative_to(self.home) else self.home / "absent"

    def is_too_often(self, most: int) -> bool:
        now = time.monotonic()
        while self._asked and now - self._asked[0] > 1:
            self._asked.popleft()
        self._asked.append(now)
        return len(self._asked) > most

    def handle_error(self, request: object, client_address: object) -> None:
        """Ignore connections that the browser has closed."""

    def stop(self) -> None:
        """Stop serving and give the port back; a second time changes nothing."""
        self.shutdown()
        self.server_close()
