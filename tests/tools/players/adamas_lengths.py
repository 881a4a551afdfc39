"""Lengths of games of Adamas: in all, before the first capture, and between two captures.

`python -m tests.tools.players.adamas_lengths --games 6` plays Masters against each other on boards
of two to five cells per side, with two and three players, with and without `prog_cap`, at 1/100 of
their thinking time. `--against tests.oracles.opponents:walker` puts another player into one of the
seats.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise, product

from rules.adamas import AdamasState
from rules.match import Match
from rules.tournament.encounter import MOST_TURNS, Result
from rules.tournament.processes import most_jobs
from rules.tournament.tournament import encounters, results, standings


@dataclass(frozen=True, slots=True)
class Length:
    """The length of a game, in plies."""

    plies: int
    opening: int
    """The plies before the first capture."""
    quiet: int
    """The most plies between two captures, or after the last one."""
    result: Result

    @property
    def endless(self) -> bool:
        return self.plies >= MOST_TURNS


def measured(result: Result) -> Length:
    """Return the length of a game, from its record."""
    counts = [_pieces(ply.state) for ply in Match.from_text(result.record).plies]
    captures = [number for number, pair in enumerate(pairwise(counts)) if pair[1] < pair[0]]
    ends = [0, *captures, len(counts) - 1]
    return Length(
        plies=len(counts) - 1,
        opening=ends[1],
        quiet=max(later - earlier for earlier, later in pairwise(ends)),
        result=result,
    )


def _pieces(state: object) -> int:
    assert isinstance(state, AdamasState)
    return sum(stack.height for stack in state.stacks if stack)


def lengths(
    entrants: Sequence[str],
    games: int,
    options: Mapping[str, object],
    *,
    seed: int = 1,
    pace: float = 0.01,
    jobs: int = 1,
) -> list[Length]:
    """Return the lengths of `games` games, with every entrant in every seat equally often."""
    planned = encounters("adamas", entrants, games, options, seed, pace)
    return [measured(result) for _, result in results(planned, jobs)]


HEADINGS = (
    "size",
    "players",
    "prog_cap",
    "games",
    "mean",
    "longest",
    "opening",
    "quiet",
    "endless",
)
"""The columns of the table. `mean` and the like are plies; `most` is the maximum of any game."""


def table(chosen: argparse.Namespace) -> Iterator[str]:
    """Yield a row for each board, number of players and way to capture, with the level's score."""
    yield " ".join(f"{heading:>8}" for heading in (*HEADINGS, "tied", "score"))
    for size, players, progressive in product(chosen.sizes, chosen.players, (False, True)):
        entrants = [*[chosen.level] * (players - 1), chosen.against or chosen.level]
        options = {"size": size, "prog_cap": progressive}
        jobs = most_jobs(chosen.jobs)
        found = lengths(entrants, chosen.games, options, pace=chosen.pace, jobs=jobs)
        plies = [one.plies for one in found]
        last = standings(entrants, [one.result for one in found])[-1]
        row = (
            *(size, players, str(progressive), len(found), round(sum(plies) / len(plies))),
            *(max(plies), max(one.opening for one in found), max(one.quiet for one in found)),
            *(sum(one.endless for one in found), last.tied, f"{1 - last.score:.0%}"),
        )
        yield " ".join(f"{value:>8}" for value in row)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.players.adamas_lengths")
    parser.add_argument("--games", type=int, default=6, help="of each kind")
    parser.add_argument("--sizes", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3])
    parser.add_argument("--level", default="Master", help="who plays")
    parser.add_argument("--against", help="who sits in one of the seats instead")
    parser.add_argument("--pace", type=float, default=0.01)
    parser.add_argument("--jobs", type=int, default=1)
    for row in table(parser.parse_args(arguments)):
        print(row, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
