"""The local server: published headers, compression, revalidation, and no way out of its folder."""

import gzip
import http.client
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from base.encoding import encode
from base.paths import BUILD, DIST
from published import serve


@pytest.fixture
def server(tmp_path: Path) -> Iterator[serve.Server]:
    folder = tmp_path / "site"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>" + "x" * 4000)
    (folder / "assets" / "app-12345678.js").write_text("let a = 1;\n" * 500)
    (tmp_path / "secret.txt").write_text("secret")
    encode([path for path in folder.rglob("*") if path.is_file()])
    served = serve.Server(folder)
    served.start()
    yield served
    served.stop()


def get(server: serve.Server, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port)
    connection.request(
        "GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()}
    )
    answer = connection.getresponse()
    content = answer.read()
    connection.close()
    return answer.status, dict(answer.headers), content


def test_a_page_is_revalidated_and_a_hashed_file_is_not(server: serve.Server) -> None:
    _, page, _ = get(server, "/")
    _, script, _ = get(server, "/assets/app-12345678.js")
    assert page["Cache-Control"] == "public, max-age=0, must-revalidate"
    assert script["Cache-Control"] == "public, max-age=31536000, immutable"
    assert page["X-Content-Type-Options"] == script["X-Content-Type-Options"] == "nosniff"


def test_an_unchanged_page_is_not_sent_again(server: serve.Server) -> None:
    _, headers, _ = get(server, "/")
    status, _, content = get(server, "/", If_None_Match=headers["ETag"])
    assert (status, content) == (304, b"")


def test_a_browser_gets_the_coding_it_takes(server: serve.Server) -> None:
    plain = get(server, "/")[2]
    status, headers, content = get(server, "/", Accept_Encoding="gzip")
    assert (status, headers["Content-Encoding"]) == (200, "gzip")
    assert gzip.decompress(content) == plain
    _, headers, content = get(server, "/", Accept_Encoding="gzip, deflate, br, zstd")
    assert headers["Content-Encoding"] == "br"
    assert len(content) < len(plain) / 10


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/none"]
)
def test_nothing_outside_the_folder_is_served(server: serve.Server, path: str) -> None:
    status, headers, content = get(server, path)
    assert status == 404
    assert b"secret" not in content
    assert headers["Cache-Control"] == "no-store"


def serve_site(port: int) -> "subprocess.Popen[str]":
    """Start what `build/play.py` does once the site is built."""
    serving = f"failure.stop_on_failure(lambda: play.serve_site({port}, opens=False))"
    program = f"import play\nfrom base import failure\n{serving}"
    return subprocess.Popen(
        [sys.executable, "-c", program],
        cwd=BUILD,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # A shell's background job ignores Ctrl-C, and whatever it starts inherits that: here it is to be heard.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )


def test_play_serves_the_built_site_and_ends_quietly() -> None:
    process = serve_site(0)
    assert process.stdout is not None
    address = re.search(r"http://127\.0\.0\.1:(\d+)/", process.stdout.readline())
    assert address, process.communicate()[1]
    connection = http.client.HTTPConnection("127.0.0.1", int(address[1]))
    connection.request("GET", "/")
    assert connection.getresponse().read() == (DIST / "index.html").read_bytes()
    connection.close()
    os.killpg(process.pid, signal.SIGINT)
    _, complaints = process.communicate(timeout=120)
    assert process.returncode == 0
    assert complaints == ""


def test_play_serves_on_the_port_asked_for_or_says_that_it_is_taken() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = serve_site(port)
        _, complaints = process.communicate(timeout=120)
    assert process.returncode == 1
    assert f"Port {port} cannot be had" in complaints
    assert "Traceback" not in complaints
