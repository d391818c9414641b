"""Bytecode archives: the page's finder imports what the build packs, here in the Python that runs the tests."""

import importlib
import importlib.util
import io
import marshal
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from base.paths import WEB
from runtime import bytecode_archive

MODULES = {
    "packed/__init__.py": "from packed.inner import VALUE\n",
    "packed/inner.py": "VALUE = 1 + 1\n\n\ndef fail():\n    raise RuntimeError('on purpose')\n",
    "packed/deep/__init__.py": "",
    "alone.py": "import packed\nSEEN = packed.VALUE\n",
}


def compiled(folder: Path, modules: dict[str, str]) -> bytes:
    """Return a zip of bytecode, as pyodide-build writes one."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as packed:
        for name, source in modules.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(source)
            cached = importlib.util.cache_from_source(str(path))
            importlib.machinery.SourceFileLoader("any", str(path)).get_code("any")
            packed.writestr(name + "c", Path(cached).read_bytes())
    return out.getvalue()


def finder_module() -> ModuleType:
    spec = importlib.util.spec_from_file_location("archive", WEB / "runtime" / "archive.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    path = tmp_path / "modules.archive"
    path.write_bytes(bytecode_archive.pack(compiled(tmp_path / "sources", MODULES)))
    return path


@pytest.fixture
def finder(path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[object]:
    finder = finder_module().Archive(str(path))
    monkeypatch.setattr(sys, "meta_path", [finder, *sys.meta_path])
    yield finder
    for name in [name for name in sys.modules if name.partition(".")[0] in ("packed", "alone")]:
        del sys.modules[name]
    finder.close()


def test_modules_and_packages_are_imported_from_it(finder: object, path: Path) -> None:
    alone = importlib.import_module("alone")
    assert alone.SEEN == 2
    deep = importlib.import_module("packed.deep")
    assert deep.__file__ == f"{path}/packed/deep/__init__.pyc"
    assert deep.__path__ == [f"{path}/packed/deep"]
    assert sys.modules["packed.inner"].__spec__.parent == "packed"  # type: ignore[union-attr]
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("packed.nowhere")


def test_a_class_takes_the_methods_compiled_for_it_and_only_of_the_text_they_were_compiled_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    archive = finder_module()
    source = "import asked\nclass A: pass\nTAKEN = asked.methods_of(A, 'f()'), asked.methods_of(A, 'other')\n"
    code = compile("f()", "<string>", "exec")
    methods = {"alone": marshal.dumps({"A": (3, code)})}
    path = tmp_path / "modules.archive"
    path.write_bytes(bytecode_archive.pack(compiled(tmp_path / "sources", {"alone.py": source}), methods))
    monkeypatch.setattr(sys, "meta_path", [archive.Archive(str(path)), *sys.meta_path])
    monkeypatch.setitem(sys.modules, "asked", archive)
    alone = importlib.import_module("alone")
    monkeypatch.delitem(sys.modules, "alone")
    taken, other = alone.TAKEN
    assert (taken, other) == (code, "other")
    assert archive.methods_of(alone.A, "f()") == "f()"  # its module is imported: nothing is kept


def test_an_error_in_it_has_a_traceback_with_lines(finder: object) -> None:
    inner = importlib.import_module("packed.inner")
    with pytest.raises(RuntimeError, match="on purpose") as caught:
        inner.fail()
    assert caught.traceback[-1].lineno == 4


def test_a_file_that_was_closed_is_opened_again(finder: object) -> None:
    importlib.import_module("packed")
    finder.close()  # type: ignore[attr-defined]
    finder.close()  # type: ignore[attr-defined]
    assert importlib.import_module("alone").SEEN == 2


def test_a_file_that_is_no_archive_says_so(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_bytes(b"no list here")
    with pytest.raises(ImportError, match="broken is no bytecode archive"):
        finder_module().Archive(str(broken))


def test_what_python_starts_with_is_a_zip_at_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    starters = {path.removesuffix("c"): "" for path in bytecode_archive.STARTERS}
    archive = bytecode_archive.pack(compiled(tmp_path, MODULES | starters))
    assert set(bytecode_archive.unpack(archive)) == {"alone", "packed/", "packed.inner", "packed.deep/"}
    with zipfile.ZipFile(io.BytesIO(archive)) as packed:
        assert sorted(packed.namelist()) == sorted(bytecode_archive.STARTERS)
        assert packed.testzip() is None
