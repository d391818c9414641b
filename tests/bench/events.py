"""How long the table of an event takes, and how much memory: ``python tests/bench/events.py [PEOPLE DEALS]``.

60 people and 16 deals of each game by default, played by four bots and sent under many names. Links too many for one
heap are given to it in two. What the page makes of them on a phone is measured by `event_table.py`.
"""

import sys
import time
import tracemalloc
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT)]

from followsuit.clubs import ClubEvent, ResultHeap, ranked  # noqa: E402 - the path is set above
from followsuit.errors import QuestionError  # noqa: E402
from tests.shared.club_events import GAMES, an_event, crowd  # noqa: E402


def main() -> None:
    """Print the size of the heap, the seconds in all and in the longest slice, and the memory of a quarter."""
    people, deals = (int(word) for word in sys.argv[1:3]) if len(sys.argv) > 2 else (60, 16)
    print(
        "| game | characters | seconds of processor time | longest slice, ms | memory of a quarter, MB |\n|---|---:|---:|---:|---:|"
    )
    for game in GAMES:
        event = an_event(game, deals)
        links = crowd(event, people)
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


if __name__ == "__main__":
    main()
