"""The box of Black Box: its cells, its ports, and the path of a ray through it.

Cells are numbered 0 to 48 column by column (a1, a2, … a7, b1, …), so that the order of the numbers
is the order of the names. Ports are numbered 0 to 27: left side 1–7, right side 8–14, top a–g,
bottom h–n. The *result* of a probe is the port where the ray leaves, HIT or REFLECTED.
"""

from collections.abc import Iterable

SIDE = 7
CELLS = range(SIDE * SIDE)
PORTS = range(4 * SIDE)

HIT = 28
REFLECTED = 29
RESULTS = range(30)
"""Every result: the 28 ports, HIT and REFLECTED."""

CELL_NAMES = tuple(f"{'abcdefg'[cell // SIDE]}{cell % SIDE + 1}" for cell in CELLS)
PORT_NAMES = tuple(str(number) for number in range(1, 15)) + tuple("abcdefghijklmn")
PORT_NUMBERS = {name: port for port, name in enumerate(PORT_NAMES)}


def _cell_spellings() -> dict[str, int]:
    """Every way to write a cell: top or bottom letter, left or right number, either order."""
    spellings = {}
    for cell in CELLS:
        column, row = divmod(cell, SIDE)
        for letter in ("abcdefg"[column], "hijklmn"[column]):
            for number in (row + 1, row + 1 + SIDE):
                spellings[f"{letter}{number}"] = cell
                spellings[f"{number}{letter}"] = cell
    return spellings


CELL_SPELLINGS = _cell_spellings()


# Rays run on a 9×9 grid of squares: the box with a border around it, where the ports are. A
# square is 9 · column + row, so a heading is the difference of neighbouring squares.
WIDTH = SIDE + 2
EAST, WEST, SOUTH, NORTH = WIDTH, -WIDTH, 1, -1

SQUARES = tuple(WIDTH * (cell // SIDE + 1) + cell % SIDE + 1 for cell in CELLS)
"""The square of each cell."""

CELL_AT = {square: cell for cell, square in enumerate(SQUARES)}

ENTRIES = (
    *((row, EAST) for row in range(1, SIDE + 1)),
    *((WIDTH * (SIDE + 1) + row, WEST) for row in range(1, SIDE + 1)),
    *((WIDTH * column, SOUTH) for column in range(1, SIDE + 1)),
    *((WIDTH * column + SIDE + 1, NORTH) for column in range(1, SIDE + 1)),
)
"""By port: the square from which a ray enters, and its heading."""

OPPOSITE = tuple(port + SIDE if port // SIDE % 2 == 0 else port - SIDE for port in PORTS)
"""By port: the port straight across."""

PORT_AT = {square: port for port, (square, _) in enumerate(ENTRIES)}


def across(heading: int) -> int:
    """Return the heading east or south at right angles to this one."""
    return SOUTH if heading in (EAST, WEST) else EAST


def _follow(atoms: frozenset[int], port: int) -> tuple[list[int], int]:
    """Return the squares a ray visits inside the box, and its result. `atoms` are squares."""
    square, heading = ENTRIES[port]
    visited: list[int] = []
    while True:
        ahead = square + heading
        if ahead in atoms:
            return [*visited, ahead], HIT
        side = across(heading)
        this, other = ahead + side in atoms, ahead - side in atoms
        if (this or other) and not visited:
            return visited, REFLECTED
        if this and other:
            heading = -heading
        elif this:
            heading = -side
        elif other:
            heading = side
        elif ahead in PORT_AT:
            leaves = PORT_AT[ahead]
            return visited, REFLECTED if leaves == port else leaves
        else:
            square = ahead
            visited.append(square)


def trace(atoms: Iterable[int], port: int) -> int:
    """Return the result of a probe: the port where the ray leaves, HIT or REFLECTED.

    This follows the source text on hits, reflections and bouncing rays. An atom straight ahead is a
    hit, before anything else. An atom diagonally ahead turns the ray by 90° away from it, and two
    such atoms turn it back. At the port, before the ray is inside, one such atom is enough to
    reflect it. A ray that leaves where it came in is reflected, too.
    """
    return _follow(frozenset(SQUARES[atom] for atom in atoms), port)[1]


def path(atoms: Iterable[int], port: int) -> tuple[int, ...]:
    """Return the cells a ray visits, in order, for drawing it.

    A hit ends on the atom. A ray reflected at the port visits no cells. A ray turned back visits
    its cells again on its way out, but the cell where it turns is listed once.
    """
    visited, _ = _follow(frozenset(SQUARES[atom] for atom in atoms), port)
    return tuple(CELL_AT[square] for square in visited)


def all_results(atoms: Iterable[int]) -> tuple[int, ...]:
    """Return the results of all 28 ports.

    A ray takes the same path in both directions, so each path is followed only once.
    """
    squares = frozenset(SQUARES[atom] for atom in atoms)
    results = [-1] * len(PORTS)
    for port in PORTS:
        if results[port] < 0:
            result = results[port] = _follow(squares, port)[1]
            if result in PORTS:
                results[result] = port
    return tuple(results)
