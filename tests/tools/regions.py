"""Check puzzles of “Regions” of every size: time, difficulty and uniqueness.

`python -m tests.tools.regions --sizes 5-9 --count 1000` makes puzzles with the seeds from 0, solves
each again with techniques alone, and checks uniqueness with `tests.oracles.regions`.
"""

import argparse
from collections import Counter
from random import Random
from statistics import median
from time import process_time

from rules.mono.board import HIDDEN
from rules.mono.layouts import random_layout
from rules.mono.regions.maker import SIZES, clues_of
from rules.mono.regions.solver import Technique, deduce
from tests.oracles.regions import BY_RULES, is_unique, only_layout


def report(size: int, count: int, *, symmetric: bool) -> str:
    """Return the line of the table for one size."""
    times, clues, steps = [], [], []
    hardest, used = Counter[str](), Counter[str]()
    solved = unique = 0
    for seed in range(count):
        rng = Random(seed)
        start = process_time()
        layout = random_layout(size, rng)
        made = clues_of(layout, rng, symmetric=symmetric)
        times.append(process_time() - start)
        assert made is not None
        found = deduce(size, made)
        solved += found.labels == layout
        unique += only_layout(size, made, layout) and (size > BY_RULES or is_unique(size, made))
        clues.append(len(made) - made.count(HIDDEN))
        steps.append(len(found.steps))
        hardest[Technique(found.hardest).name] += 1
        used.update(step.technique.name for step in found.steps)
    names = [technique.name for technique in Technique]
    return (
        f"{size}: {count} made, {solved} solved by techniques, {unique} unique, "
        f"median {median(times):.2f} s, longest {max(times):.2f} s of processor time, "
        f"{median(clues):g} clues of {size * (size + 1) // 2}, {median(steps):g} steps\n"
        f"   hardest {_counts(hardest, names)}\n   steps {_counts(used, names)}"
    )


def _counts(found: Counter[str], names: list[str]) -> str:
    return ", ".join(f"{name.lower()} {found[name]}" for name in names)


def _sizes(text: str) -> range:
    first, _, last = text.partition("-")
    return range(int(first), int(last or first) + 1)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.regions")
    parser.add_argument("--sizes", type=_sizes, default=SIZES, help="numbers of regions, as 5-9")
    parser.add_argument("--count", type=int, default=100, help="puzzles of each size")
    parser.add_argument("--symmetric", action="store_true")
    chosen = parser.parse_args()
    for size in chosen.sizes:
        print(report(size, chosen.count, symmetric=chosen.symmetric), flush=True)


if __name__ == "__main__":
    main()
