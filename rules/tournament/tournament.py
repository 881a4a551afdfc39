"""Tournaments of computer players: many encounters in parallel processes, and their results."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from hashlib import blake2b
from statistics import fmean, stdev

from rules.players.engine import is_engine
from rules.tournament.encounter import Encounter, Result, entrant_name, play
from rules.tournament.processes import spread

SURE = 1.96
"""The number of standard errors on either side that contain 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One entrant's results over all its games.

    `score` is the mean share of the win, 0 to 1, and `low` and `high` bound its 95 % interval.
    `seconds` is the mean thinking time per move.
    """

    name: str
    games: int
    won: int
    tied: int
    score: float
    low: float
    high: float
    points: float
    seconds: float
    slowest: float


def encounters(
    slug: str,
    entrants: Sequence[str],
    games: int,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    pace: float = 1.0,
) -> list[Encounter]:
    """Return `games` encounters, in which every entrant plays every seat equally often.

    Each group of consecutive games, one for each seat, uses the same draws, and the entrants move
    on by one seat each game. If an engine plays, each game has different draws, as an engine might
    remember them. All seeds are derived from the master `seed`, which cannot be computed from them.
    """
    alike = 1 if any(map(is_engine, entrants)) else len(entrants)
    planned = []
    for number in range(games):
        shift = number % len(entrants)
        places = (*range(shift, len(entrants)), *range(shift))
        planned.append(
            Encounter(
                slug,
                tuple(entrants[place] for place in places),
                places,
                dict(options or {}),
                derived_seed(seed, f"draws {number // alike}"),
                tuple(derived_seed(seed, f"seat {number} {place}") for place in places),
                pace,
            )
        )
    return planned


def derived_seed(master: int, purpose: str) -> int:
    """Return a 128-bit seed for one purpose.

    Neither the master nor the seed for another purpose can be computed from it, as long as the
    master (0 to 2^128 - 1) cannot be guessed.
    """
    key = master.to_bytes(16, "big")
    return int.from_bytes(blake2b(purpose.encode(), key=key, digest_size=16).digest(), "big")


def results(
    planned: Sequence[Encounter], jobs: int = 1, executor: Executor | None = None
) -> Iterator[tuple[int, Result]]:
    """Play all encounters, and yield each one's number in the plan with its result when it ends.

    `executor`, for instance a cluster's, replaces the `jobs` processes of this machine. Raises
    BrokenExecutor if a process was killed or the cluster is gone.
    """
    return spread(play, planned, jobs, executor)


def standings(entrants: Sequence[str], found: Sequence[Result]) -> list[Standing]:
    """Return the standing of each entrant, in the order of `entrants`."""
    return [_standing(place, entrants, found) for place in range(len(entrants))]


def _standing(place: int, entrants: Sequence[str], found: Sequence[Result]) -> Standing:
    shares, points, seconds, slowest, moves = [], [], 0.0, 0.0, 0
    for result in found:
        seat = result.encounter.places.index(place)
        shares.append(result.shares[seat])
        points.append(result.points[seat])
        seconds += result.seconds[seat]
        slowest = max(slowest, result.slowest[seat])
        moves += result.moves[seat]
    low, high = interval(shares)
    return Standing(
        entrant_name(entrants[place]),
        len(shares),
        sum(share == 1 for share in shares),
        sum(0 < share < 1 for share in shares),
        fmean(shares) if shares else 0.0,
        low,
        high,
        fmean(points) if points else 0.0,
        seconds / moves if moves else 0.0,
        slowest,
    )


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """Return the bounds of the 95 % confidence interval of the mean share.

    It is Wilson's interval, narrowed for ties, which make the spread smaller than with wins and
    losses alone.
    """
    games = len(shares)
    if games < 2:
        return 0.0, 1.0
    mean = fmean(shares)
    most = math.sqrt(mean * (1 - mean)) if 0 < mean < 1 else 0.0
    spread = min(1.0, stdev(shares) / most) if most else 1.0
    z = SURE * spread
    middle = (mean + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(mean * (1 - mean) / games + (z / (2 * games)) ** 2)
    return max(0.0, middle - half), min(1.0, middle + half)


def lines(found: Sequence[Standing]) -> Iterator[str]:
    """Yield the lines of the result table."""
    width = max(8, *(len(standing.name) for standing in found))
    yield f"{'':<{width}}  games   won  tied   score      95 %       points   s a move   slowest"
    for one in found:
        yield (
            f"{one.name:<{width}} {one.games:>6} {one.won:>5} {one.tied:>5} {one.score:>7.1%}"
            f"  {one.low:>5.1%}–{one.high:<6.1%} {one.points:>7.1f} {one.seconds:>10.3f}"
            f" {one.slowest:>9.3f}"
        )


def progress(total: int, write: Callable[[str], object]) -> Callable[[int], None]:
    """Return a function that shows on one terminal line how many of `total` games are done."""
    width = 30

    def show(done: int) -> None:
        full = width * done // max(1, total)
        write(f"\r[{'#' * full}{'.' * (width - full)}] {done}/{total}")

    return show
