"""The puzzles that come with the program, and the grades of each kind, made anew.

`python -m tests.tools.puzzle_stock make KIND --count 200 FILE` makes puzzles and notes their
effort, a line each; with `--days` the day's puzzles instead, from the first day on. `python -m
tests.tools.puzzle_stock write FILE …` prints the efforts at which fifths of each kind begin, to be
put into its `steps`, and writes the lines with the grades that the steps give now. `python -m
tests.tools.puzzle_stock grow KIND 200` adds to what is there, with the present steps, until there
are so many.
"""

import argparse
import datetime
import json
from collections import Counter, defaultdict
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

from rules import puzzles
from rules.puzzles import KINDS, daily, from_text, generate, shipped, to_text
from rules.puzzles.stock import FIRST_DAY, of_day

FOLDER = Path(puzzles.__file__).parent / "stock"
_SEED = 700_000
_MORE = 800_000


def made(kind: str, count: int, file: Path, *, days: bool) -> None:
    """Makes puzzles, and notes each as soon as it is there."""
    known: set[str] = set()
    with file.open("w") as notes:
        for number in range(count):
            if days:
                puzzle = daily(kind, FIRST_DAY + datetime.timedelta(days=number))
            else:
                puzzle = generate(kind, Random(_SEED + number), known=known)
            known.add(puzzle.id)
            effort = KINDS[kind].solve(puzzle).effort
            fact = {"text": to_text(puzzle), "effort": effort, "days": days}
            print(json.dumps(fact), file=notes, flush=True)


def written(files: list[Path]) -> None:
    """Grades what was made, and writes it where the program finds it."""
    facts: dict[tuple[str, bool], list[dict[str, Any]]] = defaultdict(list)
    for file in files:
        for line in file.read_text().splitlines():
            fact = json.loads(line)
            facts[from_text(fact["text"]).kind, fact["days"]].append(fact)
    FOLDER.mkdir(exist_ok=True)
    for (kind, days), some in facts.items():
        if not days:
            steps = ", ".join(f"{step:.4g}" for step in quantiles((f["effort"] for f in some), n=5))
            print(f"{kind}: {len(some)} puzzles, fifths begin at {steps}")
        graded = [(_grade(kind, fact["effort"]), fact["text"]) for fact in some]
        print(f"{kind}: {sorted(Counter(grade for grade, _ in graded).items())}")
        found = [replace(from_text(text), difficulty=grade) for grade, text in graded]
        if not days:  # nobody solves the puzzle of a day before it comes
            kept = {from_text(fact["text"]).id for fact in facts.get((kind, True), ())}
            found = [one for one in found if one.id not in kept]
        if days:
            lines = [to_text(puzzle) for puzzle in found]
        else:
            lines = [f"{one.difficulty} {one.id} {to_text(one)}" for one in found]
        name = f"{kind}.days.txt" if days else f"{kind}.txt"
        (FOLDER / name).write_text("".join(f"{line}\n" for line in lines), encoding="ascii")


def grown(kind: str, count: int) -> None:
    """Adds puzzles to those that come with the program, each as soon as it is there."""
    there = {one.id for one in shipped(kind)}
    number = len(there)
    days = (FOLDER / f"{kind}.days.txt").read_text() if of_day(kind, FIRST_DAY) else ""
    known = there | {from_text(line).id for line in days.splitlines()}
    with (FOLDER / f"{kind}.txt").open("a", encoding="ascii") as stock:
        while len(there) < count:
            number += 1
            puzzle = generate(kind, Random(_MORE + number), known=known)
            known.add(puzzle.id)
            there.add(puzzle.id)
            print(puzzle.difficulty, puzzle.id, to_text(puzzle), file=stock, flush=True)


def _grade(kind: str, effort: float) -> int:
    return 1 + sum(effort >= step for step in KINDS[kind].steps)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.puzzle_stock")
    commands = parser.add_subparsers(required=True)
    make = commands.add_parser("make")
    make.add_argument("kind", choices=KINDS)
    make.add_argument("file", type=Path)
    make.add_argument("--count", type=int, default=200)
    make.add_argument("--days", action="store_true")
    make.set_defaults(act=lambda o: made(o.kind, o.count, o.file, days=o.days))
    write = commands.add_parser("write")
    write.add_argument("files", type=Path, nargs="+")
    write.set_defaults(act=lambda o: written(o.files))
    grow = commands.add_parser("grow")
    grow.add_argument("kind", choices=KINDS)
    grow.add_argument("count", type=int)
    grow.set_defaults(act=lambda o: grown(o.kind, o.count))
    chosen = parser.parse_args()
    chosen.act(chosen)


if __name__ == "__main__":
    main()
