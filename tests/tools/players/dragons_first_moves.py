"""Which first moves of Dragons lose by force.

    python -m tests.tools.players.dragons_first_moves --turns 2000000

For each first move of the standard game, this prints the number of moves in which the opponent wins
by force. It also prints whether `rules.dragons.players.first_moves` contains the moves without such
a win.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from math import inf

from rules.core.clock import Clock
from rules.dragons import Dragons
from rules.dragons.game import Place
from rules.dragons.players.board import Board
from rules.dragons.players.first_moves import HOLDING, standard_start
from rules.dragons.players.forcing import Forcing


def refuted(moves: Iterable[Place], turns: int) -> Iterator[tuple[Place, int | None]]:
    """Return, for each first move, the moves in which the opponent wins by force, or None.

    `turns` limits the search after each move.
    """
    start = standard_start()
    for move in moves:
        board = Board(Dragons().apply(start, move))
        won = Forcing(board, Clock(inf)).win(turns)
        yield move, None if won is None else won.depth


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--turns", type=int, default=2_000_000)
    chosen = parser.parse_args()
    held = set()
    for move, depth in refuted(Dragons().legal_moves(standard_start()), chosen.turns):
        print(move, "holds" if depth is None else f"loses in {depth}", flush=True)
        if depth is None:
            held.add(move)
    print("as in the table" if held == set(HOLDING) else "not as in the table")
    return 0 if held == set(HOLDING) else 1


if __name__ == "__main__":
    sys.exit(main())
