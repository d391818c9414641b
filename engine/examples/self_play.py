"""Self-play as data: `python self_play.py GAME FILE [--deals N] [--level LEVEL]`, a row for every decision.

FILE ends in `.jsonl` (one JSON object a line) or in `.parquet` (needs `pip install pyarrow`). A row has the
deal, the seat, what the seat knew, what it could do, what it did, and what its side took in the end.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import followsuit


def decisions(game: str, level: str, deals: int, seed: str) -> Iterator[dict[str, Any]]:
    """Every decision of some deals, each from the first deal of a match of its own."""
    for deal in range(1, deals + 1):
        match = followsuit.match(game, level=level, seed=f"{seed}/{deal}")
        rows: list[dict[str, Any]] = []
        while match.deal_result() is None:
            turn = match.to_act
            if turn is None:
                match.step()
                continue
            situation = match.situation()
            match.step()
            rows.append(
                {
                    "deal": deal,
                    "seat": turn.name,
                    "view": json.dumps(situation.view),
                    "legal": [followsuit.act_text(act) for act in situation.legal],
                    "act": followsuit.act_text(match.acts()[-1]),
                }
            )
        result = match.deal_result()
        took = result.took if result is not None else {}
        for row in rows:
            side = followsuit.Seat[row["seat"]].side.name
            yield {**row, "took": took.get(side), "passed_out": result is not None and result.passed_out}


def write(rows: Iterator[dict[str, Any]], file: Path) -> int:
    """Write the rows to a file by its ending; return how many."""
    if file.suffix == ".parquet":
        import pyarrow  # type: ignore[import-not-found,import-untyped,unused-ignore]
        import pyarrow.parquet  # type: ignore[import-not-found,import-untyped,unused-ignore]

        table = pyarrow.Table.from_pylist(list(rows))
        pyarrow.parquet.write_table(table, file)
        return int(table.num_rows)
    count = 0
    with file.open("w", encoding="utf-8") as out:
        for count, row in enumerate(rows, 1):  # noqa: B007 - the last number is the count
            out.write(json.dumps(row) + "\n")
    return count


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=followsuit.games())
    parser.add_argument("file", type=Path)
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--level", default="casual")
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()
    rows = decisions(options.game, options.level, options.deals, options.seed)
    print(f"{write(rows, options.file)} decisions in {options.file}")


if __name__ == "__main__":
    main()
