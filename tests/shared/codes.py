"""Codes: what the engine refuses with, found where it is written, with the facts that stand beside it; and their sentences.

What a sentence names and nobody sends is shown to a person as `{$played}`.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

#: Calls whose first argument is a code, and the facts that they add by themselves.
CODED = {
    "Refusal": (),
    "FollowSuitError": (),
    "CardError": (),
    "RulesError": (),
    "DealError": (),
    "RequestError": (),
    "DocumentError": ("line",),
    "LinkError": (),
    "error_answer": (),
}
#: Calls with a code at another place among their arguments, and the facts that they add; what they call hands it on.
CODED_AT = {
    "wrong": (1, ("line", "at", "text")),
    "problem": (0, ("line", "at", "text")),
    "_problem": (1, ("line", "at", "text")),
    "DocumentKind": (3, ("line", "kind")),
    "_add_fault": (0, ("line", "at", "text")),
}
#: What the page makes of facts (`web/js/text/refusals.js`): the variable, and the facts that it needs.
MADE_OF = {
    "suitTitle": {"suit"},
    "heldCount": {"held"},
    "all": {"held", "cards"},
    "tractorLength": {"tractors"},
    "leastChips": {"least"},
    "toActName": {"to_act"},
    "width": set[str](),
    "proof": set[str](),
    "fault": set[str](),
}
WEB = Path(__file__).parents[2] / "web"
#: Where codes have their sentences: those of all games and of features last.
SENTENCES = [
    WEB / "text" / "en.ftl",
    *sorted(WEB.glob("games/*/text.en.ftl")),
    *sorted(WEB.glob("js/features/*/text/en.ftl")),
]
Function = ast.FunctionDef | ast.Module


class Coded(NamedTuple):
    """A code where it is written; ``facts`` are those beside it, None where they are handed on from elsewhere."""

    code: str
    facts: frozenset[str] | None


def codes_in(tree: ast.Module) -> tuple[list[Coded], list[str]]:
    """Return the codes that a module's refusals and errors are made with, and what could not be followed to one."""
    found: list[Coded] = []
    lost: list[str] = []
    for call, function in _calls(tree, tree):
        name = getattr(call.func, "id", getattr(call.func, "attr", ""))
        if getattr(function, "name", "") in CODED_AT or not (name in CODED or name in CODED_AT):
            continue
        place, brought = CODED_AT.get(name) or (0, CODED[name])
        named = [keyword.value for keyword in call.keywords if keyword.arg == "code"]
        facts = _facts_beside(call, name, function)
        for code in [*named, *call.args[place : place + 1]][:1]:
            for one in _values(code, function):
                match one:
                    case ast.Constant(value=str(text)):
                        found.append(Coded(text, None if facts is None else facts | {*brought}))
                    case ast.Attribute(attr="code"):
                        pass  # handed on from another refusal or error, which was made somewhere
                    case _:
                        lost.append(ast.unparse(one))
    return found, lost


def _calls(node: ast.AST, function: Function) -> Iterator[tuple[ast.Call, Function]]:
    """Yield the calls in a node, each with the function it stands in."""
    for child in ast.iter_child_nodes(node):
        inside = child if isinstance(child, ast.FunctionDef) else function
        if isinstance(child, ast.Call):
            yield child, inside
        yield from _calls(child, inside)


def _values(node: ast.expr, function: Function) -> Iterator[ast.expr]:
    """Yield what an expression may stand for: both branches of a condition, what a name was set to."""
    match node:
        case ast.IfExp(body=body, orelse=other):
            yield from _values(body, function)
            yield from _values(other, function)
        case ast.Name(id=name):
            values = [*_set_to(name, function)]
            if not values:
                yield node
            for value in values:
                yield from _values(value, function)
        case _:
            yield node


def _set_to(name: str, function: Function) -> Iterator[ast.expr]:
    for each in ast.walk(function):
        if isinstance(each, ast.Assign | ast.AnnAssign) and each.value is not None:
            for target in each.targets if isinstance(each, ast.Assign) else [each.target]:
                if isinstance(target, ast.Name) and target.id == name:
                    yield each.value


def _facts_beside(call: ast.Call, name: str, function: Function) -> frozenset[str] | None:
    given = {keyword.arg: keyword.value for keyword in call.keywords}
    if name in CODED_AT:
        return None if None in given else frozenset(str(key) for key in given if key != "code")
    facts = given.get("facts", call.args[2] if name == "Refusal" and len(call.args) > 2 else None)
    if name == "DocumentError" and call.args[1:] and ast.unparse(call.args[1]) == "0":
        return None  # of a whole text: the sentence names no line
    return frozenset() if facts is None else _keys(facts, function)


def _keys(node: ast.expr, function: Function) -> frozenset[str] | None:
    """Return the keys that an object has in any case; None where it comes from elsewhere or some are computed."""
    every: list[frozenset[str] | None] = []
    for value in _values(node, function):
        parts = zip(value.keys, value.values, strict=True) if isinstance(value, ast.Dict) else None
        keys: set[str] | None = None if parts is None else set()
        for key, held in parts or ():
            more = _keys(held, function) if key is None else None
            if isinstance(key, ast.Constant):
                more = frozenset((str(key.value),))
            keys = None if keys is None or more is None else keys | more
        every.append(None if keys is None else frozenset(keys))
    known = [keys for keys in every if keys is not None]
    return frozenset.intersection(*known) if len(known) == len(every) else None


def variables_of(texts: Iterable[Path]) -> dict[str, frozenset[str]]:
    """Return the variables that the sentence of each code names, in whichever of these files it stands."""
    found: dict[str, frozenset[str]] = {}
    for path in texts:
        text = path.read_text(encoding="utf-8")
        for said in re.finditer(r"^refusal-(\w+)[\w-]* *=(.*(?:\n(?: .*|(?=\n)))*)", text, re.MULTILINE):
            named = re.findall(r"\$(\w+)", said[2]) + re.findall(r"\{ (suit) \}", said[2])
            found[said[1]] = found.get(said[1], frozenset()) | {*named}
    return found


def missing_facts(variables: Iterable[str], facts: Iterable[str]) -> set[str]:
    """Return the variables that the page cannot fill from these facts."""
    known = {*facts, "code", "text" if "card" in facts else "code"}
    return {name for name in variables if name not in known and not MADE_OF.get(name, {name}) <= known}


def refusals_in(value: Any) -> Iterator[Mapping[str, Any]]:
    """Yield every refusal within an answer."""
    if isinstance(value, dict):
        if isinstance(value.get("facts"), dict) and "message" in value and "clause" in value:
            yield value
        for one in value.values():
            yield from refusals_in(one)
    elif isinstance(value, list):
        for one in value:
            yield from refusals_in(one)
