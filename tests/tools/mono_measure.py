"""Test how well the measured difficulty of Mono layouts tells them apart.

`python -m tests.tools.mono_measure --layouts 100 --matches 200` measures random layouts twice, in
independent matches, and prints the rank correlation of both results. It also prints the correlation
with the means of new matches of the reader, and with `--expert 20` with those of 20 matches of the
Expert for each layout. `--usual 2-25 --seconds 20` measures random layouts of each size for 20
seconds, and prints the rows of `rules/mono/players/usual.py`.
"""

from argparse import ArgumentParser
from collections.abc import Sequence
from math import inf, sqrt
from random import Random
from statistics import correlation, fmean, stdev, variance
from threading import Event
from time import process_time

from rules.core.clock import Clock
from rules.core.levels import level_named
from rules.mono.layouts import random_layout
from rules.mono.players.measure import measured
from rules.mono.players.reader import read_through
from rules.mono.puzzles import par_of
from tests.tools.players.mono_solo import expected_score

NEVER = Event()
_A_TIME = 2
"""The number of matches for each layout when usual points are measured. More layouts are better."""

_FEWEST = 8
"""The number of layouts that are measured even if time is up."""


def ranks(values: Sequence[float]) -> list[float]:
    """Return the rank of each value, from 0. Equal values have the same rank."""
    ascending = sorted(values)
    return [ascending.index(value) + (ascending.count(value) - 1) / 2 for value in values]


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Return Spearman's rank correlation."""
    return correlation(ranks(one), ranks(other))


def compare(size: int, layouts: int, matches: int, expert: int) -> None:
    """Print the correlations."""
    sheets = [random_layout(size, Random(f"sheet {seed}")) for seed in range(layouts)]
    start = process_time()
    one = [measured(size, sheet, NEVER, seed="one ") for sheet in sheets]
    took = (process_time() - start) / layouts
    other = [measured(size, sheet, NEVER, seed="other ") for sheet in sheets]
    points = [measure.mean for measure in one]
    played = fmean(len(measure.points) for measure in one)
    print(f"size {size}, {layouts} layouts: {played:.0f} matches, {took:.2f} s each")
    twice = rank_correlation(points, [measure.mean for measure in other])
    print(f"measured twice: rank correlation {twice:.3f}")
    fresh = [
        fmean(
            read_through(sheet, Random(f"fresh {number} {match}"), NEVER).points
            for match in range(matches)
        )
        for number, sheet in enumerate(sheets)
    ]
    print(f"with means of {matches} fresh matches: {rank_correlation(points, fresh):.3f}")
    shares = [sum(m.difficulty == level for m in one) / layouts for level in range(1, 6)]
    print("difficulty 1 to 5:", " ".join(f"{share:.0%}" for share in shares), flush=True)
    if expert:
        scores = [
            [
                expected_score(
                    sheet, level_named("Expert"), Clock(inf), Random(f"{number} {match}"), 1
                )
                for match in range(expert)
            ]
            for number, sheet in enumerate(sheets)
        ]
        means = [fmean(found) for found in scores]
        alike = rank_correlation(points, means)
        print(f"with means of {expert} matches of the Expert: {alike:.3f}")
        noise = fmean(map(variance, scores)) / expert
        print(f"of which the variance is {noise / variance(means):.0%} noise")
        for level in range(1, 6):
            reached = [
                score >= par_of(measure)
                for measure, found in zip(one, scores, strict=True)
                if measure.difficulty == level
                for score in found
            ]
            if reached:
                print(f"difficulty {level}: the Expert reaches par in {fmean(reached):.0%}")


def usual(size: int, seconds: float) -> None:
    """Print the usual points for a size: the mean, and the spread of the layouts' means."""
    end = process_time() + seconds
    means, noise = list[float](), list[float]()
    while process_time() < end or len(means) < _FEWEST:
        number = len(means)
        sheet = random_layout(size, Random(f"usual {size} {number}"))
        points = [
            read_through(sheet, Random(f"usual {number} {match}"), NEVER).points
            for match in range(_A_TIME)
        ]
        means.append(fmean(points))
        noise.append(variance(points) / _A_TIME)
    spread = sqrt(max(0.0, variance(means) - fmean(noise)))
    sure = stdev(means) / sqrt(len(means))
    print(f"    {size}: ({fmean(means):.1f}, {spread:.1f}),  # ± {sure:.1f}", flush=True)


def main() -> None:
    """Run the command."""
    parser = ArgumentParser(prog="python -m tests.tools.mono_measure")
    parser.add_argument("--size", type=int, default=6)
    parser.add_argument("--layouts", type=int, default=100)
    parser.add_argument("--matches", type=int, default=200, help="fresh matches of the reader")
    parser.add_argument("--expert", type=int, default=0, help="matches of the Expert besides")
    parser.add_argument("--usual", help="measure what is usual for these sizes, 2-25, instead")
    parser.add_argument("--seconds", type=float, default=20, help="of processor time for a size")
    chosen = parser.parse_args()
    if chosen.usual:
        first, _, last = chosen.usual.partition("-")
        for size in range(int(first), int(last or first) + 1):
            usual(size, chosen.seconds)
    else:
        compare(chosen.size, chosen.layouts, chosen.matches, chosen.expert)


if __name__ == "__main__":
    main()
