"""Filter lists hide and block by the names that advertisers and social networks use: nothing of ours is called so."""

import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

from base.paths import WEB

BUILD = Path(__file__).parents[2] / "build"
WORDS = [
    "share",
    "social",
    "ad",
    "ads",
    "banner",
    "sponsor",
    "promo",
    "tweet",
    "follow-us",
    "track",
    "fingerprint",
    *("advert", "affiliate", "interstitial", "newsletter", "subscribe", "popup", "overlay", "notification"),
    *("cookie", "cookies", "consent", "gdpr", "adblock", "comments", "facebook", "twitter", "whatsapp"),
    *("analytics", "beacon", "pixel", "telemetry", "stats", "counter", "tracker"),
]
#: A word as a whole part of a name: `share-buttons`, not `shared-link`.
LISTED = re.compile(rf"(?<![a-z0-9])({'|'.join(WORDS)})(?![a-z0-9])", re.IGNORECASE)
ATTRIBUTE = re.compile(r"""\b(?:class|className|id)\s*[=:]\s*(?:"([^"]*)"|'([^']*)'|`([^`]*)`|([\w-]+))""")
SELECTOR = re.compile(r"[.#]([a-z][\w-]*)", re.IGNORECASE)
#: Pictures that only other sites ask for, by an address that they have.
FOR_OTHER_SITES = "share"


def listed_in(texts: list[str]) -> list[str]:
    return [text for text in texts if LISTED.search(text)]


def names_in(path: Path) -> Iterator[str]:
    """Classes and ids that a file gives or styles; what a template computes is not a name."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".css":
        text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
        yield from SELECTOR.findall(text)
    else:
        for found in ATTRIBUTE.finditer(text):
            yield re.sub(r"\$?\{[^}]*\}", " ", next(one for one in found.groups() if one is not None))


def files_in(folder: Path, *endings: str) -> list[Path]:
    every = (path for ending in endings for path in folder.rglob(f"*{ending}"))
    return [path for path in every if "node_modules" not in path.parts]


@pytest.mark.parametrize(
    ("name", "is_listed"),
    [
        ("share-buttons", True),
        ("hint fingerprint", True),
        ("ad", True),
        ("follow-us", True),
        ("shared-link", False),
        ("advice", False),
        ("follow-suit", False),
    ],
)
def test_a_listed_word_is_found_where_it_is_a_whole_part_of_a_name(name: str, is_listed: bool) -> None:
    assert bool(listed_in([name])) is is_listed


def test_no_class_or_id_is_one_that_filter_lists_hide(built_site: Path) -> None:
    files = [
        *files_in(WEB, ".js", ".html", ".css"),
        *files_in(BUILD, ".py"),
        *files_in(built_site, ".html"),
    ]
    assert len(files) > 500
    assert {str(path): found for path in files if (found := listed_in(list(names_in(path))))} == {}


def test_no_file_is_called_as_what_filter_lists_block(built_site: Path) -> None:
    published = [PurePosixPath(path.relative_to(built_site)) for path in built_site.rglob("*")]
    asked_for = [str(path) for path in published if path.parts[0] != FOR_OTHER_SITES]
    sources = [str(path.relative_to(WEB)) for path in files_in(WEB / "js", ".js", ".css")]
    assert listed_in(asked_for) == []
    assert listed_in(sources) == []
