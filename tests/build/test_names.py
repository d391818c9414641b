"""Names: every published file lies where any server sends it, and any file system keeps it."""

import json
import re
from pathlib import Path, PurePosixPath

import pytest

from published import offline

#: Folders at a site's root that servers and hosts answer themselves: Apache as it comes and as Debian has it, other
#: servers, what often shares a server with a site, and what hosts keep for themselves.
TAKEN = """
    icons manual error cgi-bin server-status server-info balancer-manager ldap-status perl-status doc javascript
    nginx_status basic_status status stats usage webalizer awstats
    phpmyadmin pma mail webmail roundcube cpanel plesk-stat admin wp-admin wp-content wp-includes api login logout
    node_modules vendor functions cdn-cgi __ _vercel _next _netlify .netlify .well-known ipfs
"""
#: Folders that IIS sends from nowhere, at any depth.
HIDDEN = """
    bin app_code app_data app_browsers app_globalresources app_localresources app_webreferences
"""
#: Names that Windows keeps for devices, with any ending.
DEVICES = {"con", "prn", "aux", "nul", *(f"{kind}{at}" for kind in ("com", "lpt") for at in range(10))}
#: What some server runs, or keeps to itself, instead of sending it.
NOT_SENT = """
    .php .phtml .cgi .pl .asp .aspx .ashx .jsp .shtml .rb .lua .sh .exe
    .config .cs .vb .resources .sitemap .master .mdb .bak .inc .ini .log .sql
"""


@pytest.fixture(scope="module")
def names(built_site: Path) -> list[PurePosixPath]:
    """Every file of the built site but those that are for servers."""
    every = [path.relative_to(built_site) for path in built_site.rglob("*") if path.is_file()]
    return sorted(PurePosixPath(path) for path in every if path.as_posix() not in offline.FOR_HOSTS)


def test_nothing_lies_in_a_folder_that_servers_take_for_themselves(names: list[PurePosixPath]) -> None:
    assert {name.parts[0].lower() for name in names} & set(TAKEN.split()) == set()
    assert [name for name in names if set(HIDDEN.split()) & {part.lower() for part in name.parts}] == []


def test_no_name_begins_as_jekyll_and_careful_servers_drop_it(names: list[PurePosixPath]) -> None:
    assert [name for name in names if any(part[0] in "._#~" or part[-1] == "~" for part in name.parts)] == []


def test_no_name_is_changed_on_the_way(names: list[PurePosixPath]) -> None:
    plain = re.compile(r"[\w.+-]+", re.ASCII)
    assert [name for name in names if not all(plain.fullmatch(part) for part in name.parts)] == []
    assert len({str(name).lower() for name in names}) == len(names), (
        "two names differ in the case of letters alone"
    )
    assert [name for name in names if DEVICES & {part.split(".")[0].lower() for part in name.parts}] == []
    assert [name for name in names if len(str(name)) > 120] == []


def test_no_ending_makes_a_server_do_something_else_than_send(names: list[PurePosixPath]) -> None:
    assert [name for name in names if name.suffix.lower() in NOT_SENT.split()] == []


def test_every_script_has_the_ending_that_every_server_has_a_type_for(names: list[PurePosixPath]) -> None:
    # nginx of Debian 12 sends `.mjs` as bytes, busybox without a type, many `.ts` as a film: no browser runs those.
    scripts = {".js", ".mjs", ".cjs", ".jsx", ".ts", ".mts"}
    assert {name.suffix for name in names} & scripts == {".js"}


def test_a_server_finds_its_own_settings_in_the_folder_and_no_worker_asks_for_them(built_site: Path) -> None:
    assert [name for name in offline.FOR_HOSTS if not (built_site / name).is_file()] == []
    kept = {entry.url for entry in offline.entries(built_site)}
    assert not kept & {*offline.FOR_HOSTS, "favicon.ico"}


def test_iis_is_told_the_type_of_every_ending_it_may_not_know(
    names: list[PurePosixPath], built_site: Path
) -> None:
    known = {".html", ".css", ".png", ".svg", ".txt", ".xml", ".ico", ".zip"}
    told = set(re.findall(r'<mimeMap fileExtension="([^"]+)"', (built_site / "web.config").read_text()))
    assert {name.suffix for name in names} - known <= told


def test_serve_adds_the_slash_and_still_sends_the_page_of_a_folder(built_site: Path) -> None:
    # With `false` it would list the folder, with `true` take the ending off the documentation's pages.
    assert json.loads((built_site / "serve.json").read_text()) == {
        "trailingSlash": True,
        "cleanUrls": ["!**/*.html"],
    }
