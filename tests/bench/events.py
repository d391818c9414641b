"""How long the table of an event takes, and how much memory: ``python tests/bench/events.py [PEOPLE DEALS]``.

60 people and 16 deals of each game by default, bots of the lowest level in their places. The links are given to
the heap in pieces, as several texts of one chat would be, for those of 16 deals of Tractor are too long for one.
"""

import sys
import time
import tracemalloc
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT)]

from followsuit.clubs import ClubEvent, ResultHeap, linked_result, ranked  # noqa: E402 - the path is set above
from followsuit.clubs.club_event import head_lines  # noqa: E402
from followsuit.clubs.event_link import packed_link  # noqa: E402
from followsuit.errors import QuestionError  # noqa: E402
from followsuit.links.names import LONGEST_NAME  # noqa: E402
from tests.shared.club_events import GAMES, an_event, played, result_link  # noqa: E402


def main() -> None:
    """Print the size of the heap, the seconds in all and in the longest slice, and the memory of a quarter."""
    people, deals = (int(word) for word in sys.argv[1:3]) if len(sys.argv) > 2 else (60, 16)
    print(
        "| game | characters | seconds of processor time | longest slice, ms | memory of a quarter, MB |\n|---|---:|---:|---:|---:|"
    )
    for game in GAMES:
        event = an_event(game, deals)
        # Few are played, and sent under many names: it is the reading that is measured.
        few = [
            result_link(event, "x", {n: played(game, person, n, deals) for n in range(1, deals + 1)})
            for person in range(4)
        ]
        links = [_renamed(few[person % 4], f"Person {person}"[:LONGEST_NAME]) for person in range(people)]
        size = sum(map(len, links))
        began, longest, rows = time.process_time(), 0.0, []
        last = began
        for pile in (links,) if size <= 200_000 else (links[: people // 2], links[people // 2 :]):
            try:
                heap = ResultHeap(event, pile)
            except QuestionError as error:
                print(f"{game}: {error.code} ({sum(map(len, pile))} characters)")
                continue
            for _ in heap.checking():
                now = time.process_time()
                longest, last = max(longest, now - last), now
            rows += heap.rows()
        ranked(rows, "places")
        took, peak = time.process_time() - began, _memory(event, links[: people // 4])
        print(f"| {game} | {size} | {took:.1f} | {1000 * longest:.0f} | {peak / 1e6:.1f} |")


def _memory(event: ClubEvent, links: list[str]) -> int:
    """The bytes at the highest, measured apart, for that slows everything down."""
    tracemalloc.start()
    for _ in ResultHeap(event, links).checking():
        pass
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak


def _renamed(link: str, name: str) -> str:
    result = linked_result(link)
    lines = [f"deal {number}\n" + "\n".join(acts) for number, acts in result.lines.items()]
    head = head_lines(result.event)
    return packed_link(result.event.game, ["result", *head, str(result.version), name, *lines])


if __name__ == "__main__":
    main()
