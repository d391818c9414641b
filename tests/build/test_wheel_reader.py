"""The wheel's reader: the page imports what the build packs, here in the Python that runs the tests."""

import importlib
import importlib.util
import marshal
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from base.paths import WEB
from runtime.wheel import pack_bytecode

MODULES = {
    "packed/__init__": "from packed.inner import VALUE\n",
    "packed/inner": "VALUE = 1 + 1\n\n\ndef fail():\n    raise RuntimeError('on purpose')\n",
    "packed/deep/__init__": "",
}


def reader_module() -> ModuleType:
    spec = importlib.util.spec_from_file_location("wheel_reader", WEB / "runtime" / "wheel_reader.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    source = tmp_path / "packed-1.0-py3-none-any.whl"
    with zipfile.ZipFile(source, "w") as made:
        made.writestr("packed-1.0.dist-info/METADATA", "Name: packed\n\nlong")
        made.writestr("packed-1.0.dist-info/licenses/LICENSE", "none")
    code = {
        f"{name}.pyc": importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(compile(text, name, "exec"))
        for name, text in MODULES.items()
    }
    return pack_bytecode(source, {**code, "packed/data.bin": b"data"}, "cp314", tmp_path)


@pytest.fixture
def on_path(wheel: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    reading = reader_module()
    monkeypatch.setattr(sys, "path_hooks", [reading.reader_of, *sys.path_hooks])
    monkeypatch.setattr(sys, "path_importer_cache", {})
    monkeypatch.setattr(sys, "path", [str(wheel), *sys.path])
    yield wheel
    for name in [name for name in sys.modules if name.partition(".")[0] == "packed"]:
        del sys.modules[name]


def test_modules_packages_and_data_are_read_from_it(on_path: Path) -> None:
    packed = importlib.import_module("packed")
    deep = importlib.import_module("packed.deep")
    assert packed.VALUE == 2
    assert deep.__file__ == f"{on_path}/packed/deep/__init__.pyc"
    loader: Any = packed.__loader__
    assert loader.get_data(f"{on_path}/packed/data.bin") == b"data"
    loader.close()
    with pytest.raises(RuntimeError, match="on purpose") as caught:
        importlib.import_module("packed.inner").fail()
    assert caught.traceback[-1].lineno == 4
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("packed.nowhere")


@pytest.mark.parametrize("how", ["cut", "short", "empty", "a file more", "no zip"])
def test_a_wheel_that_is_cut_or_whose_record_does_not_fit_is_refused(wheel: Path, how: str) -> None:
    whole = wheel.read_bytes()
    if how == "a file more":
        with zipfile.ZipFile(wheel, "a") as made:
            made.writestr("packed/more.pyc", b"more")
    else:
        texts = {
            "cut": whole[: len(whole) // 2],
            "short": whole[-9:],
            "empty": b"",
            "no zip": b"no wheel at all" * 9,
        }
        wheel.write_bytes(texts[how])
    with pytest.raises(ValueError, match="is cut short, or its RECORD does not fit"):
        reader_module().Reader(str(wheel))
