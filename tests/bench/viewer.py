"""Viewer: how long a shared deal takes to lie on the table once the engine answers: ``python tests/bench/viewer.py [DEALS]``.

The built page (`dist/`) is opened and its engine waited for; then the links of played deals are followed one by one. 5 a
game by default.
"""

import statistics
import sys

from browsing import open_page  # it sets the path

from followsuit.links import deal_link
from followsuit.registry import game_names
from tests.shared.linked_deals import linked_deals

SCRIPT = """async (link) => {
  const shown = () => document.querySelector("dialog[open] input[type=range]");
  const start = performance.now();
  location.hash = link;
  while (!shown()) await new Promise(requestAnimationFrame);
  const took = performance.now() - start;
  document.querySelector("dialog[open] .replay .icon-button").click();
  while (shown()) await new Promise(requestAnimationFrame);
  return took;
}"""


def main() -> None:
    """Print the median and the longest time of each game in milliseconds."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    with open_page() as page:
        print("| game | median, ms | longest, ms |")
        print("|---|---:|---:|")
        for game in sorted(game_names()):
            took = [page.evaluate(SCRIPT, deal_link(record)) for record in linked_deals(game, deals)]
            print(f"| {game} | {statistics.median(took):.0f} | {max(took):.0f} |", flush=True)


if __name__ == "__main__":
    main()
