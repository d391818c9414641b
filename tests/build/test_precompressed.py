"""Precompressed: what servers that only send files may send of the large ones."""

import gzip
from pathlib import Path

import pytest

from base.encoding import COMPRESSED, LARGE, content_type
from base.paths import DIST
from published import offline
from published.dist import HASHED

#: What they may add to a release; 2,600,000 of it are the library and the engine, which are stored to be compressed as a whole.
MOST = 10_100_000


@pytest.fixture(scope="module")
def beside(built_site: Path) -> list[Path]:
    """Every compressed form that is published."""
    return sorted(path for path in built_site.rglob("*") if path.suffix in (".br", ".gz"))


def test_every_large_file_with_a_hash_in_its_name_has_both_forms_beside_it(beside: list[Path]) -> None:
    large = [
        path
        for folder in HASHED
        for path in (DIST / folder).rglob("*")
        if path.is_file()
        and path not in beside
        and path.stat().st_size >= LARGE
        and content_type(path).startswith(COMPRESSED)
    ]
    assert len(large) >= 8
    assert sorted(Path(f"{path}.{coding}") for path in large for coding in ("br", "gz")) == beside


def test_a_compressed_form_is_that_of_the_file_beside_it_and_they_are_small(beside: list[Path]) -> None:
    for path in beside:
        plain = path.with_suffix("").read_bytes()
        assert path.stat().st_size < len(plain) * 0.7, path
        if path.suffix == ".gz":
            assert gzip.decompress(path.read_bytes()) == plain
    assert sum(path.stat().st_size for path in beside) <= MOST


def test_no_compressed_form_is_kept_on_a_device() -> None:
    assert [entry.url for entry in offline.entries(DIST) if entry.url.endswith((".br", ".gz"))] == []
