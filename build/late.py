"""Late: imports taken from the head of a module to the functions that use them.

Much of what the standard library imports is for what the page never does (sockets, processes, a terminal's
colours, logging); a visitor waits for it all the same. What is listed here is imported when a function that
uses it is called. Lines of these modules are no longer where they were.

Run inside Pyodide, whose Python the standard library is written for; pure Python, no module of ours.
"""

from __future__ import annotations

import ast

LATE: dict[str, tuple[str, ...]] = {
    "_pyodide/_base.py": ("tokenize", "_dedent"),
    "asyncio/events.py": ("signal", "socket", "subprocess"),
    "asyncio/futures.py": ("concurrent", "logging"),
    "asyncio/runners.py": ("signal",),
    "asyncio/tasks.py": ("concurrent",),
    "inspect.py": ("dis", "tokenize"),
    "pyscript/display.py": ("base64", "html"),
    "traceback.py": ("_colorize", "codeop", "textwrap", "tokenize"),
}
"""By module, the names that are bound late."""

SAID: dict[str, dict[str, str]] = {
    "_pyodide/_base.py": {
        # What nobody has commented ends quietly if it ends with a semicolon; no need to take it apart.
        "and should_quiet(source)": (
            "and (should_quiet(source) if '#' in source else source.rstrip().endswith(';'))"
        ),
        "    if dedent:\n": "    if dedent and source[:1].isspace():\n",
    },
    "asyncio/events.py": {"socket.AF_UNSPEC": "0", "socket.AI_PASSIVE": "1", "subprocess.PIPE": "-1"},
    "asyncio/futures.py": {"logging.DEBUG": "10"},
    "asyncio/tasks.py": {
        "concurrent.futures.FIRST_COMPLETED": "'FIRST_COMPLETED'",
        "concurrent.futures.FIRST_EXCEPTION": "'FIRST_EXCEPTION'",
        "concurrent.futures.ALL_COMPLETED": "'ALL_COMPLETED'",
    },
    # Docstrings are emptied, not missing: a signature would be worked out for each class to stand in for one.
    "dataclasses.py": {"if not getattr(cls, '__doc__')": "if cls.__doc__ is None"},
    "inspect.py": {
        "dis.COMPILER_FLAG_NAMES": (
            "{1: 'OPTIMIZED', 2: 'NEWLOCALS', 4: 'VARARGS', 8: 'VARKEYWORDS', 16: 'NESTED', 32: 'GENERATOR', "
            "64: 'NOFREE', 128: 'COROUTINE', 256: 'ITERABLE_COROUTINE', 512: 'ASYNC_GENERATOR', "
            "0x4000000: 'HAS_DOCSTRING', 0x8000000: 'METHOD'}"
        )
    },
    "pyodide/webloop.py": {"asyncio.DefaultEventLoopPolicy": "asyncio.events._BaseDefaultEventLoopPolicy"},
    "pyscript/display.py": {"html.escape(v)": "__import__('html').escape(v)"},
}
"""By module, what it says when it is imported, and the same without the import."""


def late(path: str, source: bytes) -> bytes:
    """Return a module that imports some things only when it uses them; others as they are.

    Raises ValueError where such a name is needed at once, or where the module is no longer as it was.
    """
    names = LATE.get(path, ())
    said = SAID.get(path, {})
    if not names and not said:
        return source
    text = source.decode()
    for old, new in said.items():
        if old not in text:
            raise ValueError(f"{path} no longer says {old!r}")
        text = text.replace(old, new)
    tree = ast.parse(text)
    imports = _take_imports(tree, names)
    if missing := set(names) - set(imports):
        raise ValueError(f"{path} does not import {sorted(missing)}")
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
    """Puts imports at the head of each function that uses them; refuses what would need one sooner."""

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
            raise ValueError(f"{self.path}, line {node.lineno}: {node.id} is needed at once")
        return node


def _names_in(function: ast.FunctionDef | ast.AsyncFunctionDef) -> tuple[set[str], set[str]]:
    """Return the names read anywhere in a function's body, and those that are its own."""
    read: set[str] = set()
    own = {part.arg for part in ast.walk(function.args) if isinstance(part, ast.arg)}
    inner: set[ast.AST] = set()
    for part in (part for statement in function.body for part in ast.walk(statement)):
        if part in inner or isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            inner.update(ast.iter_child_nodes(part))  # what is bound in there is not bound out here
        if isinstance(part, ast.Name):
            if isinstance(part.ctx, ast.Load):
                read.add(part.id)
            elif part not in inner:
                own.add(part.id)
    return read, own
