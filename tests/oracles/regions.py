"""Searches that count the layouts for the clues of “Regions” without solving techniques.

`layouts` is written from the rules alone. It fills in the cell with the fewest possible labels,
tries each label, and drops a branch once a region cannot become large enough or connected. From
twelve regions on, that takes too long. Then `only_layout` uses the game's exact search, which
completes layouts. It asks whether any other label of any cell leads to a complete layout.
"""

from collections import deque
from collections.abc import Iterator
from functools import cache
from random import Random

from rules.mono.layout_search import LayoutSearch

Cell = tuple[int, int]
BY_RULES = 9
"""The largest number of regions for which `layouts` is fast."""

LABELS = "123456789abcdefghijklmnop"


def layouts(size: int, clues: str) -> Iterator[str]:
    """Yield every layout that matches the clues, in which `.` is a free cell."""
    height = (size + 1) // 2
    width = size * (size + 1) // 2 // height
    cells = [(row, column) for row in range(height) for column in range(width)]
    given = {cell: LABELS.index(sign) + 1 for cell, sign in zip(cells, clues, strict=True)
             if sign != "."}  # fmt: skip
    for found in _search(size, cells, given):
        yield "".join(LABELS[found[cell] - 1] for cell in cells)


def is_unique(size: int, clues: str) -> bool:
    """Whether exactly one layout matches the clues."""
    found = layouts(size, clues)
    return next(found, None) is not None and next(found, None) is None


def only_layout(size: int, clues: str, layout: str) -> bool:
    """Whether this is the only layout that matches the clues."""
    return not any(
        _completes(size, f"{clues[:at]}{label}{clues[at + 1 :]}")
        for at, sign in enumerate(clues)
        if sign == "."
        for label in LABELS[:size]
        if label != layout[at] and clues.count(label) <= LABELS.index(label)
    )


def _completes(size: int, known: str) -> bool:
    rng, failures = Random(0), 20
    try:
        while LayoutSearch(size, rng, known).run(failures) is None:
            failures += 20  # restarting often succeeds sooner than a long search
    except ValueError:
        return False
    return True


def _search(size: int, cells: list[Cell], given: dict[Cell, int]) -> Iterator[dict[Cell, int]]:
    while True:
        possible = _possible(size, cells, given)
        if possible is None:
            return
        if not possible:
            yield given
            return
        only = {cell: values[0] for cell, values in possible.items() if len(values) == 1}
        if not only:
            break
        given = given | only
    cell = min(possible, key=lambda one: (len(possible[one]), -_touching(one, given)))
    for value in possible[cell]:
        yield from _search(size, cells, {**given, cell: value})


def _possible(size: int, cells: list[Cell], given: dict[Cell, int]) -> dict[Cell, list[int]] | None:
    """Return the labels that each free cell can reach, or None if there is no solution."""
    possible: dict[Cell, list[int]] = {cell: [] for cell in cells if cell not in given}
    room = set(possible)
    for value in range(1, size + 1):
        mine = {cell for cell, label in given.items() if label == value}
        reached = _reach(value, mine, room)
        if len(reached) < value or not mine <= reached:
            return None
        for cell in reached - mine:
            possible[cell].append(value)
    return possible if all(possible.values()) else None


def _touching(cell: Cell, given: dict[Cell, int]) -> int:
    return sum(other in given for other in _beside(cell))


@cache
def _beside(cell: Cell) -> tuple[Cell, ...]:
    row, column = cell
    return (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)


def _reach(value: int, mine: set[Cell], room: set[Cell]) -> set[Cell]:
    """Return the cells that a region can use: those near its cells, or any large enough pocket."""
    most = value - len(mine)
    if most < 0:
        return set()
    if not mine:
        return {cell for pocket in _pockets(room) if len(pocket) >= value for cell in pocket}
    start = next(iter(mine))
    cost, todo = {start: 0}, deque([start])
    while todo:
        nearest = todo.popleft()
        for cell in _beside(nearest):
            price = cost[nearest] + (cell in room)
            if (cell in mine or cell in room) and price <= most and price < cost.get(cell, 1000):
                cost[cell] = price
                if cell in mine:
                    todo.appendleft(cell)
                else:
                    todo.append(cell)
    return set(cost)


def _pockets(room: set[Cell]) -> Iterator[set[Cell]]:
    left = set(room)
    while left:
        pocket = {left.pop()}
        todo = list(pocket)
        while todo:
            beside = [cell for cell in _beside(todo.pop()) if cell in left]
            left.difference_update(beside)
            pocket.update(beside)
            todo += beside
        yield pocket
