"""Tournaments of computer players: many encounters in several processes, and their results."""

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
"""Standard errors on either side that hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What one entrant made of all its games; `low` and `high` bound 95 % of the score share.

    `score` is the share of the points there were, 0 to 1; `seconds` the mean thinking time a move.
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
    """Return `games` encounters, with every entrant in every seat equally often.

    Neighbours share their luck: as many games as there are seats are played on one seed, the
    entrants moved on by a seat each time. Where an engine plays, which might remember, each game
    has its own. `seed` is the master's: everything follows from it, and it from nothing.
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
    """128 bits for one purpose, from which neither the master nor another purpose's follow.

    That holds as far as the master (0 to 2^128 - 1) cannot be guessed.
    """
    key = master.to_bytes(16, "big")
    return int.from_bytes(blake2b(purpose.encode(), key=key, digest_size=16).digest(), "big")


def results(
    planned: Sequence[Encounter], jobs: int = 1, executor: Executor | None = None
) -> Iterator[tuple[int, Result]]:
    """Play all encounters; yield each one's number in the plan with its result, as they end.

    `executor`, such as a cluster's, takes the place of `jobs` processes of this machine. Raises
    BrokenExecutor when one of these was killed.
    """
    return spread(play, planned, jobs, executor)


def standings(entrants: Sequence[str], found: Sequence[Result]) -> list[Standing]:
    """Return the standing of each entrant, in the order given."""
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
    """Return the bounds of the mean share that hold in 95 % of samples.

    Wilson's for the mean, scaled by how far ties bring the spread below that of won and lost.
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
    """Return a function that draws how many of `total` games are done on one line of a terminal."""
    width = 30

    def show(done: int) -> None:
        full = width * done // max(1, total)
        write(f"\r[{'#' * full}{'.' * (width - full)}] {done}/{total}")

    return show
