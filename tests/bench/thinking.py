"""Thinking: how long a bot takes over a move in Chromium, and the same moves natively beside it.

    .venv/bin/python tests/bench/thinking.py [--level master] [--deals 2] [--games tractor two_hundred rangvaar]

The built page (`dist/`) is opened and its engine is asked, step by step, for deals in which the person plays as the
casual bot would; every other step is a move: a bot's, or in
Tractor a card dealt that the bots may declare with. Median and 95th percentile by phase, their
share of the aim of one second, and how often slower Chromium is than this Python at the very same moves.
"""

import argparse
import json
import statistics
import time
from collections import defaultdict

from browsing import open_page  # it sets the path

from followsuit.protocol.session import Session
from followsuit.registry import game_names

AIM_MS = 1000
Moves = list[tuple[str, float]]  # phase, milliseconds

SCRIPT = """async (match) => {
  const ask = async (op, fields = {}) =>
    JSON.parse(await followSuit.askText(JSON.stringify({ v: 1, id: 0, op, ...fields })));
  const moves = [];
  let { view } = await ask("new", match);
  while (view.waits_for !== "deal" && view.waits_for !== "over") {
    const turn = view.turn;
    if (view.waits_for === "you") {
      const { hint } = await ask("hint", { turn, level: "casual" });
      ({ view } = await ask("act", { turn, action: hint.action }));
      continue;
    }
    const { phase } = view, start = performance.now();
    ({ view } = await ask("step", { turn }));
    moves.push([phase, performance.now() - start]);
  }
  return moves;
}"""


def natively(match: dict) -> Moves:
    """The same deal in this Python."""
    session = Session()

    def ask(op: str, **fields: object) -> dict:
        return json.loads(session.handle(json.dumps({"v": 1, "id": 0, "op": op, **fields})))

    moves: Moves = []
    view = ask("new", **match)["view"]
    while view["waits_for"] not in ("deal", "over"):
        if view["waits_for"] == "you":
            hint = ask("hint", turn=view["turn"], level="casual")["hint"]
            view = ask("act", turn=view["turn"], action=hint["action"])["view"]
            continue
        phase, start = view["phase"], time.perf_counter()
        view = ask("step", turn=view["turn"])["view"]
        moves.append((phase, 1000 * (time.perf_counter() - start)))
    return moves


def centile(times: list[float], part: float) -> float:
    """The time below which this part of them lies."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def tell(game: str, here: Moves, there: Moves) -> None:
    """Print a game's figures, a line a phase."""
    native, chromium = defaultdict(list), defaultdict(list)
    for moves, found in ((here, native), (there, chromium)):
        for phase, milliseconds in moves:
            found[phase].append(milliseconds)
    for phase, times in chromium.items():
        median, late = statistics.median(times), centile(times, 0.95)
        slower = sum(times) / max(0.001, sum(native[phase]))
        print(
            f"{game:12} {phase:10} {len(times):5} moves  median {median:6.0f} ms  95 % {late:6.0f} ms"
            f"  longest {max(times):6.0f} ms  95 % / aim {late / AIM_MS:5.2f}  Chromium / native {slower:5.2f}"
        )


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--level", default="master")
    parser.add_argument("--deals", type=int, default=2)
    parser.add_argument("--rules", help='JSON, such as {"preset": "standard", "packs": 3, "seats": 6}')
    parser.add_argument("--games", nargs="+", default=list(game_names()), choices=game_names())
    wanted = parser.parse_args()
    rules = {"rules": json.loads(wanted.rules)} if wanted.rules else {}
    with open_page() as page:
        for game in wanted.games:
            here: Moves = []
            there: Moves = []
            for deal in range(wanted.deals):
                match = {"game": game, "level": wanted.level, "seed": f"thinking {deal}", **rules}
                there += page.evaluate(SCRIPT, match)
                here += natively(match)
            tell(game, here, there)


if __name__ == "__main__":
    main()
