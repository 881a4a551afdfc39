"""Check many puzzles of every kind by brute force.

`python -m tests.tools.puzzles --games 1000` prints for each kind how many puzzles are solvable,
unique where required, and have the right par. It also prints how many are duplicates, and the time
to make them. For the first `--brute` puzzles, forced wins of several turns are checked with the
rules alone.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from statistics import median
from time import process_time
from typing import Any

from rules.puzzles import (
    KINDS,
    InvalidPuzzle,
    Puzzle,
    answer,
    attempt,
    check,
    from_text,
    generate,
    solution,
    to_text,
)
from tests.oracles import blackbox as box_oracle
from tests.oracles.puzzles import forced, most, wins
from tests.oracles.regions import BY_RULES, is_unique, only_layout


def holds(puzzle: Puzzle) -> dict[str, bool]:
    """Return the results of checking a puzzle again."""
    found = {"read back": from_text(to_text(puzzle)) == puzzle}
    try:
        found["sound"] = check(puzzle).par == puzzle.par
    except InvalidPuzzle:
        found["sound"] = False
    verdict = answer(puzzle, solution(puzzle).moves)
    found["solvable"] = verdict.solved and verdict.stars == 3
    return found


Found = dict[str, bool]


def _of_holomino(puzzle: Puzzle) -> Found:
    trying = attempt(puzzle)
    state: Any = trying.state
    seat = trying.solver
    best, moves = most(trying.kind.game, state, lambda a, b: int(b.points[seat] - a.points[seat]))
    return {"par right": best == puzzle.par, "unique": len(moves) == 1}


def _of_capture(puzzle: Puzzle) -> Found:
    trying = attempt(puzzle)
    best, moves = most(trying.kind.game, trying.state, lambda a, b: _enemies(a) - _enemies(b))
    return {"par right": best == puzzle.par, "unique": len(moves) == 1}


def _of_blackbox(puzzle: Puzzle) -> Found:
    return {"without a double": _told_apart(puzzle)}


def _of_one_loop(puzzle: Puzzle) -> Found:
    trying = attempt(puzzle)
    return {"unique": len(forced(trying.kind.game, trying.state, 1)) == 1}


def _of_win_in_two(puzzle: Puzzle) -> Found:
    trying, first = attempt(puzzle), solution(puzzle).firsts
    return {
        "not sooner": not forced(trying.kind.game, trying.state, puzzle.par - 1),
        "unique": tuple(forced(trying.kind.game, trying.state, puzzle.par)) == first,
    }


def _of_loops(puzzle: Puzzle) -> Found:
    trying = attempt(puzzle)
    game, state = trying.kind.game, trying.state
    (first,) = game.parse_move(state, solution(puzzle).moves[0])
    return {
        "not sooner": not forced(game, state, puzzle.par - 1),
        "forced": wins(game, game.apply(state, first), trying.solver, puzzle.par),
    }


def _of_regions(puzzle: Puzzle) -> Found:
    size, layout = int(puzzle.options["size"]), answer(puzzle, []).best
    unique = only_layout(size, puzzle.position, layout)
    if size <= BY_RULES:
        unique = unique and is_unique(size, puzzle.position)
    return {"par right": puzzle.par == puzzle.position.count("."), "unique": unique}


ORACLES: Mapping[str, Callable[[Puzzle], Found]] = {
    "holomino": _of_holomino,
    "adamas-capture": _of_capture,
    "blackbox": _of_blackbox,
    "mono-regions": _of_regions,
    "dragons-1": _of_one_loop,
    "adamas-win2": _of_win_in_two,
    "dragons-2": _of_loops,
    "dragons-3": _of_loops,
}
"""By kind: the solver that uses only the rules. Tests run all kinds except those in `LONG`."""

LONG = frozenset({"adamas-win2", "dragons-2", "dragons-3"})
"""The kinds that take too long by brute force for the tests."""

UNPROVEN: Mapping[str, str] = {"mono": "its par is measured, so nothing can be proven"}
"""The kinds without a brute-force solver, and the reason."""


def brute(puzzle: Puzzle) -> Found:
    """Return the brute-force results for a puzzle. Empty for kinds without a solver."""
    oracle = ORACLES.get(puzzle.kind)
    return oracle(puzzle) if oracle is not None else {}


def _enemies(state: Any) -> int:
    return sum(height for colour, height in state.to_dict()["stacks"].values() if colour == "X")


def _told_apart(puzzle: Puzzle) -> bool:
    """Whether moving any single atom changes the result of some port."""
    names = [box_oracle.read_cell(name) for name in puzzle.position.split()]
    atoms = {cell for cell in names if cell is not None}
    told = [box_oracle.trace(atoms, port) for port in box_oracle.PORTS]
    every = {(column, row) for column in range(7) for row in range(7)}
    return all(
        any(
            box_oracle.trace(other, port) != result
            for port, result in zip(box_oracle.PORTS, told, strict=True)
        )
        for atom in sorted(atoms)
        for cell in sorted(every - atoms)
        for other in [atoms - {atom} | {cell}]
    )


def report(kind: str, games: int, most_brute: int) -> str:
    """Return the line of the table for one kind."""
    times, ids, good = [], Counter[str](), Counter[str]()
    for seed in range(games):
        start = process_time()
        puzzle = generate(kind, Random(seed))
        times.append(process_time() - start)
        ids[puzzle.id] += 1
        found = holds(puzzle) | (brute(puzzle) if seed < most_brute else {})
        for name, true in found.items():
            good[name] += true
            good[f"{name} of"] += 1
    facts = ", ".join(f"{n} {good[n]}/{good[f'{n} of']}" for n in good if not n.endswith(" of"))
    return (
        f"{kind:<15} {facts}, duplicates {games - len(ids)}, "
        f"median {median(times):.2f} s, longest {max(times):.1f} s of processor time"
    )


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.puzzles")
    parser.add_argument("--games", type=int, default=1000, help="puzzles of each kind")
    parser.add_argument("--kinds", default=",".join(KINDS), help="which kinds")
    parser.add_argument("--brute", type=int, default=1000, help="so many checked by brute force")
    chosen = parser.parse_args()
    for kind in chosen.kinds.split(","):
        print(report(kind, chosen.games, chosen.brute), flush=True)


if __name__ == "__main__":
    main()
