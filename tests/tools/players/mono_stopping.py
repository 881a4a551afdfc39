"""How much it pays in Mono to end a turn early.

    python -m tests.tools.players.mono_stopping [--players 2] [--games 400] [--seed 1] [--size 9]

A player that plans its turns as the Master does, but with the chances by which layouts are
measured, plays against copies of itself that never end a turn, from each seat in turn. In the other
rows it ends its turns if the best cell is less safe than a chance. The output has its share of the
win (an even share is 100 %), and the points that ending turns brings: its lead over the mean of the
others, compared with the same match without ending any. Both have their standard errors.
"""

from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import dataclass
from math import prod, sqrt
from random import Random
from statistics import fmean, stdev

from rules.match import Match
from rules.mono.board import LABELS, board, cells_of
from rules.mono.game import MonoView, Move
from rules.mono.moves import EndTurn, Reveal
from rules.mono.players.levels import LIKELY
from rules.mono.players.reader import chances
from rules.mono.players.situation import Situation, situation_of
from rules.tournament.tournament import derived_seed

MASTER = None
"""The Master's own rule for ending a turn, in place of a chance."""

LEAST = (MASTER, 0.05, 0.25, 0.5, 0.75)
"""The chances of continuing below which the players of the rows end their turns."""

Shares = dict[int, float]
"""The chance of each value at a cell."""


@dataclass
class Stopper:
    """Chooses cells as the Master does, and ends its turns by the Master's rule or a chance."""

    least: float | None
    rng: Random
    turns: int = 0
    ended: int = 0

    def choose(self, view: MonoView) -> Move:
        """Return the next move of a turn."""
        now = situation_of(view, view.seat)
        _, worth, safe, cell = max(_looks(now, self.rng))
        self.turns += not view.values
        if view.values and (worth <= 0 if self.least is None else safe < self.least):
            self.ended += 1
            return EndTurn()
        return Reveal(view.grid.names[cell])


def _looks(now: Situation, rng: Random) -> list[tuple[float, float, float, int]]:
    """Return for each cell the chance to continue the run if likely, its worth, its safety."""
    there: dict[int, list[Shares]] = {cell: [] for cell in now.cells}
    for known, hidden in zip(now.boards, now.covered, strict=True):
        for cell, shares in _shares(now.size, known, hidden).items():
            there[cell].append(shares)
    found = []
    for cell, boards in there.items():
        worth, safe, run = rng.random() * 1e-6, 0.0, 0.0
        rest = 1.0  # the chance that no lower value can be listed
        for value in range(max(1, now.last), now.size + 1):
            none = prod(_beyond(shares, now.last, value) for shares in boards)
            share, rest = rest - none, none
            gain = 2 * now.run + 1 if value == now.last else 1
            worth += share * (gain + now.size + 1 - value)
            safe += share
            run = share if value == now.last else run
        found.append((run if run > LIKELY else 0.0, worth, safe, cell))
    return found


def _beyond(shares: Shares, last: int, value: int) -> float:
    """Return the chance that a cell's value is lower than the last one, or higher than `value`."""
    return sum(share for other, share in shares.items() if other < last or other > value)


def _shares(size: int, known: str, hidden: int) -> dict[int, Shares]:
    """Return the estimated chances of the values of each hidden cell."""
    grid, seen, left = board(size), [0] * (size + 1), list(range(size + 1))
    for cell in cells_of(grid.full & ~hidden):
        value = LABELS.index(known[cell]) + 1
        seen[value] |= 1 << cell
        left[value] -= 1
    found: dict[int, Shares] = {cell: {} for cell in cells_of(hidden)}
    for value, cells in chances(grid, seen, left, hidden).items():
        for cell, share in cells.items():
            found[cell][value] = share
    return found


@dataclass(frozen=True)
class Played:
    """A player's share of the win times the players, its lead in points, and its early ends."""

    share: float
    lead: float
    ended: float


def played(leasts: Sequence[float | None], seat: int, size: int, seed: int) -> Played:
    """Play a match between players with these rules for ending turns, and look at one seat."""
    names = [f"player {number}" for number in range(len(leasts))]
    match = Match.new("mono", names, {"size": size}, seed=derived_seed(seed, "draws"))
    players = [
        Stopper(least, Random(derived_seed(seed, f"seat {number}")))
        for number, least in enumerate(leasts)
    ]
    while (player := match.to_move) is not None:
        view = match.view(player)
        assert isinstance(view, MonoView)
        match.play("random" if view.placing else players[player].choose(view))
    assert match.outcome is not None
    points = match.outcome.scores
    lead = points[seat] - fmean(points[:seat] + points[seat + 1 :])
    one = players[seat]
    return Played(match.outcome.share(seat) * len(names), lead, one.ended / max(1, one.turns))


def row(least: float | None, count: int, games: int, size: int, seed: int) -> str:
    """Return the line on one rule for ending turns."""
    found, brought = list[Played](), list[float]()
    for game in range(games):
        seat = game % count
        leasts: list[float | None] = [0.0] * count
        without = played(leasts, seat, size, seed + game)
        leasts[seat] = least
        found.append(played(leasts, seat, size, seed + game))
        brought.append(found[-1].lead - without.lead)
    shares, error = [one.share for one in found], sqrt(games)
    return (
        f"{'Master' if least is None else f'below {least:.0%}':10s} "
        f"{fmean(shares):4.0%} ± {stdev(shares) / error:.0%} of an even share, "
        f"{fmean(brought):+.1f} ± {stdev(brought) / error:.1f} points, "
        f"{fmean(one.ended for one in found):.0%} of its turns ended"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command."""
    parser = ArgumentParser(prog="python -m tests.tools.players.mono_stopping")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=400, help="games of each row")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--size", type=int, default=9)
    given = parser.parse_args(arguments)
    for least in LEAST:
        print(row(least, given.players, given.games, given.size, given.seed), flush=True)


if __name__ == "__main__":
    main()
