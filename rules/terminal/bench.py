"""Benchmarks of the rules: each speed, and its ratio to a simple baseline from the same run.

Speeds depend on the machine and its load. Ratios are easier to compare between machines.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from rules.blackbox.placements import placement_at
from rules.blackbox.rays import all_results, trace
from rules.core import AnyGame
from rules.games import GAMES
from rules.kernels import version_line
from rules.match import Match
from rules.mono.layouts import plain_random_layout, random_layout
from rules.playout import random_move
from rules.terminal.progress import Progress

PLACEMENTS = 211_876
PORTS = 28
PLIES = 1000
"""The number of plies in the record to load."""
LAYOUTS = 20
"""The number of layouts of size 25 to generate. The slowest one is reported."""


@dataclass(frozen=True, slots=True)
class Speed:
    """A measured speed in units per second, and the speed of its baseline."""

    what: str
    rate: float
    baseline: str
    baseline_rate: float

    def line(self) -> str:
        ratio = self.rate / self.baseline_rate
        return (
            f"{self.what:<44} {self.rate:>12,.1f}/s   {ratio:>9.3g} × "
            f"{self.baseline} ({self.baseline_rate:,.1f}/s)"
        )


def run_benchmarks(seconds: float) -> int:
    """Print every benchmark, measuring each for about `seconds` seconds."""
    print(version_line())
    with Progress("Measuring") as progress:
        progress.print(f"{'':<44} {'rate':>14}   {'ratio':>9}   baseline")
        for figure in _figures(seconds):
            progress.print(figure.line())
        slowest = _slowest_layout(25, LAYOUTS)
    print(f"{f'Mono layout, size 25, slowest of {LAYOUTS}':<44} {slowest:>12.2f} s")
    return 0


def _figures(seconds: float) -> Iterator[Speed]:
    plain_ply = rate(_plain_ply, seconds)
    for game in GAMES:
        playout = _Playout(game)
        plies = rate(playout.ply, seconds)
        yield Speed(f"{game.title}: random plies", plies, "copying a dict board", plain_ply)
    plain = rate(_layouts(9, plain_random_layout), seconds)
    for size in (9, 15, 25):
        layouts = rate(_layouts(size, random_layout), seconds)
        yield Speed(f"Mono: layouts of size {size}", layouts, "the plain algorithm at 9", plain)
    yield _rays(seconds)
    yield _loading(seconds)


def rate(work: Callable[[], object], seconds: float) -> float:
    """Return how many times per second `work` can be done, as the best of three rounds."""
    best = 0.0
    for _ in range(3):
        count, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds / 3 or not count:
            work()
            count += 1
        best = max(best, count / spent)
    return best


def _plain_ply() -> dict[int, int]:
    """Return a changed copy of a 45-cell board, the least work a simple program does for a ply."""
    board = dict.fromkeys(range(45), 0)
    changed = dict(board)
    changed[7] = 1
    return changed


class _Playout:
    """Random plies of one game. When a match is over, a new one starts."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._rng = Random(1)
        self._match = Match.new(game.slug, seed=1)

    def ply(self) -> None:
        match = self._match
        if match.to_move is None:
            self._match = match = Match.new(self._game.slug, seed=self._rng.getrandbits(32))
        assert match.to_move is not None
        match.play(random_move(self._game, match.view(match.to_move), self._rng, most=50))


def _layouts(size: int, make: Callable[[int, Random], str]) -> Callable[[], object]:
    rng = Random(size)
    return lambda: make(size, rng)


def _slowest_layout(size: int, count: int) -> float:
    rng, slowest = Random(0), 0.0
    for _ in range(count):
        start = time.perf_counter()
        random_layout(size, rng)
        slowest = max(slowest, time.perf_counter() - start)
    return slowest


def _rays(seconds: float) -> Speed:
    """Compare computing all 28 rays of a placement at once with tracing them one by one."""
    rng = Random(3)
    some = [placement_at(rng.randrange(PLACEMENTS)) for _ in range(100)]

    def at_once() -> None:
        for atoms in some:
            all_results(atoms)

    def one_by_one() -> None:
        for atoms in some:
            for port in range(PORTS):
                trace(atoms, port)

    rays = len(some) * PORTS
    return Speed(
        "Black Box: rays",
        rate(at_once, seconds) * rays,
        "tracing one by one",
        rate(one_by_one, seconds) * rays,
    )


def _loading(seconds: float) -> Speed:
    """Compare loading a long record with playing the same moves."""
    rng = Random(5)
    match = Match.new("adamas", options={"size": 4}, seed=5)
    moves: list[object] = []
    while match.last_ply < PLIES:
        if match.to_move is None:
            match, moves = Match.new("adamas", options={"size": 4}, seed=rng.getrandbits(32)), []
        moves.append(random_move(match.game, match.view(match.to_move), rng, most=50))
        match.play(moves[-1])
    text = match.to_text()

    def play() -> None:
        again = Match.new("adamas", options={"size": 4}, seed=5)
        for move in moves:
            again.play(move)

    return Speed(
        f"Record of {PLIES:,} plies: loads",
        rate(lambda: Match.from_text(text), seconds),
        "playing its moves",
        rate(play, seconds),
    )
