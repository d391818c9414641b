"""What is shipped is what was listed: one byte that differs stops the build, and says where."""

import json
from pathlib import Path

import pytest

from base.encoding import digest, is_put_beside
from base.failure import BuildError
from base.paths import DIST, NODE_MODULES, PYODIDE_NPM
from checks import shipped

LISTED: dict[str, str] = json.loads(shipped.LIST.read_text())


def test_the_packages_are_the_ones_listed() -> None:
    shipped.check()
    assert len([name for name in LISTED if not name.endswith("/")]) > len(shipped.RUNTIME)


def test_the_published_runtime_is_made_of_listed_files() -> None:
    published = [*DIST.glob("runtime/pyodide-*/*"), *DIST.glob("runtime/pyscript-*/*")]
    assert {path.name for path in published} >= {"pyodide.asm.wasm", "core.js"}
    for path in (path for path in published if not is_put_beside(path)):
        assert digest(path) in LISTED.values(), f"{path.name} is not listed in build/checks/shipped.json"


def test_one_byte_that_differs_stops_the_build_and_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoiled = PYODIDE_NPM / "pyodide.asm.wasm"
    content = bytearray(spoiled.read_bytes())
    content[-1] ^= 1
    (tmp_path / "other").write_bytes(content)
    there = {spoiled: tmp_path / "other"}
    monkeypatch.setattr(shipped, "digest", lambda path: digest(there.get(path) or path))
    with pytest.raises(BuildError, match=r"pyodide/pyodide\.asm\.wasm: sha256 \w{16}… in the place of"):
        shipped.check()


def test_a_package_that_is_added_or_gone_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    sums = dict(LISTED)
    sums.pop("lit-html/")
    monkeypatch.setattr(shipped, "found", lambda: {**sums, "other/": "0" * 64})
    with pytest.raises(BuildError) as raised:
        shipped.check()
    assert "lit-html/: is gone" in str(raised.value)
    assert "other/: is not listed" in str(raised.value)
    assert "build/tools/make_shipped.py writes it anew" in str(raised.value)


def test_the_list_names_no_file_of_ours() -> None:
    assert all((NODE_MODULES / name).exists() for name in LISTED)
