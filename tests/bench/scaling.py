"""Scaling: how much faster an arena is on two processes of Dask than on one, and than without Dask.

`PYTHONPATH=engine .cache/extras/bin/python tests/bench/scaling.py [PAIRS]`, on a machine that does nothing else.
"""

from __future__ import annotations

import contextlib
import io
import json
import sys
import tempfile
import time
from pathlib import Path

from distributed import LocalCluster

from followsuit.__main__ import main as followsuit

PAIRS = sys.argv[1] if sys.argv[1:] else "100"
TERMS = ("two_hundred", "expert", "casual", "--seed", "scaling", "--nodes", "60")


def timed(file: Path, pairs: str, *words: str) -> float:
    """Play an arena into a file and return the seconds it took."""
    began = time.perf_counter()
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        assert followsuit(["arena", *TERMS, "--pairs", pairs, "--json", str(file), *words]) == 0
    return time.perf_counter() - began


def main() -> None:
    """Print the seconds of each way and how many times as fast it is as one process of Dask."""
    took: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        timed(folder / "warm.json", "2")
        took["without Dask"] = timed(folder / "without Dask.json", PAIRS)
        for workers in (1, 2):
            way = f"Dask, {workers} process{'es' if workers > 1 else ''}"
            with LocalCluster(
                n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=None
            ) as cluster:
                # Until every worker has imported the engine.
                timed(folder / "warm.json", "6", "--scheduler", cluster.scheduler_address)
                took[way] = timed(folder / f"{way}.json", PAIRS, "--scheduler", cluster.scheduler_address)
        found = [
            json.loads((folder / f"{way}.json").read_text(encoding="utf-8"))["report"]["figures"]
            for way in took
        ]
    print(f"| {PAIRS} pairs | seconds | times as fast |\n|---|---:|---:|")
    for way, seconds in took.items():
        print(f"| {way} | {seconds:.1f} | {took['Dask, 1 process'] / seconds:.2f} |")
    print("the results are the same" if all(one == found[0] for one in found) else "the results DIFFER")


if __name__ == "__main__":
    main()
