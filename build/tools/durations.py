"""Durations: what each part of a gate costs and which tests most, by what pytest printed or `--costs` wrote.

    python3 build/check.py --costs=/tmp/costs                  processor time, on Linux as root
    .venv/bin/python build/tools/durations.py /tmp/costs
    python3 build/check.py --durations=0 -vv | tee gate.log    time, which other work makes longer
    .venv/bin/python build/tools/durations.py gate.log

A part is a folder of tests, or a file of `tests/gate`. The seconds are those of all workers together. What a
fixture costs is counted with the first test that asks for it, and a browser with the first of its worker.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from pathlib import Path

LINE = re.compile(
    r"^\s*(?:\d+ )?(?P<seconds>[\d.]+)s (?:call|setup|teardown|cpu) +(?P<test>.+?)\s*$", re.MULTILINE
)
MOST = 40
"""How many tests are listed."""


def part_of(test: str) -> str:
    """Return the part a test belongs to, such as `tests/gate/test_python.py` or `tests/site/rooms`."""
    path = Path(test.partition("::")[0])
    if path.suffix != ".py":
        return test
    if path.parts[0] != "tests":
        return f"{path.parts[0]} (doctests)"
    if "gate" in path.parts:
        return str(path)
    if path.parts[1] in ("site", "unit", "bots") and len(path.parts) > 3:
        return str(Path(*path.parts[:3]))
    return str(Path(*path.parts[:2]))


def seconds_by_test(log: str) -> dict[str, float]:
    """Return the seconds of each test, those of its fixtures with it."""
    seconds: dict[str, float] = defaultdict(float)
    for found in LINE.finditer(log):
        seconds[found["test"]] += float(found["seconds"])
    return dict(seconds)


def parts_of(tests: dict[str, float]) -> list[tuple[str, int, float]]:
    """Return the parts, the costliest first: how many tests each has and their seconds."""
    parts: dict[str, list[float]] = defaultdict(list)
    for test, cost in tests.items():
        parts[part_of(test)].append(cost)
    return sorted(((part, len(costs), sum(costs)) for part, costs in parts.items()), key=lambda one: -one[2])


def main() -> int:
    """Print the parts and then the tests, the costliest first."""
    if len(sys.argv) != 2 or not Path(sys.argv[1]).is_file():
        print(__doc__)
        return 2
    tests = seconds_by_test(Path(sys.argv[1]).read_text())
    print("| part | tests | seconds |", "|---|---:|---:|", sep="\n")
    for part, count, cost in [*parts_of(tests), ("all", len(tests), sum(tests.values()))]:
        print(f"| {part} | {count} | {cost:.1f} |")
    print("", "| test | seconds |", "|---|---:|", sep="\n")
    for test in sorted(tests, key=lambda test: -tests[test])[:MOST]:
        print(f"| {test} | {tests[test]:.1f} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
