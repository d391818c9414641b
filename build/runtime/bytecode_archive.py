"""Bytecode archives: compiled modules one after another in a file, as web/runtime/archive.py reads them.

Runs on the host and, to write them, inside Pyodide: pure Python, no module of ours.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping

PYC_HEADER = 16
STARTERS = ("encodings/__init__.pyc", "encodings/aliases.pyc", "encodings/utf_8.pyc", "sitecustomize.pyc")
"""What Python imports before it can read an archive: in a zip, where Pyodide has it look."""


def pack(zipped: bytes, methods: Mapping[str, bytes] | None = None) -> bytes:
    """Return a zip of bytecode as a bytecode archive; what Python starts with is appended as a zip.

    `methods`: by module, the compiled methods of its dataclasses as `marshal` writes them.
    """
    methods = methods or {}
    with zipfile.ZipFile(io.BytesIO(zipped)) as packed:
        modules = {path: packed.read(path) for path in sorted(packed.namelist())}
    starters = {path: modules.pop(path) for path in STARTERS if path in modules}
    codes = {_name(path): code[PYC_HEADER:] for path, code in modules.items()}
    beside = {name: methods.get(name.rstrip("/"), b"") for name in codes}
    listed = "\n".join(f"{name} {len(code)} {len(beside[name])}" for name, code in codes.items())
    archive = listed.encode() + b"\n\n" + b"".join(codes[name] + beside[name] for name in codes)
    if not starters:
        return archive
    ending = io.BytesIO()
    with zipfile.ZipFile(ending, "w") as starters_zip:
        for path, code in starters.items():
            starters_zip.writestr(zipfile.ZipInfo(path), code)
    # A zip is read from its end: what precedes it does not matter.
    return archive + ending.getvalue()


def unpack(archive: bytes) -> dict[str, bytes]:
    """Return the code of each module by its name; a package's ends in a slash."""
    listed, _, rest = archive.partition(b"\n\n")
    modules = {}
    start = 0
    for line in listed.decode().split("\n"):
        name, code, methods = line.split(" ")
        modules[name] = rest[start : start + int(code)]
        start += int(code) + int(methods)
    return modules


def _name(path: str) -> str:
    name = path.removesuffix(".pyc").replace("/", ".")
    return f"{name.removesuffix('.__init__')}/" if name.endswith(".__init__") else name
