"""An arena's result as a picture: `python plot_arena.py RESULT.json OUT.svg`, from what `arena --json` wrote.

It draws the running mean of the first figure and its 95 % interval: how sure the result was after each pair.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from followsuit.arena.plot import running, svg


def main() -> None:
    """Draw the result."""
    source, target = Path(sys.argv[1]), Path(sys.argv[2])
    data = json.loads(source.read_text(encoding="utf-8"))
    figure = next(iter(data["report"]["figures"]))
    values = [pair["figures"][figure] for pair in data["pairs"]]
    plan = data["plan"]
    target.write_text(svg(values, f"{plan['a']} against {plan['b']}, {figure} a deal"), encoding="utf-8")
    mean, plus_minus = running(values)[-1]
    print(f"{mean:+.3f} ± {plus_minus:.3f} after {len(values)} pairs, drawn in {target}")


if __name__ == "__main__":
    main()
