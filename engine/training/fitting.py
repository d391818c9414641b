"""Fitting: the figures of many positions as arrays, and a net fitted to them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random

import numpy as np

from training.deals import LoggedDeal
from training.features import Array, blocks, packed, points_left
from training.layout import UNIT
from training.net import Adam, Net, batches
from training.positions import Lead, leads_of, policy_leads

#: Of five deals these are held out, and this one says when to stop; the others are fitted to.
ONE_IN = 5
HELD_OUT = (0, 2)
STOPPING = 1


def is_held_out(deal: LoggedDeal) -> bool:
    """Whether a deal is kept from the fitting, to judge by."""
    return deal.number % ONE_IN in HELD_OUT


def is_stopping(deal: LoggedDeal) -> bool:
    """Whether a deal says when the fitting stops, and nothing else."""
    return deal.number % ONE_IN == STOPPING


@dataclass(frozen=True, slots=True)
class Rows:
    """Positions as features, with what the leading side took (``took``) and what a playout says it takes.

    ``half`` is half of the points in the hands.
    """

    sides: Array
    trump: Array
    took: Array
    playout: Array
    half: Array
    hand: Array

    def base(self, share: float) -> Array:
        """What a net's figure is added to."""
        return share * self.playout + (1 - share) * self.half

    @staticmethod
    def joined(parts: Iterable[Rows]) -> Rows:
        """Return several as one."""
        each = list(parts)
        return Rows(*(np.concatenate([getattr(rows, name) for rows in each]) for name in Rows.__slots__))


def rows_of(leads: list[Lead]) -> Rows:
    """Return positions with what came as rows."""
    positions = [lead.position for lead in leads]
    arrays = packed(positions)
    sides, trump = blocks(arrays)
    left = points_left(arrays).astype(np.float32)
    opposing = arrays["opposing"] > 0
    came = np.array([lead.to_come for lead in leads], np.float32)
    playout = np.array([position.played_out() for position in positions], np.float32)
    return Rows(
        sides,
        trump,
        np.where(opposing, came, left - came),
        np.where(opposing, playout, left - playout),
        left / 2,
        arrays["hand"],
    )


def logged_rows(deals: Iterable[LoggedDeal], each: int, seed: str) -> Rows:
    """Return rows of ``each`` positions of every deal, drawn by lot."""
    return _in_parts(_drawn(deals, each, seed))


def policy_rows(seed: str, deals: int, each: int) -> Rows:
    """Return rows of deals that the playout's policy plays."""
    return _in_parts(policy_leads(seed, number, each) for number in range(deals))


def _drawn(deals: Iterable[LoggedDeal], each: int, seed: str) -> Iterator[list[Lead]]:
    for deal in deals:
        leads = [lead for _, lead in leads_of(deal)]
        drawn = Random(f"{seed}/{deal.number}").sample(range(len(leads)), min(each, len(leads)))
        yield [leads[at] for at in sorted(drawn)]


def _in_parts(deals: Iterator[list[Lead]]) -> Rows:
    parts = []
    while some := list(islice(deals, 500)):
        parts.append(rows_of([lead for leads in some for lead in leads]))
    return Rows.joined(parts)


def error_of(net: Net, rows: Rows) -> float:
    """The root mean square error, in points."""
    said = net.values(rows.sides, rows.trump, rows.base(net.share))
    return float(np.sqrt(np.mean((said - rows.took) ** 2)))


def fit(
    net: Net,
    rows: Rows,
    stops: Rows,
    epochs: int,
    rate: float,
    seed: int,
    *,
    decay: float = 0.0,
    to_the_end: bool = False,
    tell: Callable[[str], None] = lambda text: None,
) -> Net:
    """Fit a net and return it as it was after the epoch that did best on ``stops``, or ``to_the_end``."""
    rng, adam = np.random.default_rng(seed), Adam(decay)
    wanted = (rows.took - rows.base(net.share)) / UNIT
    best, least = net, error_of(net, stops)
    tell(f"before: stops {least:.2f}")
    weights = {name: weight.copy() for name, weight in net.weights.items()}
    for epoch in range(epochs):
        now = Net(weights, net.share)
        slower = rate * 0.5 * (1 + np.cos(np.pi * epoch / epochs))
        squares = 0.0
        for at in batches(len(wanted), rng):
            said, between = now.forward(rows.sides[at], rows.trump[at])
            squares += float(((said - wanted[at]) ** 2).sum())
            adam.step(weights, now.gradients(said, between, wanted[at]), slower)
        error = error_of(now, stops)
        tell(f"epoch {epoch + 1}: fitted {UNIT * np.sqrt(squares / len(wanted)):.2f}, stops {error:.2f}")
        if error < least or to_the_end:
            least = error
            best = Net({name: weight.copy() for name, weight in weights.items()}, net.share)
    return best


def cached(file: Path, make: Callable[[], Rows]) -> Rows:
    """Return rows from a file, which is made where it is not there."""
    if not file.exists():
        rows = make()
        half = file.with_suffix(".part.npz")
        np.savez(half, **{name: getattr(rows, name) for name in Rows.__slots__})
        half.replace(file)
    with np.load(file) as kept:
        return Rows(*(kept[name] for name in Rows.__slots__))
