"""The ASCII board of Adamas, as in the source text's figures.

Rows lie three lines apart and cells six columns apart. A stack is a pile up to four lines high
that grows upwards from its cell's line; its columns fill from the left. The pile is drawn over
everything behind it, including the border. A pile shows at most 20 pieces, so that it does not
touch its neighbours. For a higher stack the bottom line gives the number (`o37oo`). If piles of
neighbouring rows overlap, the lower row is drawn in front.
"""

from collections.abc import Collection, Sequence

from rules.adamas.board import Board, Stack

PILE = 4
"""Pieces in a full column of a pile."""

FULL = 5 * PILE
"""Pieces in the widest pile."""

Canvas = dict[tuple[int, int], str]
"""Characters by (line, column). The top edge is line 0, the left end of the middle row column 0."""


def draw_board(
    board: Board,
    stacks: Sequence[Stack | None],
    last: Collection[str],
    letters: str,
    coordinates: bool,
) -> str:
    """Return the board with its stacks; `letters` has a lower-case letter for each player.

    Pieces on the cells that the `last` move reached print in capitals. `coordinates` adds the row
    numbers at the right and each letter at the lower end of its line.
    """
    canvas: Canvas = {}
    _draw_border(canvas, board.size)
    if coordinates:
        _draw_names(canvas, board)
    points = [(_point(board.size, *place), i) for i, place in enumerate(board.places)]
    for point, i in sorted(points):
        stack = stacks[i]
        if stack is None:
            canvas[point] = "."
        else:
            letter = letters[stack.owner]
            landed = board.cells[i] in last
            _draw_pile(canvas, point, stack.height, letter.upper() if landed else letter)
    for point, i in points:
        stack = stacks[i]
        if stack is not None and stack.height > FULL:
            _draw_number(canvas, point, stack.height)
    return _text_of(canvas)


def _point(size: int, letter: int, row: int) -> tuple[int, int]:
    """Return the canvas line and column of a cell."""
    return 2 + 3 * (2 * (size - 1) - row), 4 + 6 * letter + 3 * (row - (size - 1))


def _draw_border(canvas: Canvas, size: int) -> None:
    middle = 3 * size - 1
    width = 6 * (size - 1) + 4
    for line in range(1, 2 * middle):
        inset = abs(line - middle)
        left, right = "()" if inset == 0 else "/\\" if line < middle else "\\/"
        canvas[line, inset] = left
        canvas[line, middle + width + (middle - inset)] = right
    for line in (0, 2 * middle):
        for column in range(width + 1):
            canvas[line, middle + column] = "-" if 0 < column < width else "+"


def _draw_names(canvas: Canvas, board: Board) -> None:
    """Draw row numbers right of the border, and each letter one cell below its line's lower end."""
    ends: dict[int, tuple[int, int]] = {}
    for letter, row in board.places:
        line, column = _point(board.size, letter, row)
        ends.setdefault(letter, (line + 3, column - 3))
        if (letter + 1, row) not in board.places:
            for offset, digit in enumerate(str(row + 1)):
                canvas[line, column + 7 + offset] = digit
    for letter, point in ends.items():
        canvas[point] = chr(ord("a") + letter)


def _draw_pile(canvas: Canvas, point: tuple[int, int], height: int, piece: str) -> None:
    line, x = point
    shown = min(height, FULL)
    left = x - (-(-shown // PILE) - 1) // 2
    for number in range(shown):
        column, level = divmod(number, PILE)
        canvas[line - level, left + column] = piece


def _draw_number(canvas: Canvas, point: tuple[int, int], height: int) -> None:
    """Draw the number of pieces in the middle of a full pile, on top of any pile in front."""
    line, x = point
    for offset, digit in enumerate(str(height)):
        canvas[line, x - 1 + offset] = digit


def _text_of(canvas: Canvas) -> str:
    lines = range(min(line for line, _ in canvas), max(line for line, _ in canvas) + 1)
    width = max(column for _, column in canvas) + 1
    return "\n".join(
        "".join(canvas.get((line, column), " ") for column in range(width)).rstrip()
        for line in lines
    )
