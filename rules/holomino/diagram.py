"""Holomino's table drawn in characters, tiles interlocking as in the source text's figures."""

from collections.abc import Mapping

from rules.core.hexes import Hex

MARGIN = 2
"""The number of empty columns at the left, as in the figures."""

_OUTLINE = (
    " __",
    "/  \\__",
    "\\     \\",
    "/   __/",
    "\\__/",
)
_DIGITS = ((4, 1), (1, 1), (2, 5))
"""Row and column, within the outline, of the digits at lower left, upper left and right."""

_LABEL = (3, 3)
"""Row and column of the middle of a label in an empty cell."""

Canvas = dict[tuple[int, int], str]


def draw(tiles: Mapping[Hex, str], labels: Mapping[Hex, str]) -> str:
    """Return the tiles, and the labels in empty cells, as text.

    A tile has its digits at lower left, upper left and right. Lines have no trailing spaces. The
    leftmost character is in column MARGIN.
    """
    canvas: Canvas = {}
    for cell in tiles:
        for row, line in enumerate(_OUTLINE):
            _write(canvas, cell, (row, 0), line)
    # Digits are drawn last, or the tile below would draw its top line over them.
    for cell, digits in tiles.items():
        for place, digit in zip(_DIGITS, digits, strict=True):
            _write(canvas, cell, place, digit)
    for cell, label in labels.items():
        row, column = _LABEL
        _write(canvas, cell, (row, column - len(label) // 2), label)
    return _text(canvas)


def _write(canvas: Canvas, cell: Hex, place: tuple[int, int], text: str) -> None:
    """Put text on the canvas at a place within a cell; its spaces do not overwrite."""
    q, r = cell
    row, column = place[0] + 2 * q + 4 * r, place[1] + 6 * q
    canvas.update(
        {(row, column + offset): char for offset, char in enumerate(text) if not char.isspace()}
    )


def _text(canvas: Canvas) -> str:
    if not canvas:
        return ""
    rows = [row for row, _ in canvas]
    left = min(column for _, column in canvas) - MARGIN
    right = max(column for _, column in canvas) + 1
    return "\n".join(
        "".join(canvas.get((row, column), " ") for column in range(left, right)).rstrip()
        for row in range(min(rows), max(rows) + 1)
    )
