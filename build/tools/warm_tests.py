"""Warm tests: a process that has collected the engine's tests, and runs some with a change in its fork.

A change within a function is put into what is loaded already. What ran while the tests were collected, and
what stands outside of functions, needs a process that begins with the change: there the answer is COLD.
"""

from __future__ import annotations

import gc
import json
import os
import select
import signal
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import IO, Any

import pytest

from base.failure import BuildError
from tools.executed_lines import WANTED, environment_of
from tools.failing_test import within

COLD = "cold"
SLOW = "too slow"
OUTSIDE = "nothing"
"""What a change lies in that no function holds."""


class WarmTests:
    """The process, from outside; of one that begins with the change nothing is asked about a place."""

    def __init__(self, python: Path, root: Path, files: Sequence[str], *, is_cold: bool = False) -> None:
        self._program = subprocess.Popen(
            [python, "-m", "tools.warm_tests", str(is_cold), str(root.parent / "temporary"), *files],
            cwd=root,
            env=environment_of(root),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> WarmTests:
        return self

    def __exit__(self, *_: object) -> None:
        """End it."""
        self._program.communicate()

    def first_failure(self, tests: Sequence[str], seconds: float, place: Sequence[object] = ()) -> str | None:
        """Return the first of these tests that fails, SLOW, COLD, or None if all pass.

        ``place`` is a changed file with the name and the line of the function that holds the change.
        """
        assert self._program.stdin and self._program.stdout
        question = {"tests": tests, "seconds": seconds, "place": place}
        print(json.dumps(question), file=self._program.stdin, flush=True)
        if not (answer := self._program.stdout.readline()):
            raise BuildError(
                "The process that runs the tests has ended.", "Look into it: tools/warm_tests.py"
            )
        said: str | None = json.loads(answer)
        return said


class _Server:
    """The process, from inside: a plugin of pytest that collects as it does and runs what it is asked for."""

    def __init__(self, questions: IO[str], answers: IO[str]) -> None:
        self._questions = questions
        self._answers = answers
        self._called: dict[int, CodeType] = {}
        self._failed: str | None = None

    def note_call(self, frame: FrameType, event: str, _: object) -> None:
        """Note what runs while the tests are collected."""
        if event == "call":
            self._called[id(frame.f_code)] = frame.f_code

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note a file that cannot be collected."""
        if report.failed:
            self._failed = report.nodeid

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test that fails."""
        if report.failed:
            self._failed = report.nodeid

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Answer until nothing more is asked."""
        sys.setprofile(None)
        called = {_name_of(code) for code in self._called.values()}
        loaded = {getattr(module, "__file__", None) for module in list(sys.modules.values())}
        for line in self._questions:
            asked = json.loads(line)
            items = _chosen(session.items, asked["tests"])
            place: tuple[str, str, int] | None = None
            if asked["place"]:
                file, name, first = asked["place"]
                place = (str(Path(file).absolute()), name, first)
            if place in called or (place and place[1] == OUTSIDE):
                self._answer(COLD)
            elif self._failed:
                self._answer(self._failed)
            else:
                change = place if place and place[0] in loaded else None
                self._answer(_in_fork(partial(self._run, items, change), asked["seconds"]))
        return True

    def answer_all(self) -> None:
        """Answer what is asked where pytest came to nothing."""
        for _ in self._questions:
            self._answer(self._failed or "collection")

    def _answer(self, said: str | None) -> None:
        print(json.dumps(said), file=self._answers, flush=True)

    def _run(self, items: Sequence[pytest.Item], change: tuple[str, str, int] | None) -> str | None:
        gc.unfreeze()  # what tests froze is not found otherwise
        if change and not put_in(*change):
            return COLD
        for item, after in zip(items, [*items[1:], None], strict=False):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if self._failed:
                return self._failed
        return None


def _chosen(items: Sequence[pytest.Item], names: Sequence[str]) -> list[pytest.Item]:
    """Return the named tests in their order, of a file all; of one that is not there all of its function."""
    named: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        for name in {item.nodeid, item.nodeid.partition("[")[0], item.nodeid.partition("::")[0]}:
            named[name].append(item)
    found = (named.get(name) or named.get(name.partition("[")[0], []) for name in names)
    return list(dict.fromkeys(item for some in found for item in some))


def _name_of(code: CodeType) -> tuple[str, str, int]:
    return (code.co_filename, code.co_qualname, code.co_firstlineno)


def put_in(file: str, name: str, line: int) -> bool:
    """Give what is loaded of a function the code that its file has now; tell whether that could be done."""
    wanted = (file, name, line)
    compiled = compile(Path(file).read_bytes(), file, "exec", dont_inherit=True)
    functions = [
        one for one in gc.get_objects() if type(one) is FunctionType and _name_of(one.__code__) == wanted
    ]
    codes = [code for code in _within(compiled) if _name_of(code) == wanted]
    if len(codes) != 1 or not functions:
        return False
    for function in functions:
        if len(function.__code__.co_freevars) != len(codes[0].co_freevars):
            return False
        function.__code__ = codes[0]
    return True


def _within(code: CodeType) -> list[CodeType]:
    found = [one for one in code.co_consts if isinstance(one, CodeType)]
    return [code, *(inner for one in found for inner in _within(one))]


def _in_fork(run: Callable[[], str | None], seconds: float) -> str | None:
    """Return what is said in a fork of this process that may take so long by itself and in all."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        try:
            os.setsid()
            within(4 + 4 * seconds)()
            said = run()
        except BaseException as error:  # whatever a test lets through
            said = f"{type(error).__name__}: {error}"[:200]
        os.write(writing, json.dumps(said).encode())
        os._exit(0)
    os.close(writing)
    ready, _, _ = select.select([reading], [], [], 120 + 12 * seconds)
    told = os.read(reading, 1 << 16) if ready else b""
    os.close(reading)
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    found: str | None = json.loads(told) if told else SLOW
    return found


def main(is_cold: str, temporary: str, files: Sequence[str]) -> None:
    """Collect the tests of these files and answer, with nothing that tests print in between."""
    questions, answers = os.fdopen(os.dup(0)), os.fdopen(os.dup(1), "w")
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    server = _Server(questions, answers)
    words: list[Any] = ["--tb=no", "-p", "no:cacheprovider", "--continue-on-collection-errors", "-m", WANTED]
    if is_cold == str(False):
        sys.setprofile(server.note_call)
    pytest.main([*words, "--basetemp", temporary, *files], plugins=[server])
    server.answer_all()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
