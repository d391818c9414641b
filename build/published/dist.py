"""Distribution: the published folder, which is replaced as a whole or not at all."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urlsplit

from base.encoding import encode, put_beside
from base.failure import BuildError, run
from base.paths import BUILD, CACHE, DIST, INTERPRETER, ROOT, WEB
from base.progress import Progress, unseen
from base.store import kept, sources
from checks import shipped
from checks.licences import third_party
from content.day_fields import months, write_days
from content.examples import write_examples
from content.games import offered
from content.languages import languages
from content.lessons import write_lessons
from content.offer import Offer
from content.openings import COUNT, games_played_ahead, write_openings
from content.outside import INDEX, Outside, features_of
from content.puzzles import write_puzzles
from pages.documentation import documentation
from pages.embedding import table_page, write_element
from pages.game_pages import game_pages
from pages.home_content import check_places, filled
from pages.home_pages import home_pages
from pages.list_pages import list_pages
from pages.manifest import write_manifest, write_other_manifests
from pages.playground import write_playground
from pages.rules_pages import rules_pages
from pages.sharing import site_address, with_heads, write_sharing
from pages.slash import write_slash
from pages.wheels import write_wheels
from parts.game_styles import game_styles
from published.headers import write_headers
from published.offline import write_worker
from published.serve import NOT_FOUND
from runtime.runtime import Runtime, make_runtime

NPM = "What esbuild said is above, with the place in the source."
REFERENCE = re.compile(r"""(?P<attribute>\b(?:src|href))=(?P<quote>["'])(?P<path>[^"'#?]+)(?P=quote)""")
MODULE = re.compile(
    r"""^(?P<indent> *)(?P<script><script type="module" src="(?P<address>[^"]+)"></script>)""", re.MULTILINE
)
BUNDLED = (".js", ".css")
MANIFEST = ".webmanifest"
HASHED = ("assets", "runtime")
"""Where a name carries its content's hash: its compressed form is never that of another version."""
NOT_FOUND_SCRIPT = re.compile(r'^( *<script src=")/(assets/not-found-\w+\.js"></script>\n)', re.MULTILINE)
DEPTHS = 5
"""From how many folders the 404 page asks for its script: an address of ours has three at most."""
DRAWING = re.compile(r'<svg(?=[^>]*\bviewBox="0 0 (\d+) (\d+)")(?![^>]*\bwidth=)')
PRELOADS = "<!-- preloads -->"


STEPS = 13
"""How many steps a whole site has (build/README.md)."""


def make_site(
    target: Path = DIST, web: Path = WEB, outside: Sequence[Outside] = (), progress: Progress | None = None
) -> Runtime:
    """Build the site from `web`, and from games and features from outside, in a temporary folder; then
    replace the target.
    """
    progress = progress or unseen()
    shipped.check()
    aside = CACHE / f"{target.name}.{os.getpid()}.part"
    shutil.rmtree(aside, ignore_errors=True)
    aside.mkdir(parents=True)
    try:
        # These take longer than all the rest, which needs them only at its end.
        with ThreadPoolExecutor() as beside:
            compressed = beside.submit(_compress_interpreter, progress)
            making = beside.submit(make_runtime, outside, progress)
            docs = beside.submit(_documentation, progress) if web == WEB else None
            offer = _offer(web, outside)
            _write_content(aside, web, offer, progress)
            with progress.step("rules"):
                pages = _pages(web, offer, outside)
            runtime = making.result()
            compressed.result()
            shutil.copytree(runtime.folder, aside / "runtime")
            with progress.step("bundle"):
                _write_pages(pages, web, aside, runtime, offer, outside)
                write_element(aside)
                write_sharing(aside, site_address(), offer)
            if docs is not None:
                shutil.copytree(docs.result(), aside / "docs")
        if (web / "static").is_dir():
            shutil.copytree(web / "static", aside, dirs_exist_ok=True)
        if web == WEB:
            with progress.step("playground"):
                write_wheels(aside)
                write_playground(aside)
        shutil.copyfile(ROOT / "LICENSE", aside / "LICENSE.txt")
        (aside / "THIRD_PARTY.txt").write_text(third_party())
        write_slash(aside)
        write_headers(aside)
        with progress.step("worker"):
            write_worker(aside)
        with progress.step("encoded"):
            encode([path for path in aside.rglob("*") if path.is_file()])
            put_beside([path for folder in HASHED for path in (aside / folder).rglob("*") if path.is_file()])
        _swap(aside, target)
    finally:
        shutil.rmtree(aside, ignore_errors=True)
    return runtime


def _compress_interpreter(progress: Progress) -> None:
    with progress.step("interpreter"):
        encode([INTERPRETER])


def _documentation(progress: Progress) -> Path:
    with progress.step("documentation"):
        return documentation()


def _offer(web: Path, outside: Sequence[Outside]) -> Offer:
    """Return what the site offers. A page of the tests has no games of its own."""
    there = web if (web / "games").is_dir() else WEB
    games = list(offered(outside, there).values())
    return Offer(games, languages(games, there, features_of(outside, web)))


def _write_content(out: Path, web: Path, offer: Offer, progress: Progress) -> None:
    """Write what is fetched when it is wanted, and needs nothing but its sources."""
    games, spoken = list(offer.games), list(offer.languages)
    with progress.step("lessons"):
        write_lessons(out, games, spoken)
        if web == WEB:
            write_days(out)
            write_openings(out)
        write_puzzles(out, games)
        write_examples(out, games)


def _pages(web: Path, offer: Offer, outside: Sequence[Outside]) -> dict[Path, str]:
    """Return the text of each page by the place it has, or would have, in the sources."""
    pages = {
        path: filled(path.read_text(), offer)
        for path in sources(web, suffixes=(".html",))
        if not _is_foreign(path, web)
    }
    if web / "index.html" not in pages:
        raise BuildError(f"{web / 'index.html'} is missing", "It is the page: put it back.")
    if (web / "games").is_dir():
        check_places((web / "index.html").read_text())
        pages |= rules_pages(offer, outside, web)
        pages |= game_pages(offer, site_address(), web)
        pages |= list_pages(offer, site_address(), web)
        pages |= home_pages((web / "index.html").read_text(), offer, web)
    if web == WEB:
        pages[web / "embed" / "index.html"] = table_page(pages[web / "index.html"])
    return pages


def _write_pages(
    pages: dict[Path, str], web: Path, out: Path, runtime: Runtime, offer: Offer, outside: Sequence[Outside]
) -> None:
    """Bundle what the pages name, under hashed names, and write the pages that name them so."""
    named = {
        (page.parent / found["path"]).resolve()
        for page, text in pages.items()
        for found in REFERENCE.finditer(text)
        if _is_ours(found["path"])
    }
    others = _other_manifests(web, out, offer, named)
    absent = sorted(str(path) for path in named - others.keys() if not path.is_file())
    if absent:
        raise BuildError(f"A page names files that are not there: {', '.join(absent)}", "Correct the name.")
    # Bundles first: a font that a style sheet brings is preloaded under the name it has there.
    entries = sorted(path for path in named if path.suffix in BUNDLED)
    addresses, imports = _bundle(web, entries, out, runtime, offer, features_of(outside, web))
    addresses |= others
    for path in sorted(named - addresses.keys()):
        addresses[path] = write_manifest(path, out, offer) if path.suffix == MANIFEST else _asset(path, out)
    for page, text in pages.items():
        target = out / page.relative_to(web)
        target.parent.mkdir(parents=True, exist_ok=True)
        up = "../" * len(target.relative_to(out).parent.parts)
        if page.name == NOT_FOUND:
            # It is sent for unknown addresses of any depth, so its links start at the site's root.
            up = urlsplit(site_address()).path or "/"
            text = text.replace('href="./"', f'href="{up}"')
        text = _rewritten(text, page, addresses, imports, up, runtime, offer)
        # In a folder that the build does not know its script finds the folder (web/js/not-found.js).
        text, count = NOT_FOUND_SCRIPT.subn("" if site_address() else _from_each_depth, text)
        if (page.name == NOT_FOUND) != (count == 1):
            raise BuildError(
                f"{page.name} asks {count} times for the script of the page not found", "See web/404.html."
            )
        target.write_text(text)


def _from_each_depth(found: re.Match[str]) -> str:
    return "".join(f"{found[1]}{'../' * depth or './'}{found[2]}" for depth in range(DEPTHS))


def _other_manifests(web: Path, out: Path, offer: Offer, named: set[Path]) -> dict[Path, str]:
    """Write the other languages' manifests where pages name them: no source of ours stands for those."""
    source = web / f"manifest{MANIFEST}"
    if source not in named:
        return {}
    return {web / address: address for address in write_other_manifests(source, out, offer)}


def _bundle(
    web: Path, entries: list[Path], out: Path, runtime: Runtime, offer: Offer, features: list[Path]
) -> tuple[dict[Path, str], dict[str, list[str]]]:
    """Bundle; return the address of each entry, and by that address its static imports."""
    if not entries:
        return {}, {}
    given = json.dumps(bundle_input(web, runtime, offer, features))
    # A page of the tests is made of our modules too; what comes from outside lies elsewhere.
    roots = {web, WEB, *features, *(game.folder for game in offer.games)}
    code = [path for root in sorted(roots) for path in sources(root) if not _is_foreign(path, root)]
    bundler = [BUILD / "node" / "bundle.mjs", BUILD / "node" / "styles.mjs", WEB / "package-lock.json"]
    named = [part for path in code if path.suffix != ".html" for part in (str(path), path)]

    def make(folder: Path) -> None:
        (folder / "bundle_input.json").write_text(given)
        relative = [str(path.relative_to(web)) for path in entries]
        said = run(
            ["node", bundler[0], web, folder / "assets", folder / "bundle_input.json", *relative],
            cwd=web,
            what="esbuild could not bundle the page",
            remedy=NPM,
        )
        (folder / "entries.json").write_text(said)

    folder = kept("bundle", [given, *map(str, entries), *bundler, *named], make)
    shutil.copytree(folder / "assets", out / "assets", dirs_exist_ok=True)
    made = json.loads((folder / "entries.json").read_text())
    # The other files of a split script would be requested one round trip later.
    imports = {
        f"assets/{name}": [f"assets/{part}" for part in parts] for name, parts in made["imports"].items()
    }
    return {path: f"assets/{made[str(path.relative_to(web))]}" for path in entries}, imports


def bundle_input(web: Path, runtime: Runtime, offer: Offer, features: list[Path]) -> dict[str, object]:
    """Return what build/node/bundle.mjs puts into the page: constants, languages, styles, features."""
    sheets = [game.folder / "table.css" for game in offer.games]
    # From where web/css/app.css imports them: a path of this machine would be in the bundle's hash.
    tables = [os.path.relpath(path, web / "css") for path in sheets if path.is_file()]
    played_ahead = games_played_ahead() if web == WEB else []
    return {
        "define": {
            "__FOLLOWSUIT_RUNTIME__": json.dumps(runtime.for_page(has_stock=web == WEB)),
            "__FOLLOWSUIT_OFFERS__": json.dumps(offer.for_page()),
            "__FOLLOWSUIT_DAYS__": json.dumps(months()),
            "__FOLLOWSUIT_OPENINGS__": json.dumps({"games": played_ahead, "count": COUNT}),
        },
        "features": [str((folder / INDEX).resolve()) for folder in features],
        "pieces": {game.name: str(path) for game in offer.games if (path := game.pieces) is not None},
        "languages": [
            {**language.for_page(), "text": language.text, "options": language.option_names()}
            for language in offer.languages
        ],
        "fromFile": {
            language.code: {"text": language.say("home-from-file"), "direction": language.direction}
            for language in offer.languages
        },
        "styles": {
            "offer": game_styles(offer.games),
            "tables": "".join(f"@import {json.dumps(path)};\n" for path in tables),
        },
    }


def _rewritten(
    text: str,
    page: Path,
    addresses: dict[Path, str],
    imports: dict[str, list[str]],
    up: str,
    runtime: Runtime,
    offer: Offer,
) -> str:
    def hashed(found: re.Match[str]) -> str:
        if not _is_ours(found["path"]):
            return found[0]
        address = addresses[(page.parent / found["path"]).resolve()]
        return f"{found['attribute']}={found['quote']}{up}{address}{found['quote']}"

    def preloaded(found: re.Match[str]) -> str:
        parts = imports.get(found["address"].removeprefix(up), [])
        links = [f'<link rel="modulepreload" href="{up}{part}">' for part in parts]
        return "\n".join(f"{found['indent']}{line}" for line in [*links, found["script"]])

    links = [f'<link rel="modulepreload" href="{up}{address}">' for address in runtime.preloaded()]
    rewritten = REFERENCE.sub(hashed, text).replace(PRELOADS, "\n    ".join(links))
    return with_heads(MODULE.sub(preloaded, DRAWING.sub(_sized, rewritten)), site_address(), offer)


def _sized(found: re.Match[str]) -> str:
    """Give a drawing the size it has where no style sheet comes: else it fills the screen."""
    return f'<svg width="{int(found[1]) // 5}" height="{int(found[2]) // 5}"'


def _is_ours(path: str) -> bool:
    """Tell whether a reference is a file of the sources: not an address, a data text or a folder."""
    return not re.match(r"[a-z][a-z+.-]*:|//", path) and not path.endswith("/")


def _is_foreign(path: Path, web: Path) -> bool:
    return path.relative_to(web).parts[0] in ("node_modules", "static", "screenshots")


def _asset(path: Path, out: Path) -> str:
    for bundled in (out / "assets").glob(f"{path.stem}-*{path.suffix}"):
        if bundled.read_bytes() == path.read_bytes():
            return f"assets/{bundled.name}"
    name = f"{path.stem}-{hashlib.sha256(path.read_bytes()).hexdigest()[:8].upper()}{path.suffix}"
    (out / "assets").mkdir(exist_ok=True)
    shutil.copyfile(path, out / "assets" / name)
    return f"assets/{name}"


def _swap(made: Path, target: Path) -> None:
    """Replace a folder by a complete one, so that there is never half a site."""
    old = target.with_name(f"{target.name}.{os.getpid()}.old")
    if target.exists():
        target.rename(old)
    made.rename(target)
    shutil.rmtree(old, ignore_errors=True)
