"""Check whether positions with a value of 0.7 are won in 7 of 10 matches.

    python -m tests.tools.calibration GAME [--games 300] [--pairs 2] [--pace 0.01] [--seed 1]
        [--levels Club,Expert,Master] [--records FOLDER]

In matches between equal levels, pairs of decisions are analysed: a random one, and the next one of
another player. The output shows how the matches ended, by tenths of the value, and the values at
the start. It also shows the log-loss, beside that of a constant prediction of the mean. Parity is
the amount by which the two values of a pair add up to more than one. On average, this is what the
first player gives away. A draw counts as half a win. With `--records`, saved matches are analysed
instead of new ones.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from math import log, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

from rules.core.analysis import Work
from rules.core.levels import LEVELS
from rules.games import GAMES
from rules.match import Decision, Match
from rules.players import MINDS
from rules.tournament.encounter import play
from rules.tournament.tournament import encounters, interval

CERTAIN = 1e-3
"""The smallest distance of a value from 0 and 1 in the log-loss."""


@dataclass(frozen=True, slots=True)
class Pair:
    """The values of two decisions in a match, and the shares of the win that their players got."""

    values: tuple[float, float]
    shares: tuple[float, float]

    @property
    def excess(self) -> float:
        """Return the sum of the two values minus one."""
        return sum(self.values) - 1


def played(slug: str, games: int, levels: list[str], pace: float, seed: int) -> Iterator[Match]:
    """Yield matches between equal levels, for each level in turn."""
    for number in range(games):
        level = levels[number % len(levels)]
        (planned,) = encounters(slug, (level, level), 1, seed=seed * 1_000_003 + number, pace=pace)
        yield Match.from_text(play(planned).record)


def saved(folder: Path) -> Iterator[Match]:
    """Yield the matches of saved records, ordered by file name."""
    for path in sorted(folder.glob("**/*.qcx")):
        yield Match.load(path)


def value(match: Match, decision: Decision, scale: float) -> float:
    """Return the computer player's value of the position at a decision."""
    view = decision.views[decision.player]
    mind = MINDS[view.game]
    return mind.analyse(view, Work(scale), include=[decision.move]).value


def pairs(match: Match, wanted: int, scale: float, rng: Random) -> Iterator[Pair]:
    """Yield pairs of decisions of a finished match."""
    outcome = match.outcome
    if outcome is None:
        return
    decisions = list(match.decisions())
    for _ in range(wanted):
        at = rng.randrange(len(decisions))
        one = decisions[at]
        other = next((d for d in decisions[at + 1 :] if d.player != one.player), None)
        if other is not None:
            yield Pair(
                (value(match, one, scale), value(match, other, scale)),
                (outcome.share(one.player), outcome.share(other.player)),
            )


def report(found: list[Pair], starts: list[float]) -> Iterator[str]:
    """Yield the results as lines of text."""
    rows = [row for pair in found for row in zip(pair.values, pair.shares, strict=True)]
    yield "value        positions  said   came   95 %"
    for tenth in range(10):
        some = [row for row in rows if min(9, int(row[0] * 10)) == tenth]
        if some:
            low, high = interval([share for _, share in some])
            said, came = fmean(v for v, _ in some), fmean(s for _, s in some)
            yield (
                f"{tenth / 10:.1f} to {tenth / 10 + 0.1:.1f}  {len(some):8d}  "
                f"{said:.3f}  {came:.3f}  {low:.3f} to {high:.3f}"
            )
    mean = fmean(share for _, share in rows)
    yield f"log-loss {_loss(rows):.4f}, of a constant {_loss([(mean, s) for _, s in rows]):.4f}"
    excess = [pair.excess for pair in found]
    yield f"parity {fmean(excess):+.4f} ± {1.96 * stdev(excess) / sqrt(len(excess)):.4f}"
    yield f"at the start {min(starts):.3f} to {max(starts):.3f}, {len(starts)} matches"


def _loss(rows: list[tuple[float, float]]) -> float:
    """Return the mean log-loss. A draw counts as half a win and half a loss."""
    total = 0.0
    for said, share in rows:
        sure = min(1 - CERTAIN, max(CERTAIN, said))
        total -= share * log(sure) + (1 - share) * log(1 - sure)
    return total / len(rows)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=[game.slug for game in GAMES])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--pairs", type=int, default=2)
    parser.add_argument("--pace", type=float, default=0.01)
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--levels", default=",".join(level.name for level in LEVELS[2:]))
    parser.add_argument("--records", type=Path)
    chosen = parser.parse_args()
    matches = (
        saved(chosen.records)
        if chosen.records
        else played(chosen.game, chosen.games, chosen.levels.split(","), chosen.pace, chosen.seed)
    )
    rng = Random(chosen.seed)
    found: list[Pair] = []
    starts: list[float] = []
    for _, match in zip(range(chosen.games), matches, strict=False):
        found += pairs(match, chosen.pairs, chosen.scale, rng)
        if len(starts) < 50:
            starts.append(value(match, next(match.decisions()), chosen.scale))
    print(*report(found, starts), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
