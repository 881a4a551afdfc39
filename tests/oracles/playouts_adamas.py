"""Random play in simple Python, with dicts, tuples, and a new board for each move."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

Cell = tuple[int, int]


class Pile(NamedTuple):
    """A stack: one player's pieces on a cell."""

    owner: int
    height: int


class Plain(NamedTuple):
    """A position for two players. `mover` is None when the game is over."""

    size: int
    piles: dict[Cell, Pile]
    mover: int | None
    opened: bool


def start(size: int, pieces: int) -> Plain:
    """Return the start, with both players' pieces in opposite corners."""
    side = size - 1
    return Plain(size, {(0, side): Pile(0, pieces), (2 * side, side): Pile(1, pieces)}, 0, False)


def _line(size: int, cell: Cell, step: Cell) -> Iterator[Cell]:
    side, (letter, row) = size - 1, cell
    while True:
        letter, row = letter + step[0], row + step[1]
        on_board = 0 <= letter <= 2 * side and 0 <= row <= 2 * side
        if not (on_board and side <= letter + row <= 3 * side):
            return
        yield letter, row


def _sight(plain: Plain, cell: Cell) -> list[Cell]:
    seen = []
    for step in STEPS:
        for other in _line(plain.size, cell, step):
            seen.append(other)
            if other in plain.piles:
                break
    return sorted(seen)


def _may_land(plain: Plain, cell: Cell, mover: int) -> bool:
    pile = plain.piles.get(cell)
    if pile is None or pile.owner == mover:
        return True
    return plain.opened and _capturable(plain, cell)


def _capturable(plain: Plain, cell: Cell) -> bool:
    pile = plain.piles[cell]
    seen = [plain.piles[other] for other in _sight(plain, cell) if other in plain.piles]
    return sum(other.height for other in seen if other.owner != pile.owner) == pile.height


def _cells(plain: Plain, player: int) -> list[Cell]:
    return sorted(cell for cell, pile in plain.piles.items() if pile.owner == player)


def random_ply(plain: Plain, chance: Callable[[], float]) -> Plain:
    """Return the position after a random move."""
    mover = plain.mover
    assert mover is not None
    sources = _cells(plain, mover)
    while True:
        source = sources[int(chance() * len(sources))]
        targets = [cell for cell in _sight(plain, source) if _may_land(plain, cell, mover)]
        if targets:
            break
        sources.remove(source)
    target = targets[int(chance() * len(targets))]
    lifts = {source: 1 + int(chance() * plain.piles[source].height)}
    if chance() < 0.25:
        for cell in _sight(plain, target):
            pile = plain.piles.get(cell)
            if pile is not None and pile.owner == mover and cell != source:
                lifts[cell] = pile.height
    return _after(plain, mover, lifts, target)


def _after(plain: Plain, mover: int, lifts: dict[Cell, int], target: Cell) -> Plain:
    piles = dict(plain.piles)
    for cell, count in lifts.items():
        height = piles.pop(cell).height - count
        if height:
            piles[cell] = Pile(mover, height)
    pile = piles.get(target)
    friends = pile.height if pile is not None and pile.owner == mover else 0
    piles[target] = Pile(mover, friends + sum(lifts.values()))
    return _passed_on(Plain(plain.size, piles, 1 - mover, True))


def _passed_on(plain: Plain) -> Plain:
    """Return the position, with `mover` None if the game is over.

    It is over if a player has no pieces or no moves, or if the last two pieces tie.
    """
    player = plain.mover
    assert player is not None
    over = len({pile.owner for pile in plain.piles.values()}) < 2
    if not over:
        over = not any(
            _may_land(plain, cell, player)
            for source in _cells(plain, player)
            for cell in _sight(plain, source)
        )
    if not over and sum(pile.height for pile in plain.piles.values()) == 2:
        over = not _capturable(plain, next(iter(plain.piles)))
    return plain._replace(mover=None) if over else plain
