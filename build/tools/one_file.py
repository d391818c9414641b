"""One file: `python build/tools/one_file.py [FILE]` makes `follow-suit.html`, the whole site in one document.

It opens from a stick, a chat or a mail, and asks nothing of a network: page, styles, pictures, texts,
lessons, interpreter, library and engine are in it, compressed, as texts between its tags
(web/js/one-file.js reads them). What needs a site is left out: installing, the service worker, the pages
beside the table. The same sources give the same bytes.
"""

from __future__ import annotations

import argparse
import base64
import gzip
import json
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from base import environment, failure
from base.failure import run
from base.paths import BUILD, DIST, WEB
from content.games import offered
from content.languages import languages
from content.offer import Offer
from published import dist
from runtime.runtime import Runtime

NAME = "follow-suit.html"
MOST_BYTES = 9_000_000
"""What fits into a mail; also a limit that browsers open without a pause."""
FOLDERS = ("lessons", "puzzles", "rules", "examples", "days")
"""What the page fetches when it is wanted."""
BINARIES = (".wasm", ".zip", ".whl")
ENTRIES = ("css/app.css", "js/app.js", "js/engine/frame-host.js", "js/one-file.js")
SENTENCES = {"cut": "home-one-file-cut", "old": "home-one-file-old"}
LINKS = re.compile(r" *<link [^>]*>\n")
SCRIPTS = re.compile(r" *<script[^>]* src=[^>]*></script>\n")
ABSENT = (
    '[data-part="multiplayer"]',
    'a[href]:not([href^="#"], [href^="blob:"], [href^="data:"], [download])',
)
"""What leads to a site: people with a device each open a link, the other pages lie beside the table."""
INLINE = re.compile(r"<script>.*?</script>", re.DOTALL)


def main() -> int:
    """Make the file and say how large it is."""
    parser = argparse.ArgumentParser(description="Make the whole site one file.")
    parser.add_argument("file", nargs="?", type=Path, default=Path(NAME))
    target: Path = parser.parse_args().file.resolve()
    environment.prepare()
    write_one_file(target, dist.make_site())
    print(f"{target}: {target.stat().st_size:,} bytes")
    return 0


def write_one_file(target: Path, runtime: Runtime, site: Path = DIST) -> Path:
    """Write the file of a site that is built; return it. Raises BuildError where it is too large."""
    games = list(offered((), WEB).values())
    offer = Offer(games, languages(games, WEB))
    made = _bundle(runtime, offer)
    page = (site / "index.html").read_text()
    page = INLINE.sub("", SCRIPTS.sub("", LINKS.sub("", page)))
    page = page.replace('src="engine/"', "")
    # A script ends where its text names its end.
    script = made["js/one-file.js"].replace("</script", "<\\/script")
    absent = f":root[data-one-file] :is({', '.join(ABSENT)}){{display:none}}"
    head = f"<style>{made['css/app.css']}{absent}</style>\n<script>{script}</script>\n</head>"
    page = page.replace("</head>", head).replace("<html ", "<html data-one-file ", 1)
    parts = "".join(_part(name, content) for name, content in _parts(site, runtime, made))
    target.write_text(page.replace("</body>", f"{parts}<i data-whole hidden></i>\n</body>"))
    if target.stat().st_size > MOST_BYTES:
        raise failure.BuildError(
            f"{target.name} has {target.stat().st_size:,} bytes", f"It may have {MOST_BYTES:,}."
        )
    return target


def _parts(site: Path, runtime: Runtime, made: dict[str, str]) -> Iterator[tuple[str, bytes]]:
    """Yield what the file has in it by the name it would have in the site."""
    yield "page.js", made["js/app.js"].encode()
    yield "frame.js", made["js/engine/frame-host.js"].encode()
    interpreter = runtime.interpreter
    [pyodide] = (site / "runtime").glob("pyodide-*.js")
    modules = [f"runtime/{pyodide.name}", interpreter]
    data = [name for name in runtime.files if name.endswith(BINARIES)]
    data += sorted(
        path.relative_to(site).as_posix()
        for path in (site / "runtime").glob("*")
        if path.suffix in BINARIES and path.relative_to(site).as_posix() not in data
    )
    told = {"modules": modules, "data": data, "interpreter": interpreter}
    yield "runtime.json", json.dumps(told).encode()
    for name in (*modules, *data):
        yield name, (site / name).read_bytes()
    for folder in FOLDERS:
        for path in sorted((site / folder).rglob("*")):
            if path.is_file():
                yield path.relative_to(site).as_posix().removesuffix("index.html"), path.read_bytes()


def _part(name: str, content: bytes) -> str:
    """Return a part as text; what is not packed is packed."""
    is_packed = content[:2] == b"\x1f\x8b"
    packed = content if is_packed else gzip.compress(content, 9, mtime=0)
    how = "" if is_packed else " data-packed"
    text = base64.b64encode(packed).decode()
    return f'<script type="text/plain" data-part-of="{name}"{how}>{text}</script>\n'


def _bundle(runtime: Runtime, offer: Offer) -> dict[str, str]:
    """Return each script and the style sheet, with all that it may need, by the name of its source."""
    told = dist.bundle_input(WEB, runtime, offer, [])
    # Nothing is to be fetched: no other way is tried, and after a failure no file is looked for.
    files = {**runtime.for_page(has_stock=False), "files": []}
    assert isinstance(told["define"], dict)
    # The engine is in the file: nobody waits for it.
    told["define"]["__FOLLOWSUIT_OPENINGS__"] = json.dumps({"games": [], "count": 0})
    told["define"]["__FOLLOWSUIT_RUNTIME__"] = json.dumps(files)
    sentences = {
        why: {language.code: language.say(message) for language in offer.languages}
        for why, message in SENTENCES.items()
    }
    with tempfile.TemporaryDirectory() as folder:
        given = Path(folder, "input.json")
        given.write_text(json.dumps({**told, "isOne": True, "oneSentences": sentences}))
        said = run(
            ["node", BUILD / "node" / "bundle.mjs", WEB, Path(folder, "made"), given, *ENTRIES],
            cwd=WEB,
            what="esbuild could not bundle the page into one file",
            remedy="What esbuild said is above, with the place in the source.",
        )
        names = json.loads(said)
        return {entry: Path(folder, "made", names[entry]).read_text() for entry in ENTRIES}


if __name__ == "__main__":
    failure.stop_on_failure(main)
