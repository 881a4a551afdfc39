"""How reliably bad moves of Mono are flagged.

    python -m tests.tools.players.mono_planted [--moves 100] [--pace 0.01] [--seed 1] [--scale 1]

The moves are planted in matches between Experts, where a run of two or more can almost surely
continue. There are three kinds: a cell that is almost surely lower, `random`, and the end of the
turn. A move is flagged if its analysis takes at least 5 points or 1/20 of the win from it. The
output has the share of flagged moves of each kind with its 95 % interval, and their cost. It also
has the share of the Experts' own moves that are flagged in these positions.
"""

import argparse
import sys
from collections.abc import Iterator
from random import Random
from statistics import fmean

from rules.core.analysis import Analysis, Work
from rules.core.clock import Clock
from rules.match import Match
from rules.mono.game import MonoView, Move
from rules.mono.moves import EndTurn, RandomMove, Reveal
from rules.mono.players import MIND
from rules.mono.players.samples import potential_of
from rules.mono.players.situation import situation_of
from rules.tournament.tournament import interval
from tests.tools.calibration import played

SURE, LOWER = 0.85, 0.9
"""The chance that the best cell continues the run, and that the planted one ends it."""

POINTS, SHARE = 5.0, 0.05
"""The smallest losses for a flag."""


def planted(view: MonoView) -> dict[str, Move]:
    """Return the bad moves to plant in a position, by kind. There are none without a sure run."""
    situation = situation_of(view, view.seat)
    if situation.run < 2:
        return {}
    potential = potential_of(situation, 120, Clock(1e9, most=100_000), Random(1))

    def share(cell: int, run: bool) -> float:
        return sum(
            samples.bit_count() / potential.count
            for value, samples in potential.outcomes(cell, situation.last)
            if not run or value == situation.last
        )

    if max(share(cell, True) for cell in potential.cells) < SURE:
        return {}
    found: dict[str, Move] = {"leaves it to chance": RandomMove(), "ends early": EndTurn()}
    lower = min(potential.cells, key=lambda cell: share(cell, False))
    if share(lower, False) <= 1 - LOWER:
        found["breaks the run"] = Reveal(view.grid.names[lower])
    return found


def named(found: Analysis[Move], move: Move) -> tuple[bool, float, float]:
    """Whether a move is flagged, and its cost in points and as a share of the win."""
    line = found.line_of(move)
    assert line is not None
    points = (found.best.points or 0.0) - (line.points or 0.0)
    return points >= POINTS or found.value - line.value >= SHARE, points, found.value - line.value


def positions(matches: Iterator[Match]) -> Iterator[tuple[MonoView, Move, dict[str, Move]]]:
    """Yield the positions in which bad moves can be planted, with the move played."""
    for match in matches:
        for decision in match.decisions():
            view = decision.views[decision.player]
            assert isinstance(view, MonoView)
            assert isinstance(decision.move, Move)
            if not view.placing and (bad := planted(view)):
                yield view, decision.move, bad


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--moves", type=int, default=100)
    parser.add_argument("--pace", type=float, default=0.01)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scale", type=float, default=1.0)
    chosen = parser.parse_args(arguments)
    told: dict[str, list[tuple[bool, float, float]]] = {}
    planted_so_far = 0
    for view, move, bad in positions(played("mono", 10_000, ["Expert"], chosen.pace, chosen.seed)):
        found = MIND.analyse(view, Work(chosen.scale), include=[move, *bad.values()])
        if move not in bad.values():
            told.setdefault("the Expert's own", []).append(named(found, move))
        for kind, worse in bad.items():
            told.setdefault(kind, []).append(named(found, worse))
        planted_so_far += len(bad)
        if planted_so_far >= chosen.moves:
            break
    for kind, some in sorted(told.items()):
        low, high = interval([float(flag) for flag, _, _ in some])
        print(
            f"{kind:20s} {sum(flag for flag, _, _ in some)} of {len(some)} named "
            f"({low:.0%} to {high:.0%}), {fmean(points for _, points, _ in some):.1f} points, "
            f"{fmean(share for _, _, share in some):.3f} of a win"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
