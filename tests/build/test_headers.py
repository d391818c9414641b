"""Headers: what is published says who may do what, each thing once, and only as much as is needed."""

from fnmatch import fnmatchcase
from itertools import pairwise
from pathlib import Path

import pytest

from paths import DIST
from serve import header_rules, headers_for

RULES = header_rules()
FILES = sorted("/" + path.relative_to(DIST).as_posix() for path in DIST.rglob("*") if path.is_file())
# A folder is asked for by its own name.
PATHS = sorted({*FILES, *(path.removesuffix("index.html") for path in FILES if path.endswith("/index.html"))})
PAGES = [path for path in PATHS if path.endswith(("/", ".html"))]
POLICY = "Content-Security-Policy"
ENGINE = ["/engine/", "/engine/index.html"]


def policy(path: str) -> dict[str, list[str]]:
    """The content security policy of a page, by directive."""
    directives = headers_for(path, RULES)[POLICY].split(";")
    return {name: sources for name, *sources in (directive.split() for directive in directives)}


@pytest.mark.parametrize("path", PATHS)
def test_no_two_rules_speak_of_the_same_header(path: str) -> None:
    # Hosts differ in which of two they send, or send both, and of two policies a browser keeps the strictest of each.
    spoken = sorted(
        name.lower() for pattern, values in RULES if fnmatchcase(path, pattern) for name in values
    )
    assert [name for name, after in pairwise(spoken) if name == after] == []


@pytest.mark.parametrize("path", PAGES)
def test_every_page_has_a_policy_that_begins_with_nothing(path: str) -> None:
    found = policy(path)
    assert found["default-src"] == ["'none'"]
    assert found["base-uri"] == found["form-action"] == ["'none'"]
    assert headers_for(path, RULES)["Referrer-Policy"] == "no-referrer"


@pytest.mark.parametrize("path", [path for path in PAGES if path not in ENGINE])
def test_a_page_runs_our_own_files_and_no_text_as_a_program(path: str) -> None:
    found = policy(path)
    assert found["script-src"] == found["style-src"] == found["connect-src"] == ["'self'"]
    allowed = {source for name, sources in found.items() if name != "frame-ancestors" for source in sources}
    assert allowed <= {"'self'", "'none'", "data:"}
    assert [name for name, sources in found.items() if "data:" in sources] == ["img-src"]


def test_only_the_engines_own_page_may_run_text_as_a_program() -> None:
    assert [path for path in PAGES if "unsafe" in headers_for(path, RULES)[POLICY]] == ENGINE
    found = policy("/engine/")
    assert {source for sources in found.values() for source in sources} == {
        "'self'",
        "'none'",
        "blob:",
        "'unsafe-eval'",
        "'wasm-unsafe-eval'",
    }
    html = (DIST / "engine" / "index.html").read_text()
    assert "<body></body>" in html, "that page holds nothing but the engine"


def test_other_sites_may_frame_the_table_made_for_them_and_no_other_page() -> None:
    framed = {path: policy(path).get("frame-ancestors") for path in PAGES if path not in ENGINE}
    for path, ancestors in framed.items():
        is_for_others = path in ("/embed/", "/embed/index.html")
        assert ancestors == (["*"] if is_for_others else ["'self'"]), path


@pytest.mark.parametrize("path", PATHS)
def test_every_file_is_what_it_says_it_is(path: str) -> None:
    assert headers_for(path, RULES)["X-Content-Type-Options"] == "nosniff"


def test_files_with_a_hash_in_their_path_are_never_asked_for_again() -> None:
    for path in PATHS:
        is_hashed = path.startswith(("/assets/", "/runtime/", "/icons/"))
        assert ("immutable" in headers_for(path, RULES)["Cache-Control"]) == is_hashed, path


def test_what_a_foreign_sandbox_needs_is_open_to_it() -> None:
    for path in PATHS:
        if path.startswith(("/assets/", "/runtime/")):
            headers = headers_for(path, RULES)
            assert headers["Access-Control-Allow-Origin"] == "*"
            assert headers["Cross-Origin-Resource-Policy"] == "cross-origin"


def test_nothing_published_names_another_site() -> None:
    """No file of ours asks anybody else for anything: every address in it is for people to follow or a mere name."""
    # The second is in a warning of Workbox's, for programmers.
    names = ("http://www.w3.org/", "https://bit.ly/wb-precache")
    for path in sorted(DIST.rglob("*")):
        if path.suffix in (".html", ".css", ".js", ".json", ".webmanifest", ".svg") and _is_ours(path):
            text = path.read_text()
            found = {
                text[at : at + 60]
                for scheme in ("http://", "https://", "url(//", "wss://")
                for at in _places(text, scheme)
            }
            strange = {address for address in found if not address.startswith(names)}
            assert not strange, (path.name, strange)


def _is_ours(path: Path) -> bool:
    return "runtime" not in path.relative_to(DIST).parts


def _places(text: str, wanted: str) -> list[int]:
    return [at for at in range(len(text)) if text.startswith(wanted, at)]
