"""Headers: the published policies allow only what is needed, and each header comes once."""

import re
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from base.paths import DIST
from pages.sharing import corrections_address
from pages.slash import allowed
from published.headers import header_rules, headers_for

RULES = header_rules()
POLICY = "Content-Security-Policy"
ADDRESS = re.compile(r"https?://|url\(//|wss://")
ENGINE = ["/engine/", "/engine/index.html"]
#: Pages on which visitors run their own programs.
PLAYGROUND = ["/play-with-python/", "/play-with-python/index.html"]


@pytest.fixture(scope="module")
def paths(built_site: Path) -> list[str]:
    """Every path of the built site; a folder by its own name too."""
    files = {
        "/" + path.relative_to(built_site).as_posix() for path in built_site.rglob("*") if path.is_file()
    }
    return sorted(files | {path.removesuffix("index.html") for path in files if path.endswith("/index.html")})


@pytest.fixture(scope="module")
def pages(paths: list[str]) -> list[str]:
    """The paths of pages."""
    return [path for path in paths if path.endswith(("/", ".html"))]


def policy(path: str) -> dict[str, list[str]]:
    """The content security policy of a page, by directive."""
    directives = headers_for(path, RULES)[POLICY].split(";")
    return {name: sources for name, *sources in (directive.split() for directive in directives)}


def test_no_two_rules_speak_of_the_same_header(paths: list[str]) -> None:
    # Hosts differ in which of two they send, or send both, and of two policies a browser keeps the strictest of each.
    for path in paths:
        names = [name.lower() for pattern, values in RULES if fnmatchcase(path, pattern) for name in values]
        assert len(names) == len(set(names)), (path, sorted(names))


def test_every_page_has_a_policy_that_begins_with_nothing(pages: list[str]) -> None:
    for path in pages:
        found = policy(path)
        assert found["default-src"] == ["'none'"], path
        searches = path.startswith("/docs/")  # the documentation's form asks its own page of results
        assert found["base-uri"] == ["'none'"], path
        assert found["form-action"] == (["'self'"] if searches else ["'none'"]), path
        assert headers_for(path, RULES)["Referrer-Policy"] == "no-referrer", path


def test_a_page_runs_our_own_files_and_no_text_as_a_program(pages: list[str]) -> None:
    for path in set(pages) - {*ENGINE, *PLAYGROUND}:
        found = policy(path)
        assert found["style-src"] == found["connect-src"] == ["'self'"], path
        # But the one that stands in the page of each folder, as it stands there.
        own = [] if path == "/404.html" else [allowed()]
        assert found["script-src"] == ["'self'", *own], path
        others = found.keys() - {"frame-ancestors", "require-trusted-types-for", "trusted-types"}
        named = {source for name in others for source in found[name]}
        assert named <= {"'self'", "'none'", "data:", allowed()}, path
        assert [name for name, sources in found.items() if "data:" in sources] == ["img-src"], path


def test_only_the_engines_own_page_and_the_playground_may_run_text_as_a_program(pages: list[str]) -> None:
    assert [path for path in pages if "unsafe" in headers_for(path, RULES)[POLICY]] == [*ENGINE, *PLAYGROUND]
    found = policy("/engine/")
    of_types = {"require-trusted-types-for", "trusted-types"}
    assert {source for name in found.keys() - of_types for source in found[name]} == {
        "'self'",
        "'none'",
        "blob:",
        "'unsafe-eval'",
        "'wasm-unsafe-eval'",
        allowed(),
    }
    assert not any(
        "http" in source or source == "*" for sources in policy(PLAYGROUND[0]).values() for source in sources
    )
    html = (DIST / "engine" / "index.html").read_text()
    assert "<body></body>" in html, "that page holds nothing but the engine"


def test_every_page_lets_only_named_policies_make_html_scripts_and_workers_of_text(pages: list[str]) -> None:
    for path in pages:
        assert policy(path)["require-trusted-types-for"] == ["'script'"], path
        named = policy(path)["trusted-types"]
        assert named, path
        assert all(name in ("default", "lit-html") or name.startswith("followsuit-") for name in named), path


def test_a_site_is_asked_for_over_https_for_a_year_once_it_was(paths: list[str]) -> None:
    for path in paths:
        assert headers_for(path, RULES)["Strict-Transport-Security"] == "max-age=31536000", path


def test_only_the_table_may_use_the_camera_and_reach_the_local_network(pages: list[str]) -> None:
    for path in pages:
        features = headers_for(path, RULES)["Permissions-Policy"].split(", ")
        used = [feature for feature in features if not feature.endswith("=()")]
        is_table = path in ("/", "/index.html") or path.startswith("/in/")
        assert used == (["camera=(self)", "local-network=(self)"] if is_table else []), path
        assert {"local-network", "loopback-network"} <= {feature.split("=")[0] for feature in features}


def test_the_file_for_hosts_says_what_the_local_server_sends(built_site: Path) -> None:
    told: list[tuple[str, dict[str, str]]] = []
    lines = (built_site / "_headers").read_text().splitlines()
    for line in lines:
        if line.startswith("  "):
            name, value = line.strip().split(": ", 1)
            told[-1][1][name] = value
        else:
            told.append((line, {}))
    assert told == RULES
    assert max(map(len, lines)) < 2_000, "Cloudflare takes no longer line"


def test_other_sites_may_frame_the_table_made_for_them_and_no_other_page(pages: list[str]) -> None:
    framed = {path: policy(path).get("frame-ancestors") for path in pages if path not in ENGINE}
    for path, ancestors in framed.items():
        is_for_others = path in ("/embed/", "/embed/index.html")
        assert ancestors == (["*"] if is_for_others else ["'self'"]), path


def test_every_file_is_what_it_says_it_is(paths: list[str]) -> None:
    wrong = [path for path in paths if headers_for(path, RULES)["X-Content-Type-Options"] != "nosniff"]
    assert wrong == []


def test_files_with_a_hash_in_their_path_are_never_asked_for_again(paths: list[str]) -> None:
    for path in paths:
        is_hashed = path.startswith(("/assets/", "/runtime/", "/app-icons/"))
        assert ("immutable" in headers_for(path, RULES)["Cache-Control"]) == is_hashed, path


def test_what_a_foreign_sandbox_needs_is_open_to_it(paths: list[str]) -> None:
    for path in paths:
        if path.startswith(("/assets/", "/runtime/")):
            headers = headers_for(path, RULES)
            assert headers["Access-Control-Allow-Origin"] == "*"
            assert headers["Cross-Origin-Resource-Policy"] == "cross-origin"


def test_nothing_published_names_another_site() -> None:
    """No file of ours requests anything from another site: every address in it is a link or an identifier.

    The documentation has more of these; what its pages load is tested in tests/build/test_documentation.py.
    """
    # The second is in a warning of Workbox's, for programmers; the third is what an empty field for an address shows.
    # Where a repository is known, its issues are under rules that no native reader has gone through.
    ours = filter(None, [corrections_address()[:60]])
    names = ("http://www.w3.org/", "https://bit.ly/wb-precache", "https://…", *ours)
    for path in sorted(DIST.rglob("*")):
        if path.suffix in (".html", ".css", ".js", ".json", ".webmanifest", ".svg") and _is_ours(path):
            text = path.read_text()
            found = {text[at.start() : at.start() + 60] for at in ADDRESS.finditer(text)}
            strange = {address for address in found if not address.startswith(names)}
            assert not strange, (path.name, strange)


def _is_ours(path: Path) -> bool:
    return not {"runtime", "docs", "pyodide", "pyscript"} & set(path.relative_to(DIST).parts)
