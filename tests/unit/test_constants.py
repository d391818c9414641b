"""Constants: what each module holds that nothing computes, and what functions take for granted, as it was.

Figures that bots go by were each measured: a bot with others is another bot and has a new version (`GAME_BOTS`). What
is read may be as long and as many as ever: a later version that takes less refuses what people have kept.
If a change is intended, ``python -m tests.unit.test_constants`` writes `constants.txt` again.
"""

from __future__ import annotations

import ast
import inspect
import pkgutil
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum, EnumType
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import followsuit

#: A line for each: `module Class.NAME = value`, and `module function(argument=default)`.
KEPT = Path(__file__).parent / "constants.txt"
#: What is longer stands as a checksum.
LONGEST = 200
#: Import what only the extras have, or begin a program.
LEFT_OUT = (
    *("__main__", "adapters.pyinstaller", "adapters.arrays", "adapters.gymnasium_env"),
    *("adapters.openspiel_game", "adapters.pettingzoo_env", "arena.on_dask"),
)


def said(value: Any) -> str:
    """Return a value as a text that is the same in every process; empty for what is no value."""
    if isinstance(value, Enum):
        return value.name
    if isinstance(value, bool | int | float | str | bytes | None):
        return repr(value)
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{said(key)}: {said(one)}' for key, one in value.items())}}}"
    if isinstance(value, set | frozenset):
        return f"{{{', '.join(sorted(map(said, value)))}}}"
    if isinstance(value, tuple | list):
        return f"[{', '.join(map(said, value))}]"
    if isinstance(value, re.Pattern):
        return f"{value.pattern!r} {int(value.flags)}"
    if inspect.isclass(value) or inspect.isfunction(value):
        return value.__qualname__
    if is_dataclass(value):
        held = (f"{one.name}={said(getattr(value, one.name))}" for one in fields(value))
        return f"{type(value).__name__}({', '.join(held)})"
    return ""


def assigned(body: list[ast.stmt], holder: Any) -> Iterator[tuple[str, Any]]:
    """Yield the names that a module or class gives a value, with the value."""
    for node in body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        for target in targets:
            if isinstance(target, ast.Name) and getattr(node, "value", None) and target.id != "__all__":
                is_member = isinstance(holder, EnumType) and target.id in holder.__members__
                yield target.id, holder[target.id].value if is_member else vars(holder).get(target.id)


def lines_of(body: list[ast.stmt], holder: Any, within: str) -> Iterator[str]:
    """Yield a line for each constant of a module or class, and for each function of it that has defaults."""
    for name, value in assigned(body, holder):
        # What a module writes in small letters changes while the program runs.
        is_constant = inspect.isclass(holder) or name.isupper()
        if is_constant and (text := said(value)):
            short = text if len(text) <= LONGEST else sha256(text.encode()).hexdigest()[:16]
            yield f"{within}{name} = {short}"
    for node in body:
        if isinstance(node, ast.ClassDef):
            of = vars(holder)[node.name]
            yield from lines_of(node.body, of, f"{within}{node.name}.")
            if "__dataclass_fields__" in vars(of):
                yield from defaults_of(of.__init__, f"{within}{node.name}")
        elif isinstance(node, ast.FunctionDef):
            of = vars(holder)[node.name]
            of = getattr(of, "fget", None) or getattr(of, "__func__", of)
            yield from defaults_of(of, f"{within}{node.name}")


def defaults_of(function: Any, name: str) -> Iterator[str]:
    """Yield the line of a function, if it takes anything for granted."""
    if callable(function):
        parameters = inspect.signature(function).parameters.values()
        taken = [one for one in parameters if one.default is not one.empty]
        if taken:
            yield f"{name}({', '.join(f'{one.name}={said(one.default)}' for one in taken)})"


def constants() -> list[str]:
    """Return all lines."""
    found: list[str] = []
    for one in pkgutil.walk_packages(followsuit.__path__, "followsuit."):
        name = one.name.removeprefix("followsuit.")
        if not name.startswith(LEFT_OUT):
            module = import_module(one.name)
            found += lines_of(ast.parse(inspect.getsource(module)).body, module, f"{name} ")
    return found


@pytest.mark.host
def test_what_modules_hold_and_take_for_granted_is_as_it_was() -> None:
    kept = KEPT.read_text(encoding="utf-8").splitlines()
    assert constants() == kept, f"where the change is meant: python -m {__name__}"


if __name__ == "__main__":
    KEPT.write_text("\n".join(constants()) + "\n", encoding="utf-8", newline="\n")
