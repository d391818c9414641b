"""Unused names: each function, class and constant of the sources is named somewhere other than in its definition."""

import ast
import re
import subprocess
from collections import Counter
from collections.abc import Iterator

from base.paths import ROOT

WORD = re.compile(r"[A-Za-z_]\w*")
NAMED_IN = (".py", ".pyi", ".md", ".toml", ".js", ".mjs", ".json", ".html", ".yml")
#: What somebody else's program calls by its name.
CALLED_BY_OTHERS = re.compile(r"__|test_|Test|pytest_|visit_|do_|handle_|_missing_$")
#: The same, in files that stand in for a library's or implement its classes.
OF_LIBRARIES = (
    "engine/followsuit/adapters/",
    "engine/docs/conf.py",
    "web/runtime/wheel_reader.py",
)


def unused_names(sources: dict[str, str], words: Counter[str]) -> list[str]:
    """Return each definition in Python sources whose name is written only there, with its file."""
    return [
        f"{file}: {name}"
        for file, text in sources.items()
        for node in definitions(ast.parse(text))
        for name in defined(node)
        if words[name] == 1 and not CALLED_BY_OTHERS.match(name)
    ]


def definitions(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes of a tree, but for the fields of classes: members of enums are values, not names to call."""
    for node in ast.iter_child_nodes(tree):
        if not (isinstance(tree, ast.ClassDef) and isinstance(node, ast.Assign | ast.AnnAssign)):
            yield node
        yield from definitions(node)


def defined(node: ast.AST) -> list[str]:
    """Return the names that a node defines: a function's, a class's, or those of constants."""
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            return [node.name]
        case ast.Assign():
            return [one.id for one in node.targets if isinstance(one, ast.Name)]
        case ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
    return []


def test_every_name_is_used_somewhere_besides_its_definition() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    texts = {
        file: (ROOT / file).read_text(encoding="utf-8")
        for file in listed.splitlines()
        if file.endswith(NAMED_IN) and not file.endswith("package-lock.json") and (ROOT / file).is_file()
    }
    words = Counter(word for text in texts.values() for word in WORD.findall(text))
    sources = {
        file: text
        for file, text in texts.items()
        if file.endswith(".py") and not file.startswith(OF_LIBRARIES)
    }
    assert len(sources) > 500
    found = unused_names(sources, words)
    assert not found, "\n".join(found)


def test_a_function_a_class_and_a_constant_that_nobody_names_are_noticed() -> None:
    text = "LEFT = 1\nUSED: int = 2\nclass Gone: pass\ndef go() -> None:\n    lost = USED\n    go()\n"
    found = unused_names({"a.py": text}, Counter(WORD.findall(text)))
    assert [one.split()[1] for one in found] == ["LEFT", "Gone", "lost"]
