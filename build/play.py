"""Play: `python3 build/play.py` builds what is missing or out of date and opens the page.

--no-open       do not open a browser
--port N        serve on this port instead of a free one
--check         build, say how large everything is, and leave
--with FOLDER   add the games and features of a folder (build/content/outside.py); may be given again
"""

from __future__ import annotations

import argparse
import sys
import webbrowser

from base import environment, failure
from base.paths import BUILD, DIST


def main() -> int:
    """Build, serve and open."""
    parser = argparse.ArgumentParser(description="Build Follow Suit, serve it on this machine and open it.")
    parser.add_argument("--no-open", action="store_true", help="do not open a browser")
    parser.add_argument("--port", type=int, default=0, help="serve on this port instead of a free one")
    parser.add_argument("--check", action="store_true", help="build, say how large everything is, and leave")
    parser.add_argument(
        "--with",
        dest="folders",
        action="append",
        default=[],
        metavar="FOLDER",
        help="add its games and features",
    )
    wanted = parser.parse_args()
    python = environment.prepare()
    # In the pinned environment, whatever Python this is.
    folders = [word for folder in wanted.folders for word in ("--with", folder)]
    built = failure.run_program([python, BUILD / "site.py", *folders])
    if built != 0 or wanted.check:
        return built
    return serve_site(wanted.port, not wanted.no_open)


def serve_site(port: int, opens: bool) -> int:
    """Serve `dist/` until Ctrl-C; port 0 is a free one. Raises `BuildError` where the port is taken."""
    from published.serve import Server

    try:
        server = Server(DIST, port)
    except OSError as error:
        raise failure.BuildError(f"Port {port} cannot be had: {error}", "Choose another --port.") from error
    print(f"Follow Suit is at {server.url} (Ctrl-C ends it)", flush=True)
    if opens:
        webbrowser.open(server.url)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        server.server_close()
    return 0


if __name__ == "__main__":
    if sys.version_info < environment.PYTHON_NEEDED:
        sys.exit("Python 3.11 or newer is needed.")
    failure.stop_on_failure(main)
