"""How often one colour can win at all where two eyes decide, with the other playing along.

`python -m tests.players.dragons_together --tries 20` plays both colours for the first one, with
crossing colours and the aim `loop_closed`: turn after turn, of the positions that can follow, the
best are kept, those where a dragon of its colour is nearest to being closed. Where that seldom
finds a win, one against moves made at random is hardly to be expected.
"""

import argparse
from random import Random

from rules.dragons.players.board import Board
from rules.dragons.players.potential import growing
from rules.dragons.players.verdicts import verdict
from tests.rules.dragons.boards import start

_WINNER = 0


def turns_to_win(seed: int, kept: int) -> int | None:
    """How many turns both together need, None if no win was found; equals are kept at random."""
    board, rng = Board(start(cross=True, loop_closed=True)), Random(seed)
    lines: list[tuple[int, ...]] = [()]
    for turn in range(1, board.pool + 1):
        found: dict[int, tuple[float, tuple[int, ...]]] = {}
        for line in lines:
            for move in line:
                board.turn(move)
            for move in board.moves():
                board.turn(move)
                ended = verdict(board)
                if ended == _WINNER:
                    return turn
                if ended is None and board.key not in found:
                    found[board.key] = (nearness(board) + rng.random() / 10, (*line, move))
                board.undo()
            for _ in line:
                board.undo()
        lines = [line for _, line in sorted(found.values(), reverse=True)[:kept]]
    return None


def nearness(board: Board) -> float:
    """How near the winner's best dragon is to being closed with two eyes."""
    return max(
        (
            min(dragon.eyes + min(2, dragon.chances) / 2, 2.5) - len(dragon.cells)
            for dragon in growing(board)
            if dragon.colour == _WINNER and not dragon.shut_out
        ),
        default=-999.0,
    )


def main() -> None:
    """Prints the turns of each try, and how many found a win."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=20)
    parser.add_argument("--kept", type=int, default=40, help="positions kept each turn")
    given = parser.parse_args()
    turns = [turns_to_win(seed, given.kept) for seed in range(given.tries)]
    print(*(turn or "-" for turn in turns))
    print(f"a win together in {sum(turn is not None for turn in turns)} of {len(turns)} tries")


if __name__ == "__main__":
    main()
