"""Durations: what each part of a gate costs, summed from what pytest printed.

    python3 build/check.py --durations=0 -vv | tee gate.log
    .venv/bin/python build/tools/durations.py gate.log

A part is a folder of tests, or a file of `tests/gate`. The seconds are those of all workers together.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from pathlib import Path

LINE = re.compile(r"^\s*(?:\d+ )?(?P<seconds>[\d.]+)s (?:call|setup|teardown) +(?P<test>\S+)", re.MULTILINE)


def part_of(test: str) -> str:
    """Return the part a test belongs to, such as `tests/gate/test_python.py` or `tests/site/rooms`."""
    path = Path(test.partition("::")[0])
    if path.parts[0] != "tests":
        return f"{path.parts[0]} (doctests)"
    if "gate" in path.parts:
        return str(path)
    return str(Path(*path.parts[:3]) if path.parts[1] == "site" and len(path.parts) > 3 else path.parents[-3])


def main() -> int:
    """Print the parts, the costliest first, with their tests and seconds."""
    if len(sys.argv) != 2 or not Path(sys.argv[1]).is_file():
        print(__doc__)
        return 2
    seconds: dict[str, float] = defaultdict(float)
    tests: dict[str, set[str]] = defaultdict(set)
    for found in LINE.finditer(Path(sys.argv[1]).read_text()):
        part = part_of(found["test"])
        seconds[part] += float(found["seconds"])
        tests[part].add(found["test"])
    print("| part | tests | seconds |", "|---|---|---|", sep="\n")
    for part in sorted(seconds, key=lambda part: -seconds[part]):
        print(f"| {part} | {len(tests[part])} | {seconds[part]:.1f} |")
    print(f"| all | {sum(map(len, tests.values()))} | {sum(seconds.values()):.1f} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
