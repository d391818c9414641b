"""Habits of the engine that no type can hold: no clock, no lottery, no printing, and a sentence for every code."""

import ast
import re
import sys
from pathlib import Path

import pytest

import followsuit

# Reads the sources; what runs inside Pyodide is shipped as bytecode.
pytestmark = pytest.mark.host

ENGINE = Path(followsuit.__file__).parent
WEB = ENGINE.parent.parent / "web"
SOURCES = sorted(ENGINE.rglob("*.py"))

#: Where the command line speaks and where matches are timed for it.
TERMINAL = {"__main__.py", "terminal/auto.py", "terminal/screen.py", "arena/playing.py"}


def name_of(path):
    return path.relative_to(ENGINE).as_posix()


def calls(tree):
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_no_module_draws_lots_reads_a_clock_or_prints(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "random":
            assert [name.name for name in node.names] == ["Random"], "randomness is passed in as a Random"
        if isinstance(node, ast.Import):
            names = {name.name for name in node.names}
            assert not names & {"random", "time", "datetime"}, f"{name_of(path)} imports {names}"
        if isinstance(node, ast.ImportFrom) and name_of(path) not in TERMINAL:
            assert node.module not in ("time", "datetime"), f"{name_of(path)} reads a clock"
    if name_of(path) not in TERMINAL:
        named = {call.func.id for call in calls(tree) if isinstance(call.func, ast.Name)}
        assert "print" not in named, f"{name_of(path)} prints"


def test_the_wheel_imports_nothing_but_itself_and_the_standard_library():
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            modules = []
            if isinstance(node, ast.Import):
                modules = [name.name for name in node.names]
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{name_of(path)} imports relatively"
                modules = [node.module]
            for module in modules:
                top = module.split(".")[0]
                assert top == "followsuit" or top in sys.stdlib_module_names, (
                    f"{name_of(path)} imports {module}"
                )


#: Calls whose first argument is a code, and how many arguments come before it.
CODED = {
    "Refusal": 0,
    "FollowSuitError": 0,
    "CardError": 0,
    "RulesError": 0,
    "DealError": 0,
    "QuestionError": 0,
    "RecordError": 0,
    "error_answer": 0,
}


def codes():
    """Every code the engine can answer with, read from where it is written."""
    found = {}
    for path in SOURCES:
        for call in calls(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call.func, ast.Name) and call.func.id in CODED and call.args:
                for node in ast.walk(call.args[0]):
                    if isinstance(node, ast.Constant) and isinstance(node.value, str):
                        found.setdefault(node.value, name_of(path))
    return found


def test_codes_are_stable_words_in_snake_case():
    assert len(codes()) > 30
    for code, where in codes().items():
        assert re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", code), f"{code!r} in {where}"


def test_every_code_has_a_sentence_in_every_language():
    files = sorted((WEB / "text").glob("*.ftl"))
    assert files, "there is a language"
    for file in files:
        known = set(re.findall(r"^([a-zA-Z][\w-]*) *=", file.read_text(encoding="utf-8"), re.MULTILINE))
        missing = {code: where for code, where in codes().items() if f"refusal-{code}" not in known}
        assert not missing, f"{file.name} lacks {missing}"


def test_every_reason_of_a_bot_has_a_sentence_in_every_language():
    from followsuit.bots.reasons import REASONS

    assert len(set(REASONS)) == len(REASONS)
    for file in sorted((WEB / "text").glob("*.ftl")):
        told = set(re.findall(r"^reason-([\w]+) *=", file.read_text(encoding="utf-8"), re.MULTILINE))
        assert told == set(REASONS), file.name


def test_every_reason_a_bot_can_give_is_in_the_list_of_reasons():
    """Codes are found where they are written: as the reason of a choice or a thought, or returned as one."""
    from followsuit.bots.reasons import REASONS

    found = {}
    for path in SOURCES:
        if "bots" not in path.parts:
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        places = [
            call.args[1]
            for call in calls(tree)
            if (isinstance(call.func, ast.Name) and call.func.id == "Choice")
            or (isinstance(call.func, ast.Attribute) and call.func.attr == "plain")
            if len(call.args) > 1
        ]
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name in ("reason_of", "_lead", "_follow"):
                places += [at.value for at in ast.walk(node) if isinstance(at, ast.Return) and at.value]
            if isinstance(node, ast.Assign) and any("reason" in ast.unparse(to) for to in node.targets):
                places.append(node.value)
        for place in places:
            branches = [place.body, place.orelse] if isinstance(place, ast.IfExp) else [place]
            for node in branches:
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.setdefault(node.value, path.name)
    assert len(found) > 35
    assert set(found) <= set(REASONS), {code: where for code, where in found.items() if code not in REASONS}
