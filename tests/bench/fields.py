"""Fields: how long Chromium takes over the field of a deal: ``python tests/bench/fields.py [DEALS]``, 3 a game by default.

A field is 12 runs of the novice, 12 of the casual bot and 2 of the expert, at one seat of a deal whose other seats are
casual bots. The built page (`dist/`) is opened and its engine asked, as the page's panel does; the page itself begins no
run after 20 seconds.
"""

import statistics
import sys

from browsing import open_page  # it sets the path

from followsuit.contest import LEVELS_OF_FIELD
from followsuit.record import write_record
from followsuit.registry import game_names
from tests.shared.linked_deals import linked_deals

SCRIPT = """async ({ record, runs }) => {
  const spent = {};
  for (const [level, count] of Object.entries(runs)) {
    const start = performance.now();
    for (let lot = 0; lot < count; lot += 1)
      await followSuit.askText(JSON.stringify({ v: 1, id: 0, op: "field", record, level, lot }));
    spent[level] = (performance.now() - start) / 1000;
  }
  return spent;
}"""


def main() -> None:
    """Print the median seconds of a field of each game, and what each level's runs take of it."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    with open_page() as page:
        print("| game | field, s | " + " | ".join(LEVELS_OF_FIELD) + " |")
        print("|---|---:|" + "---:|" * len(LEVELS_OF_FIELD))
        for game in sorted(game_names()):
            spent = [
                page.evaluate(SCRIPT, {"record": write_record(record), "runs": dict(LEVELS_OF_FIELD)})
                for record in linked_deals(game, deals, level="casual")
            ]
            whole = statistics.median(sum(one.values()) for one in spent)
            parts = (statistics.median(one[level] for one in spent) for level in LEVELS_OF_FIELD)
            print(
                f"| {game} | {whole:.1f} | " + " | ".join(f"{part:.1f}" for part in parts) + " |", flush=True
            )


if __name__ == "__main__":
    main()
