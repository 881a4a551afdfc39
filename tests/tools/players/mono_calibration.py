"""Calibration of Mono's guesses at a hidden board.

    python -m tests.tools.players.mono_calibration --layouts 200 --seed 1

This prints the log-loss of the true values with 9 and with 18 random known cells. It also prints
how often guesses of each probability were true, and the time to compute a posterior.
"""

from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log
from random import Random
from time import perf_counter

from rules.core.clock import Clock
from rules.mono.board import HIDDEN, LABELS, board
from rules.mono.layouts import random_layout
from rules.mono.players.chances import SAMPLES, cell_chances
from rules.mono.players.samples import draw

KNOWN = (9, 18)
"""The numbers of known cells to measure."""

BANDS = 10
"""The number of rows of the calibration table, for equal intervals of probability from 0 to 1."""


@dataclass(slots=True)
class Measure:
    """Sums over the hidden cells of many layouts."""

    cells: int = 0
    loss: float = 0.0
    blind: float = 0.0
    """The loss of guesses that use only the remaining sizes of the regions."""
    seconds: float = 0.0
    posteriors: int = 0
    said: list[float] = field(default_factory=lambda: [0.0] * BANDS)
    true: list[int] = field(default_factory=lambda: [0] * BANDS)
    held: list[int] = field(default_factory=lambda: [0] * BANDS)

    def add(self, layout: str, known: str, found: dict[int, dict[int, float]]) -> None:
        """Add the comparison of the guesses at every hidden cell with the truth."""
        hidden = known.count(HIDDEN)
        for cell, chances in found.items():
            value = LABELS.index(layout[cell]) + 1
            self.cells += 1
            self.loss -= log(chances[value])
            self.blind -= log((value - known.count(layout[cell])) / hidden)
            for guess, chance in chances.items():
                band = min(BANDS - 1, int(chance * BANDS))
                self.held[band] += 1
                self.said[band] += chance
                self.true[band] += guess == value


def measure(size: int, known: int, layouts: int, seconds: float, rng: Random) -> Measure:
    """Return the sums for `layouts` random layouts, with `known` random known cells each."""
    result = Measure()
    cells = range(len(board(size).names))
    for _ in range(layouts):
        layout = random_layout(size, rng)
        seen = set(rng.sample(cells, min(known, len(cells))))
        labels = "".join(layout[cell] if cell in seen else HIDDEN for cell in cells)
        start = perf_counter()
        samples = draw(size, labels, SAMPLES, Clock(seconds), rng)
        result.seconds += perf_counter() - start
        result.posteriors += 1
        result.add(layout, labels, cell_chances(size, labels, samples))
    return result


def report(known: int, result: Measure) -> str:
    """Return the lines for one number of known cells."""
    cells, posteriors = max(1, result.cells), max(1, result.posteriors)
    lines = [
        f"{known} cells known: log-loss {result.loss / cells:.3f}, by the sizes left alone "
        f"{result.blind / cells:.3f}, {1000 * result.seconds / posteriors:.0f} ms a posterior",
        "  held likely   said   true   how often",
    ]
    lines += [
        f"  {band / BANDS:.1f} to {(band + 1) / BANDS:.1f}  "
        f"{result.said[band] / held:7.3f}{result.true[band] / held:7.3f}{held:12}"
        for band, held in enumerate(result.held)
        if held
    ]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command."""
    parser = ArgumentParser(prog="python -m tests.tools.players.mono_calibration")
    parser.add_argument("--layouts", type=int, default=200, help="how many boards are guessed at")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--size", type=int, default=9, help="regions of a board, 2 to 25")
    parser.add_argument("--seconds", type=float, default=0.5, help="time for each posterior")
    given = parser.parse_args(arguments)
    for known in KNOWN:
        rng = Random(given.seed)
        print(report(known, measure(given.size, known, given.layouts, given.seconds, rng)))


if __name__ == "__main__":
    main()
