"""Generate the puzzles that Quincunx ships, and the difficulty limits of each kind.

`python -m tests.tools.puzzle_stock make KIND --count 200 FILE` makes puzzles and writes each with
its effort to a line. `… write FILE …` prints the efforts at which fifths of each kind begin, for
the kind's `steps`, and writes the puzzles with difficulties from the current steps. It refuses a
kind whose best moves are those of another kind; `… compare KIND …` does so for the stock. `… grow
KIND 200` adds puzzles with the current steps until there are 200, and `… grade KIND …` recalculates
the existing difficulties.
"""

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import fmean, quantiles
from typing import Any

from rules.core import InvalidOptions
from rules.core.puzzle import AnyKind, InvalidPuzzle
from rules.puzzles import KINDS, Puzzle, from_text, generate, shipped, to_text
from rules.puzzles.stock import day_positions
from tests.tools.puzzle_days import FOLDER, identity

ALIKE = 0.9
"""The share of puzzles with a best move of another kind from which both kinds are the same."""

_SEED = 700_000
_MORE = 800_000


def made(kind: str, count: int, file: Path) -> None:
    """Make puzzles, and write each as soon as it is found."""
    known: set[str] = set()
    with file.open("w") as notes:
        for number in range(count):
            puzzle = generate(kind, Random(_SEED + number), known=known)
            known.add(puzzle.id)
            effort = KINDS[kind].solve(puzzle).effort
            print(json.dumps({"text": to_text(puzzle), "effort": effort}), file=notes, flush=True)


def written(files: list[Path]) -> None:
    """Grade generated puzzles, and write them to the program's stock."""
    facts: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for file in files:
        for line in file.read_text().splitlines():
            fact = json.loads(line)
            facts[from_text(fact["text"]).kind].append(fact)
    for kind, some in facts.items():
        _report_alike(KINDS[kind], [from_text(fact["text"]) for fact in some])
        steps = ", ".join(f"{step:.4g}" for step in quantiles((f["effort"] for f in some), n=5))
        print(f"{kind}: {len(some)} puzzles, fifths begin at {steps}")
        _write(kind, [_graded(from_text(fact["text"]), fact["effort"]) for fact in some])


def grown(kind: str, count: int) -> None:
    """Add puzzles to the program's stock, each as soon as it is found."""
    there = {one.id for one in shipped(kind)}
    number = len(there)
    known = there | {identity(kind, position) for position in day_positions(kind)}
    with (FOLDER / f"{kind}.txt").open("a", encoding="ascii") as stock:
        while len(there) < count:
            number += 1
            puzzle = generate(kind, Random(_MORE + number), known=known)
            known.add(puzzle.id)
            there.add(puzzle.id)
            print(puzzle.difficulty, puzzle.id, to_text(puzzle), file=stock, flush=True)


def compared(kinds: list[str]) -> None:
    """Compare the stock of some kinds with the other kinds of their games."""
    for kind in kinds:
        _report_alike(KINDS[kind], [from_text(one.text) for one in shipped(kind)])


def regraded(kinds: list[str]) -> None:
    """Recalculate pars and difficulties of the program's stock."""
    for kind in kinds:
        found = [from_text(one.text) for one in shipped(kind)]
        _write(kind, [KINDS[kind].of_position(one.options, one.position) for one in found])


def shares_alike(
    kind: AnyKind, puzzles: Sequence[Puzzle], others: Iterable[AnyKind] = KINDS.values()
) -> dict[str, float]:
    """Return, by other kind of the game, the share of puzzles that have a best move of that kind.

    A position that is not a puzzle of the other kind has none.
    """
    mine = [_firsts(kind, puzzle) for puzzle in puzzles]
    return {
        other.slug: fmean(
            bool(firsts & _firsts(other, puzzle))
            for firsts, puzzle in zip(mine, puzzles, strict=True)
        )
        for other in others
        if other.game.slug == kind.game.slug and other.slug != kind.slug
    }


def _firsts(kind: AnyKind, puzzle: Puzzle) -> set[str]:
    """Return the best first moves of a position as a puzzle of a kind; empty if it is none."""
    try:
        found = kind.solve(kind.bare(puzzle.options, puzzle.position))
    except (InvalidPuzzle, InvalidOptions):
        return set()
    return {*(found.firsts or found.moves[:1])} if kind.par_wanted in (0, found.par) else set()


def _report_alike(kind: AnyKind, puzzles: Sequence[Puzzle]) -> None:
    """Print how much a kind is like the others of its game; exit if it is the same as one."""
    for other, share in shares_alike(kind, puzzles).items():
        print(f"{kind.slug}: {share:.0%} of the puzzles share a best move with {other}")
        if share >= ALIKE:
            sys.exit(f"{kind.slug} is the same kind of puzzle as {other}")


def _graded(puzzle: Puzzle, effort: float) -> Puzzle:
    return replace(puzzle, difficulty=1 + sum(effort >= step for step in KINDS[puzzle.kind].steps))


def _write(kind: str, found: list[Puzzle]) -> None:
    print(f"{kind}: {sorted(Counter(one.difficulty for one in found).items())}")
    lines = (f"{one.difficulty} {one.id} {to_text(one)}\n" for one in found)
    (FOLDER / f"{kind}.txt").write_text("".join(lines), encoding="ascii")


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.puzzle_stock")
    commands = parser.add_subparsers(required=True)
    make = commands.add_parser("make")
    make.add_argument("kind", choices=KINDS)
    make.add_argument("file", type=Path)
    make.add_argument("--count", type=int, default=200)
    make.set_defaults(act=lambda o: made(o.kind, o.count, o.file))
    write = commands.add_parser("write")
    write.add_argument("files", type=Path, nargs="+")
    write.set_defaults(act=lambda o: written(o.files))
    grow = commands.add_parser("grow")
    grow.add_argument("kind", choices=KINDS)
    grow.add_argument("count", type=int)
    grow.set_defaults(act=lambda o: grown(o.kind, o.count))
    grade = commands.add_parser("grade")
    grade.add_argument("kinds", choices=KINDS, nargs="+")
    grade.set_defaults(act=lambda o: regraded(o.kinds))
    compare = commands.add_parser("compare")
    compare.add_argument("kinds", choices=KINDS, nargs="+")
    compare.set_defaults(act=lambda o: compared(o.kinds))
    chosen = parser.parse_args()
    chosen.act(chosen)


if __name__ == "__main__":
    main()
