"""Bytecode: turns an archive's sources into bytecode of the very interpreter that runs this.

Run inside Pyodide under Node with ARGS = [archive...]: each archive is compiled in place by pyodide-build.
Written beside it: `.archive`, the bytecode archive (build/runtime/bytecode_archive.py), and `.bin`, the same
compressed as a whole, which is shipped. A browser unpacks that natively while it downloads; Python would
unpack module by module at every visit.

Docstrings are left out: the page does not use them, and they are a fifth of the download. So are the types of
functions' arguments and results, of fields and of what modules assign, an eighth. Assertions stay; of the
engine's line numbers, those of functions do (build/inside/lines.py).
"""

import ast
import gzip
import marshal
import sys
import zipfile
from pathlib import Path

sys.path += ["/tools", "/build", "/build/inside"]

from lines import by_function
from methods import compiled_methods
from pyodide_build.cli.py_compile import main as py_compile

from runtime.bytecode_archive import PYC_HEADER, pack
from runtime.lazy_imports import LAZY, TEXTS, make_lazy

# What the worker's program imports of the engine before it answers: what a visitor waits for.
ANSWERS = "followsuit.protocol.session"
# Pyodide's core looks for its own methods' docstrings when it starts.
READ_AT_RUN_TIME = "_pyodide/_core_docs.py"
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def without_docstrings(source: bytes) -> bytes:
    """Empty every docstring of a module; what follows keeps its line."""
    lines = source.splitlines(keepends=True)
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, DOCUMENTED) or ast.get_docstring(node, clean=False) is None:
            continue
        text = node.body[0].value
        first, last = text.lineno - 1, text.end_lineno - 1
        rest = lines[last][text.end_col_offset :]
        if rest.strip():
            continue  # something else stands on its last line
        lines[first] = lines[first][: text.col_offset] + b'""\n'
        for line in range(first + 1, last + 1):
            lines[line] = b"\n"
    return b"".join(lines)


def without_types(source: bytes) -> bytes:
    """Take the types from every function and from what a module assigns; what follows keeps its line.

    Annotations in classes declare fields, so they stay, shortened.
    """
    lines = source.splitlines(keepends=True)
    tree = ast.parse(source)
    cuts = []
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and node.value is not None:
            cuts.append((node.lineno - 1, node.target.end_col_offset, node.annotation, b":", b""))
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            for field in node.body:
                if isinstance(field, ast.AnnAssign) and "ClassVar" not in ast.unparse(field.annotation):
                    column = field.target.end_col_offset
                    cuts.append((field.lineno - 1, column, field.annotation, b":", b":0"))
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        named = node.args
        for arg in (*named.posonlyargs, *named.args, named.vararg, *named.kwonlyargs, named.kwarg):
            if arg is not None and arg.annotation is not None:
                column = arg.col_offset + len(arg.arg.encode())
                cuts.append((arg.lineno - 1, column, arg.annotation, b":", b""))
        if node.returns is not None:
            arrow = lines[node.returns.lineno - 1].rfind(b"->", 0, node.returns.col_offset)
            cuts.append((node.returns.lineno - 1, arrow, node.returns, b"->", b""))
    for line, column, what, sign, left in sorted(cuts, key=lambda cut: cut[:2], reverse=True):
        before = lines[line][column : what.col_offset].strip()
        if column < 0 or before != sign or what.end_lineno != line + 1:
            continue  # a type in brackets or over several lines stays
        lines[line] = lines[line][:column] + left + lines[line][what.end_col_offset :]
    return b"".join(lines)


def shipped(name: str, source: bytes) -> bytes:
    """Return the source that is compiled for a module."""
    if not name.endswith(".py") or name == READ_AT_RUN_TIME:
        return source
    bare = without_docstrings(make_lazy(name, source))
    return without_types(bare) if name.startswith("followsuit/") else bare


def strip(archive: Path) -> None:
    """Remove from every module what the page does not need."""
    with zipfile.ZipFile(archive) as packed:
        sources = [(info, packed.read(info)) for info in packed.infolist()]
    names = {info.filename for info, _ in sources}
    if "sitecustomize.py" in names and (gone := {*LAZY, *TEXTS} - names):
        raise ValueError(
            f"build/runtime/lazy_imports.py lists modules the library does not have: {sorted(gone)}"
        )
    with zipfile.ZipFile(archive, "w") as stripped:
        for info, source in sources:
            stripped.writestr(info, shipped(info.filename, source))


def with_lines_by_function(archive: Path) -> None:
    """Take the lines within functions from every module."""
    with zipfile.ZipFile(archive) as packed:
        modules = [(info, packed.read(info)) for info in packed.infolist()]
    with zipfile.ZipFile(archive, "w") as stripped:
        for info, module in modules:
            code = by_function(marshal.loads(module[PYC_HEADER:]))
            stripped.writestr(info, module[:PYC_HEADER] + marshal.dumps(code))


for name in ARGS:  # noqa: F821 - given by build/node/pyodide.mjs
    archive = Path(name)
    strip(archive)
    methods = compiled_methods(name, ANSWERS) if archive.stem == "engine" else {}
    py_compile.main([str(archive), "--silent", "--compression-level", "0"], standalone_mode=False)
    if archive.stem in ("engine", "later"):
        with_lines_by_function(archive)
    packed = pack(archive.read_bytes(), methods)
    archive.with_suffix(".archive").write_bytes(packed)
    archive.with_suffix(".bin").write_bytes(gzip.compress(packed, 9, mtime=0))
