"""Bytecode: turns an archive's sources into bytecode of the very interpreter that runs this.

Run inside Pyodide under Node with ARGS = [archive...]: each zip of sources becomes one of `.pyc`, stored.
Beside `engine.zip` comes `methods.bin`, the compiled methods of its dataclasses.

Docstrings are left out: the page does not use them, and they are a fifth of the download. So are the types of
functions' arguments and results, of fields and of what modules assign, an eighth. Assertions and lines stay.
"""

import ast
import marshal
import sys
import zipfile
from collections.abc import Iterator
from importlib.util import MAGIC_NUMBER
from pathlib import Path

sys.path.append("/build/inside")

from methods import compiled_methods

# Pyodide's core looks for its own methods' docstrings when it starts.
READ_AT_RUN_TIME = "_pyodide/_core_docs.py"
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
# What a compiled module without a source begins with.
HEADER = MAGIC_NUMBER + bytes(12)


def definitions(node: ast.AST) -> Iterator[ast.AST]:
    """Yield a module and every class and function in it. These are statements: expressions are not walked."""
    if isinstance(node, DOCUMENTED):
        yield node
    for part in ("body", "handlers", "orelse", "finalbody", "cases"):
        for inner in getattr(node, part, ()):
            yield from definitions(inner)


def without_docstrings(source: bytes) -> bytes:
    """Shorten every docstring of a module to nothing much; what follows keeps its line.

    Not to nothing: of a class without one `dataclasses` would compute the signature.
    """
    lines = source.splitlines(keepends=True)
    for node in definitions(ast.parse(source)):
        if ast.get_docstring(node, clean=False) is None:
            continue
        text = node.body[0].value
        first, last = text.lineno - 1, text.end_lineno - 1
        rest = lines[last][text.end_col_offset :]
        if rest.strip():
            continue  # something else stands on its last line
        lines[first] = lines[first][: text.col_offset] + b'"-"\n'
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
    for node in definitions(tree):
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
    bare = without_docstrings(source)
    return without_types(bare) if name.startswith("followsuit/") else bare


def compiled(archive: Path) -> dict[str, bytes]:
    """Return the bytecode of each module of an archive."""
    with zipfile.ZipFile(archive) as packed:
        sources = {name: packed.read(name) for name in packed.namelist()}
    modules = {}
    for name, source in sources.items():
        code = marshal.dumps(compile(shipped(name, source), name, "exec", dont_inherit=True))
        # Read once more: what `marshal` writes twice it marks, and the same marks compress better.
        modules[f"{name}c"] = HEADER + marshal.dumps(marshal.loads(code))
    return modules


for name in ARGS:  # noqa: F821 - given by build/node/pyodide.mjs
    archive = Path(name)
    modules = compiled(archive)
    with zipfile.ZipFile(archive, "w") as bytecode:
        for path, code in modules.items():
            bytecode.writestr(zipfile.ZipInfo(path), code)
    if archive.stem == "engine":
        archive.with_name("methods.bin").write_bytes(compiled_methods(name))
