"""How long the links of played deals are: ``python tests/bench/links.py [DEALS]``, 300 of each game by default.

Every preset in turn, four bots, the first deals of matches; seeds as long as the page's, a person's name in it.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT)]

from followsuit.links import deal_link  # noqa: E402
from tests.shared.linked_deals import LONGEST, linked_deals  # noqa: E402 - the path is set above


def main() -> None:
    """Print the median, the 95th percentile and the largest, in characters after `#`."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    print("| game | median | 95th percentile | largest | aim |\n|---|---:|---:|---:|---:|")
    for game, aim in LONGEST.items():
        lengths = sorted(len(deal_link(record)) for record in linked_deals(game, count))
        middle, late = lengths[len(lengths) // 2], lengths[int(len(lengths) * 0.95)]
        print(f"| {game} | {middle} | {late} | {lengths[-1]} | {aim} |")


if __name__ == "__main__":
    main()
