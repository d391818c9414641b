"""The commands: `python -m training log`, `fit`, `table` and `arena`; README.md has the recipe."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from training.selfplay import PLAYERS, Log, run_log


def main() -> None:
    """Read the command line and do what it says."""
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    log = commands.add_parser("log", help="log self-play; goes on where it stopped")
    log.add_argument("folder", type=Path)
    log.add_argument("--level", choices=sorted(PLAYERS), default="expert")
    log.add_argument("--seed", default="pilot")
    log.add_argument("--deals", type=int, default=100)
    log.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    fit = commands.add_parser("fit", help="fit a net to logged deals")
    fit.add_argument("net", type=Path, help="the file to write, .npz")
    fit.add_argument("--start", type=Path, help="a net to begin with; else one that knows nothing")
    fit.add_argument("--policy", type=int, default=0, help="deals of the playout's policy to begin with")
    fit.add_argument("--casual", type=Path, help="logged deals to go on with")
    fit.add_argument("--expert", type=Path, required=True, help="logged deals to end with")
    fit.add_argument("--cache", type=Path, required=True, help="a folder for rows of features")
    fit.add_argument("--share", type=float, default=0.0, help="of a playout's figure in the value, up to 1")
    fit.add_argument("--first", type=int, default=96)
    fit.add_argument("--second", type=int, default=64)
    fit.add_argument("--epochs", type=int, nargs=3, default=(6, 6, 8), help="of policy, casual and expert")
    fit.add_argument("--rates", type=float, nargs=3, default=(2e-3, 1e-3, 5e-4))
    fit.add_argument("--decay", type=float, default=0.02)
    fit.add_argument("--seed", type=int, default=1)
    table = commands.add_parser("table", help="judge playouts and nets on the deals that were held out")
    table.add_argument("folder", type=Path, help="logged deals")
    table.add_argument("nets", type=Path, nargs="*")
    table.add_argument("--worlds", type=int, default=60)
    table.add_argument("--seed", default="judge")
    arena = commands.add_parser("arena", help="a search with a net against one with playouts")
    arena.add_argument("net", type=Path)
    arena.add_argument("file", type=Path, help="a line of JSON a pair; goes on where it stopped")
    arena.add_argument("--pairs", type=int, default=100)
    arena.add_argument("--seed", default="pilot-arena")
    asked = parser.parse_args()
    if asked.command == "log":
        _log(asked)
    elif asked.command == "fit":
        _fit(asked)
    elif asked.command == "table":
        _table(asked)
    else:
        _arena(asked)


def _log(asked: argparse.Namespace) -> None:
    terms = Log(asked.level, asked.seed)
    for number in run_log(terms, asked.folder, asked.deals, asked.jobs):
        print(f"deals {number * terms.each} to {(number + 1) * terms.each - 1}", flush=True)


def _fit(asked: argparse.Namespace) -> None:
    # Here, because only this needs NumPy.
    from training.fitting import cached, fit, is_held_out, is_stopping, logged_rows, policy_rows
    from training.net import Net
    from training.selfplay import read_log

    asked.cache.mkdir(parents=True, exist_ok=True)
    deals = list(read_log(asked.expert))
    stopping = [deal for deal in deals if is_stopping(deal)]
    fitted = [deal for deal in deals if not is_stopping(deal) and not is_held_out(deal)]
    stops = cached(asked.cache / f"stops-{len(stopping)}.npz", lambda: logged_rows(stopping, 8, "stops"))
    expert = cached(asked.cache / f"expert-{len(fitted)}.npz", lambda: logged_rows(fitted, 26, "expert"))
    net = Net.random(asked.seed, asked.first, asked.second, asked.share)
    if asked.start:
        net = Net.load(asked.start).sharing(asked.share)
    print(f"{net.size} weights; {len(fitted)} deals and {len(expert.took)} positions of expert", flush=True)
    stages = []
    if asked.policy:
        file = asked.cache / f"policy-{asked.policy}.npz"
        stages.append((0, cached(file, lambda: policy_rows("policy", asked.policy, 6))))
    if asked.casual:
        many = list(read_log(asked.casual))
        file = asked.cache / f"casual-{len(many)}.npz"
        stages.append((1, cached(file, lambda: logged_rows(many, 10, "casual"))))
    stages.append((2, expert))
    for number, rows in stages:
        print(f"stage {number + 1}: {len(rows.took)} positions", flush=True)
        net = fit(
            net,
            rows,
            stops,
            asked.epochs[number],
            asked.rates[number],
            asked.seed,
            decay=asked.decay,
            to_the_end=number < 2,
            tell=lambda text: print(text, flush=True),
        )
    net.save(asked.net)


def _table(asked: argparse.Namespace) -> None:
    from training.fitting import is_held_out, is_stopping
    from training.judging import judge, straightened, table
    from training.net import Net
    from training.selfplay import read_log

    nets = {file.stem: Net.load(file) for file in asked.nets}
    nets |= {f"{name} as int8": net.in_bytes() for name, net in nets.items()}
    deals = list(read_log(asked.folder))
    judged = judge(filter(is_held_out, deals), nets, asked.worlds, asked.seed)
    others = judge(filter(is_stopping, deals), {}, asked.worlds, asked.seed)
    playouts = f"playouts, {asked.worlds} worlds"
    for name in list(others.figures):
        judged.figures[f"{name}, made straight"] = straightened(judged, others, name)
    print(table(judged, playouts))
    print()
    print(table(judged, f"{playouts}, made straight"))


def _arena(asked: argparse.Namespace) -> None:
    from followsuit.arena.report import interval
    from training.net import Net
    from training.valued import run_pairs

    points = []
    for pair in run_pairs(Net.load(asked.net), asked.file, asked.pairs, asked.seed):
        points.append(pair["figures"]["points about 80"] / 2)
        if len(points) > 1:
            told = interval(points)
            print(f"{len(points)} pairs: e {told['mean']:+.1f} ± {told['plus_minus']:.1f}", flush=True)


if __name__ == "__main__":
    main()
