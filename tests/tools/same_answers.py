"""Compare answers of the computer players, compiled and interpreted.

    python -m tests.tools.same_answers --answers 1000 dragons adamas

Each answer is about a random position of a random variant: the whole analysis (moves, values to the
last bit, proofs, replies) and the move of every level, all with counted work. It exits with 1 at
the first difference. The table shows the processor time of both ways.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import zip_longest
from math import inf
from pathlib import Path
from random import Random
from shutil import copytree, ignore_patterns
from tempfile import TemporaryDirectory

from rules.core.analysis import Work
from rules.core.clock import Clock
from rules.core.levels import LEVELS
from rules.games import GAMES
from rules.kernels import KERNELS, compiled
from rules.players import MINDS
from rules.playout import random_move
from tests.rules.variants import VARIANTS

ROOT = Path(__file__).parents[2]
SCALE = 0.1
"""The work of an analysis; a review spends 1."""
CALLS = 40
"""The clock calls of a level's move."""


def answers(game: str, count: int) -> Iterator[str]:
    """Yield a line for each position, then one with the processor time in seconds."""
    spent, rng = 0.0, Random(game)
    variants = [variant for variant in VARIANTS if variant.slug == game]
    mind = MINDS[game]
    for number in range(count):
        # Most people play by the standard rules.
        variant = variants[0] if number % 2 else rng.choice(variants)
        match = variant.match(seed=number)
        for _ in range(rng.randrange(40)):
            if match.to_move is None:
                break
            match.play(random_move(match.game, match.view(match.to_move), rng, most=60))
        if match.to_move is None:
            yield f"{number} {variant}: over"
            continue
        view = match.view(match.to_move)
        before = time.process_time()
        moves = [
            mind.choose(view, level, Clock(inf, most=CALLS), Random(number)) for level in LEVELS
        ]
        found = mind.analyse(view, Work(SCALE))
        spent += time.process_time() - before
        yield f"{number} {variant}: {moves} {found}"
    yield f"{spent:.2f}"


def _started(game: str, count: int, folder: Path) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "tests.tools.same_answers", "--child", "--answers", str(count)]
    return subprocess.Popen(
        [*command, game],
        cwd=folder,  # its rules are imported
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
    )


def _compared(game: str, count: int, interpreted: Path) -> bool:
    """Whether all answers of a game are equal; print the times, or the first difference."""
    with ExitStack() as stack:
        runs = [stack.enter_context(_started(game, count, way)) for way in (ROOT, interpreted)]
        times: list[str] = []
        for number, pair in enumerate(zip_longest(*(run.stdout or () for run in runs))):
            if number == count:
                times = [str(line).strip() for line in pair]
            elif pair[0] != pair[1] or pair[0] is None:
                print(f"{game}:\ncompiled    {pair[0]}\ninterpreted {pair[1]}")
                for run in runs:
                    run.kill()
                return False
    ratio = float(times[1]) / float(times[0])
    print(
        f"{game:<10} {count} answers equal, {times[1]} s, {times[0]} s, {ratio:.1f} ×", flush=True
    )
    return True


def main() -> int:
    """Compare both ways; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--answers", type=int, default=1000, help="for each game")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    games = given.games or [game.slug for game in GAMES]
    if given.child:
        for line in answers(games[0], given.answers):
            print(line, flush=True)
        return 0
    if not compiled(game for game in games if game in KERNELS):
        print("Not all of these games are compiled here: run make compiled.", file=sys.stderr)
        return 2
    with TemporaryDirectory() as folder:
        interpreted = Path(folder)
        copytree(ROOT / "rules", interpreted / "rules", ignore=ignore_patterns("*.so", "*.pyd"))
        return len(games) > sum(_compared(game, given.answers, interpreted) for game in games)


if __name__ == "__main__":
    sys.exit(main())
