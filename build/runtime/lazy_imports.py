"""Lazy imports: moves imports from the head of a standard library module into the functions that use them.

The modules below import sockets, processes, logging, a disassembler and a terminal's colours, which the page
never uses and a visitor would wait for. Listed is what takes 5 ms or more of a start
(tests/bench/RESULTS.md). Line numbers in these modules' tracebacks are not the originals'.

Runs inside Pyodide, whose Python the standard library is written for; imports no module of ours.
"""

from __future__ import annotations

import ast

LAZY: dict[str, tuple[str, ...]] = {
    "asyncio/events.py": ("socket", "subprocess"),
    "asyncio/futures.py": ("concurrent", "logging"),
    "asyncio/tasks.py": ("concurrent",),
    "inspect.py": ("dis",),
    "traceback.py": ("_colorize",),
}
"""By module, the names that are imported where they are used."""

TEXTS: dict[str, dict[str, str]] = {
    "asyncio/events.py": {"socket.AF_UNSPEC": "0", "socket.AI_PASSIVE": "1", "subprocess.PIPE": "-1"},
    "asyncio/futures.py": {"logging.DEBUG": "10"},
    "asyncio/tasks.py": {
        "concurrent.futures.FIRST_COMPLETED": "'FIRST_COMPLETED'",
        "concurrent.futures.FIRST_EXCEPTION": "'FIRST_EXCEPTION'",
        "concurrent.futures.ALL_COMPLETED": "'ALL_COMPLETED'",
    },
    "inspect.py": {
        "dis.COMPILER_FLAG_NAMES": (
            "{1: 'OPTIMIZED', 2: 'NEWLOCALS', 4: 'VARARGS', 8: 'VARKEYWORDS', 16: 'NESTED', 32: 'GENERATOR', "
            "64: 'NOFREE', 128: 'COROUTINE', 256: 'ITERABLE_COROUTINE', 512: 'ASYNC_GENERATOR', "
            "0x4000000: 'HAS_DOCSTRING', 0x8000000: 'METHOD'}"
        )
    },
    "pyodide/webloop.py": {"asyncio.DefaultEventLoopPolicy": "asyncio.events._BaseDefaultEventLoopPolicy"},
}
"""By module, a text that uses such a name when the module is imported, and the same without the name."""


def make_lazy(path: str, source: bytes) -> bytes:
    """Return a module's source with the listed imports moved; unlisted modules unchanged.

    Raises ValueError where such a name is needed at import, or where the module differs from what is listed.
    """
    names = LAZY.get(path, ())
    texts = TEXTS.get(path, {})
    if not names and not texts:
        return source
    text = source.decode()
    for old, new in texts.items():
        if old not in text:
            raise ValueError(
                f"{path} no longer says {old!r}: adapt build/runtime/lazy_imports.py, or delete the line"
            )
        text = text.replace(old, new)
    tree = ast.parse(text)
    imports = _take_imports(tree, names)
    if missing := set(names) - set(imports):
        raise ValueError(
            f"{path} does not import {sorted(missing)}: delete them from build/runtime/lazy_imports.py"
        )
    return ast.unparse(ast.fix_missing_locations(_Mover(path, imports).visit(tree))).encode()


def _take_imports(tree: ast.Module, names: tuple[str, ...]) -> dict[str, str]:
    """Take the imports of some names from the head of a module; return each as a statement of its own."""
    imports = {}
    for node in list(tree.body):
        if not isinstance(node, ast.Import | ast.ImportFrom):
            continue
        for alias in list(node.names):
            name = alias.asname or alias.name.partition(".")[0]
            if name in names:
                node.names.remove(alias)
                alone = (
                    ast.Import([alias])
                    if isinstance(node, ast.Import)
                    else ast.ImportFrom(node.module, [alias], node.level)
                )
                imports[name] = ast.unparse(alone)
        if not node.names:
            tree.body.remove(node)
    return imports


class _Mover(ast.NodeTransformer):
    """Puts imports at the head of each function that uses them; refuses names needed at import."""

    def __init__(self, path: str, imports: dict[str, str]) -> None:
        self.path = path
        self.imports = imports

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """Give a function its imports."""
        self._move(node)
        return node

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AsyncFunctionDef:
        """Give a function its imports."""
        self._move(node)
        return node

    def _move(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        for part in (*node.decorator_list, *node.args.defaults, *node.args.kw_defaults):
            if part:
                self.visit(part)
        read, own = _names_in(node)
        moved = [self.imports[name] for name in sorted((read & set(self.imports)) - own)]
        node.body[:0] = ast.parse("\n".join(dict.fromkeys(moved))).body

    def visit_Name(self, node: ast.Name) -> ast.Name:
        """Refuse a name that is needed when the module is imported."""
        if node.id in self.imports:
            raise ValueError(f"{self.path}, line {node.lineno}: {node.id} is needed at import")
        return node


def _names_in(function: ast.FunctionDef | ast.AsyncFunctionDef) -> tuple[set[str], set[str]]:
    """Return the names read anywhere in a function's body, and those that are its own."""
    read: set[str] = set()
    own = {part.arg for part in ast.walk(function.args) if isinstance(part, ast.arg)}
    inner: set[ast.AST] = set()
    for part in (part for statement in function.body for part in ast.walk(statement)):
        if part in inner or isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            inner.update(ast.iter_child_nodes(part))  # names bound in a nested function are not bound here
        if isinstance(part, ast.Name):
            if isinstance(part.ctx, ast.Load):
                read.add(part.id)
            elif part not in inner:
                own.add(part.id)
    return read, own
