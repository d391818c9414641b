"""Debian's nginx and Apache with the configuration they come with: only the port, the folder, the user and the places of
logs are others.
"""

import http.client
import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from base.servers import server_program
from tests.shared.page.drivers import free_port
from tests.shared.patience import LONG_S

NGINX, APACHE = Path("/etc/nginx"), Path("/etc/apache2")


@contextmanager
def debian_host(server: str, root: Path, aside: Path) -> Iterator[tuple[str, Callable[[], None]]]:
    """Serve a folder; yield the address of its root, and what stops the server. Its files go `aside`."""
    port = free_port()
    aside.mkdir()
    command, environment = (nginx if server == "nginx" else apache)(root, port, aside)
    with (aside / "output").open("wb") as output:
        process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=output, stderr=output)

    def stop() -> None:
        process.terminate()
        process.wait()

    try:
        wait_until_it_answers(port, process, aside / "output")
        yield f"http://127.0.0.1:{port}/", stop
    finally:
        stop()


def wait_until_it_answers(port: int, process: "subprocess.Popen[bytes]", output: Path) -> None:
    deadline = time.monotonic() + LONG_S
    while True:
        try:
            connection = http.client.HTTPConnection("127.0.0.1", port)
            connection.request("HEAD", "/")
            connection.getresponse()
            return
        except OSError:
            assert process.poll() is None, output.read_text()
            assert time.monotonic() < deadline, output.read_text()
            time.sleep(0.05)


def nginx(root: Path, port: int, aside: Path) -> tuple[list[str], dict[str, str]]:
    site = replaced(
        (NGINX / "sites-available" / "default").read_text(),
        {
            "listen 80 ": f"listen 127.0.0.1:{port} ",
            "\tlisten [::]:80 default_server;": "",
            "/var/www/html": str(root),
        },
    )
    (aside / "site").write_text(site)
    whole = replaced(
        (NGINX / "nginx.conf").read_text(),
        {
            "user www-data;": "user root;" if os.geteuid() == 0 else "",
            "/run/nginx.pid": str(aside / "pid"),
            "/var/log/nginx": str(aside),
            "/etc/nginx/sites-enabled/*": str(aside / "site"),
        },
    )
    (aside / "nginx.conf").write_text(whole)
    program = str(server_program("nginx"))
    return [program, "-c", str(aside / "nginx.conf"), "-g", "daemon off;"], {}


def apache(root: Path, port: int, aside: Path) -> tuple[list[str], dict[str, str]]:
    site = replaced(
        (APACHE / "sites-available" / "000-default.conf").read_text(),
        {"*:80": f"*:{port}", "/var/www/html": str(root)},
    )
    (aside / "site").write_text(site)
    whole = replaced(
        (APACHE / "apache2.conf").read_text(),
        {
            "Include ports.conf": f"Listen 127.0.0.1:{port}",
            "<Directory /var/www/>": f"<Directory {root}>",
            "sites-enabled/*.conf": str(aside / "site"),
        },
    )
    (aside / "apache2.conf").write_text(whole)
    places = {name: str(aside) for name in ("APACHE_RUN_DIR", "APACHE_LOCK_DIR", "APACHE_LOG_DIR")}
    user = {"APACHE_RUN_USER": "www-data", "APACHE_RUN_GROUP": "www-data"}
    program = [str(server_program("Apache")), "-d", str(APACHE), "-f", str(aside / "apache2.conf")]
    return [*program, "-D", "FOREGROUND"], {**places, **user, "APACHE_PID_FILE": str(aside / "pid")}


def replaced(text: str, others: dict[str, str]) -> str:
    """Put other words into a configuration; each of them has to be there."""
    for theirs, ours in others.items():
        assert theirs in text, f"Debian's configuration has no {theirs!r}"
        text = text.replace(theirs, ours)
    return text
