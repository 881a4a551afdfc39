"""Par of a Mono puzzle a second time, plainly: the Expert's matches, played by the rules.

A match is an attempt at the puzzle like a person's: the turns, what ends them, and the points are
those of the rules. The cells come from the Expert, who is told nothing but what the solver's view
shows. Par is the mean of some matches, rounded. The Expert's work is counted and not timed, and
one generator serves all of them, so that nothing but the layout matters.
"""

from math import inf
from random import Random
from typing import Any

from rules.core.clock import Clock
from rules.mono.players.levels import EXPERT, Solver
from rules.mono.players.potential import NEXT
from rules.mono.players.race import THRIFT
from rules.mono.players.situation import Situation, run_of
from rules.puzzles import Attempt, Puzzle, attempt

TURNS = 3
SIGNS = "123456789abcdefghijklmnop"


def par_of(puzzle: Puzzle) -> int:
    """The mean of five matches up to nine regions, of three up to twelve, of two beyond."""
    size = puzzle.options["size"]
    matches = 5 if size <= 9 else 3 if size <= 12 else 2
    rng, clock = Random(1), Clock(inf, most=10**9)
    points = [_match(puzzle, clock, rng) for _ in range(matches)]
    return max(1, round(sum(points) / matches))


def _match(puzzle: Puzzle, clock: Clock, rng: Random) -> int:
    """The points of one match."""
    trying = attempt(puzzle)
    while not trying.over:
        # In the last turn nothing is left to save for.
        expert = Solver(EXPERT, THRIFT if trying.turns < TURNS - 1 else 0.0)
        cell = expert.cell(_situation(trying), clock, rng)
        trying = trying.type("end" if cell is None else _name(trying, cell))
    return trying.score


def _situation(trying: Attempt) -> Situation:
    """What the Expert is told: the covered board, and the values of the turn so far."""
    view: dict[str, Any] = trying.view.to_dict()
    known = "".join(view["boards"][1])
    values = tuple(view["list"])
    return Situation(
        size=view["options"]["size"],
        rule=NEXT,
        boards=(known,),
        owners=(0,),
        covered=(sum(2**place for place, sign in enumerate(known) if sign not in SIGNS),),
        last=values[-1] if values else 0,
        run=run_of(values),
    )


def _name(trying: Attempt, cell: int) -> str:
    """A cell by its column's letter and its row's number, the last row being 1."""
    rows = trying.view.to_dict()["boards"][1]
    row, column = divmod(cell, len(rows[0]))
    return f"{'abcdefghijklmnopqrstuvwxyz'[column]}{len(rows) - row}"
