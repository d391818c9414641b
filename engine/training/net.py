"""Net: the value of a position as a small net with a sparse first layer, in NumPy.

Each side suit goes through the same weights, and what comes out is summed, so suits that change places change
nothing. Trumps and what is of the deal have weights of their own. One more layer, then a figure: by how much
the leading side takes more than half of the points in the hands; or, where a playout has a ``share`` in the
value, than that share of its figure and the rest of half of the points.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from training.features import Array
from training.layout import SIDE_BITS, TRUMP_BITS, UNIT

#: Rows at once.
BATCH = 1024


@dataclass(slots=True)
class Net:
    """Weights by name: ``side`` and ``trump`` with what is added, ``joint``, ``last``."""

    weights: dict[str, Array]
    share: float = 0.0

    @staticmethod
    def random(seed: int, first: int, second: int, share: float = 0.0) -> Net:
        """Return a net with random weights."""
        rng = np.random.default_rng(seed)

        def drawn(rows: int, columns: int, active: float) -> Array:
            return (rng.standard_normal((rows, columns)) * np.sqrt(2 / active)).astype(np.float32)

        weights = {
            "side": drawn(SIDE_BITS, first, 60),
            "side+": np.zeros(first, np.float32),
            "trump": drawn(TRUMP_BITS, first, 80),
            "trump+": np.zeros(first, np.float32),
            "joint": drawn(2 * first, second, 4 * first),
            "joint+": np.zeros(second, np.float32),
            "last": 0.1 * drawn(second, 1, second),
            "last+": np.zeros(1, np.float32),
        }
        return Net(weights, share)

    def sharing(self, share: float) -> Net:
        """Return the net as one to begin with in which a playout has a share; it says so much less."""
        last = {name: self.weights[name] * (1 - share) for name in ("last", "last+")}
        return Net(self.weights | last, share)

    @property
    def size(self) -> int:
        """How many weights there are: bytes, once each is one byte."""
        return int(sum(weight.size for weight in self.weights.values()))

    def forward(self, sides: Array, trump: Array) -> tuple[Array, list[Array]]:
        """Return what the net says of rows of features (in units), and what came between."""
        w = self.weights
        rows = len(sides)
        flat = sides.reshape(rows * 4, -1).astype(np.float32)
        bits = trump.astype(np.float32)
        each = np.maximum(flat @ w["side"] + w["side+"], 0)
        of_trump = np.maximum(bits @ w["trump"] + w["trump+"], 0)
        together = np.concatenate([each.reshape(rows, 4, -1).sum(axis=1), of_trump], axis=1)
        hidden = np.maximum(together @ w["joint"] + w["joint+"], 0)
        said = (hidden @ w["last"] + w["last+"])[:, 0]
        return said, [flat, bits, each, of_trump, together, hidden]

    def gradients(self, said: Array, between: list[Array], wanted: Array) -> dict[str, Array]:
        """Return how the mean squared error grows with each weight."""
        w = self.weights
        flat, bits, each, of_trump, together, hidden = between
        wrong = ((said - wanted) * (2 / len(said))).astype(np.float32)[:, None]
        g = {"last": hidden.T @ wrong, "last+": wrong.sum(axis=0)}
        back = (wrong @ w["last"].T) * (hidden > 0)
        g["joint"], g["joint+"] = together.T @ back, back.sum(axis=0)
        down = back @ w["joint"].T
        first = down.shape[1] // 2
        to_trump = down[:, first:] * (of_trump > 0)
        g["trump"], g["trump+"] = bits.T @ to_trump, to_trump.sum(axis=0)
        to_each = np.repeat(down[:, :first], 4, axis=0) * (each > 0)
        g["side"], g["side+"] = flat.T @ to_each, to_each.sum(axis=0)
        return g

    def values(self, sides: Array, trump: Array, base: Array) -> Array:
        """Return the points that the leading side takes, for any number of rows."""
        parts = [
            self.forward(sides[at : at + 4 * BATCH], trump[at : at + 4 * BATCH])[0]
            for at in range(0, len(sides), 4 * BATCH)
        ]
        return base + UNIT * np.concatenate(parts) if parts else base

    def in_bytes(self) -> Net:
        """Return the net with weights of whole numbers from -127 to 127, times a scale for each column."""
        rounded = {}
        for name, weight in self.weights.items():
            scale = np.abs(weight).max(axis=0, keepdims=weight.ndim > 1) / 127 + 1e-12
            rounded[name] = weight if name.endswith("+") else np.round(weight / scale) * scale
        return Net({name: weight.astype(np.float32) for name, weight in rounded.items()}, self.share)

    def save(self, file: Path) -> None:
        """Write the weights."""
        np.savez(file, share=np.array(self.share), **self.weights)

    @staticmethod
    def load(file: Path) -> Net:
        """Read weights that were written."""
        with np.load(file) as kept:
            weights = {name: kept[name] for name in kept.files}
        return Net(weights, float(weights.pop("share")))


@dataclass(slots=True)
class Adam:
    """The steps by which weights are fitted; ``decay`` pulls them towards 0."""

    decay: float = 0.0
    _mean: dict[str, Array] = field(default_factory=dict)
    _square: dict[str, Array] = field(default_factory=dict)
    _steps: int = 0

    def step(self, weights: dict[str, Array], gradients: dict[str, Array], rate: float) -> None:
        """Change the weights by one step."""
        self._steps += 1
        for name, gradient in gradients.items():
            mean = self._mean.setdefault(name, np.zeros_like(gradient))
            square = self._square.setdefault(name, np.zeros_like(gradient))
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            step = (mean / (1 - 0.9**self._steps)) / (np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8)
            weights[name] -= (rate * (step + self.decay * weights[name])).astype(np.float32)


def batches(rows: int, rng: np.random.Generator) -> Iterator[Array]:
    """Yield the numbers of rows in an order by lot, a batch at a time."""
    order = rng.permutation(rows)
    for at in range(0, rows, BATCH):
        yield order[at : at + BATCH]
