"""Order: what needs the built site comes after what does not, and in both the longest begin first, one on each worker.

xdist gives each worker as many tests as the next, in the order that is made here; a worker that is done takes over the
end of another's share. The tests of a file stay together, for they share what is made for them.
"""

from collections.abc import Iterable
from itertools import groupby
from pathlib import Path
from typing import Protocol, TypeVar

TESTS = Path(__file__).parents[1]
#: Need the built site; they run after the others, which run while it is built.
AFTER_BUILD = [
    TESTS / "gate" / "test_pyodide.py",
    *(TESTS / name for name in ("site", "build", "hosts", "browsers")),
]
#: What takes longest, of what needs no site and of what does (build/tools/durations.py); the next begin on another worker each.
LONGEST = [
    TESTS / name
    for name in (
        "gate/test_python.py",
        "gate/test_javascript.py",
        "gate/test_scratch_project.py",
        "gate/test_package.py",
        "gate/test_extras.py",
        "gate/test_baseline.py",
        "arena/test_arena.py",
        "arena/test_player_check.py",
        "gate/test_pyodide.py",
        "site/rooms/table/test_toy_game.py",
        "site/rooms/table/test_layout_stability.py",
        "site/test_multiplayer_wifi.py",
        "browsers/test_browsers.py",
        "hosts/test_hosts.py",
        "site/rooms/every/test_second_judge.py",
        "site/rooms/features/test_multiplayer.py",
        "browsers/test_embedding.py",
        "build/test_language_more.py",
        "site/rooms/every/test_axe.py",
        "site/offline/test_update.py",
        "site/offline/test_playground.py",
        "site/rooms/features/test_shared_matches.py",
        "site/offline/test_offline.py",
        "site/test_stock_start.py",
        "site/test_second_origin.py",
    )
]


class Placed(Protocol):
    """A test, of which only its file is asked."""

    @property
    def path(self) -> Path:
        """Its file."""


Test = TypeVar("Test", bound=Placed)


def in_order(tests: list[Test], workers: int) -> list[Test]:
    """Return the tests in the order in which that many workers are to share them."""
    files = [list(group) for _, group in groupby(tests, key=lambda test: test.path)]
    longest = sorted(
        (file for file in files if file[0].path in LONGEST), key=lambda file: LONGEST.index(file[0].path)
    )
    others = [file for file in files if file[0].path not in LONGEST]
    first = dealt((file for file in longest if not needs_site(file[0].path)), workers)
    last = dealt((file for file in [*longest, *others] if needs_site(file[0].path)), workers)
    between = [test for file in others if not needs_site(file[0].path) for test in file]
    ordered: list[Test] = []
    for number, size in enumerate(shares(len(tests), workers)):
        room = max(0, size - len(first[number]) - len(last[number]))
        here, between = between[:room], between[room:]
        ordered += [*first[number], *here, *last[number]]
    return [*between, *ordered]


def needs_site(file: Path) -> bool:
    """Tell whether the tests of a file need the built site."""
    return any(file.is_relative_to(path) for path in AFTER_BUILD)


def dealt(files: Iterable[list[Test]], workers: int) -> list[list[Test]]:
    """Return what each worker gets of these files, in turn; but who has more tests already than another waits."""
    hands: list[list[Test]] = [[] for _ in range(workers)]
    for number, file in enumerate(files):
        hand = hands[number] if number < workers else min(hands, key=len)
        hand += file
    return hands


def shares(count: int, workers: int) -> list[int]:
    """Return how many tests xdist gives to each worker, as its scheduler `worksteal` reckons."""
    found: list[int] = []
    for number in range(workers):
        found.append((count - sum(found)) // (workers - number))
    return found
