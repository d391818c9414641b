"""Bytecode: turns an archive's sources into bytecode of the very interpreter that runs this.

Run inside Pyodide under Node with ARGS = [archive...]: each archive is compiled in place by pyodide-build and
left uncompressed; beside it, as `.bin`, lies the whole of it compressed. A browser unpacks that natively
while it comes, where Python would unpack module by module at every visit.
"""

import gzip
import sys
from pathlib import Path

sys.path.append("/tools")

from pyodide_build._py_compile import _compile

for name in ARGS:  # noqa: F821 - given by build/node/pyodide.mjs
    _compile(Path(name), Path(name), keep=False, verbose=False, compression_level=0)
    Path(name).with_suffix(".bin").write_bytes(gzip.compress(Path(name).read_bytes(), 9, mtime=0))
