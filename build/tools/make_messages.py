"""Make messages: `python3 build/tools/make_messages.py` writes the engine's messages as types and as a table.

They are read from the text of engine/followsuit/protocol/messages, so that comments come along. The page gets
the types in web/js/messages/messages.d.ts, with a function for each message, and the names of these functions
in web/js/messages/engine-functions.js; people get a table in PROTOCOL.md. All three are committed; a test
writes them again and compares.
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "engine" / "followsuit" / "protocol" / "messages"
TARGET = ROOT / "web" / "js" / "messages" / "messages.d.ts"
#: The program that makes the functions, and the module that says which of them a guest's device may ask.
FUNCTIONS = TARGET.with_name("engine-functions.js")
GUESTS = SOURCE.parent / "multiplayer.py"
#: The module of the engine that names the fields of each message.
FIELDS = SOURCE.parent / "message_fields.py"
DOCUMENT = ROOT / "engine" / "followsuit" / "protocol" / "PROTOCOL.md"
#: What stands around the table in the document.
BEGIN = "<!-- The messages, written by build/tools/make_messages.py from the package messages -->\n"
END = "<!-- End of the messages -->\n"

HEAD = """/**
 * The messages of the protocol: the engine's answers and their parts. Written by build/tools/make_messages.py
 * from engine/followsuit/protocol/messages; change that, and run it again.
 */
"""
FUNCTIONS_HEAD = """/**
 * Engine functions: one function for each message, named as the message: `engine.openRecord({ record })`
 * sends `open_record`, and throws where the answer refuses. Their types are `MessageFunctions`. Written by
 * build/tools/make_messages.py from engine/followsuit/protocol; change that, and run it again.
 */

/** @import { Requests, MessageFunctions, RefusalData } from "./messages.d.ts" */
/** An answer before it is known to be one. @typedef {{ ok?: boolean, error?: unknown }} Reply */
"""
FIELDS_HEAD = '''"""Message fields: those of each message. Written by build/tools/make_messages.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: What every message may have.
EVERY: Final = ("v", "id", "op", "since")

#: The fields of each message, by its name. Others are refused.
FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
'''
FUNCTIONS_END = """
/** The function of a message. @param {string} op */
export const functionName = (op) => op.replace(/_./g, (part) => part.charAt(1).toUpperCase());

/** The engine refused a request, or could not answer it. */
export class RequestRefused extends Error {
  /** @param {RefusalData} refusal */
  constructor(refusal) {
    super(refusal.code);
    /** @readonly */
    this.refusal = refusal;
  }
}

/**
 * @param {(question: { op: keyof Requests, [field: string]: unknown }) => Promise<Reply>} ask sends a message
 * @returns {MessageFunctions}
 */
export function createEngineFunctions(ask) {
  /** @param {string} op */
  const entry = (op) => [
    functionName(op),
    async (/** @type {object} */ fields) => {
      const answer = await ask({ ...fields, op: /** @type {keyof Requests} */ (op) });
      const error = /** @type {RefusalData | undefined} */ (answer.error);
      if (!answer.ok) throw new RequestRefused(error ?? { code: "internal" });
      return answer;
    },
  ];
  return Object.fromEntries(OPS.map(entry));
}
"""
NAMES = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "object": "unknown"}
#: The longest line, and the longest of a union that stands on one (web/.prettierrc.json).
WIDTH = 110


class Messages:
    """The modules' text: their types, the comments above their fields, and those that are open."""

    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()
        self._body = ast.parse(text).body
        self._open = self._open_types()
        self._aliases = {
            _name(node.targets[0]): node.value for node in self._body if isinstance(node, ast.Assign)
        }

    def written(self) -> str:
        """The types as a declaration file."""
        return "\n".join([HEAD.rstrip("\n"), *self._types(), "", *self._functions()]) + "\n"

    def ops(self) -> list[str]:
        """The names of the messages."""
        return [_target(field) for field in self._fields("Requests")]

    def fields_of(self, op: str) -> list[str]:
        """The names of the fields that a message may have."""
        [kind] = [field.annotation for field in self._fields("Requests") if _target(field) == op]
        return [_target(field) for field in self._fields(_name(kind))]

    def table(self) -> str:
        """The messages as a table of Markdown: their fields, those of their answers, and what they do."""
        answers = {_target(field): field.annotation for field in self._fields("Answers")}
        rows = ["| op | fields | answer | |", "|---|---|---|---|"]
        for field in self._fields("Requests"):
            op = _target(field)
            fields, answer = self._named(field.annotation), self._named(answers[op])
            said = " ".join(self._said(field.lineno))
            rows.append(f"| `{op}` | {fields} | {answer or 'nothing'} | {said} |")
        return "\n".join(rows) + "\n"

    def _named(self, kind: ast.expr) -> str:
        """The fields of a type, those last that may be absent; of a union, those of each part."""
        kind = self._aliases.get(_name(kind), kind)
        if isinstance(kind, ast.BinOp):
            return ", or ".join(dict.fromkeys(self._named(ast.Name(part)) for part in _parts(kind)))
        needed: list[str] = []
        optional: list[str] = []
        for field in self._fields(_name(kind)):
            there = needed if not _is_optional(field.annotation) else optional
            there.append(f"`{_target(field)}`")
        return ", ".join([*needed, *(f"optional {', '.join(optional)}" for _ in optional[:1])])

    def _fields(self, name: str) -> list[ast.AnnAssign]:
        """The fields of a type, those of its bases first."""
        [node] = [one for one in self._body if isinstance(one, ast.ClassDef) and one.name == name]
        inherited = [
            field for base in node.bases if _name(base) != "TypedDict" for field in self._fields(_name(base))
        ]
        return inherited + [field for field in node.body if isinstance(field, ast.AnnAssign)]

    def _types(self) -> Iterator[str]:
        for node in self._body:
            # The types of the functions say which answer is to which message.
            if isinstance(node, ast.ClassDef) and node.name != "Answers":
                yield from ("", *self._interface(node))
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                yield from ("", *self._comment(node.lineno, ""))
                yield _declared(f"export type {node.targets[0].id} =", node.value, "")

    def _functions(self) -> Iterator[str]:
        """The functions of the page's engine client, one for each message."""
        yield "/** An answer, with what is new in the record where that was asked for. */"
        yield 'export type Answered<T> = T & Pick<Envelope, "record_lines">;'
        yield ""
        yield "/** One function for each message: resolves to its answer, or throws why it is refused. */"
        yield "export interface MessageFunctions {"
        answers = {_target(field): ast.unparse(field.annotation) for field in self._fields("Answers")}
        for field in self._fields("Requests"):
            kind = _name(field.annotation)
            fields = self._fields(kind)
            mark = "" if any(not _is_optional(one.annotation) for one in fields) else "?"
            yield from self._comment(field.lineno, "  ")
            taken = f"fields{mark}: {kind}" if fields else "fields?: { since?: number }"
            yield f"  {_camel(_target(field))}: ({taken}) => Promise<Answered<{answers[_target(field)]}>>;"
        yield "}"

    def _interface(self, node: ast.ClassDef) -> Iterator[str]:
        yield from _commented([(ast.get_docstring(node) or "").replace("``", "`")], "")
        bases = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id != "TypedDict"]
        extends = f" extends {', '.join(bases)}" if bases else ""
        fields = [line for field in node.body for line in self._field(field)]
        more = ["  [more: string]: unknown;"] if node.name in self._open else []
        if not fields and not more:
            yield f"export type {node.name} = Record<string, never>;"
            return
        yield f"export interface {node.name}{extends} {{"
        yield from (*fields, *more)
        yield "}"

    def _field(self, node: ast.stmt) -> Iterator[str]:
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            return
        kind, mark = node.annotation, ""
        if isinstance(kind, ast.Subscript) and _is_optional(kind):
            kind, mark = kind.slice, "?"
        if isinstance(kind, ast.Subscript) and _name(kind.value) == "Annotated":
            assert isinstance(kind.slice, ast.Tuple), "an annotation has two parts"
            kind = kind.slice.elts[0]
        yield from self._comment(node.lineno, "  ")
        yield _declared(f"  {node.target.id}{mark}:", kind, "  ")

    def _comment(self, line: int, indent: str) -> list[str]:
        """The comment above a line, as one of TypeScript."""
        said = self._said(line)
        return _commented(said, indent) if said else []

    def _said(self, line: int) -> list[str]:
        """The lines of the comment above a line."""
        said: list[str] = []
        while (above := self._lines[line - 2 - len(said)].strip()).startswith("#:"):
            said.insert(0, above.removeprefix("#:").strip())
        return said

    def _open_types(self) -> set[str]:
        for node in self._body:
            if isinstance(node, ast.AnnAssign) and _name(node.target) == "OPEN":
                return {_name(one) for one in ast.walk(node) if isinstance(one, ast.Name)}
        return set()


def _camel(name: str) -> str:
    """A message's name as the page's function is called."""
    first, *rest = name.split("_")
    return first + "".join(part.capitalize() for part in rest)


def _commented(said: list[str], indent: str) -> list[str]:
    if len(said) == 1:
        return [f"{indent}/** {said[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}" for line in said), f"{indent} */"]


def _declared(head: str, node: ast.expr, indent: str) -> str:
    """A declaration as prettier sets it: on one line, on the next one whole, or with a line for each part."""
    said = _type(node)
    if len(f"{head} {said};") <= WIDTH:
        return f"{head} {said};"
    if len(f"{indent}  {said};") <= WIDTH and " | " in said:
        return f"{head}\n{indent}  {said};"
    return "\n".join([head, *(f"{indent}  | {part}" for part in _parts(node))]) + ";"


def _parts(node: ast.expr) -> list[str]:
    """The parts of a union; the type alone if it is none."""
    if isinstance(node, ast.BinOp):
        return [*_parts(node.left), *_parts(node.right)]
    if isinstance(node, ast.Subscript) and _name(node.value) == "Literal":
        chosen = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        return [_literal(ast.literal_eval(one)) for one in chosen]
    return [_type(node)]


def _type(node: ast.expr) -> str:
    """A type of Python as one of TypeScript."""
    match node:
        case ast.Name(id=name):
            return NAMES.get(name, name)
        case ast.Constant(value=None):
            return "null"
        case ast.Constant(value=str(name)):
            return name
        case ast.BinOp() | ast.Subscript(value=ast.Name(id="Literal")):
            return " | ".join(_parts(node))
        case ast.Subscript(value=ast.Name(id="list"), slice=one):
            many = len(_parts(one)) > 1
            return f"({_type(one)})[]" if many else f"{_type(one)}[]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
            return f"Record<{_type(key)}, {_type(value)}>"
        case ast.Subscript(value=ast.Name(id="Mapping"), slice=ast.Tuple(elts=[key, value])):
            return f"Partial<Record<{_type(key)}, {_type(value)}>>"
    raise ValueError(f"line {node.lineno}: no type of a message: {ast.unparse(node)}")


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def _target(field: ast.AnnAssign) -> str:
    return _name(field.target)


def _is_optional(kind: ast.expr) -> bool:
    return isinstance(kind, ast.Subscript) and _name(kind.value) == "NotRequired"


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def source() -> str:
    """The text of all modules of the package, by their names."""
    return "".join(path.read_text(encoding="utf-8") for path in sorted(SOURCE.glob("*.py")))


def messages() -> str:
    """The declaration file, as it should be."""
    return Messages(source()).written()


def functions() -> str:
    """The program that makes the engine's functions, as it should be."""
    ops = "".join(f'  "{op}",\n' for op in Messages(source()).ops())
    guests = "".join(f"  {op}: {json.dumps(fields)},\n" for op, fields in guest_fields())
    return (
        f"{FUNCTIONS_HEAD}\nconst OPS = [\n{ops}];\n\n"
        "/** What a guest may ask the host's engine: each message, its fields. The host sets the seat. */\n"
        f"export const GUEST_FIELDS = Object.freeze({{\n{guests}}});\n{FUNCTIONS_END}"
    )


def guest_fields() -> list[tuple[str, tuple[str, ...]]]:
    """The messages that a guest's device may ask, with their fields."""
    for node in ast.parse(GUESTS.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.AnnAssign) and _target(node) == "GUEST_FIELDS":
            assert node.value is not None, "the messages of a guest have a value"
            return list(ast.literal_eval(node.value).items())
    raise ValueError(f"{GUESTS.name} has no GUEST_FIELDS")


def engine_fields() -> str:
    """The module of the engine that names the fields of each message, as it should be."""
    named = Messages(source())
    rows = "".join(_row(op, named.fields_of(op)) for op in named.ops())
    return f"{FIELDS_HEAD}{rows}}}\n"


def _row(op: str, names: list[str]) -> str:
    """A row of the fields of messages, as ruff sets it."""
    said = f"    {json.dumps(op)}: ({', '.join(map(json.dumps, names))}{',' * (len(names) == 1)}),\n"
    if len(said) <= WIDTH + 1:
        return said
    return "\n".join(
        [f"    {json.dumps(op)}: (", *(f"        {json.dumps(name)}," for name in names), "    ),\n"]
    )


def document() -> str:
    """PROTOCOL.md, with the table as it should be."""
    before, _, rest = DOCUMENT.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    table = Messages(source()).table()
    return f"{before}{BEGIN}\n{table}\n{END}{after}"


def main() -> int:
    """Write the files."""
    TARGET.parent.mkdir(exist_ok=True)
    made = ((TARGET, messages()), (FUNCTIONS, functions()), (FIELDS, engine_fields()), (DOCUMENT, document()))
    for path, text in made:
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
