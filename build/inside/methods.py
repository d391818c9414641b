"""Methods of dataclasses, compiled by the build: `dataclasses` itself compiles their text at every import.

Imported inside Pyodide under Node, by the very interpreter that will run them.
"""

import dataclasses
import marshal
import sys
from types import CodeType
from zlib import crc32

from exercise import import_all, names_in


def compiled_methods(archive: str) -> bytes:
    """Return the methods of the dataclasses of all modules of an archive, as web/runtime/compiled_methods.py
    reads them.

    `archive`: a zip of the modules as they are shipped. As `marshal` writes a dict: by the length and the
    checksum of the text that `dataclasses` writes for a class, the code of that text, itself so written.
    """
    found: dict[tuple[int, int], bytes] = {}
    texts: dict[tuple[int, int], str] = {}

    def run(text, scope, names):
        code = compile(text, "<string>", "exec", dont_inherit=True)
        key = len(text), crc32(text.encode())
        if texts.setdefault(key, text) != text:
            raise ValueError(f"two texts of methods have the checksum {key}: {text!r}, {texts[key]!r}")
        found[key] = marshal.dumps(_without_lines(code))
        exec(code, scope, names)

    dataclasses.exec = run
    sys.path.insert(0, archive)
    try:
        import_all(names_in(archive))
    finally:
        sys.path.remove(archive)
        del dataclasses.exec
    return marshal.dumps(found)


def _without_lines(code: CodeType) -> CodeType:
    """Return code without its line numbers: there is no source to point into."""
    inner = tuple(_without_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=inner)
