"""Methods of dataclasses, compiled by the build: `dataclasses` itself compiles their text at every import.

Imported inside Pyodide under Node, by the very interpreter that will run them.
"""

import dataclasses
import importlib
import marshal
import sys
from types import CodeType

Compiled = dict[str, tuple[int, object]]  # by class: the length of the text, and its code


def compiled_methods(archive: str, wanted: str) -> dict[str, bytes]:
    """Return the methods of the dataclasses that are made while a module is imported.

    `archive`: a zip of the modules' sources as they are shipped. By module, as `marshal` writes a dict: of
    each class the length of the text that `dataclasses` writes for it, and the code of that text.
    """
    found: dict[str, Compiled] = {}
    twice: set[tuple[str, str]] = set()
    making: list[type] = []
    builder = dataclasses._FuncBuilder
    add = builder.add_fns_to_class

    def adding(self, cls):
        making.append(cls)
        try:
            return add(self, cls)
        finally:
            making.pop()

    def run(text, scope, names):
        code = _without_lines(compile(text, "<string>", "exec", dont_inherit=True))
        cls = making[-1]
        of_module = found.setdefault(cls.__module__, {})
        if cls.__qualname__ in of_module:
            twice.add((cls.__module__, cls.__qualname__))
        of_module[cls.__qualname__] = len(text), code
        exec(code, scope, names)

    builder.add_fns_to_class = adding
    dataclasses.exec = run
    sys.path.insert(0, archive)
    try:
        importlib.import_module(wanted)
    finally:
        sys.path.remove(archive)
        del dataclasses.exec
        builder.add_fns_to_class = add
    # A name that stands for two classes says nothing about either.
    for module, name in twice:
        del found[module][name]
    return {module: marshal.dumps(classes) for module, classes in found.items() if classes}


def _without_lines(code: CodeType) -> CodeType:
    """Return code without its line numbers: there is no source to point into."""
    inner = tuple(_without_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=inner)
