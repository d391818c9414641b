"""Changes: every single-point change that a mutation run may make in a Python source.

A change replaces one span of the source. What only types, documents or asserts is left as it is, and so is
prose: a string is changed only if it looks like a code, that is one word.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tools.changes import Change

COMPARED = {
    ast.Lt: ("<", ("<=", ">=")),
    ast.LtE: ("<=", ("<", ">")),
    ast.Gt: (">", (">=", "<=")),
    ast.GtE: (">=", (">", "<")),
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: ("is not", ("is",)),
    ast.In: ("in", ("not in",)),
    ast.NotIn: ("not in", ("in",)),
}
"""How each comparison is written, and what it becomes: its boundary moved, or the opposite."""
REPLACED = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "+"),
    ast.Pow: ("**", "*"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "|"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
"""How each operator is written, and what it becomes."""
NEUTRAL = {"bool": "not ({})", "int": "({}) + 1", "float": "({}) + 1", "str": '""', "bytes": 'b""'}
"""What is returned instead, by the type that a function says it returns."""
EMPTY = {"tuple": "()", "list": "[]", "dict": "{{}}", "set": "set()", "frozenset": "frozenset()"}
UNORDERED = ("min", "max", "isinstance", "issubclass")
"""Of whose arguments no two are swapped: nobody could tell, or every call would fail."""
WORD = re.compile(r"[A-Za-z0-9_.:/-]{1,40}")


def python_changes(file: str, source: bytes) -> list[Change]:
    """Return all changes of a source; a few leave one that does not compile."""
    return list(dict.fromkeys(_Finder(file, source).changes()))


def compiles(source: bytes) -> bool:
    """Tell whether a source is Python."""
    try:
        compile(source, "changed", "exec", dont_inherit=True)
    except SyntaxError:
        return False
    return True


class _Finder:
    """Walks a source, knowing of each node what it lies in."""

    def __init__(self, file: str, source: bytes) -> None:
        self._file = file
        self._source = source
        self._lines = source.splitlines(keepends=True)
        self._starts = [0]
        for line in self._lines:
            self._starts.append(self._starts[-1] + len(line))

    def changes(self) -> Iterator[Change]:
        """Yield the changes, those of a node before those within it."""
        for change in self._within(ast.parse(self._source), returns="", in_function=False):
            if change.old != change.new:
                yield change

    def _within(self, node: ast.AST, returns: str, in_function: bool) -> Iterator[Change]:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            returns = ast.unparse(node.returns) if node.returns else ""
            in_function = True
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "returns", "decorator_list", "bases", "format_spec", "type_comment"):
                continue
            for child in value if isinstance(value, list) else [value]:
                if not isinstance(child, ast.AST) or _says_nothing(child, in_function):
                    continue
                if isinstance(node, ast.JoinedStr) and isinstance(child, ast.Constant):
                    continue
                yield from self._of(child, returns)
                yield from self._within(child, returns, in_function)

    def _of(self, node: ast.AST, returns: str) -> Iterator[Change]:
        match node:
            case ast.Compare():
                yield from self._compared(node)
            case ast.BinOp():
                written, instead = REPLACED.get(type(node.op), ("", ""))
                yield from self._between(node.left, node.right, written, instead, "arithmetic")
            case ast.AugAssign():
                written, instead = REPLACED.get(type(node.op), ("", ""))
                yield from self._between(node.target, node.value, f"{written}=", f"{instead}=", "arithmetic")
                yield self._change(node, "pass", "removed")
            case ast.BoolOp():
                old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
                spans = zip(node.values, node.values[1:], strict=False)
                if len(node.values) == 2:  # one of three would change what binds what
                    for left, right in spans:
                        yield from self._between(left, right, old, new, "boolean")
                for value in node.values:
                    yield self._change(value, "True" if old == "and" else "False", "boolean")
            case ast.UnaryOp(op=ast.Not()):
                yield self._change(node, f"bool({self._text(node.operand)})", "boolean")
            case ast.If() | ast.IfExp() | ast.While():
                if not isinstance(node.test, ast.BoolOp):
                    for forced in ("True", "False"):
                        if not (isinstance(node, ast.While) and forced == "True"):
                            yield self._change(node.test, forced, "condition")
            case ast.Constant():
                yield from self._constant(node)
            case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
                yield from self._returned(value, returns)
            case ast.Expr(value=ast.Call()) | ast.Continue() | ast.Raise() | ast.Delete():
                yield self._change(node, "pass", "removed")
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
                yield self._change(node, "pass", "removed")
            case ast.Call():
                yield from self._called(node)
            case ast.Dict(keys=keys) if len(keys) > 1:
                yield from self._entries(node)

    def _compared(self, node: ast.Compare) -> Iterator[Change]:
        operands = [node.left, *node.comparators]
        for left, right, operator in zip(operands, operands[1:], node.ops, strict=False):
            written, instead = COMPARED[type(operator)]
            for number, other in enumerate(instead):
                kind = "boundary" if number == 0 and len(instead) > 1 else "comparison"
                yield from self._between(left, right, written, other, kind)

    def _constant(self, node: ast.Constant) -> Iterator[Change]:
        match node.value:
            case bool():
                yield self._change(node, str(not node.value), "constant")
            case int() | float():
                yield self._change(node, f"{node.value + 1!r}", "constant")
            case str() as text if WORD.fullmatch(text) and text != "utf-8":  # "utf-8_" is the same to Python
                yield self._change(node, repr(f"{text}_"), "constant")

    def _returned(self, value: ast.expr, returns: str) -> Iterator[Change]:
        name = returns.partition("[")[0].strip()
        if name in NEUTRAL:
            yield self._change(value, NEUTRAL[name].format(self._text(value)), "returned")
        elif name in EMPTY:
            yield self._change(value, EMPTY[name].format(), "returned")
        elif "None" in returns:
            yield self._change(value, "None", "returned")

    def _called(self, node: ast.Call) -> Iterator[Change]:
        plain = [one for one in node.args if not isinstance(one, ast.Starred)]
        if len(plain) == len(node.args) > 1 and getattr(node.func, "id", "") not in UNORDERED:
            first, second = node.args[:2]
            text = self._source[self._end(first) : self._begin(second)].decode()
            begins, ends = self._begin(first), self._end(second)
            swapped = f"{self._text(second)}{text}{self._text(first)}"
            yield self._span(begins, ends, swapped, "swapped")
        if len(node.args) + len(node.keywords) > 1:
            for keyword in node.keywords:
                if keyword.arg is not None:
                    yield from self._without(keyword, "argument")

    def _entries(self, node: ast.Dict) -> Iterator[Change]:
        for key, value in zip(node.keys, node.values, strict=True):
            if key is not None:
                begins, ends = self._begin(key), self._after_comma(self._end(value))
                yield self._span(begins, ends, "", "entry")

    def _without(self, keyword: ast.keyword, kind: str) -> Iterator[Change]:
        begins, ends = self._begin(keyword), self._end(keyword)
        after = self._after_comma(ends)
        if after > ends:
            yield self._span(begins, after, "", kind)
        elif before := re.search(rb",\s*\Z", self._source[:begins]):
            yield self._span(before.start(), ends, "", kind)

    def _after_comma(self, place: int) -> int:
        found = re.compile(rb"\s*,[ ]*").match(self._source, place)
        return found.end() if found else place

    def _between(self, left: ast.expr, right: ast.expr, old: str, new: str, kind: str) -> Iterator[Change]:
        begins, ends = self._end(left), self._begin(right)
        between = self._source[begins:ends].decode()
        if (
            old
            and old != new
            and (found := re.search(rf"(?<![\w<>=*/]){_spaced(old)}(?![\w<>=*/])", between))
        ):
            place = begins + len(between[: found.start()].encode())
            yield self._span(place, place + len(found[0].encode()), new, kind)

    def _change(self, node: ast.AST, new: str, kind: str) -> Change:
        return self._span(self._begin(node), self._end(node), new, kind)

    def _span(self, begins: int, ends: int, new: str, kind: str) -> Change:
        line = self._source.count(b"\n", 0, begins) + 1
        old = self._source[begins:ends].decode()
        return Change(self._file, line, begins, ends, kind, old, new, self._lines[line - 1].decode().strip())

    def _begin(self, node: ast.AST) -> int:
        lines, columns = node.lineno, node.col_offset  # type: ignore[attr-defined]
        return int(self._starts[lines - 1] + columns)

    def _end(self, node: ast.AST) -> int:
        lines, columns = node.end_lineno, node.end_col_offset  # type: ignore[attr-defined]
        return int(self._starts[lines - 1] + columns)

    def _text(self, node: ast.AST) -> str:
        return self._source[self._begin(node) : self._end(node)].decode()


def _spaced(operator: str) -> str:
    return r"\s+".join(re.escape(word) for word in operator.split())


def _says_nothing(node: ast.AST, in_function: bool) -> bool:
    """Tell whether a node does nothing when the program runs but for a type checker or a reader."""
    match node:
        case ast.Assert() | ast.Import() | ast.ImportFrom():
            return True
        case ast.Expr(value=ast.Constant() | ast.Call(func=ast.Name(id="assert_never"))):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Assign(targets=[ast.Name(id="__all__")]):
            return True
        case ast.Call(func=ast.Name(id="TypeVar" | "cast")):
            return True
        case ast.AnnAssign(value=None):
            return True
        case ast.BinOp(op=ast.BitOr()):
            return not in_function
    return False
