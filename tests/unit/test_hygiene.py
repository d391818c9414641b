"""Habits of the engine that no type can hold: no clock, no lottery, no printing, and a sentence for every code."""

import ast
import re
import sys
from functools import cache
from pathlib import Path

import pytest

import followsuit
from followsuit.bots.reasons import every_reason
from followsuit.card_games.registry import GAMES, game_named
from tests.shared.codes import SENTENCES, codes_in, missing_facts, variables_of

# Reads the sources; what runs inside Pyodide is shipped as bytecode.
pytestmark = pytest.mark.host

ENGINE = Path(followsuit.__file__).parent
WEB = ENGINE.parent.parent / "web"
SOURCES = sorted(ENGINE.rglob("*.py"))

#: Where the command line speaks and where matches are timed for it.
TERMINAL = {
    "command_line.py",
    "terminal/auto.py",
    "terminal/screen.py",
    "arena/encounter.py",
    "arena/progress_bar.py",
}


def name_of(path):
    return path.relative_to(ENGINE).as_posix()


@cache
def trees():
    """Every module of the engine as it is parsed, once for all tests."""
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES}


def calls(tree):
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def bad_habits(tree, of_terminal):
    """What a module does that it may not, in words."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            names = [name.name for name in node.names]
            if node.module == "random" and names != ["Random"]:
                found.append("draws lots: randomness is passed in as a Random")
            if node.module in ("time", "datetime") and not of_terminal:
                found.append("reads a clock")
        if isinstance(node, ast.Import):
            wrong = {name.name for name in node.names} & {"random", "time", "datetime"}
            found += [f"imports {name}" for name in sorted(wrong)]
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "print"
            and not of_terminal
        ):
            found.append("prints")
    return found


def test_no_module_draws_lots_reads_a_clock_or_prints():
    assert len(trees()) > 300
    habits = {name_of(path): bad_habits(tree, name_of(path) in TERMINAL) for path, tree in trees().items()}
    assert {name: found for name, found in habits.items() if found} == {}


@pytest.mark.parametrize(
    ("source", "elsewhere", "in_terminal"),
    [
        ("from random import Random", 0, 0),
        ("from random import choice", 1, 1),
        ("import random, time", 2, 2),
        ("from time import sleep", 1, 0),
        ("print(1)", 1, 0),
    ],
)
def test_bad_habits_are_found(source, elsewhere, in_terminal):
    assert len(bad_habits(ast.parse(source), of_terminal=False)) == elsewhere
    assert len(bad_habits(ast.parse(source), of_terminal=True)) == in_terminal


#: What modules that need an extra import as well; nothing else imports these modules before they are asked for.
#: Type checkers bring `typing_extensions` with them, and only they read the line that imports it.
OF_EXTRAS = {
    "api/players.py": {"typing_extensions"},
    "adapters/arrays.py": {"numpy"},
    "adapters/gymnasium_env.py": {"gymnasium", "numpy"},
    "adapters/openspiel_game.py": {"numpy", "pyspiel"},
    "adapters/pettingzoo_env.py": {"gymnasium", "numpy", "pettingzoo"},
    "adapters/pyinstaller/hook-followsuit.py": {"PyInstaller"},
    "arena/on_dask.py": {"distributed"},
}


def test_the_wheel_imports_nothing_but_itself_and_the_standard_library():
    for path, tree in trees().items():
        for node in ast.walk(tree):
            modules = []
            if isinstance(node, ast.Import):
                modules = [name.name for name in node.names]
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{name_of(path)} imports relatively"
                modules = [node.module or ""]
            for module in modules:
                top = module.split(".")[0]
                assert (
                    top == "followsuit"
                    or top in sys.stdlib_module_names
                    or top in OF_EXTRAS.get(name_of(path), ())
                ), f"{name_of(path)} imports {module}"


@cache
def codes():
    """Every code the engine can answer with, read from where it is written, and where that is."""
    found = []
    for path, tree in trees().items():
        here, lost = codes_in(tree)
        assert not lost, f"{name_of(path)}: say {lost} so that this test can find every code"
        found += [(coded, name_of(path)) for coded in here]
    return found


@pytest.mark.parametrize(
    ("source", "found", "lost"),
    [
        ("Refusal('a')", {"a"}, []),
        ("def f(x):\n    code = 'a' if x else 'b'\n    raise errors.CardError(code, 'text')", {"a", "b"}, []),
        (
            "def f(x):\n    if x:\n        code = 'a'\n    else:\n        code = 'b'\n    return Refusal(code)",
            {"a", "b"},
            [],
        ),
        ("def f():\n    code = 'a'\ndef g():\n    code = 'b'\n    return Refusal(code=code)", {"b"}, []),
        ("DealError(error.code, 'text')", set(), []),
        ("def f(code):\n    return Refusal(code)", set(), ["code"]),
        ("Refusal(CODES[0])", set(), ["CODES[0]"]),
    ],
)
def test_codes_are_found_in_variables_too(source, found, lost):
    coded, not_found = codes_in(ast.parse(source))
    assert ({one.code for one in coded}, not_found) == (found, lost)


@pytest.mark.parametrize(
    ("source", "facts"),
    [
        ("Refusal('a')", set()),
        ("Refusal('a', 'T1', {'cards': 1, 'played': 2})", {"cards", "played"}),
        (
            "def f(x):\n    facts = {'b': 1}\n    return DealError('a', 'text', facts={**facts, 'c': x})",
            {"b", "c"},
        ),
        ("Refusal('a', 'T1', {'b': 1} if x else {'b': 2, 'c': 3})", {"b"}),
        ("Refusal('a', 'T1', error.facts)", None),
        ("Refusal('a', 'T1', {NAMES[width]: 1})", None),
        ("line.problem('a', most=3)", {"line", "at", "text", "most"}),
        ("DocumentError('a', 7, 'text')", {"line"}),
    ],
)
def test_the_facts_beside_a_code_are_found(source, facts):
    (coded,), _ = codes_in(ast.parse(source))
    assert coded.facts == facts


def test_codes_are_stable_words_in_snake_case():
    named = {coded.code for coded, _ in codes()}
    assert len(named) > 30
    assert {"card_not_in_pack", "no_such_bid"} <= named, "these stand in variables"
    for (code, _), where in codes():
        assert re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", code), f"{code!r} in {where}"


def test_every_code_has_a_sentence_in_every_language():
    files = sorted((WEB / "text").glob("*.ftl"))
    assert files, "there is a language"
    for file in files:
        # A game may say its own codes in its folder, and so may a feature.
        said = [
            file,
            *WEB.glob(f"games/*/text.{file.stem}.ftl"),
            *WEB.glob(f"js/features/*/text/{file.name}"),
        ]
        texts = "\n".join(one.read_text(encoding="utf-8") for one in said)
        known = set(re.findall(r"^([a-zA-Z][\w-]*) *=", texts, re.MULTILINE))
        missing = {code: where for (code, _), where in codes() if f"refusal-{code}" not in known}
        assert not missing, f"{file.name} lacks {missing}"


def test_every_fact_that_the_sentence_of_a_code_names_stands_beside_the_code():
    variables = variables_of(SENTENCES)
    assert {"cards", "played"} == variables["wrong_count"]
    # Errors of the room for programmers are read by nobody at the page.
    known = [
        (coded, where) for coded, where in codes() if coded.facts is not None and not where.startswith("api/")
    ]
    assert sum(bool(variables.get(coded.code)) for coded, _ in known) > 40
    lacking = {
        f"{where}: {coded.code}": missing
        for coded, where in known
        if (missing := missing_facts(variables.get(coded.code, ()), coded.facts))
    }
    assert lacking == {}


#: Calls with a clause among their arguments, and where it stands.
CLAUSED = {"Refusal": 1, "check_turn": 2, "check_held": 2}


def clauses_in(tree):
    """What stands where a module's refusals and errors name a clause."""
    for call in calls(tree):
        name = getattr(call.func, "id", getattr(call.func, "attr", ""))
        places = call.args[CLAUSED[name] :][:1] if name in CLAUSED else []
        places += [keyword.value for keyword in call.keywords if keyword.arg == "clause"]
        for place in places:
            branches = [place.body, place.orelse] if isinstance(place, ast.IfExp) else [place]
            yield from (one.value for one in branches if isinstance(one, ast.Constant))


def test_whatever_stands_as_the_clause_of_a_refusal_is_the_number_of_one():
    named = {clause: name_of(path) for path, tree in trees().items() for clause in clauses_in(tree)}
    assert len(named) > 40
    letters = "".join(game_named(name).clause_letter for name in GAMES)
    wrong = {
        clause: where for clause, where in named.items() if not re.fullmatch(rf"([{letters}]\d+)?", clause)
    }
    assert wrong == {}


def test_every_reason_of_a_bot_has_a_sentence_in_every_language():
    reasons = every_reason(GAMES)
    assert len(set(reasons)) == len(reasons)
    for file in sorted((WEB / "text").glob("*.ftl")):
        # A game may say its own reasons in its folder.
        said = [file, *WEB.glob(f"games/*/text.{file.stem}.ftl")]
        texts = "\n".join(one.read_text(encoding="utf-8") for one in said)
        told = set(re.findall(r"^reason-([\w]+) *=", texts, re.MULTILINE))
        assert told == set(reasons), file.name


#: Functions that return a reason and are not called `reason_…`.
GIVING = ("_lead", "_follow", "_with_partner", "_taking", "_losing")


def test_every_reason_a_bot_can_give_is_in_the_list_of_reasons():
    """Codes are found where they are written: as the reason of a choice or a thought, or returned as one."""
    found: dict[str, str] = {}
    for path, tree in trees().items():
        if "bots" not in path.parts:
            continue
        places = [
            call.args[1]
            for call in calls(tree)
            if (isinstance(call.func, ast.Name) and call.func.id == "Choice")
            or (isinstance(call.func, ast.Attribute) and call.func.attr == "plain")
            if len(call.args) > 1
        ]
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and (node.name in GIVING or node.name.startswith("reason_")):
                places += [at.value for at in ast.walk(node) if isinstance(at, ast.Return) and at.value]
            if isinstance(node, ast.Assign) and any("reason" in ast.unparse(to) for to in node.targets):
                places.append(node.value)
        for place in places:
            branches = [place.body, place.orelse] if isinstance(place, ast.IfExp) else [place]
            for node in branches:
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
                    found.setdefault(node.value, path.name)
    assert len(found) > 35
    reasons = every_reason(GAMES)
    assert set(found) <= set(reasons), {code: where for code, where in found.items() if code not in reasons}


def test_no_class_name_stands_twice_in_the_engine() -> None:
    named: dict[str, list[str]] = {}
    for path, tree in trees().items():
        if name_of(path).startswith("protocol/messages/"):
            # A part of a message bears the name of what it tells of, and no program handles both.
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                named.setdefault(node.name, []).append(name_of(path))
    twice = {name: places for name, places in named.items() if len(places) > 1}
    assert not twice, twice


def test_every_line_of_gitattributes_is_of_files_that_are_there():
    root = WEB.parent
    lines = (root / ".gitattributes").read_text(encoding="utf-8").splitlines()
    patterns = [line.split()[0] for line in lines if line and not line.startswith("#")]
    assert len(patterns) > 10
    assert [pattern for pattern in patterns if not any(root.glob(pattern))] == []
