"""Generate the puzzles that Quincunx ships, and the difficulty limits of each kind.

`python -m tests.tools.puzzle_stock make KIND --count 200 FILE` makes puzzles and writes each with
its effort to a line. `… write FILE …` prints the efforts at which fifths of each kind begin, for
the kind's `steps`, and writes the puzzles with difficulties from the current steps. `… grow KIND
200` adds puzzles with the current steps until there are 200, and `… grade KIND …` recalculates the
existing difficulties.
"""

import argparse
import json
from collections import Counter, defaultdict
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

from rules.puzzles import KINDS, Puzzle, from_text, generate, shipped, to_text
from rules.puzzles.stock import day_positions
from tests.tools.puzzle_days import FOLDER, identity

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


def regraded(kinds: list[str]) -> None:
    """Recalculate pars and difficulties of the program's stock."""
    for kind in kinds:
        found = [from_text(one.text) for one in shipped(kind)]
        _write(kind, [KINDS[kind].of_position(one.options, one.position) for one in found])


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
    chosen = parser.parse_args()
    chosen.act(chosen)


if __name__ == "__main__":
    main()
